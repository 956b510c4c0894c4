/**
 * Missile timing: with what chance does a missile meet a target whose next move is known?
 * A missile launched in a Fire Phase strikes before its target has another Command Phase, so the answer is exact:
 * all hexes that the missile can enter, and on which courses, are worked out once for each way of flying and kept.
 */
import {
  type Change,
  type Course,
  changed,
  changesIn,
  type DeltaVeeRules,
  type Freedom,
  freedomWith,
  interceptionChance,
  type Placement,
  passingOf,
  placementsFrom,
  ratingOfMissile,
  STRAIGHT_ON,
  step,
  UNGUIDED,
} from '@admiralty/engine/deltavee';
import { type Clock, DQ, DR, facingOf, type Hexside, keyOf, qOf, rOf, turn } from '@admiralty/engine/hex';

/** A way to enter a hex: the course as direction × 10 + velocity, and how to come by it. */
export interface Entry {
  heading: number;
  change: Change;
  place: Placement | null;
}

/** By the key of a hex, as seen from where the missile or its launcher stands. */
export type Reach = ReadonlyMap<number, readonly Entry[]>;

type Charts = Pick<DeltaVeeRules, 'tables' | 'missileRatings'>;

interface Memory {
  reaches: Map<number, Reach>;
  places: Map<number, Reach>;
  launches: Map<number, Reach>;
  chances: Map<number, Uint8Array>;
  strikeTables: Map<number, StrikeTable>;
  volleys: Map<number, Volley>;
}
const memories = new WeakMap<object, Memory>();

function memoryOf({ tables }: Charts): Memory {
  let memory = memories.get(tables);
  if (!memory) {
    memory = {
      reaches: new Map(),
      places: new Map(),
      launches: new Map(),
      chances: new Map(),
      strikeTables: new Map(),
      volleys: new Map(),
    };
    memories.set(tables, memory);
  }
  return memory;
}

export const headingOf = (direction: number, velocity: number): number => direction * 10 + velocity;

export const HEADINGS = 130;

/** Chances in tenths of a missile of this level, by its heading × 130 + the target's. */
export function chancesOf(charts: Charts, civ: number): Uint8Array {
  const { chances } = memoryOf(charts);
  const known = chances.get(civ);
  if (known) return known;
  const table = speedsAt(charts, 0, 0, 0).map((speed) => interceptionChance(charts, civ, speed, 0).chance);
  chances.set(civ, table);
  return table;
}

/**
 * Relative velocities of two vessels of which one sees the other there, by their headings. What holds for two courses
 * holds for both turned by a hexside: two directions are worked out, the rest is copied.
 */
export function speedsAt(charts: Charts, dq: number, dr: number, range: number): Uint8Array {
  const speeds = new Uint8Array(HEADINGS * HEADINGS);
  const hexside = 20;
  for (let heading = 10; heading < 10 + hexside; heading++)
    for (let other = 10; other < HEADINGS; other++)
      speeds[heading * HEADINGS + other] = passingOf(
        charts,
        courseFrom(heading),
        courseFrom(other),
        dq,
        dr,
        range,
      ).relativeVelocity;
  for (let heading = 10 + hexside; heading < HEADINGS; heading++)
    for (let other = 10; other < HEADINGS; other++) {
      const before = other < 10 + hexside ? other + HEADINGS - 10 - hexside : other - hexside;
      speeds[heading * HEADINGS + other] = speeds[(heading - hexside) * HEADINGS + before]!;
    }
  return speeds;
}

/** Chance, from 0 to 1, of a missile and a target that share a hex. */
export function meetingChance(charts: Charts, civ: number, missile: Heading, target: Heading): number {
  const row = headingOf(missile.direction, missile.velocity) * HEADINGS;
  return chancesOf(charts, civ)[row + headingOf(target.direction, target.velocity)]! / 10;
}

export interface Heading {
  direction: number;
  velocity: number;
}

export function courseFrom(heading: number): Heading {
  return { direction: Math.floor(heading / 10), velocity: heading % 10 };
}

function note(reach: Map<number, Entry[]>, course: Course, change: Change, place: Placement | null): void {
  const heading = headingOf(course.direction, course.velocity);
  const at = { ...course };
  for (let hexes = course.velocity; hexes > 0; hexes--) {
    step(at);
    const key = keyOf(at.q, at.r);
    const entries = reach.get(key);
    if (!entries) reach.set(key, [{ heading, change, place }]);
    else if (!entries.some((one) => one.heading === heading)) entries.push({ heading, change, place });
  }
}

