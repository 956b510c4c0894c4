/** What is left to fire or launch in a Fire Phase: whether there is anything, and something at random. */
import type { Random } from '#core/random';
import { type Clock, DQ, DR, facingOf, type Hexside, turn } from '#hex/index';
import { planetAt, sheetInPlay } from '../../board/plane.ts';
import { type LaunchPlacement, MIMS, MISSILE_TYPES } from '../../data/types.ts';
import type { DeltaVeeState } from '../../state.ts';
import type { Placement, Position, Shot } from '../../types.ts';
import { classOf, isCaptured, isCraft, isInPlay, isInstallation, isMissile, railsOf } from '../04-spaceships.ts';
import { hasFieldUp, rowOf } from '../05-pods.ts';
import { canLaunchType, canRelease, placementsFrom, placementsOf } from '../09-missiles/launch.ts';
import { scenarioOf } from '../10-set-up/fitting.ts';
import { energyOf } from '../10-set-up/logs.ts';
import { looksAt } from '../fsb/installations.ts';
import { hasFireLeft, isTarget, typesOf } from './fire.ts';

/** May this unit still be picked in the Fire Phase of the seat? A captured ship takes no action (R33). */
export function isActor(g: DeltaVeeState, seat: number, unit: number): boolean {
  const { seat: seats, finished } = g.units;
  return isInPlay(g, unit) && seats[unit] === seat && !finished[unit] && !isCaptured(g, unit);
}

/** Is any fire or launch left to the seat, however poor (R24)? Else the phase ends by itself. */
export function mayAct(at: Position, seat: number): boolean {
  for (let unit = 0; unit < at.g.names.length; unit++) if (isActor(at.g, seat, unit) && hasShot(at, unit)) return true;
  return false;
}

function hasShot(at: Position, unit: number): boolean {
  const { g } = at;
  if (isMissile(g, unit)) return canRelease(g, unit) || mayBeMims(at, unit);
  if (canLaunchRails(g, unit) || mayHaveRails(at, unit)) return true;
  const isOpen = !hasFieldUp(g, unit);
  const target = pickTarget(at, unit, 0);
  for (let source = 0; source <= g.units.podCount[unit]!; source++) {
    if (!hasFireLeft(at, unit, source) || (source === 0 && g.units.railFires[unit]! > 0)) continue;
    if (target >= 0 || (source > 0 && isOpen && pickMissile(at, rowOf(g, unit, source), 0) >= 0)) return true;
  }
  return false;
}

function canLaunchRails(g: DeltaVeeState, unit: number): boolean {
  const { rails, burstFires, railFires } = g.units;
  return isCraft(g, unit) && rails[unit]! > 0 && burstFires[unit] === 0 && railFires[unit] === 0;
}

/** A8: whether the phase goes on must not tell what a contact is; one that has gained velocity by itself is no MIMS. */
function mayBeMims(at: Position, unit: number): boolean {
  const { units } = at.g;
  if (units.revealed[unit] || units.fresh[unit]) return false;
  return (
    (units.agile[unit] === 1 || units.velocity[unit]! >= at.data.tables.maximumVelocity) &&
    mayOwnMims(at, units.home[unit]!)
  );
}

/** As far as everybody knows: pods that were bought or chosen in secret may hold one. */
function mayOwnMims(at: Position, seat: number): boolean {
  const { units, pods } = at.g;
  const { purchase, podChoice } = scenarioOf(at).sides[seat as 0 | 1];
  if (purchase || podChoice) return true;
  return units.home.some(
    (home, ship) =>
      home === seat &&
      pods.type
        .slice(units.podFrom[ship], units.podFrom[ship]! + units.podCount[ship]!)
        .some((type) => (at.data.pods[type]?.missiles[MIMS] ?? 0) > 0),
  );
}

/** A8: nor what is left on the rails of a craft. */
function mayHaveRails(at: Position, unit: number): boolean {
  const { burstFires, railFires } = at.g.units;
  if (!isCraft(at.g, unit) || at.g.options['fighterMissiles'] !== true) return false;
  return classOf(at, unit).rails > 0 && burstFires[unit] === 0 && railFires[unit] === 0;
}

