import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from './referee.module.css';
import type { NewWar, WarStatus } from './referee-host.ts';
import type { Host } from './use-referee.ts';
import { say } from './words.ts';

interface BeginProps {
  host: Host;
  isBusy: boolean;
  work(does: () => Promise<WarStatus | null>): Promise<void>;
}

export function BeginWar({ host, isBusy, work }: BeginProps): ReactNode {
  const [wish, setWish] = useState<NewWar>({
    level: 'captain',
    secretBase: 'chosen',
    outbreak: { day: 187, year: 1107 },
  });
  const begin = (event: FormEvent): void => {
    event.preventDefault();
    void work(() => host.start(wish));
  };
  const { level, secretBase, outbreak } = wish;
  return (
    <form className={styles['begin']} onSubmit={begin}>
      <p>{say.intro}</p>
      <label>
        {say.level}
        <select value={level} onChange={({ target }) => setWish({ ...wish, level: target.value as NewWar['level'] })}>
          {Object.entries(say.levels).map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say.base}
        <select
          value={secretBase}
          onChange={({ target }) => setWish({ ...wish, secretBase: target.value as NewWar['secretBase'] })}
        >
          {Object.entries(say.bases).map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <NumberField
        label={say.day}
        min={1}
        max={365}
        value={outbreak.day}
        onChange={(day) => setWish({ ...wish, outbreak: { ...outbreak, day } })}
      />
      <NumberField
        label={say.year}
        min={0}
        max={99_999}
        value={outbreak.year}
        onChange={(year) => setWish({ ...wish, outbreak: { ...outbreak, year } })}
      />
      <Button look="lamp" type="submit" disabled={isBusy}>
        {say.begin}
      </Button>
      <OpenFile host={host} work={work} />
    </form>
  );
}

interface NumberFieldProps {
  label: string;
  min: number;
  max: number;
  value: number;
  onChange(value: number): void;
}

/** What is no number counts as the least. */
function NumberField({ label, min, max, value, onChange }: NumberFieldProps): ReactNode {
  return (
    <label>
      {label}
      <input
        type="number"
        min={min}
        max={max}
        value={value}
        onChange={({ target }) => onChange(Number(target.value) || min)}
      />
    </label>
  );
}

export function OpenFile({ host, work }: Omit<BeginProps, 'isBusy'>): ReactNode {
  const [why, setWhy] = useState<string | null>(null);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const opened = await host.open(await file.text());
    setWhy(opened.ok ? null : opened.why);
    if (opened.ok) await work(() => host.status());
  };
  return (
    <label className={styles['file']}>
      {say.open}
      <input
        type="file"
        accept="application/json,.json"
        onChange={({ target }) => {
          void read(target.files?.[0]);
        }}
      />
      {why && <span role="alert">{why}</span>}
    </label>
  );
}
