import type { DvView } from '@admiralty/engine/deltavee';
import { expect, test } from 'vitest';
import { unit } from '../unit-for-tests.ts';
import { ordersLeft } from './fleet-parts.ts';

test('fires are counted with the burster, an extra one of a pod once', () => {
  const view = { phaseName: 'fire', phasing: 0, viewer: 0 } as DvView;
  const used = { extraFires: 1, railFires: 0, finished: 0 };
  const pods = [{ used: { fires: 3 } }, { used: { fires: 0 } }];
  const ship = unit(1, 0, { vessel: { burstFires: 1 }, log: { used, pods } } as object);
  expect(ordersLeft(view, ship)).toBe('4 fired');
});
