import type { Muster } from '@admiralty/engine/fifth-frontier-war';
import { expect, test } from 'vitest';
import { changesOf, fleetChangesOf, joined, led, moved, only, PROPOSAL, placeIn, without } from './deploy-draft.ts';

const whole = {
  automatic: false,
  squadrons: [
    { squadron: 1, place: 10 },
    { squadron: 2, place: 10 },
  ],
  troops: [{ troop: 5, place: -1, aboard: 1 }],
  admirals: [{ admiral: 3, place: 12, aboard: -1 }],
  fleets: [{ fleet: 7, squadrons: [1, 2], commander: 3 }],
};

test('a counter that is moved stands in the draft once, and as proposed again when it is put back', () => {
  const draft = moved(moved(PROPOSAL, { squadron: 1 }, { place: 11 }), { squadron: 1 }, { place: 12 });
  expect(draft.squadrons).toEqual([{ squadron: 1, place: 12 }]);
  expect(without(draft, { squadron: 1 })).toEqual(PROPOSAL);
});

test('whoever is moved leaves the fleet that was written by hand; an empty fleet is gone', () => {
  const byHand = { ...PROPOSAL, fleets: joined(whole, 2, -1) };
  expect(byHand.fleets).toEqual([{ fleet: 7, squadrons: [1], commander: 3 }]);
  expect(moved(byHand, { squadron: 1 }, { place: 12 }).fleets).toEqual([]);
});

test('a squadron joins another fleet, a new one too; an admiral leads one fleet', () => {
  expect(joined(whole, 2, 8)).toEqual([
    { fleet: 7, squadrons: [1], commander: 3 },
    { fleet: 8, squadrons: [2], commander: -1 },
  ]);
  expect(led({ ...whole, fleets: joined(whole, 2, 8) }, 8, 3).map(({ commander }) => commander)).toEqual([-1, 3]);
});

test('changes of fleets are told one by one: who joins, who leaves, who leads', () => {
  const changed = (fleets: Muster[] | null) => fleetChangesOf({ ...PROPOSAL, fleets }, whole.fleets);
  expect(changed(null)).toEqual([]);
  expect(changed(joined(whole, 2, 7))).toEqual([]); // where it was
  expect(changed(joined(whole, 2, -1))).toEqual([{ squadron: 2, fleet: -1 }]);
  expect(changed(joined(whole, 9, 7))).toEqual([{ squadron: 9, fleet: 7 }]);
  expect(changed(led({ ...whole, fleets: joined(whole, 2, 8) }, 8, 3))).toEqual([
    { squadron: 2, fleet: 8 },
    { fleet: 7, commander: -1 },
    { fleet: 8, commander: 3 },
  ]);
  expect(changed([])).toEqual([
    { squadron: 1, fleet: -1 },
    { squadron: 2, fleet: -1 },
  ]); // a fleet that is no more has no commander to tell of
});

test('troops stand where their ship stands; each change can be tried alone', () => {
  expect(placeIn(whole, { troop: 5 })).toBe(10);
  expect(placeIn(whole, { admiral: 3 })).toBe(12);
  const draft = moved(moved(PROPOSAL, { squadron: 1 }, { place: 11 }), { troop: 5 }, { aboard: 2 });
  expect(changesOf(draft)).toEqual([{ squadron: 1 }, { troop: 5 }]);
  expect(only(draft, { troop: 5 })).toEqual({ ...PROPOSAL, troops: [{ troop: 5, place: -1, aboard: 2 }] });
});
