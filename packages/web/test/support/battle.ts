import type { Page } from 'playwright-core';
import type { Site } from './site.ts';
import { startFromLink } from './site.ts';

const boxes = ['heavy-weapon', 'heavy-weapon', 'heavy-weapon', 'battle-communications'];
const ships = [
  { id: 'P1-A', seat: 0, class: 'sword', boxes, hex: 'A0705', direction: 3, velocity: 1 },
  { id: 'P1-B', seat: 0, class: 'sword', boxes, hex: 'A0709', direction: 3, velocity: 1 },
  { id: 'P2-A', seat: 1, class: 'sword', boxes, hex: 'A0807', direction: 3, velocity: 1 },
];

/** Two ships against one that is near, at the beginning of a phase. */
function battle(phase: 'command' | 'fire') {
  const side = (name: string, seat: number) => ({
    name,
    units: ships
      .filter((one) => one.seat === seat)
      .map(({ id, hex, direction, velocity }) => ({
        id,
        class: 'sword',
        boxes,
        place: { hex, directions: [direction], velocity: [velocity, velocity] },
      })),
  });
  const scenario = {
    id: 'two-on-one',
    title: 'Two on one',
    brief: 'Two ships against one.',
    set: 'custom',
    source: 'custom',
    sheets: { A: [0, 0] },
    firstPlayer: 0,
    sides: [side('Patrol', 0), side('Raider', 1)],
    victory: [0, 1].map((result) => ({
      result,
      rule: 'DV-11.0b',
      when: { kind: 'fleetDestroyed', seat: 1 - result, spaceshipsOnly: true },
      text: 'All spaceships of the other are destroyed.',
    })),
  };
  const units = ships.map(({ id, hex, direction, velocity }) => ({ id, boxes, hex, direction, velocity }));
  return { scenario, start: { turn: 1, seat: 0, phase }, units };
}

/** A fresh game of it against a computer. */
export async function sitDownTo(site: Site, page: Page, phase: 'command' | 'fire'): Promise<void> {
  const players = [{ is: 'person' }, { is: 'computer', level: 'random' }];
  const position = battle(phase);
  const setup = { game: 'deltavee', scenario: 'two-on-one', players, seed: 'battle', position };
  await startFromLink(page, site.url, setup);
  await page.getByText('You decide', { exact: true }).waitFor({ timeout: 60_000 });
}
