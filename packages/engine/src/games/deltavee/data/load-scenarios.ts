/** Scenarios: references checked, gaps filled. */

import type { Report } from '#core/problems';
import { exactBearing } from '#hex/index';
import { hexOf } from './coordinates.ts';
import { checkPods, completePlace, type UnitContext, unitOf } from './load-units.ts';
import { checkConditions } from './load-victory.ts';
import { deltaVeeOptions } from './options.ts';
import type { ParsedScenario, ParsedSide } from './schema.ts';
import type { PodType, Scenario, Setup, ShipClass, Side } from './types.ts';

/** What scenarios may refer to. */
export interface ScenarioContext {
  readonly classById: ReadonlyMap<string, ShipClass>;
  readonly podById: ReadonlyMap<string, PodType>;
}

/** The normalised scenario; faults go to the report. */
export function scenarioOf(scenario: ParsedScenario, context: ScenarioContext, report: Report): Scenario {
  checkMap(scenario, report);
  checkUnitIds(scenario, report);
  for (const option of scenario.forcedOptions)
    if (!deltaVeeOptions.some(({ id }) => id === option))
      report(scenario.id, 'forcedOptions', `there is no option ${option}`);
  const [first, second] = scenario.sides;
  const sides = [first, second].map((side, seat) => sideOf(side, seat, { ...context, scenario, side, report }));
  const normal: Scenario = {
    ...scenario,
    victory: scenario.victory.map(({ source: _source, ...condition }) => condition),
    sides: [sides[0] as Side, sides[1] as Side],
  };
  checkConditions(normal, context, report);
  return normal;
}

function checkMap(scenario: ParsedScenario, report: Report): void {
  const { id, sheets, laterSheets } = scenario;
  const all = [...Object.entries(sheets), ...Object.entries(laterSheets)];
  if (Object.keys(sheets).length === 0) report(id, 'sheets', 'at least one sheet must be in play');
  for (const key of ['letter', 'place'] as const) {
    const values = all.map(([letter, place]) => (key === 'letter' ? letter : String(place)));
    if (new Set(values).size < values.length) report(id, 'sheets', `two sheets have one ${key}`);
  }
  scenario.asteroids.forEach((hex, index) => {
    if (!hexOf(sheets, hex)) report(id, `asteroids[${index}]`, `${hex} is not on the sheets in play`);
  });
  const names = scenario.planets.map(({ name }) => name);
  if (new Set(names).size < names.length) report(id, 'planets', 'two planets have one name');
  scenario.planets.forEach((planet, index) => {
    if (!hexOf(sheets, planet.hex)) report(id, `planets[${index}].hex`, `${planet.hex} is not on the sheets in play`);
    else if (planet.course) checkCourse(scenario, index, report);
  });
}

/** Every leg of a course must be a straight run along a hexside direction that ends at the next turn. */
function checkCourse(scenario: ParsedScenario, index: number, report: Report): void {
  const planet = scenario.planets[index];
  if (!planet?.course) return;
  let { hex, direction } = { hex: planet.hex, direction: planet.course.direction };
  planet.course.turns.forEach((turn, leg) => {
    const from = hexOf(scenario.sheets, hex);
    const to = hexOf(scenario.sheets, turn.hex);
    const runs = from && to && exactBearing(to.q - from.q, to.r - from.r) === direction;
    if (!runs || direction % 2 === 1)
      report(
        scenario.id,
        `planets[${index}].course.turns[${leg}]`,
        `${turn.hex} is not reached from ${hex} in direction ${direction}`,
      );
    ({ hex, direction } = turn);
  });
}

function checkUnitIds(scenario: ParsedScenario, report: Report): void {
  const seen = new Set<string>();
  for (const unit of scenario.sides.flatMap((side) => side.units)) {
    if (seen.has(unit.id)) report(`${scenario.id}/${unit.id}`, 'id', 'stands twice');
    seen.add(unit.id);
  }
}

