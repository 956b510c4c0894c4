/** What another seat is building behind closed doors. */
import { pickFrom, type Random } from '../../core/random.ts';
import { dockRoom, fighterRoom, hasGroundRoom } from './carrying.ts';
import { systemOf } from './chart.ts';
import type { Reading } from './game-types.ts';
import type { Places } from './resample-places.ts';
import { addUnit, SPACE, SURFACE } from './state.ts';
import { isProject, nameFor, unitsWhere } from './units.ts';

/** About as many projects as before, at any facility that has room for one (R55, R56). */
export function placeProjects(at: Reading, places: Places, count: number, random: Random): void {
  const wished = Math.max(0, count + random.below(3) - 1);
  for (let project = 0; project < wished; project++) {
    const isAtBase = places.bases.length > 0 && random.below(2) === 0;
    if (isAtBase) startAtBase(at, pickFrom(places.bases, random), places.owner, random);
    else if (places.planets.length > 0) startOnPlanet(at, pickFrom(places.planets, random), places.owner, random);
  }
}

function startAtBase(at: Reading, base: number, owner: number, random: Random): void {
  const { g, data } = at;
  if (unitsWhere(g, (unit) => isProject(g, unit) && g.units.host[unit] === base).length > 0) return;
  const type = pickFrom(data.tables.baseBuilds, random);
  const { class: kind, fullSteps } = data.types[type]!;
  const hasRoom =
    kind === 'ship'
      ? dockRoom(at, base) > 0
      : kind === 'fighter'
        ? fighterRoom(at, base) >= fullSteps
        : isGroundRoom(at, base);
  if (!hasRoom) return;
  addUnit(g, nameFor(at, owner, type), {
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

/** A base has one ground place, whatever its steps (IA-gnd-9). */
function isGroundRoom(at: Reading, base: number): boolean {
  return hasGroundRoom(at, base, base);
}

function startOnPlanet(at: Reading, system: number, owner: number, random: Random): void {
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
  addUnit(g, nameFor(at, owner, type), { owner, type, steps, building: 1, hex, place: SURFACE });
}
