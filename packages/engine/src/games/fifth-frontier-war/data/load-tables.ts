/** Charts: from the file to arrays by number. */
import type { Report } from '#core/problems';
import { levelsOf } from './load-levels.ts';
import { FUEL_CODES, NAVIES, SIDES } from './names.ts';
import type { ParsedFiles } from './schema.ts';
import type { FactorTable, Receipt, Tables } from './types.ts';

type File = ParsedFiles['tables'];
type Rows = Readonly<Record<string, readonly (number | 'd')[]>>;
interface RawTable {
  readonly columns: readonly number[];
  readonly multipleAttack: number;
  readonly rows: Rows;
}

/** All charts. */
export function tablesOf(file: File, report: Report): Tables {
  const byDie = (name: string, table: RawTable, lowest: number): FactorTable => {
    ascending(name, 'columns', table.columns, report);
    const keys = Array.from({ length: Object.keys(table.rows).length }, (_, row) => String(lowest + row));
    const results = resultsOf(name, table.rows, keys, table.columns.length, report);
    return { columns: table.columns, lowest, multipleAttack: table.multipleAttack, results };
  };
  const phases = (source: File['refuelling']['base']): number[] => FUEL_CODES.map((code) => source[code]);
  const { victory, imperialReinforcements: draws, atmosphereModifiers, refuelling } = file;
  return {
    spaceCombat: byDie('spaceCombat', file.spaceCombat, 1),
    sdbAgainstSquadron: byDie('sdbAgainstSquadron', file.sdbAgainstSquadron, -2),
    surfaceBombing: byDie('surfaceBombing', file.surfaceBombing, -2),
    squadronAgainstSdb: sdbTableOf(file.squadronAgainstSdb, report),
    troopCombat: troopCombatOf(file.troopCombat, report),
    techModifiers: techModifiersOf(file.techLevelModifiers.bands, report),
    atmosphereModifiers: {
      breathable: atmosphereModifiers.breathable,
      tainted: atmosphereModifiers.tainted,
      vacuum: atmosphereModifiers.vacuum,
    },
    percentageLoss: percentageLossOf(file.percentageLoss, report),
    refuelling: {
      gasGiant: phases(refuelling.gasGiant),
      ocean: phases(refuelling.ocean),
      base: phases(refuelling.base),
    },
    fleetDefaults: NAVIES.map((navy) => file.fleetDefaults[navy]),
    imperialReinforcements: (['1', '2', '3', '4', '5', '6'] as const).map((die) => draws.rows[die]),
    sixFiveBattle: draws.sixFiveBattle,
    replacements: SIDES.map((side) => receiptsOf(side, file.replacements[side], report)),
    replacementCosts: file.replacements.costs,
    victory: {
      levels: levelsOf(victory.levels, 'victory', report),
      allVargr: victory.points.allVargr,
      allSwordWorlds: victory.points.allSwordWorlds,
      armistice: victory.armistice.map(({ from, to, shift }) => ({ from, to: to ?? Number.POSITIVE_INFINITY, shift })),
    },
    quality: qualityOf(file.quality.rows, report),
  };
}

function ascending(record: string, field: string, numbers: readonly number[], report: Report): void {
  if (numbers.some((number, index) => index > 0 && number <= (numbers[index - 1] ?? 0)))
    report(record, field, 'must ascend');
}

function resultsOf(name: string, rows: Rows, keys: readonly string[], width: number, report: Report): number[][] {
  return keys.map((key) => {
    const row = rows[key] ?? [];
    if (row.length !== width) report(name, `rows.${key}`, `needs ${width} results, has ${row.length}`);
    return row.map((result) => (result === 'd' ? 100 : result));
  });
}

function sdbTableOf(table: File['squadronAgainstSdb'], report: Report): Tables['squadronAgainstSdb'] {
  const { columns, strengths, rows, multipleAttack, passive } = table;
  const name = 'squadronAgainstSdb';
  ascending(name, 'columns', columns, report);
  ascending(name, 'strengths', strengths, report);
  for (const key of Object.keys(rows))
    if (!strengths.includes(Number(key))) report(name, `rows.${key}`, 'is none of the strengths');
  const results = resultsOf(name, rows, strengths.map(String), columns.length, report);
  return { columns, lowest: 0, multipleAttack, results, strengths, passive };
}

function troopCombatOf({ odds: names, rows }: File['troopCombat'], report: Report): Tables['troopCombat'] {
  const odds = names.map((name) => {
    const [attack = 0, defense = 0] = name.split(':').map((part) => Number(part) * 2);
    return attack % 2 === 0 && defense % 2 === 0 ? ([attack / 2, defense / 2] as const) : ([attack, defense] as const);
  });
  odds.forEach(([attack, defense], index) => {
    const [a, d] = odds[index - 1] ?? [0, 1];
    if (attack === 0 || defense === 0) report('troopCombat', `odds[${index}]`, 'must be above 0');
    else if (attack * d <= a * defense) report('troopCombat', `odds[${index}]`, 'must ascend');
  });
  const keys = Array.from({ length: 11 }, (_, row) => String(row + 2));
  return { odds, names, results: resultsOf('troopCombat', rows, keys, odds.length, report) };
}

function techModifiersOf(bands: File['techLevelModifiers']['bands'], report: Report): number[] {
  return Array.from({ length: 16 }, (_, tech) => {
    const found = bands.filter(({ min, max }) => min <= tech && tech <= max);
    if (found.length !== 1) report('techLevelModifiers', `tech ${tech}`, `needs one band, has ${found.length}`);
    return found[0]?.modifier ?? 0;
  });
}

function percentageLossOf({ losses, rows }: File['percentageLoss'], report: Report): Record<number, number[]> {
  const tens = [10, 20, 30, 40, 50, 60, 70, 80, 90];
  for (const loss of tens) if (!losses.includes(loss)) report('percentageLoss', 'losses', `lacks ${loss}`);
  return Object.fromEntries(
    Object.entries(rows).map(([key, row]) => {
      const factor = Number(key);
      const left = [factor, ...tens.map((loss) => row[losses.indexOf(loss)] ?? 0), 0];
      if (left.some((strength, index) => index > 0 && strength > (left[index - 1] ?? 0)))
        report('percentageLoss', `rows.${key}`, 'must not rise with the loss');
      return [factor, left];
    }),
  );
}

function receiptsOf(side: string, lines: File['replacements']['imperial'], report: Report): Receipt[] {
  return lines.map(({ from, to, squadron, troop }, index) => {
    const last = lines[index - 1]?.to;
    if (index > 0 && (last == null || from <= last))
      report('replacements', `${side}[${index}].from`, 'must come after the line before');
    if (to !== null && to < from) report('replacements', `${side}[${index}].to`, 'is before from');
    return { from, to: to ?? Number.POSITIVE_INFINITY, squadron, troop };
  });
}

function qualityOf(rows: File['quality']['rows'], report: Report): number[][][] {
  const shifts = SIDES.map(() => [
    [0, 0],
    [0, 0],
  ]);
  const seen = new Set<string>();
  rows.forEach(({ side, firing, target, shift }, index) => {
    const key = `${side} ${firing} ${target}`;
    if (seen.has(key)) report('quality', `rows[${index}]`, `${key} stands twice`);
    seen.add(key);
    const line = shifts[SIDES.indexOf(side)]?.[firing === 'low' ? 1 : 0];
    if (line) line[target === 'low' ? 1 : 0] = shift;
  });
  return shifts;
}
