import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site, shoot } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

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

async function sitDown(page: Page, phase: 'command' | 'fire'): Promise<void> {
  const players = [{ is: 'person' }, { is: 'computer', level: 'random' }];
  const position = battle(phase);
  const setup = { game: 'deltavee', scenario: 'two-on-one', players, seed: 'battle', position };
  await page.goto(`${site.url}/#start=${encodeURIComponent(JSON.stringify(setup))}`);
  await page.reload();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByText('You decide', { exact: true }).waitFor({ timeout: 60_000 });
}

const actions = async (page: Page): Promise<number> =>
  Number(/action (\d+)/.exec((await page.getByText(/^Now · action/).textContent()) ?? '')?.[1]);

test('one press fires all weapons of a ship, roll by roll, until there is something to decide', async () => {
  const { page, faults } = await site.visit();
  await sitDown(page, 'fire');
  const before = await actions(page);
  const salvo = page.getByRole('button', { name: /^All \d+ · \d+ %/ });
  await salvo.waitFor({ timeout: 20_000 });
  const weapons = Number(/\d+/.exec((await salvo.textContent()) ?? '')?.[0]);
  expect(weapons).toBeGreaterThan(1);
  await shoot(page, 'salvo-before');
  await salvo.click();
  const end = page.getByText(/(All weapons that can hit have fired|Stopped: (look at what came|a decision is asked))/);
  await end.first().waitFor({ timeout: 60_000 });
  const fired = (await actions(page)) - before;
  expect(fired).toBeGreaterThan(0);
  expect(fired).toBeLessThanOrEqual(weapons);
  await shoot(page, 'salvo-after');
  expect(faults).toEqual([]);
});

test('the course composed for one ship is given to those that are ticked beside it', async () => {
  const { page, faults } = await site.visit();
  await sitDown(page, 'command');
  const before = await actions(page);
  const ticks = page.getByRole('checkbox', { name: /together with others/ });
  await ticks.first().waitFor();
  for (const tick of await ticks.all()) await tick.check();
  await page.locator('[data-coach=right]').click();
  await page.getByRole('button', { name: /^Same course for 1 more/ }).click();
  await shoot(page, 'group-order');
  await page.locator('[aria-keyshortcuts~="Enter"]').click();
  await expect.poll(() => actions(page)).toBe(before + 2);
  expect(faults).toEqual([]);
});
