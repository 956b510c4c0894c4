/** Charts and tables: from the file to arrays by number. */

import type { Report } from '#core/problems';
import {
  LEVELS,
  NO_CHANGE,
  OPERATIONS,
  REBELLION,
  RELATED,
  SAME,
  SECTORS,
  SERIES,
  UNRELATED,
  UNREST,
} from './names.ts';
import type { ParsedFiles } from './schema.ts';
import type { OperationInfo, SwordData, Tables } from './types.ts';

type TablesFile = ParsedFiles['tables'];
type Ground = Pick<SwordData, 'nodeById' | 'systems' | 'races'>;
const TWO_DICE = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const TECH_LEVELS = [-3, -2, -1, 0, 1, 2, 3] as const;

export function tablesOf(file: TablesFile, ground: Ground, report: Report): Tables {
  const system = (id: string, field: string): number => systemNumber(ground, id, (why) => report('', field, why));
  const rating = (key: 'proselytic' | 'conviction'): number[] =>
    SERIES.map((id) => file.conversionRatings[id]?.[key] ?? 0);
  return {
    sectorCheck: byTwoDice((dice) => [...(file.sectorCheck.rows[dice] ?? [])]),
    systemAssignment: file.systemAssignment.map((row, r) =>
      row.map((id, c) => system(id, `systemAssignment[${r}][${c}]`)),
    ),
    operations: operationsOf(file, report),
    ...modifiersOf(file),
    rangeLimit: TECH_LEVELS.map((tech) => file.rangeLimit[`${tech}`] ?? 1),
    raidExploitation: raidExploitationOf(file, report),
    rebellion: {
      ...file.rebellionModifiers,
      autoRebelAt: file.unrestRebellion.autoRebelAt,
      rows: byTwoDice((dice) => (file.unrestRebellion.rows[dice] ?? []).map(outcomeOf)),
    },
    outworlderAppearance: file.outworlderAppearance,
    outworlder: file.outworlder,
    draka: { ...file.draka, seat: system(file.draka.seat, 'draka.seat') },
    raiderAppears: file.raiderAppearance.map((result) => result === 'raider'),
    raiderLocation: file.raiderLocation.map(({ name, base }, i) => ({
      name,
      base: system(base, `raiderLocation[${i}].base`),
    })),
    raider: file.raider,
    barnzMoon: {
      isBarnz: file.barnzMoon.firstDie.map((result) => result === 'barnz'),
      change: file.barnzMoon.secondDie,
    },
    syndrome: {
      threshold: file.lynLynan.threshold,
      loss: file.lynLynan.loss,
      immuneRaces: file.lynLynan.immuneRaces.map((id) => raceNumber(ground, id, report)),
      immuneSystems: file.lynLynan.immuneSystems.map((id) => system(id, 'lynLynan.immuneSystems')),
    },
    proselytic: rating('proselytic'),
    conviction: rating('conviction'),
    colonizationValue: [0, ...file.colonizationValue],
    independentDiplomatic: file.independentDiplomatic,
    votes: file.votes,
    victory: file.victory,
    schedule: scheduleOf(file, report),
  };
}

/** The number of an inhabited System. */
export function systemNumber({ nodeById, systems }: Ground, id: string, report: (why: string) => void): number {
  const node = nodeById.get(id);
  if (node === undefined) report(`there is no System ${id}`);
  else if (node >= systems.length) report(`${id} has no inhabited planets`);
  return node ?? 0;
}

function raceNumber({ races }: Ground, id: string, report: Report): number {
  const race = races.findIndex((one) => one.id === id);
  if (race < 0) report('', 'lynLynan.immuneRaces', `there is no Race ${id}`);
  return race;
}

/** Rows by the sum of two dice; rows 0 and 1 are empty. */
function byTwoDice<Row>(rowOf: (dice: `${(typeof TWO_DICE)[number]}`) => Row[]): Row[][] {
  return [[], [], ...TWO_DICE.map((dice) => rowOf(`${dice}`))];
}

function outcomeOf(letter: '-' | 'U' | 'R'): number {
  return letter === '-' ? NO_CHANGE : letter === 'U' ? UNREST : REBELLION;
}

function operationsOf(file: TablesFile, report: Report): OperationInfo[] {
  return OPERATIONS.map((id, index) => {
    const found = file.operations.filter((operation) => operation.id === id);
    const operation = found[0];
    if (!operation || found.length > 1) report(id, 'operations', `needs one record, has ${found.length}`);
    const sectorId = operation?.sector ?? 'military';
    return {
      index,
      id,
      isInterstellar: operation?.class === 'interstellar',
      sector: SECTORS.indexOf(sectorId),
      sectorId,
      cost: operation?.cost ?? 0,
      rangeCost: operation?.rangeCost ?? false,
      gateCost: operation?.gateCost ?? 0,
    };
  });
}

function modifiersOf({ modifiers }: TablesFile): Pick<Tables, 'ideologyModifiers' | 'raceModifiers'> {
  const byOperation = (row: TablesFile['modifiers']['sameRace']): number[] =>
    OPERATIONS.map((id) => (id === 'intercept' ? 0 : row[id]));
  return {
    ideologyModifiers: {
      [SAME]: byOperation(modifiers.sameIdeology),
      [RELATED]: byOperation(modifiers.relatedIdeology),
      [UNRELATED]: byOperation(modifiers.unrelatedIdeology),
    },
    raceModifiers: [byOperation(modifiers.sameRace), byOperation(modifiers.differentRace)],
  };
}

function raidExploitationOf(file: TablesFile, report: Report): Tables['raidExploitation'] {
  const totals = Object.keys(file.raidExploitation)
    .map(Number)
    .sort((a, b) => a - b);
  const from = totals[0] ?? 0;
  totals.forEach((total, index) => {
    if (total !== from + index) report('', 'raidExploitation', `the total ${from + index} is missing`);
  });
  return { from, points: totals.map((total) => file.raidExploitation[`${total}`] ?? 0) };
}

function scheduleOf(file: TablesFile, report: Report): Tables['schedule'] {
  const lines = file.schedule.map(({ min, level }) => ({ min: min ?? -9999, level }));
  lines.forEach(({ min, level }, index) => {
    const isLast = index === lines.length - 1;
    if (isLast !== (file.schedule[index]!.min === null))
      report('', 'schedule', 'the last line and no other has no minimum');
    if (index > 0 && min >= lines[index - 1]!.min)
      report('', 'schedule', `${level} must begin lower than the line before`);
  });
  return lines;
}

/** Index of a level in the columns of table 6.6. */
export const levelIndex = (level: number): number => (LEVELS as readonly number[]).indexOf(level);
