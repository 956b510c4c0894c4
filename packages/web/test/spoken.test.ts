import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site, startFromLink } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function sitDown(page: Page, game: string, scenario: string): Promise<void> {
  const players = [{ is: 'person' }, { is: 'computer', level: 'random' }];
  const setup = { game, scenario, players, seed: 'spoken' };
  await startFromLink(page, site.url, setup);
  await page.getByText('You decide', { exact: true }).first().waitFor({ timeout: 60_000 });
}

const prompt = (page: Page) => page.locator('[data-coach=prompt] h2');
/** What a reader of screens is told by itself. */
const told = (page: Page) => page.locator('[aria-live=polite]').allTextContents();

test('DeltaVee heard, not seen: figures have names, hexes their reach, composed Commands their course', async () => {
  const { page, faults } = await site.visit({ reducedMotion: 'reduce' });
  await sitDown(page, 'deltavee', 'dv-own-1');
  for (let n = 0; n < 12 && !/^Command/.test((await prompt(page).textContent()) ?? ''); n++) {
    await page.locator('[data-coach=commit]').first().click();
    await page.getByText('You decide', { exact: true }).first().waitFor({ timeout: 60_000 });
  }
  await prompt(page)
    .getByText(/^Command the Dagger P1-A/)
    .waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Maneuver rating 6' }).first().waitFor();
  await page
    .getByRole('button', { name: /^Dagger P2-A.*Blue, hex A\d{4}, .* hexes from Dagger P1-A of Red/ })
    .waitFor();
  const plane = page.getByRole('application', { name: 'The plane' });
  await plane.focus();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => told(page))
    .toContainEqual(expect.stringMatching(/^A\d{4}: .*; (in reach with|out of reach)/));
  await page.keyboard.press('a');
  await expect.poll(() => told(page)).toContainEqual(expect.stringMatching(/velocity 3 It ends in A\d{4}\./));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Text map' }).click();
  const wishes = page.getByRole('region', { name: 'Within reach of the current order' });
  const near = wishes.getByRole('button', { name: /in reach with 2 Commands$/ }).first();
  const hex = /A\d{4}/.exec((await near.textContent()) ?? '')?.[0];
  await near.click(); // the same as a click on the map
  await expect.poll(() => told(page)).toContainEqual(expect.stringContaining(`It ends in ${hex}.`));
  expect(faults).toEqual([]);
});

test('The Sword and the Stars heard: a register names its figures, the text map its ways', async () => {
  const { page, faults } = await site.visit({ reducedMotion: 'reduce' });
  await sitDown(page, 'sword-and-stars', 'two-new-empires');
  for (const name of [/^Tech Level /, /^Resource value /, /^Planets /, /^Range /])
    await page.getByRole('button', { name }).first().waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Text map' }).click();
  await page
    .getByRole('row', { name: /VeRee/ })
    .getByText(/^ways to /)
    .first()
    .waitFor();
  expect(faults).toEqual([]);
});
