import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site, shoot, sizes } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('the rules page: search, a term that explains itself, charts, a calculator, the data', async () => {
  const { page, faults } = await site.visit();
  await page.goto(`${site.url}/rules/deltavee`);
  const search = page.getByRole('searchbox', { name: 'Search by number or word' });
  await search.waitFor({ timeout: 60_000 });
  await page.getByText(/^3\d\d rules/).waitFor();
  await shoot(page, 'rules-desk');
  await search.fill('aligned relative velocity');
  await page.getByText(/^1 rule( ·|$)/).waitFor();
  await page.getByText('DV-8.4a').waitFor();
  await page.getByRole('button', { name: 'relative velocity', exact: true }).click();
  await page.getByText('How fast two units pass each other').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Charts' }).click();
  const fire = page.getByRole('row', { name: /Particle barrage/ });
  expect(await fire.getByRole('cell').first().textContent()).toBe('10');
  await shoot(page, 'rules-charts-desk');
  await page.getByRole('tab', { name: 'Calculators' }).click();
  await page.getByRole('combobox', { name: 'Calculation' }).selectOption('target-value');
  await page.getByRole('status', { name: 'Result' }).getByText('Target Value 8').waitFor();
  await page.getByRole('tab', { name: 'Glossary' }).click();
  await page.getByText('Energy Block', { exact: true }).waitFor();
  await page.getByRole('tab', { name: 'Data' }).click();
  await page
    .getByText(/rebuilt|reconstructed/i)
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'The Sword and the Stars' }).click();
  await page.getByText(/^4\d\d rules/).waitFor({ timeout: 60_000 });
  expect(faults).toEqual([]);
});

/** A calculation of each game with pickers of another kind, and what they are set to. */
const picked: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  deltavee: async (page) => {
    const firing = page.getByRole('group', { name: 'Firing', exact: true });
    await firing.getByRole('radio', { name: '9', exact: true }).click();
    await firing.getByRole('spinbutton', { name: 'Velocity' }).fill('6');
    await page.getByRole('status', { name: 'Result' }).getByText('velocities 6 and 3 give 3').waitFor();
  },
  'fifth-frontier-war': async (page) => {
    await page.getByRole('combobox', { name: 'Calculation' }).selectOption('sdb-round');
    await page.getByRole('combobox', { name: 'World' }).selectOption('2314');
    await page.getByRole('button', { name: 'Remove Squadrons 2' }).click();
    await page.getByRole('group', { name: 'Squadrons 1' }).getByRole('radio', { name: 'reduced' }).click();
    await page
      .getByRole('status', { name: 'Result' })
      .getByText(/SDBs: strength/)
      .waitFor();
  },
  'imperial-ambitions': async (page) => {
    await page.getByRole('combobox', { name: 'Calculation' }).selectOption('arc');
    await page.getByRole('radio', { name: 'SE', exact: true }).click();
    await page.getByRole('status', { name: 'Result' }).getByText('range 4, broadside').waitFor();
  },
  'sword-and-stars': async (page) => {
    const worked = page.getByRole('status', { name: 'Result' });
    await worked.getByRole('button', { name: 'Rule SS-11.7a' }).first().waitFor();
    expect(await worked.locator('[data-sum=true]').textContent()).toMatch(/^\s*= \d announced/);
    await page.getByRole('spinbutton', { name: 'Extra' }).fill('2');
    await page.getByRole('combobox', { name: 'Calculation' }).selectOption('votes');
    await page.getByRole('button', { name: '+ With' }).click();
    await page.getByRole('combobox', { name: 'Kind of With' }).last().selectOption('Empire: exile');
    await page.getByRole('status', { name: 'Result' }).getByText(/votes/).first().waitFor();
    await page.getByRole('combobox', { name: 'Calculation' }).selectOption('effectiveness');
    expect(await page.getByRole('spinbutton', { name: 'Extra' }).inputValue()).toBe('2'); // as it was set
  },
};

test.each(Object.entries(picked))('calculators of %s are set by pickers', async (game, pick) => {
  const { page, faults } = await site.visit();
  await page.goto(`${site.url}/rules/${game}#calculators`);
  await page.getByRole('status', { name: 'Result' }).waitFor({ timeout: 60_000 });
  await pick(page);
  await shoot(page, `calculators-${game}`);
  expect(await page.locator('main input:not([type=number]):not([role=spinbutton])').count()).toBe(0);
  expect(faults).toEqual([]);
});

