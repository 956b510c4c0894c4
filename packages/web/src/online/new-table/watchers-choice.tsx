import type { ReactNode } from 'react';
import { Segments } from '../../ui/segments.tsx';
import { tableWords } from '../../words/online.ts';
import { lengthWords } from '../../words/online-clock.ts';
import online from '../online.module.css';
import type { TableHabits, Watchers } from './habits.ts';
import styles from './new-table.module.css';

const who: readonly Watchers[] = ['nobody', 'link', 'anybody'];
const delays = [0, 600, 3600, 86_400];

interface WatchersChoiceProps {
  habits: TableHabits;
  change(habits: TableHabits): void;
}

/** Who may look on, and how late. */
export function WatchersChoice({ habits, change }: WatchersChoiceProps): ReactNode {
  const { watchers, delay } = habits;
  return (
    <section className={online['panel']} aria-label={tableWords.watchers}>
      <div className={online['panelHead']}>
        <h2>{tableWords.watchers}</h2>
      </div>
      <div className={styles['part']}>
        <Segments
          label={tableWords.watchers}
          value={watchers}
          options={who.map((id) => ({ id, label: tableWords.whoWatches[id] }))}
          onPick={(id) => change({ ...habits, watchers: id })}
        />
        <small>{tableWords.watcherNotes[watchers]}</small>
        {watchers !== 'nobody' && (
          <label className={online['field']}>
            <span>{tableWords.delay}</span>
            <select value={delay} onChange={({ target }) => change({ ...habits, delay: Number(target.value) })}>
              {delays.map((seconds) => (
                <option key={seconds} value={seconds}>
                  {seconds === 0 ? tableWords.atOnce : tableWords.later(lengthWords(seconds * 1000))}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
    </section>
  );
}
