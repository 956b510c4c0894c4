import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site, shoot, sizes } from './support/site.ts';

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

test('a file with a bad data pack, one too large and one too long say so', async () => {
  const { page, faults } = await site.visit();
  await page.goto(`${site.url}/games`);
  const input = page.locator('input[type=file]');
  const alert = page.getByRole('alert').filter({ hasText: 'This file cannot be opened.' });
  const save = JSON.parse(recorded) as { log: unknown[] };
  await input.setInputFiles(fileOf(JSON.stringify({ ...save, pack: { ships: { classes: 'none' } } })));
  await alert.filter({ hasText: 'ships.json' }).waitFor({ timeout: 60_000 });
  await shoot(page, 'bad-pack-desk');
  await input.setInputFiles(fileOf(JSON.stringify({ ...save, log: Array(20_001).fill(save.log[0]) })));
  await alert.filter({ hasText: '20001 actions' }).waitFor({ timeout: 60_000 });
  await input.setInputFiles(fileOf(' '.repeat(8_000_001)));
  await alert.filter({ hasText: 'far larger than any game' }).waitFor({ timeout: 60_000 });
  await page.setViewportSize(sizes.phone);
  await shoot(page, 'large-file-phone');
  expect(faults).toEqual([]);
});

test.each([
  ['unpacks to far more than a game', deflateRawSync(Buffer.alloc(30_000_000, ' ')).toString('base64url')],
  ['is far too long', 'A'.repeat(64_001)],
])('a link that %s is not opened', async (_, packed) => {
  const { page, faults } = await site.visit();
  await page.goto(`${site.url}/#game=${packed}`);
  await page.getByRole('button', { name: 'Open it' }).click();
  await page.getByRole('alert').filter({ hasText: 'far more than any game' }).waitFor({ timeout: 60_000 });
  await shoot(page, 'large-link-desk');
  expect(faults).toEqual([]);
});
