/** How one unit moves when its stack is activated: straight ahead, one turn, or out of the battle (R87 to R91). */
import { z } from 'zod';
import type { Random } from '#core/random';
import type { Refusal } from '#core/types';
import { DQ, DR, FACINGS, type Facing, keyOf, turnFacing } from '#hex/index';
import { isInExitZone, isOnMap, isTerrain } from '../../board/battle-map.ts';
import { boundFault } from '../../board/carrying.ts';
import { isOn } from '../../board/options.ts';
import { isHyperspaceCapable, isTransport, isTroops, strengthOf } from '../../board/units.ts';
import type { UnitMove } from '../../orders/pace-types.ts';
import { type ImperialState, IN_PLAY } from '../../state.ts';
import { type Position, refuse } from '../../types.ts';

type Course = Extract<UnitMove, { do: 'move' }>;

const unit = z.int().min(0).max(99_999);
/** Shape of a `UnitMove` in answers and pace settings. */
export const unitMoveShape = z.discriminatedUnion('do', [
  z.strictObject({
    unit,
    do: z.literal('move'),
    hexes: z.int().min(1).max(20),
    turns: z.array(z.int().min(-1).max(20)).max(40),
  }),
  z.strictObject({ unit, do: z.literal('turn'), facing: z.int().min(0).max(5) }),
  z.strictObject({ unit, do: z.literal('stay') }),
  z.strictObject({ unit, do: z.literal('jump') }),
]);

/** IA-gnd-14, R122: a T that took troops aboard in this strategic turn is pinned */
export function isPinned(g: ImperialState, unit: number): boolean {
  const { units, battle, turn } = g;
  if (!isTransport(g, unit)) return false;
  return battle.units.some(
    (one) =>
      units.host[one] === unit && units.status[one] === IN_PLAY && isTroops(g, one) && units.boarded[one] === turn,
  );
}

/** Why a unit cannot leave the battle from anywhere, or null. */
export function leaveFault(at: Position, unit: number): Refusal | null {
  const { g } = at;
  const name = g.names[unit];
  // IA-end-2, R91: an asterisk or MA 0 keeps it here; fighters leave aboard a carrier only
  if (!isHyperspaceCapable(at, unit)) return refuse('IA-end-2', `${name} cannot jump`);
  const bound = boundFault(g, unit);
  if (bound) return bound;
  if (g.units.feeds[unit]! >= 0) return refuse('IA-bld-10', `${name} feeds a base`);
  return isPinned(g, unit) ? refuse('IA-gnd-14', `${name} took troops aboard in this turn`) : null;
}

/** Can the unit jump out where it stands? */
export function mayJumpOut(at: Position, unit: number): boolean {
  const { units } = at.g;
  return isInExitZone(at.data.geometry, units.q[unit]!, units.r[unit]!) && leaveFault(at, unit) === null;
}

/** Why a unit cannot move so, or null. Stack and activation are the caller's. */
export function moveFault(at: Position, unit: number, move: UnitMove): Refusal | null {
  const { g } = at;
  switch (move.do) {
    case 'stay':
      return null; // IA-mov-3: it may stand
    case 'turn':
      // IA-tac-move-15: one to three hexsides either way is any other facing; IA-tac-move-12: one of six
      return move.facing >= 0 && move.facing < 6 && move.facing !== g.units.facing[unit]
        ? null
        : refuse('IA-tac-move-15', 'a turn in place is one to three hexsides');
    case 'jump':
      if (!isInExitZone(at.data.geometry, g.units.q[unit]!, g.units.r[unit]!))
        return refuse('IA-end-1', `${g.names[unit]} is not in the outer four hexes of the map`);
      return leaveFault(at, unit);
    case 'move':
      return courseFault(at, unit, move);
  }
}

function courseFault(at: Position, unit: number, move: Course): Refusal | null {
  const { g } = at;
  const { ma } = strengthOf(at, unit);
  // IA-mov-1, IA-mov-2, IA-mov-5, IA-tac-move-10: a point a hex, never more than its own MA of now
  if (move.hexes < 1 || move.hexes > ma) return refuse('IA-tac-move-10', `${g.names[unit]} enters ${ma} hexes at most`);
  if (isPinned(g, unit)) return refuse('IA-gnd-14', `${g.names[unit]} took troops aboard in this turn`);
  return turnsFault(g, move) ?? wayFault(at, unit, move);
}

