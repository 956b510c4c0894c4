/** Pods that missiles can have come from, and a way to take each from one of them. */
import type { Random } from '#core/random';
import { GUIDED, HOMING, INTELLIGENT, MISSILE_TYPES, type PodType } from '../data/types.ts';
import { effectiveCiv, forPods, missilesLeft } from '../rules/05-pods.ts';
import type { Position } from '../types.ts';
import { type Contact, mayBe } from './resample-contacts.ts';

const TYPES = MISSILE_TYPES.length;

export interface Magazine {
  ship: number;
  /** -1: the rails of a craft */
  row: number;
  civ: number;
  pod: PodType | null;
  /** homing missiles may have been taken instead of others (DV-FSB-H5) */
  hasExchange: boolean;
}

/** Where a missile came from. */
export interface Origin {
  magazine: Magazine;
  type: number;
  /** what it takes the place of: a homing missile was exchanged for another (DV-FSB-H5) */
  taken: number;
}

/** What is left in the magazines, by missile type. */
export type Stock = readonly (readonly number[])[];

/** What there is to choose from. */
interface Supply {
  magazines: readonly Magazine[];
  stock: Stock;
}

/** Weapon pods of the ships. */
function magazinesOf(at: Position, ships: readonly number[]): Magazine[] {
  const found: Magazine[] = [];
  const hasExchange = at.g.options['homingMissiles'] === true;
  for (const ship of ships)
    forPods(at, ship, (row, pod) => {
      if (pod.weapons) found.push({ ship, row, civ: effectiveCiv(at, ship, row), pod, hasExchange });
    });
  return found;
}

export function supplyOf(at: Position, ships: readonly number[]): Supply {
  const magazines = magazinesOf(at, ships);
  return {
    magazines,
    stock: magazines.map(({ row }) => MISSILE_TYPES.map((_, type) => missilesLeft(at.g, row, type))),
  };
}

/** Searches that lead nowhere end after so many steps. */
const PATIENCE = 1500;

/** An origin for each contact, so that what is left passes; null if none was found. */
export function assign(
  { data }: Pick<Position, 'data'>,
  contacts: readonly Contact[],
  { magazines, stock }: Supply,
  passes: (left: Stock) => boolean,
  random: Random,
): Origin[] | null {
  const left = stock.map((counts) => counts.slice());
  const origins: Origin[] = [];
  const dead = new Set<string>();
  let steps = 0;
  const place = (index: number): boolean => {
    const contact = contacts[index];
    if (!contact) return passes(left);
    if (dead.size > 0 && dead.has(`${index} ${left}`)) return false;
    for (const { slot, taken } of inOrder(slotsFor({ data }, contact, magazines, left), random)) {
      if (steps++ > PATIENCE) return false;
      const from = Math.floor(slot / TYPES);
      left[from]![taken]! -= 1;
      origins[index] = { magazine: magazines[from]!, type: slot % TYPES, taken };
      if (place(index + 1)) return true;
      left[from]![taken]! += 1;
    }
    dead.add(`${index} ${left}`);
    return false;
  };
  return place(0) ? origins : null;
}

interface Slot {
  slot: number;
  taken: number;
  count: number;
}

function slotsFor(at: Pick<Position, 'data'>, contact: Contact, magazines: readonly Magazine[], left: Stock): Slot[] {
  const slots: Slot[] = [];
  magazines.forEach(({ ship, civ, hasExchange }, index) => {
    if (!contact.ships.includes(ship)) return;
    left[index]!.forEach((count, type) => {
      if (count <= 0) return;
      const slot = index * TYPES;
      if (mayBe(at, contact, type, civ)) slots.push({ slot: slot + type, taken: type, count });
      const isExchanged = hasExchange && (type === GUIDED || type === INTELLIGENT);
      if (isExchanged && mayBe(at, contact, HOMING, civ)) slots.push({ slot: slot + HOMING, taken: type, count });
    });
  });
  return slots;
}

/** All that there is, in random order, the more numerous sooner. */
function* inOrder(slots: Slot[], random: Random): Generator<Slot> {
  const open = slots.map(({ count }) => count);
  for (let sum = open.reduce((all, one) => all + one, 0); sum > 0; ) {
    let at = 0;
    for (let drawn = random.below(sum); drawn >= open[at]!; at++) drawn -= open[at]!;
    sum -= open[at]!;
    open[at] = 0;
    yield slots[at]!;
  }
}
