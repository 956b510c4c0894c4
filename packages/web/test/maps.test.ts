import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsInBothThemes, seriousFaults } from './support/axe.ts';
import { answerWar, isAsked, over, playUntil } from './support/imperial.ts';
import { openSite, type Site, shoot, sizes } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const isSound = (page: Page): Promise<void> => page.getByText('This map can be played.').waitFor();

/** As many games between captains, in the page's workers. */
async function captainsPlay(page: Page, games: number): Promise<void> {
  const playtest = page.getByRole('region', { name: 'Playtest' });
  await playtest.getByRole('radio', { name: 'captain', checked: true }).waitFor(); // unless somebody wants others
  await playtest.getByRole('spinbutton', { name: 'Games' }).fill(String(games));
  await playtest.getByRole('button', { name: 'Playtest' }).click();
  await playtest.getByRole('progressbar', { name: 'Games played' }).waitFor();
  await playtest.getByRole('button', { name: 'Playtest again' }).waitFor({ timeout: 180_000 });
  await playtest.getByText(`${games} games between captains, in this page`).waitFor();
  await playtest.getByText('What decided').waitFor();
}

test('a map drawn by keyboard, refused for a named reason, mended, playtested, played', async () => {
  const { page, faults } = await site.visit();
  await page.getByRole('link', { name: 'Draw a map: DeltaVee' }).click();
  await isSound(page);
  const map = page.getByRole('application', { name: /Sheets of the scenario/ });
  await map.focus();
  for (const key of ['ArrowLeft', 'ArrowUp', '1', 'Enter']) await page.keyboard.press(key);
  await page.getByRole('textbox', { name: /^Hex/ }).waitFor();
  await isSound(page);
  await page.getByRole('textbox', { name: /^Hex/ }).fill('B0505');
  const problem = page.getByRole('button', { name: /Ship P1-B: .*B0505/ });
  await problem.waitFor();
  expect(await page.getByRole('button', { name: 'Play this map' }).getAttribute('aria-disabled')).toBe('true');
  await problem.click();
  await shoot(page, 'maps-refused-desk');
  await page.keyboard.press('ControlOrMeta+Z');
  await isSound(page);
  await captainsPlay(page, 30);
  const playtest = page.getByRole('region', { name: 'Playtest' });
  await playtest.getByText(/^Red is favoured: it wins \d+ %, where an even share is 50 %/).waitFor(); // two ships against one
  await playtest.getByText(/Half of the games last \d+ Game-Turns? or more, \d+ actions/).waitFor();
  await playtest.getByText('Red wins when the blue fleet is destroyed.').waitFor();
  await shoot(page, 'maps-playtested-desk');
  await page.reload();
  await isSound(page); // kept on this device
  await page.getByRole('button', { name: 'Play this map' }).click();
  await page.getByText('You decide', { exact: true }).waitFor();
  await page.getByText('A new fight').first().waitFor();
  expect(faults).toEqual([]);
});

test('a war drawn by hand: refused for a named reason, mended, playtested, opened at a table and played', async () => {
  const { page, faults } = await site.visit();
  await page.goto(`${site.url}/maps/imperial-ambitions`);
  await isSound(page);
  const map = page.getByRole('application', { name: /Map of the war/ });
  await page.getByRole('radio', { name: /^Add system/ }).click();
  await map.focus();
  for (const key of ['ArrowRight', 'Enter']) await page.keyboard.press(key); // beside the capital
  const problem = page.getByRole('button', {
    name: /Aldren II: A2 is 1 hex from A1; two systems stand at least 4 apart/,
  });
  await problem.waitFor();
  expect(await page.getByRole('button', { name: 'Play this map' }).getAttribute('aria-disabled')).toBe('true');
  await problem.click();
  await page.getByRole('textbox', { name: /^Hex/ }).fill('0404');
  await isSound(page);
  await page.getByText('Victory', { exact: true }).click(); // folded while a system is looked at
  await page.getByRole('spinbutton', { name: /^Last turn/ }).fill('1');
  await captainsPlay(page, 2);
  const playtest = page.getByRole('region', { name: 'Playtest' });
  await playtest.getByText('2 games say nothing about the seats').waitFor();
  await page.reload();
  await isSound(page); // kept on this device
  await page.getByRole('button', { name: 'Play this map' }).click();
  await isAsked(page);
  await playUntil(page, over(page));
  await page.getByText('A new war').first().waitFor();
  expect(faults).toEqual([]);
});

