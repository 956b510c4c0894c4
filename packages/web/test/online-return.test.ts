import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from './support/axe.ts';
import { tabTo, takeProposal } from './support/keys.ts';
import {
  actionsOf,
  answerAtRandom,
  ask,
  atBoard,
  comeIn,
  isAsked,
  linkOf,
  openRoom,
  playOn,
  quickTable,
  unexpected,
} from './support/online.ts';
import { asAtHome, openSite, type Site, shoot } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const duel = { game: 'deltavee', scenario: 'dv-1' };

/** A table of the first with the second, both at their boards. */
async function together(ann: Page, ben: Page, names: readonly [string, string]): Promise<string> {
  const table = await quickTable(ann, names[0], {
    ...duel,
    title: 'Long winter',
    seats: [{ is: 'you' }, { is: 'open' }],
  });
  await comeIn(ben, names[1]);
  await ask(ben, 'POST', `/api/tables/${table}/seats`, {});
  for (const page of [ann, ben]) await page.goto(`${site.url}/online/${table}`);
  await atBoard([ann, ben]);
  return table;
}

test('back after a while: what happened, beside games of this device; those go on without a connection', async () => {
  const [ann, ben] = [await site.visit(asAtHome), await site.visit()];
  await ann.page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await ann.page
    .getByRole('button', { name: /Play now/ })
    .first()
    .click();
  await ann.page.getByText('You decide', { exact: true }).waitFor({ timeout: 60_000 });
  const table = await together(ann.page, ben.page, ['Amalie', 'Bertold']);
  await playOn([ann.page, ben.page], 3);
  while (await isAsked(ann.page)) await playOn([ann.page], 1);
  await ann.page.waitForTimeout(2500); // so long she has looked at it
  await ann.page.goto(`${site.url}/games`);
  for (let n = 0; n < 300 && (await answerAtRandom(ben.page, table, 1)); n++);
  const row = ann.page.getByRole('article', { name: 'Long winter' });
  await row.getByText('Your turn.').waitFor({ timeout: 30_000 });
  await row.getByText('DeltaVee · ').waitFor();
  await row.getByText(/^Game-Turn \d+ of \d+ · \w+ Phase of /).waitFor();
  await row.getByText(/^(Give an order|Move one of|Fire, launch)/).waitFor();
  await row.getByRole('list', { name: 'Since you last looked' }).getByRole('listitem').first().waitFor();
  const local = ann.page.getByRole('article').filter({ hasText: 'On this device' });
  await local.waitFor();
  expect(await seriousFaults(ann.page)).toEqual([]);
  await shoot(ann.page, 'online-since-desk');
  await ann.context.setOffline(true);
  await ann.page.reload();
  await ann.page.getByText(/The server cannot be reached. Games on this device go on/).waitFor();
  expect(await row.count()).toBe(0);
  await shoot(ann.page, 'online-lobby-offline-desk');
  await local.getByRole('link', { name: 'Take your turn' }).click();
  await ann.page.getByText('You decide', { exact: true }).waitFor({ timeout: 60_000 });
  await ann.page.goto(`${site.url}/games`);
  await ann.context.setOffline(false);
  await row.getByRole('link', { name: 'Take your turn' }).click({ timeout: 30_000 });
  await atBoard([ann.page]);
  await ann.page.getByText('Since you last looked').first().click();
  await ann.page.getByRole('button', { name: /^Play it back/ }).click();
  await ann.page
    .getByText(/^Looking at action/)
    .first()
    .waitFor();
  await shoot(ann.page, 'online-since-board-desk');
  expect(unexpected([...ann.faults, ...ben.faults]).filter((fault) => !fault.includes('sw.js'))).toEqual([]);
});

/** Every change of what is said at once, by the place that says it. */
function listen(): void {
  const said: [number, string][] = [];
  Object.assign(window, { said });
  for (const [at, region] of [...document.querySelectorAll('[aria-live=assertive]')].entries())
    new MutationObserver(() => said.push([at, region.textContent ?? ''])).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
}

test('a duel without a mouse between two browsers, from the new table to the rematch; each turn is said once', async () => {
  const [ann, ben] = [await site.visit(), await site.visit()];
  await ann.page.goto(`${site.url}/new/deltavee`);
  await ann.page.getByRole('heading', { name: 'New table' }).waitFor();
  await tabTo(ann.page, /^Scenario/);
  await ann.page.keyboard.type('Two D');
  await ann.page.getByText('Two Daggers').first().waitFor({ state: 'attached' });
  await tabTo(ann.page, /^Your name/);
  await ann.page.keyboard.type('Cordula');
  await ann.page.keyboard.press('Enter');
  await ben.page.goto(await linkOf(ann.page));
  await tabTo(ben.page, /^Your name/);
  await ben.page.keyboard.type('Dagobert');
  await ben.page.keyboard.press('Enter');
  await atBoard([ann.page, ben.page]);
  await ann.page.evaluate(listen);
  const over = ann.page.getByRole('heading', { name: /You won|You lost|drawn/i });
  let answered = 0;
  let turns = 0;
  for (let wasAsked = false; ; ) {
    for (const { page } of [ann, ben]) {
      if (!(await isAsked(page))) continue;
      const before = await actionsOf(page);
      await takeProposal(page);
      await expect.poll(() => actionsOf(page), { timeout: 30_000 }).toBeGreaterThan(before);
      if (page === ann.page) answered += 1;
    }
    const isHers = await isAsked(ann.page);
    turns += Number(isHers && !wasAsked);
    wasAsked = isHers;
    if (await over.isVisible()) break;
  }
  const said = await ann.page.evaluate(
    () => (window as Window & typeof globalThis & { said: [number, string][] }).said,
  );
  const asked = said.filter(([, words]) => words.startsWith('You decide'));
  const last = new Map<number, string>();
  const repeated = said.filter(([at, words]) => {
    const isSame = last.get(at) === words;
    last.set(at, words);
    return isSame;
  });
  console.log(JSON.stringify({ turns, answered, asked: asked.length, actions: await actionsOf(ann.page) }));
  expect(repeated).toEqual([]);
  expect(asked.length).toBeGreaterThanOrEqual(turns);
  expect(asked.length).toBeLessThanOrEqual(answered + 1);
  await tabTo(ann.page, /^Rematch/);
  await ann.page.keyboard.press('Enter');
  await ann.page.getByText('Waiting for the others').waitFor();
  expect(unexpected([...ann.faults, ...ben.faults])).toEqual([]);
});

