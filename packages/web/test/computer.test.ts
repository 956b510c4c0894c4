import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site, shoot, startFromLink } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function againstCaptain(page: Page): Promise<void> {
  const players = [{ is: 'person' }, { is: 'computer', level: 'captain' }];
  const setup = { game: 'deltavee', scenario: 'dv-own-1', players, seed: 'why' };
  await startFromLink(page, site.url, setup);
}

const log = (page: Page) => page.getByRole('region', { name: 'Log' });
const why = (page: Page) => page.getByRole('button', { name: 'Why did it do that?' });

/** Ends its own phases until the log tells that. */
async function playUntil(page: Page, line: RegExp): Promise<void> {
  const told = log(page).getByRole('button', { name: line }).first();
  for (let turns = 0; turns < 30 && !(await told.isVisible()); turns++) {
    const mine = page.getByText('You decide', { exact: true });
    await mine.waitFor({ timeout: 60_000 });
    const before = await page.getByText(/^Now · action/).textContent();
    const end = page.locator('[data-coach=end]').or(page.locator('[aria-keyshortcuts~="Enter"]'));
    await end.first().click();
    await expect.poll(() => page.getByText(/^Now · action/).textContent(), { timeout: 60_000 }).not.toBe(before);
  }
  await told.waitFor();
}

async function open(page: Page, line: RegExp): Promise<void> {
  await log(page).getByRole('button', { name: line }).first().click();
}

test('the computer gives its reason for what it did itself; what else it weighed when the game is over', async () => {
  const { page, faults } = await site.visit();
  await againstCaptain(page);
  await playUntil(page, /P2-A (turns|gains)/);
  await open(page, /P1-A moves/);
  expect(await why(page).count()).toBe(0);
  await open(page, /P2-A (turns|gains)/);
  await why(page).click();
  await page.getByText(/^(takes a course|turns to close in|gathers way|gets out of the way)/).waitFor();
  expect(await page.getByText('It also considered').count()).toBe(0);
  await shoot(page, 'computer-reason');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Yes, concede' }).click();
  await page.getByRole('heading', { name: 'You lost' }).waitFor();
  await page.reload();
  await open(page, /P2-A (turns|gains)/);
  await why(page).click();
  await page.getByText('It also considered').waitFor();
  await shoot(page, 'computer-weighed');
  expect(faults).toEqual([]);
});

test('a unit named in the log is selected by a click on its name, or by keys in the opened line', async () => {
  const { page, faults } = await site.visit();
  await againstCaptain(page);
  await playUntil(page, /P2-A moves/);
  const picked = page.locator('button[aria-pressed="true"][data-unit]');
  const select = async (unit: RegExp): Promise<string | null> => {
    await log(page).locator('b[data-select]', { hasText: unit }).first().click();
    return picked.first().getAttribute('data-unit');
  };
  expect([await select(/P2-A$/), await select(/P1-A$/)]).toEqual(['unit-1', 'unit-0']);
  const line = log(page)
    .getByRole('button', { name: /P2-A moves/ })
    .first();
  await line.focus();
  await page.keyboard.press('Enter');
  await log(page)
    .getByRole('button', { name: /^\S+ P2-A$/ })
    .first()
    .press('Enter');
  await expect.poll(() => picked.first().getAttribute('data-unit')).toBe('unit-1');
  expect(faults).toEqual([]);
});
