import { Fragment, type ReactNode } from 'react';
import styles from './figure.module.css';
import { Origin } from './origin.tsx';
import { RuleChip } from './rule-chip.tsx';

interface BigFigureProps {
  /** in the game's own terms: `9 in 10`, `5`, `61 %` */
  figure: ReactNode;
  /** what it is the figure of */
  of: ReactNode;
  rule?: string;
  /** `data-coach` */
  coach?: string;
  /** tiles, waterfall, odds: where it comes from and what follows */
  children?: ReactNode;
}

/** The one figure that matters in a panel; in a composer on a small screen it stays in sight above the foot. */
export function BigFigure({ figure, of, rule, coach, children }: BigFigureProps): ReactNode {
  return (
    <section className={styles['panel']} data-figure>
      <div className={styles['head']} data-coach={coach}>
        <strong className={styles['big']}>{figure}</strong>
        <span className={styles['of']}>{of}</span>
        {rule && <RuleChip rule={rule} />}
      </div>
      {children}
    </section>
  );
}

export interface Term {
  /** as printed, with its sign where it has one */
  value: ReactNode;
  label: string;
  /** where it comes from */
  from?: readonly string[];
  rule?: string;
  /** what stands before it: + − × = → */
  by?: string;
  isResult?: boolean;
}

/** An equation as tiles. */
export function Tiles({ terms }: { terms: readonly Term[] }): ReactNode {
  return (
    <div className={styles['tiles']}>
      {terms.map((term) => (
        <Fragment key={`${term.by} ${term.label}`}>
          {term.by && <i>{term.by}</i>}
          <span data-result={term.isResult}>
            <b>{figureOf(term)}</b>
            <span aria-hidden={term.from !== undefined}>{term.label}</span>
          </span>
        </Fragment>
      ))}
    </div>
  );
}

function figureOf({ value, label, from, rule }: Term): ReactNode {
  if (!from) return value;
  return (
    <Origin name={label} from={from} {...(rule ? { rule } : {})}>
      {value}
    </Origin>
  );
}

/** The sentence under a figure: `<b>` for its numbers. */
export function Sum({ children }: { children: ReactNode }): ReactNode {
  return <p className={styles['sum']}>{children}</p>;
}

export interface StripCell {
  figure: string;
  label: string;
  is: 'lit' | 'on' | 'off';
}

/** A table's row of results, one cell a roll; long ones scroll sideways. */
export function Strip({ label, cells }: { label: string; cells: readonly StripCell[] }): ReactNode {
  return (
    <ol className={styles['strip']} aria-label={label}>
      {cells.map((cell) => (
        <li key={cell.figure} data-is={cell.is}>
          <b>{cell.figure}</b>
          {cell.label}
        </li>
      ))}
    </ol>
  );
}
