/** What is done without being asked: the secret base comes to light, an armistice is agreed to. */
import type { Play } from '@admiralty/engine';
import {
  controllerOf,
  isCampaign,
  lastTurnOf,
  levelNow,
  type Position,
  SIDES,
  sideOfSeat,
  type WarTypes,
  worldIn,
  ZHODANI,
} from '@admiralty/engine/fifth-frontier-war';
import type { Input } from '../bot.ts';
import type { OutOfTurnAction } from '../knowledge.ts';
import { offersTo } from '../levels/cadet.ts';
import { evaluate } from './evaluate.ts';
import { say } from './words.ts';

/** So bad that a stalemate is welcome. */
const LOSING = -0.3;
/** Turns before the last in which the base comes to light: nobody has time to take it back. */
const LATE = 1;

export function outOfTurn({ seat, observation }: Input<WarTypes>, play: Play<WarTypes>): OutOfTurnAction[] {
  const actions: OutOfTurnAction[] = offersTo(seat, observation.offers)
    .filter(({ kind }) => kind === 'armistice' && isWelcome(play, seat))
    .map(({ id }) => ({ kind: 'accept', with: { offer: id }, value: 1, words: say.outOfTurn.agreesToArmistice }));
  if (shouldReveal(play, seat))
    actions.push({ kind: 'revealBase', with: {}, value: 1, words: say.outOfTurn.showsSecretBase });
  return actions;
}

/** A war that is won may end; one that is going badly may end undecided. */
export function isWelcome(play: Position, seat: number): boolean {
  const level = levelNow(play);
  if (level.startsWith(SIDES[sideOfSeat(play.g, seat)]!)) return true;
  return level === 'stalemate' && evaluate(play, seat) < LOSING;
}

/** The world counts from then on, and can be retaken: so late. */
export function shouldReveal(at: Position, seat: number): boolean {
  const { g } = at;
  if (!isCampaign(at) || sideOfSeat(g, seat) !== ZHODANI || g.baseRevealed === 1 || g.secretBase < 0) return false;
  return lastTurnOf(at) - g.turn <= LATE && controllerOf(at, worldIn(at, g.secretBase)) !== ZHODANI;
}
