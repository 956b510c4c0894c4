import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from './support/axe.ts';
import { against, answerWar, isAsked, over, playUntil, ready, start } from './support/imperial.ts';
import { openSite, type Site, shoot, shootAll } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('a war: orders are built, a force jumps, a battle opens in place, lasts over a reload, and its result is told', async () => {
  const { page, faults } = await site.visit();
  await start(page, site.url, {
    scenario: '06-border-war',
    players: against('cadet'),
    position: {
      scenario: '06-border-war',
      start: { turn: 3, phase: 'build' },
      players: [{ seat: 1, treasury: 100 }],
      units: [
        { id: 'B1', type: 'B', owner: 1, system: 'A3', where: 'orbit:habitable' },
        { id: 'Inf1', type: 'Inf', owner: 1, system: 'A3', where: 'surface' },
        { id: 'BB1', type: 'BB', owner: 1, xy: [11, 11] },
        { id: 'Inf2', type: 'Inf', owner: 2, system: 'B2', where: 'surface' },
        { id: 'DD1', type: 'DD', owner: 2, system: 'A4', steps: 1 },
      ],
    },
  });
  await isAsked(page);
  await page.locator('[data-coach=build] button').first().click();
  await page.getByRole('button', { name: /Seal · 1 order/ }).waitFor();
  await page
    .getByRole('list', { name: 'Your orders' })
    .getByRole('img', { name: '0 of 5 payments made, one due now' })
    .waitFor();
  await shoot(page, 'imperial-build-desk');
  await ready(page).click();
  await page.getByRole('button', { name: 'Leave all as it is' }).click();
  await page.locator('[data-coach=ends] button').first().waitFor({ timeout: 60_000 });
  await shoot(page, 'imperial-jump-desk');
  expect(await seriousFaults(page)).toEqual([]);
  const declare = page.locator('[data-coach=declare] [role=checkbox]').first();
  await playUntil(page, declare.or(page.getByText('Declare whom you attack, and where.')), async () => {
    const end = page.locator('[data-coach=ends] button').first();
    if (await end.isVisible()) await end.click();
    await ready(page).click();
  });
  await declare.click();
  await shoot(page, 'imperial-declare-desk');
  await playUntil(page, page.getByText(/^Deploy \d/));
  await page.reload();
  await page.getByText(/^Deploy \d/).waitFor({ timeout: 60_000 });
  await shoot(page, 'imperial-nested-desk');
  await playUntil(page, page.getByText('Write your building orders'));
  await page
    .getByText(/holds the field/)
    .first()
    .waitFor({ state: 'attached' });
  expect(faults).toEqual([]);
}, 90_000);

test('the guided war to its last step', async () => {
  const { page, faults } = await site.visit();
  await page.goto(`${site.url}/learn/imperial-ambitions/war`);
  const at = (n: number) => page.getByText(`${n} of 10`, { exact: true });
  const step = (n: number) => at(n).waitFor({ timeout: 60_000 });
  const next = () => page.getByRole('button', { name: 'Next' }).first().click();
  for (const n of [1, 2]) {
    await step(n);
    await next();
  }
  await step(3);
  await page.locator('[data-coach=build] button').first().click();
  await page.getByRole('button', { name: /Seal · 1 order/ }).click();
  await step(4);
  await page.locator('[data-coach=bench] select').first().selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Seal these task forces' }).click();
  await step(5);
  await page
    .locator('[data-coach=ends]')
    .getByRole('button', { name: /Aldren IV/ })
    .click();
  await ready(page).click();
  await step(6);
  await playUntil(page, at(7), async () => {
    const done = page.locator('[data-coach=done]:enabled').first();
    await ((await done.isVisible()) ? done : ready(page)).click();
  });
  await page.locator('[data-coach=declare] [role=checkbox]').first().click();
  await ready(page).click();
  await step(8);
  await playUntil(page, at(9));
  await playUntil(page, at(10));
  await shoot(page, 'imperial-war-lesson-desk');
  await next();
  await page.getByText('A whole turn of war.').waitFor();
  expect(faults).toEqual([]);
}, 120_000);

