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
  await page.getByText('1 rule', { exact: true }).waitFor();
  await page.getByText('DV-8.4a').waitFor();
  await page.getByRole('button', { name: 'relative velocity', exact: true }).click();
  await page.getByText('How fast two units pass each other').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Charts and tables' }).click();
  const fire = page.getByRole('row', { name: /Particle barrage/ });
  expect(await fire.getByRole('cell').first().textContent()).toBe('10');
  await shoot(page, 'rules-charts-desk');
  await page.getByRole('tab', { name: 'Calculators' }).click();
  await page.getByRole('combobox').selectOption('target-value');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await page.getByLabel('Result').getByText(/8/).first().waitFor();
  await page.getByRole('tab', { name: 'Glossary' }).click();
  await page.getByText('Energy Block', { exact: true }).waitFor();
  await page.getByRole('tab', { name: 'About the data' }).click();
  await page
    .getByText(/rebuilt|reconstructed/i)
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'The Sword and the Stars' }).click();
  await page.getByText(/^4\d\d rules/).waitFor({ timeout: 60_000 });
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
    await shoot(page, `rules-drawer-${name}`);
    await drawer.getByRole('tab', { name: 'Charts' }).click();
    await drawer.getByRole('table').waitFor();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await drawer.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
  },
);