test.each(Object.entries(sizes))(
  'beside the board a chip opens its rule between its neighbours: %s',
  async (name, viewport) => {
    const { page, faults } = await site.visit({ viewport });
    await page
      .getByRole('button', { name: /Play now/ })
      .first()
      .click();
    await page.getByText('You decide', { exact: true }).waitFor({ timeout: 60_000 });
    const chip = page.locator('[data-coach=prompt]').getByRole('button', { name: /^Rule DV-/ });
    const rule = (await chip.textContent()) ?? '';
    await chip.click();
    const drawer = page.getByRole('dialog', { name: 'Rules' });
    await drawer.locator('[aria-current]').getByText(rule).waitFor({ timeout: 60_000 });
    const rulings = drawer.getByRole('region', { name: `Rulings on ${rule}` });
    await rulings.getByRole('button', { name: 'Ruling R21' }).waitFor();
    await shoot(page, `rules-drawer-${name}`);
    await rulings.getByRole('button', { name: 'Ruling R21' }).click();
    await drawer.locator('[aria-current]').getByText('R21', { exact: true }).waitFor();
    await drawer.locator('[aria-current]').getByText('never block fire').waitFor();
    await drawer.getByRole('tab', { name: 'Charts' }).click();
    await drawer.getByRole('table').waitFor();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await drawer.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
  },
);

test('a refusal leads to its rule with the rulings on it; rulings are found by number', async () => {
  const { page, faults } = await site.visit();
  await page.goto(`${site.url}/learn/deltavee`);
  for (const title of ['Ships keep moving.', 'It is your Fire Phase.', 'Read the chance first.', 'Fire the burster.']) {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('heading', { name: title }).waitFor({ timeout: 60_000 });
  }
  await page.locator('[data-coach=end]').click();
  const refused = page.getByRole('alert').filter({ hasText: 'waits for a fire of the burster' });
  const chip = refused.getByRole('button', { name: /^Rule DV-/ });
  const rule = (await chip.textContent()) ?? '';
  await chip.click();
  const drawer = page.getByRole('dialog', { name: 'Rules' });
  await drawer.locator('[aria-current]').getByText(rule).waitFor({ timeout: 60_000 });
  await shoot(page, 'rules-refusal-desk');
  await drawer.getByRole('searchbox').fill('R64');
  await drawer.getByText('0 rules · 1 ruling').waitFor();
  await drawer.getByText('R64', { exact: true }).waitFor();
  expect(faults).toEqual([]);
});

test('a ruling has an address of its own', async () => {
  const { page, faults } = await site.visit();
  await page.goto(`${site.url}/rules/sword-and-stars#A3`);
  await page.locator('[aria-current]').getByText('A3', { exact: true }).waitFor({ timeout: 60_000 });
  await page.locator('[aria-current]').getByRole('columnheader', { name: 'who decides' }).waitFor();
  await shoot(page, 'rules-ruling-desk');
  expect(faults).toEqual([]);
});

test('what cannot be loaded is said, and loaded at another try', async () => {
  const { page } = await site.visit({ serviceWorkers: 'block' });
  await page.route(/\/reference-[^/]*\.js/, (route) => route.abort());
  await page.goto(`${site.url}/rules`);
  const trouble = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await trouble.waitFor({ timeout: 60_000 });
  await page.unroute(/\/reference-[^/]*\.js/);
  await trouble.getByRole('button', { name: 'Try again' }).click();
  await trouble.waitFor({ state: 'detached' });
  await page.locator('summary').filter({ hasText: 'Sequence of play' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/rules/deltavee');
});

test('the charts stand together on one page that a link leads to', async () => {
  const { page, faults } = await site.visit();
  await page.goto(`${site.url}/rules/deltavee#charts`);
  const charts = page.getByRole('figure');
  await charts.first().waitFor({ timeout: 60_000 });
  expect(await charts.count()).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Print' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  expect(await charts.first().isVisible()).toBe(true);
  expect(faults).toEqual([]);
});

test('the sections of the rules are gone to by their titles, which stay in sight', async () => {
  const { page, faults } = await site.visit();
  await page.goto(`${site.url}/rules/sword-and-stars`);
  const ways = page.getByRole('navigation', { name: 'Sections' });
  await ways.getByRole('button', { name: '20 Unrest and Rebellion' }).click();
  const section = page.locator('summary').filter({ hasText: 'Unrest and Rebellion' });
  await expect.poll(async () => (await section.boundingBox())?.y ?? Infinity).toBeLessThan(200);
  expect((await ways.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.getByRole('searchbox').or(page.getByPlaceholder('Search by number or word')).first().fill('Rebellion');
  await expect.poll(() => ways.count()).toBe(0); // what was found is short
  expect(faults).toEqual([]);
});
