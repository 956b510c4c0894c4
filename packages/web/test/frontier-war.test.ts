import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsInBothThemes } from './support/axe.ts';
import { answer, asked, begin, keys, mouse, playTo, question } from './support/frontier.ts';
import { openSite, type Site, shoot, sizes } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const jumpTo = (page: Page, world: string) => page.locator('[data-coach=reach] button', { hasText: world });
/** The 40th Fleet has jumped to Mongo and fights there with all that it has. */
const BATTLE = ['Take your losses at Mongo', 'Stay at Mongo', 'Bomb the surface of Mongo', 'Land troops on Mongo'];

test('a whole front against the captain by clicks; reloads in the middle of a plot and of a combat lose nothing', async () => {
  const { page, faults } = await site.visit();
  const hand = mouse(page);
  await begin(site, page, { scenario: 'jewell-gate', person: 1 });
  await jumpTo(page, 'Mongo').click();
  await page.getByText('J 1608').waitFor();
  await page.reload();
  await page.getByText('J 1608').waitFor({ timeout: 60_000 });
  await shoot(page, 'frontier-plot-again');
  await answer(page, hand);
  const before = await playTo(page, hand, /at Mongo|of Mongo/);
  expect(before).toContain('Load and unload before the jumps.');
  const first = await asked(page);
  await page.reload();
  expect(await asked(page)).toBe(first);
  await shoot(page, 'frontier-combat-again');
  const battle = await playTo(page, hand, /^Land troops/);
  expect(battle.filter((what) => !BATTLE.some((one) => what.startsWith(one)))).toEqual([]);
  await page
    .getByRole('button', { name: /ashore/ })
    .last()
    .click();
  await page.getByRole('button', { name: /^Move \d/ }).waitFor();
  await answer(page, hand);
  const rest = await playTo(page, hand, null);
  expect(rest.filter((what) => what === 'Write your plots.')).toHaveLength(7);
  await page.getByText('turn 7 was the last').first().waitFor();
  await shoot(page, 'frontier-front-over');
  await page.getByRole('link', { name: 'Replay' }).first().click();
  await page.getByRole('button', { name: 'To the start' }).click();
  await page.getByRole('button', { name: 'Next roll' }).click();
  const routes = (eyes: string) => page.getByRole('region', { name: eyes, exact: true }).locator('[data-route]');
  await expect.poll(() => routes('What Zhodani saw').count()).toBe(2); // plots are sealed: the other side does not see them
  expect(await routes('Referee view').count()).toBe(2);
  expect(await routes('What Imperial saw').count()).toBe(0);
  const log = page.getByRole('region', { name: 'Log', exact: true });
  await log.getByText('moves first').waitFor();
  expect(await log.getByText('turn 7 was the last').count()).toBe(0); // no further than the moment shown
  await page.getByRole('button', { name: 'Next roll' }).click();
  await page.getByRole('region', { name: 'What was fired' }).first().waitFor();
  await shoot(page, 'frontier-replay');
  expect(faults).toEqual([]);
}, 300_000);

