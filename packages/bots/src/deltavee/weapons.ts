/** What a vessel can do to another in one Fire Phase, from any course to any course, as tables to look up. */
import { type Course, courseOf, hitChance, type Position, targetValueOf } from '@admiralty/engine/deltavee';
import { type Clock, distance, isAligned } from '@admiralty/engine/hex';
import { batteryOf, jammingOf } from './fire-effect.ts';
import { HEADINGS, headingOf, speedsAt, volleyOf } from './missile-reach.ts';
import { salvoOf } from './missile-threat.ts';

/** A vessel on the plane, its course as direction × 10 + velocity. */
export interface VesselPosition {
  q: number;
  r: number;
  heading: number;
  zig: number;
}

export function placeOf({ q, r, direction, velocity, zig }: Course): VesselPosition {
  return { q, r, heading: headingOf(direction, velocity), zig };
}

/** Missiles of one kind that can be launched together. */
interface Shots {
  missile: number;
  civ: number;
  count: number;
}

export interface Weapons {
  charts: Charts;
  shots: Shots[];
  /** hits to expect, by range × SPEEDS + relative velocity */
  hits: Float64Array;
}

type Charts = Position['data'];

const RANGES = 40;
const SPEEDS = 19;

/** What the unit has against that target, with what is ready now or can be made ready. */
export function arsenalOf(at: Position, unit: number, target: number): Weapons {
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
export function hitsOn({ charts, hits }: Weapons, from: VesselPosition, q: number, r: number, heading: number): number {
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
export function strikesOn(
  { charts, shots }: Weapons,
  from: VesselPosition,
  q: number,
  r: number,
  heading: number,
): number {
  let safe = 1;
  for (const { missile, civ, count } of shots) {
    const tenths = volleyOf(charts, from.heading, missile, civ).tenths(q - from.q, r - from.r, heading);
    if (tenths > 0) for (let shot = 0; shot < count; shot++) safe *= 1 - tenths / 10;
  }
  return 1 - safe;
}

const memory = new WeakMap<Charts, Uint8Array>();

/** Relative velocities of two headings that do not lie on one line. */
function speedsOf(charts: Charts): Uint8Array {
  const known = memory.get(charts);
  if (known) return known;
  const speeds = speedsAt(charts, ...ASKEW);
  memory.set(charts, speeds);
  return speeds;
}

/** No direction of the clock leads there. */
const ASKEW = [3, -2, 3] as const;