test('a war of two against the captain from its first turn to its end, by clicks', async () => {
  const { page, faults } = await site.visit();
  const options = { turnLimit: 4 };
  await start(page, site.url, { scenario: '06-border-war', players: against('captain'), options });
  await isAsked(page);
  const gather = page.getByRole('button', { name: /^All 10 loose ships into task force 1/ });
  await playUntil(page, gather);
  const bench = page.getByRole('region', { name: 'Task forces' });
  for (const ship of ['BB1', 'CA1']) await bench.getByRole('button', { name: ship, exact: true }).click();
  await bench.getByRole('button', { name: /^Put 2 here/ }).click();
  await bench.getByText('2 hexes').waitFor(); // as far as the slower of both
  await shootAll(page, 'imperial-bench');
  await page.getByRole('button', { name: 'Dissolve task force 1 (2 ships)' }).click();
  await gather.click();
  await page.getByRole('button', { name: 'Dissolve task force 1 (10 ships)' }).click();
  await page.getByRole('button', { name: '7 that jump 2 or more into task force 1' }).click(); // all but the cargo ships
  await page.getByRole('button', { name: 'Dissolve task force 1 (7 ships)' }).click();
  const fast = page.getByRole('button', { name: /^\d+ that jump 2 or more$/ });
  await playUntil(page, fast);
  await fast.click();
  const left = page.getByRole('list', { name: 'Who goes along' }).getByRole('checkbox', { checked: false });
  expect(await left.allTextContents()).toEqual([' Cg1jumps 1', ' Cg2jumps 1', ' Cg3jumps 1']);
  await page.getByRole('button', { name: /^towards Bexley I \(B1\)/ }).click(); // farther than one jump
  await page.getByRole('button', { name: /^Jump Loose ships to A/ }).waitFor();
  await shootAll(page, 'imperial-towards');
  await playUntil(page, over(page), () => answerWar(page), 150);
  await page.getByRole('table').filter({ hasText: 'Score' }).waitFor();
  await shoot(page, 'imperial-war-over-desk');
  expect(await seriousFaults(page)).toEqual([]);
  expect(faults).toEqual([]);
}, 120_000);

test('forces are bought and loaded behind the curtain at one screen', async () => {
  const { page, faults } = await site.visit();
  const players = [{ is: 'person' }, { is: 'person' }];
  await start(page, site.url, { scenario: '06-border-war', players, options: { forces: 'purchase', turnLimit: 1 } });
  const curtain = page.getByRole('dialog', { name: /Pass the screen to/ });
  await curtain.waitFor({ timeout: 60_000 });
  expect(await page.getByText('points left').count()).toBe(0);
  for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
  await isAsked(page);
  await page.getByRole('button', { name: 'Sell everything' }).click();
  await page.getByText('of 900 points left').locator('..').getByText('900', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^Carrier, in space/ }).click();
  const orders = page.getByRole('region', { name: 'Orders' });
  await orders.getByText('fighters 0 of 4').waitFor();
  await page.getByRole('button', { name: 'Load', exact: true }).click();
  await page.getByRole('button', { name: /^Fighter squadron/ }).click();
  await orders.getByText('fighters 2 of 4').waitFor();
  await page.getByText('of 900 points left').locator('..').getByText('745', { exact: true }).waitFor(); // 125 and 30
  const bench = page.getByRole('region', { name: 'What you buy' });
  await bench.getByRole('button', { name: /Carrier fighters 2 of 4/, pressed: true }).waitFor();
  await shoot(page, 'imperial-purchase-desk');
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Seal the purchase' }).click();
  await curtain.waitFor({ timeout: 60_000 });
  expect(await page.getByText('Carrier').count()).toBe(0);
  expect(faults).toEqual([]);
}, 90_000);
