import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAsked, largestWar, ready, start } from './support/imperial.ts';
import { openSite, type Site, shoot } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** 48 in each of sixty systems, and 18 in a battle. */
const UNITS = 2898;

/** Notes from now on how many nodes of the page come, go or change. */
async function noteChanges(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    let changed = 0;
    new MutationObserver((all) => {
      for (const { addedNodes, removedNodes } of all) changed += 1 + addedNodes.length + removedNodes.length;
      dataset['changed'] = String(changed);
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['changed'] ?? 0));
}

test('the largest war: what is drawn, and what a press changes, hangs on what is in sight and not on its 2,898 units', async () => {
  const { page, faults } = await site.visit();
  const position = largestWar(48);
  expect((position as { units: unknown[] }).units).toHaveLength(UNITS);
  const players = [{ is: 'person' }, ...Array.from({ length: 5 }, () => ({ is: 'computer', level: 'cadet' }))];
  await start(page, site.url, { scenario: '10-second-empire', position, players });
  await isAsked(page);
  await ready(page).click();
  await page.locator('[data-coach=course]').waitFor({ timeout: 60_000 });
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  expect(nodes).toBeGreaterThan(800);
  expect(nodes).toBeLessThan(UNITS);
  await page.getByRole('radio', { name: /^Move/ }).click();
  await page.getByRole('radio', { name: /^1 hex/ }).click();
  await page
    .getByText(/loses a step in|Nobody can hurt/)
    .first()
    .waitFor();
  const changes = await noteChanges(page);
  await page.locator('[data-coach=stack] [role=radio]').last().click();
  await page.getByRole('radio', { name: /^Stay/, checked: true }).waitFor();
  await page.waitForTimeout(500);
  expect(await changes()).toBeLessThan(600);
  await shoot(page, 'imperial-largest-desk');
  expect(faults).toEqual([]);
}, 120_000);