/** The first target from a number on, round the list; -1 none. */
function pickTarget({ g }: Position, unit: number, from: number): number {
  const count = g.names.length;
  const seat = g.units.seat[unit]!;
  const isBase = isInstallation(g, unit);
  for (let step = 0; step < count; step++) {
    const target = (from + step) % count;
    if (!isTarget(g, seat, target)) continue;
    if (!isBase || looksAt(g, unit, g.units.q[target]!, g.units.r[target]!)) return target; // DV-FSB-PI2
  }
  return -1;
}

/** The first missile type from a number on that the pod can launch; -1 none. */
function pickMissile(at: Position, row: number, from: number): number {
  for (let step = 0; step < MISSILE_TYPES.length; step++) {
    const missile = (from + step) % MISSILE_TYPES.length;
    if (canLaunchType(at, row, missile)) return missile;
  }
  return -1;
}

const END: Shot = { do: 'end' };
/** A random player ends the phase once in so many shots. */
const PATIENCE = 6;

/** A legal shot of any unit that is left, or the end of the phase. */
export function sampleShot(at: Position, seat: number, random: Random): Shot {
  const { g } = at;
  const count = g.names.length;
  if (random.below(PATIENCE) === 0) return END;
  const from = random.below(count);
  for (let step = 0; step < count; step++) {
    const unit = (from + step) % count;
    const shot = isActor(g, seat, unit) ? shotOf(at, unit, random) : null;
    if (shot) return shot;
  }
  return END;
}

function shotOf(at: Position, unit: number, random: Random): Shot | null {
  const { g } = at;
  if (isMissile(g, unit) && !canRelease(g, unit)) return null;
  const places = usefulPlaces(at, unit);
  if (isMissile(g, unit)) return releaseOf(at, unit, places, random);
  if (places.length > 0 && canLaunchRails(g, unit) && random.below(2) === 0) {
    const missiles = MISSILE_TYPES.flatMap((_, type) => Array<number>(railsOf(g.units.rails[unit]!, type)).fill(type));
    return { do: 'rails', unit, missiles, ...placementOf(at, unit, places, random) };
  }
  const sources = g.units.podCount[unit]! + 1;
  const from = random.below(sources);
  for (let step = 0; step < sources; step++) {
    const source = (from + step) % sources;
    const shot = hasFireLeft(at, unit, source) ? sourceShot(at, unit, source, places, random) : null;
    if (shot) return shot;
  }
  return null;
}

function sourceShot(at: Position, unit: number, source: number, places: Places, random: Random): Shot | null {
  const { g } = at;
  if (source === 0 && g.units.railFires[unit]! > 0) return null; // DV-FSB-F2
  const target = pickTarget(at, unit, random.below(g.names.length));
  const missile =
    source === 0 || places.length === 0 || hasFieldUp(g, unit)
      ? -1
      : pickMissile(at, rowOf(g, unit, source), random.below(MISSILE_TYPES.length));
  if (missile >= 0 && (target < 0 || random.below(2) === 0))
    return { do: 'launch', unit, box: source, missile, ...placementOf(at, unit, places, random) };
  if (target < 0) return null;
  const types = typesOf(at, unit, source);
  const type = types[random.below(types.length)]!;
  const canPay = energyOf(at, unit) >= at.data.tables.fireTypes[type]!.energy;
  return { do: 'fire', unit, source, type: canPay ? type : types[0]!, target };
}

function releaseOf(at: Position, unit: number, places: Places, random: Random): Shot | null {
  if (places.length === 0) return null;
  const missiles = Array.from({ length: at.g.units.payload[unit]! }, () => placementOf(at, unit, places, random));
  return { do: 'release', unit, missiles };
}

/** Every shot that is legal now. Of a MIMS only those with all missiles on one course: the others are far too many. */
export function listShots(at: Position, seat: number): Shot[] {
  const shots: Shot[] = [END];
  for (let unit = 0; unit < at.g.names.length; unit++) {
    if (!isActor(at.g, seat, unit)) continue;
    if (isMissile(at.g, unit)) shots.push(...listReleases(at, unit));
    else shots.push(...listRails(at, unit), ...listSources(at, unit));
  }
  return shots;
}

