import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer, begin, keys, playTo } from './support/frontier.ts';
import { openSite, type Site, shoot } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('a whole front against the captain by keys alone', async () => {
  const { page, faults } = await site.visit();
  const hand = keys(page);
  await begin(site, page, { scenario: 'jewell-gate', person: 1, seed: 'by keys' });
  await page.locator('[data-coach=reach] button', { hasText: 'Mongo' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('J 1608').waitFor();
  await playTo(page, hand, /^Land troops/);
  await page.keyboard.press('a');
  await page.getByRole('button', { name: /^Move \d/ }).waitFor();
  await answer(page, hand);
  await playTo(page, hand, null);
  await page.getByText('turn 7 was the last').first().waitFor();
  await shoot(page, 'frontier-front-by-keys');
  expect(faults).toEqual([]);
}, 300_000);
