import { expect, test } from 'vitest';
import { card, type Given, system } from '../testing/given.ts';
import { operationScene, stellar } from '../testing/given-operation.ts';

const VEREEN = 2;
const barnz = system('barnz');
/** Administrative 3 + 1 - one planet = 3 */
const web = stellar('guardianWeb', 'barnz');
const withWeb = (strength: 0 | 2 | 3): Given => ({ systems: { barnz: { web: strength } } });

test('SS-16.1 a Web Operation costs two points', () => {
  expect(operationScene().answer(VEREEN, 'act', web, card(4)).g.players.points[VEREEN]).toBe(10);
  const refusal = operationScene({ players: { vereen: { points: 1 } } }).refusal(VEREEN, 'act', web);
  expect(refusal).toEqual({ rule: 'SS-11.53', why: expect.stringContaining('costs 2') });
});

test('SS-16.2 G builds a Web of 2 and makes 3 of it, never more', () => {
  const built = (strength: 0 | 2) =>
    operationScene(withWeb(strength)).answer(VEREEN, 'act', web, card(4)).g.systems.web[barnz];
  expect([built(0), built(2)]).toEqual([2, 3]);
  expect(operationScene(withWeb(3)).refusal(VEREEN, 'act', web)?.rule).toBe('SS-16.2');
});

test('SS-16.2 below its figure nothing is built', () => {
  expect(operationScene().answer(VEREEN, 'act', web, card(14)).g.systems.web[barnz]).toBe(0); // G from 8
});

test('SS-16.2b the card may cost a level whether the Web is built or not', () => {
  const after = (extra: number) => {
    const { systems } = operationScene().answer(VEREEN, 'act', stellar('guardianWeb', 'barnz', extra), card(1)).g;
    return [systems.web[barnz], systems.tech[barnz]]; // G from 4, -1 up to 5
  };
  expect([after(0), after(1), after(2), after(3)]).toEqual([
    [0, 0],
    [2, 0],
    [2, 0],
    [2, 1],
  ]);
});
