/** The printed charts as they are read. */
import type { Calculation } from '../../core/types.ts';
import { calculation, type Given, oneOf, type Worked } from './calc-inputs.ts';
import type { FactorTable, FifthFrontierWarData } from './data/types.ts';

const CHARTS = [
  'space',
  'sdb',
  'squadrons-on-sdb',
  'bombing',
  'surface',
  'tech',
  'atmosphere',
  'refuelling',
  'reinforcements',
  'levels',
] as const;

export function chartCalculations(data: FifthFrontierWarData): Calculation[] {
  return [
    calculation({
      id: 'chart',
      about: 'a printed chart',
      rule: 'FFW-4.1a',
      example: 'chart name=space',
      inputs: [{ name: 'name', about: CHARTS.join(', ') }],
      work: (given) => chart(data, given),
    }),
  ];
}

/** Rows by die, or by what `labels` say. */
function factorChart({ columns, lowest, results }: FactorTable, labels?: readonly (string | number)[]): Worked {
  return {
    value: { columns, rows: results },
    lines: [
      `die  ${columns.map((column) => String(column).padStart(4)).join('')}`,
      ...results.map(
        (row, n) =>
          `${String(labels?.[n] ?? lowest + n).padEnd(5)}${row.map((cell) => String(cell).padStart(4)).join('')}`,
      ),
    ],
  };
}

function listChart(value: unknown, lines: string[]): Worked {
  return { value, lines };
}

function chart({ tables }: FifthFrontierWarData, given: Given): Worked {
  switch (oneOf(given, 'name', CHARTS)) {
    case 'space':
      return factorChart(tables.spaceCombat);
    case 'sdb':
      return factorChart(tables.sdbAgainstSquadron);
    case 'squadrons-on-sdb':
      return factorChart(tables.squadronAgainstSdb, tables.squadronAgainstSdb.strengths);
    case 'bombing':
      return factorChart(tables.surfaceBombing);
    case 'surface': {
      const { names, results } = tables.troopCombat;
      return listChart({ columns: names, rows: results }, [
        `2d6  ${names.map((name) => name.padStart(6)).join('')}`,
        ...results.map((row, n) => `${String(n + 2).padEnd(5)}${row.map((cell) => String(cell).padStart(6)).join('')}`),
      ]);
    }
    case 'tech':
      return listChart(
        tables.techModifiers,
        tables.techModifiers.map((value, tech) => `tech ${tech}: ${value}`),
      );
    case 'atmosphere':
      return listChart(
        tables.atmosphereModifiers,
        Object.entries(tables.atmosphereModifiers).map(([name, value]) => `${name}: ${value}`),
      );
    case 'refuelling':
      return listChart(
        tables.refuelling,
        Object.entries(tables.refuelling).map(
          ([source, times]) => `${source}: S ${times[0]}, P ${times[1]}, U ${times[2]} phases`,
        ),
      );
    case 'reinforcements':
      return listChart(
        tables.imperialReinforcements,
        tables.imperialReinforcements.map(
          ({ battle, cruiser, fleets }, n) => `${n + 1}: ${battle} battle, ${cruiser} cruiser, ${fleets} fleets`,
        ),
      );
    case 'levels': {
      const lines = tables.victory.levels.map(({ level, max }) =>
        Number.isFinite(max) ? `${level}: up to ${max}` : `${level}: more`,
      );
      return listChart(lines, lines);
    }
  }
}
