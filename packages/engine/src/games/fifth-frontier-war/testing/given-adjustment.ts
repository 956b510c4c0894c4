/** Fleet adjustment for tests: a table in 4A, and arrangements by printed names. */

import { squadronsOf } from '../board/units.ts';
import type { Arrangement, Muster } from '../types.ts';
import { admiral, fleet, type Given, type GivenTable, given, place, squadron } from './given.ts';

export const at4A = (spec: Given): GivenTable => given({ turn: 3, phase: 'adjustment', only: ['adjustment'], ...spec });
export const muster = (id: string, squadrons: string[], commander = ''): Muster => ({
  fleet: fleet(id),
  squadrons: squadrons.map(squadron),
  commander: commander === '' ? -1 : admiral(commander),
});
export const arrangement = (
  hex: string,
  fleets: Muster[],
  more: Partial<Arrangement> = {},
): { places: Arrangement[] } => ({
  places: [{ place: place(hex), fleets, transfers: [], ...more }],
});
export const members = ({ g }: GivenTable, id: string): number[] => squadronsOf(g, fleet(id));
