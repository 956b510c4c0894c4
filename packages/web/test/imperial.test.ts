import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from './support/axe.ts';
import { openSite, type Site, shoot, sizes } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const against = (level: 'cadet' | 'captain') => [{ is: 'person' }, { is: 'computer', level }];

/** A table from a link, as people share them. */
async function start(page: Page, setup: object): Promise<void> {
  const game = { game: 'imperial-ambitions', seed: 'browser', ...setup };
  await page.goto(`${site.url}/#start=${encodeURIComponent(JSON.stringify(game))}`);
  await page.reload();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByText('You decide', { exact: true }).waitFor({ timeout: 60_000 });
}

const ready = (page: Page) => page.locator('[data-coach=commit]:enabled, [data-coach=done]:enabled').first();
const over = (page: Page) => page.getByText('The game is over', { exact: false }).first();
/** Which question is open: its commit button is another one after each answer. */
const mark = (page: Page) => ready(page).evaluate((button) => button.setAttribute('data-seen', ''));

/** Answers what is asked, as proposed, until this is there. */
async function playUntil(page: Page, there: ReturnType<Page['locator']>, answer: () => Promise<void>): Promise<void> {
  for (let n = 0; n < 60; n++) {
    await ready(page).or(there).first().waitFor({ timeout: 60_000 });
    if (await there.first().isVisible()) return;
    await mark(page);
    await answer();
    await page.locator('[data-seen]').waitFor({ state: 'detached', timeout: 60_000 });
  }
  throw new Error('it never came');
}

/** Two ships each, a few hexes apart and bow to bow: over in a turn or two. */
const closeFight = (phase: 'move' | 'fire') => ({
  scenario: '01-duel',
  position: {
    scenario: '01-duel',
    units: [
      { id: 'BB1', type: 'BB', owner: 1, map: { xy: [20, 24], facing: 0 } },
      { id: 'CA1', type: 'CA', owner: 1, map: { xy: [21, 24], facing: 0 } },
      { id: 'DD1', type: 'DD', owner: 2, steps: 1, map: { xy: [20, 21], facing: 3 } },
    ],
    battle: { phase, turn: 1, defender: 1 },
  },
});

test('the guided battle: roll, move, odds, fire, and what follows', async () => {
  const { page, faults } = await site.visit();
  await page.goto(`${site.url}/learn/imperial-ambitions`);
  const step = (n: number) => page.getByText(`${n} of 11`, { exact: true }).waitFor({ timeout: 60_000 });
  const next = () => page.getByRole('button', { name: 'Next' }).first().click();
  for (const n of [1, 2, 3]) {
    await step(n);
    await next();
  }
  await step(4);
  await ready(page).click();
  await step(5);
  await page.getByRole('radio', { name: /^Move/ }).click();
  await page.getByRole('radio', { name: /^2 hexes/ }).click();
  await shoot(page, 'imperial-activate-desk');
  expect(await seriousFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await seriousFaults(page)).toEqual([]);
  await ready(page).click();
  await step(6);
  await playUntil(page, page.getByText('7 of 11', { exact: true }), () => ready(page).click());
  await next();
  await step(8);
  await shoot(page, 'imperial-fire-desk');
  await ready(page).click();
  await step(9);
  expect(faults).toEqual([]);
}, 120_000);

test('a battle against the captain to its end by clicks', async () => {
  const { page, faults } = await site.visit();
  await start(page, { ...closeFight('move'), players: against('captain') });
  await playUntil(page, over(page), () => ready(page).click());
  await shoot(page, 'imperial-over-desk');
  expect(faults).toEqual([]);
}, 120_000);

test('a battle to its end by the keyboard alone', async () => {
  const { page, faults } = await site.visit();
  await start(page, { ...closeFight('fire'), players: against('cadet') });
  await page.keyboard.press('.');
  await playUntil(page, over(page), async () => {
    await page.keyboard.press((await ready(page).getAttribute('data-coach')) === 'done' ? 'd' : 'Enter');
  });
  expect(faults).toEqual([]);
}, 120_000);

test('a war: orders are built, a force jumps, a battle opens in place, lasts over a reload, and its result is told', async () => {
  const { page, faults } = await site.visit();
  await start(page, {
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
  await page.locator('[data-coach=build] button').first().click();
  await page.getByRole('button', { name: /Seal · 1 order/ }).waitFor();
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
  await playUntil(page, page.getByText(/^Deploy \d/), () => ready(page).click());
  await page.reload();
  await page.getByText(/^Deploy \d/).waitFor({ timeout: 60_000 });
  await shoot(page, 'imperial-nested-desk');
  await playUntil(page, page.getByText('Write your building orders'), () => ready(page).click());
  await page
    .getByText(/holds the field/)
    .first()
    .waitFor({ state: 'attached' });
  expect(faults).toEqual([]);
}, 120_000);

test('a phone moves and fires', async () => {
  const { page, faults } = await site.visit({ viewport: sizes.phone, hasTouch: true });
  await start(page, { ...closeFight('fire'), players: against('cadet') });
  await page.getByRole('checkbox', { name: /BB1/ }).tap();
  await page.getByRole('checkbox', { name: /BB1/ }).tap();
  await shoot(page, 'imperial-fire-phone');
  expect(await seriousFaults(page)).toEqual([]);
  await ready(page).tap();
  await page
    .getByText(/takes \d hit/)
    .first()
    .waitFor({ timeout: 60_000 });
  expect(faults).toEqual([]);
}, 120_000);
