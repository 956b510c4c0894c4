/** Which losses hurt least, when nobody chooses (A8). */

import { squadronsAt, troopsAboard } from '../../board/units.ts';
import { FULL } from '../../data/types.ts';
import type { Position } from '../../types.ts';

/** What a squadron can still lose, one entry a step: defense factors (FFW-4.4f, FFW-4.4i) and attack factors. */
interface Step {
  readonly value: number;
  readonly attack: number;
}

/** FFW-4.3d: a full squadron flips and is then eliminated; a reduced one, or one without a reverse, goes at once. */
export function stepsOf({ g, data }: Position, squadron: number): Step[] {
  const { stepValue, attack, defense, isBacked } = data.squadrons[squadron]!;
  const last = { value: stepValue[1], attack: attack[1] };
  if (g.squadrons.step[squadron] !== FULL) return [last];
  if (!isBacked) return [{ value: defense[FULL], attack: attack[FULL] }];
  return [{ value: stepValue[FULL], attack: attack[FULL] - attack[1] }, last];
}

/** All steps that a side has left in a hex: each squadron once or twice. */
export function allSteps(at: Position, side: number, hex: number): number[] {
  return squadronsAt(at, side, hex).flatMap((squadron) => stepsOf(at, squadron).map(() => squadron));
}

/** Must a side give up every step? It must when without the smallest last step the others do not reach the number. */
export function mustLoseAll(at: Position, side: number, hex: number, damage: number): boolean {
  let sum = 0;
  let spare = Number.POSITIVE_INFINITY;
  for (const squadron of squadronsAt(at, side, hex)) {
    const steps = stepsOf(at, squadron);
    for (const { value } of steps) sum += value;
    spare = Math.min(spare, steps.at(-1)!.value);
  }
  return sum - spare < damage;
}

/** Taking none, one or all steps of a squadron: its price counts attack factors, then whether it carries troops. */
interface Taking {
  readonly value: number;
  readonly price: number;
}
const PER_ATTACK_FACTOR = 1000;

function takingsOf(at: Position, squadron: number): Taking[] {
  const takings: Taking[] = [{ value: 0, price: 0 }];
  let value = 0;
  let price = troopsAboard(at.g, squadron).length > 0 ? 1 : 0;
  for (const step of stepsOf(at, squadron)) {
    value += step.value;
    price += step.attack * PER_ATTACK_FACTOR;
    takings.push({ value, price });
  }
  return takings;
}

/** A8: least attack lost, then least overshoot, cargo-free first, lowest number: one entry a step. */
export function defaultLosses(at: Position, side: number, hex: number, damage: number): number[] {
  return leastLosses(at, squadronsAt(at, side, hex), damage) ?? allSteps(at, side, hex);
}

/** The least losses that spare one squadron or another which the default gives up, the least attack first. */
export function otherLosses(at: Position, side: number, hex: number, damage: number): number[][] {
  const squadrons = squadronsAt(at, side, hex);
  const found = new Map<string, number[]>();
  for (const spared of new Set(defaultLosses(at, side, hex, damage))) {
    const steps = leastLosses(
      at,
      squadrons.filter((one) => one !== spared),
      damage,
    );
    if (steps) found.set(String(steps), steps);
  }
  const lost = (steps: readonly number[]): number => stepsTaken(at, steps).reduce((sum, { attack }) => sum + attack, 0);
  return [...found.values()].sort((one, other) => lost(one) - lost(other));
}

/** A squadron that stands twice loses both its steps. */
export function stepsTaken(at: Position, steps: readonly number[]): Step[] {
  return [...new Set(steps)].flatMap((squadron) =>
    stepsOf(at, squadron).slice(0, steps.filter((one) => one === squadron).length),
  );
}

/** null: all their steps together do not reach the number. */
function leastLosses(at: Position, squadrons: readonly number[], damage: number): number[] | null {
  const takings = squadrons.map((squadron) => takingsOf(at, squadron));
  const limit = damage + Math.max(0, ...takings.flat().map(({ value }) => value));
  const prices = cheapest(takings, limit);
  const attackLost = (total: number): number => Math.floor(prices[0]![total]! / PER_ATTACK_FACTOR);
  let sum = damage;
  for (let total = damage + 1; total <= limit; total++) if (attackLost(total) < attackLost(sum)) sum = total;
  if (prices[0]![sum] === Number.POSITIVE_INFINITY) return null;
  return squadrons.flatMap((squadron, n) => {
    const price = prices[n]![sum]!;
    const taken = takings[n]!.findLastIndex(
      (one) => one.price + (prices[n + 1]![sum - one.value] ?? Number.POSITIVE_INFINITY) === price,
    );
    sum -= takings[n]![taken]!.value;
    return new Array<number>(taken).fill(squadron);
  });
}

/** By squadron: the least price of losing exactly 0, 1, 2 … factors with this one and those behind it. */
function cheapest(takings: readonly (readonly Taking[])[], limit: number): number[][] {
  const prices = [new Array<number>(limit + 1).fill(Number.POSITIVE_INFINITY)];
  prices[0]![0] = 0;
  for (const options of takings.toReversed()) {
    const behind = prices[0]!;
    prices.unshift(
      behind.map((_, sum) =>
        Math.min(...options.map(({ value, price }) => (behind[sum - value] ?? Number.POSITIVE_INFINITY) + price)),
      ),
    );
  }
  return prices;
}
