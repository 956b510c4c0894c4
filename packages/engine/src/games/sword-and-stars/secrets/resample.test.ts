import { describe, expect, test } from 'vitest';
import { randomFrom } from '#core/random';
import { noOrders } from '../orders/orders.ts';
import { audit } from '../positions/audit.ts';
import { handOf, kindOf } from '../rules/09-random-events/cup.ts';
import type { SwordState } from '../state.ts';
import { type Given, given, type Scene } from '../testing/given.ts';
import { resample } from './resample.ts';
import { viewOf } from './view.ts';

const VEREEN = 2;
const HIVE = 4;
const POSITION: Given = {
  start: { active: 'vereen', stage: 'loop' },
  players: {
    atjayan: { hand: ['treaty-signed', 'tactical-advance'] },
    vereen: { hand: ['weapons-advance', 'hive-surge'], faceUp: ['resource-output-growth'] },
    hive: { hand: ['confederation-influence', 'ideological-fervor', 'trade-disruption'] },
  },
  discarded: ['treaty-signed', 'revolt'],
};

function scene(): Scene {
  const at = given(POSITION);
  at.g.orders[HIVE] = { ...noOrders(), contest: 'always' };
  at.g.orders[VEREEN] = { ...noOrders(), contest: 'never' };
  at.g.holds[HIVE] = [{ at: 'turnStart', player: -1, system: -1 }];
  at.g.players.armed[VEREEN] = 1;
  const made = { a: 0, b: HIVE, text: 'war on VeRee', called: false };
  at.g.agreements = [
    { ...made, id: 3, isPrivate: true },
    { ...made, id: 4, isPrivate: false },
  ];
  return at;
}
const draw = (at: Scene, seat: number, seed: number): SwordState => resample(at.data, at.g, seat, randomFrom(seed));
const hand = (at: Scene, g: SwordState, seat: number): string[] => handOf(g, seat).map((chit) => kindOf(at, chit).id);

test('the seat and the public see the same on every redrawn table, and it is sound', () => {
  const at = scene();
  for (let seat = 0; seat < 5; seat++)
    for (let seed = 1; seed <= 20; seed++) {
      const other = draw(at, seat, seed);
      for (const viewer of [seat, 'public'] as const)
        expect(viewOf(at.data, other, viewer)).toEqual(viewOf(at.data, at.g, viewer));
      expect(audit(at.data, other)).toEqual([]);
    }
});

describe('what is redrawn', () => {
  test('other hands keep their size and hold any Holding chit that the seat has not seen', () => {
    const at = scene();
    const seen = new Set<string>();
    for (let seed = 1; seed <= 200; seed++) {
      const other = draw(at, VEREEN, seed);
      expect([hand(at, other, 0).length, hand(at, other, HIVE).length]).toEqual([2, 3]);
      for (const id of [...hand(at, other, 0), ...hand(at, other, HIVE)]) seen.add(id);
    }
    expect([...seen].sort()).toEqual([
      'confederation-influence',
      'diplomatic-success-a',
      'diplomatic-success-b',
      'greers-port-breakthrough',
      'ideological-fervor',
      'resource-output-growth',
      'tactical-advance',
      'trade-disruption',
      'treaty-signed',
    ]); // neither its own Weapons Advance and Hive Surge nor a Random Event
  });

  test('each unseen chit is as likely as the other', () => {
    const at = scene();
    const draws = 4000;
    let influence = 0;
    for (let seed = 1; seed <= draws; seed++)
      influence += hand(at, draw(at, VEREEN, seed), HIVE).filter((id) => id === 'confederation-influence').length;
    // 20 Holding chits unseen (24 of all but two own, one face up, one discarded), 4 of them Influence: 3 × 4 / 20
    expect(influence / draws).toBeGreaterThan(0.55);
    expect(influence / draws).toBeLessThan(0.65);
  });

  test('orders, holds and marks of the others go, and their private agreements', () => {
    const other = draw(scene(), VEREEN, 1);
    expect([other.orders[HIVE]!.contest, other.holds[HIVE]]).toEqual(['ask', []]);
    expect(other.agreements.map(({ id }) => id)).toEqual([4]);
    expect(draw(scene(), 0, 1).players.armed).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('what stays', () => {
  test('the own hand, orders, marks and agreements', () => {
    const at = scene();
    const other = draw(at, VEREEN, 1);
    expect(hand(at, other, VEREEN)).toEqual(['weapons-advance', 'hive-surge']);
    expect([other.orders[VEREEN]!.contest, other.players.armed[VEREEN]]).toEqual(['never', 1]);
    expect(draw(at, HIVE, 1).agreements.map(({ id }) => id)).toEqual([3, 4]);
  });

  test('R88 a chit that everybody knows', () => {
    const at = given({ scenario: 'beginning-of-the-end' });
    for (let seed = 1; seed <= 20; seed++) expect(hand(at, draw(at, 1, seed), 0)).toEqual(['hive-surge']);
  });

  test('and the state itself', () => {
    const at = scene();
    const before = JSON.stringify(at.g);
    draw(at, 0, 1).deck.push(99);
    expect(JSON.stringify(at.g)).toBe(before);
  });
});
