/** Where units may be set up (IA-set-10 to IA-set-13, R76 to R78, R81), and placing without a choice (R124, 5.4). */
import type { Random } from '#core/random';
import { DQ, DR, distance, dot, FACINGS, qOf, rOf } from '#hex/index';
import { besidePlanet, isInAttackerZone, isInDefenderZone, isTerrain, planetHexes } from '../../board/battle-map.ts';
import { xyOf } from '../../board/chart.ts';
import { areHostile } from '../../board/sides.ts';
import { isBase, isDeployed, isFighter, isProject, isShip, isSpaceUnit, typeOf } from '../../board/units.ts';
import { keyAt, starHex, stepsBetween, xOf, yOf } from '../../data/coordinates.ts';
import { type Geometry, HABITABLE, SHEET_NAMES } from '../../data/types.ts';
import { type ImperialState, IN_PLAY, OFF_MAP } from '../../state.ts';
import type { Deployment, Position } from '../../types.ts';

export const CENTRE = SHEET_NAMES.indexOf('centre');

/** Space units of a side that are still off the map: IA-set-15, ground units never come onto it. */
function toPlace(g: ImperialState, owner: number): number[] {
  const { units, battle } = g;
  return battle.units.filter(
    (unit) =>
      units.owner[unit] === owner &&
      units.status[unit] === IN_PLAY &&
      units.battle[unit] === OFF_MAP &&
      isSpaceUnit(g, unit),
  );
}

/** IA-set-17, R78: all that is not carried, and the attacker's docked ships; his fighters start landed */
export function mustPlace(g: ImperialState, owner: number): number[] {
  const isDefender = owner === g.battle.defender;
  return toPlace(g, owner).filter(
    (unit) => g.units.host[unit]! < 0 || (!isDefender && isShip(g, unit) && !isProject(g, unit)),
  );
}

/** R78: the defender's landed and docked units start so or deployed, as he likes */
export function mayPlace(g: ImperialState, owner: number): number[] {
  if (owner !== g.battle.defender) return [];
  return toPlace(g, owner).filter((unit) => g.units.host[unit]! >= 0 && !isProject(g, unit));
}

/** IA-set-10, R76: hexes beside the recorded planet for bases, base projects and feeders; null: free in the zone */
export function orbitOf(at: Position, unit: number): number[] | null {
  const { g } = at;
  const kind = g.units.planet[unit]!;
  if (kind < 0 || !(isBase(g, unit) || g.units.feeds[unit]! >= 0)) return null;
  const planet = planetHexes(g, g.battle.system)[kind]!;
  return planet > 0 ? besidePlanet(planet).filter((hex) => !isTerrain(g, qOf(hex), rOf(hex))) : null;
}

/** Hexes in which a side may set up units that belong to no planet; `sheet`: CENTRE for the defender. */
export function zoneOf(at: Position, owner: number, sheet: number): number[] {
  const { g, data } = at;
  const zone = sheetZone(data.geometry, sheet).filter((hex) => !isTerrain(g, qOf(hex), rOf(hex)));
  return sheet === CENTRE ? zone : apartFromEnemies(at, owner, zone);
}

const zones = new WeakMap<Geometry, Map<number, readonly number[]>>();

/** The zone of a sheet, worked out once: IA-set-11 the centre sheet without its outer hexes, IA-set-12 the others */
function sheetZone(geometry: Geometry, sheet: number): readonly number[] {
  const known = zones.get(geometry)?.get(sheet);
  if (known) return known;
  const { columns, rows } = geometry;
  const zone: number[] = [];
  for (let column = 1; column <= columns; column++)
    for (let row = 1; row <= rows; row++) {
      const hex = keyAt((sheet % 3) * columns + column, Math.floor(sheet / 3) * rows + row);
      const isInside = sheet === CENTRE ? isInDefenderZone(geometry, hex) : isInAttackerZone(geometry, sheet, hex);
      if (isInside) zone.push(hex);
    }
  zones.set(geometry, (zones.get(geometry) ?? new Map<number, readonly number[]>()).set(sheet, zone));
  return zone;
}

/** IA-set-13, R81: six hexes from hostile units already placed; where these leave no room at all, the zone alone counts */
function apartFromEnemies({ g, data }: Position, owner: number, zone: number[]): number[] {
  const enemies = g.battle.units.filter((unit) => areHostile(g, owner, g.units.owner[unit]!) && isDeployed(g, unit));
  const { separation } = data.geometry;
  const apart = zone.filter((hex) =>
    enemies.every((unit) => distance(qOf(hex), rOf(hex), g.units.q[unit]!, g.units.r[unit]!) >= separation),
  );
  const room = apart.length * data.tables.stacking;
  return room >= toPlace(g, owner).length ? apart : zone;
}

