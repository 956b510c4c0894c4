import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitDownTo } from './support/battle.ts';
import { openSite, type Site, shoot, sizes, startFromLink } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const actions = async (page: Page): Promise<number> =>
  Number(/action (\d+)/.exec((await page.getByText(/^Now · action/).textContent()) ?? '')?.[1]);

test('one press makes every fire that a ship has left, roll by roll, until there is something to decide', async () => {
  const { page, faults } = await site.visit();
  await sitDownTo(site, page, 'fire');
  const before = await actions(page);
  const salvo = page.getByRole('button', { name: /^All \d+ · (> )?\d+ %/ });
  await salvo.waitFor({ timeout: 20_000 });
  const fires = Number(/\d+/.exec((await salvo.textContent()) ?? '')?.[0]);
  expect(fires).toBeGreaterThan(3); // an extra one beside three pods and the burster
  await shoot(page, 'salvo-before');
  await salvo.click();
  const end = page.getByText(
    /(Every fire that can hit has been made|Stopped: (look at the result|you have a decision))/,
  );
  await end.first().waitFor({ timeout: 60_000 });
  const fired = (await actions(page)) - before;
  expect(fired).toBeGreaterThan(0);
  expect(fired).toBeLessThanOrEqual(fires);
  await shoot(page, 'salvo-after');
  expect(faults).toEqual([]);
});

test('Commands composed for one ship are given to those that are ticked beside it', async () => {
  const { page, faults } = await site.visit();
  await sitDownTo(site, page, 'command');
  const before = await actions(page);
  const ticks = page.getByRole('checkbox', { name: /together with others/ });
  await ticks.first().waitFor();
  for (const tick of await ticks.all()) await tick.check();
  await page.locator('[data-coach=right]').click();
  await page.getByRole('button', { name: /^Same Commands for 1 more/ }).click();
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

test('a fleet of nine is seen whole on a desk and on a phone, and listed by what is still to do', async () => {
  const { page, faults } = await site.visit();
  const players = [{ is: 'person' }, { is: 'computer', level: 'random' }];
  const setup = { game: 'deltavee', scenario: 'dv-fsb-2', players, seed: 'fleet' };
  await startFromLink(page, site.url, setup);
  const prompt = page.locator('[data-coach=prompt] h2');
  while (!/declare a fire/.test((await prompt.textContent()) ?? '')) {
    await page.getByText('You decide', { exact: true }).waitFor({ timeout: 60_000 });
    const before = await actions(page);
    await page.locator('[aria-keyshortcuts~="Enter"]:not([disabled])').first().click();
    await expect.poll(() => actions(page), { timeout: 60_000 }).toBeGreaterThan(before);
  }
  const part = (name: RegExp) => page.getByRole('radio', { name });
  const rows = page.locator('[data-unit]').locator('visible=true');
  await part(/^All \d+/).waitFor();
  const whole = await rows.count();
  await part(/^To do 9/).click();
  expect(await rows.count()).toBe(9);
  await part(/^Enemy/).click();
  expect(await rows.count()).toBe(whole - 9);
  await part(/^Yours 9/).click();
  const own = async (): Promise<number> => {
    const seen = await rows.evaluateAll((all) => {
      const inside = (one: Element): boolean => {
        const { left, top, bottom } = one.getBoundingClientRect();
        return [top + 2, bottom - 2].every((y) => one.contains(document.elementFromPoint(left + 20, y)));
      };
      return all.filter(inside).length;
    });
    return seen;
  };
  expect(await own()).toBe(9);
  await shoot(page, 'fleet-desk');
  await page.setViewportSize(sizes.phone);
  await page.getByRole('button', { name: 'Inspect' }).click();
  await expect.poll(own).toBe(9);
  await shoot(page, 'fleet-phone');
  expect(faults).toEqual([]);
});
