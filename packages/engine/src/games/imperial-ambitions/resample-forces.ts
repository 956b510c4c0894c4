/** Hidden forces of one seat put elsewhere, of other types and strengths, with other things aboard and in work. */
import { pickFrom, type Random, shuffle } from '../../core/random.ts';
import { dockRoom, fighterRoom, hasGroundRoom, hasRoom } from './carrying.ts';
import { systemOf } from './chart.ts';
import { ARM, BB, CG, CV, DD, F, INF, T } from './data/names.ts';
import type { Reading } from './game-types.ts';
import { isAboutToJump, type Places, placesOf, type Spot } from './resample-places.ts';
import { placeProjects } from './resample-projects.ts';
import {
  ABSENT,
  addUnit,
  type ImperialState,
  IN_PLAY,
  INSIDE,
  MARKERS,
  SPACE,
  SURFACE,
  UNIT_COLUMNS,
  UNIT_START,
} from './state.ts';
import { aboardOf, isFighter, isPdb, isProject, isShip, isTroops, nameFor, typeOf, unitsWhere } from './units.ts';
import type { Sight } from './view-sight.ts';

/** One hidden unit in so many is not there at all, and as often there is one more. */
const RARE = 8;

export function drawForces(at: Reading, sight: Sight, owner: number, random: Random): void {
  const places = placesOf(at, sight, owner);
  const { g } = at;
  for (const unit of places.fixed) retouch(at, unit, random);
  if (places.loose.length === 0 && places.spots.length === 0) return;
  const projects = places.loose.filter((unit) => isProject(g, unit));
  for (const unit of places.loose) lift(g, unit);
  for (const unit of projects) vacate(g, unit);
  const units = places.loose.filter((unit) => !projects.includes(unit));
  const kept = units.filter((unit) => unit < g.fixedRows || random.below(RARE) > 0);
  for (const unit of units) if (!kept.includes(unit)) vacate(g, unit);
  for (const unit of kept) redraw(at, unit, random);
  if (places.planets.length > 0 && places.spots.length > 0) {
    for (let more = random.below(1 + Math.ceil(units.length / RARE)); more > 0; more--)
      kept.push(oneMore(at, owner, random));
  }
  place(at, places, shuffle(kept, random), random);
  placeProjects(at, places, projects.length, random);
}

/** Off whatever carries it, out of its task force. */
function lift({ units }: ImperialState, unit: number): void {
  units.host[unit] = -1;
  units.taskForce[unit] = 0;
}

/** The row is as if no unit had ever stood in it. */
export function vacate(g: ImperialState, unit: number): void {
  for (const column of UNIT_COLUMNS) g.units[column][unit] = UNIT_START[column];
  g.units.status[unit] = ABSENT;
  g.units.owner[unit] = -1;
  g.names[unit] = '';
}

function oneMore(at: Reading, owner: number, random: Random): number {
  const type = pickFrom([DD, CG, F, T, INF, ARM], random);
  const { fullSteps } = at.data.types[type]!;
  return addUnit(at.g, nameFor(at, owner, type), { owner, type, steps: fullSteps });
}

/** Another type of about the same value, where its owner chose it in secret; mostly at full strength. */
function redraw(at: Reading, unit: number, random: Random): void {
  const { g, data } = at;
  if (unit >= g.fixedRows && random.below(2) === 0) setType(at, unit, pickFrom(likeOf(at, unit), random));
  const { fullSteps } = data.types[g.units.type[unit]!]!;
  g.units.steps[unit] = random.below(4) > 0 ? fullSteps : 1 + random.below(fullSteps);
}

function setType(at: Reading, unit: number, type: number): void {
  const { g } = at;
  if (g.units.type[unit] === type) return;
  g.names[unit] = '';
  g.names[unit] = nameFor(at, g.units.owner[unit]!, type);
  g.units.type[unit] = type;
}

function likeOf(at: Reading, unit: number): number[] {
  const { g, data } = at;
  if (isTroops(g, unit)) return [INF, ARM];
  if (!isShip(g, unit)) return [g.units.type[unit]!];
  const { valuePoints } = typeOf(at, unit);
  const ships = data.types.filter(({ class: kind }) => kind === 'ship');
  return ships
    .filter((type) => type.valuePoints * 2 >= valuePoints && type.valuePoints <= valuePoints * 2)
    .map(({ index }) => index);
}

/** Where it stands everything hangs on it; but what exactly it is may differ. */
function retouch(at: Reading, unit: number, random: Random): void {
  const { g, data } = at;
  const { units } = g;
  const isPlain = units.feeds[unit]! < 0 && units.bound[unit] === 0 && !isProject(g, unit) && !g.trades.includes(unit);
  if (!isPlain || unit < g.fixedRows || units.taskForce[unit] !== 0) return;
  if (isAboutToJump(g, unit) || aboardOf(g, unit).length > 0) return;
  const type = units.type[unit]!;
  const isWarship = type >= BB && type <= DD && units.outside[unit] === INSIDE;
  const isGarrison = isTroops(g, unit) && units.host[unit]! < 0;
  if (!isWarship && !isGarrison) return;
  if (isWarship && units.host[unit]! < 0 && isInDeepSpace(at, unit)) return; // seen by its type
  const like = likeOf(at, unit).filter((one) => (isWarship ? one <= DD : true) && isAsCapable(at, unit, one));
  if (like.length > 0) setType(at, unit, pickFrom(like, random));
  const { fullSteps, strengths } = data.types[units.type[unit]!]!;
  const same = strengths[units.steps[unit]!]?.isHyperspaceCapable ?? true;
  const steps = 1 + random.below(fullSteps);
  units.steps[unit] =
    strengths[steps]!.isHyperspaceCapable === same || isGarrison ? steps : Math.min(units.steps[unit]!, fullSteps);
}

