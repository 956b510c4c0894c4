import { drawBelow, type Random, wordsOf } from '@admiralty/engine';
import { DQ, DR, distance, type Order, RANGE, SIZE, startOf, UNITS } from './orders.ts';

interface Unit {
  side: number;
  q: number;
  r: number;
  hits: number;
}

/** The same rules on plain mutable objects, without a kernel: the yardstick. */
export function bareSkirmish(count: number, draw: (random: Random) => Order, random: Random): number {
  const units = Array.from({ length: UNITS }, (_, unit): Unit => ({ side: unit % 2, hits: 0, ...startOf(unit) }));
  const words = wordsOf('1');
  let side = 0;
  for (let n = 0; n < count; n++) {
    if (obey(units, side, draw(random), words)) side = 1 - side;
  }
  return count;
}

function obey(units: Unit[], side: number, { unit, step, target }: Order, words: number[]): boolean {
  const actor = units[unit];
  if (!actor || actor.side !== side || actor.hits > 2) return false;
  if (target < 0) {
    const q = actor.q + DQ[step]!;
    const r = actor.r + DR[step]!;
    if (q < 0 || r < 0 || q >= SIZE || r >= SIZE) return false;
    actor.q = q;
    actor.r = r;
    return true;
  }
  const enemy = units[target];
  if (!enemy || enemy.side === side || enemy.hits > 2) return false;
  if (distance(actor.q, actor.r, enemy.q, enemy.r) > RANGE) return false;
  if (drawBelow(words, 6) + 1 >= 4) enemy.hits += 1;
  return true;
}
