import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsInBothThemes } from './support/axe.ts';
import { openSite, type Site, shoot, sizes } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Sits down to a game, whose records are on the device then. */
async function sitDown(page: Page): Promise<string> {
  await page
    .getByRole('button', { name: /Play now/ })
    .first()
    .click();
  await page.getByText('You decide', { exact: true }).waitFor({ timeout: 60_000 });
  return page.url();
}

/** Puts a field of the one record of a store to something else; returns what stood there. */
function damage(page: Page, name: string, field: string, value: unknown): Promise<unknown> {
  return page.evaluate(
    async ({ name, field, value }) => {
      const asked = <Value>(request: IDBRequest<Value>): Promise<Value> =>
        new Promise((done, fail) => {
          request.onsuccess = () => done(request.result);
          request.onerror = () => fail(request.error ?? new Error('no answer'));
        });
      const db = await asked(indexedDB.open('admiralty'));
      const store = db.transaction([name], 'readwrite').objectStore(name);
      const [key] = await asked(store.getAllKeys());
      if (key === undefined) throw new Error('nothing is kept');
      const record = await asked(store.get(key));
      await asked(store.put({ ...record, [field]: value }, ...(store.keyPath === null ? [key] : [])));
      db.close();
      return record[field];
    },
    { name, field, value },
  );
}

test('a page that cannot be drawn says so, and comes back once its cause is gone', async () => {
  const { page, faults } = await site.visit();
  await sitDown(page);
  await page.goto(site.url);
  const players = await damage(page, 'tables', 'players', null);
  await page.goto(`${site.url}/games`);
  await page.getByRole('heading', { name: 'Something went wrong on this page' }).waitFor();
  await page.getByText('Your games are safe').waitFor();
  await page.getByText('What exactly happened').click();
  expect(await page.locator('pre').textContent()).toMatch(/^\/games\n.*\nTypeError: /);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await shoot(page, 'trouble-page');
  await page.setViewportSize(sizes.phone);
  await shoot(page, 'trouble-page-phone');
  await damage(page, 'tables', 'players', players);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('article').first().waitFor();
  expect(faults.filter((fault) => !fault.includes('null'))).toEqual([]);
});

test('a board that cannot be drawn says that the game is kept, and leads to the others', async () => {
  const { page } = await site.visit();
  const url = await sitDown(page);
  await page.goto(site.url);
  const opening = await damage(page, 'games', 'opening', { 0: { action: 0, by: null, phase: '', events: [{}] } });
  await page.goto(url);
  await page.getByRole('heading', { name: 'Something went wrong on this board' }).waitFor();
  await page.getByText('The game is safe').waitFor();
  await shoot(page, 'trouble-board');
  await page.getByRole('link', { name: 'Back to my games' }).click();
  await damage(page, 'games', 'opening', opening);
  await page.getByRole('article').first().waitFor();
  await page.goto(url);
  await page.getByText('You decide', { exact: true }).waitFor({ timeout: 60_000 });
});

test('a table that is not there says why, and a part of the page that did not arrive comes at another try', async () => {
  const { page, faults } = await site.visit();
  await page.goto(`${site.url}/table/nothing-here`);
  await page.getByRole('heading', { name: 'This game cannot be opened' }).waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'This game cannot be opened' }).waitFor();
  await page.getByText('This game is not on this device.').waitFor();
  await shoot(page, 'trouble-table');
  const part = /\/rules-page-[^/]*\.js/;
  await page.route(part, (route) => route.abort());
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await page.getByRole('heading', { name: 'Something went wrong on this page' }).waitFor();
  await page.unroute(part);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('summary').filter({ hasText: 'Sequence of play' }).waitFor();
  await page.goto(`${site.url}/table/nothing-here`);
  await page.getByRole('link', { name: 'To the front page' }).click();
  await page.getByRole('heading', { name: /Four classic space wargames/ }).waitFor();
  expect(faults.filter((fault) => !/rules-page|ERR_FAILED/.test(fault))).toEqual([]);
});
