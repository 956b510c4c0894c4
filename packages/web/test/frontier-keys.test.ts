import { afterAll, beforeAll, expect, test } from 'vitest';
import { curtainOf, openCurtain } from './support/curtain.ts';
import { answer, begin, keys, mouse, playTo } from './support/frontier.ts';
import { openSite, type Site, shoot, startFromLink } from './support/site.ts';

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

test('four people at one screen, in fog: each plots behind the curtain, and nobody sees what the others have written', async () => {
  const { page, faults } = await site.visit();
  const players = Array.from({ length: 4 }, () => ({ is: 'person' }));
  const setup = {
    game: 'fifth-frontier-war',
    scenario: 'jewell-gate',
    players,
    options: { fogOfWar: true },
    seed: 'four',
  };
  await startFromLink(page, site.url, setup, { timeout: 90_000 });
  const [curtain, route] = [curtainOf(page), page.locator('[data-route]')];
  const seen: string[] = [];
  while (new Set(seen).size < 4 && seen.length < 16) {
    await curtain.waitFor({ timeout: 90_000 });
    expect(await page.getByRole('application').count()).toBe(0);
    seen.push(await openCurtain(page));
    if (seen.length === 1) {
      await page.locator('[data-coach=reach] button', { hasText: 'Mongo' }).click();
      await page.getByText('J 1608').first().waitFor();
      await expect.poll(() => route.count()).toBeGreaterThan(0);
    } else if (seen.length <= 3) expect(await page.getByText(/J ?1608/).count()).toBe(0); // neither in the log nor on a sheet
    while (!(await curtain.isVisible())) await answer(page, mouse(page));
  }
  await shoot(page, 'frontier-curtain');
  const second = 'Second player of the';
  expect(seen).toEqual(['Zhodani', `${second} shared side`, 'Imperial', `${second} other side`]);
  expect(faults).toEqual([]);
}, 240_000);
