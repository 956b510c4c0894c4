import type { FfwView } from '@admiralty/engine/fifth-frontier-war';
import { expect, test } from 'vitest';
import { busyFirst } from './busy-places.ts';

type Fleet = Pick<FfwView['fleets'][number], 'place' | 'orders'>;
type Squadron = Pick<FfwView['squadrons'][number], 'place' | 'hasJumped'>;

test('places that a fleet leaves or has come to are offered before quiet ones', () => {
  const fleets: Fleet[] = [
    { place: 1, orders: [{ turn: 3, order: 'R0101', to: 1 }] },
    { place: 2, orders: [{ turn: 3, order: 'J0401', to: 4 }] },
    { place: 5, orders: null },
  ];
  const squadrons: Squadron[] = [
    { place: 1, hasJumped: false },
    { place: 3, hasJumped: true },
  ];
  const view = { fleets, squadrons } as Parameters<typeof busyFirst>[0];
  expect(busyFirst(view, [1, 2, 3, 5])).toEqual([2, 3, 1, 5]);
});
