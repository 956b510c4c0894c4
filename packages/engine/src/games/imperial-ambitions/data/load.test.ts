import { expect, test } from 'vitest';
import { builtInFiles, loadData, loadScenario } from './load.ts';
import type { RawScenario } from './schema.ts';
import { standardData } from './standard.ts';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
type War = Extract<RawScenario, { kind: 'strategic' }>;
type Fight = Extract<RawScenario, { kind: 'battle' }>;
const scenario = <S extends RawScenario>(id: string): S =>
  copy(builtInFiles.scenarios.scenarios.find((one) => one.id === id)) as S;
const faults = (raw: unknown): string[] => {
  const loaded = loadScenario(standardData, raw);
  return loaded.ok ? [] : loaded.problems.map(({ field, why }) => `${field} | ${why}`);
};
const warFaults = (change: (war: War) => void): string[] => {
  const war = scenario<War>('06-border-war');
  change(war);
  return faults(war);
};
const fileFaults = (files: Parameters<typeof loadData>[0]): string[] => {
  const loaded = loadData(files);
  return loaded.ok ? [] : loaded.problems.map((p) => `${p.file} | ${p.record} | ${p.field} | ${p.why}`);
};

test('the built-in files pass, also after a trip through JSON', () => {
  const loaded = loadData(copy(builtInFiles));
  expect(loaded.ok && loaded.data.scenarios).toEqual(standardData.scenarios);
  expect(loaded.ok && loaded.data.tables).toEqual(standardData.tables);
});

test('the data is frozen through and through', () => {
  const data = standardData as unknown as { types: { buildCost: number }[]; tables: { crt: number[][] } };
  expect(() => data.types.push({ buildCost: 1 })).toThrow(TypeError);
  expect(() => data.tables.crt[0]?.fill(4)).toThrow(TypeError);
  expect(() => (standardData.scenarioById as Map<string, unknown>).delete('01-duel')).toThrow('cannot be changed');
});

test('faults of files name file, record and field', () => {
  const units = copy(builtInFiles.units);
  units.units.pop();
  expect(fileFaults({ units })).toEqual(['units.json | PDB |  | is missing']);
  units.units[0] = { ...units.units[0]!, strengths: ['12-15'] };
  expect(fileFaults({ units })).toContain('units.json | BB | strengths[0] | must be AS-DS-MA');
  expect(fileFaults({ shops: {} } as never)).toEqual([
    'shops.json |  |  | no such file is read; there are units, tables, geometry, generator, scenarios',
  ]);
  const geometry = copy(builtInFiles.geometry);
  geometry.sheet.columns = 12;
  expect(fileFaults({ geometry })[0]).toBe(
    'geometry.json | sheet | columns | must be odd, so that the star has a centre hex',
  );
});

test('IA-map-2 two systems are never closer than 4 hexes', () => {
  expect(warFaults((war) => void Object.assign(war.systems[0]!, { hex: '0805' }))).toEqual([
    'systems[1].hex | A2 is 3 hexes from A1; two systems stand at least 4 apart',
    'systems[2].hex | A3 is 3 hexes from A1; two systems stand at least 4 apart',
  ]);
});

test('IA-map-3 a system is never closer than 2 hexes to the edge of its sheet', () => {
  const edge = ['systems[0].hex | a system is at least 2 hexes from the edge hexes of its sheet'];
  expect(warFaults((war) => void Object.assign(war.systems[0]!, { hex: '1204' }))).toEqual(edge);
  expect(warFaults((war) => void Object.assign(war.systems[0]!, { hex: '1102' }))).toEqual(edge);
  expect(warFaults((war) => void Object.assign(war.systems[0]!, { hex: '1103' }))).toEqual([]);
});

