import type { LogView, UnitView } from '@admiralty/engine/deltavee';
import { expect, test } from 'vitest';
import { fatalHits } from './lost-to.ts';

test('DV-11.0b hits that a field lets through may finish a wreck, and no sound ship', () => {
  const ship = (state: 'ok' | 'damaged'): Pick<UnitView, 'log' | 'vessel'> => {
    const pods = [1, 2].map((box) => ({ box, firstBox: box, pod: 'energy', state, armor: 2 }));
    const log = { bridge: state, engine: state, pods } as LogView;
    return { log, vessel: { ratings: { armor: 1 } } as UnitView['vessel'] };
  };
  expect(fatalHits({ hits: 6 }, ship('damaged'))).toBe(6); // 1 + 1 for the hull, 1 + 1 for both pods
  expect(fatalHits({ hits: 3 }, ship('damaged'))).toBe(0);
  expect(fatalHits({ hits: 6 }, ship('ok'))).toBe(0);
  expect(fatalHits({ hits: 6 }, { log: null, vessel: ship('damaged').vessel })).toBe(0);
});
