import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site, shoot, sizes } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('Choose, Start: two clicks to a board; before that everything is told', async () => {
  const { page, faults } = await site.visit();
  await page.getByRole('link', { name: 'Choose: DeltaVee' }).click();
  await page.getByRole('heading', { name: 'The Showdown' }).waitFor();
  await page.getByRole('region', { name: 'Set-up' }).getByRole('application').waitFor();
  expect(await page.getByRole('group', { name: 'Scenario' }).getByRole('radio').count()).toBe(16);
  await page.getByRole('group', { name: 'Scenario' }).getByText('Favours Pirates').waitFor();
  await page.getByRole('region', { name: 'The Showdown' }).getByText('Even', { exact: true }).waitFor();
  await shoot(page, 'picker-deltavee-desk');
  await page.getByRole('button', { name: /Start as Cutthroats/ }).click();
  await page.getByText('You decide', { exact: true }).waitFor();
  expect(faults).toEqual([]);
});

test('by keyboard: a scenario by arrows, Enter starts it', async () => {
  const { page, faults } = await site.visit();
  await page.goto(`${site.url}/play/deltavee`);
  const first = page.getByRole('radio', { name: /The Showdown/ });
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('heading', { name: 'The First Shot' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('You decide', { exact: true }).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('DeltaVee');
  await page.getByText('The First Shot').first().waitFor();
  expect(faults).toEqual([]);
});

test('seats and options: another side, one left out, an option changed from the book', async () => {
  const { page, faults } = await site.visit({ viewport: sizes.phone, hasTouch: true });
  await page.goto(`${site.url}/play/sword-and-stars`);
  await page.getByRole('radio', { name: /The Five Empires Stalemate/ }).check({ force: true });
  await page.getByRole('radio', { name: 'Nelldon Empire: You' }).check();
  expect(await page.getByRole('radio', { name: 'VeReen Empire: Cadet' }).isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: 'Avian Republic: Out' }).isDisabled()).toBe(true);
  await page.getByRole('radio', { name: 'The Hive: Out' }).check();
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('radiogroup', { name: 'Ballots' }).getByRole('radio', { name: 'Open' }).click();
  await page.getByText('1 changed from the book').waitFor();
  await shoot(page, 'picker-sword-phone', true);
  await page.getByRole('button', { name: /Start as Nelldon Empire/ }).click();
  await page
    .getByText(/You decide|decides/)
    .first()
    .waitFor({ timeout: 60_000 });
  expect(faults).toEqual([]);
});