test('a phone plots and fights: turn by turn for one fleet, by touch', async () => {
  const { page, faults } = await site.visit({ viewport: sizes.phone, hasTouch: true, isMobile: true });
  await begin(site, page, { scenario: 'jewell-gate', person: 1 });
  await jumpTo(page, 'Mongo').tap();
  const fleet = page.locator('select').filter({ hasText: '40th Fleet' }).first();
  await fleet.locator('option', { hasText: /^40th Fleet$/ }).waitFor({ state: 'attached' }); // nothing of it is missing
  await fleet.selectOption('40th Fleet');
  await page.getByText('J 1608').waitFor();
  await shoot(page, 'frontier-plot-phone');
  const battle = await playTo(page, mouse(page), /^Land troops/);
  expect(battle.some((what) => what.startsWith('Bomb the surface of Mongo'))).toBe(true);
  await page
    .getByRole('button', { name: /ashore/ })
    .last()
    .tap();
  await shoot(page, 'frontier-land-phone');
  await answer(page, mouse(page));
  await playTo(page, mouse(page), /^Arrange/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(faults).toEqual([]);
}, 180_000);

/** In the middle of a fight at Regina, with troops aboard and ashore. */
const AT_REGINA = {
  scenario: 'campaign',
  turn: 3,
  combat: { hex: '2314', stage: 'space' },
  fleets: {
    'Z-F-68th': { at: '2314', squadrons: ['Z-BR-1', 'Z-BR-2', 'Z-BR-3', 'Z-AR-33'], commander: 'Z-ADM-1' },
    'I-F-43rd': { at: '2314', squadrons: ['I-BR-190', 'I-BR-501', 'I-CR-470'], commander: 'I-ADM-12' },
  },
  troops: { 'Z-A1': { aboard: 'Z-AR-33' }, 'I-MAR-1': { at: '2314' } },
};

test('a phone, upright and on its side: the theatre of a fight beside desks and tabs, in both themes', async () => {
  const { page, faults } = await site.visit({ viewport: sizes.phone, hasTouch: true, isMobile: true });
  await begin(site, page, { person: 1, position: AT_REGINA });
  await page.getByRole('button', { name: 'Combat at Regina 2314' }).tap();
  const theatre = page.getByRole('region', { name: 'Combat', exact: true });
  const parts = [
    theatre.getByRole('heading', { name: 'Space combat at Regina 2314' }),
    theatre.getByRole('button', { name: 'Show the map' }),
    theatre.getByText('bombardment', { exact: true }).last(),
    theatre.getByText('defense to lose').first(),
    theatre.getByText('needs a garrison of 15'),
  ];
  for (const viewport of [sizes.phone, { width: 844, height: 390 }]) {
    await page.setViewportSize(viewport);
    for (const part of parts) {
      await part.scrollIntoViewIfNeeded();
      expect(await isOnTop(part), `${viewport.width}: ${await part.textContent()}`).toBe(true);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await faultsInBothThemes(page)).toEqual([]);
    await parts[0]?.scrollIntoViewIfNeeded();
    await shoot(page, `frontier-theatre-${viewport.width}`);
  }
  expect(faults).toEqual([]);
}, 120_000);

/** Nothing lies over its middle. */
function isOnTop(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && (element.contains(top) || top.contains(element));
  });
}

test('map filters tell fuel and defense, and how far a fleet can be in so many turns', async () => {
  const { page, faults } = await site.visit();
  await begin(site, page, { scenario: 'jewell-gate', person: 1 });
  const filter = page.getByLabel('Map shows');
  await filter.selectOption('Fuel');
  await page.locator('svg text', { hasText: /^GOP$/ }).first().waitFor();
  await filter.selectOption('Reach');
  await page.getByText('Pick a fleet whose squadrons you know').waitFor();
  await page.getByRole('button', { name: 'Fleets', exact: true }).click();
  await page.getByRole('button', { name: '40th Fleet' }).first().click();
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  const words = page.getByText(/40th Fleet: \d+ systems in reach/);
  const near = await words.textContent({ timeout: 30_000 });
  await page.getByLabel('Reach', { exact: true }).selectOption('2 turns');
  await expect.poll(() => words.textContent()).not.toBe(near);
  await shoot(page, 'frontier-reach');
  expect(faults).toEqual([]);
}, 120_000);

test('a whole combat by keys alone', async () => {
  const { page, faults } = await site.visit();
  await begin(site, page, { scenario: 'ruie-gunnery', person: 0, seed: 'by keys' });
  await playTo(page, keys(page), null);
  await page.getByText('the combat is over').first().waitFor();
  expect(await question(page).isVisible()).toBe(false);
  expect(faults).toEqual([]);
}, 120_000);
