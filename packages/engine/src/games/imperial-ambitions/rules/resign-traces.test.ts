import { describe, expect, test } from 'vitest';
import { G_OVER, IN_PLAY, MARKERS } from '../state.ts';
import { type GivenTable, given } from '../testing/given.ts';
import { assaultAmongThree, battleOfThree } from '../testing/given-three.ts';
import { goOut, resign } from './resign.ts';

/** Three players; seat 1 has a garrison at C1 and ships. */
const three = (): GivenTable =>
  given({
    phase: 'build',
    turn: 4,
    seats: 3,
    treasury: [50, 60, 70],
    units: {
      pdb: { type: 'PDB', owner: 1, system: 'C1', where: 'surface' },
      b: { type: 'B', owner: 1, system: 'C1', where: 'orbit:habitable' },
      dd: { type: 'DD', owner: 1, system: 'C2', taskForce: 3 },
      mine: { type: 'DD', owner: 0, system: 'A1', taskForce: 2 },
      other: { type: 'DD', owner: 2, system: 'A2' },
      inf: { type: 'Inf', owner: 0, system: 'A1', where: 'surface' },
    },
  });

describe('IA-win-1 R114 who gives up', () => {
  test('has moved, owns nothing, and his markers are off the map; those of others stay', () => {
    const { g } = three();
    g.taskForces.hex.fill(7);
    goOut(g, 1, 1);
    const markers = (seat: number): number[] => g.taskForces.hex.slice(seat * MARKERS, (seat + 1) * MARKERS);
    expect(markers(1).slice(1)).toEqual(Array(MARKERS - 1).fill(-1));
    expect([markers(0), markers(2)]).toEqual([Array(MARKERS).fill(7), Array(MARKERS).fill(7)]);
    expect([g.players.out, g.players.treasury, g.players.hasMoved[1]]).toEqual([[0, 1, 0], [50, 0, 70], 1]);
  });

  test('R113 goes behind those who stay longer: by turn, then one after the other', () => {
    const { g } = three();
    goOut(g, 1, 1);
    goOut(g, 2, 1);
    expect(g.players.outAt).toEqual([g.players.outAt[0], 40, 41]);
    g.turn = 5;
    goOut(g, 0, 2);
    expect([g.players.outAt[0], g.players.out]).toEqual([52, [2, 1, 1]]);
  });

  test('leaves a garrison that belongs to no task force and feeds nothing', () => {
    const table = three();
    const { units } = table.g;
    units.taskForce[table.unit('b')] = 3;
    units.feeds[table.unit('b')] = table.unit('dd');
    resign(table.play(), 1);
    const base = table.unit('N-B1');
    expect([units.owner, units.bound, units.taskForce, units.feeds].map((column) => column[base])).toEqual([
      -1, 1, 0, -1,
    ]);
  });

  test('takes his declarations with him, and those against him; all others stand', () => {
    const table = three();
    const { g } = table;
    const [dd, other] = [table.unit('dd'), table.unit('other')];
    g.attacks = [100, 0, 1, 101, 1, 2, 102, 0, 2];
    g.assaults = [3, 1, 4, 2];
    g.trades = [dd, other];
    g.consents = [1, 0, 5, 6, 0, 1, 5, 6, 0, 2, 7, 8];
    resign(table.play(), 1);
    expect([g.attacks, g.assaults, g.trades, g.consents]).toEqual([[102, 0, 2], [4, 2], [other], [0, 2, 7, 8]]);
  });

  test('hands his side in a battle to the neutrals, for what he leaves on the map', () => {
    const table = battleOfThree();
    resign(table.play(), 2);
    expect([table.g.battle.sides, table.g.units.status[table.unit('a')]]).toEqual([[0, 1, -1], IN_PLAY]);
  });

  test('ends an assault of his own', () => {
    const table = assaultAmongThree();
    resign(table.play(), 1);
    expect(table.g.assault.phase).toBe(G_OVER);
  });
});