test('IA-map-1 IA-map-4 every sector has its own id and its own sheet', () => {
  expect(warFaults((war) => void Object.assign(war.sectors[1]!, { sheet: [0, 0] }))).toContain(
    'sectors[1].sheet | two sectors on one sheet',
  );
  expect(warFaults((war) => void war.sectors.push({ id: 'A', name: 'X', sheet: [5, 5], home: null }))).toEqual([
    'sectors[2].id | sector A stands twice',
  ]);
  expect(warFaults((war) => void Object.assign(war.systems[0]!, { sector: 'Q' }))).toContain(
    'systems[0].sector | there is no sector Q',
  );
});

test('IA-set-5 IA-set-6 IA-set-7 planets of a scenario keep their distances', () => {
  const planets = (list: War['systems'][0]['planets']): string[] =>
    warFaults((war) => void Object.assign(war.systems[0]!, { planets: list }));
  expect(planets([{ type: 'habitable', hex: '0808' }])).toEqual([
    'systems[0].planets[0] | a planet is 2 or more from the star',
  ]);
  expect(
    planets([
      { type: 'habitable', hex: '0510' },
      { type: 'rocky', hex: '0710' },
    ]),
  ).toEqual(['systems[0].planets[1] | planets are 3 or more apart']);
  expect(
    planets([
      { type: 'rocky', hex: '0510' },
      { type: 'rocky', hex: '0905' },
    ]),
  ).toEqual(['systems[0].planets[1] | a system has one rocky planet at most']);
  expect(planets([{ type: 'habitable', hex: '0310' }])[0]).toContain('columns 4 to 10, rows 4 to 12');
  expect(planets([{ type: 'habitable', hex: null }])).toEqual([]);
});

test('forces stand where their kind may, with room for what is aboard', () => {
  const force = (where: string, units: unknown[]): string[] =>
    warFaults((war) => void Object.assign(war.forces[0]!, { where, units }));
  expect(force('space', [{ type: 'B', n: 1 }])).toEqual(['forces[0].units[0] | a B cannot start in space']);
  expect(force('space', [{ type: 'PDB', n: 1 }])).toEqual(['forces[0].units[0] | a PDB cannot start in space']);
  expect(force('surface', [{ type: 'DD', n: 1 }])).toEqual(['forces[0].units[0] | a DD cannot start in surface']);
  expect(force('space', [{ type: 'CV', n: 1, aboard: [{ type: 'F', n: 3 }] }])).toEqual([
    'forces[0].units[0].aboard | has room for 4 fighter steps',
  ]);
  expect(force('space', [{ type: 'T', n: 1, steps: 1, aboard: [{ type: 'Inf', n: 1 }] }])).toEqual([
    'forces[0].units[0].aboard | has room for 1 ground steps',
  ]);
  expect(force('space', [{ type: 'DD', n: 1, aboard: [{ type: 'F', n: 1 }] }])).toEqual([
    'forces[0].units[0].aboard[0].type | a DD carries no F',
  ]);
});

test('money that does not add up, wrong owners, wrong victory', () => {
  expect(warFaults((war) => void Object.assign(war.players[0]!, { treasury: 65 }))).toEqual([
    'players[0] | spent 836 and treasury 65 do not make 900',
  ]);
  expect(warFaults((war) => void Object.assign(war.forces[0]!, { owner: 3 }))).toContain(
    'forces[0].owner | there is no player 3',
  );
  expect(warFaults((war) => void Object.assign(war.options, { victory: { type: 'lossPoints', margin: 1 } }))).toEqual([
    'options.victory.type | lossPoints is not for a strategic scenario',
  ]);
  const extra = loadScenario(standardData, { ...scenario('06-border-war'), moons: 3 });
  expect(extra.ok || extra.problems).toMatchObject([{ file: 'scenario', record: 'moons', why: 'unknown field' }]);
});

test('a battle scenario has one defender and planets only in a system', () => {
  const duel = scenario<Fight>('01-duel');
  duel.sides[0]!.role = 'attacker';
  duel.site.planets = [{ type: 'rocky', hex: '0904' }];
  expect(faults(duel)).toEqual(['site.planets | deep space has no planets', 'sides | one side is the defender']);
});
