import { expect, test } from 'vitest';
import { IMPERIAL, ZHODANI } from '../../data/types.ts';
import { givenState, place, squadron } from '../../testing/given.ts';
import { destinationsOf, jumpFault } from './jump.ts';

const war = givenState({ turn: 3 });
const front = givenState({ scenario: 'jewell-gate', turn: 1 });

/** rule of the refusal, null when the jump is legal */
function ruleOf(side: number, ids: readonly string[], from: string, to: string, at = war): string | null {
  return jumpFault(at, side, ids.map(squadron), place(from), place(to))?.rule ?? null;
}

test('FFW-3.1a a squadron jumps at most its jump number', () => {
  expect(ruleOf(IMPERIAL, ['I-BR-190'], '2314', '2310')).toBeNull(); // jump 4, 4 hexes
  expect(ruleOf(IMPERIAL, ['I-BR-190'], '2314', '2309')).toBe('FFW-3.1a');
  expect(ruleOf(IMPERIAL, ['I-CR-470'], '2314', '2309')).toBeNull(); // jump 5
});

test('FFW-3.1b a jump ignores what lies between; it may end in an empty hex, but leads somewhere', () => {
  const { at, ...position } = { at: '2313', phase: 'plotted' as const };
  const blocked = givenState({ ...position, squadrons: { 'Z-BR-1': { at }, 'Z-BR-2': { at: '2312' } } });
  expect(ruleOf(IMPERIAL, ['I-BR-190'], '2314', '2311', blocked)).toBeNull();
  expect(war.data.map.worldAt[place('2311')]).toBe(-1);
  expect(ruleOf(IMPERIAL, ['I-BR-190'], '2314', '2314')).toBe('FFW-3.1b');
  expect(jumpFault(war, IMPERIAL, [squadron('I-BR-190')], place('2314'), 9999)?.rule).toBe('FFW-3.1b');
});

test('FFW-3.1c a jump-0 squadron never jumps, nor does a fleet that holds one', () => {
  expect(ruleOf(IMPERIAL, ['I-COL-REGINA-C1'], '2314', '2313')).toBe('FFW-3.1c');
  expect(ruleOf(IMPERIAL, ['I-BR-190', 'I-COL-REGINA-C1'], '2314', '2313')).toBe('FFW-3.1c');
  expect(destinationsOf(war, IMPERIAL, [squadron('I-COL-REGINA-C1')], place('2314'))).toEqual([]);
});

test('FFW-3.2b the slowest squadron sets the range', () => {
  expect(ruleOf(IMPERIAL, ['I-CR-470', 'I-CR-356'], '2314', '2312')).toBeNull(); // jump 5 and 2
  expect(ruleOf(IMPERIAL, ['I-CR-470', 'I-CR-356'], '2314', '2311')).toBe('FFW-3.1a');
});

test('FFW-3.8a FFW-3.8b FFW-3.8c from a box the entry hex counts one, a hex n beyond it n + 1', () => {
  expect(ruleOf(IMPERIAL, ['I-COL-ZIVIJE-B'], 'IR', '3218')).toBeNull(); // jump 1
  expect(ruleOf(IMPERIAL, ['I-COL-ZIVIJE-B'], 'RW', '2822')).toBeNull();
  expect(ruleOf(IMPERIAL, ['I-COL-ZIVIJE-B'], 'IR', '3217')).toBe('FFW-3.1a');
  expect(ruleOf(IMPERIAL, ['I-CR-356'], 'IR', '3217')).toBeNull(); // jump 2
  expect(ruleOf(ZHODANI, ['S-CR-8'], 'SW', '1627')).toBeNull(); // jump 1
  expect(ruleOf(ZHODANI, ['Z-BR-40'], 'ZA', '0709')).toBeNull(); // jump 2
  expect(ruleOf(ZHODANI, ['Z-BR-40'], 'ZR', '0710')).toBe('FFW-3.1a');
  const reached = destinationsOf(war, IMPERIAL, [squadron('I-CR-356')], place('IR'));
  expect(reached[0]).toBe(place('3218'));
  expect(reached.map((one) => war.data.map.labels[one]).sort()).toEqual(['3118', '3119', '3217', '3218', '3219']);
});

test('FFW-3.8d only into a box of the own side, at the mirrored cost, never from box to box', () => {
  expect(ruleOf(IMPERIAL, ['I-COL-ZIVIJE-B'], '3218', 'IR')).toBeNull();
  expect(ruleOf(IMPERIAL, ['I-COL-ZIVIJE-B'], '3217', 'IR')).toBe('FFW-3.1a');
  expect(ruleOf(ZHODANI, ['Z-BR-1'], '3218', 'IR')).toBe('FFW-3.8d');
  expect(ruleOf(IMPERIAL, ['I-BR-190'], '0708', 'ZR')).toBe('FFW-3.8d');
  for (const box of ['ZR', 'ZA']) expect(ruleOf(ZHODANI, ['V-BR-5'], '0708', box)).toBeNull(); // R22: every navy
  expect(ruleOf(ZHODANI, ['Z-BR-1'], 'ZA', 'ZR')).toBe('FFW-3.8d');
  const reached = destinationsOf(war, ZHODANI, [squadron('Z-BR-1')], place('0708'));
  expect(reached.slice(-2)).toEqual([place('ZR'), place('ZA')]);
  const left = destinationsOf(war, ZHODANI, [squadron('Z-BR-1')], place('ZR'));
  expect(left.map((one) => war.data.map.labels[one])).not.toContain('ZA'); // though both open on 0708
});

test('a front is its rectangle: nothing outside is a destination, and no box', () => {
  expect(ruleOf(ZHODANI, ['Z-BR-1'], '1308', '1510', front)).toBeNull();
  expect(ruleOf(IMPERIAL, ['I-CR-470'], '1711', '2109', front)).toBe('FFW-3.1b');
  const reached = destinationsOf(front, ZHODANI, [squadron('Z-CR-23')], place('1510'));
  expect(reached.length).toBeGreaterThan(10);
  expect(
    reached.every((hex) => ruleOf(ZHODANI, ['Z-CR-23'], '1510', front.data.map.labels[hex]!, front) === null),
  ).toBe(true);
});
