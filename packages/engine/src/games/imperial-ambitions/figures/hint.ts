/** Odds and prices of a legal answer before committing, worked from what the seat knows: in a battle all is open. */
import { hexAt, jumpDistance } from '../board/chart.ts';
import { NO_EFFECT, ODDS } from '../data/names.ts';
import { defendersOf, landedOf } from '../rules/ground/forces.ts';
import { bombardVolley, finalVolley, rowAgainst, type Volley, volleyFault } from '../rules/ground/plans.ts';
import { groundRow } from '../rules/ground/strength.ts';
import { doOrder } from '../rules/strategic/build/orders.ts';
import { tryWork } from '../rules/strategic/build/work.ts';
import { groupRange, jumpersOf, markerHex } from '../rules/strategic/movement/jumps.ts';
import { activationFault } from '../rules/strategic/movement/movement.ts';
import { attackFault, attackOf, defenceOf, isRefusal } from '../rules/tactical/strength.ts';
import type { Attack, BuildOrder, Choices, Position } from '../types.ts';
import { distributionOf, oddsRow } from './odds.ts';

/** A few words on what an answer would mean, or null. */
export function hintFor(at: Position, kind: string, by: number, answer: unknown): string | null {
  switch (kind) {
    case 'fire':
      return fireHint(at, by, answer as Attack);
    case 'finalFire':
      return volleyHint(at, finalVolley(at), answer as Attack);
    case 'bombard':
      return volleyHint(at, bombardVolley(at), answer as Attack);
    case 'pressOn':
      return `your attack is ${oddsOf(groundRow(at, landedOf(at.g), defendersOf(at)))}, theirs ${oddsOf(groundRow(at, defendersOf(at), landedOf(at.g)))}`;
    case 'build':
      return buildHint(at, by, (answer as Choices['build']['answer']).orders);
    case 'strategicMove':
      return jumpHint(at, by, answer as Choices['strategicMove']['answer']);
    case 'purchase':
      return purchaseHint(at, answer as Choices['purchase']['answer']);
    default:
      return null;
  }
}

function oddsOf(row: number): string {
  return row === NO_EFFECT ? 'worse than 1-3' : ODDS[row]!;
}

/** Odds, and the chance of one hit or more. */
function rowHint(at: Position, row: number): string {
  if (row === NO_EFFECT) return 'worse than 1-3: no effect';
  const chances = distributionOf(at.data.tables, row);
  const mean = chances.reduce((sum, part, hits) => sum + part * hits, 0);
  return `${ODDS[row]}: ${Math.round(((36 - chances[0]!) * 100) / 36)} % to hit, ${Math.round((mean * 10) / 36) / 10} hits on average`;
}

function fireHint(at: Position, by: number, attack: Attack): string | null {
  if (attack.do !== 'fire' || attackFault(at, by, attack.units, attack.target)) return null;
  let strength = 0;
  for (const unit of attack.units) {
    const aim = attackOf(at, unit, attack.target);
    if (isRefusal(aim)) return null;
    strength += aim.afterFacing;
  }
  const { value } = defenceOf(at, attack.target, attack.units);
  return `${strength} against ${value}, ${rowHint(at, oddsRow(strength, value))}`;
}

function volleyHint(at: Position, volley: Volley, attack: Attack): string | null {
  if (attack.do !== 'fire' || volleyFault(at, volley, attack.units, attack.target, '')) return null;
  return rowHint(at, rowAgainst(at, volley, attack.units, attack.target));
}

function buildHint(at: Position, by: number, orders: readonly BuildOrder[]): string | null {
  if (orders.length === 0) return null;
  return tryWork(at, by, (work) => {
    const before = work.money;
    const isLegal = orders.every((order) => doOrder(work, order) === null);
    return isLegal ? `costs ${before - work.money} of ${before}` : null;
  });
}

/** Nothing of a move that the rules refuse: it may name units of others, wherever they are. */
function jumpHint(at: Position, by: number, move: Choices['strategicMove']['answer']): string | null {
  const { jump } = move;
  if (!jump || activationFault(at, by, move)) return null;
  const jumpers = jumpersOf(at.g, by, jump);
  const from = 'units' in jump ? at.g.units.hex[jumpers[0]!]! : markerHex(at, by, jump.taskForce);
  const range = groupRange(at, jumpers);
  return `${jumpDistance(at.data.chartFor(at.g), from, hexAt(jump.to), range)} of ${range} hexes`;
}

function purchaseHint({ data }: Position, { forces }: Choices['purchase']['answer']): string {
  type Groups = (typeof forces)[number]['units'];
  const worth = (groups: Groups): number =>
    groups.reduce(
      (sum, { type, n, aboard }) => sum + n * ((data.typeById.get(type)?.valuePoints ?? 0) + worth(aboard ?? [])),
      0,
    );
  return `${forces.reduce((sum, { units }) => sum + worth(units), 0)} value points`;
}
