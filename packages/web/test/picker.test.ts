import type { Page } from 'playwright-core';
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

test('Enter on a fresh page starts what the button says, also after a press on a seat or an option', async () => {
  const { page, faults } = await site.visit();
  await page.goto(`${site.url}/play/deltavee`);
  const start = page.getByRole('button', { name: 'Start as Cutthroats against the cadet' });
  await start.waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('You decide', { exact: true }).waitFor();
  await page.goto(`${site.url}/play/deltavee`);
  await page.getByRole('button', { name: 'Alone' }).click();
  await page.getByRole('radiogroup', { name: 'Open logs' }).getByRole('radio', { name: 'on' }).click();
  await page.keyboard.press('Enter');
  await page.getByText('You decide', { exact: true }).waitFor();
  await page.goto(`${site.url}/play/deltavee`);
  await start.waitFor();
  await page.getByRole('button', { name: 'Watch' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Start and watch' }).waitFor();
  expect(faults).toEqual([]);
});

test('who plays against an admiral plays alone, and the button names the admiral', async () => {
  const { page } = await site.visit();
  await page.goto(`${site.url}/play/deltavee`);
  await page.getByRole('radio', { name: /Two Daggers/ }).check({ force: true });
  await page.getByRole('radio', { name: 'Blue: Admiral' }).check();
  await page.getByRole('button', { name: 'Alone', pressed: true }).waitFor();
  await page.getByRole('button', { name: 'Start as Red against the admiral' }).waitFor();
  await page.getByRole('radio', { name: 'Blue: Friend' }).check();
  await page.getByRole('button', { name: 'One screen', pressed: true }).waitFor();
});

test('SS-R131 fewer players than Empires choose theirs, on a desk and on a phone', async () => {
  for (const size of ['desk', 'phone'] as const) {
    const { page, faults } = await site.visit({ viewport: sizes[size] });
    await page.goto(`${site.url}/play/sword-and-stars`);
    await page.getByRole('radio', { name: /The Atjayan Empire at Bay/ }).check({ force: true });
    await page.getByRole('heading', { name: 'The Atjayan Empire at Bay' }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Empire of seat 1' }).count()).toBe(0); // all five play
    await page.getByRole('radio', { name: 'Asak Empire: Out' }).check({ force: true });
    await page.getByRole('combobox', { name: 'Empire of seat 1' }).selectOption({ label: 'The Hive' });
    expect(await page.getByRole('combobox', { name: /Empire of seat/ }).count()).toBe(3);
    await shoot(page, `picker-empires-${size}`);
    expect(await page.getByRole('combobox', { name: 'Empire of seat 3' }).inputValue()).toBe('atjayan'); // it must be played
    await page.getByRole('button', { name: /Start as The Hive/ }).click();
    await page
      .getByText('You decide', { exact: true })
      .or(page.getByText(/is thinking/))
      .first()
      .waitFor();
    expect(faults).toEqual([]);
  }
});

test('the set-up is fitted when it opens and when the scenario changes', async () => {
  const { page } = await site.visit({ reducedMotion: 'reduce' });
  await page.goto(`${site.url}/play/deltavee`);
  await fitted(page);
  await page.getByRole('radio', { name: /Two Daggers/ }).check({ force: true });
  await page.getByRole('heading', { name: 'Two Daggers' }).waitFor();
  await fitted(page);
  await shoot(page, 'picker-two-daggers-desk');
  await page.goto(`${site.url}/play/sword-and-stars`);
  await fitted(page);
  await page.getByRole('radio', { name: /Two New Empires/ }).check({ force: true });
  await fitted(page);
});

/** Nothing moves when Fit is pressed. */
async function fitted(page: Page): Promise<void> {
  const map = page.getByRole('region', { name: 'Set-up' });
  const look = (): Promise<string> =>
    map.getByRole('application').evaluate((frame) => frame.querySelector('div')?.style.transform ?? '');
  await map.getByRole('application').waitFor();
  await page.waitForTimeout(700);
  const opened = await look();
  expect(opened).not.toBe('');
  await map.getByRole('button', { name: 'Fit' }).click();
  await page.waitForTimeout(300);
  expect(await look()).toBe(opened);
}

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
