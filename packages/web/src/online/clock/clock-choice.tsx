import type { ReactNode } from 'react';
import { Segments } from '../../ui/segments.tsx';
import { clockWords, lengthWords } from '../../words/online-clock.ts';
import { picker } from '../../words/site.ts';
import online from '../online.module.css';
import styles from './clock.module.css';
import { type ClockWish, lengths, type Pace, usualClock } from './clock-wish.ts';

interface ClockChoiceProps {
  clock: ClockWish;
  change(clock: ClockWish): void;
}

const paces: readonly Pace[] = ['none', 'live', 'days'];
const timeouts = ['default', 'computer', 'forfeit'] as const;
const levels = ['cadet', 'captain', 'admiral'] as const;

/** How long people may think: not at all measured, at one sitting, or over days. */
export function ClockChoice({ clock, change }: ClockChoiceProps): ReactNode {
  const { pace } = clock;
  return (
    <section className={online['panel']} aria-label={clockWords.title}>
      <div className={online['panelHead']}>
        <h2>{clockWords.title}</h2>
      </div>
      <div className={styles['part']}>
        <Segments
          label={clockWords.pace}
          value={pace}
          options={paces.map((id) => ({ id, label: clockWords.paces[id] }))}
          onPick={(id) => change(usualClock(id))}
        />
        {pace === 'none' ? (
          <small>{clockWords.noClock}</small>
        ) : (
          <>
            <Lengths clock={clock} change={change} pace={pace} />
            <TimeOut clock={clock} change={change} />
          </>
        )}
      </div>
    </section>
  );
}

function Lengths({ clock, change, pace }: ClockChoiceProps & { pace: 'live' | 'days' }): ReactNode {
  const { turnMs, bankMs, incrementMs } = clock;
  const usually = lengthWords(turnMs > 0 ? turnMs : bankMs);
  return (
    <>
      <div className={styles['lengths']}>
        <Length
          label={clockWords.turn}
          value={turnMs}
          of={lengths[pace].turn}
          set={(ms) => change({ ...clock, turnMs: ms })}
        />
        <Length
          label={clockWords.bank}
          value={bankMs}
          of={lengths[pace].bank}
          set={(ms) => change({ ...clock, bankMs: ms })}
        />
        {pace === 'live' && (
          <Length
            label={clockWords.increment}
            value={incrementMs}
            of={lengths.live.increment}
            set={(ms) => change({ ...clock, incrementMs: ms })}
          />
        )}
      </div>
      <small>
        {clockWords.longest(usually, lengthWords(turnMs + bankMs))} {clockWords.bankNote}
      </small>
      {pace === 'days' && (
        <>
          <Tick
            label={clockWords.nights}
            note={clockWords.nightsNote}
            isOn={clock.nights}
            set={(nights) => change({ ...clock, nights })}
          />
          <Tick
            label={clockWords.vacations}
            note={clockWords.vacationsNote}
            isOn={clock.vacations}
            set={(vacations) => change({ ...clock, vacations })}
          />
        </>
      )}
    </>
  );
}

function TimeOut({ clock, change }: ClockChoiceProps): ReactNode {
  const { atTimeout, level } = clock;
  return (
    <>
      <h3 className={styles['title']}>{clockWords.timeout}</h3>
      <Segments
        label={clockWords.timeout}
        value={atTimeout}
        options={timeouts.map((id) => ({ id, label: clockWords.timeouts[id] }))}
        onPick={(id) => change({ ...clock, atTimeout: id })}
      />
      {atTimeout === 'computer' && (
        <Segments
          label={clockWords.standIn}
          value={level}
          options={levels.map((id) => ({ id, label: picker.levels[id] }))}
          onPick={(id) => change({ ...clock, level: id })}
        />
      )}
      <small>{clockWords.timeoutNotes[atTimeout]}</small>
    </>
  );
}

interface LengthProps {
  label: string;
  value: number;
  of: readonly number[];
  set(ms: number): void;
}

function Length({ label, value, of, set }: LengthProps): ReactNode {
  return (
    <label className={online['field']}>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => set(Number(target.value))}>
        {of.map((ms) => (
          <option key={ms} value={ms}>
            {ms === 0 ? clockWords.none : lengthWords(ms)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface TickProps {
  label: string;
  note: string;
  isOn: boolean;
  set(isOn: boolean): void;
}

function Tick({ label, note, isOn, set }: TickProps): ReactNode {
  return (
    <label className={styles['tick']}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => set(target.checked)} />
      <span>
        {label} <small>{note}</small>
      </span>
    </label>
  );
}