/** All that a missile on this course (seen from its own hex) can enter in its next move. */
export function reachOf(charts: Charts, { direction, velocity, zig }: Course, freedom: Freedom): Reach {
  const { reaches } = memoryOf(charts);
  const { commands, speeds, onlySpeed } = freedom;
  const key = ((((direction * 10 + velocity) * 2 + zig) * 16 + commands) * 4 + speeds) * 2 + (onlySpeed ? 1 : 0);
  const known = reaches.get(key);
  if (known) return known;
  const reach = new Map<number, Entry[]>();
  for (const change of changesIn(freedom, velocity, charts.tables.maximumVelocity))
    note(reach, changed({ q: 0, r: 0, direction, velocity, zig }, change), change, null);
  reaches.set(key, reach);
  return reach;
}

/** All that a missile launched from a ship on this course can enter in its first move. */
export function launchReach(charts: Charts, direction: number, velocity: number, missile: number, civ: number): Reach {
  const { launches } = memoryOf(charts);
  const key = ((direction * 10 + velocity) * 8 + missile) * 16 + civ;
  let reach = launches.get(key);
  if (reach) return reach;
  const turns = (direction - 1) >> 1;
  reach =
    turns === 0
      ? firstReach(charts, direction, velocity, missile, civ)
      : turned(launchReach(charts, direction - 2 * turns, velocity, missile, civ), turns);
  launches.set(key, reach);
  return reach;
}

/** The same from a course that points so many hexsides further clockwise. */
function turned(reach: Reach, turns: number): Reach {
  const found = new Map<number, Entry[]>();
  const round = (direction: number): Clock => turn(direction as Clock, 2 * turns);
  for (const [key, entries] of reach) {
    let [q, r] = [qOf(key), rOf(key)];
    for (let left = turns; left > 0; left--) [q, r] = [-r, q + r];
    const there = entries.map(({ heading, change, place }): Entry => {
      const { direction, velocity } = courseFrom(heading);
      const from = place && { ...place, hexside: round(place.hexside), direction: round(place.direction) };
      return { heading: headingOf(round(direction), velocity), change, place: from };
    });
    found.set(keyOf(q, r), there);
  }
  return found;
}

function firstReach(charts: Charts, direction: number, velocity: number, missile: number, civ: number): Reach {
  const reach = new Map<number, Entry[]>();
  const rating = ratingOfMissile(charts, missile, civ);
  for (const place of placementsFrom(charts, direction, velocity)) {
    const start = placed(place);
    if (missile === UNGUIDED) {
      const faster = {
        ...start,
        velocity: Math.min(charts.tables.maximumVelocity, start.velocity + charts.tables.unguidedGain),
      };
      note(reach, faster, STRAIGHT_ON, place);
      continue;
    }
    const freedom = freedomWith(rating, rating.energy, start.velocity);
    for (const change of changesIn(freedom, start.velocity, charts.tables.maximumVelocity))
      note(reach, changed(start, change), change, place);
  }
  return reach;
}

/** Missiles come no farther in the move after their launch. */
const FARTHEST = 10;
const WIDE = 2 * FARTHEST + 1;

/** Chances to strike, in tenths, on a target of this heading that will be (dq, dr) away. */
export interface Strikes {
  tenths(dq: number, dr: number, heading: number): number;
}

/** Of a missile with this reach, looked up when asked for. */
export function strikesIn(charts: Charts, reach: Reach, civ: number): Strikes {
  const chances = chancesOf(charts, civ);
  return { tenths: (dq, dr, heading) => mostOf(reach.get(keyOf(dq, dr)), chances, heading) };
}

function mostOf(entries: readonly Entry[] | undefined, chances: Uint8Array, heading: number): number {
  if (!entries) return 0;
  let most = 0;
  for (const entry of entries) most = Math.max(most, chances[entry.heading * HEADINGS + heading]!);
  return most;
}

/** The same as a table: each chance is worked out when first asked for, and kept. */
class StrikeTable implements Strikes {
  private readonly reach: Reach;
  private readonly chances: Uint8Array;
  private readonly rows: (Uint8Array | undefined)[] = new Array<Uint8Array | undefined>(WIDE * WIDE);

  constructor(reach: Reach, chances: Uint8Array) {
    this.reach = reach;
    this.chances = chances;
  }

  tenths(dq: number, dr: number, heading: number): number {
    if (dq < -FARTHEST || dr < -FARTHEST || dq > FARTHEST || dr > FARTHEST) return 0;
    const hex = (dq + FARTHEST) * WIDE + dr + FARTHEST;
    const row = this.rows[hex] ?? this.open(hex, dq, dr);
    if (row.length === 0) return 0;
    if (row[heading] === UNKNOWN) row[heading] = mostOf(this.reach.get(keyOf(dq, dr)), this.chances, heading);
    return row[heading]!;
  }

