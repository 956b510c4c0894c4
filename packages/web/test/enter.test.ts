import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site, startFromLink } from './support/site.ts';

const recorded = join(import.meta.dirname, 'fixtures/deltavee-part-to-choose.json');

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const prompt = (page: Page) => page.locator('[data-coach=prompt] h2');
const commit = (page: Page) => page.locator('[aria-keyshortcuts~="Enter"]');
const actions = async (page: Page): Promise<number> =>
  Number(/action (\d+)/.exec((await page.getByText(/^Now · action/).textContent()) ?? '')?.[1]);

/** Enter does what the lamp says. */
async function enters(page: Page): Promise<void> {
  const before = await actions(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => actions(page)).toBeGreaterThan(before);
}

test('a part is chosen with the mouse, Enter hits it', async () => {
  const { page, faults } = await site.visit();
  await page.goto(`${site.url}/games`);
  await page.locator('input[type=file]').setInputFiles(recorded);
  const curtain = page.getByRole('button', { name: /I am Venable/ });
  await curtain.press('Enter');
  await page.getByRole('button', { name: 'Press once more' }).press('Enter');
  await page.locator('[data-panel=orders]').getByRole('radio', { checked: false }).first().click();
  await commit(page).filter({ hasText: 'Hit the' }).waitFor();
  await enters(page);
  expect(faults).toEqual([]);
});

test('fire and Commands are chosen with the mouse, Enter gives them', async () => {
  const { page, faults } = await site.visit();
  const players = [{ is: 'person' }, { is: 'computer', level: 'random' }];
  const setup = { game: 'deltavee', scenario: 'dv-own-1', players, seed: 'enter' };
  await startFromLink(page, site.url, setup);
  const done = new Set<string>();
  for (let decision = 0; decision < 60 && done.size < 2; decision++) {
    await page.getByText('You decide', { exact: true }).waitFor({ timeout: 60_000 });
    const what = (await prompt(page).textContent()) ?? '';
    const kind = /^Command/.test(what) ? 'command' : /fire/.test(what) ? 'fire' : 'other';
    if (kind === 'fire') await page.locator('[data-coach^=fire-][role=radio]').last().click();
    if (kind === 'command') await page.locator('[data-coach=left]').click();
    if (kind === 'command') await commit(page).filter({ hasText: 'Give 1' }).waitFor();
    await enters(page);
    if (kind !== 'other') done.add(kind);
    if (kind === 'command') await page.locator('[data-coach=end]').click();
  }
  expect([...done].sort()).toEqual(['command', 'fire']);
  expect(faults).toEqual([]);
});
