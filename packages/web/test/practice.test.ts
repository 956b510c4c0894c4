import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site, shoot, sizes, startFromLink } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function sitDown(page: Page, players: object[]): Promise<void> {
  const setup = { game: 'deltavee', scenario: 'dv-1', players, seed: 'practice' };
  await startFromLink(page, site.url, setup);
}

const decides = (page: Page) => page.getByText('You decide', { exact: true }).waitFor({ timeout: 60_000 });
const what = async (page: Page): Promise<string> => (await page.locator('[data-coach=prompt] h2').textContent()) ?? '';

test('alone against a computer: advice with its reason, and a decision taken back past the enemy’s move', async () => {
  const { page, faults } = await site.visit({ reducedMotion: 'reduce' });
  await sitDown(page, [{ is: 'person' }, { is: 'computer', level: 'cadet' }]);
  await decides(page);
  await page.getByText('vs cadet', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Ask a captain' }).click();
  await page.getByText('A captain would:').waitFor({ timeout: 60_000 });
  await page.getByText(/^Because: /).waitFor();
  const log = page.getByRole('region', { name: 'Log' });
  await log.getByText('You asked a captain for advice.').waitFor();
  await shoot(page, 'practice-advice-desk');
  await page.reload();
  await decides(page);
  await log.getByText('You asked a captain for advice.').waitFor(); // it is kept
  // on until undo alone no longer goes back
  const foot = page.locator('[data-panel=orders] [data-foot]').first();
  const barred = page.getByRole('button', { name: /^Undo · / });
  for (
    let n = 0;
    n < 8 && !((await barred.count()) > 0 && !/nothing yet/.test((await barred.textContent()) ?? ''));
    n++
  ) {
    for (const act of await foot.getByRole('button').all())
      if (await act.isEnabled()) {
        await act.click();
        break;
      }
    await page.waitForTimeout(1200);
    await decides(page);
  }
  const after = await what(page);
  await barred.click();
  await shoot(page, 'practice-take-back-desk');
  await page.getByRole('button', { name: 'Take back my last decision' }).click();
  await log
    .getByText(/take moves back/)
    .first()
    .waitFor();
  await decides(page);
  await page.setViewportSize(sizes.phone);
  await shoot(page, 'practice-phone');
  await page.getByText('vs cadet', { exact: true }).waitFor();
  expect(after).not.toBe('');
  expect(faults).toEqual([]);
});

test('two people at one screen have neither', async () => {
  const { page } = await site.visit();
  await sitDown(page, [{ is: 'person' }, { is: 'person' }]);
  await page.getByRole('dialog').waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: /hold to open/ }).press('Enter');
  await page.getByRole('button', { name: /once more/ }).press('Enter');
  await decides(page);
  expect(await page.getByRole('button', { name: 'Ask a captain' }).count()).toBe(0);
});
