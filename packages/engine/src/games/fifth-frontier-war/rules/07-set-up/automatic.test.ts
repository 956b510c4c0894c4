import { expect, test } from 'vitest';
import { squadronsOf, troopsAboard } from '../../board/units.ts';
import { distanceBetween } from '../../data/places.ts';
import { standardData } from '../../data/standard.ts';
import { IMPERIAL, ZHODANI } from '../../data/types.ts';
import { FIRST_PLOTS, IN_HAND, IN_PLAY, type WarState } from '../../state.ts';
import { admiral, place } from '../../testing/given.ts';
import { careUntil, seeded } from '../../testing/given-set-up.ts';

const { squadrons, troops, fleets, worlds, map } = standardData;
const deployed = (seed: string, seats: number, blackGlobes = false): WarState => {
  const play = seeded({ seed, seats, options: { blackGlobes }, only: ['setUp'] });
  careUntil(play, '');
  expect([play.g.stage, play.table.result?.why]).toEqual([FIRST_PLOTS, 'firstPlots would begin']);
  return play.g;
};
const inUse = (g: WarState, side: number) =>
  fleets.filter((one) => one.side === side && g.fleets.status[one.index] === IN_PLAY);

test('the automatic deployment is legal for 200 draws with two to four seats, and leaves nothing in hand', () => {
  for (let n = 0; n < 200; n++) {
    const g = deployed(`draw ${n}`, 2 + (n % 3), n % 2 === 0);
    const left = [g.squadrons, g.admirals].flatMap(({ status }) => status.filter((one) => one === IN_HAND));
    expect(left).toEqual([]);
    expect(g.troops.status.filter((one) => one === IN_HAND)).toHaveLength(1); // Fulacin
  }
}, 600_000);

test('it is sensible: fleets of several squadrons under admirals, the Duke’s among them, Zhodani ones near the border', () => {
  for (let n = 0; n < 10; n++) {
    const g = deployed(`good ${n}`, 2);
    const [imperial, zhodani] = [inUse(g, IMPERIAL), inUse(g, ZHODANI)];
    expect(imperial.length).toBeGreaterThanOrEqual(3);
    expect(zhodani.length).toBeGreaterThanOrEqual(10);
    for (const { index } of [...imperial, ...zhodani]) expect(squadronsOf(g, index).length).toBeGreaterThan(1);
    expect(g.fleets.commander.filter((one) => one >= 0).length).toBeGreaterThanOrEqual(12);
    const duke = g.fleets.commander.indexOf(admiral('I-ADM-11'));
    expect(g.fleets.place[duke]).toBe(place('2314'));
    const isNear = ({ index, navy }: { index: number; navy: number }): boolean =>
      navy !== 1 ||
      worlds.some(({ control, hex }) => control !== ZHODANI && distanceBetween(map, hex, g.fleets.place[index]!) <= 3);
    expect(zhodani.every(isNear)).toBe(true);
    const laden = squadrons.filter(
      ({ index, type, navy }) =>
        type === 'assault' && navy === 1 && g.squadrons.status[index] === IN_PLAY && troopsAboard(g, index).length > 0,
    );
    expect(laden).toHaveLength(6);
    const guarded = (hex: string): boolean =>
      troops.some(({ index, side }) => side === IMPERIAL && g.troops.place[index] === place(hex));
    expect(['1510', '1520', '2123', '2314', '3120'].map(guarded)).toEqual([true, true, true, true, true]);
  }
});

/** A short mark of where everything stands and who commands. */
function markOf({ squadrons: ships, troops: men, admirals, fleets: markers }: WarState): string {
  const columns = [ships.place, ships.fleet, men.place, men.aboard, admirals.place, admirals.aboard];
  let mark = 0x811c9dc5;
  for (const number of [...columns, markers.place, markers.commander, markers.status].flat())
    mark = Math.imul(mark ^ (number & 0xffff), 0x01000193) >>> 0;
  return mark.toString(16);
}

test.each([
  ['first', 2, false, '719a9cb4'],
  ['second', 3, true, 'bdcf6e17'],
  ['third', 4, false, 'bc4974f0'],
  ['fourth', 2, true, '90560762'],
])(
  'recorded games keep their automatic deployment: %s draw, %i seats, black globes %s',
  (seed, seats, globes, mark) => {
    expect(markOf(deployed(seed, seats, globes))).toBe(mark);
  },
);
