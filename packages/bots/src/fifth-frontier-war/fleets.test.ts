import { ASHORE, IMPERIAL, ZHODANI } from '@admiralty/engine/fifth-frontier-war';
import { describe, expect, test } from 'vitest';
import { answerOf, fleet, place, squadron, troop, warOf } from '../../test/war.ts';

describe('escorts', () => {
  const atEfate = (loose: string) =>
    warOf({
      turn: 3,
      phase: 'adjustment',
      fleets: { 'I-F-43rd': { at: '2109', squadrons: ['I-CR-501', 'I-CR-211'] } },
      squadrons: { [loose]: { at: '2109' } },
    });

  test('a cruiser as fast as the fleet comes along', () => {
    const { answer } = answerOf(atEfate('I-CR-470'), IMPERIAL, 'adjust');
    const [arrangement] = answer.places;
    expect(arrangement?.fleets[0]?.squadrons).toContain(squadron('I-CR-470'));
  });

  test('one that would hold it up at every gas giant does not', () => {
    const { answer } = answerOf(atEfate('I-BR-190'), IMPERIAL, 'adjust');
    expect(answer.places).toEqual([]);
  });
});

describe('adjustment', () => {
  test('loose squadrons in the rear get the free marker', () => {
    const board = warOf({
      turn: 12,
      phase: 'adjustment',
      freeFleets: ['I-F-18th'],
      squadrons: { 'I-BR-190': { at: 'IR' }, 'I-BR-191': { at: 'IR' }, 'I-CR-470': { at: 'IR' } },
    });
    const { answer } = answerOf(board, IMPERIAL, 'adjust');
    expect(answer.places[0]).toMatchObject({ place: place('IR'), fleets: [{ fleet: fleet('I-F-18th') }] });
    expect(answer.places[0]?.fleets[0]?.squadrons).toHaveLength(3);
  });

  test('a fleet leaves a squadron where nothing else holds a surrendered world', () => {
    const board = warOf({
      turn: 3,
      phase: 'adjustment',
      fleets: { 'Z-F-68th': { at: '2313', squadrons: ['Z-BR-1', 'Z-BR-2', 'Z-CR-1'] } },
      worlds: { '2313': { control: 'zhodani', surrendered: true } },
    });
    const { answer } = answerOf(board, ZHODANI, 'adjust');
    expect(answer.places[0]?.fleets[0]?.squadrons).toHaveLength(2);
  });
});

describe('garrisons', () => {
  const taken = (orders: string[]) =>
    warOf({
      turn: 4,
      phase: 'loading',
      fleets: { 'Z-F-68th': { at: '2209', squadrons: ['Z-BR-1', 'Z-AR-33'], orders } },
      troops: { 'Z-A1': { at: '2209' }, 'Z-R1': { at: '2209' } },
      worlds: { '2209': { control: 'zhodani' } },
    });

  test('who is not needed goes along when the fleet jumps, the smallest garrison stays', () => {
    const { answer } = answerOf(taken(['J2210', 'R2210', 'R2210']), ZHODANI, 'cargo');
    expect(answer.transfers).toEqual([{ troop: troop('Z-A1'), to: squadron('Z-AR-33') }]);
  });

  test('nobody boards a fleet that stays', () => {
    const { answer } = answerOf(taken(['R2209', 'R2209', 'R2209']), ZHODANI, 'cargo');
    expect(answer.transfers).toEqual([]);
  });

  test('an independent world without defenders is garrisoned on arrival', () => {
    const board = warOf({
      turn: 4,
      phase: 'unloading',
      fleets: { 'Z-F-68th': { at: '1313', squadrons: ['Z-BR-1'] } },
      troops: { 'Z-R1': { aboard: 'Z-BR-1' } },
    });
    expect(answerOf(board, ZHODANI, 'cargo').answer.transfers).toEqual([{ troop: troop('Z-R1'), to: ASHORE }]);
  });
});

test('troop lift: a fleet with many units shares the small ones with a fleet that has none', () => {
  const board = warOf({
    turn: 4,
    phase: 'loading',
    fleets: {
      'Z-F-68th': { at: '1308', squadrons: ['Z-BR-1', 'Z-BR-2'] },
      'Z-F-2nd-Assault': { at: '1308', squadrons: ['Z-AR-33'] },
    },
    troops: Object.fromEntries(
      ['Z-K1', 'Z-K2', 'Z-K3', 'Z-R1', 'Z-R2', 'Z-R3'].map((id) => [id, { aboard: 'Z-AR-33' }]),
    ),
  });
  const { answer } = answerOf(board, ZHODANI, 'cargo');
  const moved = answer.transfers.map((one) => ('troop' in one ? one.troop : -1));
  expect(moved).toHaveLength(3);
  for (const id of ['Z-R1', 'Z-R2', 'Z-R3']) expect(moved).toContain(troop(id));
});

test('a unit that goes ashore as a garrison is not shared out as well', () => {
  const board = warOf({
    turn: 4,
    phase: 'unloading',
    fleets: {
      'Z-F-68th': { at: '1313', squadrons: ['Z-BR-1', 'Z-BR-2'] },
      'Z-F-2nd-Assault': { at: '1313', squadrons: ['Z-AR-33'] },
    },
    troops: Object.fromEntries(['Z-K1', 'Z-K2', 'Z-K3', 'Z-R1', 'Z-R2'].map((id) => [id, { aboard: 'Z-AR-33' }])),
  });
  expect(answerOf(board, ZHODANI, 'cargo').answer.transfers).toEqual([{ troop: troop('Z-R1'), to: ASHORE }]);
});
