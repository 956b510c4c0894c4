import type { ReactNode } from 'react';
import type { Asked } from '../boards/types.ts';
import { Emblem } from '../kit/emblem.tsx';
import { RuleChip } from '../ui/rule-chip.tsx';
import { shell } from '../words/shell.ts';
import { wordsOfKind } from './kind-words.ts';
import styles from './prompt.module.css';
import { useTable } from './table-context.tsx';

/** Always in the same place: who decides, what, why, what next, by which rule. Lit only when it is yours. */
export function Prompt({ asked, count }: { asked: Asked | undefined; count: number }): ReactNode {
  const { board, shown } = useTable();
  if (!shown) return null;
  const { state, observation, view } = shown;
  const other = observation.decisions[0];
  const seat = asked?.by ?? other?.by;
  const name = seat === undefined ? '' : (state.seats[seat]?.name ?? '');
  const words = asked
    ? (board.decisions[asked.kind]?.prompt?.(shown, asked) ?? { what: wordsOfKind(asked.kind) })
    : null;
  const rule = (asked ?? other)?.rule;
  return (
    <div className={styles['prompt']} data-mine={asked !== undefined && !shown.isPast} data-coach="prompt">
      <div className={styles['head']}>
        {seat !== undefined && <Emblem side={board.sideOf(view, seat)} size={13} />}
        <strong>{asked ? shell.youDecide : name ? shell.decides(name) : shell.nobodyDecides}</strong>
        {asked && <span>{name}</span>}
        {count > 1 && <span>1 / {count}</span>}
        {rule && <RuleChip rule={rule} />}
      </div>
      {words && (
        <>
          <h2>{words.what}</h2>
          {words.why && <p>{words.why}</p>}
          {words.next && (
            <div className={styles['next']}>
              <span>{shell.next}</span>
              <p>{words.next}</p>
            </div>
          )}
        </>
      )}
      {!words && other && <p>{wordsOfKind(other.kind)}</p>}
    </div>
  );
}
