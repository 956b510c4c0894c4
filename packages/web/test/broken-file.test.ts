import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site, shoot } from './support/site.ts';

const recorded = readFileSync(join(import.meta.dirname, 'fixtures/deltavee-part-to-choose.json'), 'utf8');

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const fileOf = (text: string) => ({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test('a file that is none, and one that breaks off, say what is wrong and what is safe', async () => {
  const { page, faults } = await site.visit();
  await page.goto(`${site.url}/games`);
  const input = page.locator('input[type=file]');
  await input.setInputFiles(fileOf('not a game'));
  await page.getByRole('alert').filter({ hasText: 'This file cannot be opened.' }).waitFor();
  const save = JSON.parse(recorded) as { log: { with: unknown }[] };
  const broken = {
    ...save,
    log: save.log.map((entry, at) => (at === 30 ? { ...entry, with: { do: 'nonsense' } } : entry)),
  };
  await input.setInputFiles(fileOf(JSON.stringify(broken)));
  const alert = page.getByRole('alert');
  await alert.filter({ hasText: 'This file stops at action 31. Everything before it is sound.' }).waitFor();
  await shoot(page, 'broken-file-desk');
  await page.getByRole('button', { name: 'Open up to action 30' }).click();
  await page.getByRole('button', { name: /I am/ }).waitFor();
  expect(faults).toEqual([]);
});
