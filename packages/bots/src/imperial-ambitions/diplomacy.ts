/** In wars of three and more: whom to hurt, and whom to let trade. Whoever is ahead has no friends. */
import {
  areEnemies,
  type Choices,
  type ImperialTypes,
  NEUTRAL,
  type Position,
} from '@admiralty/engine/imperial-ambitions';
import type { Candidate, Question } from '../knowledge.ts';
import { standingsOf } from './evaluate.ts';
import { say } from './words.ts';

/** How much more the planets of the leader are wanted than those of the last. */
const LEADER = 0.5;

/** What taking something from this owner counts; of neutrals somewhat less than of an even rival. */
export function rivalry(at: Position, seat: number): (owner: number) => number {
  const { scores } = standingsOf(at);
  const rivals = scores.map((_, other) => other).filter((other) => areEnemies(at, seat, other));
  const most = Math.max(1, ...rivals.map((other) => scores[other]!));
  return (owner) => (owner === NEUTRAL ? 0.9 : 1 - LEADER / 2 + (LEADER * scores[owner]!) / most);
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
