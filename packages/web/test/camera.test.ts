import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site, shoot, sizes, startFromLink } from './support/site.ts';

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
  await startFromLink(page, site.url, setup);
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

const screens = {
  desk: { width: 1440, height: 900 },
  'large desk': { width: 1920, height: 1080 },
  tablet: { width: 820, height: 1180 },
  phone: sizes.phone,
  'phone on its side': { width: 844, height: 390 },
} as const;

/** Own counters of which part is in sight: those under what lies over the map, and those that its edge cuts. */
function hiddenCounters(page: Page): Promise<{ under: string[]; cut: string[]; seen: number }> {
  return page.evaluate(() => {
    const frame = document.querySelector('main [role=application]')?.getBoundingClientRect();
    const over = [...document.querySelectorAll('[data-over-map]')]
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const meets = (one: DOMRect, other: DOMRect): boolean =>
      one.right > other.left && one.left < other.right && one.bottom > other.top && one.top < other.bottom;
    const found: { under: string[]; cut: string[]; seen: number } = { under: [], cut: [], seen: 0 };
    for (const title of document.querySelectorAll('main [role=application] svg g > title')) {
      const name = title.textContent ?? '';
      const box = title.parentElement?.getBoundingClientRect();
      if (!frame || !box || !/^(Halberd|\w+ P1-)/.test(name) || !meets(box, frame)) continue;
      found.seen += 1;
      if (over.some((one) => meets(box, one))) found.under.push(name);
      const { left, right, top, bottom } = frame;
      if (box.left < left || box.right > right || box.top < top || box.bottom > bottom) found.cut.push(name);
    }
    return found;
  });
}

test('Yamani: no own ship lies under tools, legend or small map or is cut by the edge, on every screen', async () => {
  const { page, faults } = await site.visit({ reducedMotion: 'reduce' });
  const players = [{ is: 'person' }, { is: 'computer', level: 'random' }];
  const setup = { game: 'deltavee', scenario: 'dv-fsb-2', players, seed: 'yamani' };
  await startFromLink(page, site.url, setup);
  const prompt = page.locator('[data-coach=prompt] h2');
  const free = { under: [], cut: [] };
  const isFree = (): Promise<void> => expect.poll(() => hiddenCounters(page), { timeout: 10_000 }).toMatchObject(free);
  for (let decision = 0; decision < 9; decision++) {
    await page.getByText('You decide', { exact: true }).first().waitFor({ timeout: 60_000 });
    const what = (await prompt.textContent()) ?? '';
    if (/^(Command|Move)/.test(what)) {
      for (const [screen, size] of Object.entries(screens)) {
        await page.setViewportSize(size);
        await page.getByRole('button', { name: 'Fit' }).click();
        await shoot(page, `camera-yamani-${decision}-${size.width}`);
        await isFree();
        if (screen !== 'phone') expect((await hiddenCounters(page)).seen, screen).toBeGreaterThan(6);
      }
      await page.setViewportSize(screens.desk);
      await isFree();
      await page.keyboard.press('n');
      await isFree();
    }
    const end = page.locator('[data-coach=end]');
    const next = /^(Command|.*(fire|release),)/.test(what)
      ? end
      : page.locator('[data-panel=orders] [data-foot] button');
    await next.first().click();
    await expect.poll(() => prompt.textContent(), { timeout: 60_000 }).not.toBe(what);
  }
  expect(faults).toEqual([]);
});
