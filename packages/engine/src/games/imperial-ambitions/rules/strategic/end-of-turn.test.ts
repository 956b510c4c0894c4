import { describe, expect, test } from 'vitest';
import { CANCELLED, IN_PLAY, LOST } from '../../state.ts';
import { type Given, type GivenTable, given } from '../../testing/given.ts';
import { endPhase } from './end-of-turn.ts';

/** The end phase alone. */
const end = (spec: Given): GivenTable => {
  const table = given({ phase: 'build', ...spec });
  const frame = { step: 'endPhase' as const, at: 0, my: {}, back: null };
  table.table.stack.push(frame);
  endPhase(table.play(), frame);
  return table;
};
const homes: Given['units'] = {
  h0: { type: 'Inf', owner: 0, system: 'A1', where: 'surface' },
  h1: { type: 'Inf', owner: 1, system: 'C1', where: 'surface' },
};

describe('R100 free occupation', () => {
  const options = { uncontestedOccupation: true };
  test('IA-end-6 a player alone at an empty planet gets Infantry of half strength, also in the first system', () => {
    const table = end({ options, units: { h1: homes['h1']!, dd: { type: 'DD', owner: 0, system: 'A1' } } });
    const [told] = table.told('occupied') as { system: number; owner: number; unit: number }[];
    expect(told).toMatchObject({ system: 0, owner: 0 });
    const { type, steps, place } = table.g.units;
    const inf = type[table.unit('h1')];
    expect([type[told!.unit], steps[told!.unit], place[told!.unit]]).toEqual([inf, 1, place[table.unit('h1')]]);
  });
  test('IA-end-6 not where ground units stand, and not where others are', () => {
    const here = { dd: { type: 'DD', owner: 0, system: 'C1' } } as Given['units'];
    expect(end({ options, units: { ...homes, ...here } }).told('occupied')).toEqual([]);
    const both: Given['units'] = {
      ...homes,
      a: { type: 'DD', owner: 0, system: 'B1' },
      b: { type: 'DD', owner: 1, system: 'B1' },
    };
    expect(end({ options, units: both }).told('occupied')).toEqual([]);
  });
  test('IA-end-6 without the option nothing is occupied', () => {
    expect(end({ units: { ...homes, a: { type: 'DD', owner: 0, system: 'B1' } } }).told('occupied')).toEqual([]);
  });
});

describe('R113 elimination', () => {
  const beaten: Given = {
    seats: 4,
    turn: 6,
    units: {
      ...homes,
      work: { type: 'PDB', owner: 2, system: 'B1', where: 'surface', project: true, steps: 1 },
      dd: { type: 'DD', owner: 3, system: 'B2' },
    },
  };
  test('IA-win-1 without planet and finished unit he is out with his projects; a ship is enough to stay', () => {
    const table = end(beaten);
    expect([table.g.players.out, table.told('eliminated')]).toEqual([[0, 0, 2, 0], [{ seat: 2 }]]);
    const { status } = table.g.units;
    const of = (name: string) => status[table.unit(name)];
    expect([of('work'), of('dd'), of('h0')]).toEqual([CANCELLED, IN_PLAY, IN_PLAY]);
  });
  test('R113 those who go together share their place, behind nobody who went before', () => {
    const table = end({ ...beaten, units: homes });
    expect(table.g.players.outAt.slice(2)).toEqual([60, 60]);
    const later = given({ phase: 'build', ...beaten });
    later.g.players.out[3] = 1;
    const frame = { step: 'endPhase' as const, at: 0, my: {}, back: null };
    later.table.stack.push(frame);
    endPhase(later.play(), frame);
    expect(later.g.players.outAt[2]).toBe(61);
  });
});

test('IA-hyp-5 R96 what cannot jump is lost outside a system, what is carried is not', () => {
  const table = end({
    units: {
      ...homes,
      f: { type: 'F', owner: 0, xy: [15, 8] },
      cv: { type: 'CV', owner: 0, xy: [15, 8] },
      aboard: { type: 'F', owner: 0, aboard: 'cv' },
      inf: { type: 'Inf', owner: 0, system: 'A2', where: 'surface' },
    },
  });
  const { status } = table.g.units;
  expect(['f', 'cv', 'aboard', 'inf'].map((name) => status[table.unit(name)])).toEqual([
    LOST,
    IN_PLAY,
    IN_PLAY,
    IN_PLAY,
  ]);
});
