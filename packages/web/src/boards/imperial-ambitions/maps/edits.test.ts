import { imperialAmbitions, type WarRecord } from '@admiralty/engine/imperial-ambitions';
import { expect, test } from 'vitest';
import type { MapRules } from '../../../maps/types.ts';
import { movedSystem, withForce, withoutPlayer, withoutSystem, withPlayer, withSector, withSystem } from './edits.ts';
import { usual, warOf } from './generator-wish.ts';
import { mapRules, type WarStock } from './rules.ts';

function rulesHere(): MapRules {
  const opened = imperialAmbitions.open(null, null);
  const rules = opened.ok ? mapRules(opened.module.game.data, opened.module.files) : null;
  if (!rules) throw new Error('no rules');
  return rules;
}
const rules = rulesHere();
const stock = rules.stock as WarStock;

function read(json: unknown): WarRecord {
  const found = rules.read(json);
  if (!found.ok) throw new Error(found.problems[0]?.why);
  return found.record as WarRecord;
}
const blank = read((rules.template('blank') as { record: unknown }).record);
const whys = (record: WarRecord): string[] => rules.check(record).problems.map(({ field, why }) => `${field}: ${why}`);

test('every map to begin with is sound', () => {
  for (const { id } of rules.templates) {
    const found = rules.template(id);
    expect([id, found.ok && rules.check(found.record).problems]).toEqual([id, []]);
  }
});

test('any other JSON is no map', () => {
  for (const json of [null, 7, {}, { scenarios: [] }]) expect(rules.read(json).ok).toBe(false);
});

test('IA-map-2 a system beside another is refused at its hex and mended by moving it', () => {
  const near = withSystem(blank, [8, 8], stock)!;
  expect(near.systems.at(-1)).toMatchObject({ id: 'A2', name: 'Aldren II', sector: 'A', hex: '0808', owner: 1 });
  expect(whys(near)).toEqual(['systems[2].hex: A2 is 1 hex from A1; two systems stand at least 4 apart']);
  expect(whys(movedSystem(near, 2, [4, 4], stock)!)).toEqual([]);
});

test('where no sector lies nothing is drawn', () => {
  expect(withSystem(blank, [8, 40], stock)).toBeNull();
});

test('a third duke with a sector of his own', () => {
  const wider = withSector(blank, [8, 20], stock);
  expect(wider.sectors.at(-1)).toMatchObject({ id: 'C', sheet: [0, 1], home: null });
  const three = withPlayer(wider, stock);
  const home = { ...three, sectors: three.sectors.map((one) => (one.id === 'C' ? { ...one, home: 3 } : one)) };
  const settled = withSystem(home, [8, 23], stock)!;
  expect(settled.systems.at(-1)).toMatchObject({ sector: 'C', hex: '0808', owner: 3 });
  const armed = withForce(settled, settled.systems.at(-1)!);
  expect(whys(armed)).toEqual([]);
  expect(withoutPlayer(armed, 0)).toMatchObject({
    players: [{ seat: 1 }, { seat: 2 }],
    sectors: [{ home: null }, { home: 1 }, { home: 2 }],
    systems: [{ owner: 0, capital: false }, { owner: 1 }, { owner: 2 }],
  });
  expect(whys(withoutPlayer(armed, 0))).toEqual([]);
});

test('a system goes with what stands there', () => {
  expect(withoutSystem(blank, 0)).toMatchObject({
    systems: [{ id: 'B1' }],
    forces: [{ system: 'B1' }, { system: 'B1' }],
  });
});

test('a generated map can be edited: as one of your own, with another id', () => {
  const made = rules.generate!(warOf({ ...usual, dukes: 3, mapSeed: 4711 }));
  const own = read(made);
  expect([own.id, own.source, own.generatedFrom]).toEqual(['my-generated-3', 'custom', undefined]);
  expect(whys(own)).toEqual([]);
  expect(rules.check(own).figures.map(({ values }) => values)).toEqual(
    rules.check(made).figures.map(({ values }) => values),
  );
});
