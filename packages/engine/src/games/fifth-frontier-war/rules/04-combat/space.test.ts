import { expect, test } from 'vitest';
import { IMPERIAL, ZHODANI } from '../../data/types.ts';
import { ELIMINATED } from '../../state.ts';
import {
  fleet,
  type Given,
  type GivenTable,
  given,
  givenScenario,
  givenState,
  place,
  squadron,
} from '../../testing/given.ts';
import { hitsByDie } from '../09-optional-rules/quality.ts';
import { spaceRoundOf, waysOf } from './round.ts';

/** Tionale: independent, without SDBs */
const HEX = '1915';
const here = (...ids: string[]): NonNullable<Given['squadrons']> =>
  Object.fromEntries(ids.map((id) => [id, { at: HEX }]));
const dry = (...ids: string[]): NonNullable<Given['squadrons']> =>
  Object.fromEntries(ids.map((id) => [id, { at: HEX, dry: true }]));
const space = (spec: Given): GivenTable =>
  given({ combat: { hex: HEX, stage: 'space' }, only: ['combat', 'spaceCombat', 'overload'], ...spec });
const numbers = (...ids: string[]): number[] => ids.map(squadron);
const roundOf = (side: number, squadrons: NonNullable<Given['squadrons']>, admirals: Given['admirals'] = {}) =>
  spaceRoundOf(givenState({ squadrons, admirals }), side, place(HEX));
const NINE = ['Z-BR-1', 'Z-BR-2', 'Z-BR-3', 'Z-BR-4', 'Z-BR-5', 'Z-BR-6', 'Z-BR-7', 'Z-BR-8', 'Z-BR-9']; // 54
const STAY = { leave: false, fleets: [], squadrons: [], admirals: [] };

test('FFW-4.4d the book’s 58 factors fire as 48 and 10: 9 on a 3 and 2 on a 4 make 11', () => {
  const table = space({ squadrons: here(...NINE, 'Z-BR-31', 'I-AR-26', 'I-AR-27', 'I-AR-28'), dice: [3, 4] });
  expect(table.told('spaceFire')).toEqual([
    {
      side: ZHODANI,
      attacks: [
        { factors: 48, die: 3, modified: 3, shift: 0, hits: 9 },
        { factors: 10, die: 4, modified: 4, shift: 0, hits: 2 },
      ],
    },
  ]);
  expect(table.decision('losses', IMPERIAL).about).toEqual({ hex: place(HEX), damage: 11 });
});

test('FFW-4.4h the whole table, a dash is nothing; R20 a 2 in column 6 does 1', () => {
  const { spaceCombat } = givenState({}).data.tables;
  expect([1, 3, 6, 12, 18, 24, 30, 36, 42, 48].map((factors) => hitsByDie(spaceCombat, factors, 0))).toEqual([
    [0, 0, 0, 0, 0, 1],
    [0, 0, 0, 1, 1, 2],
    [0, 1, 1, 2, 2, 3],
    [1, 2, 2, 3, 3, 4],
    [2, 3, 4, 4, 5, 6],
    [3, 4, 5, 5, 6, 7],
    [4, 5, 6, 6, 7, 8],
    [5, 6, 7, 7, 8, 9],
    [6, 7, 8, 8, 9, 10],
    [7, 8, 9, 9, 10, 11],
  ]);
  // Z-BR-1: 6 factors
  expect(roundOf(ZHODANI, here('Z-BR-1')).attacks[0]!.hits).toEqual([0, 1, 1, 2, 2, 3]);
});

test('FFW-4.4d 29 factors fire in column 24; two attacks have the ways of two dice', () => {
  const { factors, attacks } = roundOf(ZHODANI, here('Z-BR-1', 'Z-BR-2', 'Z-BR-3', 'Z-BR-4', 'Z-CR-1'));
  expect([factors, attacks[0]!.hits]).toEqual([29, [3, 4, 5, 5, 6, 7]]);
  expect(waysOf(attacks)).toEqual([0, 0, 0, 1, 1, 2, 1, 1]);
  const two = roundOf(ZHODANI, here(...NINE, 'Z-BR-31')).attacks;
  expect(waysOf(two).slice(7)).toEqual([1, 3, 6, 8, 8, 6, 3, 1]); // 7 to 14 of 36
});

test('FFW-4.5a FFW-4.5b the better admiral adds one, the other side loses one; dice stay within 1 and 6', () => {
  const table = space({
    squadrons: here('Z-BR-1', 'I-BR-188'),
    admirals: { 'Z-ADM-2': { aboard: 'Z-BR-1' } },
    dice: [2, 6],
  });
  expect(table.told('spaceRound')).toEqual([{ hex: place(HEX), round: 1, attack: [6, 6], tactical: [0, 1] }]);
  expect(table.told('spaceFire')).toEqual([
    { side: IMPERIAL, attacks: [{ factors: 6, die: 2, modified: 1, shift: 0, hits: 0 }] },
    { side: ZHODANI, attacks: [{ factors: 6, die: 6, modified: 6, shift: 0, hits: 3 }] },
  ]);
});

test('FFW-4.5d FFW-4.5e the senior admiral counts alone, even with a negative factor', () => {
  const squadrons = here('Z-BR-1', 'I-BR-188');
  const aboard = { aboard: 'I-BR-188' };
  expect(roundOf(IMPERIAL, squadrons, { 'I-ADM-9': aboard }).modifier).toBe(1); // tactical 3
  expect(roundOf(IMPERIAL, squadrons, { 'I-ADM-9': aboard, 'I-ADM-1': aboard }).modifier).toBe(-1); // senior, -1
  expect(roundOf(ZHODANI, squadrons, { 'I-ADM-9': aboard, 'I-ADM-1': aboard }).modifier).toBe(1);
});

