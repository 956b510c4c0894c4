import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asAtHome, openSite, type Site, shoot, sizes, startFromLink } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function sitDown(page: Page, scenario: string, seed: string): Promise<void> {
  const players = [{ is: 'person' }, { is: 'computer', level: 'random' }];
  const setup = { game: 'deltavee', scenario, players, seed };
  await startFromLink(page, site.url, setup);
}

const prompt = (page: Page) => page.locator('[data-coach=prompt] h2');
const commit = (page: Page) => page.locator('[aria-keyshortcuts~="Enter"]');
const actions = async (page: Page): Promise<number> =>
  Number(/action (\d+)/.exec((await page.getByText(/^Now · action/).textContent()) ?? '')?.[1]);

test('a duel from the first box to the end, by the board’s own controls', async () => {
  const { page, faults } = await site.visit(asAtHome);
  await sitDown(page, 'dv-own-1', 'duel');
  const over = page.getByRole('heading', { name: /wins|drawn|You won|You lost/ });
  const asked = new Set<string>();
  for (let decision = 0; decision < 400; decision++) {
    await page.getByText('You decide', { exact: true }).or(over).first().waitFor({ timeout: 60_000 });
    if (await over.isVisible()) break;
    const before = await actions(page);
    const what = (await prompt(page).textContent()) ?? '';
    asked.add(what.replace(/^Dagger P1-A: /, '').replace(/,.*/, ''));
    if (/^Command/.test(what)) await giveCommands(page, decision);
    else await commit(page).click();
    await expect.poll(() => actions(page), { timeout: 60_000 }).toBeGreaterThan(before);
  }
  await shoot(page, 'deltavee-duel-over');
  expect(await over.textContent()).toMatch(/wins|drawn|You won|You lost/);
  expect([...asked]).toEqual(
    expect.arrayContaining(['Put your pods into their boxes.', 'declare a fire', 'Command the Dagger P1-A']),
  );
  expect(faults).toEqual([]);
});

/** Now and then a change of course, else the phase just ends. */
async function giveCommands(page: Page, decision: number): Promise<void> {
  const end = page.locator('[data-coach=end]');
  if (decision % 3 === 0) {
    await page.locator(`[data-coach=${decision % 2 === 0 ? 'left' : 'right'}]`).click();
    // a ship that cannot turn any more says why not
    const isOrdered = await commit(page)
      .waitFor({ timeout: 5_000 })
      .then(
        () => true,
        () => false,
      );
    if (isOrdered) await commit(page).click();
    await end.waitFor({ timeout: 60_000 });
  }
  await end.click();
}

test('Commands are foreseen before they are given, by keys as by the map, and energy is only spent then', async () => {
  const { page, faults } = await site.visit(asAtHome);
  await sitDown(page, 'dv-1', 'foreseen');
  await toCommand(page);
  const left = page.getByRole('complementary', { name: 'Inspect' });
  const before = await actions(page);
  const end = page.getByText('heading 3, velocity 1', { exact: true });
  await end.waitFor();
  await page.keyboard.press('q');
  await page.keyboard.press('a');
  await page.getByText('heading 2, velocity 2', { exact: true }).waitFor();
  expect(await commit(page).textContent()).toMatch(/^Give 2 Commands · \d+ energy/);
  await left.getByText('After these Commands').waitFor();
  expect(await actions(page)).toBe(before);
  await page.keyboard.press('Escape');
  await end.waitFor();
  await page.keyboard.press('e');
  await page.getByText('heading 4, velocity 1', { exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => actions(page)).toBe(before + 1);
  await page.keyboard.press('u');
  await end.waitFor();
  await shoot(page, 'deltavee-command');
  expect(faults).toEqual([]);
});

async function toCommand(page: Page): Promise<void> {
  const heading = prompt(page);
  for (let decision = 0; decision < 20; decision++) {
    await page.getByText('You decide', { exact: true }).waitFor({ timeout: 60_000 });
    const what = (await heading.textContent()) ?? '';
    if (/^Command/.test(what)) return;
    const before = await actions(page);
    if (/fire/.test(what)) await page.locator('[data-coach=end]').click();
    else await commit(page).click();
    await expect.poll(() => actions(page), { timeout: 60_000 }).toBeGreaterThan(before);
  }
  throw new Error('no Command Phase came');
}

test('a missile is placed on the map of a phone by its buttons, and waits there unseen', async () => {
  const { page, faults } = await site.visit({ ...asAtHome, viewport: sizes.phone, hasTouch: true });
  await sitDown(page, 'dv-1', 'launch');
  const heading = prompt(page);
  for (let decision = 0; decision < 20 && !/fire/.test((await heading.textContent()) ?? ''); decision++) {
    await page.locator('[data-coach=end]').or(commit(page)).first().tap();
    await page.getByText('You decide', { exact: true }).waitFor({ timeout: 60_000 });
  }
  await page.locator('[data-coach=launch-0]').tap();
  await page.getByRole('radiogroup', { name: 'Direction' }).getByRole('radio').first().tap();
  await shoot(page, 'deltavee-launch-phone');
  await page.getByRole('button', { name: 'Launch · Unguided' }).tap();
  await page.locator('button', { hasText: 'Inspect' }).tap();
  await page
    .getByRole('button', { name: /Unguided missile U1/ })
    .first()
    .waitFor();
  expect(faults).toEqual([]);
});
