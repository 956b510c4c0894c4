import { describe, expect, test } from 'vitest';
import type { Viewer } from '#core/types';
import { noOrders } from '../orders/orders.ts';
import { type Given, given, type Scene, system } from '../testing/given.ts';
import type { SsView } from './view.ts';
import { viewOf } from './view.ts';

const POSITION: Given = {
  start: { active: 'vereen', stage: 'loop', gameTurn: 2, round: 3 },
  players: {
    vereen: { hand: ['weapons-advance', 'hive-surge'], faceUp: ['resource-output-growth'] },
    hive: { hand: ['confederation-influence'], expelled: false },
  },
  systems: {
    ambrel: { trade: ['vereen', 'hive'], waived: ['hive'], partials: [{ by: 'atjayan', base: 'atjay', count: 1 }] },
  },
  turned: [9, 10],
  discarded: ['revolt'],
};
const scene = (position: Given = POSITION): Scene => given(position);
const see = (at: Scene, viewer: Viewer): SsView => viewOf(at.data, at.g, viewer);
const VEREEN = 2;
const HIVE = 4;

describe('A11 chits', () => {
  test('the owner sees the hand, the others its number', () => {
    const at = scene();
    expect(see(at, VEREEN).players[VEREEN]!.hand.map(({ kind }) => kind)).toEqual(['weapons-advance', 'hive-surge']);
    for (const viewer of [0, HIVE, 'public'] as const) {
      const { hand, held, faceUp } = see(at, viewer).players[VEREEN]!;
      expect([hand, held, faceUp.map(({ kind }) => kind)]).toEqual([[], 2, ['resource-output-growth']]);
    }
    expect(see(at, 'referee').players[HIVE]!.hand).toHaveLength(1);
  });

  test('R88 everybody knows the Hive Surge that the Hive starts with', () => {
    const at = given({ scenario: 'beginning-of-the-end' });
    expect(see(at, 1).players[0]).toMatchObject({ held: 1, hand: [{ kind: 'hive-surge' }] });
  });

  test('what the viewer has not seen is cup and other hands together; the discard is public', () => {
    const at = scene();
    const count = (viewer: Viewer, kind: string): number =>
      see(at, viewer).unseen.find((one) => one.kind === kind)?.count ?? 0;
    expect([count(VEREEN, 'weapons-advance'), count(0, 'weapons-advance'), count('public', 'weapons-advance')]).toEqual(
      [0, 1, 1],
    );
    expect([count(HIVE, 'confederation-influence'), count(0, 'confederation-influence')]).toEqual([3, 4]);
    expect(see(at, 0)).toMatchObject({ cup: 45, discarded: [{ kind: 'revolt', count: 1 }] });
  });
});

describe('A11 what is private to a seat', () => {
  test('standing orders, holds and an armed Hive Surge', () => {
    const at = scene();
    at.g.orders[VEREEN] = { ...noOrders(), contest: 'never' };
    at.g.holds[VEREEN] = [{ at: 'taxation', player: 0, system: -1 }];
    at.g.players.armed[VEREEN] = 1;
    expect(see(at, VEREEN).players[VEREEN]).toMatchObject({
      isSurgeArmed: true,
      orders: { contest: 'never' },
      holds: [{ at: 'taxation' }],
    });
    for (const viewer of [0, 'public'] as const)
      expect(see(at, viewer).players[VEREEN]).toMatchObject({ isSurgeArmed: null, orders: null, holds: null });
  });

  test('R32 a private agreement is for its parties, until one calls a Session over it', () => {
    const at = scene();
    const made = { id: 7, a: VEREEN, b: HIVE, text: 'peace', isPrivate: true, called: false };
    at.g.agreements = [made, { ...made, id: 8, isPrivate: false }];
    const known = (viewer: Viewer): number[] => see(at, viewer).agreements.map(({ id }) => id);
    expect([known(VEREEN), known(HIVE), known(0), known('public'), known('referee')]).toEqual([
      [7, 8],
      [7, 8],
      [8],
      [8],
      [7, 8],
    ]);
    at.g.calls = [{ cause: 'breach', by: VEREEN, about: 7 }];
    expect(known(0)).toEqual([7, 8]);
  });
});

describe('public figures', () => {
  test('Registers: markers by player, the owner’s Govern rating and Rebellion checks', () => {
    const { systems } = see(scene(), 0);
    expect(systems[system('ambrel')]).toMatchObject({
      name: 'Ambrel',
      owner: VEREEN,
      tech: 0,
      isInUnrest: true,
      trade: [VEREEN, HIVE],
      waived: [HIVE],
      raceName: 'Herd',
      ideologyName: 'Democracy',
      series: 'republican',
      isConfederate: true,
      rangeLimit: 1,
      govern: -2, // Administrative 3, different Race 2, unrelated Ideology 2, a partial conquest
    });
    // Unrest 5, Race 2, Ideology 2, own Trade -2: column 7; a tax of 3 makes it 10
    expect(systems[system('ambrel')]!.checks).toMatchObject([{ value: 7 }, { value: 8 }, { value: 9 }, { value: 10 }]);
    expect(systems[system('ambrel')]!.exploitCheck).toMatchObject({ demand: 3, value: 10 });
    expect(systems[system('ambrel')]!.checks![3]).toEqual({
      demand: 3,
      value: 10,
      quiet: 0,
      unrest: 11,
      rebellion: 25,
    });
    expect(systems[system('saar')]).toMatchObject({ owner: -1, govern: null, checks: null });
    expect(systems[system('ordar')]).toMatchObject({ raceName: 'Unique (Ordar)', series: 'unique' });
  });

  test('tracks: votes, members, points; cards by number turned', () => {
    const view = see(scene(), 0);
    expect(view.players[0]).toMatchObject({
      name: 'Atjayan Empire',
      isMember: true,
      votes: 13,
      votesToEnd: 12,
      systems: 6,
    });
    expect(view.players[HIVE]).toMatchObject({ isMember: false, votesToEnd: 4 });
    expect(view).toMatchObject({
      gameTurn: 2,
      lastGameTurn: 4,
      voteAfter: 2,
      round: 3,
      phase: 'playerTurns',
      turned: [9, 10],
    });
    expect(view.deck).toHaveLength(54);
    expect(view.partials).toEqual([{ target: system('ambrel'), attacker: 0, base: system('atjay'), count: 1 }]);
  });

  test('an expelled Government is like no other', () => {
    const at = scene({ ...POSITION, players: { hive: { expelled: true } } });
    expect(see(at, 0).players[HIVE]).toMatchObject({ isExpelled: true, raceName: 'like no other' });
  });

  test('a view is plain JSON and shares nothing with the state', () => {
    const at = scene();
    const view = see(at, 'referee');
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
    const before = JSON.stringify(at.g);
    view.order.push(9);
    view.projects.push({ player: 0, target: 0, bases: [] });
    view.players[0]!.orders!.positions.push(1);
    expect(JSON.stringify(at.g)).toBe(before);
  });
});
