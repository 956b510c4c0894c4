import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSave } from '#core/save';
import type { Table } from '#core/types';
import { type DeltaVeeState, PODS, UNITS } from '../state.ts';
import { migrations } from './migrations.ts';

const file = new URL('../../../../test/saves/deltavee-v1.json', import.meta.url);

test('DV-8.7g a table of version 1 keeps the copy of the log that was read, as far as it went', () => {
  const read = readSave(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.ok) throw new Error(read.why);
  const before = read.save.snapshot.table as Table<DeltaVeeState>;
  const { g } = migrations[1]!(before) as Table<DeltaVeeState>;
  expect(before.g.copies).toBeUndefined();
  expect(g.copies).toHaveLength(1);
  const row = g.units.podFrom[5]!;
  expect(g.copies[0]).toMatchObject({ unit: 5, turn: 1, energy: 108, flights: [] });
  expect(g.copies[0]!.pods[0]).toMatchObject({ type: g.pods.type[row], ready: [0, 0, 0, 0, 0], craftClass: -1 });
  expect(g.units.adrift).toEqual(g.names.map(() => 0));
});

test('DV-7.4v and of captured ships the missiles are adrift', () => {
  const read = readSave(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.ok) throw new Error(read.why);
  const before = read.save.snapshot.table as Table<DeltaVeeState>;
  const missile = before.g.units.kind.indexOf(2);
  before.g.units.seat[before.g.units.ship[missile]!]! ^= 1;
  const { g } = migrations[1]!(before) as Table<DeltaVeeState>;
  expect(g.units.adrift).toEqual(g.names.map((_, unit) => (unit === missile ? 1 : 0)));
});

test('DV-9.3a a table of version 2 knows which missiles came out of a MIMS, and has its read logs in the copies alone', () => {
  const read = readSave(JSON.parse(readFileSync(new URL('deltavee-v2.json', file), 'utf8')));
  if (!read.ok) throw new Error(read.why);
  const before = read.save.snapshot.table as Table<DeltaVeeState>;
  const { g } = migrations[2]!(before) as Table<DeltaVeeState>;
  expect(g.copies).toEqual(before.g.copies);
  expect(g.sightings).toEqual([{ units: [4, 5, 6, 7], from: [2] }]);
  expect(Object.keys(g.units)).toEqual(UNITS.names);
  expect(Object.keys(g.pods)).toEqual(PODS.names);
});
