import { type FifthFrontierWarData, SIDES } from '@admiralty/engine/fifth-frontier-war';
import type { Chart } from '../../../table/types.ts';
import { chartWords as words } from './chart-words.ts';

type Tables = FifthFrontierWarData['tables'];
type Factors = Tables['spaceCombat'];

export function chartsOf(data: object): Chart[] {
  if (!isWar(data)) return [];
  const { tables } = data;
  return [
    factors(words.space, 'FFW-4.', tables.spaceCombat),
    factors(words.sdbFire, 'FFW-4.7', tables.sdbAgainstSquadron),
    againstSdb(tables),
    factors(words.bombing, 'FFW-4.8', tables.surfaceBombing, '%'),
    troops(tables),
    fuel(tables),
    replacements(tables),
  ];
}

function isWar(data: object): data is FifthFrontierWarData {
  return 'xboatLinks' in data;
}

function factors(head: (typeof words)['space'], rule: string, { columns, lowest, results }: Factors, unit = ''): Chart {
  return {
    ...head,
    rule,
    columns: columns.map(String),
    rows: results.map((cells, at) => ({ label: String(lowest + at), cells: cells.map((cell) => shown(cell, unit)) })),
  };
}

function againstSdb({ squadronAgainstSdb: { columns, strengths, results } }: Tables): Chart {
  return {
    ...words.squadronFire,
    rule: 'FFW-4.7',
    columns: columns.map(String),
    rows: strengths.map((strength, at) => ({
      label: String(strength),
      cells: (results[at] ?? []).map((cell) => shown(cell, '%')),
    })),
  };
}

function troops({ troopCombat: { names, results } }: Tables): Chart {
  return {
    ...words.troops,
    rule: 'FFW-4.10',
    columns: [...names],
    rows: results.map((cells, at) => ({ label: String(at + 2), cells: cells.map((cell) => shown(cell, '%')) })),
  };
}

function fuel({ refuelling }: Tables): Chart {
  const { gasGiant, ocean, base } = refuelling;
  const row = (label: string, phases: readonly number[]): Chart['rows'][number] => ({
    label,
    cells: phases.map(String),
  });
  return {
    ...words.fuel,
    rule: 'FFW-3.9',
    rows: [row(words.sources.gasGiant, gasGiant), row(words.sources.ocean, ocean), row(words.sources.base, base)],
  };
}

function replacements({ replacements: bySide }: Tables): Chart {
  return {
    ...words.replacements,
    rule: 'FFW-6.2',
    rows: bySide.flatMap((receipts, side) =>
      receipts.map(({ from, to, squadron, troop }) => ({
        label: words.receipt(SIDES[side] ?? '', from, to),
        cells: [String(squadron), String(troop)],
      })),
    ),
  };
}

function shown(cell: number, unit: string): string {
  return cell === 0 ? '–' : `${cell}${unit}`;
}
