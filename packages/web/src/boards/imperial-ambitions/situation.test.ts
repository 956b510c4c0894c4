import type { IaView, UnitView } from '@admiralty/engine/imperial-ambitions';
import { expect, test } from 'vitest';
import { type IaProps, places } from './situation.ts';
import { sightsOf } from './use-hex-map.ts';

test('a battle is listed alike for everybody: nothing in it was hidden', () => {
  const unit = (number: number, name: string, owner: number) =>
    ({
      unit: number,
      name,
      owner,
      steps: 2,
      fullSteps: 4,
      place: 'space',
      fight: { place: 'map', xy: [20, 20] },
    }) as UnitView;
  const seenBy = (viewer: IaView['viewer']) => {
    const view = {
      viewer,
      isBattle: true,
      battle: { terrain: [] as object[] },
      players: [{ name: 'House Aldren' }, { name: 'House Brandt' }],
      units: [unit(0, 'BB1', 0), unit(1, 'DD1', 1)],
    } as IaView;
    return places({ view } as IaProps);
  };
  expect(seenBy(0)[1]).toMatchObject({ place: '2020', owner: 'House Brandt', what: 'DD1, 2 of 4 steps' });
  expect(seenBy(0)).toEqual(seenBy(1));
  expect(seenBy(0)).toEqual(seenBy('referee'));
});

test('the map shows what a composer is about, else what is in reach', () => {
  expect(sightsOf(null)).toBeNull();
  expect(sightsOf({ reach: [{ xy: [5, 5] }] })).toBeNull();
  const [area, reach] =
    sightsOf({
      area: [
        [1, 1],
        [9, 9],
      ],
      reach: [{ xy: [5, 5] }],
    }) ?? [];
  expect(area?.width).toBeGreaterThan(reach?.width ?? 0);
});
