import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site, shoot, sizes } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const titles = ['DeltaVee', 'Imperial Ambitions', 'The Sword and the Stars', 'Fifth Frontier War'];

test('four boxes, all of them to play', async () => {
  const { page, faults } = await site.visit();
  expect(await page.getByRole('article').getByRole('heading').allTextContents()).toEqual(titles);
  expect(await page.getByRole('button', { name: /Play now/ }).count()).toBe(4);
  await page.getByRole('heading', { name: 'Learn by playing' }).waitFor();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(sizes.desk);
    await shoot(page, `front-${colorScheme}-desk`);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(sizes.desk.height);
    await page.setViewportSize(sizes.phone);
    await shoot(page, `front-${colorScheme}-phone`, true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(sizes.phone.width);
  }
  expect(faults).toEqual([]);
});

test('at twice its size everything still fits', async () => {
  const half = { width: sizes.desk.width / 2, height: sizes.desk.height / 2 };
  const { page, faults } = await site.visit({ viewport: half, deviceScaleFactor: 2 });
  for (const path of ['/', '/play/deltavee', '/games', '/rules/deltavee', '/about']) {
    await page.goto(site.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 });
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, half.width]);
  }
  await page.goto(site.url);
  await shoot(page, 'front-large', true);
  expect(faults).toEqual([]);
});

test('a link to a start offers it, and a broken link says so', async () => {
  const { page, faults } = await site.visit();
  const setup = { game: 'deltavee', scenario: 'dv-2', players: [{ is: 'person' }, { is: 'person' }], seed: 'x' };
  await page.goto(`${site.url}/#start=${encodeURIComponent(JSON.stringify(setup))}`);
  await page.getByRole('heading', { name: 'DeltaVee: The First Shot' }).waitFor();
  const wrong = { ...setup, position: { scenario: 'dv-2', units: [{ class: 'no such class' }] } };
  await page.goto(`${site.url}/#start=${encodeURIComponent(JSON.stringify(wrong))}`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('alert').filter({ hasText: "can't start with these settings" }).waitFor();
  await page.goto(`${site.url}/#start=nonsense`);
  await page.getByRole('alert').filter({ hasText: 'cannot be read' }).waitFor();
  await page.goto(`${site.url}/#game=nonsense`);
  await page.getByRole('button', { name: 'Open it' }).click();
  await page.getByRole('alert').filter({ hasText: 'cannot be read' }).waitFor();
  await page.goto(`${site.url}/no/such/page`);
  await page.getByRole('heading', { name: 'There is no such page.' }).waitFor();
  expect(faults).toEqual([]);
});
