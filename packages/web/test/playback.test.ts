import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asAtHome, openSite, type Site, shoot, startFromLink } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const computer = { is: 'computer', level: 'cadet' };

async function start(page: Page, scenario: string, first: object): Promise<void> {
  const setup = { game: 'deltavee', scenario, players: [first, computer], seed: 'follow' };
  await startFromLink(page, site.url, setup);
}

const bar = (page: Page) => page.getByRole('region', { name: 'What the others do' });
const shownAction = async (page: Page): Promise<number> =>
  Number((await page.getByText(/^Now · action/).textContent())?.split(' ').at(-1));

test('a game between computers is watched at a pace: paused, stepped, skipped', async () => {
  const { page, faults } = await site.visit(asAtHome);
  await start(page, 'dv-2', computer);
  await bar(page).getByRole('button', { name: 'Pause' }).click();
  await bar(page).getByRole('button', { name: 'Go on' }).waitFor();
  const held = await shownAction(page);
  await expect
    .poll(async () => (await bar(page).getByRole('button', { name: /^Skip/ }).textContent()) ?? '')
    .toMatch(/\d/);
  expect(await shownAction(page)).toBe(held);
  await bar(page).getByRole('button', { name: 'One action on' }).click();
  await expect.poll(() => shownAction(page)).toBeGreaterThan(held);
  const stepped = await shownAction(page);
  await shoot(page, 'playback-watch');
  await bar(page).getByRole('button', { name: /^Skip/ }).click();
  await expect.poll(() => shownAction(page)).toBeGreaterThan(stepped);
  expect(faults).toEqual([]);
});

test('orders stay open while the others’ acts are played back, and giving one goes to now', async () => {
  const { page, faults } = await site.visit(asAtHome);
  await start(page, 'dv-own-1', { is: 'person' });
  const end = page.locator('[data-coach=end]').or(page.locator('[aria-keyshortcuts~="Enter"]')).first();
  for (let turn = 0; turn < 12 && !(await bar(page).isVisible()); turn++) {
    await page.getByText('You decide', { exact: true }).waitFor();
    const before = await shownAction(page);
    await end.click();
    await expect.poll(() => shownAction(page)).toBeGreaterThan(before);
    await page.getByText('You decide', { exact: true }).waitFor();
  }
  expect(await bar(page).isVisible()).toBe(true);
  await shoot(page, 'playback-orders');
  await page.getByRole('button', { name: 'Fit' }).click();
  await bar(page).waitFor({ state: 'hidden' });
  await page.reload();
  await bar(page).waitFor({ timeout: 60_000 }); // opened again: what has happened since the last decision
  await page.getByText('You decide', { exact: true }).waitFor();
  expect(faults).toEqual([]);
});
