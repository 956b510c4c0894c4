/** What a move exposes a unit to and what it brings into its sights, from where everybody else stands. */
import { keyOf } from '#hex/index';
import { xyOf } from '../board/chart.ts';
import { tryOut } from '../board/rollback.ts';
import { areHostile } from '../board/sides.ts';
import { planAt, shooters } from '../orders/fire-policy.ts';
import type { UnitMove } from '../orders/pace-types.ts';
import { endOfMove } from '../rules/tactical/moves.ts';
import { attackOf, defenceOf, isRefusal, isTarget, mayFire } from '../rules/tactical/strength.ts';
import type { Position, Xy } from '../types.ts';
import { type Arcs, arcsOf } from './arcs.ts';
import { type OddsFigures, oddsOf, oddsRow } from './odds.ts';

/** One against one; null: cannot fire at all. */
export interface Duel {
  foe: number;
  range: number;
  /** what it does to the unit that moved */
  at: OddsFigures | null;
  /** what the unit that moved does to it */
  by: OddsFigures | null;
}

export interface AfterMove {
  unit: number;
  xy: Xy;
  duels: Duel[];
  /** the best that one enemy can do with all of his units together, and with how many */
  together: (OddsFigures & { units: number }) | null;
  arcs: Arcs;
}

/** Of each unit that stays on the map. */
export function afterMoves(at: Position, seat: number, moves: readonly UnitMove[]): AfterMove[] {
  const { units } = at.g;
  return tryOut(at.g, (rollback) => {
    const staying = moves.filter((move) => move.do !== 'jump');
    rollback.keep(at.g.battle.units);
    for (const unit of at.g.battle.units) units.fired[unit] = 0; // in the fire phase that follows
    for (const move of staying) {
      const { q, r, facing } = endOfMove(at, move.unit, move);
      units.q[move.unit] = q;
      units.r[move.unit] = r;
      units.facing[move.unit] = facing;
    }
    return staying.map(({ unit }) => afterMove(at, seat, unit));
  });
}

function afterMove(at: Position, seat: number, unit: number): AfterMove {
  const { g } = at;
  const { units, battle } = g;
  const enemies = battle.sides.filter((owner) => areHostile(g, seat, owner));
  const foes = enemies.flatMap((owner) => [false, true].map((isPdbTurn) => shooters(at, owner, isPdbTurn)));
  const duels = battle.units.flatMap((foe): Duel[] => {
    const theirs = foes.some((group) => group.includes(foe)) ? shot(at, foe, unit) : null;
    const mine = mayFire(g, seat, unit) && isTarget(g, seat, foe) ? shot(at, unit, foe) : null;
    const range = theirs?.range ?? mine?.range;
    return range === undefined ? [] : [{ foe, range, at: theirs?.odds ?? null, by: mine?.odds ?? null }];
  });
  return {
    unit,
    xy: xyOf(keyOf(units.q[unit]!, units.r[unit]!)),
    duels,
    together: worstOf(
      foes
        .flatMap((group) => planAt(at, group, unit) ?? [])
        .map(({ row, units: by }) => ({
          ...oddsOf(at, row),
          units: by.length,
        })),
    ),
    arcs: arcsOf(at, unit),
  };
}

/** One unit alone at another; null: it cannot. */
function shot(at: Position, unit: number, target: number): { range: number; odds: OddsFigures } | null {
  const aim = attackOf(at, unit, target);
  if (isRefusal(aim)) return null;
  return { range: aim.range, odds: oddsOf(at, oddsRow(aim.afterFacing, defenceOf(at, target, [unit]).value)) };
}

function worstOf<Odds extends OddsFigures>(all: readonly Odds[]): Odds | null {
  return all.reduce<Odds | null>((worst, one) => (worst && worst.row >= one.row ? worst : one), null);
}
