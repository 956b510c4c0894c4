/** What stands behind an answer, as data: odds, prices, distances, from what the seat knows. In a battle all is open. */
import { oneByOne } from '#core/figures';
import { hexAt, jumpDistance, systemAt } from '../board/chart.ts';
import { tryOut } from '../board/rollback.ts';
import { strengthOf } from '../board/units.ts';
import { defendersOf, landedOf } from '../rules/ground/forces.ts';
import { bombardVolley, finalVolley, sumOf, type Volley } from '../rules/ground/plans.ts';
import { groundRow } from '../rules/ground/strength.ts';
import { doOrder } from '../rules/strategic/build/orders.ts';
import { tryWork } from '../rules/strategic/build/work.ts';
import { groupRange, jumpersOf, jumpStart } from '../rules/strategic/movement/jumps.ts';
import { tryShifts } from '../rules/strategic/movement/shifts.ts';
import { type TradeFigures, tradeFigures } from '../rules/strategic/trade.ts';
import { type Aim, attackOf, defenceOf, isRefusal } from '../rules/tactical/strength.ts';
import type { Attack, BoughtForce, BuildOrder, Choices, ImperialTypes, Position } from '../types.ts';
import { type AfterMove, afterMoves } from './after-move.ts';
import { type AssaultForecast, assaultForecast } from './ground-forecast.ts';
import { type OddsFigures, oddsOf, oddsRow } from './odds.ts';

/** An attack on one unit; `aims`: what each of the group brings, unit by unit (null between planet and orbit). */
export interface AttackFigures extends OddsFigures {
  attack: number;
  defence: number;
  /** IA-tac-cbt-23: all fire at its bow or stern */
  isHalved: boolean;
  aims: { unit: number; strength: number; aim: Aim | null }[];
}

/** By kind of decision. */
export interface IaFigures {
  fire: AttackFigures;
  finalFire: AttackFigures;
  bombard: AttackFigures;
  /** of each unit that moves: who can fire at it then, and at whom it can */
  activate: AfterMove[];
  /** how the assault would go, stage by stage; null without troops */
  declareAssault: AssaultForecast;
  /** that of the defenders, who attack first, and that of the landed if they lose nothing by it */
  pressOn: { attack: OddsFigures; defence: OddsFigures };
  build: { cost: number; money: number };
  /** hexes of the jump, and the range of the slowest */
  strategicMove: { distance: number; range: number };
  purchase: { points: number };
  /** of each ship that trades */
  trade: ({ unit: number } & TradeFigures)[];
  /** of each request, if it is allowed: what the trader gains */
  consent: TradeFigures[];
}

export const figures = oneByOne<ImperialTypes>({
  fire: (at, attack) => (attack.do === 'fire' ? fireFigures(at, attack) : null),
  finalFire: (at, attack) => (attack.do === 'fire' ? volleyFigures(at, finalVolley(at), attack) : null),
  bombard: (at, attack) => (attack.do === 'fire' ? volleyFigures(at, bombardVolley(at), attack) : null),
  activate: (at, { moves }, { by }) => afterMoves(at, by, moves),
  declareAssault: (at, answer) => (answer.land.length > 0 ? assaultForecast(at, answer) : null),
  pressOn: (at) => ({
    attack: oddsOf(at, groundRow(at, landedOf(at.g), defendersOf(at))),
    defence: oddsOf(at, groundRow(at, defendersOf(at), landedOf(at.g))),
  }),
  build: (at, { orders }, { by }) => buildFigures(at, by, orders),
  strategicMove: (at, move, { by }) => jumpFigures(at, by, move),
  trade: (at, { units }, { by }) =>
    units.map((unit) => ({ unit, ...tradeFigures(at, by, systemAt(at, at.g.units.hex[unit]!), 1) })),
  consent: (at, _, { about: { requests } }) =>
    requests.map(({ trader, system, ships }) => tradeFigures(at, trader, system, ships)),
  purchase: (at, { forces }) => ({ points: forces.reduce((sum, { units }) => sum + worthOf(at, units), 0) }),
});

type Shooting = Extract<Attack, { do: 'fire' }>;

function fireFigures(at: Position, { units, target }: Shooting): AttackFigures {
  const aims = units.map((unit) => {
    const aim = attackOf(at, unit, target);
    return isRefusal(aim) ? { unit, strength: 0, aim: null } : { unit, strength: aim.afterFacing, aim };
  });
  const attack = aims.reduce((sum, { strength }) => sum + strength, 0);
  const { value: defence, isHalved } = defenceOf(at, target, units);
  return { ...oddsOf(at, oddsRow(attack, defence)), attack, defence, isHalved, aims };
}

function volleyFigures(at: Position, volley: Volley, { units, target }: Shooting): AttackFigures {
  const attack = sumOf(volley, units);
  const defence = strengthOf(at, target).ds;
  const aims = units.map((unit) => ({ unit, strength: volley.strength(unit), aim: null }));
  return { ...oddsOf(at, oddsRow(attack, defence)), attack, defence, isHalved: false, aims };
}

function buildFigures(at: Position, seat: number, orders: readonly BuildOrder[]): IaFigures['build'] | null {
  if (orders.length === 0) return null;
  return tryWork(at, seat, (work) => {
    const money = work.money;
    const isLegal = orders.every((order) => doOrder(work, order) === null);
    return isLegal ? { cost: money - work.money, money } : null;
  });
}

function jumpFigures(
  at: Position,
  seat: number,
  { before, jump }: Choices['strategicMove']['answer'],
): IaFigures['strategicMove'] | null {
  if (!jump) return null;
  return tryOut(at.g, (rollback) => {
    if (tryShifts(rollback, at, seat, before)) return null;
    const from = jumpStart(at, seat, jump);
    if (typeof from !== 'number') return null;
    const range = groupRange(at, jumpersOf(at.g, seat, jump));
    const distance = jumpDistance(at.data.chartFor(at.g), from, hexAt(jump.to), range);
    return distance < 0 ? null : { distance, range };
  });
}

function worthOf(at: Position, groups: BoughtForce['units']): number {
  const price = (type: string): number => at.data.typeById.get(type)?.valuePoints ?? 0;
  return groups.reduce((sum, { type, n, aboard }) => sum + n * (price(type) + worthOf(at, aboard ?? [])), 0);
}
