/** The printed charts as they are read. */

import { choice } from '#core/calc-forms';
import { calculation, type Given, oneOf, type Worked } from '#core/calc-inputs';
import type { Calculation } from '#core/module';
import { capital, modifier } from '#core/text';
import { printFactor } from '../data/factor.ts';
import { type FactorTable, type FifthFrontierWarData, NAVIES, SIDES, type Tables } from '../data/types.ts';
import { levelName } from '../rules/08-victory/victory.ts';

export function chartCalculations({ tables }: FifthFrontierWarData): Calculation[] {
  const names = Object.keys(CHARTS);
  return [
    calculation({
      id: 'chart',
      about: 'a printed chart',
      rule: 'FFW-4.1a',
      example: 'chart name=space',
      inputs: [{ name: 'name', about: 'the chart', form: choice(names) }],
      work: (given: Given) => CHARTS[oneOf(given, 'name', names)]!(tables),
    }),
  ];
}

const CHARTS: Readonly<Record<string, (tables: Tables) => Worked>> = {
  space: ({ spaceCombat }) => factorChart(spaceCombat),
  sdb: ({ sdbAgainstSquadron }) => factorChart(sdbAgainstSquadron),
  'squadrons-on-sdb': ({ squadronAgainstSdb }) => factorChart(squadronAgainstSdb, 'SDB', squadronAgainstSdb.strengths),
  bombing: ({ surfaceBombing }) => factorChart(surfaceBombing),
  surface: ({ troopCombat: { names, results } }) => ({
    value: { columns: names, rows: results },
    lines: [row('2d6', names, 6), ...results.map((cells, n) => row(n + 2, cells, 6))],
  }),
  tech: ({ techModifiers }) => ({
    value: techModifiers,
    lines: techModifiers.map((value, tech) => `tech ${tech}: ${modifier(value)}`),
  }),
  atmosphere: ({ atmosphereModifiers }) => ({
    value: atmosphereModifiers,
    lines: Object.entries(atmosphereModifiers).map(([name, value]) => `${name}: ${modifier(value)}`),
  }),
  'percentage-loss': ({ percentageLoss }) => ({
    value: percentageLoss,
    lines: [
      row('%', [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100], 5),
      ...Object.entries(percentageLoss).map(([factor, left]) =>
        row(printFactor(Number(factor)), left.map(printFactor), 5),
      ),
    ],
  }),
  quality: ({ quality }) => ({
    value: quality,
    lines: SIDES.flatMap((side, n) =>
      ['standard', 'low'].map((firing, low) => {
        const [standard, weak] = quality[n]![low]!;
        return `${capital(side)} of ${firing} quality: ${modifier(standard!)} against standard, ${modifier(weak!)} against low`;
      }),
    ),
  }),
  refuelling: ({ refuelling }) => ({
    value: refuelling,
    lines: Object.entries(refuelling).map(([source, [s, p, u]]) => `${source}: S ${s}, P ${p}, U ${u} phases`),
  }),
  plotting: ({ fleetDefaults }) => ({
    value: fleetDefaults,
    lines: NAVIES.map(
      (navy, n) => `${navy}: plotting ${fleetDefaults[n]!.plotting}, tactical ${fleetDefaults[n]!.tactical}`,
    ),
  }),
  reinforcements: ({ imperialReinforcements }) => ({
    value: imperialReinforcements,
    lines: imperialReinforcements.map(
      ({ battle, cruiser, fleets }, n) => `${n + 1}: ${battle} battle, ${cruiser} cruiser, ${fleets} fleets`,
    ),
  }),
  'replacement-costs': ({ replacementCosts: costs }) => ({
    value: costs,
    lines: [
      `squadron: ${costs.rebuildSquadron} to rebuild, ${costs.replaceSquadron} to replace`,
      `troops: ${costs.troopFactor} a factor, armor ${costs.armorTroopFactor}`,
    ],
  }),
  levels: ({ victory: { levels } }) => ({
    value: levels.map(({ level, max }) => ({ level, max: Number.isFinite(max) ? max : null })),
    lines: levels.map(({ level, max }) => `${levelName(level)}: ${Number.isFinite(max) ? `up to ${max}` : 'more'}`),
  }),
  armistice: ({ victory: { armistice } }) => ({
    value: armistice.map(({ from, to, shift }) => ({ from, to: Number.isFinite(to) ? to : null, shift })),
    lines: armistice.map(
      ({ from, to, shift }) =>
        `declared on turns ${from}${Number.isFinite(to) ? ` to ${to}` : ' and later'}: ${shift} toward the Imperial side`,
    ),
  }),
};

function row(label: string | number, cells: readonly (string | number)[], width: number): string {
  return `${String(label).padEnd(5)}${cells.map((text) => String(text).padStart(width)).join('')}`;
}

/** Rows by die, or by what `labels` say. */
function factorChart({ columns, lowest, results }: FactorTable, head = 'die', labels?: readonly number[]): Worked {
  return {
    value: { columns, rows: results },
    lines: [row(head, columns, 4), ...results.map((cells, n) => row(labels?.[n] ?? lowest + n, cells, 4))],
  };
}
