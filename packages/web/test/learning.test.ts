import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site, shoot, sizes } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const card = (page: Page) => page.getByRole('region', { name: 'Coach' });
const title = async (page: Page): Promise<string> => (await card(page).getByRole('heading').textContent()) ?? '';
const press = async (page: Page, name: string): Promise<void> => {
  await page.locator(`[data-coach="${name}"]:visible`).first().click({ timeout: 60_000 });
};
const readOn = async (page: Page, next: string): Promise<void> => {
  await card(page).getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => title(page)).toBe(next);
};

test('the first game of DeltaVee is finished with the coach, from the front page to the result', async () => {
  const { page, faults } = await site.visit();
  await page.getByRole('link', { name: 'DeltaVee, 12 steps' }).first().click();
  await card(page).waitFor({ timeout: 60_000 });
  expect(await title(page)).toBe('This is your Dagger.');
  await readOn(page, 'Ships keep moving.');
  await readOn(page, 'It is your Fire Phase.');
  await shoot(page, 'lesson-deltavee-desk');
  await readOn(page, 'Read the chance first.');
  await readOn(page, 'Fire the burster.');
  await press(page, 'end');
  await page.getByRole('alert').filter({ hasText: 'waits for a fire of the burster' }).waitFor();
  await press(page, 'box-0');
  await press(page, 'commit');
  await expect.poll(() => title(page), { timeout: 60_000 }).toBe('What the dice said.');
  await page
    .getByText(/is hit: pod 2/)
    .first()
    .waitFor();
  await readOn(page, 'Launch a missile after it.');
  await press(page, 'launch-0');
  await press(page, 'commit');
  await expect.poll(() => title(page), { timeout: 60_000 }).toBe('Turn by one.');
  await press(page, 'left');
  await press(page, 'commit');
  await expect.poll(() => title(page), { timeout: 60_000 }).toBe('Change your speed.');
  await press(page, 'accelerate');
  await press(page, 'commit');
  await expect.poll(() => title(page), { timeout: 60_000 }).toBe('That cost one Energy Block.');
  await page.reload();
  await expect.poll(() => title(page), { timeout: 60_000 }).toBe('That cost one Energy Block.');
  await readOn(page, 'End the phase, then move.');
  await press(page, 'end');
  await press(page, 'commit');
  await expect.poll(() => title(page), { timeout: 60_000 }).toMatch(/Finish the raider|That was a battle/);
  for (let pressed = 0; pressed < 60 && (await title(page)) !== 'That was a battle.'; pressed++) {
    const way = page.locator('[data-coach=commit]:visible, [data-coach=end]:visible').first();
    await way.click({ timeout: 5000 }).catch(() => {});
    await page.waitForTimeout(400);
  }
  await page.getByRole('heading', { name: 'You won' }).waitFor();
  await shoot(page, 'lesson-deltavee-over-desk');
  const ways = page.getByRole('navigation', { name: 'What next' }).getByRole('link');
  expect(await ways.allTextContents()).toEqual(['Replay', 'Next scenario: The Showdown', 'To the front page']);
  await card(page).getByRole('button', { name: 'Done' }).click();
  await card(page).waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

test('the first Round of The Sword and the Stars is finished with the coach', async () => {
  const { page, faults } = await site.visit();
  await page.getByRole('link', { name: 'The Sword and the Stars, 12 steps' }).first().click();
  await card(page).waitFor({ timeout: 60_000 });
  expect(await title(page)).toBe('You are the Atjayan Empire.');
  const desks = page.getByRole('navigation', { name: 'Desks' }).getByRole('button');
  expect((await desks.allTextContents()).map((one) => one.trim())).toEqual(['Map', 'Empires', 'Taxation']); // nobody to trade or vote with
  await readOn(page, 'Look at Atjay and its neighbours.');
  await readOn(page, 'Draw the chit.');
  await press(page, 'commit');
  await expect.poll(() => title(page), { timeout: 60_000 }).toBe('Five cards, five Operations.');
  await readOn(page, 'Choose Conquest, and Brandon.');
  await press(page, 'operation-conquest');
  await expect.poll(() => title(page), { timeout: 60_000 }).toBe('Read the rating.');
  await shoot(page, 'lesson-sword-desk');
  await readOn(page, 'Then the odds.');
  await readOn(page, 'Announce your Conquest.');
  await press(page, 'commit');
  await expect.poll(() => title(page), { timeout: 60_000 }).toBe('The card is turned.');
  await readOn(page, 'Play another card.');
  await press(page, 'operation-govern');
  await press(page, 'commit');
  await expect.poll(() => title(page), { timeout: 60_000 }).toBe('Raise taxes.');
  await press(page, 'tax');
  await press(page, 'commit');
  await press(page, 'end');
  await expect.poll(() => title(page), { timeout: 60_000 }).toBe('End your Player-Turn.');
  await press(page, 'end');
  await expect.poll(() => title(page), { timeout: 60_000 }).toBe('Your first Round is over.');
  await shoot(page, 'lesson-sword-over-desk');
  expect(faults).toEqual([]);
});

test('put away for later it goes on at the same step; skipped it is gone', async () => {
  const { page, faults } = await site.visit({ viewport: sizes.phone, hasTouch: true });
  await page.getByRole('link', { name: 'DeltaVee, 12 steps' }).first().tap();
  await card(page).waitFor({ timeout: 60_000 });
  await readOn(page, 'Ships keep moving.');
  await shoot(page, 'lesson-deltavee-phone');
  await card(page).getByRole('button', { name: 'Later' }).tap();
  await card(page).waitFor({ state: 'detached' });
  await page.goto(site.url);
  await page.getByRole('link', { name: 'Continue the guided game: DeltaVee, step 2 of 12' }).tap();
  await card(page).waitFor({ timeout: 60_000 });
  expect(await title(page)).toBe('Ships keep moving.');
  await card(page).getByRole('button', { name: 'Skip lesson' }).tap();
  await card(page).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('You decide', { exact: true }).waitFor({ timeout: 60_000 });
  expect(await card(page).count()).toBe(0);
  expect(faults).toEqual([]);
});
