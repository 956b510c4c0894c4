/** What nobody in his senses does: giving up what he has, paying for nothing, leaving the Seat untaxed, offending Atjay by mistake. */
import {
  type Act,
  type Choices,
  checkOperation,
  effortOf,
  militaryOf,
  NOT_TAXED,
  type Position,
  type SwordTypes,
} from '@admiralty/engine/sword-and-stars';
import type { PointlessAnswers } from '../knowledge.ts';
import { offends } from './attacks.ts';

/** No card has a figure above it. */
const ENOUGH = 8;
const GIVING_UP: ReadonlySet<Act['do']> = new Set(['lowerWeb', 'removeGate', 'removeTrade']);

export const isPointless: PointlessAnswers<SwordTypes> = {
  act: (play, act, { by }) => isWastedAct(play, by, act),
  tax: (play, order, { by }) => {
    const seat = play.g.players.seat[by]!;
    if (order.do === 'exploit') return order.system === seat;
    return order.do === 'done' && play.g.systems.tech[seat]! > 0 && play.g.systems.taxed[seat] === 0;
  },
  intercept: (play, answer, { by, about }) =>
    answer.intercept && isOverdone(play, by, about.operation.rating, answer.extra),
  contest: (_, { contest }) => !contest,
  ballot: (_, { choice }, { by, about: { motion } }) =>
    choice >= 0 && motion.concerned === by && isAgainstOneself(motion, choice),
};

function isWastedAct(at: Position, seat: number, act: Act): boolean {
  if (GIVING_UP.has(act.do)) return true;
  if (act.do === 'end') {
    const { taxation, exile, seat: seats } = at.g.players;
    return taxation[seat] === NOT_TAXED && exile[seat] === 0 && at.g.systems.tech[seats[seat]!]! > 0;
  }
  if ('path' in act && offends(at, seat, act.target, act.path)) return at.g.wars.violator.length === 0;
  if (!('extra' in act) || act.extra === 0) return false;
  return checkOperation(at, seat, act) === null && effortOf(at, seat, act).rating > ENOUGH;
}

/** Below 0 nothing more can be spoilt. */
function isOverdone(at: Position, seat: number, rating: number, extra: number): boolean {
  return extra > 0 && rating - militaryOf(at, seat) - extra < -1;
}

const OWN_SIDE: ReadonlySet<string> = new Set(['grant', 'owner', 'kept', 'letGo', 'readmit']);

function isAgainstOneself(motion: Choices['ballot']['about']['motion'], choice: number): boolean {
  return motion.cause !== 'ladau' && !OWN_SIDE.has(motion.choices[choice]!);
}
