import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from './support/axe.ts';
import {
  actionsOf,
  answerAtRandom,
  ask,
  atBoard,
  comeIn,
  linkOf,
  mainButton,
  newTable,
  openRoom,
  pickScenario,
  playOn,
  quickTable,
  unexpected,
} from './support/online.ts';
import { openSite, type Site, shoot, type Visitor } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const duel = { game: 'deltavee', scenario: 'dv-1' };
const captain = { is: 'bot', level: 'captain' };

async function lost(visitor: Visitor): Promise<void> {
  await visitor.context.setOffline(true);
  await visitor.page.getByText('No connection.').waitFor({ timeout: 30_000 });
}

async function regained(visitor: Visitor): Promise<void> {
  await visitor.context.setOffline(false);
  await visitor.page.getByText('No connection.').waitFor({ state: 'hidden', timeout: 60_000 });
}

/** Answers until it is there, looking only when something is asked. */
async function playUntil(page: Page, wanted: Locator, moves: number): Promise<void> {
  for (let n = 0; n < moves; n++) {
    await mainButton(page).or(wanted).first().waitFor({ timeout: 60_000 });
    if (await wanted.isVisible()) return;
    await playOn([page], 1);
  }
}

test('from the link to the first decision: the link, a name, one button', async () => {
  const [ann, ben] = [await site.visit(), await site.visit()];
  await newTable(ann.page, site.url, 'deltavee', 'Alwine');
  await pickScenario(ann.page, 'The Chess Players');
  await ann.page.getByRole('button', { name: /Copy link and open/ }).click();
  const link = await linkOf(ann.page);
  const begun = Date.now();
  await ben.page.goto(link);
  await ben.page.getByLabel('Your name at the table').fill('Burkhard');
  await ben.page.getByRole('button', { name: /Sit down as/ }).click();
  await ben.page.getByText('You decide', { exact: true }).waitFor({ timeout: 60_000 });
  await mainButton(ben.page).waitFor({ timeout: 60_000 });
  console.log(`from the link to the first decision: ${Date.now() - begun} ms`);
  expect(unexpected([...ann.faults, ...ben.faults])).toEqual([]);
});

test('the newest window acts, the older one says so; an answer that came too late is explained', async () => {
  const ann = await site.visit();
  const table = await quickTable(ann.page, 'Dietlinde', { ...duel, seats: [{ is: 'you' }, captain] });
  await ann.page.goto(`${site.url}/online/${table}`);
  await mainButton(ann.page).waitFor({ timeout: 60_000 });
  const second = await ann.context.newPage();
  await second.goto(`${site.url}/online/${table}`);
  const note = ann.page.getByText('This table is open in a newer window of yours');
  await note.waitFor({ timeout: 60_000 });
  expect(await seriousFaults(ann.page)).toEqual([]);
  await shoot(ann.page, 'online-windows-desk');
  await mainButton(ann.page).click();
  await ann.page
    .getByText(/press Act here first/)
    .first()
    .waitFor();
  await ann.page.getByRole('button', { name: 'Act here' }).click();
  await second.getByText('This table is open in a newer window of yours').waitFor();
  await second.close();
  await note.waitFor({ state: 'hidden' });
  await lost(ann);
  await mainButton(ann.page).click();
  await ann.page.getByText(/Your order waits/).waitFor();
  const device = await site.visit();
  await device.context.addCookies(await ann.context.cookies());
  expect(await answerAtRandom(device.page, table, 0)).toBe(true);
  await regained(ann);
  await ann.page.getByText('Your seat has already answered from another window.').waitFor();
  await ann.page.getByText(/nothing was spent/).waitFor();
  expect(await seriousFaults(ann.page)).toEqual([]);
  await shoot(ann.page, 'online-faster-desk');
  await ann.page.getByRole('button', { name: 'Understood' }).click();
  expect(unexpected(ann.faults)).toEqual([]);
});

test('watchers see it so much later as the table says', async () => {
  const [ann, eve] = [await site.visit(), await site.visit()];
  const table = await quickTable(ann.page, 'Ernestine', { ...duel, delay: 600, seats: [{ is: 'you' }, captain] });
  await ann.page.goto(`${site.url}/online/${table}`);
  await atBoard([ann.page]);
  await playOn([ann.page], 2);
  const played = await actionsOf(ann.page);
  await eve.page.goto(`${site.url}/online/${table}`);
  await atBoard([eve.page]);
  await openRoom(eve.page);
  await eve.page
    .getByText(/10 min later/)
    .first()
    .waitFor();
  expect(await actionsOf(eve.page)).toBe(0);
  await shoot(eve.page, 'online-delay-desk');
  site.wait(601_000);
  await expect.poll(() => actionsOf(eve.page), { timeout: 30_000 }).toBeGreaterThanOrEqual(played);
  expect(unexpected([...ann.faults, ...eve.faults])).toEqual([]);
});