  private open(hex: number, dq: number, dr: number): Uint8Array {
    const row = this.reach.has(keyOf(dq, dr)) ? new Uint8Array(HEADINGS).fill(UNKNOWN) : OUT_OF_REACH;
    this.rows[hex] = row;
    return row;
  }
}
const UNKNOWN = 255;
const OUT_OF_REACH = new Uint8Array(0);

/** A missile launched from one course: the table of the same course so many hexsides further back is asked. */
class Volley implements Strikes {
  private readonly table: StrikeTable;
  private readonly turns: number;

  constructor(table: StrikeTable, turns: number) {
    this.table = table;
    this.turns = turns;
  }

  tenths(dq: number, dr: number, heading: number): number {
    const { turns } = this;
    const [qByQ, qByR, rByQ, rByR] = BACK[turns]!;
    const before = heading - 20 * turns;
    return this.table.tenths(qByQ * dq + qByR * dr, rByQ * dq + rByR * dr, before < 10 ? before + 120 : before);
  }
}

/** A hex turned back by so many hexsides: shares of q and r in the new q, and in the new r. */
const BACK: readonly (readonly [number, number, number, number])[] = [
  [1, 0, 0, 1],
  [1, 1, -1, 0],
  [0, 1, -1, -1],
  [-1, 0, 0, -1],
  [-1, -1, 1, 0],
  [0, -1, 1, 1],
];

/** What a missile can do that is launched from a course of this heading. */
export function volleyOf(charts: Charts, heading: number, missile: number, civ: number): Strikes {
  const { volleys, strikeTables } = memoryOf(charts);
  const key = (heading * 8 + missile) * 16 + civ;
  let volley = volleys.get(key);
  if (volley) return volley;
  const { direction, velocity } = courseFrom(heading);
  const turns = (direction - 1) >> 1;
  const first = ((heading - 20 * turns) * 8 + missile) * 16 + civ;
  let table = strikeTables.get(first);
  if (!table) {
    const reach = launchReach(charts, direction - 2 * turns, velocity, missile, civ);
    table = new StrikeTable(reach, chancesOf(charts, civ));
    strikeTables.set(first, table);
  }
  volley = new Volley(table, turns);
  volleys.set(key, volley);
  return volley;
}

/** Where a missile can stand that was launched from this course, before it moves: whoever enters the hex meets it. */
export function launchPlaces(charts: Charts, direction: number, velocity: number): Reach {
  const { places } = memoryOf(charts);
  const key = headingOf(direction, velocity);
  const known = places.get(key);
  if (known) return known;
  const found = new Map<number, Entry[]>();
  for (const place of placementsFrom(charts, direction, velocity)) {
    const { q, r } = placed(place);
    const entry = { heading: headingOf(place.direction, place.velocity), change: STRAIGHT_ON, place };
    found.set(keyOf(q, r), [...(found.get(keyOf(q, r)) ?? []), entry]);
  }
  places.set(key, found);
  return found;
}

/** A missile in flight, in its own hex. */
export function standingAt(direction: number, velocity: number): Reach {
  return new Map([[keyOf(0, 0), [{ heading: headingOf(direction, velocity), change: STRAIGHT_ON, place: null }]]]);
}

/** Where a missile stands, seen from its launcher. */
export function placed({ hexside, direction, velocity }: Placement): Course {
  const facing = facingOf(hexside as Hexside);
  return { q: DQ[facing], r: DR[facing], direction, velocity, zig: 0 };
}

/** A way to strike, with its chance from 0 to 1. */
export interface Strike {
  chance: number;
  entry: Entry | null;
}

const MISS: Strike = { chance: 0, entry: null };

/** The best way to enter the hex (dq, dr) away, on which a target of this heading will be. */
export function bestStrike(charts: Charts, reach: Reach, civ: number, dq: number, dr: number, target: Heading): Strike {
  const entries = reach.get(keyOf(dq, dr));
  if (!entries) return MISS;
  const table = chancesOf(charts, civ);
  const other = headingOf(target.direction, target.velocity);
  let best = 0;
  let found: Entry | null = null;
  for (const entry of entries) {
    const chance = table[entry.heading * HEADINGS + other]!;
    if (chance <= best) continue;
    best = chance;
    found = entry;
  }
  return found ? { chance: best / 10, entry: found } : MISS;
}

/** The chance alone. */
export function strikeChance(
  charts: Charts,
  reach: Reach,
  civ: number,
  dq: number,
  dr: number,
  target: Heading,
): number {
  const other = headingOf(target.direction, target.velocity);
  return mostOf(reach.get(keyOf(dq, dr)), chancesOf(charts, civ), other) / 10;
}
