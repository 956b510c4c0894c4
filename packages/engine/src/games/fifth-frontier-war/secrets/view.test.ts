import { describe, expect, test } from 'vitest';
import type { Viewer } from '#core/types';
import type { WarState } from '../state.ts';
import {
  admiral,
  fleet,
  type Given,
  type GivenTable,
  given,
  givenState,
  place,
  squadron,
  standardGame,
  troop,
  world,
} from '../testing/given.ts';
import { viewOf } from './view.ts';
import type { FfwView, FleetView } from './view-types.ts';

const WAR: Given = {
  phase: 'plotting',
  turn: 3,
  secretBase: '2616',
  fleets: {
    'I-F-43rd': {
      at: '2314',
      squadrons: ['I-BR-190', 'I-CR-470'],
      commander: 'I-ADM-12',
      orders: ['R2314 D{I-CR-470}', 'J2316', 'R2316'],
    },
    'Z-F-40th': { at: '2213', squadrons: ['Z-BR-1', 'Z-AR-33'], commander: 'Z-ADM-1', orders: ['J2314', 'R2314'] },
  },
  troops: { 'Z-A1': { aboard: 'Z-AR-33' }, 'I-MAR-1': { at: '2314', loss: 30 } },
  squadrons: { 'Z-BR-40': { at: '2109' } },
};
const see = (table: GivenTable, viewer: Viewer): FfwView => viewOf(table.game.data, table.g, viewer);
const fleetOf = (view: FfwView, id: string): FleetView => view.fleets.find((one) => one.fleet === fleet(id))!;

describe('plots', () => {
  const table = given(WAR);

  test('FFW-3.3s a plot and its D list are seen by their own side only', () => {
    const [own, enemy, open] = [0, 1, 'public' as const].map((viewer) => see(table, viewer));
    expect(fleetOf(own!, 'I-F-43rd').orders).toEqual([
      { turn: 4, order: 'R2314 D{I-CR-470}', to: place('2314') },
      { turn: 5, order: 'J2316', to: place('2316') },
      { turn: 6, order: 'R2316', to: place('2316') },
    ]);
    for (const view of [enemy!, open!]) {
      expect(fleetOf(view, 'I-F-43rd')).toMatchObject({ orders: null, mustAbort: null, mayInsert: null, plotted: 3 });
      const member = view.squadrons.find((one) => one.squadron === squadron('I-CR-470'));
      expect(member?.detach).toBeNull();
    }
    expect(own!.squadrons.find((one) => one.squadron === squadron('I-CR-470'))?.detach).toBe(4);
    expect(fleetOf(own!, 'Z-F-40th').orders).toBeNull();
  });

  test('FFW-3.3s the referee sees all plots', () => {
    const view = see(table, 'referee');
    expect(['I-F-43rd', 'Z-F-40th'].map((id) => fleetOf(view, id).orders?.length)).toEqual([3, 2]);
  });

  test('R32 that a plot was left by disengaging is not told', () => {
    const fleeing = given(WAR);
    fleeing.g.fleets.mustAbort[fleet('I-F-43rd')] = 2;
    expect(fleetOf(see(fleeing, 1), 'I-F-43rd').hasFailed).toBe(false);
  });

  test('R32 nor is the number of orders of a fleet in transit, which would tell it in 4C', () => {
    const fleeing = given({
      phase: 'plotting',
      turn: 3,
      fleets: { 'Z-F-65th': { transit: '2011', squadrons: ['Z-BR-4'], orders: ['J2011', 'R2011'] } },
    });
    expect(fleetOf(see(fleeing, 1), 'Z-F-65th').plotted).toBe(2);
    for (const viewer of [0, 'public'] as const)
      expect(fleetOf(see(fleeing, viewer), 'Z-F-65th')).toMatchObject({ plotted: null, transit: place('2011') });
  });
});

test('FFW-5.13b the secret base is its side’s until it is revealed', () => {
  const table = given(WAR);
  expect([0, 1, 'public' as const].map((viewer) => see(table, viewer).secretBase)).toEqual([null, place('2616'), null]);
  table.g.baseRevealed = 1;
  expect([0, 'public' as const].map((viewer) => see(table, viewer).secretBase)).toEqual([place('2616'), place('2616')]);
});

test('A7 partners see the same', () => {
  const table = given({ ...WAR, seats: 4 });
  const [first, second] = [1, 2].map((seat) => ({ ...see(table, seat), viewer: 0 }));
  expect(first).toEqual(second);
});

