/** Three players in one matter, for tests of what becomes of it when one of them gives up. */
import { type GivenTable, given } from './given.ts';

/** A phase of fire among three cruisers. */
export function battleOfThree(): GivenTable {
  return given({
    battle: 'fire',
    seats: 3,
    units: {
      a: { type: 'CA', owner: 0, at: [20, 20] },
      b: { type: 'CA', owner: 1, at: [20, 22] },
      c: { type: 'CA', owner: 2, at: [22, 20] },
    },
    dice: [6, 5, 4],
  });
}

/** Seat 1 has landed on a planet of seat 0; seat 2 stands by. */
export function assaultAmongThree(): GivenTable {
  return given({
    assault: 'bombard',
    seats: 3,
    units: {
      ca: { type: 'CA', owner: 1, orbit: true },
      arm: { type: 'Arm', owner: 1, where: 'surface', landing: 'landed' },
      inf: { type: 'Inf', owner: 0, where: 'surface' },
      dd: { type: 'DD', owner: 2 },
    },
    position: { battle: { phase: 'assault', sides: [1, 2, 3], defender: 1 } },
  });
}

/** Declarations in one hex of deep space; seat 2 is there too, or at home. */
export function declaringOfThree(isThirdThere: boolean): GivenTable {
  return given({
    phase: 'declare',
    seats: 3,
    units: {
      a: { type: 'DD', owner: 0, xy: [20, 8] },
      b: { type: 'DD', owner: 1, xy: [20, 8] },
      c: { type: 'DD', owner: 2, ...(isThirdThere ? { xy: [20, 8] } : { system: 'C1' }) },
    },
  });
}
