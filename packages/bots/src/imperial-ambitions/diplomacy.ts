/** In wars of three and more: whom to hurt, and whom to let trade. Whoever is ahead has no friends. */
import {
  areEnemies,
  type Choices,
  type ImperialTypes,
  NEUTRAL,
  type Position,
} from '@admiralty/engine/imperial-ambitions';
import type { Candidate, Question } from '../knowledge.ts';
import { planetsToWin, standingsOf } from './evaluate.ts';
import { say } from './words.ts';

/** What is taken from whoever is ahead of all rivals counts, and of neutrals; how fast it falls with the way behind him. */
const LEADER = 1.25;
const NEUTRALS = 0.9;
const STEEPNESS = 2;

/** What taking something from this owner counts: the nearer a rival is to winning, the more. */
export function rivalry(at: Position, seat: number): (owner: number) => number {
  const leads = leadsOf(at);
  const rivals = leads.filter((_, other) => areEnemies(at, seat, other));
  const most = Math.max(Number.EPSILON, ...rivals);
  return (owner) => (owner === NEUTRAL ? NEUTRALS : LEADER * (leads[owner]! / most) ** STEEPNESS);
}

/** How far each seat is on its way to victory: its score beside an even share, and its part of the planets that win. */
function leadsOf(at: Position): number[] {
  const { scores, planets } = standingsOf(at);
  const even = Math.max(
    1,
    scores.reduce((sum, score) => sum + score / scores.length, 0),
  );
  const needed = planetsToWin(at.data.scenarioFor(at.g).victory, planets);
  return scores.map((score, seat) => score / even + planets[seat]! / needed);
}

/** Trade with another's planet pays the trader alone: nobody who could win gets it. */
export function consentAdvice({
  play,
  seat,
  decision: { about },
}: Question<ImperialTypes, Choices['consent']['about']>): Candidate<Choices['consent']['answer']>[] {
  const allow = about.requests.map(({ trader }) => !areEnemies(play, seat, trader));
  return [
    {
      answer: { allow },
      value: 0,
      words: allow.includes(true) ? say.diplomacy.tradesWithFriends : say.diplomacy.feedsNoRival,
    },
  ];
}

/** Others' battles wear others down. */
export function joinAdvice(
  _: Question<ImperialTypes, Choices['join']['about']>,
): Candidate<Choices['join']['answer']>[] {
  return [{ answer: { against: [] }, value: 0, words: say.diplomacy.letsOthersFight }];
}
