import { describe, expect, test } from 'vitest';
import { observe, resampleTable } from '#core/observe';
import { randomFrom } from '#core/random';
import type { Table } from '#core/types';
import { assign } from '../board/columns.ts';
import { jumpTo, ordersOf, setOrders } from '../board/orders.ts';
import { audit } from '../positions/audit.ts';
import { cloneState, type WarState } from '../state.ts';
import { admiral, fleet, type Given, given, place, squadron, standardGame, troop } from '../testing/given.ts';
import { resample } from './resample.ts';
import { viewOf } from './view.ts';

const { data } = standardGame;

const WAR: Given = {
  phase: 'plotting',
  turn: 3,
  secretBase: '2616',
  warrant: 'I-ADM-4',
  fleets: {
    'I-F-43rd': {
      at: '2314',
      squadrons: ['I-BR-190', 'I-CR-470', 'I-AR-26'],
      commander: 'I-ADM-12',
      orders: ['R2314'],
    },
    'I-F-18th': { at: '2109', squadrons: ['I-CR-481'], commander: 'I-ADM-4' },
    'Z-F-40th': { at: '2213', squadrons: ['Z-BR-1', 'Z-AR-33'], commander: 'Z-ADM-1', orders: ['J2314', 'R2314'] },
    'Z-F-68th': { at: '1914', squadrons: ['Z-BR-2', 'Z-BR-3', 'Z-CR-1'], orders: ['R1914', 'J2015', 'R2015'] },
    'Z-F-65th': { transit: '2011', squadrons: ['Z-BR-4'], orders: ['J2011', 'R2011'] },
  },
  troops: { 'Z-A1': { aboard: 'Z-AR-33' }, 'I-K1': { aboard: 'I-AR-26' }, 'I-MAR-1': { at: '2314' } },
  squadrons: { 'Z-BR-40': { at: '2109' } },
};

/** The table with another state in it. */
const withState = (table: Table<WarState>, change: (g: WarState) => void): Table<WarState> => {
  const g = cloneState(table.g);
  change(g);
  return { ...table, g };
};

/** Both tables look and are redrawn alike for a seat. */
function expectAlike(seat: number, one: Table<WarState>, other: Table<WarState>): void {
  expect(JSON.stringify(one.g)).not.toBe(JSON.stringify(other.g));
  for (const viewer of [seat, 'public'] as const)
    expect(JSON.stringify(observe(standardGame, other, viewer))).toBe(
      JSON.stringify(observe(standardGame, one, viewer)),
    );
  for (let seed = 1; seed <= 20; seed++) {
    const [here, there] = [one, other].map((table) => resampleTable(standardGame, table, seat, randomFrom(seed)));
    expect(JSON.stringify(there)).toBe(JSON.stringify(here));
  }
}

/** Draws for a seat; each looks the same to it and to spectators, adds up, and leaves the table alone. */
function draws(table: { readonly g: WarState }, seat: number, count = 40): WarState[] {
  const look = (g: WarState): string => JSON.stringify([viewOf(data, g, seat), viewOf(data, g, 'public')]);
  const before = look(table.g);
  const untouched = JSON.stringify(table.g);
  const random = randomFrom(11);
  const drawn = Array.from({ length: count }, () => resample(data, table.g, seat, random));
  for (const g of drawn) {
    expect(look(g)).toBe(before);
    expect(audit(data, g)).toEqual([]);
  }
  expect(JSON.stringify(table.g)).toBe(untouched);
  return drawn;
}

const kinds = (drawn: readonly WarState[], read: (g: WarState) => unknown): number =>
  new Set(drawn.map((g) => JSON.stringify(read(g)))).size;

