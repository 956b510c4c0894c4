import { expect, test } from 'vitest';
import { IMPERIAL, ZHODANI } from '../../data/types.ts';
import { type Given, type GivenTable, given, givenState, place, squadron } from '../../testing/given.ts';
import { spaceRoundOf } from '../04-combat/round.ts';
import { qualityShift } from './quality.ts';

const HEX = '1915';
const here = (ids: readonly string[]): NonNullable<Given['squadrons']> =>
  Object.fromEntries(ids.map((id) => [id, { at: HEX }]));
const position = (ids: readonly string[], spec: Given = {}) =>
  givenState({ options: { squadronQuality: true }, squadrons: here(ids), ...spec });
const shifts = (...ids: string[]) => [IMPERIAL, ZHODANI].map((side) => qualityShift(position(ids), side, place(HEX)));
const attacks = (...ids: string[]) =>
  spaceRoundOf(position(ids), IMPERIAL, place(HEX)).attacks.map(({ factors, column, shift }) => [
    factors,
    column,
    shift,
  ]);
const IMPERIAL_STANDARD = ['I-BR-501', 'I-COL-BR-1601', 'I-COL-CR-1239']; // 8 regular, 7 colonial
const IMPERIAL_LOW = ['I-BR-188', 'I-COL-BR-1601', 'I-COL-CR-1239']; // 6 regular, 7 colonial
const ZHODANI_LOW = ['Z-BR-1', 'Z-BR-15', 'S-BR-1', 'S-BR-2', 'S-BR-3']; // 9 regular, 12 others
const ZHODANI_STANDARD = ['Z-BR-1'];
const EIGHTS = ['I-BR-501', 'I-BR-502', 'I-BR-503', 'I-BR-504', 'I-BR-505', 'I-BR-507']; // 48

test('FFW-9.4a FFW-9.4b FFW-9.4d the book’s sides: 8 to 7 is standard, 9 to 12 is low; only listed pairs shift, never both', () => {
  expect(shifts(...IMPERIAL_STANDARD, ...ZHODANI_LOW)).toEqual([2, 0]);
  expect(shifts(...IMPERIAL_STANDARD, ...ZHODANI_STANDARD)).toEqual([1, 0]);
  expect(shifts(...IMPERIAL_LOW, ...ZHODANI_LOW)).toEqual([1, 0]);
  expect(shifts(...IMPERIAL_LOW, ...ZHODANI_STANDARD)).toEqual([0, 1]);
});

test('FFW-9.4a R70 exactly half is standard; Zhodani colonials, Sword Worlds and Vargr are not regular', () => {
  expect(shifts('I-BR-188', 'Z-BR-31', 'Z-COL-CRONOR-1')).toEqual([1, 0]); // 4 and 4
  expect(shifts('I-BR-188', 'Z-BR-15', 'Z-COL-CRONOR-1')).toEqual([2, 0]); // 3 and 4
  expect(shifts('I-BR-188', 'Z-BR-31', 'V-BR-5')).toEqual([2, 0]); // 4 and 5
  expect(shifts('I-BR-188', 'Z-AR-33')).toEqual([1, 0]); // R92: nothing to fire with is standard
  expect(shifts('I-COL-JEWELL-C', 'Z-BR-1')).toEqual([1, 0]);
});

test('FFW-9.4b 18 factors shifted by one are read in column 24; without the option nothing shifts', () => {
  expect(attacks('I-BR-123', 'I-BR-154', 'I-BR-187', 'Z-BR-1')).toEqual([[18, 24, 1]]);
  const at = givenState({ squadrons: here(['I-BR-188', 'Z-BR-1']) });
  expect(spaceRoundOf(at, IMPERIAL, place(HEX)).shift).toBe(0);
});

test('FFW-9.4c beyond column 48 another attack follows, in column 1 or 3', () => {
  expect(attacks(...EIGHTS, 'Z-BR-1')).toEqual([
    [48, 48, 1],
    [1, 1, 0],
  ]);
  expect(attacks(...EIGHTS, ...ZHODANI_LOW)).toEqual([
    [48, 48, 2],
    [3, 3, 0],
  ]);
  const fortyFour = [...EIGHTS.slice(1), 'I-BR-646']; // 40 + 4: column 42, two beyond is one past the end
  expect(attacks(...fortyFour, ...ZHODANI_LOW)).toEqual([
    [44, 48, 2],
    [1, 1, 0],
  ]);
});

