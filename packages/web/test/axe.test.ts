import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsInBothThemes } from './support/axe.ts';
import { openSite, type Site, sizes } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const pages = ['/', '/play/deltavee', '/play/sword-and-stars', '/play/fifth-frontier-war', '/games', '/about'];

test('no page has a serious fault for assistive technology, in both themes', async () => {
  const { page, faults } = await site.visit();
  for (const path of pages) {
    await page.goto(site.url + path);
    await page.getByRole('main').waitFor();
    expect([path, await faultsInBothThemes(page)]).toEqual([path, []]);
  }
  await page.goto(`${site.url}/rules/deltavee`);
  await page.getByRole('searchbox').fill('tractor'); // some of the rules: the others are made alike
  await page.getByText('tractor').first().waitFor();
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('nor has a board, on a desk or on a phone', async () => {
  const { page, faults } = await site.visit();
  for (const title of ['DeltaVee', 'The Sword and the Stars']) {
    await page.goto(site.url);
    const box = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
    await box.getByRole('button', { name: /Play now/ }).click();
    await page.getByText('You decide', { exact: true }).waitFor();
    for (const size of [sizes.desk, sizes.phone]) {
      await page.setViewportSize(size);
      expect([title, size, await faultsInBothThemes(page)]).toEqual([title, size, []]);
    }
    await page.setViewportSize(sizes.desk);
  }
  expect(faults).toEqual([]);
});
