import { expect, test } from 'vitest';
import { type KernelWords, lineOfEvent, rollWords } from './kernel-lines.ts';
import {
  type EventStyle,
  enumerated,
  lineOf,
  phraseText,
  placePart,
  plainText,
  say,
  seatPart,
  unitPart,
} from './line.ts';

const red = seatPart(0, 'Red');
const dagger = unitPart(7, 'dagger P2-A', 1);
const barton = placePart(3, 'Barton');

test('a sentence is parts in order, its neighbouring text in one', () => {
  const way = say` from ${barton}`;
  expect(say`${red} takes ${2} ships${way}${''}.`).toEqual([red, ' takes 2 ships from ', barton, '.']);
  expect(phraseText(enumerated([red, dagger, 'nobody']))).toBe('Red, dagger P2-A and nobody');
  expect(phraseText(enumerated([], 'none'))).toBe('none');
});

test('the owner is whom the sentence names first, or who owns the unit that it names first', () => {
  const ownerOf = (...parts: Parameters<typeof lineOf>[0][]) => lineOf(parts, undefined, {}, null).owner;
  expect(ownerOf('a vote of ', red, ' on ', barton)).toBe(0);
  expect(ownerOf(dagger, ' fires at ', red)).toBe(1);
  expect(ownerOf(barton, ' is lost to ', red)).toBeNull();
  expect(ownerOf(unitPart(9, 'Contact 9', null), ' meets ', dagger)).toBeNull();
  expect(ownerOf('the moon moves')).toBeNull();
});

const kernel: KernelWords = {
  seat: (seat) => seatPart(seat, `player ${seat + 1}`),
  offer: ({ kind }) => kind,
  answer: (kind) => kind,
};
const told = (type: string, data: unknown) =>
  lineOfEvent({ type, data }, kernel, null, {
    sentences: { hit: () => say`${dagger} is hit.`, turn: () => 'turn 3.' },
    styles: { hit: { weight: 'grave' }, turn: { role: 'mark', turn: () => 'Turn 3' } },
  });

test('the kernel has its sentences, the game its own, each with its weight', () => {
  expect(told('hit', {})).toEqual({
    parts: [{ is: 'unit', unit: 7, seat: 1, text: 'Dagger P2-A' }, ' is hit.'],
    owner: 1,
    weight: 'grave',
  });
  expect(told('turn', {})).toEqual({
    parts: ['Turn 3.'],
    owner: null,
    weight: 'routine',
    role: 'mark',
    turn: 'Turn 3',
  });
  expect(plainText(told('resign', { seat: 1 }))).toBe('Player 2 gives up.');
  expect(told('resign', { seat: 1 })).toMatchObject({ owner: 1, weight: 'grave' });
  expect(plainText(told('askedAgain', { why: 'it is gone' }))).toBe(
    'Your sealed answer no longer holds (it is gone): you are asked again.',
  );
  expect(plainText(told('result', { why: 'a draw' }))).toBe('The game is over: a draw.');
  expect(plainText(told('result', { why: 'Red wins.' }))).toBe('The game is over: Red wins.');
  expect(plainText(told('toString', { a: 1 }))).toBe('toString {"a":1}');
});

test('dice and draws, many in one sentence', () => {
  expect(told('roll', { sides: 10, value: 8 }).parts).toEqual([
    'Rolled ',
    { is: 'die', sides: 10, value: 8, needs: null, text: '8' },
    '.',
  ]);
  expect(told('roll', { sides: 30, value: 2, face: 'Z-K1' }).parts).toEqual(['Drew Z-K1.']);
  expect(phraseText(rollWords([1, 2].map((value) => ({ sides: 9, value, face: `I-${value}` }))))).toBe(
    'Drew I-1, I-2.',
  );
});

test('who gains and who loses is told by the line, the other one, or the data; a hidden owner tells nothing', () => {
  const stakes = (style: EventStyle<{ seat: number }>, ...parts: Parameters<typeof lineOf>[0][]) => {
    const { gains = null, loses = null } = lineOf(parts, style, { seat: 4 }, null);
    return [gains, loses];
  };
  const missed = { gains: 'other', loses: 'owner' } as const;
  expect(stakes(missed, dagger, ' misses ', red)).toEqual([0, 1]);
  expect(stakes(missed, unitPart(9, 'Contact 9', null), ' misses ', red)).toEqual([null, null]);
  expect(stakes({ gains: ({ seat }) => seat, loses: () => -1 }, red)).toEqual([4, null]);
});
