import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from './support/axe.ts';
import { atBoard, isAsked, join, linkOf, mainButton, newTable, playOn, unexpected } from './support/online.ts';
import { openSite, type Site, shoot, sizes } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('two people: made, invited, joined and played; reloaded and cut off in the middle', async () => {
  const ann = await site.visit();
  const ben = await site.visit({ viewport: sizes.phone, hasTouch: true, colorScheme: 'light' });
  await newTable(ann.page, site.url, 'deltavee', 'Annalise');
  await ann.page.getByText('Copy link and open the table').waitFor();
  expect(await seriousFaults(ann.page)).toEqual([]);
  await shoot(ann.page, 'online-new-table-desk');
  await ann.page.getByRole('button', { name: /Copy link and open/ }).click();
  const link = await linkOf(ann.page);
  expect(await seriousFaults(ann.page)).toEqual([]);
  await shoot(ann.page, 'online-waiting-desk');
  await ben.page.goto(link);
  await ben.page.getByRole('heading', { name: /Annalise asks you to play/ }).waitFor();
  expect(await seriousFaults(ben.page)).toEqual([]);
  await shoot(ben.page, 'online-join-phone');
  const begun = Date.now();
  await join(ben.page, link, 'Benedict');
  await atBoard([ann.page, ben.page]);
  console.log(`from the link to the board: ${Date.now() - begun} ms`);
  await playOn([ann.page, ben.page], 4);
  await shoot(ann.page, 'online-board-desk');
  await ben.page.reload();
  await atBoard([ben.page]);
  await playOn([ann.page, ben.page], 2);
  await ann.context.setOffline(true);
  await ann.page.getByText('No connection.').waitFor({ timeout: 30_000 });
  await shoot(ann.page, 'online-lost-desk');
  if (await isAsked(ann.page)) {
    await mainButton(ann.page).click();
    await ann.page.getByText(/Your order waits/).waitFor();
  } else await playOn([ben.page], 1);
  await ann.context.setOffline(false);
  await ann.page.getByText('No connection.').waitFor({ state: 'hidden', timeout: 60_000 });
  await playOn([ann.page, ben.page], 2);
  await ann.page.getByRole('button', { name: 'Table', exact: true }).click();
  await ann.page.getByRole('region', { name: 'Who plays' }).getByText('Benedict').waitFor();
  expect(await seriousFaults(ann.page)).toEqual([]);
  await shoot(ann.page, 'online-table-panel-desk');
  await ben.page.goto(`${site.url}/games`);
  const row = ben.page.getByRole('article').filter({ hasText: 'Annalise' });
  await row.waitFor();
  expect(await seriousFaults(ben.page)).toEqual([]);
  await shoot(ben.page, 'online-lobby-phone');
  await ann.page.goto(`${site.url}/games`);
  await ann.page.getByRole('region', { name: 'Open tables' }).waitFor();
  await shoot(ann.page, 'online-lobby-desk');
  expect(unexpected([...ann.faults, ...ben.faults])).toEqual([]);
});

test('a computer takes a seat of The Sword and the Stars, and the game begins at once', async () => {
  const { page, faults } = await site.visit();
  await newTable(page, site.url, 'sword-and-stars', 'Clarissa');
  const groups = page.getByRole('radiogroup', { name: /^Who plays/ });
  for (let at = 1; at < (await groups.count()); at++)
    await groups.nth(at).getByRole('radio', { name: 'Computer' }).click();
  await page.getByRole('button', { name: /^Open the table/ }).click();
  await atBoard([page]);
  await playOn([page], 2);
  await shoot(page, 'online-sword-desk');
  expect(unexpected(faults)).toEqual([]);
});

test('a guest turns into an account, and keeps the seat on another device', async () => {
  const first = await site.visit();
  await newTable(first.page, site.url, 'deltavee', 'Dorothea');
  await first.page.getByRole('button', { name: /Copy link and open/ }).click();
  await linkOf(first.page);
  await first.page.goto(`${site.url}/account`);
  await first.page.getByRole('form', { name: 'Keep my games' }).getByLabel('Password').fill('a long password');
  await first.page.getByRole('button', { name: 'Make an account' }).click();
  await first.page.getByRole('form', { name: 'Change password' }).waitFor();
  expect(await seriousFaults(first.page)).toEqual([]);
  await shoot(first.page, 'online-account-desk');
  const second = await site.visit();
  await second.page.goto(`${site.url}/account`);
  const login = second.page.getByRole('form', { name: 'Log in' });
  await login.getByLabel('Name').fill('Dorothea');
  await login.getByLabel('Password').fill('a long password');
  await login.getByRole('button', { name: 'Log in' }).click();
  await second.page.getByRole('heading', { name: 'Dorothea' }).waitFor();
  await second.page.goto(`${site.url}/games`);
  await second.page.getByRole('article').filter({ hasText: 'One seat is free.' }).waitFor();
  expect(unexpected([...first.faults, ...second.faults])).toEqual([]);
});

test('without a play server the page says so, and local games are as before', async () => {
  const { page } = await site.visit();
  await page.route('**/api/**', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'no' }));
  await page.goto(`${site.url}/games`);
  await page.getByText('This page comes without a play server').waitFor();
  expect(await page.getByRole('link', { name: 'New table' }).count()).toBe(0);
  await page.goto(`${site.url}/new/deltavee`);
  await page.getByText('This page comes without a play server').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
});
