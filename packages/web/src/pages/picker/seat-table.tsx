import type { ScenarioInfo } from '@admiralty/engine';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Label } from '../../ui/label.tsx';
import { picker } from '../../words/site.ts';
import styles from './seat-table.module.css';
import {
  aloneAt,
  atOneScreen,
  onlyWatching,
  type PlayMode,
  playersOf,
  playModeOf,
  type Sitter,
  seat,
  sitters,
} from './seating.ts';
import { choose, mayChoose, type Sides } from './sides.ts';

interface SeatTableProps {
  scenario: ScenarioInfo;
  /** of the rows, as chosen */
  names: readonly string[];
  seating: readonly Sitter[];
  setSeating(seating: Sitter[]): void;
  sides: Sides;
  setSides(sides: Sides): void;
}

const sitterNames: Readonly<Record<Sitter, string>> = {
  you: picker.you,
  friend: picker.friend,
  ...picker.levels,
  out: picker.out,
};

const presets: readonly { mode: PlayMode; label: string; fill(seats: number): Sitter[]; least: number }[] = [
  { mode: 'alone', label: picker.presetAlone, fill: aloneAt, least: 1 },
  { mode: 'screen', label: picker.presetScreen, fill: atOneScreen, least: 2 },
  { mode: 'watch', label: picker.presetWatch, fill: onlyWatching, least: 1 },
];

/** One radio row a side. */
export function SeatTable({ scenario, names, seating, setSeating, sides, setSides }: SeatTableProps): ReactNode {
  const { seats, minSeats } = scenario;
  const players = playersOf(seating).length;
  const isChosen = mayChoose(scenario, players);
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
            .map(({ mode, label, fill }) => {
              const isSo = mode === playModeOf(seating);
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
            <span key={who}>{sitterNames[who]}</span>
          ))}
        </div>
        {names.map((side, at) => (
          <fieldset key={seats[at]} className={styles['row']} data-you={seating[at] === 'you'}>
            <legend className="unseen">{side}</legend>
            {isChosen && seating[at] !== 'out' ? (
              <SideSelect scenario={scenario} sides={sides} row={at} players={players} setSides={setSides} />
            ) : (
              <span className={styles['side']} aria-hidden>
                {side}
              </span>
            )}
            {columns.map((who) => (
              <label key={who} className={styles['choice']}>
                <input
                  type="radio"
                  name={`seat-${at}`}
                  aria-label={picker.sits(side, sitterNames[who])}
                  checked={seating[at] === who}
                  disabled={who === 'out' && at < minSeats}
                  onChange={() => setSeating(seat(seating, at, who))}
                />
                <span aria-hidden>{sitterNames[who]}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      {isChosen && <p className={styles['note']}>{picker.chooseNote(requiredNames(scenario))}</p>}
      {seating.includes('friend') && <p className={styles['note']}>{picker.friendNote}</p>}
    </>
  );
}

function requiredNames({ sides = [] }: ScenarioInfo): string[] {
  return sides.flatMap(({ name, isRequired }) => (isRequired ? [name] : []));
}

interface SideSelectProps {
  scenario: ScenarioInfo;
  sides: Sides;
  row: number;
  players: number;
  setSides(sides: Sides): void;
}

/** The side that this seat plays; whoever had it takes the one given up. */
function SideSelect({ scenario, sides, row, players, setSides }: SideSelectProps): ReactNode {
  return (
    <select
      className={styles['select']}
      aria-label={picker.plays(row + 1)}
      value={sides[row]}
      onChange={({ target }) => setSides(choose(scenario, sides, row, target.value, players))}
    >
      {scenario.sides?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
