import { describe, expect, test } from 'vitest';
import type { DeltaVeeState, Pods, Units } from '../state.ts';
import { type Battle, given } from '../testing/given.ts';
import { audit } from './audit.ts';

const battle = (): Battle =>
  given({
    units: {
      'P1-A': {
        class: 'sword',
        hex: 'A0505',
        direction: 3,
        velocity: 2,
        boxes: ['heavy-weapon', 'energy', 'battlecraft', 'force-field-generator-7', null],
        carries: ['terwillicker-x'],
      },
      'P1-B': {
        class: 'dagger',
        hex: 'A0505',
        direction: 3,
        velocity: 2,
        boxes: ['hunter', 'energy'],
        dockedWith: 'P1-A',
      },
      'P2-A': { class: 'dagger', hex: 'A1605', direction: 9, velocity: 2, boxes: ['hunter', 'energy'] },
    },
    craft: [{ id: 'c', from: 'P1-A', box: 3, hex: 'A0606', direction: 3, velocity: 2 }],
    missiles: [{ id: 'm', from: 'P1-A', box: 1, type: 'mims', hex: 'A0705', direction: 5, velocity: 4 }],
  });

type Change = (g: DeltaVeeState, table: Battle) => void;
const unit =
  (column: keyof Units, which: number | string, value: number): Change =>
  (g, table) => {
    g.units[column][typeof which === 'number' ? which : table.unit(which)] = value;
  };
const pod =
  (column: keyof Pods, ship: string, box: number, value: number): Change =>
  (g, table) => {
    g.pods[column][table.row(ship, box)] = value;
  };

/** What the audit says after a change. */
function after(change: Change): string[] {
  const table = battle();
  change(table.g, table);
  return audit(table.game.data, table.g);
}

test('a sound position has no breach', () => {
  expect(after(() => {})).toEqual([]);
});

describe('units', () => {
  test('every column is as long as the others', () => {
    expect(after((g) => g.units.zig.pop())).toEqual(['units.zig has 4 entries, not 5']);
    expect(after((g) => g.pods.hits.push(0))).toContain('pods.hits has 10 entries, not 9');
  });

  test('and holds whole numbers', () => {
    expect(after(unit('energy', 0, 0.5))).toEqual(['units.energy holds 0.5']);
  });

  test('DV-2.6a velocity is 0 to 9', () => {
    expect(after(unit('velocity', 0, 10))).toContain('P1-A: velocity 10, not 0 to 9');
  });

  test('6.1 direction is 1 to 12', () => {
    expect(after(unit('direction', 2, 0))).toEqual(['P2-A: direction 0, not 1 to 12']);
  });

  test('DV-4.4 energy is never negative nor above the capacity', () => {
    expect(after(unit('energy', 0, -1))).toEqual(['P1-A: energy -1, not 0 to 84']);
    expect(after(unit('energy', 0, 85))).toEqual(['P1-A: energy 85, not 0 to 84']);
    expect(after(unit('energy', 'm', 7))).toEqual(['m: energy 7, not 0 to 6']);
  });

  test('R34 docked ships share hex, direction and velocity', () => {
    expect(after(unit('velocity', 1, 3))).toEqual(['P1-B: differs in velocity from the ship it is docked with']);
    expect(after(unit('dock', 1, -1))).toEqual(['P1-A: is docked with group 0 of 1']);
  });

  test('a missile does not jump', () => {
    expect(after(unit('jump', 'm', 3))).toEqual(['m: a missile neither jumps nor docks']);
  });

  test('DV-8.9e a damaged class 1 field is not up', () => {
    const raised = after((g) => {
      g.units.fieldUp[2] = 1;
      g.units.field[2] = 2;
    });
    expect(raised).toEqual(['P2-A: force field 1 is up']);
  });

  test('DV-11.0b a unit that counts as destroyed is not in play', () => {
    const beaten = after((g, t) => {
      [g.units.bridge[2], g.units.engine[2]] = [3, 3];
      for (const box of [1, 2]) {
        const row = t.row('P2-A', box);
        g.pods.state[row] = 3;
        g.pods.energy[row] = 0;
        for (const column of ['unguided', 'intelligent'] as const) g.pods[column][row] = 0;
      }
    });
    expect(beaten).toEqual(['P2-A: is in play though it counts as destroyed']);
  });

  test('DV-6.2a units stand on sheets in play', () => {
    expect(after(unit('q', 2, 40))).toEqual(['P2-A: stands on no sheet in play']);
  });
});

describe('pods', () => {
  test('DV-10.2a no more missiles than the pod holds', () => {
    expect(after(pod('guided', 'P1-A', 1, 5))).toContain('P1-A box 1: 5 guided missiles, 4 places');
  });

  test('DV-10.2a what it has launched counts too', () => {
    expect(after(pod('mims', 'P1-A', 1, 1))).toEqual(['P1-A box 1: 2 mims missiles, 1 places']);
  });

  test('DV-2.5d what a MIMS released does not', () => {
    const released = after((g, t) => {
      g.units.payload[t.unit('m')] = 0;
      for (const column of Object.values(g.units) as number[][]) column.push(column[t.unit('m')]!);
      g.units.type[5] = 0;
      g.units.energy[5] = 0;
      g.names.push('P1-A-U01');
    });
    expect(released).toEqual([]);
  });

  test('DV-FSB-H5 homing missiles take the places of others', () => {
    expect(after(pod('homing', 'P1-A', 1, 1))).toEqual(['P1-A box 1: more homing missiles than were exchanged']);
  });

  test('DV-8.9h a damaged weapon pod holds no missiles', () => {
    expect(after(pod('state', 'P1-B', 1, 2))).toContain('P1-B box 1: unguided missiles in a damaged pod');
  });

  test('DV-8.9o a destroyed energy pod holds none', () => {
    expect(after(pod('state', 'P1-A', 2, 3))).toEqual(['P1-A box 2: energy 144, not 0 to 0']);
  });

  test('R47 a craft is inside, prepared, out or lost: one of them', () => {
    expect(after(pod('craft', 'P1-A', 3, 1))).toEqual([
      'P1-A box 3: its craft is on the plane as well',
      'c: is out of no pod',
    ]);
    expect(after(unit('status', 'c', 1))).toEqual(['P1-A box 3: its craft is gone, not lost']);
    expect(after(pod('craftUnit', 'P1-A', 3, -1))).toContain('P1-A box 3: its craft is nowhere');
  });

  test('DV-FSB-P3 only a generator has a field to raise', () => {
    expect(after(pod('fieldUp', 'P1-A', 4, 1))).toEqual([]);
    expect(after(pod('fieldUp', 'P1-A', 1, 1))).toEqual(['P1-A box 1: a field is up']);
  });
});

test('DV-FSB-PI6 the hexside that an installation looks through is never ruled out', () => {
  const table = given({
    planets: { Yamani: 'A0808' },
    options: { installations: true },
    units: {
      'P1-A': { class: 'dagger', hex: 'A0101', boxes: ['hunter', 'crew'] },
      'P2-B': { class: 'installation-12', boxes: ['arsenal'], installation: { planet: 'Yamani' }, direction: 4 },
    },
  });
  const breaches = (out: number): string[] => {
    table.g.units.sidesOut[table.unit('P2-B')] = out;
    return audit(table.game.data, table.g);
  };
  expect([breaches(0b111101), breaches(0b000010)]).toEqual([[], ['P2-B: its own hexside has been ruled out']]);
});
