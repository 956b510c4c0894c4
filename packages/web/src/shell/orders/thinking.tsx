import { type ReactNode, useEffect, useState } from 'react';
import { Emblem } from '../../kit/emblem.tsx';
import { sideLine } from '../../kit/side.ts';
import { levelNames, shell } from '../../words/shell.ts';
import { useTable } from '../table-context.tsx';
import styles from './thinking.module.css';

/** The computer at work: the page stays usable. */
export function Thinking(): ReactNode {
  const { client, state, sideOf } = useTable();
  const { thinking } = state;
  if (!thinking) return null;
  const name = state.seats[thinking.seat]?.name ?? '';
  return (
    <div className={styles['thinking']} role="status">
      <div className={styles['head']}>
        <Emblem side={sideOf(thinking.seat)} size={13} />
        <strong>{shell.thinks(name, levelNames[thinking.level])}</strong>
        <Elapsed since={thinking.since} />
      </div>
      <div className={styles['bar']}>
        <i style={{ background: sideLine(sideOf(thinking.seat)) }} />
      </div>
      <p>
        {shell.thinksNote}{' '}
        {!state.link && (
          <button type="button" onClick={() => void client.moveNow()}>
            {shell.moveNow}
          </button>
        )}
      </p>
    </div>
  );
}

function Elapsed({ since }: { since: number }): ReactNode {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  return (
    <time aria-hidden>
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </time>
  );
}