test('FFW-4.4a where both sides have squadrons they must fight, elsewhere nobody does', () => {
  const table = space({ squadrons: here('Z-BR-1', 'Z-BR-2') });
  expect(table.told('spaceRound')).toEqual([]);
  expect(table.table.result?.why).toBe('invasion would begin');
  expect(space({ squadrons: dry('Z-BR-1', 'I-SR-63'), dice: [6] }).told('spaceRound')).toHaveLength(1);
});

test('FFW-4.4c FFW-4.4g both fire with what they had, losses come after: the loser of the round has hit too', () => {
  const squadrons: Given['squadrons'] = {
    'Z-CR-1': { at: HEX, step: 'reduced' }, // 3 attack, 3 defense
    'I-BR-501': { step: 'reduced' }, // 4 attack, 2 defense
    'I-BR-502': { step: 'reduced' },
  };
  const fleets = { 'I-F-43rd': { at: HEX, squadrons: ['I-BR-501', 'I-BR-502'] } };
  const table = space({ options: { fogOfWar: true }, fleets, squadrons, dice: [6, 6] }); // column 6: 3 hits; column 3: 2 hits
  expect(table.table.pending.map(({ by, kind, about }) => [by, kind, about])).toEqual([
    [IMPERIAL, 'losses', { hex: place(HEX), damage: 2 }], // the Zhodani side lost all and had no choice
  ]);
  table.act(IMPERIAL, 'losses', { steps: numbers('I-BR-502') });
  expect(table.told('lost')).toEqual([
    { side: ZHODANI, reduced: [], eliminated: numbers('Z-CR-1') },
    { side: IMPERIAL, reduced: [], eliminated: numbers('I-BR-502') },
  ]);
  expect(table.events.filter(({ type, visibleTo }) => type === 'lost' && visibleTo === 'all')).toHaveLength(2);
  expect(table.table.result?.why).toBe('invasion would begin');
});

test('FFW-4.4b rounds go on until one side is gone', () => {
  const squadrons = { ...dry('Z-BR-1'), 'I-SR-63': { at: HEX, dry: true } };
  const table = space({ squadrons, dice: [1, 1, 1, 6] }); // 6 factors on a scout of 4: 0, 0, 0, 3 hits
  expect(table.told('spaceRound')).toHaveLength(4);
  expect(table.g.squadrons.status[squadron('I-SR-63')]).toBe(ELIMINATED); // FFW-4.4i: any damage
  expect(table.g.squadrons.step[squadron('Z-BR-1')]).toBe(0);
});

test('R51 A2.6 two sides without attack factors part in a stand-off, after one chance to leave', () => {
  const table = space({ squadrons: here('I-AR-26', 'Z-AR-33'), dice: [5, 2] });
  expect(table.table.pending.map(({ by, kind }) => [by, kind])).toEqual([[ZHODANI, 'disengage']]);
  table.act(ZHODANI, 'disengage', STAY);
  table.act(IMPERIAL, 'disengage', STAY);
  expect(table.told('spaceRound')).toEqual([]);
  expect(table.told('standOff')).toEqual([{ hex: place(HEX) }]);
  expect(table.g.combat.standOff).toBe(1);
});

test('A2.6 one or two factors with the lower tactical factor never hit', () => {
  const admirals = { 'Z-ADM-9': { aboard: 'Z-AR-33' } };
  const table = space({ squadrons: dry('I-BR-192', 'Z-AR-33'), admirals });
  expect(table.g.combat.standOff).toBe(1); // 2 factors, -1
  expect(space({ squadrons: dry('I-BR-192', 'Z-AR-33'), dice: [6] }).told('spaceFire')).toHaveLength(1);
});

test('R85 after 20 rounds in succession without damage a combat ends in a stand-off', () => {
  const table = space({ squadrons: dry('I-BR-192', 'Z-AR-33'), dice: new Array<number>(20).fill(1) });
  expect(table.told('spaceRound')).toHaveLength(20);
  expect(table.g.combat.standOff).toBe(1);
});

test('E Gunnery at Ruie: a round, the Zhodani side slips away, its dry squadron is lost', () => {
  const table = givenScenario('ruie-gunnery', { dice: [6, 6] }); // 35 and 32 factors: 8 and 8
  expect(table.told('spaceRound')).toEqual([{ hex: place('2213'), round: 1, attack: [35, 32], tactical: [1, 1] }]);
  table.act(IMPERIAL, 'losses', { steps: numbers('I-BR-190', 'I-BR-191') }); // 4 + 4
  table.act(ZHODANI, 'losses', { steps: numbers('Z-BR-17', 'Z-CR-15') }, [2, 5]); // 5 + 3; then equal admirals roll
  table.act(IMPERIAL, 'disengage', STAY);
  const fleets = [{ fleet: fleet('Z-F-68th'), to: place('2212') }];
  // 29 factors with +1 on a 5 do 7; the lone 6 with -1 on a 1 do nothing; 7 of 8 factors are both steps
  table.act(ZHODANI, 'disengage', { ...STAY, leave: true, fleets }, [5, 1]);
  expect(table.told('spaceRound')[1]).toEqual({ hex: place('2213'), round: 2, attack: [29, 6], tactical: [1, 0] });
  expect(table.g.lost).toEqual([8, 16]);
  expect(table.table.result).toEqual({
    places: [1, 2],
    rule: 'FFW-8.2a',
    why: 'the combat is over: major victory of the Imperial side, 8 Zhodani points to 24 Imperial',
  });
});
