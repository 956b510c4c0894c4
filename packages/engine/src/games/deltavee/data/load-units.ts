/** One unit of a scenario: its references checked, its gaps filled. */

import type { Report } from '#core/problems';
import { hexOf } from './coordinates.ts';
import type { ParsedScenario, ParsedSide, ParsedUnit } from './schema.ts';
import { ALL_DIRECTIONS, type Place, type PodType, type ShipClass, type UnitSpec } from './types.ts';

/** What a unit may refer to. */
export interface UnitContext {
  readonly scenario: ParsedScenario;
  readonly side: ParsedSide;
  readonly classById: ReadonlyMap<string, ShipClass>;
  readonly podById: ReadonlyMap<string, PodType>;
  readonly report: Report;
}

/** The normalised unit; faults go to the report. */
export function unitOf(unit: ParsedUnit, context: UnitContext): UnitSpec {
  const { scenario, classById } = context;
  const report = (field: string, why: string): void => context.report(`${scenario.id}/${unit.id}`, field, why);
  const shipClass = classById.get(unit.class);
  if (!shipClass) report('class', `there is no class ${unit.class}`);
  if (shipClass?.kind === 'battlecraft') report('class', 'a battlecraft starts in `carries` of a ship');
  if (shipClass && (shipClass.kind === 'installation') !== (unit.installation !== null))
    report('installation', 'installations, and only they, name their planet');
  const pods = podsAboard(unit, shipClass, context, report);
  checkCraft(unit, pods, context, report);
  for (const pod of Object.keys(unit.removeMissiles))
    if (!Object.hasOwn(pods, pod)) report(`removeMissiles.${pod}`, 'no such pod aboard');
  checkSpecial(unit, shipClass, context, report);
  const { source: _source, why: _why, ...fields } = unit;
  return {
    ...fields,
    pods,
    podArmor: unit.podArmor === 'hull' ? (unit.override.armor ?? shipClass?.armor ?? 0) : unit.podArmor,
    place: placeOf(unit, context, report),
  };
}

/** Completes a written place: no list of directions means any. */
export function completePlace(place: NonNullable<ParsedUnit['place']>): Place {
  return { hex: place.hex, directions: place.directions ?? ALL_DIRECTIONS, velocity: place.velocity };
}

type UnitReport = (field: string, why: string) => void;
type PodCounts = Readonly<Record<string, number>>;

/** Reports unknown pods and pods that do not fit into the places of a class. */
export function checkPods(
  pods: PodCounts,
  shipClass: ShipClass | undefined,
  context: Pick<UnitContext, 'podById'>,
  report: UnitReport,
): void {
  let places = 0;
  for (const [id, count] of Object.entries(pods)) {
    const pod = context.podById.get(id);
    if (!pod) report(`pods.${id}`, 'there is no such pod');
    else if (pod.storage && shipClass && !shipClass.canStore)
      report(`pods.${id}`, `a ${shipClass.name} takes no storage pod`);
    places += count * (pod?.slots ?? 1);
  }
  if (shipClass && places > shipClass.pods)
    report('pods', `${places} places needed, a ${shipClass.name} has ${shipClass.pods}`);
}

function podsAboard(
  unit: ParsedUnit,
  shipClass: ShipClass | undefined,
  context: UnitContext,
  report: UnitReport,
): PodCounts {
  const pods = unit.boxes ? countBoxes(unit.boxes, context) : (unit.pods ?? {});
  checkPods(pods, shipClass, context, report);
  if (unit.boxes && shipClass && unit.boxes.length > shipClass.pods)
    report('boxes', `a ${shipClass.name} has ${shipClass.pods}`);
  if (Object.values(pods).some((count) => !Number.isInteger(count)))
    report('boxes', 'a pod of several places fills all of them');
  if (unit.boxes && unit.pods && !sameCounts(pods, unit.pods)) report('boxes', 'do not hold what `pods` says');
  if (context.side.podChoice && Object.keys(pods).length > 0) report('pods', 'its owner chooses them');
  return pods;
}

