import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site, shoot, sizes } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Two Daggers as Blue against an admiral with open logs, given up at once. */
async function giveUp(page: Page): Promise<void> {
  const players = [{ is: 'computer', level: 'admiral' }, { is: 'person' }];
  const setup = { game: 'deltavee', scenario: 'dv-own-1', players, options: { openLogs: true }, seed: 'over' };
  await page.goto(`${site.url}/#start=${encodeURIComponent(JSON.stringify(setup))}`);
  await page.reload();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByText('You decide', { exact: true }).waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Yes, concede' }).click();
  await page.getByRole('heading', { name: 'Red wins' }).waitFor();
}

test('Play again offers the same scenario, seats and options', async () => {
  const { page, faults } = await site.visit();
  await giveUp(page);
  await page.getByRole('link', { name: 'Play again' }).click();
  await page.getByRole('heading', { name: 'Two Daggers' }).waitFor();
  expect(await page.getByRole('radio', { name: /Two Daggers/ }).isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: 'Red: Admiral' }).isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: 'Blue: You' }).isChecked()).toBe(true);
  await page.getByText('1 changed from the book').waitFor();
  const logs = page.getByRole('radiogroup', { name: 'Open logs' });
  expect(await logs.getByRole('radio', { name: 'on' }).getAttribute('aria-checked')).toBe('true');
  await page.getByRole('button', { name: 'Start as Blue against the admiral' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('You decide', { exact: true }).waitFor({ timeout: 60_000 });
  expect(faults).toEqual([]);
});

test('a finished game says who won, and is looked at, not continued', async () => {
  const { page, faults } = await site.visit();
  await giveUp(page);
  await page.goto(`${site.url}/games`);
  const game = page.getByRole('article', { name: 'Two Daggers' });
  await game.getByText(/^Red won\. It ended in /).waitFor();
  await shoot(page, 'games-over-desk');
  await page.goto(site.url);
  const card = page.getByRole('region', { name: 'DeltaVee: Two Daggers' });
  await card.getByText(/^Red won\./).waitFor();
  expect(await card.getByText('Continue').count()).toBe(0);
  await card.getByRole('link', { name: 'Replay' }).waitFor();
  await shoot(page, 'front-over-desk');
  await page.setViewportSize(sizes.phone);
  await shoot(page, 'front-over-phone');
  await card.getByRole('link', { name: 'Look at it' }).click();
  await page.getByRole('heading', { name: 'Red wins' }).waitFor();
  expect(faults).toEqual([]);
});
