/** 3B: space combat in rounds until one side is gone, or neither can harm the other (A2). */
import type { RuleId } from '#core/types';
import { enemyOf } from '../../board/sides.ts';
import { hasSquadrons, squadronsAt } from '../../board/units.ts';
import type { FfwFrame, FfwPlay, Position } from '../../types.ts';
import { askShift } from '../09-optional-rules/shift.ts';
import { endStage } from './combat.ts';
import { askDisengaging, orderDisengaging } from './disengaging.ts';
import { askLosses, settleLosses } from './losses.ts';
import { canHit, type SpaceRound, spaceRoundOf, tacticalsIn } from './round.ts';

/** R85: rounds in succession without damage after which a fight ends. */
export const IDLE_ROUNDS = 20;

const ROUND = 0;
const LOSSES = 1;
const ORDER = 2;
const LEAVING = 3;
const SHIFTED = 4;

export function spaceCombat(play: FfwPlay, frame: FfwFrame<'spaceCombat'>): void {
  const { combat } = play.g;
  switch (frame.at) {
    case ROUND:
      return beginRound(play, frame);
    case LOSSES: // FFW-4.4g: after both have fired
      settleLosses(play, 'FFW-4.4e');
      frame.at = ORDER;
      if (combat.idle === 0) play.call('overload', {});
      return;
    case ORDER: // FFW-4.6a: at the end of a round only
      if (isOver(play)) return endStage(play);
      combat.done.fill(Number(isHarmless(roundsOf(play, tacticalsIn(play, combat.hex)))));
      orderDisengaging(play); // FFW-4.6m
      frame.at = LEAVING;
      return;
    case SHIFTED:
      fight(play, roundsOf(play, combat.tactical, combat.shifted));
      combat.shifted = -1;
      frame.at = LOSSES;
      return;
    default:
      if (isOver(play) || !askDisengaging(play)) frame.at = ROUND; // FFW-4.6j, FFW-4.6k
  }
}

/** FFW-4.4a, FFW-4.4b: fought as long as both sides have squadrons in the hex. */
function isOver(at: Position): boolean {
  return ![0, 1].every((side) => hasSquadrons(at, side, at.g.combat.hex));
}

/** A2.6: neither side can do damage. */
function isHarmless(rounds: readonly SpaceRound[]): boolean {
  return !rounds.some(canHit);
}

function roundsOf(at: Position, tactical: number[], chosen = -1): SpaceRound[] {
  const { hex } = at.g.combat;
  return [0, 1].map((side) => spaceRoundOf(at, side, hex, squadronsAt(at, side, hex), tactical, chosen));
}

function beginRound(play: FfwPlay, frame: FfwFrame<'spaceCombat'>): void {
  const { combat } = play.g;
  if (isOver(play)) return endStage(play);
  combat.tactical = tacticalsIn(play, combat.hex);
  const rounds = roundsOf(play, combat.tactical);
  const harmless = isHarmless(rounds);
  if (combat.idle >= IDLE_ROUNDS || (harmless && combat.done[0] === 1)) return standOff(play); // R51, R85
  if (harmless) {
    frame.at = ORDER; // A2.6: a chance to leave before it takes effect
    return;
  }
  frame.at = SHIFTED;
  askShift(play, rounds);
}

function standOff(play: FfwPlay): void {
  const { combat } = play.g;
  combat.standOff = 1;
  play.emit('FFW-4.4b', 'standOff', { hex: combat.hex });
  endStage(play);
}

/** FFW-4.4c: both fire with what they had at the start of the round. */
function fight(play: FfwPlay, rounds: readonly SpaceRound[]): void {
  const { combat } = play.g;
  combat.round++;
  play.emit('FFW-4.4c', 'spaceRound', {
    hex: combat.hex,
    round: combat.round,
    attack: rounds.map(({ factors }) => factors),
    tactical: combat.tactical,
  });
  rounds.forEach((round, side) => {
    combat.damage[enemyOf(side)] = fireRound(play, side, round, 'FFW-4.4c');
  });
  combat.idle = combat.damage.some((factors) => factors > 0) ? 0 : combat.idle + 1;
  askLosses(play, 'FFW-4.4e');
}

/** FFW-4.4d: one die an attack; results add up. */
export function fireRound(play: FfwPlay, side: number, { attacks, modifier }: SpaceRound, rule: RuleId): number {
  if (attacks.length === 0) return 0;
  const fired = attacks.map(({ factors, shift, hits }) => {
    const die = play.roll(6, rule);
    const modified = Math.max(1, Math.min(6, die + modifier)); // FFW-4.5a, FFW-4.5b
    return { factors, die, modified, shift, hits: hits[die - 1]! };
  });
  play.emit(rule, 'spaceFire', { side, attacks: fired });
  return fired.reduce((sum, { hits }) => sum + hits, 0);
}
