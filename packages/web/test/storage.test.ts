import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptGame } from './support/kept.ts';
import { openSite, type Site, shoot, sizes } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const PATIENCE = { timeout: 60_000 };
const mine = (page: Page) => page.getByText('You decide', { exact: true });
const unsaved = (page: Page) => page.getByText('This game is not being saved.');
const actions = async (page: Page): Promise<number> =>
  Number(/action (\d+)/.exec((await page.getByText(/^Now · action/).textContent()) ?? '')?.[1]);

/** Starts a game against a cadet who never has to answer first. */
async function start(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Play now/ })
    .first()
    .click();
  await mine(page).waitFor(PATIENCE);
}

/** Does what the desk proposes, and waits for its turn again. */
async function playOn(page: Page): Promise<void> {
  const before = await actions(page);
  await page.locator('[data-coach=commit], [data-coach=end]').first().click();
  await expect.poll(() => actions(page), PATIENCE).toBeGreaterThan(before);
  await mine(page).waitFor(PATIENCE);
}

async function sameTable(context: BrowserContext, page: Page): Promise<Page> {
  const second = await context.newPage();
  await second.goto(page.url());
  await mine(second).waitFor(PATIENCE);
  return second;
}

test('two tabs at one game see each other’s acts, and none is lost', async () => {
  const { page, context, faults } = await site.visit();
  await start(page);
  const second = await sameTable(context, page);
  expect(await actions(second)).toBe(await actions(page));
  await playOn(page);
  await expect.poll(() => actions(second), PATIENCE).toBe(await actions(page));
  await second.getByText('This game was continued in another tab.').waitFor(PATIENCE);
  await shoot(second, 'other-tab-desk');
  await second.setViewportSize(sizes.phone);
  await shoot(second, 'other-tab-phone');
  await second.setViewportSize(sizes.desk);
  const before = await actions(second);
  await playOn(second);
  await expect.poll(() => actions(page), PATIENCE).toBeGreaterThan(before);
  await expect.poll(async () => (await actions(page)) === (await actions(second)), PATIENCE).toBe(true);
  expect((await keptGame(page)).save.log.length).toBe(await actions(page));
  expect(faults).toEqual([]);
});

test('of two tabs that act at the same moment one is told that the other was first', async () => {
  const { page, context, faults } = await site.visit({ serviceWorkers: 'block' });
  // tabs that hear nothing of each other
  await context.route(/engine\.worker.*\.js/, async (route) => {
    const answer = await route.fetch();
    const deaf = "Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set() {} });\n";
    await route.fulfill({ response: answer, body: deaf + (await answer.text()) });
  });
  await page.reload();
  await start(page);
  const second = await sameTable(context, page);
  const before = await actions(second);
  await playOn(page);
  const first = await actions(page);
  expect(await actions(second)).toBe(before);
  await second.locator('[data-coach=commit], [data-coach=end]').first().click();
  await second.getByText('This game was continued in another tab.').waitFor(PATIENCE);
  await expect.poll(() => actions(second), PATIENCE).toBe(first);
  await playOn(second);
  expect((await keptGame(page)).save.log.length).toBe(await actions(second));
  expect(faults).toEqual([]);
});

/** Put in front of the worker's script. */
const broken = {
  full: "IDBObjectStore.prototype.put = () => { throw new DOMException('no room', 'QuotaExceededError'); };",
  missing: "IDBFactory.prototype.open = () => { throw new DOMException('not here', 'SecurityError'); };",
} as const;

