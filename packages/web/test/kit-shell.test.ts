import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site, shoot, sizes } from './support/site.ts';

/** The First Shot, action 38: a hit on Dagger P2-B, Venable chooses the part; then his fires go on. */
const recorded = join(import.meta.dirname, 'fixtures/deltavee-part-to-choose.json');

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** The recorded game at one screen, its curtain opened by keyboard. */
async function openRecorded(options: Parameters<Site['visit']>[0]): Promise<{ page: Page; faults: string[] }> {
  const { page, faults } = await site.visit(options);
  await page.goto(`${site.url}/games`);
  await page.locator('input[type=file]').first().setInputFiles(recorded);
  const curtain = page.getByRole('button', { name: /I am Venable/ });
  await curtain.waitFor();
  expect(await page.locator('[role="application"]').count()).toBe(0);
  await curtain.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByText('You decide', { exact: true }).waitFor();
  return { page, faults };
}

const now = (page: Page): Promise<string | null> => page.getByText(/^Now · action/).textContent();

test('keys alone: pick by digit, commit by Enter, look back, go to, list of keys', async () => {
  const { page, faults } = await openRecorded({ viewport: sizes.desk });
  expect(await now(page)).toBe('Now · action 38');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await shoot(page, 'shell-keys-desk');
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.getByPlaceholder(/Hex, unit/).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  await page.keyboard.press('ArrowLeft');
  await page.getByText('Looking at action 37').waitFor();
  await shoot(page, 'shell-past-desk');
  await page.getByRole('button', { name: 'Back to now' }).press('Enter');
  await page.locator('[aria-keyshortcuts="Enter"]:not([disabled])').waitFor();
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await expect.poll(() => now(page)).toBe('Now · action 39');
  await page.getByRole('button', { name: /^Fire \d/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Dice' }).waitFor();
  await page.waitForTimeout(600);
  await shoot(page, 'shell-dice-desk');
  expect(faults).toEqual([]);
});

test('on a phone the sheet has three stops and the map keeps two fifths', async () => {
  const { page, faults } = await openRecorded({ viewport: sizes.phone, hasTouch: true, isMobile: true });
  const map = page.locator('main');
  const heightOf = async (): Promise<number> => (await map.boundingBox())?.height ?? 0;
  const handle = page.getByRole('button', { name: /Show more or less/ });
  const half = await heightOf();
  expect(half).toBeGreaterThan(sizes.phone.height * 0.35);
  await handle.tap();
  await expect.poll(heightOf).toBeLessThan(10);
  await handle.tap();
  await expect.poll(heightOf).toBeGreaterThan(half + 200);
  await shoot(page, 'shell-peek-phone');
  await handle.tap();
  await expect.poll(heightOf).toBe(half);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(sizes.phone.width);
  await page.getByRole('button', { name: 'Log', exact: true }).tap();
  await page
    .getByText(/fires a laser barrage/)
    .first()
    .waitFor();
  await shoot(page, 'shell-log-phone');
  expect(faults).toEqual([]);
});
