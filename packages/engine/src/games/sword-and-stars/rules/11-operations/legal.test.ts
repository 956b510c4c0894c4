import { expect, test } from 'vitest';
import { randomFrom } from '#core/random';
import { type Given, system } from '../../testing/given.ts';
import { operationScene } from '../../testing/given-operation.ts';
import { anyOperation, firstOperation, hasLegalOperation, legalOperations } from './legal.ts';
import { checkOperation } from './operations.ts';

const VEREEN = 2;
/** One poor System of a stranger's kind: Administrative 1 - 3 - 2 - 2 = -6. */
const helpless = (points: number): Given => ({
  players: { vereen: { points, sectors: [1, 1, 1], expelled: true } },
  systems: {
    veree: { tech: 3 },
    ambrel: { owner: 'independent' },
    barnz: { owner: 'independent' },
    lund: { owner: 'independent' },
  },
});

test('SS-11.51 R7 a Govern of 0 or more is always there, extra points can make one, and else nothing is legal', () => {
  expect(hasLegalOperation(operationScene(), VEREEN)).toBe(true);
  expect(hasLegalOperation(operationScene(helpless(0)), VEREEN)).toBe(false);
  expect(anyOperation(operationScene(helpless(0)), VEREEN, randomFrom(3))).toBeNull();
  const bare = operationScene({ ...helpless(6), systems: { ...helpless(6).systems, veree: { tech: -3 } } });
  expect(legalOperations(bare, VEREEN)).toEqual([]);
  expect(firstOperation(bare, VEREEN)).toEqual({ do: 'govern', target: system('veree'), extra: 6 });
  expect(hasLegalOperation(bare, VEREEN)).toBe(true);
});

test('SS-11.51 lists and samples hold only what is legal', () => {
  const scene = operationScene({ systems: { veree: { gate: true } } });
  const all = legalOperations(scene, VEREEN);
  expect(all.every((act) => checkOperation(scene, VEREEN, act) === null)).toBe(true);
  expect(new Set(all.map((act) => act.do))).toEqual(
    new Set(['conquest', 'raid', 'communicate', 'govern', 'guardianWeb', 'starGate']),
  );
  const toLund = { do: 'communicate', base: system('veree'), target: system('lund'), gate: false };
  for (const by of ['barnz', 'av-lem'])
    expect(all).toContainEqual({ ...toLund, path: [system(by)], extra: 0, chits: [] });
  const random = randomFrom(7);
  const kinds = new Set<string>();
  for (let i = 0; i < 300; i++) {
    const act = anyOperation(scene, VEREEN, random)!;
    expect(checkOperation(scene, VEREEN, act)).toBeNull();
    kinds.add(act.do);
  }
  expect(kinds.size).toBe(6);
});

test('SS-6.52a an exile without host has none, with a host he Communicates', () => {
  const exile = (asylum: string[]): Given => ({
    start: { active: 'avian', stage: 'loop' },
    systems: { windstar: { owner: 'hive' }, bluemoon: { owner: 'hive' }, skysworld: { owner: 'hive' } },
    players: { avian: { seat: null, sectors: [3, 3, 5], points: 20 }, vereen: { asylum } },
  });
  expect(hasLegalOperation(operationScene(exile([])), 1)).toBe(false);
  const scene = operationScene(exile(['avian']));
  expect(new Set(legalOperations(scene, 1).map((act) => act.do))).toEqual(new Set(['communicate']));
  expect(anyOperation(scene, 1, randomFrom(2))).toMatchObject({ do: 'communicate', host: VEREEN });
});