/** IA-tac-move-14, R87: one turn of one hexside after half or more of the hexes; option: one in each hex from there on */
function turnsFault(g: ImperialState, { hexes, turns }: Course): Refusal | null {
  if (turns.length % 2 !== 0) return refuse('IA-tac-move-14', 'turns are pairs: after so many hexes, -1 or 1');
  if (turns.length > 2 && !isOn(g, 'multipleTurns')) return refuse('IA-tac-move-14', 'one turn in a move');
  let last = 0;
  for (let index = 0; index < turns.length; index += 2) {
    const after = turns[index]!;
    if (after <= last || after > hexes || 2 * after < hexes)
      return refuse('IA-tac-move-14', `a unit turns after at least half of its ${hexes} hexes`);
    if (Math.abs(turns[index + 1]!) !== 1) return refuse('IA-tac-move-14', 'a moving unit turns one hexside');
    last = after;
  }
  return null;
}

function wayFault(at: Position, unit: number, move: Course): Refusal | null {
  const { g, data } = at;
  let q = g.units.q[unit]!;
  let r = g.units.r[unit]!;
  let facing = g.units.facing[unit] as Facing;
  for (let entered = 1; entered <= move.hexes; entered++) {
    q += DQ[facing]; // IA-tac-move-13: only into the hex that it faces
    r += DR[facing];
    // IA-tac-move-16, R89: friends and enemies never bar the way
    if (isTerrain(g, q, r)) return refuse('IA-tac-move-16', 'a star or planet cannot be entered');
    if (!isOnMap(data.geometry, keyOf(q, r))) return refuse('IA-tac-move-16', 'the way leaves the battle map');
    facing = turnFacing(facing, turnAfter(move.turns, entered));
  }
  return null;
}

function turnAfter(turns: readonly number[], entered: number): number {
  for (let index = 0; index < turns.length; index += 2) if (turns[index] === entered) return turns[index + 1]!;
  return 0;
}

/** Where a legal move ends. */
export function endOfMove({ g }: Position, unit: number, move: UnitMove): { q: number; r: number; facing: number } {
  let q = g.units.q[unit]!;
  let r = g.units.r[unit]!;
  let facing = g.units.facing[unit] as Facing;
  if (move.do === 'turn') return { q, r, facing: move.facing };
  if (move.do === 'move')
    for (let entered = 1; entered <= move.hexes; entered++) {
      q += DQ[facing];
      r += DR[facing];
      facing = turnFacing(facing, turnAfter(move.turns, entered));
    }
  return { q, r, facing };
}

/** Every legal move of a unit. */
export function movesOf(at: Position, unit: number): UnitMove[] {
  const { g } = at;
  const moves: UnitMove[] = [{ unit, do: 'stay' }];
  for (const facing of FACINGS) if (facing !== g.units.facing[unit]) moves.push({ unit, do: 'turn', facing });
  if (mayJumpOut(at, unit)) moves.push({ unit, do: 'jump' });
  const { ma } = strengthOf(at, unit);
  for (let hexes = 1; hexes <= ma; hexes++)
    for (const turns of turnsFor(hexes, Math.ceil(hexes / 2), isOn(g, 'multipleTurns'))) {
      const move: UnitMove = { unit, do: 'move', hexes, turns };
      if (moveFault(at, unit, move) === null) moves.push(move);
    }
  return moves;
}

/** Lists of turns from this hex of the move on. */
function turnsFor(hexes: number, from: number, hasMany: boolean): number[][] {
  const found: number[][] = [[]];
  for (let after = from; after <= hexes; after++)
    for (const side of [-1, 1])
      for (const rest of hasMany ? turnsFor(hexes, after + 1, true) : [[]]) found.push([after, side, ...rest]);
  return found;
}

/** Some legal move, found without listing them. */
export function randomMove(at: Position, unit: number, random: Random): UnitMove {
  const { g } = at;
  if (mayJumpOut(at, unit) && random.below(3) === 0) return { unit, do: 'jump' };
  const { ma } = strengthOf(at, unit);
  for (let tries = 0; tries < 3; tries++) {
    const hexes = 1 + random.below(ma);
    const after = Math.ceil(hexes / 2) + random.below(Math.floor(hexes / 2) + 1);
    const turns = random.below(3) === 0 ? [] : [after, random.below(2) === 0 ? -1 : 1];
    const move: UnitMove = { unit, do: 'move', hexes, turns };
    if (moveFault(at, unit, move) === null) return move;
  }
  if (random.below(4) === 0) return { unit, do: 'stay' };
  return { unit, do: 'turn', facing: turnFacing(g.units.facing[unit] as Facing, 1 + random.below(5)) };
}
