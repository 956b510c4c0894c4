import { expect, test } from 'vitest';
import { card, type Given, system } from '../../testing/given.ts';
import { interstellar, operationScene, poor, stellar } from '../../testing/given-operation.ts';

const VEREEN = 2;
const [barnz, veree, dom] = ['barnz', 'veree', 'dom'].map(system) as [number, number, number];
/** Administrative 3 + 1 + one planet = 5 */
const gate = stellar('starGate', 'barnz');
const gated: Given = { systems: { veree: { gate: true } }, players: poor('hive', 'avian', 'atjayan') };
const far = (kind: 'conquest' | 'raid' | 'communicate', extra = 0) =>
  interstellar(kind, 'veree', 'dom', { gate: true, extra });

test('SS-18.1 a StarGate Operation costs two points', () => {
  expect(operationScene().answer(VEREEN, 'act', gate, card(4)).g.players.points[VEREEN]).toBe(10);
  expect(operationScene({ players: { vereen: { points: 1 } } }).refusal(VEREEN, 'act', gate)?.rule).toBe('SS-11.53');
});

test('SS-18.2 S builds it, once and at any level', () => {
  const scene = operationScene().answer(VEREEN, 'act', gate, card(4));
  expect([scene.g.systems.gate[barnz], scene.told('gate')]).toEqual([1, [{ system: barnz, built: true }]]);
  expect(scene.refusal(VEREEN, 'act', gate)?.rule).toBe('SS-18.2');
  expect(operationScene().answer(VEREEN, 'act', gate, card(14)).g.systems.gate[barnz]).toBe(0); // S from 8
});

test('SS-18.2b the card may cost a level whether the StarGate is built or not', () => {
  const after = (nr: number) => {
    const { systems } = operationScene().answer(VEREEN, 'act', gate, card(nr)).g;
    return [systems.gate[barnz], systems.tech[barnz]];
  };
  expect([after(17), after(16), after(2)]).toEqual([
    [1, 0], // S from 5, -1 up to 7
    [0, 0], // S from 6, -1 up to 8
    [1, 1], // S from 3, -1 up to 4
  ]);
});

test('SS-18.31 it works only at Tech Level 2 or 3', () => {
  const at = (tech: number) =>
    operationScene({ ...gated, systems: { veree: { gate: true, tech: tech as 1 } } }).refusal(
      VEREEN,
      'act',
      far('conquest', 5),
    )?.rule;
  expect([at(1), at(2), at(3)]).toEqual(['SS-18.31', undefined, undefined]);
});

test('SS-18.32 any System is reached without path or Range, by Communicate too', () => {
  const scene = operationScene(gated);
  // 5 + 3 - 2 - Race 2 - unrelated 2 = 2; Communicate 2 + 3 - 2 - 5 - 2 - 2 + 6 = 0
  scene.answer(VEREEN, 'act', far('conquest'), card(18));
  expect([scene.told('revealed'), scene.g.players.points[VEREEN]]).toMatchObject([[{ rating: 2, isGood: true }], 10]);
  scene.answer(VEREEN, 'act', far('communicate', 6), card(14));
  expect(scene.g.systems.trade[dom]).toBe(1 << VEREEN);
});

test('SS-18.32 no path is named with it, and it must be there', () => {
  const scene = operationScene(gated);
  const refused = (act: typeof gate) => scene.refusal(VEREEN, 'act', act)?.rule;
  expect(refused(interstellar('conquest', 'veree', 'nelldon', { gate: true, path: ['brandon'] }))).toBe('SS-18.32');
  expect(refused(interstellar('conquest', 'barnz', 'av-lem', { gate: true }))).toBe('SS-18.32');
  expect(refused(interstellar('conquest', 'veree', 'dom'))).toBe('SS-11.61');
});

test('SS-18.33 the Operation stands even if the Base falls below 2 by it', () => {
  const scene = operationScene({ ...gated, systems: { veree: { gate: true, tech: 2 } } });
  scene.answer(VEREEN, 'act', far('conquest'), card(21)); // C, -1, base -1 up to 4
  expect([scene.g.systems.tech[veree], scene.g.partials.count, scene.g.systems.tech[dom]]).toEqual([1, [1], 1]);
  expect(scene.refusal(VEREEN, 'act', far('conquest', 3))?.rule).toBe('SS-18.31');
});
