import { LEVELS, type SwordData } from '@admiralty/engine/sword-and-stars';
import type { Chart } from '../../../table/types.ts';
import { chartWords as words } from './chart-words.ts';

type Tables = SwordData['tables'];
const results = ['−', 'U', 'R'];
const dice = [1, 2, 3, 4, 5, 6];

export function chartsOf(data: object): Chart[] {
  if (!isSword(data)) return [];
  const { tables } = data;
  return [
    operations(tables),
    modifiers(tables),
    sector(tables),
    rebellion(tables),
    sums(words.rebellionSum, 'SS-20.0a', tables.rebellion),
    exploitation(tables),
    systems(data),
    sums(words.victory, 'SS-25.4a', tables.victory),
    schedule(tables),
  ];
}

function isSword(data: object): data is SwordData {
  return 'chitKinds' in data;
}

function operations({ operations: all }: Tables): Chart {
  const { yes, no, ...head } = words.operations;
  const rows = all.map(({ id, sectorId, cost, rangeCost, gateCost }) => ({
    label: named(id),
    cells: [named(sectorId), String(cost), rangeCost ? yes : no, gateCost > 0 ? `+${gateCost}` : '−'],
  }));
  return { ...head, rule: 'SS-11.6b', rows };
}

function modifiers({ operations: all, ideologyModifiers, raceModifiers }: Tables): Chart {
  const { same, related, unrelated, sameRace, differentRace } = words.relations;
  const line = (label: string, figures: readonly number[] = []): Chart['rows'][number] => ({
    label,
    cells: all.map(({ index }) => minus(figures[index] ?? 0)),
  });
  return {
    ...words.modifiers,
    rule: 'SS-11.7a',
    columns: all.map(({ id }) => named(id)),
    rows: [
      line(same, ideologyModifiers[0]),
      line(related, ideologyModifiers[1]),
      line(unrelated, ideologyModifiers[2]),
      line(sameRace, raceModifiers[0]),
      line(differentRace, raceModifiers[1]),
    ],
  };
}

/** Modifiers take away from the rating. */
function minus(figure: number): string {
  return figure === 0 ? '0' : `−${figure}`;
}

function sector({ sectorCheck }: Tables): Chart {
  const rows = sectorCheck.flatMap((cells, roll) =>
    roll < 2 ? [] : [{ label: String(roll), cells: cells.map(String) }],
  );
  return { ...words.sector, rule: 'SS-6.2b', columns: LEVELS.map(String), rows };
}

function rebellion({ rebellion: { rows: table, autoRebelAt } }: Tables): Chart {
  const rows = table.flatMap((cells, roll) =>
    roll < 2 ? [] : [{ label: String(roll), cells: [...cells.map((cell) => results[cell] ?? ''), 'R'] }],
  );
  const columns = [
    ...(table[2] ?? []).map((_, at) => String(at + autoRebelAt - (table[2]?.length ?? 0))),
    `${autoRebelAt}+`,
  ];
  return { ...words.rebellion, rule: 'SS-20.0b', columns, rows };
}

/** Lines of a sum: what counts, and how much. */
function sums<Line extends string>(
  head: { title: string; corner: string; columns: readonly string[]; lines: Readonly<Record<Line, string>> },
  rule: string,
  figures: Readonly<Record<NoInfer<Line>, number>>,
): Chart {
  const { lines, ...rest } = head;
  const rows = keysOf(lines).map((line) => ({ label: lines[line], cells: [signedFigure(figures[line])] }));
  return { ...rest, rule, rows };
}

function keysOf<Key extends string>(record: Readonly<Record<Key, string>>): Key[] {
  const keys: Key[] = [];
  for (const key in record) keys.push(key);
  return keys;
}

function signedFigure(figure: number): string {
  return figure < 0 ? `−${-figure}` : `+${figure}`;
}

function exploitation({ raidExploitation: { from, points } }: Tables): Chart {
  const rows = points.map((figure, at) => ({ label: String(from + at).replace('-', '−'), cells: [String(figure)] }));
  return { ...words.exploitation, rule: 'SS-13.2', rows };
}

function systems({ tables: { systemAssignment }, systems: all }: SwordData): Chart {
  const rows = systemAssignment.map((cells, die) => ({
    label: String(die + 1),
    cells: cells.map((system) => all[system]?.name ?? ''),
  }));
  return { ...words.systems, rule: 'SS-9.3', columns: dice.map(String), rows };
}

function schedule({ schedule: levels }: Tables): Chart {
  const { least, ...head } = words.schedule;
  const rows = levels.map(({ min, level }) => ({ label: min < -1000 ? least : String(min), cells: [level] }));
  return { ...head, rule: 'SS-26.2', rows };
}

function named(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}
