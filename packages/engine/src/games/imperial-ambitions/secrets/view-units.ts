/** Units, markers and ships seen from afar, as far as a viewer knows them. */
import { unitXy } from '../board/battle-map.ts';
import { systemAt, xyOf } from '../board/chart.ts';
import { isListed } from '../board/unit-rows.ts';
import { isCarried, strengthOf, typeOf, unitsWhere } from '../board/units.ts';
import { NEUTRAL, PLANET_KINDS, UNIT_TYPES } from '../data/names.ts';
import {
  ABSENT,
  CROWDED_OUT,
  DESTROYED,
  IN_PLAY,
  INSIDE,
  JUMPED_OUT,
  LOST,
  MARKERS,
  OFF_MAP,
  SCUTTLED,
  SURFACE,
  WITHDRAWN,
} from '../state.ts';
import type { Position } from '../types.ts';
import { isInFight, isInView, isOpen, isSeenBase, isSeenLoose, isSpotted, type Sight } from './view-sight.ts';
import {
  type CardView,
  FATES,
  type FightView,
  type GoneView,
  type MarkerView,
  type SightingView,
  type SiteView,
  type UnitView,
} from './view-types.ts';

export function unitsOf(sight: Sight): UnitView[] {
  const { at } = sight;
  const { g } = at;
  return unitsWhere(g, (unit) => isKnownUnit(sight, unit)).map((unit) => unitView(at, unit, isOpen(sight, unit)));
}

function unitView(at: Position, unit: number, isKnown: boolean): UnitView {
  const { g } = at;
  const { units } = g;
  const type = typeOf(at, unit);
  const { as, ds, ma, range } = strengthOf(at, unit);
  return {
    unit,
    name: g.names[unit]!,
    type: type.id,
    owner: units.owner[unit]!,
    steps: units.steps[unit]!,
    fullSteps: type.fullSteps,
    as,
    ds,
    ma,
    range,
    isProject: units.building[unit] === 1,
    xy: xyOf(units.hex[unit]!),
    system: systemAt(at, units.hex[unit]!),
    place: isCarried(g, unit) ? 'aboard' : units.place[unit] === SURFACE ? 'surface' : 'space',
    planet: PLANET_KINDS[units.planet[unit]!] ?? null,
    card: isKnown ? cardOf(at, unit) : null,
    fight: isInFight(at, unit) ? fightOf(at, unit) : null,
  };
}

function cardOf({ g }: Position, unit: number): CardView {
  const { units, turn } = g;
  const outside = units.outside[unit]!;
  return {
    host: units.host[unit]!,
    taskForce: units.taskForce[unit]!,
    outside: outside === INSIDE ? 'no' : outside === WITHDRAWN ? 'withdrawn' : 'kept',
    isBound: units.bound[unit] === 1,
    fed: units.fed[unit]!,
    feeds: units.feeds[unit]!,
    hasJumped: units.jumped[unit] === turn,
    hasWorked: units.worked[unit] === turn,
    hasShifted: units.shifted[unit] === turn,
    hasBoarded: units.boarded[unit] === turn,
    lastSystem: units.lastSystem[unit]!,
  };
}

function fightOf({ g }: Position, unit: number): FightView {
  const { units } = g;
  const part = units.battle[unit]!;
  return {
    place: part === JUMPED_OUT ? 'jumped out' : part === OFF_MAP || g.battle.on === 0 ? 'off the map' : 'map',
    xy: unitXy(g, unit),
    facing: units.facing[unit]!,
    isActivated: units.activated[unit] === 1,
    hasFired: units.fired[unit] === 1,
    idleUntil: units.idleUntil[unit]!,
    hasAttacked: units.hasAttacked[unit] === 1,
    isInOrbit: units.orbit[unit] === 1,
    landing: (['no', 'marked', 'landed'] as const)[units.landing[unit]!] ?? 'no',
    wasBombarded: units.bombarded[unit] === 1,
  };
}

/** Lost in public: in battle everything is seen. What was used up, merged or given up at home is not. */
const PUBLIC_FATES: readonly number[] = [DESTROYED, SCUTTLED, CROWDED_OUT, LOST];

