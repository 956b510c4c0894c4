import { expect, test } from 'vitest';
import { IMPERIAL } from '../data/types.ts';
import { ADJUSTMENT, FIRST_PLOTS, IN_PLAY, PLOTTING } from '../state.ts';
import { fleet, type Given, given, place, squadron, troop } from '../testing/given.ts';
import { care, careUntil, seeded, seededFrom } from '../testing/given-set-up.ts';
import type { FfwPlay, FleetPlot } from '../types.ts';

const giveUp = (play: FfwPlay, by: number) => play.act({ decision: null, by, kind: 'resign', with: {} });
const asked = ({ table }: FfwPlay): [string, number][] => table.pending.map(({ kind, by }) => [kind, by]);

test('without a partner the other side has won a decisive victory', () => {
  const play = seeded({ seed: 'alone' });
  expect(giveUp(play, IMPERIAL)).toBeNull();
  expect(play.table.result).toEqual({
    places: [2, 1],
    rule: 'FFW-8.3a',
    why: 'the other side has given up: a decisive victory',
  });
  const three = seeded({ seed: 'alone', seats: 3 });
  giveUp(three, 1);
  expect(three.table.result).toBeNull();
  giveUp(three, 2);
  expect(three.table.result?.places).toEqual([1, 2, 2]);
});

test('in the set-up the partner is asked what the one who left was asked', () => {
  const play = seeded({ seed: 'set-up', seats: 4, only: ['setUp'] });
  expect(asked(play)).toEqual([['secretBase', 1]]);
  giveUp(play, 1);
  expect(asked(play)).toEqual([['secretBase', 2]]);
  careUntil(play, 'deploy', 0);
  care(play, play.table.pending[0]!);
  expect(asked(play)).toEqual([['deploy', 3]]);
  giveUp(play, 3);
  expect(asked(play)).toEqual([['deploy', 0]]); // for the counters that the other had
  care(play, play.table.pending[0]!);
  expect(asked(play)).toEqual([['deploy', 2]]);
  careUntil(play, '');
  expect([play.g.stage, play.table.result?.why]).toEqual([FIRST_PLOTS, 'firstPlots would begin']);
  expect(new Set(play.g.fleets.seat)).toEqual(new Set([-1, 0, 2]));
});

const shared: Given = {
  turn: 4,
  seats: 3,
  fleets: {
    '68F': { at: '1507', squadrons: ['Z-BR-1'], orders: ['R1507', 'R1507', 'R1507'] },
    GRA: { at: '1627', squadrons: ['S-BR-1'], orders: ['R1627', 'R1627', 'R1627', 'R1627'] },
    '43F': { at: '2314', squadrons: ['I-BR-190'], orders: ['R2314', 'R2314', 'R2314', 'R2314'] },
  },
};

test('fleets and free markers pass to the partner, who plots for them', () => {
  const table = given({ ...shared, phase: 'plotting', only: ['plotting'], freeFleets: ['S-F-Joyeuse'] });
  expect(asked(table.play())).toEqual([
    ['plots', 0],
    ['plots', 1],
    ['plots', 2],
  ]);
  const play = table.play();
  const order: FleetPlot[] = [
    { fleet: fleet('S-F-Gram'), change: 'none', orders: [{ to: place('1527'), jump: true, detach: [] }] },
  ];
  expect(table.refusal(1, 'plots', { fleets: order })?.rule).toBe('FFW-2.1b');
  giveUp(play, 2);
  expect(table.g.fleets.seat[fleet('S-F-Gram')]).toBe(1);
  expect(table.g.fleets.seat[fleet('S-F-Joyeuse')]).toBe(1);
  expect(asked(play)).toEqual([
    ['plots', 0],
    ['plots', 1],
  ]);
  table.act(1, 'plots', { fleets: order });
  table.act(0, 'plots', { fleets: [] });
  expect(table.table.result?.why).toBe('endOfTurn would begin');
  expect(table.g.fleets.plotted[fleet('S-F-Gram')]).toBe(5);
});

test('a sealed answer of the one who leaves is dropped, and the step goes on by default', () => {
  const table = given({ ...shared, phase: 'adjustment', only: ['adjustment'] });
  const disband = { places: [{ place: place('1627'), fleets: [], transfers: [] }] };
  table.act(2, 'adjust', disband);
  table.act(1, 'adjust', { places: [] });
  expect(table.table.envelopes).toHaveLength(2);
  giveUp(table.play(), 2);
  expect([table.table.envelopes.map(({ decision }) => decision.by), table.g.phase]).toEqual([[1], ADJUSTMENT]);
  table.act(0, 'adjust', { places: [] });
  expect(table.g.squadrons.fleet[squadron('S-BR-1')]).toBe(fleet('S-F-Gram'));
});

test('the last to be waited for may leave: what is left opens at once', () => {
  const table = given({ ...shared, phase: 'plotting', only: ['plotting'] });
  table.act(0, 'plots', { fleets: [] });
  table.act(1, 'plots', { fleets: [] });
  expect(table.g.phase).toBe(PLOTTING);
  giveUp(table.play(), 2);
  expect(table.table.result?.why).toBe('endOfTurn would begin');
  expect(table.g.fleets.plotted[fleet('S-F-Gram')]).toBe(5); // holds
});

test('windows of one voice pass on: replacements, armistice', () => {
  const spec: Given = {
    turn: 30,
    seats: 3,
    squadrons: { 'Z-BR-1': { eliminated: true } },
    points: { zhodani: [9, 9] },
  };
  const buying = given({ ...spec, phase: 'replacements', only: ['replacements'] });
  expect(asked(buying.play())).toEqual([['replace', 1]]);
  giveUp(buying.play(), 1);
  expect(buying.table.result?.why).toBe('firstMover would begin');
  const ending = given({ ...spec, phase: 'endOfTurn', only: ['endOfTurn'] });
  expect(asked(ending.play())).toEqual([['declareArmistice', 1]]);
  giveUp(ending.play(), 1);
  expect(ending.table.result?.why).toBe('reinforcements would begin');
});

test('in the middle of a combat the step completes by default and the partner goes on', () => {
  const play = seededFrom(
    {
      seats: 3,
      turn: 4,
      combat: { hex: '2314', stage: 'surface' },
      only: ['combat', 'surfaceCombat'],
      troops: { 'Z-K1': { at: '2314' }, 'Z-K2': { at: '2314' }, 'I-MAR-1': { at: '2314' }, 'I-K1': { at: '2314' } },
    },
    'surface',
  );
  expect(asked(play)).toEqual([
    ['fire', 0],
    ['fire', 1],
  ]);
  care(play, play.table.pending[0]!);
  giveUp(play, 1);
  expect(play.table.pending).toEqual([]);
  expect(play.table.result?.why).toBe('controlCheck would begin');
  const { loss, status } = play.g.troops;
  const hurt = ['Z-K1', 'Z-K2', 'I-MAR-1', 'I-K1']
    .map(troop)
    .filter((one) => loss[one]! > 0 || status[one] !== IN_PLAY);
  expect(hurt.length).toBeGreaterThan(0);
});
