import { afterAll, beforeAll, expect, test } from 'vitest';
import { curtainOf, openCurtain } from './support/curtain.ts';
import { openSite, type Site, shoot } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('two people at one screen: the curtain falls whenever the other is asked, and hides everything', async () => {
  const { page, faults } = await site.visit();
  await page.goto(`${site.url}/play/deltavee`);
  await page.getByRole('radio', { name: /Two Daggers/ }).check({ force: true });
  await page.getByRole('button', { name: 'One screen' }).click();
  await page.getByText('Friends play at this screen.').waitFor();
  await page.getByRole('button', { name: /Start at one screen/ }).click();
  const seen = new Set<string>();
  let playedBack = 0;
  const curtain = curtainOf(page);
  for (let passed = 0; passed < 3; passed++) {
    await curtain.waitFor({ timeout: 60_000 });
    expect(await page.getByRole('application').count()).toBe(0);
    expect(await page.getByRole('region', { name: 'Log' }).count()).toBe(0);
    if (passed === 0) await shoot(page, 'hot-seat-curtain-desk');
    seen.add(await openCurtain(page));
    playedBack += await page.getByRole('region', { name: 'What the others do' }).count();
    while (!(await curtain.isVisible())) {
      const press = page.locator('[data-coach=end], [data-coach=commit]').first();
      await press.click({ timeout: 60_000 }).catch(() => {});
      await page.waitForTimeout(300);
    }
  }
  expect([...seen].sort()).toEqual(['Blue', 'Red']);
  expect(playedBack).toBeGreaterThan(0); // what the other has done since
  expect(faults).toEqual([]);
});
