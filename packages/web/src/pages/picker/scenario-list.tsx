import type { ScenarioInfo } from '@admiralty/engine';
import type { ReactNode } from 'react';
import type { GameId } from '../../table/types.ts';
import { sentencesOf } from '../../ui/sentences.ts';
import { picker } from '../../words/site.ts';
import { balanceOf, verdictWords } from '../balance.ts';
import { DifficultyMark } from '../difficulty-mark.tsx';
import { factsOf, timeWords } from '../scenario-facts.ts';
import { BalanceBar } from './balance-bar.tsx';
import type { Order } from './list-tools.tsx';
import styles from './scenario-list.module.css';

export function inOrder(scenarios: readonly ScenarioInfo[], order: Order, count: number | null): ScenarioInfo[] {
  const fitting = scenarios.filter(
    ({ minSeats, seats }) => count === null || (minSeats <= count && count <= seats.length),
  );
  return order === 'book' ? fitting : fitting.sort((a, b) => minutesOf(a) - minutesOf(b));
}

/** What nobody has estimated comes last. */
function minutesOf({ id }: ScenarioInfo): number {
  return factsOf(id).minutes ?? Number.MAX_SAFE_INTEGER;
}

interface ScenarioListProps {
  game: GameId;
  scenarios: readonly ScenarioInfo[];
  picked: ScenarioInfo;
  pick(scenario: ScenarioInfo): void;
}

export function ScenarioList({ game, scenarios, picked, pick }: ScenarioListProps): ReactNode {
  return (
    <fieldset className={styles['list']}>
      <legend className="unseen">{picker.scenario}</legend>
      <div className={styles['head']} aria-hidden>
        <span>{picker.scenario}</span>
        <span>{picker.seats}</span>
        <span>{picker.length}</span>
        <span>{picker.hard}</span>
        <span>{picker.wins}</span>
      </div>
      {scenarios.map((scenario) => (
        <label key={scenario.id} className={styles['row']} data-picked={scenario === picked}>
          <input
            type="radio"
            name="scenario"
            className="unseen"
            checked={scenario === picked}
            onChange={() => pick(scenario)}
          />
          <Row game={game} scenario={scenario} />
        </label>
      ))}
    </fieldset>
  );
}

function Row({ game, scenario }: { game: GameId; scenario: ScenarioInfo }): ReactNode {
  const { turns, minutes, difficulty } = factsOf(scenario.id);
  return (
    <>
      <span className={styles['title']}>
        <b>{scenario.title}</b>
        <small>{firstSentence(scenario.brief)}</small>
      </span>
      <b>
        {seatWords(scenario)} <i>{picker.sidesAfter(scenario.seats.length)}</i>
      </b>
      <span className={styles['length']}>
        {turns !== null && (
          <b>
            {turns} <i>{picker.turnsAfter(turns)}</i>
          </b>
        )}
        {minutes !== null && <small>{timeWords(minutes)}</small>}
      </span>
      {difficulty === null ? <span /> : <DifficultyMark of={difficulty} />}
      <Wins game={game} scenario={scenario} />
    </>
  );
}

function Wins({ game, scenario }: { game: GameId; scenario: ScenarioInfo }): ReactNode {
  const balance = balanceOf(game, scenario.id);
  if (!balance) {
    const isSolo = scenario.seats.length === 1;
    return (
      <span className={styles['wins']}>
        <i className={styles['unknown']} />
        <small>{isSolo ? picker.solo : picker.notMeasured}</small>
      </span>
    );
  }
  return (
    <span className={styles['wins']}>
      <BalanceBar game={game} names={scenario.seats} shares={balance.shares} />
      <small>{verdictWords(balance, scenario.seats)}</small>
    </span>
  );
}

function seatWords({ minSeats, seats }: ScenarioInfo): string {
  return minSeats === seats.length ? String(minSeats) : `${minSeats}–${seats.length}`;
}

/** Up to its first full stop or semicolon. */
function firstSentence(text: string): string {
  const [sentence = text] = sentencesOf(text);
  const end = sentence.indexOf('; ');
  return end < 0 ? sentence : `${sentence.slice(0, end)}.`;
}