test('open tables by game and by pace', async () => {
  const { page: owner } = await site.visit();
  const { page, faults } = await site.visit();
  const mark = String(Date.now()); // a second try finds the tables of the first
  const open = { seats: [{ is: 'you' }, { is: 'open' }], listed: true };
  const days = { bankMs: 0, turnMs: 4 * 86_400_000 };
  const slow = { ...duel, ...open, title: `Over days ${mark}`, clock: days };
  const away = await quickTable(owner, 'Gerlinde', slow);
  await quickTable(owner, 'Gerlinde', { ...duel, ...open, title: `Without haste ${mark}` });
  await quickTable(owner, 'Gerlinde', {
    game: 'sword-and-stars',
    scenario: 'two-new-empires',
    ...open,
    title: `Of stars ${mark}`,
  });
  await page.goto(`${site.url}/games`);
  const tables = page.getByRole('region', { name: 'Open tables' });
  const titles = async () =>
    (await tables.getByRole('listitem').locator('b').allTextContents())
      .filter((title) => title.endsWith(mark))
      .map((title) => title.slice(0, -mark.length - 1))
      .sort();
  await expect.poll(titles, { timeout: 30_000 }).toEqual(['Of stars', 'Over days', 'Without haste']);
  await tables.getByLabel('Game').selectOption({ label: 'DeltaVee' });
  expect(await titles()).toEqual(['Over days', 'Without haste']);
  await tables.getByLabel('Pace').selectOption('days');
  expect(await titles()).toEqual(['Over days']);
  await tables.getByLabel('Pace').selectOption('live');
  expect(await titles()).toEqual([]);
  await shoot(page, 'online-filters-desk');
  await page.getByRole('button', { name: 'Join by link' }).click();
  await page.getByLabel('Link that you were given').fill('https://example.org/join/elsewhere');
  await page.keyboard.press('Enter');
  await page.getByText('This is no link to a table of this server.').waitFor();
  const { invite } = (await ask(owner, 'POST', `/api/tables/${away}/invites`, { uses: 1 })) as { invite: string };
  await page.getByLabel('Link that you were given').fill(`${site.url}/join/${away}#${invite}`);
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^Gerlinde asks you to play/ }).waitFor();
  expect(unexpected(faults)).toEqual([]);
});

test('a lost connection keeps what was composed, on other boards too', async () => {
  const ann = await site.visit();
  await comeIn(ann.page, 'Hadwig');
  const war = await quickTable(ann.page, 'Hadwig', {
    game: 'imperial-ambitions',
    scenario: '06-border-war',
    seats: [{ is: 'you' }, captain],
  });
  await ann.page.goto(`${site.url}/online/${war}`);
  const build = ann.page.locator('[data-coach=build] button').first();
  await playUntil(ann.page, build, 12);
  await build.click();
  const sealed = ann.page.getByRole('button', { name: /Seal · 1 order/ });
  await sealed.waitFor();
  await lost(ann);
  await sealed.waitFor();
  await regained(ann);
  await sealed.waitFor();
  await ann.page.reload();
  await sealed.waitFor({ timeout: 60_000 });
  const frontier = await quickTable(ann.page, 'Hadwig', {
    game: 'fifth-frontier-war',
    scenario: 'jewell-gate',
    seats: [{ is: 'you' }, captain],
  });
  await ann.page.goto(`${site.url}/online/${frontier}`);
  await atBoard([ann.page]);
  const seal = ann.page.getByRole('button', { name: /^Seal all plots/ });
  await playUntil(ann.page, seal, 30);
  const hold = ann.page.getByRole('button', { name: 'Hold the rest', disabled: false });
  if (await hold.isVisible()) await hold.click();
  await expect.poll(() => seal.isEnabled(), { timeout: 30_000 }).toBe(true);
  await lost(ann);
  await regained(ann);
  expect(await seal.isEnabled()).toBe(true);
  await seal.click();
  await seal.waitFor({ state: 'hidden', timeout: 60_000 });
  const cadet = { is: 'bot', level: 'cadet' };
  const stars = await quickTable(ann.page, 'Hadwig', {
    game: 'sword-and-stars',
    scenario: 'five-empires-stalemate',
    seats: [{ is: 'you' }, cadet, cadet, cadet, cadet],
  });
  await ann.page.goto(`${site.url}/online/${stars}`);
  await atBoard([ann.page]);
  const operation = ann.page.locator('[data-coach^=operation-]:not([data-barred=true])').first();
  await playUntil(ann.page, operation, 30);
  await operation.click();
  const extra = ann.page.getByRole('spinbutton', { name: 'Extra RP' });
  await extra.fill('2');
  await lost(ann);
  await regained(ann);
  expect(await extra.inputValue()).toBe('2');
  await ann.page.reload();
  await expect.poll(() => extra.inputValue().catch(() => ''), { timeout: 60_000 }).toBe('2');
  expect(unexpected(ann.faults)).toEqual([]);
});
