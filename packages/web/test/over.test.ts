import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site, shoot, sizes, startFromLink } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Two Daggers as Blue against an admiral with open logs, given up at once. */
async function giveUp(page: Page): Promise<void> {
  const players = [{ is: 'computer', level: 'admiral' }, { is: 'person' }];
  const setup = { game: 'deltavee', scenario: 'dv-own-1', players, options: { openLogs: true }, seed: 'over' };
  await startFromLink(page, site.url, setup);
  await page.getByText('You decide', { exact: true }).waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Yes, concede' }).click();
  await page.getByRole('heading', { name: 'You lost' }).waitFor();
}

test('Play again offers the same scenario, seats and options', async () => {
  const { page, faults } = await site.visit();
  await giveUp(page);
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await page.getByText(/(rolls are|roll is|seed is) proven\.$/).waitFor({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Play again' }).click();
  await page.getByRole('heading', { name: 'Two Daggers' }).waitFor();
  expect(await page.getByRole('radio', { name: /Two Daggers/ }).isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: 'Red: Admiral' }).isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: 'Blue: You' }).isChecked()).toBe(true);
  await page.getByText('1 changed from the book').waitFor();
  const logs = page.getByRole('radiogroup', { name: 'Open logs' });
  expect(await logs.getByRole('radio', { name: 'on' }).getAttribute('aria-checked')).toBe('true');
  await page.getByRole('button', { name: 'Start as Blue against the admiral' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('You decide', { exact: true }).waitFor({ timeout: 60_000 });
  expect(faults).toEqual([]);
});

test('a finished game says who won, and is looked at, not continued', async () => {
  const { page, faults } = await site.visit();
  await giveUp(page);
  await page.goto(`${site.url}/games`);
  const game = page.getByRole('article', { name: 'Two Daggers' });
  await game.getByText(/^Red won\. It ended in /).waitFor();
  await shoot(page, 'games-over-desk');
  await page.goto(site.url);
  const card = page.getByRole('region', { name: 'DeltaVee: Two Daggers' });
  await card.getByText(/^Red won\./).waitFor();
  expect(await card.getByText('Continue').count()).toBe(0);
  await card.getByRole('link', { name: 'Replay' }).waitFor();
  await shoot(page, 'front-over-desk');
  await page.setViewportSize(sizes.phone);
  await shoot(page, 'front-over-phone');
  await card.getByRole('link', { name: 'Look at it' }).click();
  await page.getByRole('heading', { name: 'You lost' }).waitFor();
  expect(faults).toEqual([]);
});

test('the end says that you lost and why, how both stood, what was hidden, and what could come next', async () => {
  const { page, faults } = await site.visit();
  await giveUp(page);
  await page.getByText('Red wins: Given up by Blue.').waitFor();
  const ended = page.getByRole('table').filter({ hasText: 'Ships left' });
  expect(await ended.getByRole('row').allTextContents()).toEqual([
    'SideShips leftShips lost',
    'delta Red10',
    'square Blue10',
  ]);
  await shoot(page, 'over-desk');
  const hidden = page.getByRole('radiogroup', { name: 'What was hidden' });
  expect(await hidden.getByRole('radio', { name: 'The truth' }).getAttribute('aria-checked')).toBe('true');
  await hidden.getByRole('radio', { name: 'As you saw it' }).click();
  const next = page.getByRole('navigation', { name: 'What next' });
  expect(await next.getByRole('link', { name: 'A stronger opponent' }).count()).toBe(0); // nobody is above the admiral
  await next.getByRole('link', { name: /^Next scenario/ }).waitFor();
  await next.getByRole('link', { name: 'Play the other side' }).click();
  expect(await page.getByRole('radio', { name: 'Red: You' }).isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: 'Blue: Admiral' }).isChecked()).toBe(true);
  expect(faults).toEqual([]);
});

test('a replay of The Sword and the Stars: its cards, and sheets through every pair of eyes', async () => {
  const { page, faults } = await site.visit({ reducedMotion: 'reduce' });
  const setup = { game: 'sword-and-stars', scenario: 'rise-of-empire', players: [{ is: 'person' }], seed: 'room' };
  await startFromLink(page, site.url, setup);
  await page.getByText('You decide', { exact: true }).waitFor({ timeout: 60_000 });
  while (!/^Choose an Operation/.test((await page.locator('[data-coach=prompt] h2').textContent()) ?? '')) {
    await page.locator('[data-coach=commit]').click();
    await page.waitForTimeout(300);
  }
  await page.locator('[data-coach=operation-conquest]').click();
  await page.getByText('effectiveness', { exact: true }).waitFor();
  await page.locator('[data-coach=commit]').click();
  await page.getByText('Year Card').first().waitFor();
  await page.locator('[data-coach=end]:not([disabled])').click(); // the other cards are turned unused
  await page
    .getByText(/turns card \d+ unused/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Yes, concede' }).click();
  await page.getByRole('link', { name: 'Next scenario: Two New Empires Are Born' }).waitFor(); // though it takes two
  await page.getByRole('link', { name: 'Replay' }).click();
  await page
    .getByRole('region', { name: /^Inspector: / })
    .first()
    .getByText('Empires')
    .waitFor();
  const card = page.getByRole('region', { name: 'What was revealed' });
  const back = page.getByRole('button', { name: 'One action back' });
  for (let step = 0; step < 20 && !(await card.getByText('Year Card').first().isVisible()); step++) {
    await back.click();
    await page.waitForTimeout(300);
  }
  const cells = card.locator('tr[data-lit=true] td');
  await expect.poll(async () => (await cells.allTextContents()).some((cell) => /\d|C|–/.test(cell))).toBe(true);
  await shoot(page, 'replay-sword-desk');
  const told = page.locator('p[aria-live]').filter({ hasText: /^Action \d+ of/ });
  expect(await told.evaluate((line) => line.children.length)).toBe(1); // one run of words, no gaps before commas
  await everyEvent(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.reload();
  const map = page.getByRole('application').first();
  await map.waitFor({ timeout: 60_000 });
  expect((await map.boundingBox())?.height).toBeGreaterThan(140);
  await shoot(page, 'replay-sword-side');
  expect(faults).toEqual([]);
});

/** An action that brought much lists all of it; steps go from one event to the next. */
async function everyEvent(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'To the start' }).click();
  const on = page.getByRole('button', { name: 'One action on' });
  const many = page.getByRole('button', { name: /^\d+ events/ });
  for (let step = 0; step < 20 && !(await many.isVisible()); step++) {
    await on.click();
    await page.waitForTimeout(200);
  }
  const count = Number.parseInt((await many.textContent()) ?? '', 10);
  expect(count).toBeGreaterThan(2);
  await many.click();
  const events = page.getByRole('region', { name: `${count} events` });
  expect(await events.locator('li > button').count()).toBe(count);
  await page.getByRole('button', { name: 'Next event' }).click();
  await events.getByText(`Event 1 of ${count}`).waitFor();
  expect(await events.locator('[aria-current]').count()).toBe(1);
  await shoot(page, 'replay-sword-events');
  await events.getByRole('button', { name: 'Close' }).click();
}
