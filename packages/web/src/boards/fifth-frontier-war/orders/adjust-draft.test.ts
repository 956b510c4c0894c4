import type { Arrangement } from '@admiralty/engine/fifth-frontier-war';
import { expect, test } from 'vitest';
import { fleetOf, NONE, withCommander, withPlace, withSquadron, withTransfer } from './adjust-draft.ts';

const CLAN: Arrangement = {
  place: 7,
  fleets: [
    { fleet: 1, squadrons: [10, 11], commander: 5 },
    { fleet: 2, squadrons: [12], commander: 6 },
  ],
  transfers: [],
};

test('a squadron changes fleets, and goes back: the place is no longer named', () => {
  const moved = withSquadron(CLAN, 10, 2);
  expect(moved.fleets.map(({ squadrons }) => squadrons)).toEqual([[11], [10, 12]]);
  expect(withPlace([], moved, CLAN)).toEqual([moved]);
  expect(withPlace([moved], withSquadron(moved, 10, 1), CLAN)).toEqual([]);
});

test('the last squadron disbands its fleet, a free marker forms a new one', () => {
  const alone = withSquadron(CLAN, 12, NONE);
  expect(alone.fleets.map(({ fleet }) => fleet)).toEqual([1]);
  expect(fleetOf(alone, 12)).toBe(NONE);
  const formed = withSquadron(alone, 12, 9);
  expect(formed.fleets.at(-1)).toEqual({ fleet: 9, squadrons: [12], commander: NONE });
});

test('two commanders swap, one who leads nothing relieves', () => {
  const commanders = (one: Arrangement): number[] => one.fleets.map(({ commander }) => commander);
  expect(commanders(withCommander(CLAN, 1, 6))).toEqual([6, 5]);
  expect(commanders(withCommander(CLAN, 1, 8))).toEqual([8, 6]);
  expect(commanders(withCommander(CLAN, 1, NONE))).toEqual([NONE, 6]);
});

test('cargo goes elsewhere once, and back to where it is', () => {
  const moved = withTransfer(withTransfer(CLAN, { troop: 3, to: 11 }, 10), { troop: 3, to: 12 }, 10);
  expect(moved.transfers).toEqual([{ troop: 3, to: 12 }]);
  expect(withTransfer(moved, { troop: 3, to: 10 }, 10).transfers).toEqual([]);
});
