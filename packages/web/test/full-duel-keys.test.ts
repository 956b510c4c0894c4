import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tabTo, takeProposal } from './support/keys.ts';
import { openSite, type Site, shoot } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** The list of scenarios: one stop of the Tab key, arrows inside. */
async function tabToScenario(page: Page): Promise<void> {
  const isThere = () => page.evaluate(() => document.activeElement?.getAttribute('name') === 'scenario');
  for (let pressed = 0; pressed < 60 && !(await isThere()); pressed++) await page.keyboard.press('Tab');
}

const actions = async (page: Page): Promise<number> =>
  Number(/action (\d+)/.exec((await page.getByText(/^Now · action/).textContent()) ?? '')?.[1]);

test('from the first visit to the end of a duel without a mouse', async () => {
  const { page, faults } = await site.visit();
  await page.getByRole('heading', { name: 'Learn by playing' }).waitFor();
  await tabTo(page, /^Choose: DeltaVee/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'The Showdown' }).waitFor({ timeout: 60_000 });
  await tabToScenario(page);
  for (let down = 0; down < 10; down++) await page.keyboard.press('ArrowDown');
  await page.getByRole('heading', { name: 'Two Daggers' }).waitFor();
  await page.keyboard.press('Enter');
  const over = page.getByRole('heading', { name: /wins|drawn|You won|You lost/ });
  for (let decision = 0; decision < 300; decision++) {
    await page.getByText('You decide', { exact: true }).or(over).first().waitFor({ timeout: 60_000 });
    if (await over.isVisible()) break;
    const before = await actions(page);
    await takeProposal(page);
    await expect
      .poll(async () => (await over.isVisible()) || (await actions(page)) > before, { timeout: 60_000 })
      .toBe(true);
  }
  expect(await over.textContent()).toMatch(/wins|drawn|You won|You lost/);
  await shoot(page, 'full-duel-keys-over');
  expect(faults).toEqual([]);
});
