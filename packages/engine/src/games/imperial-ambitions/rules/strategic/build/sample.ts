/** A random building list: what random players order. It looks at the seat's own units and planets only. */
import { pickFrom, type Random, shuffle } from '#core/random';
import { systemAt, systemOf } from '../../../board/chart.ts';
import { planetOwners } from '../../../board/control.ts';
import {
  forUnits,
  isBase,
  isCarried,
  isFighter,
  isGround,
  isInside,
  isOnSurface,
  isProject,
  typeOf,
} from '../../../board/units.ts';
import { CG, PLANET_KINDS, UNIT_TYPES } from '../../../data/names.ts';
import type { BuildOrder, Position } from '../../../types.ts';
import { doOrder } from './orders.ts';
import { tryWork } from './work.ts';

const MOST = 30;

export function randomList(at: Position, seat: number, random: Random): BuildOrder[] {
  if (random.below(6) === 0) return [];
  const wishes = shuffle([...unitWishes(at, seat, random), ...planetWishes(at, seat, random)], random);
  return tryWork(at, seat, (work) => wishes.slice(0, MOST).filter((wish) => doOrder(work, wish) === null));
}

/** Going on with what is under way, repairs, new projects at bases, stations from cargo ships. */
function unitWishes(at: Position, seat: number, random: Random): BuildOrder[] {
  const { g, data } = at;
  const wishes: BuildOrder[] = [];
  const cargo: number[] = [];
  forUnits(g, seat, (unit) => {
    if (isProject(g, unit)) {
      wishes.push({ do: random.below(12) === 0 ? 'cancel' : 'continue', project: unit });
      return;
    }
    if (g.units.steps[unit]! < typeOf(at, unit).fullSteps) wishes.push(repairWish(at, unit));
    else if (isBase(g, unit))
      wishes.push({ do: 'start', base: unit, type: UNIT_TYPES[pickFrom(data.tables.baseBuilds, random)]! });
    if (g.units.type[unit] === CG && !isCarried(g, unit) && isInside(g, unit) && systemAt(at, g.units.hex[unit]!) >= 0)
      cargo.push(unit);
    if (isFighter(g, unit)) wishes.push(...mergeWishes(at, seat, unit));
  });
  if (cargo.length > 1 && random.below(3) === 0) wishes.push(foundWish(at, cargo, random));
  return wishes;
}

export function repairWish({ g }: Position, unit: number): BuildOrder {
  const host = g.units.host[unit]!;
  const carrierHost = host >= 0 ? g.units.host[host]! : -1;
  if (isBase(g, unit)) return { do: 'repair', unit, by: unit };
  return {
    do: 'repair',
    unit,
    by: isGround(g, unit) && isOnSurface(g, unit) ? -1 : carrierHost >= 0 ? carrierHost : host,
  };
}

export function mergeWishes({ g }: Position, seat: number, unit: number): BuildOrder[] {
  const { host, steps } = g.units;
  const found: BuildOrder[] = [];
  if (host[unit]! < 0 || steps[unit] !== 1) return found;
  forUnits(g, seat, (other) => {
    if (other > unit && isFighter(g, other) && host[other] === host[unit])
      found.push({ do: 'merge', unit, with: other });
  });
  return found;
}

function foundWish(at: Position, cargo: readonly number[], random: Random): BuildOrder {
  const { g } = at;
  const hex = g.units.hex[pickFrom(cargo, random)]!;
  const here = cargo.filter((unit) => g.units.hex[unit] === hex);
  const type = here.length > 2 && random.below(2) === 0 ? 'B' : 'SS';
  const planet = pickFrom(PLANET_KINDS, random);
  return { do: 'found', system: systemAt(at, hex), planet, type, feeders: here.slice(0, type === 'B' ? 3 : 2) };
}

function planetWishes(at: Position, seat: number, random: Random): BuildOrder[] {
  const wishes: BuildOrder[] = [];
  for (const [system, owner] of planetOwners(at).entries()) {
    if (owner !== seat) continue;
    wishes.push({ do: 'startOnPlanet', system, type: pickFrom(['Inf', 'Arm', 'Cg'] as const, random) });
    const infantry = infantryOn(at, seat, system);
    if (infantry.length > 3 && random.below(3) === 0)
      wishes.push({ do: 'found', system, planet: 'habitable', type: 'PDB', feeders: infantry.slice(0, 3) });
  }
  return wishes;
}

function infantryOn(at: Position, seat: number, system: number): number[] {
  const { g } = at;
  const found: number[] = [];
  const { hex } = systemOf(at, system);
  forUnits(g, seat, (unit) => {
    const isHere = g.units.hex[unit] === hex && isOnSurface(g, unit);
    if (
      isHere &&
      typeOf(at, unit).id === 'Inf' &&
      g.units.steps[unit] === typeOf(at, unit).fullSteps &&
      !isProject(g, unit)
    )
      found.push(unit);
  });
  return found;
}
