/** The activation of a stack: which stacks there are, and every legal end of each unit with what it costs. */
import { z } from 'zod';
import type { Openings } from '#core/figures';
import type { Refusal } from '#core/types';
import { keyOf, qOf, rOf } from '#hex/index';
import { mapHex, unitXy } from '../../board/battle-map.ts';
import { xyOf } from '../../board/chart.ts';
import type { UnitMove } from '../../orders/pace-types.ts';
import { endOfMove, moveFault, movesOf, unitMoveShape } from '../../rules/tactical/moves.ts';
import { stackAt, stacksOf } from '../../rules/tactical/stacks.ts';
import { type ImperialTypes, type Position, refuse, type Xy } from '../../types.ts';
import { mapXy } from './shapes.ts';

/** The stack in hand, and the moves given to its units so far. */
export interface ActivatePartial {
  stack: Xy | null;
  moves: UnitMove[];
}

/** One legal move of a unit and where it ends; `cost`: Movement Points, one a hex entered. */
export interface MoveEnd {
  move: UnitMove;
  xy: Xy;
  facing: number;
  cost: number;
}

export interface ActivateNext {
  /** hexes with units still to be activated; so many of them (`size`) move at once (R84) */
  stacks: { xy: Xy; units: number[]; size: number }[];
  /** of the stack in hand: units that have no move yet, each with all its legal moves */
  units: { unit: number; ends: MoveEnd[] }[];
  /** how many of them have still to be given a move */
  left: number;
}

export const activateOpenings: Openings<ImperialTypes, 'activate'> = {
  shape: z.strictObject({ stack: mapXy.nullable(), moves: z.array(unitMoveShape).max(3) }),
  start: () => ({ stack: null, moves: [] }),
  next: (play, partial, { by }) => {
    const { stack, moves } = partial;
    const refusal = partialFault(play, by, partial);
    if (refusal) return { ok: false, refusal };
    const size = (units: readonly number[]): number => Math.min(units.length, play.data.tables.stacking);
    const here = stack ? unitsOn(play, by, stack) : [];
    const free = here.filter((unit) => !moves.some((move) => move.unit === unit));
    const left = size(here) - moves.length;
    const stacks = stacksOf(play, by).map((units) => ({ xy: unitXy(play.g, units[0]!), units, size: size(units) }));
    const units = left > 0 ? free.map((unit) => ({ unit, ends: endsOf(play, unit) })) : [];
    return { ok: true, next: { stacks, units, left } };
  },
  leads: (_play, { stack, moves }, { stacks, units, left }) => {
    if (!stack) return { answers: [], partials: stacks.map(({ xy }) => ({ stack: xy, moves: [] })) };
    const longer = units.flatMap(({ ends }) => ends.map(({ move }) => [...moves, move]));
    return left === 1
      ? { answers: longer.map((all) => ({ moves: all })), partials: [] }
      : { answers: [], partials: longer.map((all) => ({ stack, moves: all })) };
  },
};

function partialFault(at: Position, owner: number, { stack, moves }: ActivatePartial): Refusal | null {
  const here = stack ? unitsOn(at, owner, stack) : [];
  if (stack && here.length === 0) return refuse('IA-tac-move-9', 'you have nothing to activate there');
  for (const [index, move] of moves.entries()) {
    const isTwice = moves.findIndex(({ unit }) => unit === move.unit) < index;
    if (isTwice || !here.includes(move.unit))
      return refuse('IA-tac-move-6', `unit ${move.unit} is not another unit of this stack`);
    const fault = moveFault(at, move.unit, move);
    if (fault) return fault;
  }
  return null;
}

function unitsOn(at: Position, owner: number, xy: Xy): number[] {
  const hex = mapHex(at.data.geometry, xy);
  return hex < 0 ? [] : stackAt(at, owner, qOf(hex), rOf(hex));
}

function endsOf(at: Position, unit: number): MoveEnd[] {
  return movesOf(at, unit).map((move) => {
    const { q, r, facing } = endOfMove(at, unit, move);
    return { move, xy: xyOf(keyOf(q, r)), facing, cost: move.do === 'move' ? move.hexes : 0 };
  });
}