test('FFW-9.4b one attack of several has the shift: where it gains most', () => {
  // 58: the 10 gains 6 in six dice from column 6 to 12, the 48 only 1
  expect(attacks(...EIGHTS, 'I-BR-188', 'I-BR-646', 'Z-BR-1')).toEqual([
    [48, 48, 0],
    [10, 12, 1],
  ]);
});

test('FFW-9.4e quality follows the factors of now', () => {
  const at = position([...IMPERIAL_STANDARD, ...ZHODANI_STANDARD]);
  expect(qualityShift(at, IMPERIAL, place(HEX))).toBe(1);
  at.g.squadrons.step[squadron('I-BR-501')] = 1; // 4 regular, 7 colonial
  expect(qualityShift(at, IMPERIAL, place(HEX))).toBe(0);
  expect(qualityShift(at, ZHODANI, place(HEX))).toBe(1);
});

const fighting = (ids: readonly string[], dice: number[] = []): GivenTable =>
  given({
    combat: { hex: HEX, stage: 'space' },
    only: ['combat', 'spaceCombat', 'overload'],
    options: { squadronQuality: true },
    squadrons: here(ids),
    dice,
  });
/** 58 against 3: 48 and 10 */
const MANY = [...EIGHTS, 'I-BR-188', 'I-BR-646', 'Z-BR-1'];

test('FFW-9.4f R100 in a multiple attack the owner names the attack that is shifted, every round', () => {
  const table = fighting(MANY);
  expect(table.decision('shiftAttack', IMPERIAL).about).toEqual({ hex: place(HEX), attacks: [48, 10], shift: 1 });
  expect(table.refusal(IMPERIAL, 'shiftAttack', { attack: 2 })?.rule).toBe('FFW-9.4f');
  table.act(IMPERIAL, 'shiftAttack', { attack: 0 }, [1, 1, 1, 1]); // 48, 1 more, 10, and the enemy's die
  expect(table.told('spaceFire')[0]).toMatchObject({
    side: IMPERIAL,
    attacks: [
      { factors: 48, shift: 1 },
      { factors: 1, shift: 0 },
      { factors: 10, shift: 0 },
    ],
  });
  expect(table.g.combat.shifted).toBe(-1);
  const other = fighting(MANY);
  other.act(IMPERIAL, 'shiftAttack', { attack: 1 }, [1, 1, 1]);
  expect(other.told('spaceFire')[0]).toMatchObject({
    attacks: [
      { factors: 48, shift: 0 },
      { factors: 10, shift: 1 },
    ],
  });
});

test('FFW-9.4f the default is the highest mean, and the list has each attack that differs once', () => {
  const table = fighting(MANY);
  const play = table.play();
  const decision = table.decision('shiftAttack');
  const choice = play.choiceOf('shiftAttack');
  expect(choice.defaultAnswer(play, decision)).toEqual({ attack: 1 }); // the 10 gains 6 in six dice, the 48 only 1
  expect(choice.options?.(play, decision)).toEqual([{ attack: 0 }, { attack: 1 }]);
  const three = choice.options?.(play, { ...decision, about: { hex: place(HEX), attacks: [48, 48, 10], shift: 1 } });
  expect(three).toEqual([{ attack: 0 }, { attack: 2 }]);
});

test('FFW-9.4f nobody is asked for a single attack, for equal attacks, or without a shift', () => {
  const isAsked = (ids: readonly string[], dice: number[]) =>
    fighting(ids, dice).table.pending.some(({ kind }) => kind === 'shiftAttack');
  expect(isAsked(['I-BR-188', 'Z-BR-1'], [1, 1])).toBe(false);
  expect(isAsked([...EIGHTS, 'Z-BR-1'], [1, 1, 1])).toBe(false); // exactly 48
  const plain = given({
    combat: { hex: HEX, stage: 'space' },
    only: ['combat', 'spaceCombat', 'overload'],
    squadrons: here(MANY),
    dice: [1, 1, 1],
  });
  expect(plain.told('spaceFire')[0]).toMatchObject({
    attacks: [
      { factors: 48, shift: 0 },
      { factors: 10, shift: 0 },
    ],
  });
});
