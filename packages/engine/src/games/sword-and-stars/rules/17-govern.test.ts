import { expect, test } from 'vitest';
import { card, type Given, type Roll, system } from '../testing/given.ts';
import { operationScene, stellar } from '../testing/given-operation.ts';

const VEREEN = 2;
const [barnz, ambrel] = [system('barnz'), system('ambrel')] as [number, number];
/** 3 - 0 - Race 2 - unrelated 2 + 1 = 0 */
const governAmbrel = stellar('govern', 'ambrel', 1);
const ambrelAfter = (position: Given, ...rolls: Roll[]) => {
  const { systems } = operationScene(position).answer(VEREEN, 'act', governAmbrel, ...rolls).g;
  return [systems.tech[ambrel], systems.unrest[ambrel]];
};

test('SS-17.1 Govern costs nothing but what one adds', () => {
  const scene = operationScene({ players: { vereen: { points: 0 } } });
  expect(scene.answer(VEREEN, 'act', stellar('govern', 'barnz'), card(19)).g.players.points[VEREEN]).toBe(0);
  expect(operationScene().answer(VEREEN, 'act', governAmbrel, card(19)).g.players.points[VEREEN]).toBe(11);
});

test('SS-17.2 the card raises or lowers the level by one', () => {
  const barnzAfter = (nr: number) =>
    operationScene().answer(VEREEN, 'act', stellar('govern', 'barnz'), card(nr)).g.systems.tech[barnz];
  // rating 2: +1 from 2; -1 up to 5; +1 from 3
  expect([barnzAfter(2), barnzAfter(12), barnzAfter(1)]).toEqual([2, 0, 1]);
});

test('SS-17.2 nothing rises above 3', () => {
  const scene = operationScene().answer(VEREEN, 'act', stellar('govern', 'veree'), card(17));
  expect(scene.g.systems.tech[system('veree')]).toBe(3);
});

test('SS-17.3 Unrest ends with +1 and with no result', () => {
  expect([ambrelAfter({}, card(17)), ambrelAfter({}, card(19))]).toEqual([
    [1, 0],
    [0, 0],
  ]);
});

test('SS-17.3 Unrest stays with -1', () => {
  expect(ambrelAfter({}, card(13), 3, 4)).toEqual([-1, 1]);
});

test('SS-17.3 a +1 that is lost at the top still quells', () => {
  const scene = operationScene({ systems: { veree: { unrest: true } } });
  scene.answer(VEREEN, 'act', stellar('govern', 'veree'), card(17));
  expect([scene.g.systems.tech[system('veree')], scene.g.systems.unrest[system('veree')]]).toEqual([3, 0]);
});
