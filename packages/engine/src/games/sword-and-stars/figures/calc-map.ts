/** Calculators of the map: Range, paths, and what a Base reaches (11.6). */

import { integer } from '#core/calc-forms';
import { calculation, type Given, numberIn, rejectInput, type Worked } from '#core/calc-inputs';
import type { Calculation } from '#core/module';
import { counted, signed } from '#core/text';
import { LOWEST_TECH, type SwordData } from '../data/types.ts';
import { nameOf, shortestPaths } from '../rules/03-systems.ts';
import type { Position } from '../types.ts';
import { systemForm, systemIn } from './calc-inputs.ts';

export function mapCalculations(data: SwordData): Calculation[] {
  return [
    calculation({
      id: 'range',
      about: 'Range between two Systems and every shortest path',
      rule: 'SS-11.6a',
      example: 'range from=veree to=barton',
      inputs: [
        { name: 'from', about: 'Base of Operations', form: systemForm(data, 'node') },
        { name: 'to', about: 'Target System', form: systemForm(data, 'node') },
      ],
      work: (given) => range(data, given),
    }),
    calculation({
      id: 'reach',
      about: 'every System within the Range limit of a Base',
      rule: 'SS-11.61',
      example: 'reach base=veree tech=2',
      inputs: [
        { name: 'base', about: 'Base of Operations', form: systemForm(data) },
        { name: 'tech', about: 'its Tech Level; left out: its norm', form: integer(-3, 3), default: '' },
      ],
      work: (given) => reach(data, given),
    }),
  ];
}

function range(data: SwordData, given: Given): Worked {
  const from = systemIn(data, given, 'from', 'node');
  const to = systemIn(data, given, 'to', 'node');
  if (from === to) rejectInput('to', 'Base and Target are two Systems');
  const at = { data } as Position;
  const distance = data.distance[from]![to]!;
  const paths = shortestPaths(at, from, to).map((path) => path.map((node) => nameOf(at, node)));
  return {
    value: { range: distance, paths },
    lines: [
      `from ${nameOf(at, from)} to ${nameOf(at, to)}: Range ${distance}`,
      ...paths.map((path) => (path.length > 0 ? `  by ${path.join(', ')}` : '  next to each other')),
      `needs Tech Level ${neededTech(data, distance) ?? 'beyond 3: a StarGate'} at the Base`,
    ],
  };
}

/** The lowest level whose Range limit goes so far; null: none does. */
function neededTech(data: SwordData, distance: number): string | null {
  const index = data.tables.rangeLimit.findIndex((limit) => limit >= distance);
  return index < 0 ? null : `${signed(index + LOWEST_TECH)} or more`;
}

function reach(data: SwordData, given: Given): Worked {
  const base = systemIn(data, given, 'base');
  const tech = given['tech'] === '' ? data.systems[base]!.norm : numberIn(given, 'tech');
  const limit = data.tables.rangeLimit[tech - LOWEST_TECH]!;
  const rings = Array.from({ length: limit }, (_, index) =>
    data.systems.filter((system) => data.distance[base]![system.index] === index + 1).map(({ name }) => name),
  );
  const all = rings.flat().length;
  return {
    value: { limit, systems: Object.fromEntries(rings.map((ring, index) => [String(index + 1), ring])) },
    lines: [
      `${data.systems[base]!.name} at Tech Level ${signed(tech)}: Range limit ${limit}, ${counted(all, 'System')}`,
      ...rings.map((ring, index) => `  Range ${index + 1}: ${ring.join(', ') || 'none'}`),
    ],
  };
}
