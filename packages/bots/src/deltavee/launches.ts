/**
 * Launches: the best placement against each enemy in reach, against what the missile may be worth later. A full magazine
 * is spent freely; the last of a kind waits for a good chance.
 */
import {
  after,
  battleCommands,
  boxOf,
  canLaunchType,
  canRelease,
  classOf,
  courseOf,
  effectiveCiv,
  forPods,
  GUIDED,
  HOMING,
  hasFieldUp,
  hasFireLeft,
  INTELLIGENT,
  isCraft,
  isMissile,
  isTarget,
  MIMS,
  MISSILE_TYPES,
  missilesLeft,
  missilesReady,
  type Placement,
  type Position,
  planetAt,
  railCount,
  railsOf,
  type Shot,
  sheetInPlay,
  UNGUIDED,
} from '@admiralty/engine/deltavee';
import { longShot, needOf } from './long-shots.ts';
import { bestStrike, launchReach, placed } from './missile-reach.ts';
import { interceptionLoss, prizesOf } from './unit-values.ts';
import { say } from './words.ts';

/** A shot and the share of the game that it is expected to win. */
export interface Weighed {
  shot: Shot;
  gain: number;
  words: string;
}

/** The chance below which the last missile of a kind is kept for a better one; the more there are, the less. */
const KEEP: readonly number[] = [0.1, 0.15, 0.2, 0.2, 0.15];
const OFTEN = 4;

/** With so many of a kind aboard long shots are worth their missiles; what they promise comes late. */
const PLENTY = 4;
const LATER = 0.6;
const HOPEFUL = 0.2;
const NEEDED = 0.3;

export function addLaunches(
  at: Position,
  seat: number,
  unit: number,
  escapes: readonly number[],
  found: Weighed[],
): void {
  const { g } = at;
  if (isCraft(g, unit)) return addRails(at, seat, unit, escapes, found);
  if (hasFieldUp(g, unit)) return;
  forPods(at, unit, (row) => {
    const box = boxOf(g, unit, row);
    if (!hasFireLeft(at, unit, box)) return;
    for (let missile = 0; missile < MISSILE_TYPES.length; missile++) {
      if (!canLaunchType(at, row, missile)) continue;
      if (missile === GUIDED && battleCommands(at, unit) === 0) continue;
      const civ = effectiveCiv(at, unit, row);
      const stock = stockOf(at, unit, missile);
      for (const { place, gain, target } of launchesOf(at, seat, unit, missile, civ, escapes, stock))
        found.push({ shot: { do: 'launch', unit, box, missile, ...place }, gain, words: launchWords(at, target) });
    }
  });
}

function launchWords({ g }: Position, target: number): string {
  return say.launches.launches(g.names[target]!);
}

interface Launch {
  place: Placement;
  gain: number;
  target: number;
}

/** The best placement against each enemy vessel that will be in reach. */
function launchesOf(
  at: Position,
  seat: number,
  unit: number,
  missile: number,
  civ: number,
  escapes: readonly number[],
  stock = 0,
): Launch[] {
  const { g, data } = at;
  const { q, r, direction, velocity } = g.units;
  const stakes = prizesOf(at);
  const reach = launchReach(data, direction[unit]!, velocity[unit]!, missile, civ);
  const launches: Launch[] = [];
  for (let target = 0; target < g.names.length; target++) {
    if (!isTarget(g, seat, target) || isMissile(g, target)) continue;
    const end = after(courseOf(g, target));
    const { chance, entry } = bestStrike(data, reach, civ, end.q - q[unit]!, end.r - r[unit]!, end);
    const place = entry?.place;
    const worth = stakes[target]! * interceptionLoss(at, target) * escapes[target]!;
    if (place && !isLost(at, unit, place) && planetAt(g, end.q, end.r) < 0) {
      const gain = (chance - keepChance(missile, stock)) * worth;
      if (gain > 0) launches.push({ place, gain, target });
    }
    if (launches.length === 0 && stock >= PLENTY && worth > 0.01)
      addLongShot(at, seat, unit, missile, civ, target, launches);
  }
  return launches;
}

/** A missile of many for a target that only its second move can reach, unless enough are after it already. */
function addLongShot(
  at: Position,
  seat: number,
  unit: number,
  missile: number,
  civ: number,
  target: number,
  launches: Launch[],
): void {
  const need = needOf(at, seat, target);
  const far = need < NEEDED ? null : longShot(at, unit, missile, civ, target);
  if (!far || far.chance < HOPEFUL || isLost(at, unit, far.place)) return;
  const worth = prizesOf(at)[target]! * interceptionLoss(at, target);
  launches.push({ place: far.place, gain: LATER * far.chance * worth * need, target });
}

/** Missiles of a type aboard, prepared ones too. */
function stockOf(at: Position, unit: number, missile: number): number {
  let stock = 0;
  forPods(at, unit, (row) => {
    stock += missilesLeft(at.g, row, missile) + missilesReady(at.g, row, missile);
  });
  return stock;
}

/** A full magazine is spent more freely. */
function keepChance(missile: number, stock: number): number {
  return KEEP[missile]! / (1 + stock / OFTEN);
}

/** Off the sheets or onto a planet: gone before it flies. */
function isLost({ g }: Position, unit: number, place: Placement): boolean {
  const { q, r } = placed(place);
  const at = { q: q + g.units.q[unit]!, r: r + g.units.r[unit]! };
  return !sheetInPlay(g, at.q, at.r) || planetAt(g, at.q, at.r) >= 0;
}

function addRails(at: Position, seat: number, unit: number, escapes: readonly number[], found: Weighed[]): void {
  const { g } = at;
  const rails = g.units.rails[unit]!;
  if (railCount(rails) === 0 || g.units.burstFires[unit]! > 0 || g.units.railFires[unit]! > 0) return;
  const { civ } = classOf(at, unit);
  for (const missile of [INTELLIGENT, HOMING, UNGUIDED, GUIDED]) {
    const count = railsOf(rails, missile);
    if (count === 0) continue;
    for (const { place, gain, target } of launchesOf(at, seat, unit, missile, civ, escapes, count))
      found.push({
        shot: { do: 'rails', unit, missiles: Array<number>(count).fill(missile), ...place },
        gain: gain * count,
        words: launchWords(at, target),
      });
  }
}

/** A MIMS opens when its four together do more than it alone would. */
export function addRelease(
  at: Position,
  seat: number,
  unit: number,
  escapes: readonly number[],
  found: Weighed[],
): void {
  const { g } = at;
  if (g.units.type[unit] !== MIMS || !canRelease(g, unit)) return;
  const launches = launchesOf(at, seat, unit, UNGUIDED, g.units.civ[unit]!, escapes, g.units.payload[unit]!);
  for (const { place, gain, target } of launches) {
    const missiles = Array.from({ length: g.units.payload[unit]! }, () => place);
    found.push({ shot: { do: 'release', unit, missiles }, gain: 2 * gain, words: launchWords(at, target) });
  }
}