test.each(['full', 'missing'] as const)('where the store is %s the person is told and plays on', async (what) => {
  const { page, faults } = await site.visit({ serviceWorkers: 'block' });
  await page.context().route(/engine\.worker.*\.js/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${broken[what]}\n${await answer.text()}` });
  });
  await page.reload();
  await start(page);
  await unsaved(page).waitFor(PATIENCE);
  await playOn(page);
  await playOn(page);
  expect(await unsaved(page).isVisible()).toBe(true);
  await shoot(page, `unsaved-${what}-desk`);
  await page.setViewportSize(sizes.phone);
  await shoot(page, `unsaved-${what}-phone`);
  expect(faults).toEqual([]);
});

test('a store that fills up during a game: told, and the game goes on', async () => {
  const { page, faults } = await site.visit({ serviceWorkers: 'block' });
  await page.context().route(/engine\.worker.*\.js/, async (route) => {
    const answer = await route.fetch();
    const later = `
      const put = IDBObjectStore.prototype.put;
      let puts = 0;
      IDBObjectStore.prototype.put = function (...given) {
        if (++puts > 2) throw new DOMException('no room', 'QuotaExceededError');
        return put.apply(this, given);
      };`;
    await route.fulfill({ response: answer, body: `${later}\n${await answer.text()}` });
  });
  await page.reload();
  await start(page);
  await playOn(page);
  await unsaved(page).waitFor(PATIENCE);
  await playOn(page);
  expect(faults).toEqual([]);
});

test('a file of a game that goes on is said to hold everything; the computer’s own chance stays here', async () => {
  const { page, faults } = await site.visit();
  await start(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText('with all secrets and dice').first().waitFor();
  await shoot(page, 'menu-holds-desk');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Save as a file' }).click(),
  ]);
  await page.getByText('give it to anyone who is still playing').waitFor();
  const { secret } = await keptGame(page);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(readFileSync(await download.path(), 'utf8')).not.toContain(secret);
  await page.setViewportSize(sizes.phone);
  await page.getByRole('button', { name: 'Menu' }).click();
  await shoot(page, 'menu-holds-phone');
  expect(faults).toEqual([]);
});

test('an action writes its own record and a head of the same size, however long the game is', async () => {
  const { page, faults } = await site.visit();
  await start(page);
  await playOn(page);
  const early = await recordsOf(page);
  for (let turns = 0; turns < 3; turns++) await playOn(page);
  const late = await recordsOf(page);
  expect(late.entries).toBeGreaterThan(early.entries);
  expect(late.entries).toBe(await actions(page));
  expect([early.headFields, late.headFields]).toEqual([late.headFields, early.headFields]);
  expect(late.headFields).not.toContain('log');
  expect(faults).toEqual([]);
});

test('a game that an earlier version kept in one piece opens, goes on, and is kept in records then', async () => {
  const { page, faults } = await site.visit();
  await start(page);
  await playOn(page);
  const before = await actions(page);
  const { save, ...rest } = await keptGame(page);
  await page.evaluate(
    async (old) => {
      const asked = <Value>(request: IDBRequest<Value>): Promise<Value> =>
        new Promise((done, fail) => {
          request.onsuccess = () => done(request.result);
          request.onerror = () => fail(request.error ?? new Error('no answer'));
        });
      const db = await asked(indexedDB.open('admiralty'));
      const games = db.transaction('games', 'readwrite').objectStore('games');
      const [id = ''] = (await asked(games.getAllKeys())).map(String).filter((key) => !key.includes('/'));
      await asked(games.delete(IDBKeyRange.bound(`${id}/`, `${id}/~`)));
      await asked(games.put(old, id));
      db.close();
    },
    { ...rest, save },
  );
  await page.reload();
  await mine(page).waitFor(PATIENCE);
  expect(await actions(page)).toBe(before);
  await playOn(page);
  expect((await recordsOf(page)).entries).toBe(await actions(page));
  expect(faults).toEqual([]);
});

test('a game opens where it stands; its beginning is played again behind that, and a broken one is told', async () => {
  const { page, faults } = await site.visit();
  await start(page);
  await playOn(page);
  await playOn(page);
  await page.reload();
  await mine(page).waitFor(PATIENCE);
  await page.getByRole('slider').first().press('Home');
  await page.getByText('You’re viewing an earlier position').first().waitFor(PATIENCE);
  await page.getByRole('slider').first().press('End');
  await playOn(page);
  const before = await actions(page);
  await page.evaluate(async () => {
    const asked = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((done, fail) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error ?? new Error('no answer'));
      });
    const db = await asked(indexedDB.open('admiralty'));
    const games = db.transaction('games', 'readwrite').objectStore('games');
    const key = (await asked(games.getAllKeys())).map(String).find((one) => one.endsWith('/000000')) ?? '';
    const row: { entry: object } = await asked(games.get(key));
    await asked(games.put({ ...row, entry: { ...row.entry, with: 'something else' } }, key));
    db.close();
  });
  await page.reload();
  await mine(page).waitFor(PATIENCE);
  await page.getByText('The earlier part of this game cannot be played again.').waitFor(PATIENCE);
  await shoot(page, 'damaged-desk');
  expect(await actions(page)).toBe(before);
  await playOn(page);
  expect(faults).toEqual([]);
});

/** How the newest game lies in the store. */
function recordsOf(page: Page): Promise<{ entries: number; headFields: string[] }> {
  return page.evaluate(async () => {
    const asked = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((done, fail) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error ?? new Error('no answer'));
      });
    const db = await asked(indexedDB.open('admiralty'));
    const games = db.transaction('games').objectStore('games');
    const keys = (await asked(games.getAllKeys())).map(String);
    const head: { head: object } = await asked(games.get(keys.find((key) => !key.includes('/')) ?? ''));
    db.close();
    return { entries: keys.filter((key) => key.includes('/')).length, headFields: Object.keys(head.head).sort() };
  });
}
