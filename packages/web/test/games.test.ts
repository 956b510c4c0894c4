import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site, shoot, sizes, startFromLink } from './support/site.ts';

const recorded = join(import.meta.dirname, 'fixtures/deltavee-part-to-choose.json');

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('a file comes in, goes out the same, travels in a link, is replayed in three views, and is removed', async () => {
  const { page, context, faults } = await site.visit();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${site.url}/games`);
  await page.locator('input[type=file]').setInputFiles(recorded);
  const curtain = page.getByRole('button', { name: /I am Venable/ });
  await curtain.focus();
  await curtain.press('Enter');
  await page.getByRole('button', { name: 'Press once more' }).press('Enter');
  await page.getByText('You decide', { exact: true }).waitFor();

  await page.goto(`${site.url}/games`);
  const game = page.getByRole('article', { name: 'The First Shot' });
  await game.getByText(/\d+ actions/).waitFor();
  const more = game.getByRole('button', { name: /More for/ });
  await more.click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Save as a file' }).click(),
  ]);
  await game.getByText('It contains every secret and the coming dice').waitFor();
  const saved = JSON.parse(readFileSync(await download.path(), 'utf8')) as { log: unknown[] };
  expect(saved.log).toEqual((JSON.parse(readFileSync(recorded, 'utf8')) as { log: unknown[] }).log);

  await more.click();
  await page.getByRole('menuitem', { name: 'Copy a link' }).click();
  await game.getByText('The link is copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(link);
  await page.getByRole('heading', { name: 'DeltaVee: The First Shot' }).waitFor();
  await page.getByText('With all its moves so far: 38.').waitFor();
  await page.getByRole('button', { name: 'Open it' }).click();
  await page.getByRole('button', { name: /I am Venable/ }).waitFor();

  await page.goto(`${site.url}/games`);
  await expect.poll(() => game.count()).toBe(2);
  await game.first().getByRole('link', { name: 'Replay' }).click();
  await page.getByText('you see only what you knew').waitFor();
  await page.goto(`${site.url}/games`);
  await game
    .first()
    .getByRole('button', { name: /More for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Yes, remove' }).click();
  await expect.poll(() => game.count()).toBe(1);
  await shoot(page, 'games-desk');
  expect(faults).toEqual([]);
});

test('a finished game is replayed: the referee view and both sides on one timeline, and played on from there', async () => {
  const { page, faults } = await site.visit();
  await page.goto(`${site.url}/games`);
  await page.locator('input[type=file]').setInputFiles(recorded);
  const curtain = page.getByRole('button', { name: /I am Venable/ });
  await curtain.press('Enter');
  await page.getByRole('button', { name: 'Press once more' }).press('Enter');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Yes, concede' }).click();
  await page.getByRole('heading', { name: /wins/ }).waitFor();
  await page.goto(`${site.url}/games`);
  await page.getByRole('link', { name: 'Replay' }).click();
  for (const title of ['Referee view', 'What Venable saw', 'What Laidley saw'])
    await page.getByRole('region', { name: title }).getByRole('application').waitFor();
  const looks = (): Promise<string[]> =>
    page
      .getByRole('application')
      .evaluateAll((maps) =>
        maps.map((map) => map.querySelector('div')?.style.transform.replace(/.*scale/, 'scale') ?? ''),
      );
  await expect.poll(async () => new Set(await looks()).size).toBe(1);
  const [before] = await looks();
  await page.getByRole('region', { name: 'What Laidley saw' }).getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(async () => (await looks()).every((look) => look !== before)).toBe(true);
  await expect.poll(async () => new Set(await looks()).size).toBe(1);
  await shoot(page, 'replay-desk');
  await page.getByRole('button', { name: 'To the start' }).click();
  await page.getByText('Action 0 of 39').waitFor();
  await page.getByText('Start of the game').waitFor();
  const action = page.locator('p[aria-live]').filter({ hasText: /^Action \d+ of/ });
  const lines = page.locator('[data-panel=log] li');
  let told = await lines.count();
  for (let step = 1; step <= 8; step++) {
    await page.getByRole('button', { name: 'One action on' }).click();
    await action.filter({ hasText: `Action ${step} of 39` }).waitFor();
    expect(await action.textContent()).not.toContain('Start of the game'); // the end of a phase is told by the next
    expect(await lines.count()).toBeGreaterThanOrEqual(told); // the log reads as it read then
    told = await lines.count();
    await expect.poll(() => shipsOutOfSight(page), { message: `action ${step}` }).toEqual([]); // the maps go with the ships
  }
  await page.getByRole('button', { name: 'Next roll' }).click();
  await page.getByText(/Action [1-9]\d* of 39/).waitFor();
  await page.setViewportSize(sizes.phone);
  await shoot(page, 'replay-phone');
  await page.setViewportSize(sizes.desk);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('dialog', { name: /Pass the screen/ }).waitFor();
  expect(faults).toEqual([]);
});

/** Counters of ships that are not whole inside their map. */
function shipsOutOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[role=application]')].flatMap((map) => {
      const frame = map.getBoundingClientRect();
      return [...map.querySelectorAll('svg g > title')].flatMap(({ textContent, parentElement }) => {
        const box = parentElement?.getBoundingClientRect();
        if (!box || !/^(Sword|Dagger)/.test(textContent ?? '')) return [];
        const { left, right, top, bottom } = box;
        const isIn = left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
        return isIn ? [] : [textContent ?? ''];
      });
    }),
  );
}

test('a file keeps the opponents: a game against a captain goes on against it', async () => {
  const { page, faults } = await site.visit();
  const players = [{ is: 'person' }, { is: 'computer', level: 'captain' }];
  const setup = { game: 'deltavee', scenario: 'dv-1', players, seed: 'file' };
  await startFromLink(page, site.url, setup);
  await page.getByText('You decide', { exact: true }).waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Menu' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Save as a file' }).click(),
  ]);
  const path = await download.path();
  await page.goto(`${site.url}/games`);
  await page.locator('input[type=file]').setInputFiles(path);
  await page.getByText('You decide', { exact: true }).waitFor({ timeout: 60_000 });
  await page.getByText('vs captain', { exact: true }).waitFor();
  expect(faults).toEqual([]);
});
