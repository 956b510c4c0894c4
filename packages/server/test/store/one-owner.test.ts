import { spawn } from 'node:child_process';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { databases } from '../support/databases.ts';
import { played } from './samples.ts';

const database = databases.SQLite();
beforeAll(() => database.start());
afterAll(() => database.stop());

async function freshFolder(): Promise<string> {
  const place = await database.fresh();
  if (!('folder' in place)) throw new Error('not a folder');
  return place.folder;
}

/** Opens the folder in a process of its own; what it prints is the outcome. */
function openElsewhere(folder: string): Promise<string> {
  const script = `
    import { openStore } from ${JSON.stringify(new URL('../../dist/store/index.js', import.meta.url).href)};
    try {
      const store = await openStore({ folder: process.argv[1] });
      await store.close();
      console.log('opened');
    } catch (error) {
      console.log(error.name + ': ' + error.message);
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  return new Promise((resolve) => child.on('close', () => resolve(printed.trim())));
}

test('a folder that is in use is refused to others in words, and free again afterwards', async () => {
  const folder = await freshFolder();
  const store = await openStore({ folder });
  const said = `The data folder ${folder} is in use by another Admiralty server`;
  expect(await openElsewhere(folder)).toMatch(`StoreProblem: ${said}`);
  await expect(openStore({ folder })).rejects.toThrow(said);
  await played(store, 'unharmed', 2);
  await store.close();
  expect(await openElsewhere(folder)).toBe('opened');
  const again = await openStore({ folder });
  expect(await again.openTable('unharmed')).toMatchObject({ version: 2 });
  await again.close();
});

test('what is no database of ours is refused in words and not touched', async () => {
  const folder = await freshFolder();
  const file = join(folder, 'admiralty.sqlite');
  const text = 'a diary, not a database. '.repeat(100);
  writeFileSync(file, text);
  await expect(openStore({ folder })).rejects.toMatchObject({ name: 'StoreProblem' });
  expect(statSync(file).size).toBe(text.length);
  mkdirSync(join(folder, 'sub', 'admiralty.sqlite'), { recursive: true });
  await expect(openStore({ folder: join(folder, 'sub') })).rejects.toMatchObject({ name: 'StoreProblem' });
});

test('a new folder is made for its owner alone', async () => {
  const folder = join(await freshFolder(), 'new', 'data');
  await (await openStore({ folder })).close();
  expect(statSync(folder).mode & 0o077).toBe(0);
});
