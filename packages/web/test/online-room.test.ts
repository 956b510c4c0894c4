import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from './support/axe.ts';
import { atBoard, join, linkOf, newTable, openRoom, playOn, unexpected } from './support/online.ts';
import { openSite, type Site, shoot, sizes } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Write to the table').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

test('two talk, pause and end a game; the dice are verified, and the rematch has the sides swapped', async () => {
  const ann = await site.visit();
  const ben = await site.visit({ viewport: sizes.phone, hasTouch: true });
  const eve = await site.visit();
  await newTable(ann.page, site.url, 'deltavee', 'Augusta');
  await ann.page.getByLabel('Name of the table').fill('Tuesday club');
  await ann.page.getByRole('radio', { name: /^anybody/ }).click();
  await ann.page.getByRole('button', { name: /Copy link and open/ }).click();
  await join(ben.page, await linkOf(ann.page), 'Bertram');
  await atBoard([ann.page, ben.page]);
  await ann.page.getByRole('banner').getByText('Tuesday club').waitFor();
  expect(await ann.page.title()).toContain('Tuesday club');
  await playOn([ann.page, ben.page], 3);
  for (const { page } of [ann, ben]) await openRoom(page);
  await say(ann.page, 'Good hunting!');
  await ben.page.getByText('Good hunting!').waitFor();
  await ben.page.getByLabel('Talk with').selectOption({ index: 1 });
  await ben.page.getByLabel('Write in private').fill('Not for watchers.');
  await ben.page.getByRole('button', { name: 'Send' }).click();
  await ben.page.getByText('Not for watchers.').waitFor();
  await ann.page.getByRole('button', { name: 'Table 1' }).waitFor(); // she reads what is said to everybody
  await ann.page.getByLabel('Talk with').selectOption({ index: 1 });
  await ann.page.getByText('Not for watchers.').waitFor();
  await ann.page.getByRole('button', { name: 'Table', exact: true }).waitFor();
  await ann.page.getByLabel('Talk with').selectOption({ index: 0 });
  await eve.page.goto(ann.page.url());
  await atBoard([eve.page]);
  await openRoom(eve.page);
  await eve.page.getByText('Good hunting!').waitFor();
  expect(await eve.page.getByText('Not for watchers.').count()).toBe(0);
  await ann.page.getByRole('button', { name: 'Ask for a pause' }).click();
  await ben.page.getByRole('status').filter({ hasText: 'would like a pause.' }).first().waitFor();
  await ben.page.getByRole('button', { name: 'Agree to the pause' }).click();
  await ann.page.getByText('The game is paused').waitFor();
  await ann.page.getByRole('button', { name: 'Go on' }).click();
  await ben.page.getByRole('button', { name: 'Ask for a pause' }).waitFor();
  for (const { page } of [ann, ben]) expect(await seriousFaults(page)).toEqual([]);
  await shoot(ann.page, 'online-room-desk');
  await shoot(ben.page, 'online-room-phone');
  await ann.page.getByRole('button', { name: 'Menu' }).click();
  await ann.page.getByRole('menuitem', { name: 'Concede' }).click();
  await ann.page.getByRole('button', { name: 'Yes, concede' }).click();
  await ann.page.getByRole('button', { name: 'Rematch, sides swapped' }).waitFor();
  await shoot(ann.page, 'online-over-desk');
  await eve.page.goto(ann.page.url().replace('/online/', '/dice/'));
  await eve.page.getByRole('heading', { name: /proven/ }).waitFor();
  expect(await seriousFaults(eve.page)).toEqual([]);
  await shoot(eve.page, 'online-dice-desk');
  await ann.page.getByRole('link', { name: 'Replay' }).waitFor();
  for (const [{ page }, words] of [
    [ben, /^You won\. Given up by /],
    [eve, / \(Bertram\) won\. Given up by /],
  ] as const) {
    await page.goto(`${site.url}/games`);
    await page.getByText(words).first().waitFor();
  }
  await shoot(eve.page, 'online-lobby-over-desk');
  await ben.page.goto(ann.page.url());
  const side = await sideOf(ann.page);
  await ann.page.getByRole('button', { name: 'Rematch, sides swapped' }).click();
  await ann.page.getByText('Waiting for the others').waitFor();
  await ben.page.getByRole('button', { name: 'Orders', exact: true }).click();
  await ben.page.getByRole('button', { name: /rematch/i }).click();
  await ben.page.getByRole('link', { name: /Sit down/ }).click();
  await ben.page.getByRole('button', { name: /Sit down as/ }).click();
  await atBoard([ann.page, ben.page]);
  await openRoom(ann.page);
  expect(await sideOf(ann.page)).not.toBe(side);
  const played = ann.page.url();
  await ann.page.getByRole('button', { name: 'What if…' }).click();
  await ann.page.waitForURL((url) => url.href !== played);
  await atBoard([ann.page]);
  await openRoom(ann.page);
  await ann.page.getByText('captain, computer').waitFor();
  expect(unexpected([...ann.faults, ...ben.faults, ...eve.faults])).toEqual([]);
});

/** The side that the reader plays, as the table tells it. */
async function sideOf(page: Page): Promise<string> {
  const row = page.getByRole('region', { name: 'Who plays' }).getByRole('listitem').filter({ hasText: 'you' });
  return (await row.locator('b').textContent()) ?? '';
}