/** Fills hexes in their order, three counters to a hex (R76); projects do not count (IA-stk-6, R132). */
class Filling {
  private readonly at: Position;
  private readonly counts = new Map<number, number>();
  readonly placed: Deployment[] = [];

  constructor(at: Position) {
    this.at = at;
  }

  put(
    unit: number,
    hexes: readonly number[],
    facing: (hex: number) => number,
    most = this.at.data.tables.stacking,
  ): boolean {
    const counts = !isProject(this.at.g, unit);
    const hex = hexes.find((one) => !counts || (this.counts.get(one) ?? 0) < most);
    if (hex === undefined) return false;
    if (counts) this.counts.set(hex, (this.counts.get(hex) ?? 0) + 1);
    this.placed.push({ unit, xy: xyOf(hex), facing: facing(hex) });
    return true;
  }
}

/** Dearest first, then lower number; fighters last (R124). */
function dearestFirst(at: Position, units: number[]): number[] {
  const cost = (unit: number): number => (isFighter(at.g, unit) ? 0 : typeOf(at, unit).buildCost);
  return units.sort((a, b) => cost(b) - cost(a) || a - b);
}

/** Nearest first, then lower X, then lower Y. */
function nearestFirst(hexes: readonly number[], ...points: readonly number[]): number[] {
  return [...hexes].sort((a, b) => {
    for (const point of points) {
      const nearer = stepsBetween(a, point) - stepsBetween(b, point);
      if (nearer !== 0) return nearer;
    }
    return xOf(a) - xOf(b) || yOf(a) - yOf(b);
  });
}

const north = (): number => 0;

/** R124: bases beside their planet nearest to the star, then ships beside the habitable planet; all face north */
export function policyPlacing(at: Position, owner: number): Deployment[] {
  const { g, data } = at;
  const star = starHex(data.geometry);
  const filling = new Filling(at);
  const units = mustPlace(g, owner);
  for (const unit of units) {
    const orbit = orbitOf(at, unit);
    if (!orbit) continue;
    const hexes = nearestFirst(orbit, star);
    if (!filling.put(unit, hexes, north, 1)) filling.put(unit, hexes, north);
  }
  const taken = new Set(filling.placed.map(({ xy }) => keyAt(...xy)));
  const habitable = planetHexes(g, g.battle.system)[HABITABLE];
  const centre = habitable > 0 ? habitable : star;
  const free = zoneOf(at, owner, CENTRE).filter((hex) => !taken.has(hex) && hex !== centre);
  const hexes = nearestFirst(free, centre, star);
  for (const unit of dearestFirst(
    at,
    units.filter((one) => orbitOf(at, one) === null),
  ))
    filling.put(unit, hexes, north);
  return filling.placed;
}

/** 5.4: in the hexes of the sheet nearest to the star, dearest ships first, three to a hex, facing the star */
export function defaultPlacing(at: Position, owner: number, sheet: number): Deployment[] {
  const { g, data } = at;
  const star = starHex(data.geometry);
  const filling = new Filling(at);
  const hexes = nearestFirst(zoneOf(at, owner, sheet), star);
  const facing = (hex: number): number => facingTo(hex, star);
  for (const unit of dearestFirst(at, mustPlace(g, owner))) {
    const orbit = orbitOf(at, unit);
    filling.put(unit, orbit ? nearestFirst(orbit, star) : hexes, facing);
  }
  return filling.placed;
}

/** The facing nearest to the true bearing; ties clockwise from north. */
export function facingTo(from: number, to: number): number {
  const dq = qOf(to) - qOf(from);
  const dr = rOf(to) - rOf(from);
  let best = 0;
  for (const facing of FACINGS)
    if (dot(DQ[facing], DR[facing], dq, dr) > dot(DQ[best]!, DR[best]!, dq, dr)) best = facing;
  return best;
}

/** Some legal set-up. */
export function randomPlacing(at: Position, owner: number, sheet: number, random: Random): Deployment[] {
  const { g } = at;
  const filling = new Filling(at);
  const zone = zoneOf(at, owner, sheet);
  const units = [...mustPlace(g, owner), ...mayPlace(g, owner).filter(() => random.below(2) === 0)];
  for (const unit of units) {
    const hexes = orbitOf(at, unit) ?? zone;
    const from = random.below(hexes.length);
    filling.put(unit, [...hexes.slice(from), ...hexes.slice(0, from)], () => random.below(6));
  }
  return filling.placed;
}
