/** The forces of another seat: first what shows, then as much as he may have besides, wherever it does not show. */
import { pickFrom, type Random, shuffle } from '#core/random';
import { dockRoom } from '../board/carrying.ts';
import { isPurchase } from '../board/options.ts';
import { addUnit, isListed, vacate } from '../board/unit-rows.ts';
import { isBase, isFighter, isProject, isShip, isTroops, typeOf, unitsWhere } from '../board/units.ts';
import { ARM, CG, DD, F, INF, T } from '../data/names.ts';
import { type ImperialState, USED_UP } from '../state.ts';
import type { Position } from '../types.ts';
import {
  boardOneOf,
  carriersOf,
  type Draw,
  embark,
  type Hosts,
  quietSpots,
  type Spot,
  stand,
  standOnPlanet,
  withAboard,
} from './resample-draw.ts';
import { isFighting, type Known } from './resample-known.ts';
import { meetNeeds } from './resample-needs.ts';
import { placeProjects } from './resample-projects.ts';

/** One unit in so many was merged, used up or given up in secret. */
const RARE = 8;
/** As many new units at most: enough for any bluff. */
const MOST = 40;
/** Money that a planet has put into units by now, for each turn. */
const SPENT = 5;

export function drawForces(at: Position, known: Known, owner: number, hidden: readonly number[], random: Random): void {
  const { g } = at;
  const pool = hidden.filter((unit) => g.units.owner[unit] === owner);
  const draw: Draw = { at, known, owner, random, pool };
  meetNeeds(draw);
  const kept = pool.splice(0).filter((unit) => !isPerishable(g, unit) || random.below(RARE) > 0);
  const units = shuffle([...kept, ...bought(draw)], random);
  const spots = quietSpots(draw);
  const bases = basesOf(draw);
  const planets = planetsOf(draw);
  const docks = withAboard(g, bases);
  for (const unit of units) if (isShip(g, unit)) placeShip(draw, spots, docks, unit);
  const hosts = carriersOf(draw);
  for (const unit of units) if (isFighter(g, unit)) placeFighter(draw, spots, hosts, unit);
  for (const unit of units) if (isTroops(g, unit)) placeTroops(draw, planets, hosts, unit);
  placeProjects(draw, bases, planets);
}

function isPerishable({ units }: ImperialState, unit: number): boolean {
  return [F, CG, INF].includes(units.type[unit]!);
}

/** What his value points and planets may have bought, as far as it is not seen. */
function bought({ at, known, owner, random }: Draw): number[] {
  const { g, data } = at;
  const points = isPurchase(at) ? data.scenarioFor(g).players[owner]!.valuePoints : 0;
  const planets = known.owners.filter((one) => one === owner).length;
  const seen = unitsWhere(g, (unit) => g.units.owner[unit] === owner && !isListed(g, unit));
  const spent = seen.reduce((sum, unit) => sum + typeOf(at, unit).valuePoints, 0);
  const means = Math.max(0, points + planets * g.turn * SPENT - spent);
  let left = Math.floor((means * (50 + random.below(101))) / 100);
  const units: number[] = [];
  const wares = data.types.filter(({ index, class: kind }) => kind === 'ship' || [F, INF, ARM].includes(index));
  for (let tries = 0; tries < MOST && left > 0; tries++) {
    const type = random.below(3) === 0 ? pickFrom(CHEAP, random) : pickFrom(wares, random).index;
    const { valuePoints, fullSteps } = data.types[type]!;
    if (valuePoints > left) continue;
    left -= valuePoints;
    units.push(addUnit(at, { owner, type, steps: fullSteps }));
  }
  return units;
}
const CHEAP = [DD, F, CG, T, INF];

/** There is no place for it: it was used up, or never there. */
function leaveOut({ at: { g } }: Draw, unit: number): void {
  if (!isListed(g, unit)) return vacate(g, unit);
  g.units.status[unit] = USED_UP;
  g.units.steps[unit] = 0;
}

function placeShip(draw: Draw, spots: readonly Spot[], docks: Hosts, unit: number): void {
  const { at, random } = draw;
  if (spots.length === 0) return leaveOut(draw, unit);
  stand(draw, unit, pickFrom(spots, random));
  const open = [...docks].flatMap(([base, aboard]) => (dockRoom(at, base, aboard) > 0 ? [base] : []));
  if (open.length > 0 && random.below(4) === 0) boardOneOf(at.g, docks, open, unit, random);
}

function placeFighter(draw: Draw, spots: readonly Spot[], hosts: Hosts, unit: number): void {
  if (embark(draw, hosts, unit)) return;
  const cards = spots.filter(({ taskForce }) => taskForce === 0);
  if (cards.length === 0) return leaveOut(draw, unit);
  stand(draw, unit, pickFrom(cards, draw.random));
}

function placeTroops(draw: Draw, planets: readonly number[], hosts: Hosts, unit: number): void {
  if (planets.length > 0 && draw.random.below(2) === 0)
    return standOnPlanet(draw, unit, pickFrom(planets, draw.random));
  if (embark(draw, hosts, unit)) return;
  if (planets.length > 0) standOnPlanet(draw, unit, pickFrom(planets, draw.random));
  else leaveOut(draw, unit);
}

/** His finished bases outside the fight that goes on. */
function basesOf({ at, owner }: Draw): number[] {
  const { g } = at;
  return unitsWhere(
    g,
    (unit) =>
      g.units.owner[unit] === owner &&
      isBase(g, unit) &&
      !isProject(g, unit) &&
      !isFighting(at, g.units.hex[unit]!, owner),
  );
}

function planetsOf({ at, known, owner }: Draw): number[] {
  const { systems } = at.data.scenarioFor(at.g);
  return known.owners.flatMap((one, system) =>
    one === owner && !isFighting(at, systems[system]!.hex, owner) ? [system] : [],
  );
}