test('a battle drawn by hand: refused for a named reason, mended, playtested, played to its end', async () => {
  const { page, faults } = await site.visit();
  await page.goto(`${site.url}/maps/imperial-ambitions`);
  await isSound(page);
  await page.getByRole('combobox', { name: 'Begin with' }).selectOption({ label: 'A battle in deep space' });
  await page.getByRole('heading', { name: 'A new battle' }).waitFor();
  await isSound(page);
  await page.getByRole('row', { name: /Value points/ }).waitFor();
  await page.getByRole('radio', { name: /^Habitable planet/ }).click();
  await page.getByRole('application', { name: /Battle map/ }).focus();
  for (const key of ['ArrowUp', 'Enter']) await page.keyboard.press(key);
  await page.getByRole('button', { name: /Planets: .*a planet is 2 or more from the star/ }).waitFor();
  await shoot(page, 'maps-battle-desk');
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+Z');
  await isSound(page);
  await page.getByRole('spinbutton', { name: /^Last tactical turn/ }).fill('2');
  await captainsPlay(page, 30);
  const playtest = page.getByRole('region', { name: 'Playtest' });
  await playtest.getByText('fewer points lost').waitFor();
  await playtest.getByText(/^(No seat is shown to be better|\w+ (is favoured|wins more than an even share))/).waitFor();
  await page.getByRole('spinbutton', { name: 'Number' }).last().fill('1');
  await page.getByRole('row', { name: 'Value points 160 80 80' }).waitFor();
  await playtest.getByText('The map has changed since').waitFor();
  await captainsPlay(page, 30);
  await playtest.getByText(/^Defenders is favoured: it wins \d+ %/).waitFor(); // two cruisers against one
  await playtest.getByText(/Half of the games last 2 turns or more/).waitFor();
  await shoot(page, 'maps-favoured-desk');
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play this map' }).click();
  await isAsked(page);
  await playUntil(page, over(page));
  await page.getByText('A new battle').first().waitFor();
  expect(faults).toEqual([]);
});

test('the same figures make the same war, told by its link; it opens in the editor and goes on by a link of its own, or as a file', async () => {
  const { page, faults, context } = await site.visit();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${site.url}/maps/imperial-ambitions/generate#dukes=3&mapSeed=4711`);
  const row = page.getByRole('row', { name: /4 near neutrals/ });
  await row.waitFor();
  expect(await row.getByRole('cell').allTextContents()).toEqual(['47', '48', '50', '3']);
  await shoot(page, 'maps-generator-desk');
  await page.getByRole('button', { name: 'Edit this map' }).click();
  await isSound(page);
  await shoot(page, 'maps-editor-desk');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await site.visit({ viewport: sizes.phone, colorScheme: 'light' });
  await other.page.goto(link);
  await isSound(other.page);
  await other.page.getByRole('heading', { name: 'Generated War for 3' }).waitFor();
  await shoot(other.page, 'maps-editor-phone');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await (await download).path();
  const third = await site.visit();
  await third.page.goto(`${site.url}/maps/imperial-ambitions`);
  await isSound(third.page);
  const opens = third.page.locator('input[type=file]');
  await opens.setInputFiles({ name: 'scenarios.json', mimeType: 'application/json', buffer: Buffer.alloc(8_000_001) });
  await third.page.getByRole('alert').getByText('it is far larger than any map').waitFor();
  await opens.setInputFiles(file);
  await third.page.getByRole('heading', { name: 'Generated War for 3' }).waitFor();
  await isSound(third.page);
  expect(await third.page.getByRole('alert').count()).toBe(0);
  expect([...faults, ...other.faults, ...third.faults]).toEqual([]);
});

test('a generated war is played from its link to its end', async () => {
  const { page, faults } = await site.visit();
  await page.goto(`${site.url}/maps/imperial-ambitions/generate#dukes=3&mapSeed=4711&turnLimit=1`);
  await page.getByRole('link', { name: 'Play this map' }).click();
  await page.getByRole('heading', { name: 'Generated War for 3' }).waitFor();
  await page.getByRole('button', { name: /^Start as House Aldren/ }).click();
  await page.getByText('You decide', { exact: true }).waitFor();
  await page.getByRole('application').first().waitFor();
  await shoot(page, 'maps-generated-played-desk');
  await playUntil(page, over(page), () => answerWar(page));
  await page.getByRole('table').filter({ hasText: 'Score' }).waitFor();
  expect(faults).toEqual([]);
});

test('no serious fault for assistive technology, in both themes', async () => {
  const { page } = await site.visit();
  for (const path of ['/maps/deltavee', '/maps/imperial-ambitions', '/maps/imperial-ambitions/generate']) {
    await page.goto(site.url + path);
    await page.getByRole('application').first().waitFor();
    expect([path, await faultsInBothThemes(page)]).toEqual([path, []]);
  }
});
