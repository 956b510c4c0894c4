import { afterAll, beforeAll, expect, test } from 'vitest';
import { asAtHome, openSite, type Site, shoot } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('after the first load the page plays without a connection', async () => {
  const { page, context, faults } = await site.visit(asAtHome);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.reload();
  await page
    .getByRole('button', { name: /Play now/ })
    .first()
    .click();
  await page.getByText('You decide', { exact: true }).waitFor({ timeout: 60_000 });
  const actions = async () =>
    Number(/action (\d+)/.exec((await page.getByText(/^Now · action/).textContent()) ?? '')?.[1]);
  const before = await actions();
  await page.locator('[data-coach=commit], [data-coach=end]').first().click();
  await expect.poll(actions, { timeout: 60_000 }).toBeGreaterThan(before);
  await page.goto(`${site.url}/play/sword-and-stars`);
  await page.getByRole('button', { name: /Start as Atjayan Empire/ }).click();
  await page.getByText('You decide', { exact: true }).waitFor({ timeout: 60_000 });
  await shoot(page, 'offline-desk');
  expect(faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|sw\.js/.test(fault))).toEqual([]);
});

test('what another site kept under this address is never taken for the page', async () => {
  const { page, faults } = await site.visit(asAtHome);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
    const foreign = await caches.open('a-foreign-cache');
    const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
    const poison = (): Response =>
      new Response("document.title = 'POISONED'", { headers: { 'Content-Type': 'text/javascript' } });
    await foreign.put(script, poison());
    await foreign.put('/manifest.webmanifest', poison());
  });
  await page.reload();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.reload();
  await page
    .getByRole('button', { name: /Play now/ })
    .first()
    .waitFor({ timeout: 60_000 });
  expect(await page.title()).not.toContain('POISONED');
  expect(await page.evaluate(() => caches.has('a-foreign-cache'))).toBe(true);
  expect(faults).toEqual([]);
});

test('it can be installed', async () => {
  const { page, faults } = await site.visit(asAtHome);
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    return (await fetch(link?.href ?? '')).json() as Promise<{ icons: { src: string }[]; display: string }>;
  });
  expect(manifest.display).toBe('standalone');
  for (const { src } of manifest.icons) expect((await page.request.get(site.url + src)).status()).toBe(200);
  expect(faults).toEqual([]);
});
