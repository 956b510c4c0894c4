import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site, shoot, shots, sizes } from './support/site.ts';
import { type Smoothness, smoothness } from './support/smoothness.ts';

const place = mkdtempSync(join(tmpdir(), 'stories-'));
let site: Site;
beforeAll(async () => {
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'stories'),
    plugins: [react()],
    resolve: { conditions: ['development', 'module', 'browser'] },
    build: { outDir: place, target: 'es2023', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
    logLevel: 'error',
  });
  site = await openSite(place);
});
afterAll(async () => {
  await site.close();
  rmSync(place, { recursive: true });
});

const themes = ['dark', 'light'] as const;

test.for(['counters', 'layers', 'moments'])('story %s, both sizes and themes', async (story) => {
  for (const colorScheme of themes)
    for (const [size, viewport] of Object.entries(sizes)) {
      const { page, faults } = await site.visit({ viewport, colorScheme });
      await page.goto(`${site.url}/#${story}`);
      await page.locator('svg').nth(1).waitFor();
      await shoot(page, `story-${story}-${size}-${colorScheme}`, story !== 'layers');
      expect(faults).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await page.context().close();
    }
});

test('a stack fans out under the mouse, a number tells where it comes from', async () => {
  const { page, faults } = await site.visit({ viewport: sizes.desk });
  await page.goto(`${site.url}/#layers`);
  await page.locator('circle + text', { hasText: '3' }).last().hover({ force: true });
  await expect.poll(() => page.locator('g > title', { hasText: 'C4' }).count()).toBe(1);
  await shoot(page, 'story-stack-fanned');
  await page.goto(`${site.url}/#moments`);
  await page.getByRole('button', { name: 'range 3', exact: true }).hover();
  await page.getByText('Three hexes from A0708').waitFor();
  await shoot(page, 'story-origin');
  expect(faults).toEqual([]);
});

test('3,000 hexes and 700 counters are dragged and zoomed; with SHOTS the figures are written down', async () => {
  const { page, faults } = await site.visit({ viewport: sizes.desk });
  await page.goto(`${site.url}/#map`);
  await page.locator('[role="application"]').waitFor();
  await expect.poll(() => page.locator('g > title').count(), { timeout: 20_000 }).toBe(700);
  const shift = () => page.locator('[role="application"] > div').getAttribute('style');
  const before = await shift();
  const desk = await smoothness(page);
  expect(await shift()).not.toBe(before);
  await shoot(page, 'story-map-desk-dark');
  if (process.env['SHOTS']) await writeSmoothness(page, desk);
  expect(faults).toEqual([]);
});

async function writeSmoothness(page: Page, desk: Smoothness): Promise<void> {
  await page.setViewportSize(sizes.phone);
  await page.waitForTimeout(500);
  const phone = await smoothness(page);
  await page.setViewportSize(sizes.desk);
  await page.goto(`${site.url}/#layers`);
  await page.waitForTimeout(500);
  const figures = { desk, phone, small: await smoothness(page) };
  writeFileSync(join(shots, 'map-smoothness.json'), `${JSON.stringify(figures, null, 2)}\n`);
  console.log('map smoothness', JSON.stringify(figures));
}
