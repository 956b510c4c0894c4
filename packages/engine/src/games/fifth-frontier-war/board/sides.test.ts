import { expect, test } from 'vitest';
import { IMPERIAL, ZHODANI } from '../data/types.ts';
import { givenState, place, squadron, troop } from '../testing/given.ts';
import {
  groundLeaderAt,
  leaderAt,
  seatForMarker,
  seatOfSquadron,
  seatOfTroop,
  seatsOf,
  sideOfSeat,
  speakerOf,
} from './sides.ts';

const shared = { seats: 4, options: { sharedSide: 'imperial' } } as const;

test('A7 seat 2 is the second of the shared side, seat 3 of the other', () => {
  const three = givenState({ seats: 3 });
  expect([0, 1, 2].map((seat) => sideOfSeat(three.g, seat))).toEqual([IMPERIAL, ZHODANI, ZHODANI]);
  expect(seatsOf(three.g, IMPERIAL)).toEqual([0]);
  expect(seatsOf(three.g, ZHODANI)).toEqual([1, 2]);
  const four = givenState(shared);
  expect([0, 1, 2, 3].map((seat) => sideOfSeat(four.g, seat))).toEqual([IMPERIAL, ZHODANI, IMPERIAL, ZHODANI]);
});

test('A7 colonials and allies are the second player’s, huscarles and mercenaries too', () => {
  const at = givenState({ seats: 4 });
  expect(
    ['I-BR-190', 'I-COL-REGINA-C1', 'Z-BR-1', 'Z-COL-CLAN-1', 'S-BR-1'].map((id) => seatOfSquadron(at, squadron(id))),
  ).toEqual([0, 3, 1, 2, 2]);
  expect(['I-MAR-1', 'I-HUS-1', 'I-MER-1', 'Z-G1', 'S-K1'].map((id) => seatOfTroop(at, troop(id)))).toEqual([
    0, 3, 3, 1, 2,
  ]);
});

test('A7 whoever has most squadrons leads a place, tie seat 1; a resigned partner leads nothing', () => {
  const at = givenState({
    seats: 3,
    squadrons: {
      'Z-BR-1': { at: '2213' },
      'S-BR-1': { at: '2213' },
      'S-BR-2': { at: '2314' },
      'I-BR-190': { at: '2314' },
    },
  });
  expect(leaderAt(at, ZHODANI, place('2213'))).toBe(1);
  expect(leaderAt(at, ZHODANI, place('2314'))).toBe(2);
  expect(leaderAt(at, ZHODANI, place('2109'))).toBe(1);
  expect(leaderAt(at, IMPERIAL, place('2314'))).toBe(0);
  at.g.out[1] = 1;
  expect(speakerOf(at.g, ZHODANI)).toBe(2);
  expect(leaderAt(at, ZHODANI, place('2213'))).toBe(2);
});

test('A7 on the ground current strength decides', () => {
  const led = (loss: number): number =>
    groundLeaderAt(
      givenState({
        seats: 4,
        troops: { 'I-MAR-1': { at: '2314' }, 'I-CT-1': { at: '2314', loss } },
        worlds: { '2314': { defenseLoss: 100 } },
      }),
      IMPERIAL,
      place('2314'),
    );
  expect([led(0), led(90)]).toEqual([3, 3]); // 100 and 10 against 5
  const alone = givenState({ seats: 4, troops: { 'I-MAR-1': { at: '2314' }, 'I-HUS-1': { at: '2314' } } });
  expect(groundLeaderAt(alone, IMPERIAL, place('2314'))).toBe(0); // 5 against 1
});

test('FFW-1.3a A7 the defense unit of an own world is the first player’s, a strange one counts for nobody', () => {
  const troops = { 'I-HUS-1': { at: '2314' }, 'Z-CTN-1': { at: '2314' } };
  const at = givenState({ seats: 4, troops });
  expect(groundLeaderAt(at, IMPERIAL, place('2314'))).toBe(0); // 1500 battalions against 1
  expect(groundLeaderAt(at, ZHODANI, place('2314'))).toBe(2);
  const beaten = givenState({ seats: 4, troops, worlds: { '2314': { defenseLoss: 100 } } });
  expect(groundLeaderAt(beaten, IMPERIAL, place('2314'))).toBe(3);
});

test('markers go to the second player for the allied navies, Imperial ones in turn', () => {
  const at = givenState({ seats: 4, freeFleets: ['I-F-43rd', 'I-F-18th', 'S-F-Gram', 'Z-F-68th'] });
  expect(at.g.fleets.seat.filter((seat) => seat >= 0).sort()).toEqual([0, 1, 2, 3]);
  expect(seatForMarker(givenState({}), 0)).toBe(0);
});
