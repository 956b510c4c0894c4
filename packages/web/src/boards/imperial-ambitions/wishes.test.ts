import { startGame } from '@admiralty/engine';
import type { Xy } from '@admiralty/engine/imperial-ambitions';
import { expect, test } from 'vitest';
import { wishesIn } from './wishes.ts';

const seen = async (scenario: string) =>
  (await startGame('imperial-ambitions', { scenario, seed: 'wishes' })).seat(0).view;

test('a jump: where it can begin, then every hex in reach by its name and distance, picked as on the map', async () => {
  const view = await seen('06-border-war');
  const [home, next] = view.systems as [(typeof view.systems)[number], (typeof view.systems)[number]];
  const picked: Xy[] = [];
  const wishes = wishesIn(view, {
    marks: [
      { xy: home.xy, isChosen: true },
      { xy: home.xy, isChosen: true },
    ],
    reach: [
      { xy: next.xy, figure: '3' },
      { xy: home.xy, figure: '0' },
      { xy: [home.xy[0] + 1, home.xy[1]], figure: '1' },
    ],
    onHex: (xy) => picked.push(xy) > 0,
  });
  expect(wishes.map(({ label, note }) => [label, note])).toEqual([
    [expect.stringContaining(home.name), 'in hand'],
    [expect.stringMatching(/^A\d{4}$/), '1 hex'],
    [expect.stringContaining(next.name), '3 hexes'],
  ]);
  wishes[2]!.run();
  expect(picked).toEqual([next.xy]);
});

test('fire: the targets with their odds, and nothing where no order is in hand', async () => {
  const view = await seen('01-duel');
  const enemy = view.units.find(({ owner }) => owner === 1)!;
  const picked: number[] = [];
  const wishes = wishesIn(view, {
    marks: [{ xy: [20, 20], unit: enemy.unit, figure: '2-1 · 50 %', isChosen: false }],
    onUnit: (unit) => picked.push(unit) > 0,
  });
  expect(wishes).toMatchObject([{ note: '2-1 · 50 %' }]);
  expect(wishes[0]!.label).toContain(enemy.name);
  wishes[0]!.run();
  expect(picked).toEqual([enemy.unit]);
  expect(wishesIn(view, null)).toEqual([]);
});
