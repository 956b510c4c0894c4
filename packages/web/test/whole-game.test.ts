import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site, shoot } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const link = (players: object[]) =>
  `#start=${encodeURIComponent(JSON.stringify({ game: 'deltavee', scenario: 'dv-1', players, seed: 'page' }))}`;

test('a whole game of DeltaVee by the composer that fits every decision', async () => {
  const { page, faults } = await site.visit();
  await page.goto(`${site.url}/${link([{ is: 'person' }, { is: 'computer', level: 'random' }])}`);
  await page.reload();
  await page.getByRole('button', { name: 'Start' }).click();
  const commit = page.getByRole('button', { name: /^Do this/ });
  const over = page.getByRole('heading', { name: /wins|drawn/ });
  for (let clicks = 0; clicks < 1500 && !(await over.isVisible()); clicks++) {
    await commit.or(over).first().waitFor({ timeout: 60_000 });
    if (await over.isVisible()) break;
    await page
      .getByRole('button', { name: /Choose for me|Another/ })
      .click({ timeout: 5_000 })
      .catch(() => {});
    await commit.click({ timeout: 5_000 }).catch(() => {});
  }
  await shoot(page, 'deltavee-over-desk');
  expect(await over.textContent()).toMatch(/wins|drawn/);
  expect(faults).toEqual([]);
});