test('A6 all else is open: composition, cargo, commanders, strengths', () => {
  const view = see(given(WAR), 0);
  expect(fleetOf(view, 'Z-F-40th')).toMatchObject({
    squadrons: [squadron('Z-BR-1'), squadron('Z-AR-33')].sort((a, b) => a - b),
    commander: admiral('Z-ADM-1'),
  });
  expect(view.troops.find((one) => one.troop === troop('Z-A1'))).toMatchObject({ aboard: squadron('Z-AR-33') });
  expect(view.worlds.find((one) => one.world === world('2314'))?.garrisons).toEqual([4, 0]);
});

test('FFW-1.2f the warrant is with an admiral, in a box, or off the map', () => {
  expect(see(given(WAR), 1).warrant).toEqual({ where: 'pool', admiral: -1, place: -1 });
  expect(see(given({ ...WAR, warrant: 'I-ADM-12' }), 1).warrant).toMatchObject({
    where: 'admiral',
    admiral: admiral('I-ADM-12'),
  });
  expect(see(given({ ...WAR, warrant: 'IR' }), 1).warrant).toMatchObject({ where: 'box', place: place('IR') });
});

describe('fog of war', () => {
  const foggy = given({ ...WAR, options: { fogOfWar: true } });

  test('FFW-9.5a A6 members, cargo, commander and number of orders of a fleet alone in its hex are hidden', () => {
    const view = see(foggy, 0);
    expect(fleetOf(view, 'Z-F-40th')).toMatchObject({
      place: place('2213'),
      squadrons: null,
      commander: null,
      plotting: null,
      plotted: null,
    });
    expect(view.hidden).toEqual({
      squadrons: [squadron('Z-BR-1'), squadron('Z-AR-33')].sort((a, b) => a - b),
      troops: [troop('Z-A1')],
      admirals: [admiral('Z-ADM-1')],
    });
    expect(view.squadrons.map((one) => one.squadron)).toContain(squadron('Z-BR-40'));
    expect(fleetOf(see(foggy, 1), 'Z-F-40th').squadrons).toHaveLength(2);
  });

  test('A6 a spectator sees only what both sides see', () => {
    const view = see(foggy, 'public');
    expect(view.fleets.map((one) => one.squadrons)).toEqual([null, null]);
    expect(see(foggy, 'referee').fleets.map((one) => one.squadrons?.length)).toEqual([2, 2]);
  });

  test('A6 where both stand nothing is hidden but the plots', () => {
    const view = see(given({ ...WAR, options: { fogOfWar: true }, squadrons: { 'I-SR-53': { at: '2213' } } }), 0);
    expect(fleetOf(view, 'Z-F-40th')).toMatchObject({ commander: admiral('Z-ADM-1'), plotted: null, orders: null });
  });
});

test('what is said of worlds, seats and admirals is what is so', () => {
  const spec: Given = {
    turn: 3,
    phase: 'plotting',
    secretBase: '2616',
    seats: 4,
    fleets: { '40F': { at: '2213', squadrons: ['Z-BR-1'], current: 'J2214', mustAbort: true } },
    troops: { 'I-MAR-1': { at: '2314' }, 'I-HUS-1': { at: '2314' }, 'Z-D5': { at: '2314' } },
    admirals: { 'I-ADM-4': { at: '2314', xboated: true }, 'I-ADM-5': { at: '2314' } },
  };
  const see = (more: Given, edit: (g: WarState) => void = () => {}): FfwView => {
    const { g } = givenState({ ...spec, ...more });
    edit(g);
    return viewOf(standardGame.data, g, 0);
  };
  const plain = see({});
  expect([plain.isBaseRevealed, plain.isDiscovered, plain.out]).toEqual([false, false, []]);
  const told = see({ baseRevealed: true, discovered: true }, (g) => {
    g.out[2] = 1;
  });
  expect([told.isBaseRevealed, told.isDiscovered, told.out]).toEqual([true, true, [2]]);
  expect(plain.worlds.find(({ world: one }) => one === world('2314'))?.garrisons).toEqual([6, 20]);
  expect(plain.worlds.find(({ world: one }) => one === world('2213'))?.garrisons).toEqual([0, 0]);
  expect(plain.admirals.map(({ hasXboated }) => hasXboated)).toEqual([true, false]);
  expect(plain.fleets.map(({ hasFailed }) => hasFailed)).toEqual([true]);
});
