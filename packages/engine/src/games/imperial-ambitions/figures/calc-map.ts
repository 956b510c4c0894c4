/** Jumps over the sector sheets, and what the generator makes of a seed. */

import { choice, type EitherForm, either, integer, parts } from '#core/calc-forms';
import { calculation, type Given, has, numberIn, rejectInput, type Worked } from '#core/calc-inputs';
import type { Calculation } from '#core/module';
import { counted } from '#core/text';
import { chartOf, jumpDistance, jumpReach } from '../board/chart.ts';
import { keyOnSheet, labelOf, readLabel, xOf, yOf } from '../data/coordinates.ts';
import type { Scenario } from '../data/types.ts';
import { makeMap } from '../generator/fairness.ts';
import { groupRange } from '../rules/strategic/movement/jumps.ts';
import type { ImperialRules } from '../types.ts';
import { UNITS, unitsIn } from './calc-inputs.ts';
import { bareTable, putAll } from './calc-table.ts';

/** Farther than any map is wide. */
const FAR = 400;

export function mapCalculations(data: ImperialRules): Calculation[] {
  const wars = data.scenarios.filter(({ kind }) => kind === 'strategic');
  const [war] = wars;
  const place = placeForm(wars);
  const [from, to] = war ? [war.systems[0]!.id, war.systems[1]!.id] : ['', ''];
  return [
    calculation({
      id: 'jump',
      about: 'strategic range of ships that jump together, and how far two places are apart',
      rule: 'IA-mov-6',
      example: war ? `jump units=BB,CA:1,T scenario=${war.id} from=${from} to=${to}` : 'jump units=BB,T',
      inputs: [
        { name: 'units', about: 'the ships; left out: an empty task force', form: UNITS, default: '' },
        { name: 'scenario', about: 'a war, for from and to', form: choice(wars.map(({ id }) => id)), default: '' },
        { name: 'from', about: 'a system or a hex', form: place, default: '' },
        { name: 'to', about: 'another one', form: place, default: '' },
      ],
      work: (given) => jump(data, given),
    }),
    calculation({
      id: 'map',
      about: 'the generated map of a seed: systems, capitals and how fair it is',
      rule: 'IA-map-2',
      example: 'map players=2 seed=7',
      inputs: [
        { name: 'players', about: 'number of players', form: integer(2, 6) },
        { name: 'seed', about: 'option mapSeed', form: integer(0, 4_294_967_295) },
        {
          name: 'layout',
          about: 'how the sheets lie, where there are several ways',
          form: choice(data.generator.layouts.map(({ key }) => key)),
          default: '',
        },
        { name: 'home-systems', about: 'option homeSystems', form: integer(1, 5), default: 4 },
        { name: 'neutral-systems', about: 'option neutralSystems', form: integer(0, 5), default: 3 },
      ],
      work: (given) => map(data, given),
    }),
  ];
}

/** A system of any war, or sector, column and row: `A0708`. */
function placeForm(wars: readonly Scenario[]): EitherForm {
  const systems = new Map(wars.flatMap((war) => war.systems.map(({ id, name }) => [id, name] as const)));
  const sectors = [...new Set(wars.flatMap((war) => war.sectors.map(({ id }) => id)))];
  const hex = parts(
    { name: 'sector', form: choice(sectors) },
    { name: 'column', form: integer(1, 99, { digits: 2 }) },
    { name: 'row', form: integer(1, 99, { digits: 2 }) },
  );
  const named = choice([...systems].map(([value, label]) => ({ value, label })));
  return either({ name: 'system', form: named }, { name: 'hex', form: hex });
}

function jump(data: ImperialRules, given: Given): Worked {
  const at = bareTable(data);
  const units = putAll(at, 0, unitsIn(data, given, 'units'), 'units');
  const range = groupRange(at, units);
  const group = units.length === 0 ? 'an empty task force' : 'together';
  const lines = [
    range > 0
      ? `${group}: ${counted(range, 'hex', 'hexes')}`
      : 'they cannot jump together: one of them has no hyperspace',
  ];
  if (!has(given, 'from')) return { value: { range }, lines };
  const scenario = data.scenarioById.get(given['scenario']!);
  if (scenario?.kind !== 'strategic')
    rejectInput(
      'scenario',
      `name a war: ${data.scenarios
        .filter(({ kind }) => kind === 'strategic')
        .map(({ id }) => id)
        .join(', ')}`,
    );
  const chart = chartOf(data.geometry, scenario);
  const from = hexOf(data, scenario, given, 'from');
  const inReach = jumpReach(chart, from, range).flatMap((hex) => {
    const system = chart.systemAt.get(hex);
    return system === undefined || hex === from ? [] : [scenario.systems[system]!.id];
  });
  lines.push(`systems in reach: ${inReach.join(', ') || 'none'}`);
  if (!has(given, 'to')) return { value: { range, inReach }, lines };
  const away = jumpDistance(chart, from, hexOf(data, scenario, given, 'to'), FAR);
  const jumps = range > 0 ? Math.ceil(away / range) : null;
  lines.push(`${counted(away, 'hex', 'hexes')} apart${jumps === null ? '' : `: ${counted(jumps, 'jump')}`}`);
  return { value: { range, inReach, distance: away, jumps }, lines };
}

function hexOf(data: ImperialRules, { systems, sectors }: Scenario, given: Given, name: string): number {
  const text = given[name]!;
  const system = systems.find(({ id, name: title }) =>
    [id, title].some((one) => one.toLowerCase() === text.toLowerCase()),
  );
  if (system) return system.hex;
  const sector = sectors.find(({ id }) => text.toLowerCase().startsWith(id.toLowerCase()));
  const place =
    sector && /^\d{4}$/.test(text.slice(sector.id.length))
      ? readLabel(data.geometry, text.slice(sector.id.length))
      : null;
  if (!sector || !place)
    rejectInput(name, `unknown place ${text || 'nothing'}; systems: ${systems.map(({ id }) => id).join(', ')}`);
  return keyOnSheet(data.geometry, sector.sheet, place.column, place.row);
}

function map(data: ImperialRules, given: Given): Worked {
  const players = numberIn(given, 'players');
  const keys = data.generator.layouts.filter((one) => one.players === players).map(({ key }) => key);
  const layout = has(given, 'layout') ? given['layout']! : keys[0]!;
  if (!keys.includes(layout)) rejectInput('layout', `unknown ${layout}; known: ${keys.join(', ')}`);
  const made = makeMap(data, {
    players,
    seed: numberIn(given, 'seed'),
    layout,
    systemsPerHomeSector: numberIn(given, 'home-systems'),
    systemsPerNeutralSector: numberIn(given, 'neutral-systems'),
  });
  const { attempt, nearestRivalCapital, sumOfFourNearestNeutral, capitals } = made;
  const places = made.systems.map(({ key }) => ({ x: xOf(key), y: yOf(key), label: labelOf(data.geometry, key) }));
  return {
    value: { layout, attempt, systems: places, capitals, nearestRivalCapital, sumOfFourNearestNeutral },
    lines: [
      `layout ${layout}, attempt ${attempt}: ${counted(places.length, 'system')}`,
      `capitals: ${capitals.map((at) => `${places[at]!.x},${places[at]!.y}`).join(' · ')}`,
      `hexes to the nearest rival capital, by seat: ${nearestRivalCapital.join(', ')}`,
      `hexes to the four nearest neutral systems together: ${sumOfFourNearestNeutral.join(', ')}`,
    ],
  };
}
