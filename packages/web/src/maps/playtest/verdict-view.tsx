import type { Spread, Standing } from '@admiralty/bots';
import type { ReactNode } from 'react';
import { Emblem } from '../../kit/emblem.tsx';
import { type SideNumber, sideFill } from '../../kit/side.ts';
import type { PlaytestGame, PlaytestSeats } from '../../table/worker/lab.ts';
import { Label } from '../../ui/label.tsx';
import { percent } from '../../ui/numbers.ts';
import { playtest as words } from '../../words/maps.ts';
import styles from './playtest.module.css';
import { FEWEST, type Verdict, verdictOn } from './verdict.ts';

interface VerdictViewProps {
  seats: PlaytestSeats;
  games: readonly PlaytestGame[];
  sides: readonly SideNumber[];
}

/** Shares with intervals, the sentence that they bear out, length, what decided. */
export function VerdictView({ seats: { names, turnName }, games, sides }: VerdictViewProps): ReactNode {
  const verdict = verdictOn(names, games);
  return (
    <div className={styles['verdict']}>
      <table>
        <caption className="unseen">{words.wins}</caption>
        <thead className="unseen">
          <tr>
            <th scope="col">{words.seat}</th>
            <th scope="col">{words.interval}</th>
            <th scope="col">{words.share}</th>
          </tr>
        </thead>
        <tbody>
          {verdict.seats.map((seat, at) => (
            <SeatRow key={seat.name} seat={seat} side={sides[at] ?? 0} even={verdict.even} />
          ))}
        </tbody>
      </table>
      <p className={styles['sentence']} data-warns={verdict.says === 'favoured'} role="status">
        {sentenceOf(verdict, names)}
      </p>
      <p className={styles['note']}>
        {words.even(percent(verdict.even))} {lengthOf(verdict, turnName)} {words.repeat}
      </p>
      <Label as="h3">{words.endings}</Label>
      <ul className={styles['endings']}>
        {verdict.endings.map(({ rule, why, games: count }) => (
          <li key={`${rule} ${why}`}>
            <b>{percent(count / verdict.games)}</b>
            <span>{why}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function SeatRow({ seat, side, even }: { seat: Standing; side: SideNumber; even: number }): ReactNode {
  const { name, share, low, high } = seat;
  const at = (part: number): number => part * WIDTH;
  return (
    <tr>
      <th scope="row">
        <Emblem side={side} size={11} /> {name}
      </th>
      <td>
        <svg viewBox={`0 0 ${WIDTH} 18`} preserveAspectRatio="none" aria-hidden focusable={false}>
          <rect className={styles['track']} width={WIDTH} y={2} height={14} />
          <rect width={at(share)} y={2} height={14} fill={sideFill(side)} />
          <path className={styles['interval']} d={`M${at(low)} 9H${at(high)}M${at(low)} 5v8M${at(high)} 5v8`} />
          <path className={styles['even']} d={`M${at(even)} 0v18`} />
        </svg>
        <span className="unseen">{words.range(percent(low), percent(high))}</span>
      </td>
      <td>
        <b>{percent(share)}</b>
        <small aria-hidden>{words.range(percent(low), percent(high))}</small>
      </td>
    </tr>
  );
}

const WIDTH = 200;

function sentenceOf(verdict: Verdict, names: readonly string[]): string {
  const { says, seat, even, margin, games, behind } = verdict;
  const name = names[seat] ?? '';
  const late = behind.length > 0 ? ` ${words.verdict.behind(behind.map((at) => names[at]).join(', '))}` : '';
  switch (says) {
    case 'too-few':
      return words.verdict.tooFew(games, FEWEST);
    case 'favoured':
      return words.verdict.favoured(name, percent(verdict.seats[seat]?.share ?? 0), percent(even)) + late;
    case 'leans':
      return words.verdict.leans(name) + late;
    case 'even':
      return late ? words.verdict.noneBehind(percent(margin)) + late : words.verdict.none(percent(margin));
  }
}

function lengthOf({ turns, actions }: Verdict, turnName: string): string {
  const range = ({ low, high }: Spread): string => words.nineOfTen(low, high);
  if (turns.median > 0) return `${words.length(turns.median, turnName, actions.median)} ${range(turns)}`;
  return `${words.lengthByActions(actions.median)} ${range(actions)}`;
}
