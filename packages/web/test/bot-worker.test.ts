import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptGame } from './support/kept.ts';
import { openSite, type Site, startFromLink } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Put in front of the worker's script: tells the page every call from one worker to another. */
const spy = `
const told = new BroadcastChannel('spy');
const post = MessagePort.prototype.postMessage;
MessagePort.prototype.postMessage = function (message, ...rest) {
  if (message?.path?.length) told.postMessage({ name: message.path[0], args: message.argumentList });
  return post.call(this, message, ...rest);
};
`;

interface Call {
  name: string;
  args: unknown[];
}

/** Collects what the table's worker asks the bots' worker. */
async function listenIn(page: Page): Promise<() => Promise<Call[]>> {
  await page.context().route(/engine\.worker.*\.js/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: spy + (await answer.text()) });
  });
  await page.addInitScript(() => {
    const calls: unknown[] = [];
    Reflect.set(window, 'calls', calls);
    new BroadcastChannel('spy').onmessage = ({ data }) => calls.push(data);
  });
  return () => page.evaluate(() => Reflect.get(window, 'calls') as Call[]);
}

test('the computer thinks on an imagined table, with a chance of its own that nobody can predict', async () => {
  const { page, faults } = await site.visit({ serviceWorkers: 'block' });
  const calls = await listenIn(page);
  const players = [{ is: 'person' }, { is: 'computer', level: 'captain' }];
  const setup = { game: 'deltavee', scenario: 'dv-own-1', players, seed: 'an open secret' };
  await startFromLink(page, site.url, setup);
  const thoughts = async (): Promise<string[]> => (await calls()).map(({ args }) => JSON.stringify(args));
  await expect.poll(async () => (await thoughts()).length, { timeout: 60_000 }).toBeGreaterThan(0);
  await page.getByText('You decide', { exact: true }).waitFor({ timeout: 60_000 });
  const { save, secret } = await keptGame(page);
  expect((await calls()).every(({ name }) => name === 'think')).toBe(true);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  for (const thought of await thoughts()) {
    for (const part of [JSON.stringify(save.snapshot.table.rng), save.seed, save.commitment])
      expect(thought).not.toContain(part);
    expect(thought).toContain(secret);
  }
  expect(faults).toEqual([]);
});
