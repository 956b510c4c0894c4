import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site, shoot, sizes, startFromLink } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const phone = { viewport: sizes.phone, hasTouch: true };

async function sitDown(page: Page, setup: object): Promise<void> {
  await startFromLink(page, site.url, setup);
  await decides(page);
}

const duel = (seed: string) => ({
  game: 'deltavee',
  scenario: 'dv-own-1',
  players: [{ is: 'person' }, { is: 'computer', level: 'random' }],
  seed,
});
const decides = (page: Page) => page.getByText('You decide', { exact: true }).waitFor({ timeout: 60_000 });
const commit = (page: Page) => page.locator('[data-coach=commit]');
const prompt = (page: Page) => page.locator('[data-coach=prompt] h2');
const actions = async (page: Page): Promise<number> =>
  Number(/action (\d+)/.exec((await page.getByText(/^Now · action/).textContent()) ?? '')?.[1]);
const boxOf = async (what: Locator) => (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

/** Presses what goes on, and waits until the reader is asked again. */
async function goOn(page: Page): Promise<void> {
  const before = await actions(page);
  const what = (await prompt(page).textContent()) ?? '';
  const end = page.locator('[data-coach=end]');
  await (/^Command|fire/.test(what) ? end : commit(page)).first().click();
  await expect.poll(() => actions(page), { timeout: 60_000 }).toBeGreaterThan(before);
  await decides(page);
}

test('on a phone no ship lies under the tools of the map when a duel opens', async () => {
  const { page, faults } = await site.visit({ ...phone, reducedMotion: 'reduce' });
  await sitDown(page, duel('room'));
  await goOn(page);
  await page.waitForTimeout(800);
  await shoot(page, 'room-duel-phone');
  const tools = await boxOf(page.getByRole('button', { name: 'Zoom out' }));
  const ships = await page
    .getByRole('application')
    .locator('title', { hasText: /^Dagger/ })
    .locator('xpath=..')
    .all();
  expect(ships.length).toBeGreaterThan(1);
  for (const ship of ships) {
    const { x, width } = await boxOf(ship);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(tools.x);
  }
  expect(faults).toEqual([]);
});

test('on a phone what came of an Operation stands in sight', async () => {
  const { page, faults } = await site.visit(phone);
  const setup = { game: 'sword-and-stars', scenario: 'rise-of-empire', players: [{ is: 'person' }], seed: 'room' };
  await sitDown(page, setup);
  while (!/^Choose an Operation/.test((await prompt(page).textContent()) ?? '')) await goOn(page);
  const seen = page.getByRole('button', { name: 'Continue' });
  if (await seen.isVisible()) await seen.tap();
  await page.locator('[data-coach=operation-conquest]').tap();
  await page.getByText('effectiveness', { exact: true }).waitFor();
  await commit(page).tap();
  const card = page.getByRole('region', { name: 'What was revealed' });
  await card.getByText('Year Card').first().waitFor();
  await page.waitForTimeout(600);
  await shoot(page, 'room-card-phone');
  const panel = await boxOf(card);
  const first = await boxOf(card.getByRole('listitem').first());
  expect(first.height).toBeGreaterThan(0);
  expect(first.y + first.height).toBeLessThanOrEqual(panel.y + panel.height);
  expect(faults).toEqual([]);
});

test('a scrolled log says that there are new lines and goes to them; at its top it follows', async () => {
  const { page, faults } = await site.visit({ reducedMotion: 'reduce' });
  await sitDown(page, duel('log'));
  const log = page.getByRole('region', { name: 'Log' });
  const list = log.getByRole('list');
  const news = log.getByRole('button', { name: 'New lines' });
  const first = log.getByText('Roll for the first move', { exact: false });
  await first.waitFor();
  const top = () => list.evaluate(({ scrollTop }) => scrollTop);
  // longer than the column, which the log has to itself while others decide
  const isLong = () => list.evaluate(({ scrollHeight }) => scrollHeight > innerHeight + 200);
  while (!(await isLong())) await goOn(page);
  expect(await news.count()).toBe(0);
  expect(await top()).toBe(0);
  await list.evaluate((element) => element.scrollTo({ top: 20 }));
  await goOn(page);
  expect(await top()).toBe(0);
  await list.evaluate((element) => element.scrollTo({ top: 150 }));
  await goOn(page);
  await news.waitFor();
  await shoot(page, 'room-log-desk');
  await news.click();
  await expect.poll(top).toBe(0);
  await expect.poll(() => news.count()).toBe(0);
  expect(faults).toEqual([]);
});

test('the names of turns keep off what stands beside the timeline', async () => {
  const { page } = await site.visit();
  await sitDown(page, duel('room'));
  for (let decision = 0; decision < 3; decision++) {
    const now = await boxOf(page.getByText(/^Now · action/));
    for (const turn of await page
      .getByLabel('Timeline')
      .first()
      .getByText(/^Game-Turn \d/)
      .all()) {
      const { x, width } = await boxOf(turn);
      expect(x + width).toBeLessThan(now.x);
    }
    if (decision === 1) await shoot(page, 'room-rail-desk');
    await goOn(page);
  }
});

test('while others decide it is said in plain words', async () => {
  const { page } = await site.visit();
  const players = [
    { is: 'computer', level: 'admiral' },
    { is: 'computer', level: 'admiral' },
  ];
  await startFromLink(page, site.url, { ...duel('words'), players });
  await page.getByText('They command their ships and missiles.').waitFor({ timeout: 60_000 });
});
