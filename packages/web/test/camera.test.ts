import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site, shoot, sizes } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Is the whole counter of the own ship inside the map? */
function isShipInSight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const frame = document.querySelector('main')?.getBoundingClientRect();
    const titles = [...document.querySelectorAll('main svg g > title')];
    const ship = titles.find((title) => title.textContent?.startsWith('Piccolo P1-'))?.parentElement;
    if (!frame || !ship) return false;
    const { left, right, top, bottom } = ship.getBoundingClientRect();
    return left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
  });
}

test('far from the enemy a phone shows the own ship, upright and on its side', async () => {
  const { page, faults } = await site.visit({ viewport: sizes.phone, hasTouch: true, reducedMotion: 'reduce' });
  const players = [{ is: 'person' }, { is: 'computer', level: 'random' }];
  const setup = { game: 'deltavee', scenario: 'dv-1', players, seed: 'phone' };
  await page.goto(`${site.url}/#start=${encodeURIComponent(JSON.stringify(setup))}`);
  await page.reload();
  await page.getByRole('button', { name: 'Start' }).click();
  const prompt = page.locator('[data-coach=prompt] h2');
  await prompt.getByText(/declare a fire/).waitFor({ timeout: 60_000 });
  await page.locator('[data-coach=end]').click();
  await prompt.getByText(/^Command the Piccolo/).waitFor({ timeout: 60_000 });
  await expect.poll(() => isShipInSight(page)).toBe(true);
  await shoot(page, 'camera-phone');
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(() => isShipInSight(page)).toBe(true);
  await page.setViewportSize(sizes.phone);
  await expect.poll(() => isShipInSight(page)).toBe(true);
  expect(faults).toEqual([]);
});
