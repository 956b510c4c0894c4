import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site, shots } from './support/site.ts';

/** What may come over the wire, headers included. */
const FRONT_KB = 260;
const BOARD_KB = { DeltaVee: 420, 'The Sword and the Stars': 280 } as const;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Bytes that came over the wire since the last call, packed as they came. */
async function meter(page: Page): Promise<() => Promise<number>> {
  const sizes: Promise<number>[] = [];
  page.context().on('requestfinished', (request) => {
    sizes.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
    );
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    const all = await Promise.all(sizes.splice(0));
    return all.reduce((sum, size) => sum + size, 0) / 1000;
  };
}

test('the first load of the front page and what a board adds stay within their budgets', async () => {
  const { page, faults } = await site.visit({ serviceWorkers: 'block' });
  const figures: Record<string, number> = {};
  for (const title of Object.keys(BOARD_KB)) {
    await page.goto('about:blank');
    const session = await page.context().newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    const read = await meter(page);
    await page.goto(site.url);
    await page
      .getByRole('button', { name: /Play now/ })
      .first()
      .waitFor();
    figures['front page kB'] = await read();
    const box = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
    const begun = Date.now();
    await box.getByRole('button', { name: /Play now/ }).click();
    await page.getByText('You decide', { exact: true }).waitFor({ timeout: 60_000 });
    figures[`${title} playable ms`] = Date.now() - begun;
    figures[`${title} board kB`] = await read();
    page.context().removeAllListeners('requestfinished');
  }
  await page.goto(site.url);
  await page
    .getByRole('button', { name: /Play now/ })
    .first()
    .waitFor();
  figures['first contentful paint ms'] = Math.round(
    await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const paint = list.getEntriesByName('first-contentful-paint')[0];
            if (paint) resolve(paint.startTime);
          }).observe({ type: 'paint', buffered: true });
        }),
    ),
  );
  mkdirSync(shots, { recursive: true });
  writeFileSync(join(shots, 'page-figures.json'), `${JSON.stringify(figures, null, 2)}\n`);
  expect(figures['front page kB']).toBeLessThan(FRONT_KB);
  for (const [title, most] of Object.entries(BOARD_KB)) expect(figures[`${title} board kB`], title).toBeLessThan(most);
  expect(figures['front page kB']).toBeGreaterThan(50);
  expect(faults).toEqual([]);
});
