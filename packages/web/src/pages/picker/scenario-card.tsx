import type { ScenarioInfo } from '@admiralty/engine';
import type { ReactNode } from 'react';
import { Glossed } from '../../rules/glossed.tsx';
import type { GameId } from '../../table/types.ts';
import { Label } from '../../ui/label.tsx';
import { percent } from '../../ui/numbers.ts';
import { picker } from '../../words/site.ts';
import { balanceOf, marginOf, percentsOf, verdictWords } from '../balance.ts';
import { DifficultyMark } from '../difficulty-mark.tsx';
import { factsOf, timeWords } from '../scenario-facts.ts';
import styles from './scenario-card.module.css';
import { SetUpMap } from './set-up-map.tsx';

interface ScenarioCardProps {
  game: GameId;
  scenario: ScenarioInfo;
  /** how many play */
  seats: number;
  /** which side each of them plays, where they chose */
  sides: string;
}

/** The chosen scenario: its set-up, its story, its figures. */
export function ScenarioCard({ game, scenario, seats, sides }: ScenarioCardProps): ReactNode {
  const { minutes, difficulty } = factsOf(scenario.id);
  return (
    <section className={styles['card']} aria-label={scenario.title}>
      <SetUpMap game={game} scenario={scenario.id} seats={Math.max(seats, scenario.minSeats)} sides={sides} />
      <div className={styles['part']}>
        <h2>{scenario.title}</h2>
        <p>
          <Glossed game={game} text={scenario.brief} />
        </p>
        <p className={styles['facts']}>
          {minutes !== null && <span>{picker.about(timeWords(minutes))}</span>}
          {difficulty !== null && <DifficultyMark of={difficulty} />}
          <span>{picker.source[scenario.source] ?? scenario.source}</span>
        </p>
      </div>
      {scenario.seats.length > 1 && <Measured game={game} scenario={scenario} />}
    </section>
  );
}

/** Win shares with their sample and interval, or that there are none. */
function Measured({ game, scenario }: Omit<ScenarioCardProps, 'seats' | 'sides'>): ReactNode {
  const balance = balanceOf(game, scenario.id);
  const even = 1 / scenario.seats.length;
  return (
    <div className={styles['part']}>
      <Label as="h3">{picker.measured}</Label>
      {balance ? (
        <>
          <p>{verdictWords(balance, scenario.seats)}</p>
          <p className={styles['how']}>{picker.measuredHow(balance.games, marginOf(balance))}</p>
          <dl className={styles['shares']}>
            {scenario.seats.map((side, seat) => (
              <div key={side}>
                <dt>{side}</dt>
                <dd>
                  <span className={styles['track']}>
                    <i style={{ width: percentOf(balance.shares[seat] ?? 0) }} />
                    <s style={{ left: percentOf(even) }} />
                  </span>
                  <b>{picker.share(percentsOf(balance.shares)[seat] ?? 0)}</b>
                </dd>
              </div>
            ))}
          </dl>
          <p className={styles['how']}>{picker.even(percent(even))}</p>
        </>
      ) : (
        <p className={styles['how']}>{picker.measuredNot}</p>
      )}
    </div>
  );
}

function percentOf(share: number): string {
  return `${share * 100}%`;
}
