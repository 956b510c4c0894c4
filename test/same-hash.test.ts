import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { fingerprints, recordedGame } from '../packages/engine/test/parley/same-hash.ts';
import { launchChromium } from './support/chromium.ts';

const games = ['one', 'two', 'Æther ☄'].map(recordedGame);
const here = fingerprints(games);
let script = '';

beforeAll(async () => {
  const entry = join(import.meta.dirname, '../packages/engine/test/parley/same-hash.ts');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'host' } },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (!bundle || !('output' in bundle)) throw new Error('nothing was built');
  script = bundle.output[0].code;
}, 120_000);

test('the recorded games replay in Node as they were recorded', () => {
  expect(here).toEqual(expect.arrayContaining(games.flatMap(({ log }) => log.map(({ hash }) => hash))));
  expect(here.length).toBeGreaterThan(100);
  expect(here.every((line) => /^[\da-f]{16}$|^[\da-f]{64}$|^(-?\d+,){3}-?\d+$/.test(line))).toBe(true);
});

test('a worker thread gives the same fingerprints', async () => {
  const body = `${script}\nrequire('node:worker_threads').parentPort.postMessage(host.fingerprints(${JSON.stringify(games)}));`;
  const worker = new Worker(body, { eval: true });
  const there = await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  await worker.terminate();
  expect(there).toEqual(here);
});

test('Chromium gives the same fingerprints', async () => {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: script });
    expect(await page.evaluate(`host.fingerprints(${JSON.stringify(games)})`)).toEqual(here);
  } finally {
    await browser.close();
  }
}, 120_000);
