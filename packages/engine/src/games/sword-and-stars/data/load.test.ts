import { expect, test } from 'vitest';
import { builtInFiles, loadData, loadScenario } from './load.ts';
import { standardData } from './standard.ts';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const problemsOf = (files: Parameters<typeof loadData>[0]): string[] => {
  const loaded = loadData(files);
  return loaded.ok ? [] : loaded.problems.map((p) => `${p.file} | ${p.record} | ${p.field} | ${p.why}`);
};
type Loose = { [key: string]: Loose & Loose[] };
const changed = (name: keyof typeof builtInFiles, change: (file: Loose) => void) => {
  const file = copy(builtInFiles[name]) as unknown as Loose;
  change(file);
  return { [name]: file };
};

test('the built-in files pass, also after a trip through JSON', () => {
  const loaded = loadData(copy(builtInFiles));
  expect(loaded.ok && loaded.data.scenarios).toEqual(standardData.scenarios);
  expect(loaded.ok && loaded.data.tables).toEqual(standardData.tables);
});

test('the data is frozen through and through', () => {
  const data = standardData as unknown as { systems: { norm: number }[]; tables: { rangeLimit: number[] } };
  expect(() => data.systems.push({ norm: 1 })).toThrow(TypeError);
  expect(() => data.tables.rangeLimit.fill(9)).toThrow(TypeError);
  expect(() => (standardData.scenarioById as Map<string, unknown>).set('x', 1)).toThrow('cannot be changed');
});

test('a given file is neither frozen nor changed', () => {
  const map = copy(builtInFiles.map);
  const before = JSON.stringify(map);
  expect(loadData({ map }).ok).toBe(true);
  expect([JSON.stringify(map) === before, Object.isFrozen(map)]).toEqual([true, false]);
});

test('faults of shape name file, record and field', () => {
  const wrong = changed('map', (file) => Object.assign(file['systems']![0]!, { planets: 4, colour: 'red' }));
  expect(problemsOf(wrong)).toEqual([
    expect.stringMatching(/^map.json \| saar \| planets \| .*3/),
    'map.json | saar | colour | unknown field',
  ]);
  expect(problemsOf({ maps: {} } as never)[0]).toBe(
    'maps.json |  |  | no such file is read; there are map, year-cards, event-chits, tables, scenarios',
  );
  const card = changed('year-cards', (file) => Object.assign(file['cards']![0]!, { raid: ['R>5', null, null] }));
  expect(problemsOf(card)[0]).toMatch(/^year-cards.json \| cards\[0\] \| raid\[0\] \| must be a result/);
});

test('faults between files are found', () => {
  const race = changed('map', (file) => Object.assign(file['systems']![0]!, { race: 'elf' }));
  expect(problemsOf(race)).toEqual(['map.json | saar | race | there is no Race elf']);
  const link = changed('map', (file) => file['links']!.push(['saar', 'earth'] as never));
  expect(problemsOf(link)).toEqual(['map.json | links[101] |  | there is no System earth']);
  const twice = changed('map', (file) => file['systems']!.unshift(file['systems']!.at(-1)!));
  expect(problemsOf(twice)[0]).toMatch(/^map.json \| [\w-]+ \| systems \| is there twice$/);
  const table = changed('tables', (file) => Object.assign(file['draka']!, { seat: 'gap-1' }));
  expect(problemsOf(table)).toEqual(['tables.json |  | draka.seat | gap-1 has no inhabited planets']);
  const chits = changed('event-chits', (file) => file['chits']!.pop());
  expect(problemsOf(chits)).toEqual(['event-chits.json | greers-port-breakthrough | chits | needs one record, has 0']);
  const column = changed('year-cards', (file) => Object.assign(file['cards']![0]!, { raid: ['R', 'C', null] }));
  expect(problemsOf(column)).toEqual(['year-cards.json | cards[0] | raid.target | C is no change of Tech Level']);
});

test('a scenario is checked against the map and itself', () => {
  const raw = copy(builtInFiles.scenarios.scenarios[1]!);
  expect(loadScenario(standardData, raw).ok).toBe(true);
  Object.assign(raw.empires[0]!, { seat: 'lund', unrest: ['barton'] });
  raw.empires[1]!.systems.push('av-lem');
  const read = loadScenario(standardData, raw);
  expect(read.ok ? [] : read.problems.map(({ record, why }) => `${record}: ${why}`)).toEqual([
    'two-new-empires/vereen: is not among its Systems',
    'two-new-empires/vereen: is in a System that it does not own',
    'two-new-empires/nelldon: a System has two owners',
  ]);
});