test('notes are kept while they are written; who is muted is not read; a line and a person are told to the host', async () => {
  const [ann, ben] = [await site.visit(), await site.visit()];
  const host = await site.visit();
  await together(ann.page, ben.page, ['Edeltraud', 'Friedbert']);
  for (const { page } of [ann, ben]) await openRoom(page);
  await ann.page.getByText('My notes').click();
  await ann.page.getByLabel('My notes').fill('He likes to weave.');
  await ann.page.getByText('Saved. Nobody else can read them.').waitFor();
  await ben.page.getByLabel('Write to the table').fill('You fly like a freighter.');
  await ben.page.getByRole('button', { name: 'Send' }).click();
  const line = ann.page.getByText('You fly like a freighter.');
  await line.waitFor();
  await ann.page.getByRole('button', { name: /^Report this line of Friedbert/ }).click();
  await ann.page.getByText('The line was reported to the host.').waitFor();
  await ann.page.getByRole('button', { name: /^Mute Friedbert/ }).click();
  await ann.page.getByText(/Friedbert.* is muted/).waitFor();
  await line.waitFor({ state: 'hidden' });
  await ann.page.reload();
  await atBoard([ann.page]);
  await openRoom(ann.page);
  await ann.page.getByText('My notes').click();
  expect(await ann.page.getByLabel('My notes').inputValue()).toBe('He likes to weave.');
  expect(await line.count()).toBe(0);
  await ann.page.goto(`${site.url}/account`);
  const people = ann.page.getByRole('region', { name: 'People' });
  await people.getByText('muted', { exact: true }).waitFor();
  await people.getByRole('button', { name: 'Undo' }).click();
  await people.getByText('Nobody is muted or blocked.').waitFor();
  await people.getByLabel('Name').fill('Friedbert');
  await people.getByRole('button', { name: 'Block' }).click();
  await people.getByText('blocked', { exact: true }).waitFor();
  const tell = ann.page.getByRole('form', { name: 'Report to the host' });
  await tell.getByLabel('What happened').fill('He insults everybody.');
  await tell.getByRole('button', { name: 'Send' }).click();
  await tell.getByText('Sent.').waitFor();
  const file = ann.page.waitForEvent('download');
  await ann.page.getByRole('button', { name: 'Save my data as a file' }).click();
  expect((await file).suggestedFilename()).toBe('admiralty-Edeltraud.json');
  await site.promote(await comeIn(host.page, 'Gisbert'), 'moderator');
  await host.page.goto(`${site.url}/host`);
  const reports = host.page.getByRole('region', { name: 'Reports' });
  await reports.getByText('You fly like a freighter.').waitFor();
  await reports.getByText('He insults everybody.').waitFor();
  expect(await seriousFaults(host.page)).toEqual([]);
  await shoot(host.page, 'online-reports-desk', true);
  expect(unexpected([...ann.faults, ...ben.faults, ...host.faults])).toEqual([]);
});

test('logins of one’s own are listed, and ended from another one', async () => {
  const [here, there] = [await site.visit(), await site.visit()];
  await comeIn(here.page, 'Hiltrud');
  await here.page.goto(`${site.url}/account`);
  await here.page.getByRole('form', { name: 'Keep my games' }).getByLabel('Password').fill('a long password');
  await here.page.getByRole('button', { name: 'Make an account' }).click();
  await here.page.getByRole('form', { name: 'Change password' }).waitFor();
  await there.page.goto(`${site.url}/account`);
  const login = there.page.getByRole('form', { name: 'Log in' });
  await login.getByLabel('Name').fill('Hiltrud');
  await login.getByLabel('Password').fill('a long password');
  await login.getByRole('button', { name: 'Log in' }).click();
  await there.page.getByRole('heading', { name: 'Hiltrud' }).waitFor();
  await here.page.reload();
  const logins = here.page.getByRole('region', { name: 'Logins' });
  await logins.getByRole('button', { name: 'End all others' }).click();
  await expect.poll(() => logins.getByRole('listitem').count(), { timeout: 30_000 }).toBe(1);
  await there.page.reload();
  await there.page.getByRole('form', { name: 'Log in' }).waitFor();
});
