import type { ScenarioInfo } from '@admiralty/engine';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Label } from '../../ui/label.tsx';
import { picker } from '../../words/site.ts';
import styles from './seat-table.module.css';
import { aloneAt, atOneScreen, type Manner, mannerOf, onlyWatching, type Sitter, seat, sitters } from './seating.ts';

interface SeatTableProps {
  scenario: ScenarioInfo;
  seating: readonly Sitter[];
  setSeating(seating: Sitter[]): void;
}

const names: Readonly<Record<Sitter, string>> = {
  you: picker.you,
  friend: picker.friend,
  ...picker.levels,
  out: picker.out,
};

const presets: readonly { manner: Manner; label: string; fill(seats: number): Sitter[]; least: number }[] = [
  { manner: 'alone', label: picker.presetAlone, fill: aloneAt, least: 1 },
  { manner: 'screen', label: picker.presetScreen, fill: atOneScreen, least: 2 },
  { manner: 'watch', label: picker.presetWatch, fill: onlyWatching, least: 1 },
];

/** One radio row a side. */
export function SeatTable({ scenario, seating, setSeating }: SeatTableProps): ReactNode {
  const { seats, minSeats } = scenario;
  const columns = sitters.filter((who) => {
    if (who === 'out') return minSeats < seats.length;
    return who !== 'friend' || seats.length > 1;
  });
  return (
    <>
      <div className={styles['head']}>
        <Label>{picker.whoPlays}</Label>
        <fieldset className={styles['presets']} aria-label={picker.presets}>
          {presets
            .filter(({ least }) => seats.length >= least)
            .map(({ manner, label, fill }) => {
              const isSo = manner === mannerOf(seating);
              return (
                <Button
                  key={label}
                  look={isSo ? 'paper' : 'quiet'}
                  aria-pressed={isSo}
                  onClick={() => setSeating(fill(seats.length))}
                >
                  {label}
                </Button>
              );
            })}
        </fieldset>
      </div>
      <div className={styles['seats']} data-columns={columns.length}>
        <div className={styles['names']} aria-hidden>
          <span>{picker.side}</span>
          {columns.map((who) => (
            <span key={who}>{names[who]}</span>
          ))}
        </div>
        {seats.map((side, at) => (
          <fieldset key={side} className={styles['row']} data-you={seating[at] === 'you'}>
            <legend className="unseen">{side}</legend>
            <span className={styles['side']} aria-hidden>
              {side}
            </span>
            {columns.map((who) => (
              <label key={who} className={styles['choice']}>
                <input
                  type="radio"
                  name={`seat-${at}`}
                  aria-label={picker.sits(side, names[who])}
                  checked={seating[at] === who}
                  disabled={who === 'out' && at < minSeats}
                  onChange={() => setSeating(seat(seating, at, who))}
                />
                <span aria-hidden>{names[who]}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      {seating.includes('friend') && <p className={styles['note']}>{picker.friendNote}</p>}
    </>
  );
}
