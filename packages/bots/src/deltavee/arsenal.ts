/** What a vessel can do to another in one Fire Phase, from any course to any course, as tables to look up. */
import { hitChance, passingOf, type Reading, targetValueOf } from '@admiralty/engine/deltavee';
import { type Clock, distance, isAligned, keyOf } from '@admiralty/engine/hex';
import { type Course, courseOf } from './course.ts';
import { batteryOf, jammingOf } from './fire-effect.ts';
import { chancesOf, courseFrom, HEADINGS, headingOf, launchReach } from './strike.ts';
import { salvoOf } from './threat.ts';

/** A vessel on the plane, its course as direction × 10 + velocity. */
export interface Place {
  q: number;
  r: number;
  heading: number;
  zig: number;
}

export function placeOf({ q, r, direction, velocity, zig }: Course): Place {
  return { q, r, heading: headingOf(direction, velocity), zig };
}

/** Missiles of one kind that can be launched together. */
interface Shots {
  missile: number;
  civ: number;
  count: number;
}

export interface Arsenal {
  charts: Charts;
  shots: Shots[];
  /** hits to expect, by range × SPEEDS + relative velocity */
  hits: Float64Array;
}

type Charts = Reading['data'];

const RANGES = 40;
const SPEEDS = 19;

/** What the unit has against that target, with what is ready now or can be made ready. */
export function arsenalOf(at: Reading, unit: number, target: number): Arsenal {
  const shots: Shots[] = [];
  for (const { missile, civ } of salvoOf(at, unit, courseOf(at.g, unit), true)) {
    const same = shots.find((one) => one.missile === missile && one.civ === civ);
    if (same) same.count++;
    else shots.push({ missile, civ, count: 1 });
  }
  const { guns } = batteryOf(at, unit);
  const jamming = jammingOf(at, target);
  const hits = new Float64Array(RANGES * SPEEDS);
  for (let range = 0; range < RANGES; range++)
    for (let speed = 0; speed < SPEEDS; speed++)
      for (const { program, types, fires } of guns) {
        const value = targetValueOf(range, speed, program + jamming);
        const best = types.reduce((most, type) => Math.max(most, hitChance(at.data, type, value)), 0);
        hits[range * SPEEDS + speed]! += (fires * best) / 10;
      }
  return { charts: at.data, shots, hits };
}

/** Hits that a target in this hex and on this course has to expect. */
export function hitsOn({ charts, hits }: Arsenal, from: Place, q: number, r: number, heading: number): number {
  const dq = q - from.q;
  const dr = r - from.r;
  const range = distance(from.q, from.r, q, r);
  if (heading === from.heading) return hits[Math.min(RANGES - 1, (range + 1) >> 1) * SPEEDS]!;
  let speed = speedsOf(charts)[from.heading * HEADINGS + heading]!;
  const [mine, his] = [Math.floor(from.heading / 10), Math.floor(heading / 10)];
  if ((mine - his) % 6 === 0 && isAligned(dq, dr, mine as Clock, his as Clock)) speed = (speed + 1) >> 1;
  return hits[Math.min(RANGES - 1, range) * SPEEDS + speed]!;
}

/** The chance of at least one strike on a target that will be in this hex, on this course. */
export function strikesOn({ charts, shots }: Arsenal, from: Place, q: number, r: number, heading: number): number {
  const dq = q - from.q + REACH;
  const dr = r - from.r + REACH;
  if (dq < 0 || dr < 0 || dq >= WIDE || dr >= WIDE) return 0;
  const at = (dq * WIDE + dr) * HEADINGS + heading;
  let safe = 1;
  for (const { missile, civ, count } of shots) {
    const tenths = strikesFrom(charts, from.heading, missile, civ)[at]!;
    for (let shot = 0; shot < count; shot++) safe *= 1 - tenths / 10;
  }
  return 1 - safe;
}

/** Missiles come no farther in the move after their launch. */
const REACH = 10;
const WIDE = 2 * REACH + 1;

interface Memory {
  strikes: Map<number, Uint8Array>;
  speeds: Uint8Array | null;
}
const memories = new WeakMap<Charts, Memory>();

function memoryOf(charts: Charts): Memory {
  let memory = memories.get(charts);
  if (!memory) {
    memory = { strikes: new Map(), speeds: null };
    memories.set(charts, memory);
  }
  return memory;
}

/** The best chance, in tenths, by the target's hex and heading, of a missile launched from this heading. */
function strikesFrom(charts: Charts, heading: number, missile: number, civ: number): Uint8Array {
  const { strikes } = memoryOf(charts);
  const key = (heading * 8 + missile) * 16 + civ;
  let table = strikes.get(key);
  if (table) return table;
  table = new Uint8Array(WIDE * WIDE * HEADINGS);
  const { direction, velocity } = courseFrom(heading);
  const reach = launchReach(charts, direction, velocity, missile, civ);
  const chances = chancesOf(charts, civ);
  for (let dq = -REACH; dq <= REACH; dq++)
    for (let dr = -REACH; dr <= REACH; dr++) {
      const row = ((dq + REACH) * WIDE + dr + REACH) * HEADINGS;
      for (const entry of reach.get(keyOf(dq, dr)) ?? [])
        for (let other = 10; other < HEADINGS; other++)
          table[row + other] = Math.max(table[row + other]!, chances[entry.heading * HEADINGS + other]!);
    }
  strikes.set(key, table);
  return table;
}

/** Relative velocities of two headings that do not lie on one line. */
function speedsOf(charts: Charts): Uint8Array {
  const memory = memoryOf(charts);
  if (memory.speeds) return memory.speeds;
  const speeds = new Uint8Array(HEADINGS * HEADINGS);
  for (let heading = 10; heading < HEADINGS; heading++)
    for (let other = 10; other < HEADINGS; other++)
      speeds[heading * HEADINGS + other] = passingOf(
        charts,
        courseFrom(heading),
        courseFrom(other),
        ...ASKEW,
      ).relativeVelocity;
  memory.speeds = speeds;
  return speeds;
}

/** No direction of the clock leads there. */
const ASKEW = [3, -2, 3] as const;
