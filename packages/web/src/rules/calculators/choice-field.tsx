import { type ChoiceForm, optionOf } from '@admiralty/engine/calc-forms';
import { RadioGroup } from 'radix-ui';
import type { CSSProperties, ReactNode } from 'react';
import { Segments } from '../../ui/segments.tsx';
import { calculatorWords as words } from '../../words/calculators.ts';
import styles from './calculators.module.css';
import type { FieldProps } from './form-field.tsx';

/** So many stand side by side; more are a list. */
const FEW = 4;

export function ChoiceField({ label, form, text, onChange }: FieldProps<ChoiceForm>): ReactNode {
  const { options, isDial } = form;
  const value = optionOf(form, text)?.value ?? '';
  if (isDial) return <Dial label={label} form={form} text={value} onChange={onChange} />;
  if (options.length <= FEW)
    return (
      <div className={styles['few']}>
        <span>{label}</span>
        <Segments
          label={label}
          options={options.map((one) => ({ id: one.value, label: words.optionOf(one) }))}
          value={value}
          onPick={onChange}
        />
      </div>
    );
  return (
    <label className={styles['typed']}>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {words.optionOf(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Directions as they lie around a counter. */
function Dial({ label, form, text, onChange }: FieldProps<ChoiceForm>): ReactNode {
  const { options } = form;
  return (
    <div className={styles['dialled']}>
      <span>{label}</span>
      <RadioGroup.Root className={styles['dial']} aria-label={label} value={text} onValueChange={onChange}>
        {options.map(({ value }, at) => (
          <RadioGroup.Item
            key={value}
            value={value}
            className={styles['mark']}
            style={{ '--turn': `${at / options.length}turn` } as CSSProperties}
          >
            <span>{value}</span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}
