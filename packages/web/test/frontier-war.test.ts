import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from './support/axe.ts';
import { openSite, type Site, shoot, sizes } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** A game with these dice against the captain, opened by a link. */
async function begin(page: Page, scenario: string, person: number, seed = 'frontier'): Promise<void> {
  const players = [0, 1].map((seat) => (seat === person ? { is: 'person' } : { is: 'computer', level: 'captain' }));
  const setup = { game: 'fifth-frontier-war', scenario, players, seed };
  await page.goto(`${site.url}/#start=${encodeURIComponent(JSON.stringify(setup))}`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByText('You decide', { exact: true }).waitFor({ timeout: 60_000 });
}

const commit = (page: Page) => page.locator('[data-coach=commit]:enabled').first();
const isOver = (page: Page) => page.getByText(/the combat is over/i).first();

async function fightOut(page: Page, answer: () => Promise<void>): Promise<void> {
  for (let n = 0; n < 60 && !(await isOver(page).isVisible()); n++) {
    await commit(page).or(isOver(page)).first().waitFor({ timeout: 60_000 });
    if (!(await isOver(page).isVisible())) await answer();
    await page.waitForTimeout(300);
  }
  await isOver(page).waitFor();
}

test('a whole combat against the captain by clicks, going on after a reload', async () => {
  const { page, faults } = await site.visit();
  await begin(page, 'ruie-gunnery', 0);
  await commit(page).click();
  await page.reload();
  await commit(page).or(isOver(page)).first().waitFor({ timeout: 60_000 });
  await fightOut(page, async () =>
    commit(page)
      .click({ timeout: 5000 })
      .catch(() => {}),
  );
  await shoot(page, 'frontier-combat-over');
  expect(faults).toEqual([]);
}, 120_000);

test('the same by keys alone, on a phone', async () => {
  const { page, faults } = await site.visit({ viewport: sizes.phone });
  await begin(page, 'ruie-gunnery', 0, 'by keys');
  await fightOut(page, () => page.keyboard.press('Enter'));
  expect(faults).toEqual([]);
}, 120_000);

test('the deployment desk of the campaign has no serious fault in either theme', async () => {
  const { page, faults } = await site.visit();
  await begin(page, 'campaign', 0);
  const places = page.locator('[data-coach=deploy]');
  for (let n = 0; n < 10 && !(await places.isVisible()); n++) {
    await commit(page).or(places).first().waitFor({ timeout: 60_000 });
    if (!(await places.isVisible())) await commit(page).click();
    await page.waitForTimeout(500);
  }
  await page.getByRole('button', { name: 'Take the proposal' }).waitFor();
  await places.locator('h4 button').first().click();
  await shoot(page, 'frontier-deploy-desk');
  expect(await seriousFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Points', exact: true }).click();
  await page.getByText('Worlds that could count').waitFor();
  expect(faults).toEqual([]);
}, 120_000);

test('the referee begins a war, runs weeks, and finds it again after a reload', async () => {
  const { page, faults } = await site.visit();
  await page.goto(`${site.url}/referee/fifth-frontier-war`);
  await page.getByRole('button', { name: 'Begin a war' }).click({ timeout: 60_000 });
  const run = page.getByRole('button', { name: 'Run a week', exact: true });
  await run.waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Run 4 weeks' }).click();
  await page.getByText('week -11.').waitFor({ timeout: 60_000 });
  await page.reload();
  await page.getByText('week -11.').waitFor({ timeout: 60_000 });
  await shoot(page, 'frontier-referee-desk');
  expect(faults).toEqual([]);
}, 120_000);