describe('tables that differ only in what is hidden', () => {
  test('FFW-3.3s plots, D lists and plots left by disengaging', () => {
    const { table } = given(WAR);
    const other = withState(table, (g) => {
      setOrders(g, fleet('Z-F-40th'), [jumpTo(place('2109')), jumpTo(place('2213'))]);
      setOrders(g, fleet('Z-F-65th'), [jumpTo(place('2011')), jumpTo(place('2109')), jumpTo(place('2011'))]);
      g.squadrons.detach[squadron('Z-BR-2')] = 5;
      g.fleets.mustAbort[fleet('Z-F-65th')] = 2;
    });
    expectAlike(0, table, other);
  });

  test('FFW-5.13b the secret base', () => {
    const { table } = given(WAR);
    expectAlike(
      0,
      table,
      withState(table, (g) => {
        g.secretBase = place('1709');
      }),
    );
  });

  test('FFW-9.5a A6 with fog of war members, steps, fuel, cargo, commanders and the warrant', () => {
    const { table } = given({ ...WAR, options: { fogOfWar: true } });
    const other = withState(table, (g) => {
      const [a, b] = [squadron('Z-BR-1'), squadron('Z-BR-2')];
      for (const column of [g.squadrons.fleet, g.squadrons.place]) {
        const before = column[a]!;
        assign(column, a, column[b]!);
        assign(column, b, before);
      }
      g.squadrons.step[squadron('Z-BR-3')] = 1;
      g.squadrons.fuelled[squadron('Z-CR-1')] = 0;
      g.troops.loss[troop('Z-A1')] = 40;
      g.fleets.commander[fleet('Z-F-40th')] = -1;
      assign(g.admirals.aboard, admiral('Z-ADM-1'), squadron('Z-CR-1'));
      g.fleets.commander[fleet('Z-F-68th')] = admiral('Z-ADM-1');
      setOrders(g, fleet('Z-F-68th'), []);
    });
    expectAlike(0, table, other);
  });

  test('FFW-5.8a with fog of war who holds the warrant, and so who is senior', () => {
    const { table } = given({
      phase: 'plotting',
      turn: 12,
      options: { fogOfWar: true },
      warrant: 'I-ADM-12',
      fleets: {
        'I-F-43rd': { at: '2314', squadrons: ['I-BR-190', 'I-CR-470'], commander: 'I-ADM-12' },
        'I-F-18th': { at: '2314', squadrons: ['I-CR-481'], commander: 'I-ADM-4' },
        'Z-F-40th': { at: '2213', squadrons: ['Z-BR-1'] },
      },
    });
    const other = withState(table, (g) => {
      g.warrantHolder = admiral('I-ADM-4');
    });
    expect(viewOf(data, table.g, 1).warrant.admiral).toBeNull();
    expectAlike(1, table, other);
    expect(kinds(draws(table, 1), (g) => g.warrantHolder)).toBe(2);
  });
});

describe('what is redrawn', () => {
  test('FFW-3.3s plots of the enemy differ, his number of orders and arrivals do not', () => {
    const drawn = draws(given(WAR), 0);
    expect(kinds(drawn, (g) => ordersOf(g, fleet('Z-F-68th')))).toBeGreaterThan(5);
    expect(kinds(drawn, (g) => g.fleets.plotted)).toBe(1);
    expect(kinds(drawn, (g) => ordersOf(g, fleet('Z-F-65th'))[0])).toBe(1);
    expect(kinds(drawn, (g) => ordersOf(g, fleet('I-F-43rd')))).toBe(1);
  });

  test('FFW-5.13a the base is on any of the legal worlds', () => {
    const drawn = draws(given(WAR), 0, 80);
    expect(kinds(drawn, (g) => g.secretBase)).toBeGreaterThan(15);
    expect(drawn.every((g) => data.orderOfBattle.secretBaseHexes.includes(g.secretBase))).toBe(true);
    expect(kinds(draws(given(WAR), 1), (g) => g.secretBase)).toBe(1);
  });

  test('A6 fogged fleets get other members, at least one each; those in sight keep theirs', () => {
    const drawn = draws(given({ ...WAR, options: { fogOfWar: true } }), 0);
    const members = (id: string) => (g: WarState) =>
      g.squadrons.fleet.flatMap((one, n) => (one === fleet(id) ? [n] : []));
    expect(kinds(drawn, members('Z-F-40th'))).toBeGreaterThan(5);
    expect(drawn.every((g) => members('Z-F-40th')(g).length > 0 && members('Z-F-68th')(g).length > 0)).toBe(true);
    expect(kinds(drawn, members('Z-F-65th'))).toBe(1);
    expect(kinds(drawn, (g) => g.fleets.commander[fleet('Z-F-40th')])).toBe(2);
    expect(drawn.every((g) => g.troops.aboard[troop('Z-A1')] === squadron('Z-AR-33'))).toBe(true); // nobody else can carry it
  });
});