function isInDeepSpace({ g, data }: Reading, unit: number): boolean {
  return !data.chartFor(g).systemAt.has(g.units.hex[unit]!);
}

function isAsCapable({ g, data }: Reading, unit: number, type: number): boolean {
  const steps = Math.min(g.units.steps[unit]!, data.types[type]!.fullSteps);
  const now = data.types[g.units.type[unit]!]!.strengths[g.units.steps[unit]!]!;
  const then = data.types[type]!.strengths[steps]!;
  return data.types[type]!.fullSteps >= g.units.steps[unit]! && now.isHyperspaceCapable === then.isHyperspaceCapable;
}

/** Ships first, since they carry the rest. */
function place(at: Reading, places: Places, units: readonly number[], random: Random): void {
  const { g } = at;
  for (const unit of units) if (isShip(g, unit)) placeShip(at, places, unit, random);
  for (const unit of units) if (isFighter(g, unit)) placeFighter(at, places, unit, random);
  for (const unit of units) if (isTroops(g, unit) || isPdb(g, unit)) placeGround(at, places, unit, random);
}

function placeShip(at: Reading, { bases, spots, owner }: Places, unit: number, random: Random): void {
  const { g } = at;
  const docks = bases.filter((base) => dockRoom(at, base) > 0);
  if (docks.length > 0 && random.below(4) === 0) return goAboard(g, unit, pickFrom(docks, random));
  const isCapable = typeOf(at, unit).strengths[g.units.steps[unit]!]!.isHyperspaceCapable;
  const open = spots.filter(({ taskForce }) => taskForce === 0 || isCapable);
  stand(g, unit, pickFrom(open, random), owner, random);
}

function stand(g: ImperialState, unit: number, { hex, taskForce }: Spot, owner: number, random: Random): void {
  const { units, taskForces } = g;
  const marker = owner * MARKERS + taskForce;
  reset(g, unit);
  units.hex[unit] = hex;
  units.taskForce[unit] = taskForce;
  units.jumped[unit] = taskForce === 0 ? 0 : taskForces.jumped[marker]!;
  units.arrived[unit] = taskForce === 0 ? random.below(Math.max(1, g.turn)) * 1000 : taskForces.arrived[marker]!;
  units.lastSystem[unit] = random.below(g.systems.controller.length);
}

/** What has no meaning at the new place. */
function reset({ units }: ImperialState, unit: number): void {
  for (const column of ['host', 'planet', 'feeds', 'fed', 'worked', 'shifted', 'boarded', 'outside'] as const)
    units[column][unit] = UNIT_START[column];
  units.status[unit] = IN_PLAY;
  units.place[unit] = SPACE;
}

export function goAboard(g: ImperialState, unit: number, host: number): void {
  const { units } = g;
  reset(g, unit);
  units.host[unit] = host;
  for (const column of ['hex', 'taskForce', 'outside', 'jumped', 'arrived'] as const)
    units[column][unit] = units[column][host]!;
  units.jumped[unit] = Math.min(units.jumped[unit]!, g.turn);
}

function placeFighter(at: Reading, places: Places, unit: number, random: Random): void {
  const { g } = at;
  const hosts = [...carriersOf(at, places.owner), ...places.bases].filter(
    (host) => fighterRoom(at, host) >= g.units.steps[unit]!,
  );
  if (hosts.length > 0) return goAboard(g, unit, pickFrom(hosts, random));
  const cards = places.spots.filter(({ taskForce }) => taskForce === 0);
  stand(g, unit, pickFrom(cards, random), places.owner, random);
}

/** His carriers and transports, wherever they stand by now. */
function carriersOf({ g }: Reading, owner: number): number[] {
  const { type, owner: owners } = g.units;
  return unitsWhere(
    g,
    (unit) => owners[unit] === owner && (type[unit] === CV || type[unit] === T) && !isProject(g, unit),
  );
}

function placeGround(at: Reading, places: Places, unit: number, random: Random): void {
  const { g } = at;
  const hosts = isPdb(g, unit)
    ? []
    : [...carriersOf(at, places.owner), ...places.bases].filter(
        (host) => hasGroundRoom(at, host, unit) && hasRoom(at, unit, host),
      );
  if (hosts.length > 0 && random.below(2) === 0) return goAboard(g, unit, pickFrom(hosts, random));
  reset(g, unit);
  g.units.place[unit] = SURFACE;
  g.units.hex[unit] = systemOf(at, pickFrom(places.planets, random)).hex;
  g.units.jumped[unit] = 0;
  g.units.arrived[unit] = 0;
}
