/** The activation of one stack: which units it takes, and what they do (R84, R85, R90, R92). */
import type { Refusal } from '#core/types';
import { keyOf } from '#hex/index';
import { xyOf } from '../../board/chart.ts';
import { isUnit } from '../../board/units.ts';
import type { UnitMove } from '../../orders/pace-types.ts';
import { JUMPED_OUT, WITHDRAWN } from '../../state.ts';
import { type IaPlay, type Position, refuse } from '../../types.ts';
import { followHost, isHostType } from './aboard.ts';
import { endOfMove, moveFault } from './moves.ts';
import { isMobile, stackAt } from './stacks.ts';

/** Why these moves are not the activation of one stack of the owner, or null. */
export function activationFault(at: Position, owner: number, moves: readonly UnitMove[]): Refusal | null {
  const { g } = at;
  const first = moves[0]?.unit;
  // IA-tac-move-18, R85: what was rolled must be activated
  if (first === undefined) return refuse('IA-tac-move-18', 'a stack has still to be activated');
  if (!isUnit(g, first) || g.units.owner[first] !== owner || !isMobile(at, first))
    return refuse('IA-tac-move-9', `unit ${first} cannot be activated now`);
  const here = stackAt(at, owner, g.units.q[first]!, g.units.r[first]!);
  const size = Math.min(here.length, at.data.tables.stacking);
  // IA-tac-move-6, R84: all movable units of the hex, or three of more
  if (moves.length !== size) return refuse('IA-tac-move-6', `this stack is activated with ${size} units at once`);
  const named = new Set<number>();
  for (const move of moves) {
    if (!here.includes(move.unit) || named.has(move.unit))
      return refuse('IA-tac-move-6', `unit ${move.unit} is not another unit of this stack`);
    named.add(move.unit);
    const fault = moveFault(at, move.unit, move); // IA-tac-move-5: each goes its own way
    if (fault) return fault;
  }
  return null;
}

/** One unit of an activated stack: it does not move again in this phase (IA-tac-move-6, IA-tac-move-9). */
export function carryOut(play: IaPlay, unit: number, move: UnitMove): void {
  const { g } = play;
  const { units } = g;
  units.activated[unit] = 1;
  if (move.do === 'jump') return withdraw(play, unit);
  const end = endOfMove(play, unit, move);
  units.q[unit] = end.q;
  units.r[unit] = end.r;
  units.facing[unit] = end.facing;
  if (isHostType(units.type[unit]!)) followHost(g, unit);
  const xy = xyOf(keyOf(end.q, end.r));
  const { do: how } = move;
  if (how === 'move')
    play.emit('IA-tac-move-13', 'moved', { unit, do: how, hexes: move.hexes, turns: move.turns, xy, to: end.facing });
  else if (how === 'turn')
    play.emit('IA-tac-move-15', 'moved', { unit, do: how, facing: move.facing, xy, to: end.facing });
  else play.emit('IA-mov-3', 'moved', { unit, do: how, xy, to: end.facing });
}

/** R90, R92: back in the strategic hex, outside the system, with all aboard; IA-end-8: it does not come back; IA-end-12: on the card of its task force */
export function withdraw(play: IaPlay, unit: number): void {
  const { units, battle } = play.g;
  units.battle[unit] = JUMPED_OUT; // IA-end-3: its strategic hex is that of the battle
  units.outside[unit] = WITHDRAWN;
  followHost(play.g, unit);
  battle.stir++;
  play.emit('IA-end-3', 'jumpedOut', { unit });
}