function listReleases(at: Position, unit: number): Shot[] {
  if (!canRelease(at.g, unit)) return [];
  const payload = at.g.units.payload[unit]!;
  return listPlacements(at, unit).map((place) => ({ do: 'release', unit, missiles: Array(payload).fill(place) }));
}

function listRails(at: Position, unit: number): Shot[] {
  if (!canLaunchRails(at.g, unit)) return [];
  let loads: number[][] = [[]];
  MISSILE_TYPES.forEach((_, type) => {
    const carried = railsOf(at.g.units.rails[unit]!, type);
    loads = loads.flatMap((load) =>
      Array.from({ length: carried + 1 }, (_none, count) => [...load, ...Array<number>(count).fill(type)]),
    );
  });
  const places = listPlacements(at, unit);
  return loads
    .filter((load) => load.length > 0)
    .flatMap((missiles) => places.map((place): Shot => ({ do: 'rails', unit, missiles, ...place })));
}

function listSources(at: Position, unit: number): Shot[] {
  const { g, data } = at;
  const shots: Shot[] = [];
  const targets = listTargets(at, unit);
  const places = hasFieldUp(g, unit) ? [] : listPlacements(at, unit);
  for (let source = 0; source <= g.units.podCount[unit]!; source++) {
    if (!hasFireLeft(at, unit, source) || (source === 0 && g.units.railFires[unit]! > 0)) continue;
    for (const type of typesOf(at, unit, source))
      if (energyOf(at, unit) >= data.tables.fireTypes[type]!.energy)
        for (const target of targets) shots.push({ do: 'fire', unit, source, type, target });
    for (let missile = 0; source > 0 && missile < MISSILE_TYPES.length; missile++)
      if (canLaunchType(at, rowOf(g, unit, source), missile))
        for (const place of places) shots.push({ do: 'launch', unit, box: source, missile, ...place });
  }
  return shots;
}

function listTargets({ g }: Position, unit: number): number[] {
  const { seat, q, r } = g.units;
  const isSeen = (target: number): boolean => !isInstallation(g, unit) || looksAt(g, unit, q[target]!, r[target]!);
  return g.names.map((_, target) => target).filter((target) => isTarget(g, seat[unit]!, target) && isSeen(target));
}

function listPlacements(at: Position, launcher: number): Placement[] {
  const { direction, velocity } = at.g.units;
  const places = placementsFrom(at.data, direction[launcher]!, velocity[launcher]!);
  return isInstallation(at.g, launcher) ? places.filter(({ hexside }) => hexside === direction[launcher]) : places;
}

/** DV-FSB-PI2: an installation launches straight ahead only */
function openPlaces(at: Position, launcher: number): Places {
  const places = placementsOf(at, launcher);
  return isInstallation(at.g, launcher) ? places.filter(({ hex }) => hex === 0) : places;
}

type Places = readonly LaunchPlacement[];

/** Without those where the missile would be lost at once: off the sheets, or on a planet. */
function usefulPlaces(at: Position, launcher: number): Places {
  const { g } = at;
  const heading = g.units.direction[launcher] as Clock;
  return openPlaces(at, launcher).filter(({ hex }) => {
    const facing = facingOf(turn(heading, hex) as Hexside);
    const q = g.units.q[launcher]! + DQ[facing];
    const r = g.units.r[launcher]! + DR[facing];
    return sheetInPlay(g, q, r) && planetAt(g, q, r) < 0;
  });
}

/** DV-9.4a */
function launchVelocities({ g, data }: Position, launcher: number): [number, number] {
  const own = g.units.velocity[launcher]!;
  return [Math.max(1, own - 1), Math.min(data.tables.maximumVelocity, own + 1)];
}

/** Any placement by Diagram C or D. */
function placementOf(at: Position, launcher: number, places: Places, random: Random): Placement {
  const heading = at.g.units.direction[launcher] as Clock;
  const place = places[random.below(places.length)]!;
  const [slowest, fastest] = launchVelocities(at, launcher);
  return {
    hexside: turn(heading, place.hex),
    direction: turn(heading, place.directions[random.below(place.directions.length)]!),
    velocity: slowest + random.below(fastest - slowest + 1),
  };
}
