import type { ReactNode } from 'react';
import { signed } from './numbers.ts';
import { Origin } from './origin.tsx';
import styles from './waterfall.module.css';

export interface WaterfallLine {
  label: string;
  value: number;
  from?: readonly string[];
  rule?: string;
}

/** A sum line by line: filled adds, dashed takes; the bars run on from each other. */
export function Waterfall({ lines }: { lines: readonly WaterfallLine[] }): ReactNode {
  const bars = barsOf(lines.map(({ value }) => value));
  return (
    <dl className={styles['lines']}>
      {lines.map(({ label, value, from, rule }, at) => (
        <div key={label} className={styles['line']} data-none={value === 0}>
          <dt>{label}</dt>
          <dd>
            {from ? (
              <Origin name={label} from={from} {...(rule ? { rule } : {})}>
                {signed(value)}
              </Origin>
            ) : (
              signed(value)
            )}
          </dd>
          <span className={styles['track']} aria-hidden>
            {value !== 0 && <i data-takes={value < 0} style={bars[at]} />}
          </span>
        </div>
      ))}
    </dl>
  );
}

/** Each bar from the sum before it to the sum after it, as shares of the whole width. */
export function barsOf(values: readonly number[]): { left: string; width: string }[] {
  const sums = [0];
  for (const value of values) sums.push((sums.at(-1) ?? 0) + value);
  const least = Math.min(...sums);
  const span = Math.max(...sums) - least || 1;
  return values.map((value, at) => {
    const start = Math.min(sums[at] ?? 0, sums[at + 1] ?? 0);
    return { left: `${((start - least) / span) * 100}%`, width: `${(Math.abs(value) / span) * 100}%` };
  });
}
