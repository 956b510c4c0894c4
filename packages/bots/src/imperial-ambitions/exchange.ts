/** What the coming exchange of fire should cost each side, without rolling a die: every gun at its best use. */
import { areHostile, type Position, targetsOf } from '@admiralty/engine/imperial-ambitions';
import { gunsOf, volleysOf } from './volleys.ts';

/** Points that the seat should win over what it should lose. */
export function exchangeFor(at: Position, seat: number): number {
  const { g } = at;
  let balance = 0;
  for (const side of g.battle.sides) {
    if (side === seat) balance += expectedBy(at, side);
    else if (areHostile(g, seat, side)) balance -= expectedBy(at, side);
  }
  return balance;
}

/** One attack after the other, the one with the best surplus first, as long as there are guns that have not fired. */
function expectedBy(at: Position, owner: number): number {
  const targets = targetsOf(at, owner);
  let sum = 0;
  for (const isPdb of [false, true]) {
    const volleys = volleysOf(at, targets, gunsOf(at, owner, isPdb)).sort((a, b) => perGun(b) - perGun(a));
    const fired = new Set<number>();
    const hit = new Map<number, number>();
    for (const { units, target, gain } of volleys) {
      if (gain <= 0 || units.some((unit) => fired.has(unit))) continue;
      for (const unit of units) fired.add(unit);
      const times = hit.get(target) ?? 0;
      hit.set(target, times + 1);
      sum += gain * AGAIN ** times;
    }
  }
  return sum;
}

/** What a further attack on the same target still brings: it may be gone by then. */
const AGAIN = 0.85;

function perGun({ units, gain }: { units: readonly number[]; gain: number }): number {
  return gain / units.length;
}
