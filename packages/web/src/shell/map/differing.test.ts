import type { Observation } from '@admiralty/engine';
import { expect, test } from 'vitest';
import { isSameKnowledge } from './differing.ts';

const seen = (view: object): Observation => ({ view, decisions: [], offers: [], result: null }) as never;

test('two who saw the same map knew the same only if all that they were told is the same', () => {
  const red = seen({ viewer: 0, units: [{ unit: 1, hex: 'A0101', energy: 40 }] });
  const blue = seen({ viewer: 1, units: [{ unit: 1, hex: 'A0101', energy: null }] });
  expect(isSameKnowledge([red, blue])).toBe(false);
  expect(isSameKnowledge([red, seen({ viewer: 1, units: [{ unit: 1, hex: 'A0101', energy: 40 }] })])).toBe(true);
});
