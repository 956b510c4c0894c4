import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitDownTo } from './support/battle.ts';
import { openSite, type Site, shoot } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const actions = async (page: Page): Promise<number> =>
  Number(/action (\d+)/.exec((await page.getByText(/^Now · action/).textContent()) ?? '')?.[1]);

test('one press fires all weapons of a ship, roll by roll, until there is something to decide', async () => {
  const { page, faults } = await site.visit();
  await sitDownTo(site, page, 'fire');
  const before = await actions(page);
  const salvo = page.getByRole('button', { name: /^All \d+ · \d+ %/ });
  await salvo.waitFor({ timeout: 20_000 });
  const weapons = Number(/\d+/.exec((await salvo.textContent()) ?? '')?.[0]);
  expect(weapons).toBeGreaterThan(1);
  await shoot(page, 'salvo-before');
  await salvo.click();
  const end = page.getByText(/(All weapons that can hit have fired|Stopped: (look at the result|you have a decision))/);
  await end.first().waitFor({ timeout: 60_000 });
  const fired = (await actions(page)) - before;
  expect(fired).toBeGreaterThan(0);
  expect(fired).toBeLessThanOrEqual(weapons);
  await shoot(page, 'salvo-after');
  expect(faults).toEqual([]);
});

test('the course composed for one ship is given to those that are ticked beside it', async () => {
  const { page, faults } = await site.visit();
  await sitDownTo(site, page, 'command');
  const before = await actions(page);
  const ticks = page.getByRole('checkbox', { name: /together with others/ });
  await ticks.first().waitFor();
  for (const tick of await ticks.all()) await tick.check();
  await page.locator('[data-coach=right]').click();
  await page.getByRole('button', { name: /^Same course for 1 more/ }).click();
  await shoot(page, 'group-order');
  await page.locator('[aria-keyshortcuts~="Enter"]').click();
  await expect.poll(() => actions(page)).toBe(before + 2);
  expect(faults).toEqual([]);
});

test('nothing is fired before its chance stands there', async () => {
  const { page, faults } = await site.visit();
  await page.addInitScript(() => {
    const labels = new Set<string>();
    const look = (): void => {
      const button = document.querySelector<HTMLButtonElement>('[data-coach=commit]');
      if (button?.textContent?.startsWith('Fire'))
        labels.add(`${button.disabled ? 'waits: ' : ''}${button.textContent}`);
      document.documentElement.dataset['fires'] = [...labels].join('|');
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await sitDownTo(site, page, 'fire');
  await page.getByRole('button', { name: /^Fire \d+ %/ }).waitFor({ timeout: 20_000 });
  const labels = await page.evaluate(() => (document.documentElement.dataset['fires'] ?? '').split('|'));
  expect(labels.filter((label) => label.startsWith('waits: Fire …'))).toHaveLength(1);
  expect(labels.filter((label) => !/^(waits: |Fire \d+ %)/.test(label))).toEqual([]);
  expect(faults).toEqual([]);
});