export function goneOf(sight: Sight): GoneView[] {
  const { g } = sight.at;
  const { units } = g;
  return g.names.flatMap((name, unit) => {
    if (!isSeenGone(sight, unit)) return [];
    const fate = FATES[units.status[unit]!] ?? 'lost';
    return [{ unit, name, type: UNIT_TYPES[units.type[unit]!]!, owner: units.owner[unit]!, fate }];
  });
}

function isSeenGone({ at, viewer, isAll }: Sight, unit: number): boolean {
  const { g } = at;
  const status = g.units.status[unit]!;
  const owner = g.units.owner[unit]!;
  if (status === IN_PLAY || status === ABSENT) return false;
  const isPublic = (PUBLIC_FATES.includes(status) && isListed(g, unit)) || isInFight(at, unit);
  return isAll || owner === viewer || owner === NEUTRAL || isPublic;
}

/** Does the viewer know which unit has this number? */
export function isKnownUnit(sight: Sight, unit: number): boolean {
  const { g } = sight.at;
  if (g.units.status[unit] !== IN_PLAY) return isSeenGone(sight, unit);
  return isOpen(sight, unit) || isSeenBase(g, unit);
}

export function markersOf(sight: Sight): MarkerView[] {
  const { at, viewer, isAll } = sight;
  const { taskForces, seats, units, turn } = at.g;
  const found: MarkerView[] = [];
  for (let owner = 0; owner < seats; owner++)
    for (let number = 1; number < MARKERS; number++) {
      const marker = owner * MARKERS + number;
      const hex = taskForces.hex[marker]!;
      if (hex < 0 || !isInView(sight, owner, hex)) continue;
      const isKnown = isAll || owner === viewer; // IA-tf-7: owner, number and hex are all that others see
      const inIt = (unit: number): boolean =>
        units.owner[unit] === owner && units.taskForce[unit] === number && !isCarried(at.g, unit);
      found.push({
        owner,
        number,
        xy: xyOf(hex),
        system: systemAt(at, hex),
        hasJumped: taskForces.jumped[marker] === turn,
        units: isKnown ? unitsWhere(at.g, inIt) : null,
      });
    }
  return found;
}

export function sightingsOf(sight: Sight): SightingView[] {
  const { at } = sight;
  const { units } = at.g;
  const found = new Map<string, SightingView>();
  for (const unit of unitsWhere(at.g, (one) => !isOpen(sight, one) && isSeenLoose(at, one))) {
    const owner = units.owner[unit]!;
    const hex = units.hex[unit]!;
    if (!isInView(sight, owner, hex)) continue;
    const key = `${owner} ${hex}`;
    const seen = found.get(key) ?? { owner, xy: xyOf(hex), types: [] };
    seen.types.push(UNIT_TYPES[units.type[unit]!]!);
    found.set(key, seen);
  }
  for (const { types } of found.values()) types.sort((a, b) => UNIT_TYPES.indexOf(a) - UNIT_TYPES.indexOf(b));
  return [...found.values()].sort((a, b) => a.owner - b.owner || a.xy[0] - b.xy[0] || a.xy[1] - b.xy[1]);
}

/** R131: that it is there and its steps; no number and no name, which would count what else is built */
export function sitesOf(sight: Sight): SiteView[] {
  const { at, viewer } = sight;
  const { units } = at.g;
  const sites = unitsWhere(at.g, (unit) => !isOpen(sight, unit) && isSpotted(at.g, viewer, unit)).map((unit) => ({
    owner: units.owner[unit]!,
    system: systemAt(at, units.hex[unit]!),
    planet: PLANET_KINDS[units.planet[unit]!]!,
    type: UNIT_TYPES[units.type[unit]!]!,
    steps: units.steps[unit]!,
  }));
  return sites.sort((a, b) => {
    const key = (['owner', 'system', 'planet', 'type', 'steps'] as const).find((one) => a[one] !== b[one]);
    return key === undefined ? 0 : a[key] < b[key] ? -1 : 1;
  });
}