function sideOf(side: ParsedSide, seat: number, context: UnitContext): Side {
  const { scenario } = context;
  const report = (field: string, why: string): void => context.report(scenario.id, `sides[${seat}].${field}`, why);
  if (side.units.length === 0 && !side.purchase) report('units', 'a side has units or buys them');
  if (side.purchase) {
    if (side.units.length > 0) report('units', 'a side that buys its fleet has no others');
    if (!side.setup?.area || !side.setup.place) report('setup', 'a bought fleet needs an area and a place');
    for (const id of side.purchase.notOffered)
      if (!context.classById.has(id) && !context.podById.has(id)) report('purchase.notOffered', `there is no ${id}`);
  }
  checkPodChoice(side, context, report);
  const units = side.units.map((unit) => unitOf(unit, context));
  const setup = setupOf(side, context, report);
  for (const unit of units)
    if (unit.place.hex === null && unit.stowedIn === null && !(setup?.area && setup.units.includes(unit.id)))
      context.report(`${scenario.id}/${unit.id}`, 'place.hex', 'has no hex and no area to choose one from');
  return {
    name: side.name,
    units,
    purchase: side.purchase && {
      ...side.purchase,
      place: completePlace(side.setup?.place ?? { hex: null, velocity: [0, 9] }),
    },
    podChoice: side.podChoice,
    setup,
    reinforcements: side.reinforcements && { ...side.reinforcements, unit: unitOf(side.reinforcements.unit, context) },
  };
}

type SideReport = (field: string, why: string) => void;

function checkPodChoice(side: ParsedSide, context: UnitContext, report: SideReport): void {
  const choice = side.podChoice;
  if (!choice) return;
  const { classById, podById } = context;
  if (classById.get(choice.craftClass)?.kind !== 'battlecraft')
    report('podChoice.craftClass', `there is no battlecraft ${choice.craftClass}`);
  for (const id of [...choice.forbidden, ...Object.keys(choice.max), ...choice.needsJump])
    if (!podById.has(id)) report('podChoice', `there is no pod ${id}`);
  const total = new Map<string, number>();
  for (const [unitId, pods] of Object.entries(choice.suggested)) {
    const field = `podChoice.suggested.${unitId}`;
    const unit = side.units.find(({ id }) => id === unitId);
    if (!unit) report(field, 'there is no such unit');
    checkPods(pods, classById.get(unit?.class ?? ''), context, (_, why) => report(field, why));
    if (choice.needsJump.length > 0 && !choice.needsJump.some((id) => Object.hasOwn(pods, id)))
      report(field, 'cannot jump');
    for (const [id, count] of Object.entries(pods)) total.set(id, (total.get(id) ?? 0) + count);
  }
  for (const [id, count] of total) {
    if (choice.forbidden.includes(id)) report('podChoice.suggested', `${id} is forbidden`);
    if (count > (choice.max[id] ?? count))
      report('podChoice.suggested', `${count} ${id} pods, ${choice.max[id]} allowed`);
  }
}

function setupOf(side: ParsedSide, context: UnitContext, report: SideReport): Setup | null {
  if (!side.setup) return null;
  const { source: _source, why: _why, place: _place, units, ...setup } = side.setup;
  const free = side.units.filter(
    (unit) => !unit.installation && !unit.bound && !unit.dormant && !unit.enters && !unit.stowedIn,
  );
  for (const id of units ?? [])
    if (!side.units.some((unit) => unit.id === id)) report('setup.units', `there is no unit ${id}`);
  checkArea(setup.area, context.scenario, report);
  return { ...setup, units: units ?? free.map(({ id }) => id) };
}

function checkArea(area: Setup['area'], scenario: ParsedScenario, report: SideReport): void {
  switch (area?.kind) {
    case 'within':
      if (!hexOf(scenario.sheets, area.hex)) report('setup.area.hex', `${area.hex} is not on the sheets in play`);
      break;
    case 'sheet':
      if (!Object.hasOwn(scenario.sheets, area.sheet)) report('setup.area.sheet', `sheet ${area.sheet} is not in play`);
      if (area.columns[0] > area.columns[1] || area.rows[0] > area.rows[1])
        report('setup.area', 'the lower limit comes first');
      break;
    case 'ring':
      if (!scenario.planets.some(({ name }) => name === area.planet))
        report('setup.area.planet', `there is no planet ${area.planet}`);
      if (area.from > area.to) report('setup.area', 'the lower limit comes first');
      break;
    case 'secret':
    case undefined:
      break;
  }
}
