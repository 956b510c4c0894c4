import { expect, test } from 'vitest';
import { IMPERIAL, ZHODANI } from '../data/types.ts';
import { admiral, fleet, givenState, place, squadron } from '../testing/given.ts';
import { isWellLed, mayCommand, overallCommander, plottingValue, precedenceOf, tacticalFactor } from './command.ts';

const navies = givenState({
  fleets: { 'S-F-Gram': { at: '1625', squadrons: ['S-BR-1', 'Z-BR-1', 'Z-BR-2'], commander: 'Z-ADM-2' } },
  admirals: { 'S-ADM-2': { aboard: 'S-BR-1' } },
});

test('FFW-5.6a, FFW-5.6b no command over more foreign than own squadrons', () => {
  const all = ['S-BR-1', 'Z-BR-1', 'Z-BR-2'].map(squadron);
  expect(mayCommand(navies, admiral('S-ADM-2'), all)).toBe(false);
  expect(mayCommand(navies, admiral('S-ADM-2'), all.slice(0, 2))).toBe(true);
  expect(overallCommander(navies, ZHODANI, place('1625'))).toBe(admiral('Z-ADM-2'));
});

test('FFW-5.5c, FFW-5.5d, FFW-5.5f the most senior admiral counts, one less on the world', () => {
  const spec = { squadrons: { 'I-BR-190': { at: '2314' }, 'I-BR-191': { at: '2314' } } };
  const both = { 'I-ADM-12': { at: '2314' }, 'I-ADM-8': { aboard: 'I-BR-190' } };
  const at = givenState({ ...spec, admirals: both });
  expect(overallCommander(at, IMPERIAL, place('2314'))).toBe(admiral('I-ADM-8')); // 8 before 12
  expect(tacticalFactor(at, IMPERIAL, place('2314'))).toBe(2);
  const alone = givenState({ ...spec, admirals: { 'I-ADM-12': { at: '2314' } } });
  expect(tacticalFactor(alone, IMPERIAL, place('2314'))).toBe(0); // 1 less 1
});

test('FFW-5.5c, FFW-5.6b, R34 where two navies tie the owner takes the better of their seniors, never a junior', () => {
  const led = (...ids: string[]) => {
    const at = givenState({
      squadrons: { 'Z-BR-1': { at: '2703' }, 'V-BR-5': { at: '2703' } },
      admirals: Object.fromEntries(ids.map((id) => [id, { aboard: id.startsWith('Z') ? 'Z-BR-1' : 'V-BR-5' }])),
    });
    return [
      at.data.admirals[overallCommander(at, ZHODANI, place('2703'))]?.id,
      tacticalFactor(at, ZHODANI, place('2703')),
    ];
  };
  expect(led('Z-ADM-1', 'V-ADM-1', 'V-ADM-2')).toEqual(['V-ADM-1', 1]); // 0 against 1
  expect(led('Z-ADM-2', 'V-ADM-1', 'V-ADM-2')).toEqual(['Z-ADM-2', 1]); // 1 against 1; Gvungughz with 3 is no senior
  expect(led('Z-ADM-1', 'Z-ADM-9', 'V-ADM-2')).toEqual(['V-ADM-2', 3]);
});

test('FFW-5.8a the warrant makes its holder the most senior', () => {
  const at = givenState({
    squadrons: { 'I-BR-190': { at: '2314' } },
    admirals: { 'I-ADM-12': { at: '2314' }, 'I-ADM-8': { at: '2314' } },
    warrant: 'I-ADM-8',
  });
  expect(precedenceOf(at.g, admiral('I-ADM-8'))).toBe(0);
  expect(overallCommander(at, IMPERIAL, place('2314'))).toBe(admiral('I-ADM-8'));
});

test('FFW-4.5c without an admiral the tactical factor is 0', () => {
  expect(tacticalFactor(givenState({ squadrons: { 'I-BR-190': { at: '2314' } } }), IMPERIAL, place('2314'))).toBe(0);
});

test('FFW-5.7a, FFW-5.7b an admiral on loan has the side and navy that he serves', () => {
  const at = givenState({
    squadrons: { 'I-BR-190': { at: '2314' } },
    admirals: { 'V-ADM-1': { aboard: 'I-BR-190', serves: 'imperial' } },
  });
  expect(overallCommander(at, IMPERIAL, place('2314'))).toBe(admiral('V-ADM-1'));
  expect(precedenceOf(at.g, admiral('V-ADM-1'))).toBe(15);
});

test('FFW-3.3a, FFW-3.3b, FFW-3.5a plotting value by marker, by admiral, and zero for the Duke', () => {
  const led = (commander?: string): ReturnType<typeof givenState> =>
    givenState({
      fleets: { 'I-F-43rd': { at: '2314', squadrons: ['I-BR-190'], ...(commander ? { commander } : {}) } },
    });
  expect(plottingValue(led(), fleet('I-F-43rd'))).toBe(5);
  expect(plottingValue(navies, fleet('S-F-Gram'))).toBe(3);
  expect(isWellLed(led('I-ADM-11'), fleet('I-F-43rd'))).toBe(true);
  expect(isWellLed(led(), fleet('I-F-43rd'))).toBe(false);
});

test('R79 an admiral’s factor replaces the value even when it is not lower; E3 in a front only a lower one', () => {
  const loaned = givenState({
    fleets: { 'Z-F-68th': { at: '2213', squadrons: ['Z-BR-1'], commander: 'S-ADM-1' } },
    admirals: { 'S-ADM-1': { serves: 'zhodani' } },
  });
  expect(plottingValue(loaned, fleet('Z-F-68th'))).toBe(4);
  const front = givenState({
    scenario: 'lanth-road',
    fleets: { 'S-F-Gram': { at: '1525', squadrons: ['S-BR-1'], commander: 'S-ADM-1' } },
  });
  expect(plottingValue(front, fleet('S-F-Gram'))).toBe(3);
});
