import {
  type CalcForm,
  type EitherForm,
  faultOf,
  itemsOf,
  joinItems,
  joinParts,
  type ListForm,
  type NumberForm,
  numberText,
  type PartsForm,
  partsOf,
  startOf,
  wayOf,
} from '@admiralty/engine/calc-forms';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { calculatorWords as words } from '../../words/calculators.ts';
import styles from './calculators.module.css';
import { ChoiceField } from './choice-field.tsx';

export interface FieldProps<Form extends CalcForm = CalcForm> {
  label: string;
  form: Form;
  /** as the command would write it */
  text: string;
  onChange(text: string): void;
}

/** Pickers for an input, by its form; whatever is picked is a text of that form. */
export function FormField({ form, ...rest }: FieldProps): ReactNode {
  switch (form.is) {
    case 'number':
      return <NumberField form={form} {...rest} />;
    case 'choice':
      return <ChoiceField form={form} {...rest} />;
    case 'list':
      return <ListField form={form} {...rest} />;
    case 'parts':
      return <PartsField form={form} {...rest} />;
    case 'either':
      return <EitherField form={form} {...rest} />;
  }
}

/** So many steps are walked by buttons; beyond that one types. */
const STEPS = 40;

function NumberField({ label, form, text, onChange }: FieldProps<NumberForm>): ReactNode {
  const { min, max, step = 1 } = form;
  if ((max - min) / step > STEPS) return <TypedNumber label={label} form={form} text={text} onChange={onChange} />;
  const set = (value: number): void => {
    const written = numberText(form, value);
    if (faultOf(form, written) === null) onChange(written);
  };
  return <Stepper label={label} value={Number(text)} min={min} max={max} step={step} onChange={set} />;
}

function TypedNumber({ label, form, text, onChange }: FieldProps<NumberForm>): ReactNode {
  const [draft, setDraft] = useState(text);
  const type = (value: string): void => {
    setDraft(value);
    if (faultOf(form, value) === null) onChange(value);
  };
  return (
    <label className={styles['typed']}>
      <span>{label}</span>
      <input
        type="number"
        min={form.min}
        max={form.max}
        step={form.step ?? 1}
        value={draft}
        aria-invalid={faultOf(form, draft) !== null}
        onChange={({ target }) => type(target.value)}
      />
    </label>
  );
}

function PartsField({ label, form, text, onChange }: FieldProps<PartsForm>): ReactNode {
  const texts = partsOf(form, text) ?? form.parts.map(({ form: part, usual }) => usual ?? startOf(part));
  return (
    <fieldset className={styles['parts']}>
      <legend>{label}</legend>
      {form.parts.map(({ name, form: part }, at) => (
        <FormField
          key={name}
          label={words.titleOf(name)}
          form={part}
          text={texts[at]!}
          onChange={(one) => onChange(joinParts(form, texts.with(at, one)))}
        />
      ))}
    </fieldset>
  );
}

function ListField({ label, form, text, onChange }: FieldProps<ListForm>): ReactNode {
  const items = itemsOf(form, text);
  const set = (next: readonly string[]): void => onChange(joinItems(form, next));
  const fresh = startOf(form.of.is === 'list' ? form.of.of : form.of);
  return (
    <fieldset className={styles['list']}>
      <legend>{label}</legend>
      {Array.from(items.entries(), ([at, item]) => (
        <div key={words.itemOf(label, at)} className={styles['item']}>
          <FormField
            label={words.itemOf(label, at + 1)}
            form={form.of}
            text={item}
            onChange={(one) => set(items.with(at, one))}
          />
          <Button look="plain" aria-label={words.remove(label, at + 1)} onClick={() => set(items.toSpliced(at, 1))}>
            ×
          </Button>
        </div>
      ))}
      <Button look="quiet" onClick={() => set([...items, fresh])}>
        {words.add(label)}
      </Button>
    </fieldset>
  );
}

function EitherField({ label, form, text, onChange }: FieldProps<EitherForm>): ReactNode {
  const way = wayOf(form, text) ?? form.ways[0]!;
  const turn = (name: string): void => onChange(startOf(form.ways.find((one) => one.name === name)!.form));
  return (
    <fieldset className={styles['either']}>
      <legend>{label}</legend>
      <select aria-label={words.kindOf(label)} value={way.name} onChange={({ target }) => turn(target.value)}>
        {form.ways.map(({ name }) => (
          <option key={name} value={name}>
            {words.titleOf(name)}
          </option>
        ))}
      </select>
      <FormField key={way.name} label={words.titleOf(way.name)} form={way.form} text={text} onChange={onChange} />
    </fieldset>
  );
}
