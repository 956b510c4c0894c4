import type { ScenarioInfo } from '@admiralty/engine';
import type { ReactNode } from 'react';
import { choose, mayChoose, type Sides } from '../../pages/picker/sides.ts';
import type { Level } from '../../table/types.ts';
import { Segments } from '../../ui/segments.tsx';
import { tableWords } from '../../words/online.ts';
import { picker } from '../../words/site.ts';
import { SeatEmblem } from '../seat-emblem.tsx';
import styles from './new-table.module.css';
import { playing, type Sitter, withSitter } from './wish.ts';

interface SeatChoiceProps {
  game: string;
  scenario: ScenarioInfo;
  names: readonly string[];
  sitters: readonly Sitter[];
  setSitters(sitters: Sitter[]): void;
  sides: Sides;
  setSides(sides: Sides): void;
}

const kinds = ['you', 'invited', 'open', 'account', 'bot'] as const;
const levels: readonly Level[] = ['cadet', 'captain', 'admiral'];
const labels = picker.levels as Readonly<Partial<Record<Level, string>>>;

/** Who plays each side: you, whoever has the link, whoever comes, a computer. */
export function SeatChoice(props: SeatChoiceProps): ReactNode {
  const { game, scenario, names, sitters, setSitters, sides, setSides } = props;
  const players = playing(sitters).length;
  const isChosen = mayChoose(scenario, players);
  return (
    <ul className={styles['seats']}>
      {sitters.map((sitter, at) => {
        const side = names[at] ?? '';
        const isSecond = sitter.is === 'you' && sitters.findIndex(({ is }) => is === 'you') < at;
        const mayStayOut = at >= scenario.minSeats;
        const options = [...kinds, ...(mayStayOut ? (['out'] as const) : [])];
        const pick = (is: Sitter['is']): void => setSitters(withSitter(sitters, at, sitterBy(is)));
        return (
          <li key={scenario.seats[at]}>
            {isChosen && sitter.is !== 'out' ? (
              <select
                aria-label={tableWords.plays(at + 1)}
                value={sides[at]}
                onChange={({ target }) => setSides(choose(scenario, sides, at, target.value, players))}
              >
                {scenario.sides?.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            ) : (
              <b className={styles['side']}>
                {sitter.is !== 'out' && <SeatEmblem game={game} names={names} seat={at} />} {side}
              </b>
            )}
            <div>
              <Segments
                label={tableWords.who(side)}
                value={sitter.is}
                options={options.map((id) => ({ id, label: tableWords.sitters[id] }))}
                onPick={pick}
              />
              {sitter.is === 'account' && (
                <input
                  type="text"
                  required
                  minLength={2}
                  maxLength={30}
                  autoComplete="off"
                  aria-label={tableWords.named(side)}
                  placeholder={tableWords.named(side)}
                  value={sitter.name}
                  onChange={({ target }) => setSitters(withSitter(sitters, at, { is: 'account', name: target.value }))}
                />
              )}
              {sitter.is === 'bot' && (
                <Segments
                  label={tableWords.level(side)}
                  value={sitter.level}
                  options={levels.map((id) => ({ id, label: labels[id] }))}
                  onPick={(level) => setSitters(withSitter(sitters, at, { is: 'bot', level }))}
                />
              )}
              <small>{tableWords.notes[isSecond ? 'second' : sitter.is]}</small>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function sitterBy(is: Sitter['is']): Sitter {
  if (is === 'bot') return { is, level: 'captain' };
  return is === 'account' ? { is, name: '' } : { is };
}
