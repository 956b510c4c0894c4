import { type ReactNode, useId } from 'react';
import { pathText } from '../paths.ts';
import type { Path } from '../types.ts';
import { useField } from './edit-context.tsx';
import styles from './editor.module.css';

interface FieldProps {
  path: Path;
  label: string;
}

/** A label, its control, and what is wrong with it. */
function Frame(props: {
  path: Path;
  label: string;
  id: string;
  faults: readonly string[];
  children: ReactNode;
}): ReactNode {
  const { path, label, id, faults, children } = props;
  return (
    <div className={styles['field']} data-path={pathText(path)} data-faulty={faults.length > 0}>
      <label htmlFor={id}>{label}</label>
      {children}
      <div id={`${id}-why`}>
        {faults.map((why) => (
          <p key={why} className={styles['fault']}>
            {why}
          </p>
        ))}
      </div>
    </div>
  );
}

function fault(id: string, faults: readonly string[]): { 'aria-invalid'?: true; 'aria-describedby'?: string } {
  return faults.length > 0 ? { 'aria-invalid': true, 'aria-describedby': `${id}-why` } : {};
}

/** `isOptional`: left empty, the field is left out. */
export function TextField({ path, label, isOptional = false }: FieldProps & { isOptional?: boolean }): ReactNode {
  const id = useId();
  const { value, set, faults } = useField(path);
  return (
    <Frame path={path} label={label} id={id} faults={faults}>
      <input
        id={id}
        {...fault(id, faults)}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => set(isOptional && target.value === '' ? undefined : target.value)}
      />
    </Frame>
  );
}

interface NumberFieldProps extends FieldProps {
  min?: number;
  max: number;
  /** what an empty field means; left out: it cannot be empty */
  empty?: null | undefined | 'gone';
}

export function NumberField({ path, label, min = 0, max, empty }: NumberFieldProps): ReactNode {
  const id = useId();
  const { value, set, faults } = useField(path);
  const take = (text: string): void => {
    if (text === '' && empty !== undefined) set(empty === 'gone' ? undefined : null);
    else set(Math.min(max, Math.max(min, Math.trunc(Number(text) || 0))));
  };
  return (
    <Frame path={path} label={label} id={id} faults={faults}>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        {...fault(id, faults)}
        value={typeof value === 'number' ? value : ''}
        onChange={({ target }) => take(target.value)}
      />
    </Frame>
  );
}

export interface Option {
  /** undefined: the field is left out */
  value: string | number | boolean | null | undefined;
  label: string;
}

export function SelectField({ path, label, options }: FieldProps & { options: readonly Option[] }): ReactNode {
  const id = useId();
  const { value, set, faults } = useField(path);
  return (
    <Frame path={path} label={label} id={id} faults={faults}>
      <select
        id={id}
        {...fault(id, faults)}
        value={options.findIndex((option) => option.value === value)}
        onChange={({ target }) => set(options[Number(target.value)]?.value)}
      >
        {!options.some((option) => option.value === value) && <option value={-1}>{String(value)}</option>}
        {options.map((option, at) => (
          <option key={option.label} value={at}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}

export function CheckField({ path, label, isUsual = false }: FieldProps & { isUsual?: boolean }): ReactNode {
  const id = useId();
  const { value, set, faults } = useField(path);
  return (
    <div className={styles['check']} data-path={pathText(path)}>
      <input
        id={id}
        type="checkbox"
        checked={value === undefined ? isUsual : value === true}
        onChange={({ target }) => set(target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {faults.map((why) => (
        <p key={why} className={styles['fault']}>
          {why}
        </p>
      ))}
    </div>
  );
}

/** Text parted by commas as a list, of numbers where the file has numbers. */
export function ListField(props: FieldProps & { isNumbers?: boolean; isOptional?: boolean }): ReactNode {
  const { path, label, isNumbers = false, isOptional = false } = props;
  const id = useId();
  const { value, set, faults } = useField(path);
  const text = Array.isArray(value) ? value.join(', ') : '';
  const take = (given: string): void => {
    const words = given.split(/[,\s]+/).filter(Boolean);
    const list = isNumbers ? words.map(Number) : words;
    set(isOptional && list.length === 0 ? undefined : list);
  };
  return (
    <Frame path={path} label={label} id={id} faults={faults}>
      <input
        key={text}
        id={id}
        {...fault(id, faults)}
        defaultValue={text}
        onBlur={({ target }) => target.value !== text && take(target.value)}
      />
    </Frame>
  );
}

/** A part that can be folded. */
export function Part(props: { title: string; path?: Path; isOpen?: boolean; children: ReactNode }): ReactNode {
  const { title, path, isOpen = false, children } = props;
  return (
    <details className={styles['part']} open={isOpen} data-path={path && pathText(path)}>
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  );
}
