import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site, shoot, startFromLink } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Every audio context that the page makes is counted. */
function countAudio(): void {
  const made: AudioContext[] = [];
  Object.assign(globalThis, { audioMade: made });
  const Real = globalThis.AudioContext;
  globalThis.AudioContext = class extends Real {
    constructor() {
      super();
      made.push(this);
    }
  };
}
const audioMade = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { audioMade: AudioContext[] }).audioMade.map(({ state }) => state));
const actions = async (page: Page): Promise<number> =>
  Number(/action (\d+)/.exec((await page.getByText(/^Now · action/).textContent()) ?? '')?.[1]);

async function move(page: Page): Promise<void> {
  await page.getByText('You decide', { exact: true }).waitFor({ timeout: 60_000 });
  const before = await actions(page);
  await page.locator('[data-coach=end], [data-coach=commit]:not([disabled])').first().click();
  await expect.poll(() => actions(page), { timeout: 60_000 }).toBeGreaterThan(before);
}

test('sound is off until it is switched on, and off again at once', async () => {
  const { page, faults, context } = await site.visit();
  await context.addInitScript(countAudio);
  const players = [{ is: 'person' }, { is: 'computer', level: 'random' }];
  const setup = { game: 'deltavee', scenario: 'dv-own-1', players, seed: 'sound' };
  await startFromLink(page, site.url, setup);
  await move(page);
  expect(await audioMade(page)).toEqual([]);

  const toggle = async (): Promise<boolean> => {
    await page.getByRole('button', { name: 'Menu' }).click();
    const item = page.getByRole('menuitemcheckbox', { name: 'Sound' });
    const isOn = (await item.getAttribute('aria-checked')) === 'true';
    await shoot(page, `menu-sound-${isOn ? 'on' : 'off'}`);
    await item.click();
    return isOn;
  };
  expect(await toggle()).toBe(false);
  expect(await audioMade(page)).toEqual([]);
  await move(page);
  await expect.poll(() => audioMade(page)).toEqual(['running']);
  expect(await toggle()).toBe(true);
  await expect.poll(() => audioMade(page)).toEqual(['suspended']);
  await move(page);
  expect(await audioMade(page)).toEqual(['suspended']);
  expect(faults).toEqual([]);
});