function countBoxes(boxes: readonly (string | null)[], context: UnitContext): PodCounts {
  const counts: Record<string, number> = {};
  for (const id of boxes) if (id !== null) counts[id] = (counts[id] ?? 0) + 1;
  return Object.fromEntries(
    Object.entries(counts).map(([id, count]) => [id, count / (context.podById.get(id)?.slots ?? 1)]),
  );
}

function sameCounts(a: PodCounts, b: PodCounts): boolean {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((id) => a[id] === b[id]);
}

function checkCraft(unit: ParsedUnit, pods: PodCounts, context: UnitContext, report: UnitReport): void {
  const room = Object.entries(pods).reduce(
    (sum, [id, count]) => sum + count * (context.podById.get(id)?.holdsCraft ?? 0),
    0,
  );
  if (unit.carries.length !== room)
    report('carries', `names ${unit.carries.length} craft for ${room} battlecraft pods`);
  unit.carries.forEach((id, index) => {
    const craft = context.classById.get(id);
    if (craft?.kind !== 'battlecraft') {
      report(`carries[${index}]`, `there is no battlecraft ${id}`);
      return;
    }
    if (unit.rails.length > craft.rails) report('rails', `a ${craft.name} has ${craft.rails} rails`);
    const misfit = unit.rails.find((type) => !craft.railTypes.includes(type));
    if (craft.rails > 0 && misfit) report('rails', `a ${craft.name} carries no ${misfit} missile`);
  });
  if (unit.rails.length > 0 && unit.carries.length === 0) report('rails', 'no craft aboard');
}

function checkSpecial(
  unit: ParsedUnit,
  shipClass: ShipClass | undefined,
  context: UnitContext,
  report: UnitReport,
): void {
  const { scenario, side, classById } = context;
  if (unit.enters) {
    const { unit: other, pod } = unit.enters.after;
    const after = side.units.find(({ id }) => id === other);
    if (!after) report('enters.after.unit', `there is no own unit ${other}`);
    else if (!Object.hasOwn(after.pods ?? {}, pod)) report('enters.after.pod', `${other} has no ${pod} pod`);
    if (!hexOf(scenario.sheets, unit.enters.hex))
      report('enters.hex', `${unit.enters.hex} is not on the sheets in play`);
  }
  if (unit.stowedIn !== null) {
    const ship = side.units.find(({ id }) => id === unit.stowedIn);
    if (!ship || !classById.get(ship.class)?.canStore)
      report('stowedIn', `${unit.stowedIn} is no own ship with storage`);
    if (shipClass?.canStore) report('stowedIn', `a ${shipClass.name} is too large`);
  }
  if (unit.group !== null && shipClass?.damageModel !== 'modular') report('group', 'only for pods of a Modular Ship');
}

function placeOf(unit: ParsedUnit, context: UnitContext, report: UnitReport): Place {
  const { scenario, side } = context;
  const written = unit.place ?? defaultPlace(unit) ?? side.setup?.place;
  if (!written) report('place', 'neither the unit nor the set-up gives one');
  const place = completePlace(written ?? { hex: null, velocity: [0, 0] });
  const [low, high] = place.velocity;
  if (low > high) report('place.velocity', 'the lower limit comes first');
  if (unit.installation && (high > 0 || place.directions.some((direction) => direction % 2 === 1)))
    report('place', 'an installation has velocity 0 and a hexside');
  const planetName = unit.installation?.planet ?? unit.bound?.planet;
  const planet = scenario.planets.find(({ name }) => name === planetName);
  if (planetName !== undefined && !planet) report('planet', `there is no planet ${planetName}`);
  const hex = planet?.hex ?? unit.enters?.hex ?? place.hex;
  if (planet && place.hex !== null && place.hex !== planet.hex)
    report('place.hex', `${planet.name} is in ${planet.hex}`);
  if (hex !== null && !hexOf(scenario.sheets, hex)) report('place.hex', `${hex} is not on the sheets in play`);
  return { ...place, hex };
}

function defaultPlace(unit: ParsedUnit): ParsedUnit['place'] {
  if (unit.installation) return { hex: null, directions: [2, 4, 6, 8, 10, 12], velocity: [0, 0] };
  return unit.stowedIn === null ? undefined : { hex: null, velocity: [0, 0] };
}
