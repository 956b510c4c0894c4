import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from './support/axe.ts';
import {
  answerAtRandom,
  atBoard,
  join,
  linkOf,
  newTable,
  pickScenario,
  playOn,
  quickTable,
  unexpected,
} from './support/online.ts';
import { openSite, type Site, shoot } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('two plot a war of Fifth Frontier War under seal; a sheet half written is there after a reload', async () => {
  const [ann, ben] = [await site.visit(), await site.visit()];
  await newTable(ann.page, site.url, 'fifth-frontier-war', 'Friederike');
  await pickScenario(ann.page, 'The Gate of Jewell');
  await ann.page.getByRole('button', { name: /Copy link and open/ }).click();
  await join(ben.page, await linkOf(ann.page), 'Gottfried');
  await atBoard([ann.page, ben.page]);
  const seal = ann.page.getByRole('button', { name: /^Seal all plots/ });
  for (let n = 0; n < 30 && !(await seal.isVisible()); n++) await playOn([ann.page, ben.page], 1);
  await seal.waitFor();
  await ann.page.reload();
  await seal.waitFor({ timeout: 60_000 });
  expect(await seriousFaults(ann.page)).toEqual([]);
  await shoot(ann.page, 'online-plots-desk');
  await seal.click();
  await playOn([ann.page, ben.page], 4);
  expect(unexpected([...ann.faults, ...ben.faults])).toEqual([]);
});

test('two hide their fleets from each other in DeltaVee; the server goes and comes back', async () => {
  const [ann, ben] = [await site.visit(), await site.visit()];
  await newTable(ann.page, site.url, 'deltavee', 'Mechthild');
  await pickScenario(ann.page, 'The Chess Players');
  await ann.page.getByRole('button', { name: /Copy link and open/ }).click();
  await join(ben.page, await linkOf(ann.page), 'Nikodemus');
  await atBoard([ann.page, ben.page]);
  await playOn([ben.page], 2);
  await ann.page.getByText('Nothing has happened yet.').waitFor();
  await playOn([ann.page, ben.page], 2);
  await site.restart();
  for (const { page } of [ann, ben]) await page.getByText('No connection.').waitFor({ state: 'hidden' });
  await playOn([ann.page, ben.page], 2);
  await shoot(ann.page, 'online-hidden-desk');
  expect(unexpected([...ann.faults, ...ben.faults])).toEqual([]);
});

test('three play a war of Imperial Ambitions for some turns', async () => {
  const people = [await site.visit(), await site.visit(), await site.visit()];
  const [ann, ben, cat] = people;
  await newTable(ann!.page, site.url, 'imperial-ambitions', 'Henriette');
  const scenarios = ann!.page.getByLabel('Scenario');
  const ids = await scenarios
    .locator('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  const groups = ann!.page.getByRole('radiogroup', { name: /^Who plays/ });
  for (const id of ids) {
    await scenarios.selectOption(id);
    if ((await groups.count()) >= 3) break;
  }
  for (let at = 3; at < (await groups.count()); at++)
    await groups.nth(at).getByRole('radio', { name: 'Computer' }).click();
  await ann!.page.getByRole('button', { name: /Copy link and open/ }).click();
  const link = await linkOf(ann!.page);
  await join(ben!.page, link, 'Ignatius');
  await join(cat!.page, link, 'Jakobine');
  const pages = people.map(({ page }) => page);
  await atBoard(pages);
  await playOn(pages, 9);
  expect(await seriousFaults(cat!.page)).toEqual([]);
  await shoot(cat!.page, 'online-war-desk');
  expect(unexpected(people.flatMap(({ faults }) => faults))).toEqual([]);
});

test('a war over: who won and how, in the lobby; a roll of its dice opens the board at that moment', async () => {
  const [ann, eve] = [await site.visit(), await site.visit()];
  const war = {
    game: 'fifth-frontier-war',
    scenario: 'ruie-gunnery',
    title: `Ruie by night ${Date.now()}`,
    listed: true,
  };
  const table = await quickTable(ann.page, 'Melusine', { ...war, seats: [{ is: 'you' }, { is: 'you' }] });
  for (let isAsked = true; isAsked; ) {
    isAsked = false;
    for (const seat of [0, 1]) isAsked = (await answerAtRandom(ann.page, table, seat)) || isAsked;
  }
  await eve.page.goto(`${site.url}/games`);
  const row = eve.page
    .getByRole('region', { name: 'Open tables' })
    .getByRole('listitem')
    .filter({ hasText: war.title });
  await row.getByText('Fifth Frontier War · Gunnery at Ruie').waitFor();
  await row.getByText(/ (Zhodani|Imperial) points to \d+ (Zhodani|Imperial)\.$/).waitFor();
  await shoot(eve.page, 'online-lobby-over-desk');
  await eve.page.goto(`${site.url}/dice/${table}`);
  await eve.page.getByRole('heading', { name: /proven/ }).waitFor({ timeout: 60_000 });
  expect(await seriousFaults(eve.page)).toEqual([]);
  await shoot(eve.page, 'online-dice-desk');
  const moment = eve.page.getByRole('link', { name: 'The board at action' }).first();
  const action = await moment.textContent();
  await moment.click();
  await eve.page.getByRole('heading', { name: 'Referee view' }).waitFor({ timeout: 60_000 });
  await eve.page.getByText(`Action ${action} of`).waitFor();
  await ann.page.goto(`${site.url}/dice/${table}`);
  await ann.page.getByRole('row').nth(1).waitFor({ timeout: 60_000 });
  const sides = ann.page.getByRole('radio');
  if ((await sides.count()) > 1) await sides.nth(1).click(); // by chance one side may have rolled alone
  const names = await ann.page.getByRole('row').locator('td:nth-child(3)').allTextContents();
  expect(new Set(names).size).toBe(1);
  expect(unexpected([...ann.faults, ...eve.faults])).toEqual([]);
});

test('a finished game is shown by its address, to anybody and on other sites, with everything that was hidden', async () => {
  const [ann, ben, eve] = [await site.visit(), await site.visit(), await site.visit()];
  await newTable(ann.page, site.url, 'deltavee', 'Kunigunde');
  await ann.page.getByRole('button', { name: /Copy link and open/ }).click();
  await join(ben.page, await linkOf(ann.page), 'Leopold');
  await atBoard([ann.page, ben.page]);
  await playOn([ann.page, ben.page], 3);
  const table = new URL(ann.page.url()).pathname.split('/').at(-1);
  await eve.page.goto(`${site.url}/embed/${table}`);
  await eve.page.getByText('This game is still being played.').waitFor();
  await ann.page.getByRole('button', { name: 'Menu' }).click();
  await ann.page.getByRole('menuitem', { name: 'Concede' }).click();
  await ann.page.getByRole('button', { name: 'Yes, concede' }).click();
  await ann.page.getByText(/wins/).first().waitFor();
  await eve.page.goto(`${site.url}/watch/${table}`);
  await eve.page.getByRole('heading', { name: 'Referee view' }).waitFor({ timeout: 60_000 });
  await eve.page.getByRole('button', { name: 'To the start' }).click();
  expect(await seriousFaults(eve.page)).toEqual([]);
  await shoot(eve.page, 'online-watch-desk');
  await eve.page.goto(`${site.url}/embed/${table}`);
  await eve.page.getByRole('heading', { name: 'Referee view' }).waitFor({ timeout: 60_000 });
  expect(await eve.page.getByRole('button', { name: 'Play on from here' }).count()).toBe(0);
  expect(unexpected([...ann.faults, ...ben.faults, ...eve.faults])).toEqual([]);
});
