import type { ReactNode } from 'react';
import type { Asked, PromptWords } from '../../boards/types.ts';
import { Emblem } from '../../kit/emblem.tsx';
import { Glossed } from '../../rules/glossed.tsx';
import { RuleChip } from '../../ui/rule-chip.tsx';
import { shell } from '../../words/shell.ts';
import { useBoardStore } from '../board-store.ts';
import { useTable } from '../table-context.tsx';
import { wordsOfKind } from './kind-words.ts';
import styles from './prompt.module.css';

interface PromptProps {
  asked: Asked | undefined;
  /** one of several that are open: its place, how many, and the way to the next */
  turn?: { at: number; count: number; onNext(): void } | null;
}

/** Always in the same place: who decides, what, why, what next, by which rule. Lit only when it is yours. */
export function Prompt({ asked, turn }: PromptProps): ReactNode {
  const { board, shown, sideOf } = useTable();
  const words = usePromptWords(asked);
  if (!shown) return null;
  const { state, observation } = shown;
  const other = observation.decisions[0];
  const seat = asked?.by ?? other?.by;
  const name = seat === undefined ? '' : (state.seats[seat]?.name ?? '');
  const rule = (asked ?? other)?.rule;
  const isMine = asked !== undefined && !shown.isPast;
  return (
    <div
      className={styles['prompt']}
      data-mine={isMine}
      data-interrupt={words?.isInterrupt}
      data-coach="prompt"
      tabIndex={-1}
    >
      <div className={styles['head']}>
        {seat !== undefined && <Emblem side={sideOf(seat)} size={13} />}
        <strong>{asked ? shell.youDecide : name ? shell.decides(name) : shell.nobodyDecides}</strong>
        <span>
          {[asked ? name : '', seat === undefined ? '' : board.phaseName(shown.view)].filter(Boolean).join(' · ')}
        </span>
        {turn && (
          <button type="button" className={styles['turn']} onClick={turn.onNext} title={shell.nextDecision}>
            {shell.ofDecisions(turn.at + 1, turn.count)} ▸
          </button>
        )}
        {rule && <RuleChip rule={rule} />}
      </div>
      {words && (
        <>
          <h2>{words.what}</h2>
          {words.why && (
            <p>{typeof words.why === 'string' ? <Glossed game={state.game} text={words.why} /> : words.why}</p>
          )}
          {words.next && (
            <div className={styles['next']}>
              <span>{shell.next}</span>
              <p title={typeof words.next === 'string' ? words.next : undefined}>{words.next}</p>
            </div>
          )}
        </>
      )}
      {!words && other && <p>{board.waiting[other.kind]}</p>}
    </div>
  );
}

export function usePromptWords(asked: Asked | undefined): PromptWords | null {
  const { board, shown } = useTable();
  useBoardStore((store) => store.selected); // a board may speak of the unit in hand
  if (!asked || !shown) return null;
  return board.decisions[asked.kind]?.prompt?.(shown, asked) ?? { what: `${wordsOfKind(asked.kind)}.` };
}
