/**
 * Stepping in: an Intercept takes the whole Military from the attacker's rating for one Resource Point and a card. It pays
 * if the harm it prevents is worth more than what the card would bring in the own turn.
 */
import {
  CHIT_BONUS,
  type Choices,
  CONQUEST,
  heldWarChits,
  INTERCEPT,
  interceptStrength,
  isSeat,
  LOWEST_TECH,
  MILITARY,
  militaryOf,
  nameOf,
  type Operation,
  type Position,
  type SwordTypes,
} from '@admiralty/engine/sword-and-stars';
import type { Candidate, Question } from '../knowledge.ts';
import { partialsOf } from './operation-gains.ts';
import { Outlook } from './outlook.ts';
import { holdingOf, worthOf } from './values.ts';
import { say } from './words.ts';

type Answer = Choices['intercept']['answer'];

/** What a card brings that is still needed for the own turn, and one that is not. */
const CARD_BEFORE_TURN = 0.35;
const CARD_AFTER_TURN = 0.02;
/** What is risked with a Weapons or Tactical chit. */
const CHIT_RISK = 0.4;
const MOST_EXTRA = 8;

export function interceptAdvice({
  play,
  seat,
  decision,
}: Question<SwordTypes, Choices['intercept']['about']>): Candidate<Answer>[] {
  const outlook = new Outlook(play, seat);
  const { operation } = decision.about;
  const harm = harmOf(outlook, operation);
  const rating = operation.interceptions.reduce((left, one) => left - interceptStrength(play, one), operation.rating);
  const name = nameOf(play, operation.target);
  const pass: Candidate<Answer> = {
    answer: { intercept: false },
    value: outlook.value(-harm(rating)),
    words: say.intercepts.costsTooMuch(name),
  };
  const held = heldWarChits(play, seat);
  const options = [bestEffort(outlook, harm, rating, [])];
  if (held.length > 0) options.push(bestEffort(outlook, harm, rating, held));
  const stands = options.flatMap((one): Candidate<Answer>[] =>
    one ? [{ answer: one.answer, value: outlook.value(one.gain), words: say.intercepts.lowersRating(name) }] : [],
  );
  return [...stands, pass];
}

/** The sum of extra points that leaves the seat best off. */
function bestEffort(
  outlook: Outlook,
  harm: (rating: number) => number,
  rating: number,
  chits: number[],
): { answer: Answer; gain: number } | null {
  const { at, seat, own } = outlook;
  const { points, turnDone } = at.g.players;
  const { cost } = at.data.tables.operations[INTERCEPT]!;
  const card = turnDone[seat] ? CARD_AFTER_TURN : CARD_BEFORE_TURN;
  let best: { answer: Answer; gain: number } | null = null;
  for (let extra = 0; extra <= Math.min(MOST_EXTRA, points[seat]! - cost); extra++) {
    const final = rating - militaryOf(at, seat) - extra - CHIT_BONUS * chits.length;
    const gain =
      -harm(final) - (cost + extra) * own.price - card - CHIT_RISK * chits.length + outlook.checkWorth(MILITARY);
    if (!best || gain > best.gain) best = { answer: { intercept: true, extra, chits: chits.slice() }, gain };
  }
  return best;
}

/** What the Operation would cost the seat at each rating: its own loss, or the gain of a rival. */
function harmOf(outlook: Outlook, operation: Operation): (rating: number) => number {
  const { at, seat, prospects, chances } = outlook;
  const { target, by, base } = operation;
  const owner = at.g.systems.owner[target]!;
  const weigh = (player: number): number => (player === seat ? 1 : -outlook.rivalry(player));
  const now = isSeat(owner) ? worthOf(at, prospects[owner]!, target, holdingOf(at, owner, target)) : 0;
  const lower = isSeat(owner)
    ? worthOf(at, prospects[owner]!, target, {
        ...holdingOf(at, owner, target),
        tech: Math.max(LOWEST_TECH, at.g.systems.tech[target]! - 1),
      })
    : 0;
  const prize = isSeat(by)
    ? worthOf(at, prospects[by]!, target, { ...holdingOf(at, by, target), unrest: true, isSeat: false, partials: 0 })
    : 0;
  const baseLoss = isSeat(by) ? levelWorth(outlook, by, base) : 0;
  const share = shareOf(at, operation);
  const side = isSeat(owner) ? weigh(owner) : 0;
  const rivalry = isSeat(by) ? outlook.rivalry(by) : 0;
  return (rating) => {
    const odds = chances.at(operation.operation, rating);
    const taken = (odds.taken + odds.takenWorn) * share;
    return taken * (side * now + rivalry * prize) + odds.worn * side * (now - lower) - odds.down * rivalry * baseLoss;
  };
}

function levelWorth({ at, prospects }: Outlook, player: number, base: number): number {
  const held = holdingOf(at, player, base);
  if (held.tech <= LOWEST_TECH) return 0;
  return (
    worthOf(at, prospects[player]!, base, held) -
    worthOf(at, prospects[player]!, base, { ...held, tech: held.tech - 1 })
  );
}

/** A C takes a System of one planet; of a larger one the part that is still missing. */
function shareOf(at: Position, { operation, target, by }: Operation): number {
  if (operation !== CONQUEST) return 0;
  return 1 / Math.max(1, at.data.systems[target]!.planets - partialsOf(at, target, by));
}
