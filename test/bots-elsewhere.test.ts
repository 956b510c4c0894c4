import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Bot, type Level, Players, type Request, wireOf } from '@admiralty/bots';
import { botOf } from '@admiralty/bots/testing';
import { loadAnyGame, Session, settingFor } from '@admiralty/engine';
import { gameLoaders } from '@admiralty/engine/testing';
import { Thinker } from '@admiralty/host';
import { build, defaultClientConditions } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { launchChromium } from './support/chromium.ts';

/** The first question of a game, as it goes to a bot that thinks elsewhere. */
function question(id: string, scenario: string, level: Level): Request {
  const opened = gameLoaders.find((loader) => loader.id === id)?.open(null, null);
  const wish = opened?.ok ? settingFor(opened.module.game, { scenario }) : null;
  if (!opened?.ok || !wish?.ok) throw new Error(`${id} does not open`);
  const started = Session.start(opened.module.game, wish.setting, level);
  if (!started.ok) throw new Error(started.refusal.why);
  const { table, game } = started.session;
  const bot: Bot = botOf(id, level)!;
  const players = new Players(
    game,
    Array.from({ length: table.seats }, () => bot),
    'x',
    { nodes: 1 },
  );
  let asking = players.ask(table)!;
  for (; !asking.input.asked; asking = players.ask(table)!) players.note(asking, null);
  return {
    game: id,
    pack: null,
    position: null,
    level,
    think: { nodes: 120 },
    seed: 'thinker',
    ...wireOf(asking.input),
  };
}

const questions = (['cadet', 'captain', 'admiral'] as const).flatMap((level) => [
  question('deltavee', 'dv-own-1', level),
  question('sword-and-stars', 'two-new-empires', level),
]);
const thinker = new Thinker(loadAnyGame, { now: () => 0 });
let here: unknown[] = [];
let script = '';

beforeAll(async () => {
  here = await Promise.all(questions.map((request) => thinker.think(request)));
  const entry = join(import.meta.dirname, '../packages/host/test/elsewhere.ts');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['development', ...defaultClientConditions] },
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'host' } },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (!bundle || !('output' in bundle)) throw new Error('nothing was built');
  script = bundle.output[0].code;
}, 120_000);

test('a thread of Node gives the very answers that this one gives', async () => {
  const body = `${script}\nconst { parentPort } = require('node:worker_threads');
parentPort.on('message', async (request) => parentPort.postMessage(await host.thinker.think(request)));`;
  const worker = new Worker(body, { eval: true });
  const there: unknown[] = [];
  for (const request of questions) {
    worker.postMessage(request);
    there.push(await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject)));
  }
  await worker.terminate();
  expect(there).toEqual(here);
});

test('and so does a worker of Chromium', async () => {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const body = `${script}\nonmessage = async ({ data }) => postMessage(await host.thinker.think(data));`;
    const there = await page.evaluate(`(async () => {
      const worker = new Worker(URL.createObjectURL(new Blob([${JSON.stringify(body)}])));
      const answers = [];
      for (const request of ${JSON.stringify(questions)})
        answers.push(await new Promise((resolve, reject) => {
          worker.onmessage = ({ data }) => resolve(data);
          worker.onerror = ({ message }) => reject(new Error(message));
          worker.postMessage(request);
        }));
      return answers;
    })()`);
    expect(there).toEqual(here);
  } finally {
    await browser.close();
  }
}, 120_000);
