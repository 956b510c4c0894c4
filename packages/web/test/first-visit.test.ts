import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site, shoot, sizes } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('two clicks from the front page to a DeltaVee board, one move, and a reload goes on', async () => {
  const { page, faults } = await site.visit();
  await shoot(page, 'front-page-desk');
  const box = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'DeltaVee' }) });
  await box.getByRole('button', { name: /Play now/ }).click();
  await page.getByText('You decide', { exact: true }).waitFor();
  await shoot(page, 'deltavee-first-desk');
  const actions = async () =>
    Number(/action (\d+)/.exec((await page.getByText(/^Now · action/).textContent()) ?? '')?.[1]);
  const before = await actions();
  await page.locator('[data-coach=commit], [data-coach=end]').first().click();
  await expect.poll(actions, { timeout: 60_000 }).toBeGreaterThan(before);
  await page.getByText('You decide', { exact: true }).waitFor();
  const after = await actions();
  await page.reload();
  await page.getByText('You decide', { exact: true }).waitFor();
  await expect.poll(actions).toBeGreaterThanOrEqual(after);
  await shoot(page, 'deltavee-reloaded-desk');
  await page.setViewportSize(sizes.phone);
  await shoot(page, 'deltavee-phone');
  await page.goto(site.url);
  await page.getByRole('link', { name: 'Continue' }).waitFor();
  await shoot(page, 'front-page-phone');
  expect(faults).toEqual([]);
});
