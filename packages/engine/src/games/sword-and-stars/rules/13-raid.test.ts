import { expect, test } from 'vitest';
import { card, type Given, system } from '../testing/given.ts';
import { interstellar, operationScene, poor } from '../testing/given-operation.ts';
import { yieldOf } from './13-raid.ts';

const VEREEN = 2;
/** Military 5 + 3 - 2 - Range 2 - same Race 2 - related 1 + Resource Value 2 = 3; cost 2 */
const onNelldon = interstellar('raid', 'veree', 'nelldon', { path: ['brandon'] });
const alone: Given = { players: poor('atjayan') };
const refusedBy = (act: typeof onNelldon, position: Given = {}) =>
  operationScene(position).refusal(VEREEN, 'act', act)?.rule ?? null;

test('SS-13.0 a System at -3 cannot be raided', () => {
  const onAvLem = interstellar('raid', 'veree', 'av-lem');
  expect(refusedBy(onAvLem, { systems: { 'av-lem': { tech: -3 } } })).toBe('SS-13.0');
  expect(refusedBy(onAvLem, { systems: { 'av-lem': { tech: -2 } } })).toBeNull();
});

test('SS-13.0b own Systems cannot be raided', () => {
  expect(refusedBy(interstellar('raid', 'veree', 'barnz'))).toBe('SS-13.0b');
  expect(refusedBy(onNelldon)).toBeNull();
});

test('SS-13.2 YavaY: a 5 and Resource Value -1 make 4, worth one point', () => {
  const scene = operationScene();
  expect(yieldOf(scene, system('yavay'), 5)).toBe(1);
  expect([1, 2, 3, 4, 5, 6].map((die) => yieldOf(scene, system('leandri'), die))).toEqual([2, 2, 3, 3, 4, 5]); // +4
  expect([1, 6].map((die) => yieldOf(scene, system('ordar'), die))).toEqual([0, 1]); // -3
});

test('SS-13.2 R brings the points of the table to the raider, below its figure none', () => {
  const scene = operationScene(alone).answer(VEREEN, 'act', onNelldon, card(27), 6); // R from 2; 6 + 2 = 8: three points
  expect(scene.g.players.points[VEREEN]).toBe(12 - 2 + 3);
  expect(scene.told('raided')).toEqual([{ by: VEREEN, target: system('nelldon'), die: 6, points: 3 }]);
  expect(operationScene(alone).answer(VEREEN, 'act', onNelldon, card(25)).g.players.points[VEREEN]).toBe(10); // R from 4
});

test('SS-13.2b Target and Base each lose the level that the card says', () => {
  const scene = operationScene(alone).answer(VEREEN, 'act', onNelldon, card(14)); // -1 from 3, base -1 up to 3
  expect([scene.g.systems.tech[system('nelldon')], scene.g.systems.tech[system('veree')]]).toEqual([1, 2]);
  const spared = operationScene(alone).answer(VEREEN, 'act', onNelldon, card(1)); // -1 from 4
  expect(spared.told('tech')).toEqual([]);
});

test('SS-13.2 automatic powers gain nothing and roll nothing', () => {
  const scene = operationScene({ outworlders: [{ seat: 'av-lem' }], players: poor('vereen') });
  scene.run(
    'operation',
    {
      operation: {
        by: 8,
        operation: 1,
        base: system('av-lem'),
        target: system('veree'),
        path: [],
        gate: false,
        extra: 0,
        chits: [],
        paid: 0,
        rating: 0,
        converts: false,
        violates: false,
        wasMember: false,
        interceptions: [],
      },
      card: -1,
      cards: [],
      checks: [],
      rebel: [],
    },
    card(9),
  );
  expect([scene.back, scene.told('raided')]).toEqual([{ card: 8 }, []]);
  expect(scene.notes.checks).toEqual([]);
});
