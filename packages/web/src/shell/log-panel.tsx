import { type ReactNode, useState } from 'react';
import { Dice } from '../kit/die.tsx';
import { Emblem } from '../kit/emblem.tsx';
import type { LogEntry } from '../table/types.ts';
import { Label } from '../ui/label.tsx';
import { RuleChip } from '../ui/rule-chip.tsx';
import { shell } from '../words/shell.ts';
import { useBoardStore } from './board-store.ts';
import styles from './log-panel.module.css';
import { useTable } from './table-context.tsx';

const SHOWN = 60;

/** The newest first; dice as pictures; a click shows the map as it was then. */
export function LogPanel(): ReactNode {
  const { state } = useTable();
  const told = state.log.filter(({ events }) => events.length > 0);
  const shown = told.slice(-SHOWN).reverse();
  return (
    <section className={styles['log']} data-panel="log" aria-label={shell.log}>
      <div className={styles['head']}>
        <Label>{shell.log}</Label>
      </div>
      <ol>
        {shown.map((entry) => (
          <Entry key={entry.action} entry={entry} />
        ))}
      </ol>
      {shown.length === 0 && <p>{shell.logEmpty}</p>}
    </section>
  );
}

function Entry({ entry }: { entry: LogEntry }): ReactNode {
  const { board, client, shown } = useTable();
  const lookAt = useBoardStore((store) => store.lookAt);
  const [reason, setReason] = useState<string | null>(null);
  if (!shown) return null;
  const ask = async (): Promise<void> => setReason((await client.reason(entry.action)) ?? shell.noReason);
  const dice = entry.events.flatMap(({ roll }) => (roll ? [roll] : []));
  const words = entry.events.filter(({ roll }) => roll === null);
  return (
    <li>
      <button type="button" onClick={() => lookAt(entry.action)} title={entry.phase}>
        {entry.by !== null && <Emblem side={board.sideOf(shown.view, entry.by)} size={11} />}
        <span>
          {words.map((event) => event.words).join(' ')} <Dice rolls={dice} />
        </span>
      </button>
      <div className={styles['more']}>
        {words[0] && <RuleChip rule={words[0].rule} />}
        {entry.hasReason && reason === null && (
          <button type="button" onClick={() => void ask()}>
            {shell.reason}
          </button>
        )}
        {reason !== null && <em>{reason}</em>}
      </div>
    </li>
  );
}
