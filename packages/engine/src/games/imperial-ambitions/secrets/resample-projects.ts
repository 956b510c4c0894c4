/** What another seat is building behind closed doors. */
import { pickFrom } from '#core/random';
import { dockRoom, fighterRoom, hasGroundRoom } from '../board/carrying.ts';
import { systemOf } from '../board/chart.ts';
import { addUnit } from '../board/unit-rows.ts';
import { isProject, unitsWhere } from '../board/units.ts';
import { B, NO_PLANET, SS } from '../data/names.ts';
import { SPACE, SURFACE } from '../state.ts';
import type { Draw } from './resample-draw.ts';

/** One project in so many is a base in space. */
const SELDOM = 5;

/** At up to half of the facilities, where there is room for one (R55, R56). */
export function placeProjects(draw: Draw, bases: readonly number[], planets: readonly number[]): void {
  const { random } = draw;
  const wished = random.below(Math.ceil((bases.length + planets.length) / 2) + 1);
  for (let project = 0; project < wished; project++) {
    const isAtBase = bases.length > 0 && random.below(2) === 0;
    if (isAtBase) startAtBase(draw, pickFrom(bases, random));
    else if (planets.length > 0 && random.below(SELDOM) === 0) startSite(draw, pickFrom(planets, random));
    else if (planets.length > 0) startOnPlanet(draw, pickFrom(planets, random));
  }
}

/** R131: a base in space where nothing of the viewer's has been, its feeders used up */
function startSite({ at, known, owner, random }: Draw, system: number): void {
  const { data } = at;
  const { hex, planets } = systemOf(at, system);
  const planet = random.below(planets.length);
  if (known.shared.has(hex) || planets[planet] === NO_PLANET) return;
  const type = random.below(2) === 0 ? SS : B;
  const { fullSteps, feeders } = data.types[type]!;
  const steps = 1 + random.below(fullSteps);
  addUnit(at, { owner, type, steps, building: 1, fed: feeders!.steps, hex, planet, lastSystem: system });
}

function startAtBase({ at, owner, random }: Draw, base: number): void {
  const { g, data } = at;
  if (unitsWhere(g, (unit) => isProject(g, unit) && g.units.host[unit] === base).length > 0) return;
  const type = pickFrom(data.tables.baseBuilds, random);
  const { class: kind, fullSteps } = data.types[type]!;
  const hasRoom =
    kind === 'ship'
      ? dockRoom(at, base) > 0
      : kind === 'fighter'
        ? fighterRoom(at, base) >= fullSteps
        : hasGroundRoom(at, base, base); // IA-gnd-9: one ground place, whatever its steps
  if (!hasRoom) return;
  addUnit(at, {
    owner,
    type,
    steps: 1 + random.below(fullSteps),
    building: 1,
    host: base,
    hex: g.units.hex[base]!,
    taskForce: g.units.taskForce[base]!,
    outside: g.units.outside[base]!,
    place: SPACE,
  });
}

function startOnPlanet({ at, owner, random }: Draw, system: number): void {
  const { g, data } = at;
  const { hex } = systemOf(at, system);
  const isBusy = (unit: number): boolean =>
    isProject(g, unit) && g.units.hex[unit] === hex && g.units.place[unit] === SURFACE && g.units.owner[unit] === owner;
  if (unitsWhere(g, isBusy).length > 0) return;
  const type = pickFrom(
    data.tables.planetBuilds.filter((one) => data.types[one]!.feeders === null),
    random,
  );
  const steps = 1 + random.below(data.types[type]!.fullSteps);
  addUnit(at, { owner, type, steps, building: 1, hex, place: SURFACE });
}
