/// <reference lib="dom" />
/**
 * How the board of Imperial Ambitions answers in a real browser, with the built page behind its real server:
 * `npm run build -w @admiralty/web`, then `npx tsx --conditions=development bench/board.ts`. For an idle machine.
 * Frames a second while the map is dragged and zoomed; the time from a press on the map to the next frame; the time until
 * a composer shows what the rules answered.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, startServer } from '@admiralty/server';
import type { Page } from 'playwright-core';
import { largestWar } from '../packages/web/test/support/imperial.ts';
import { buildPackage } from '../test/support/build.ts';
import { launchChromium } from '../test/support/chromium.ts';

const ALONE = [{ is: 'person' }, { is: 'computer', level: 'cadet' }];
const PRESSES = 12;

const fight = {
  scenario: '03-base-assault',
  units: [
    ...[0, 1, 2].map((at) => ({ id: `BB${at}`, type: 'BB', owner: 1, map: { xy: [18 + 2 * at, 26], facing: 0 } })),
    ...[0, 1, 2].map((at) => ({ id: `DD${at}`, type: 'DD', owner: 1, map: { xy: [18 + 2 * at, 28], facing: 0 } })),
    ...[0, 1, 2].map((at) => ({ id: `CA${at}`, type: 'CA', owner: 2, map: { xy: [18 + 2 * at, 19], facing: 3 } })),
  ],
  battle: { phase: 'move', turn: 2, defender: 1 },
};

interface Case {
  name: string;
  setup: object;
  /** the part of the composer that shows an answer of the rules, and what asks for another one */
  composer: string;
  /** a choice that is changed: a select, or a group of radios */
  choice: string;
  /** presses the board's own button so many times first */
  answers?: number;
}

const CASES: readonly Case[] = [
  {
    name: '07-buffer-zone: a place to build at',
    setup: { scenario: '07-buffer-zone', players: ALONE },
    composer: '[data-coach=build]',
    choice: 'select',
  },
  {
    name: 'generated-6, fortresses, 9,999 points each: a place to build at',
    setup: {
      scenario: 'generated-6',
      options: { forces: 'preset', valuePoints: 9999, neutralStrength: 'fortress', homeSystems: 5, neutralSystems: 5 },
      players: [ALONE[0], ...Array.from({ length: 5 }, () => ALONE[1])],
    },
    composer: '[data-coach=build]',
    choice: 'select',
  },
  {
    name: '03-base-assault: all legal ends of a stack',
    setup: { scenario: '03-base-assault', position: fight, players: ALONE },
    composer: '[data-coach=course]',
    choice: '[data-coach=stack]',
    answers: 1,
  },
  {
    name: '10-second-empire with 2,900 units: all legal ends of a stack',
    setup: {
      scenario: '10-second-empire',
      position: largestWar(48),
      players: [ALONE[0], ...Array.from({ length: 5 }, () => ALONE[1])],
    },
    composer: '[data-coach=course]',
    choice: '[data-coach=stack]',
    answers: 1,
  },
];

const dist = join(import.meta.dirname, '../packages/web/dist');
const data = mkdtempSync(join(tmpdir(), 'admiralty-board-'));
await buildPackage('server');
const server = await startServer(readConfig({ port: 0, rate: 0, data }, {}, dist));
const browser = await launchChromium();
try {
  for (const one of CASES) console.log(await measure(one));
} finally {
  await browser.close();
  await server.close();
  rmSync(data, { recursive: true });
}

async function measure({ name, setup, composer, choice, answers = 0 }: Case): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript('globalThis.__name = (value) => value'); // the loader of this file names its functions so
  const game = { game: 'imperial-ambitions', seed: 'bench', ...setup };
  await page.goto(`http://127.0.0.1:${server.port}/#start=${encodeURIComponent(JSON.stringify(game))}`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByText('You decide', { exact: true }).waitFor({ timeout: 120_000 });
  for (let n = 0; n < answers; n++) await page.locator('[data-coach=commit]:enabled').first().click();
  await page.locator(composer).first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(2000);
  const counters = await page.locator('[role=application] g > title').count();
  const { fps, p95 } = await gesture(page);
  const presses = await pressesOnMap(page);
  const answered = await answersIn(page, composer, choice);
  await page.close();
  return [
    name,
    `  ${counters} counters; dragged and zoomed ${fps} frames/s, 95 in 100 within ${p95} ms`,
    `  a press on the map: ${spread(presses)}; the composer's answer: ${spread(answered)}`,
  ].join('\n');
}

function spread(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
  return `median ${at(0.5)} ms, most ${at(1)} ms of ${sorted.length}`;
}

async function gesture(page: Page): Promise<{ fps: number; p95: number }> {
  return page.evaluate(async () => {
    const map = document.querySelector('[role="application"]');
    if (!map) throw new Error('no map');
    const { left, top, width, height } = map.getBoundingClientRect();
    const at = { bubbles: true, cancelable: true, view: window };
    const [x, y] = [left + width / 2, top + height / 2];
    const times: number[] = [];
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    map.dispatchEvent(new MouseEvent('mousedown', { ...at, clientX: x, clientY: y }));
    for (let step = 0; step < 90; step++) {
      const clientX = x + 260 * Math.sin(step / 14);
      window.dispatchEvent(new MouseEvent('mousemove', { ...at, clientX, clientY: y + step }));
      times.push(await frame());
    }
    window.dispatchEvent(new MouseEvent('mouseup', at));
    for (let step = 0; step < 90; step++) {
      const deltaY = step < 45 ? -14 : 14;
      map.dispatchEvent(new WheelEvent('wheel', { ...at, clientX: x, clientY: y, deltaY }));
      times.push(await frame());
    }
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
    const sorted = gaps.toSorted((one, other) => one - other);
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    return { fps: Math.round(1000 / mean), p95: Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0) };
  });
}

/** From the press to the frame that shows what it did, as the browser itself takes it down. */
async function pressesOnMap(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const FINE: object = { durationThreshold: 16 }; // not in every list of types
    dataset['presses'] = '';
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'pointerup') dataset['presses'] += `${duration} `;
    }).observe({ ...FINE, type: 'event' });
  });
  const box = await page.locator('[role=application]').first().boundingBox();
  for (let n = 0; n < PRESSES; n++) {
    await page.mouse.click(
      (box?.x ?? 0) + (box?.width ?? 0) * (0.2 + 0.05 * n),
      (box?.y ?? 0) + (box?.height ?? 0) * (0.3 + 0.03 * n),
    );
    await page.waitForTimeout(250);
  }
  const noted = await page.evaluate(() => document.documentElement.dataset['presses'] ?? '');
  return noted.split(' ').filter(Boolean).map(Number);
}

/** From a change of the choice to the frame with the rules' answer to it. */
async function answersIn(page: Page, composer: string, choice: string): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < PRESSES; n++) {
    const took = await page.evaluate(
      async ([shown, asked, turn]) => {
        const part = document.querySelector(asked);
        if (!part) return null;
        const text = (): string => document.querySelector(shown)?.closest('[data-open]')?.textContent ?? '';
        const before = text();
        const began = performance.now();
        if (part instanceof HTMLSelectElement) {
          part.selectedIndex = (part.selectedIndex + 1) % part.options.length;
          part.dispatchEvent(new Event('change', { bubbles: true }));
        } else {
          const radios = part.querySelectorAll<HTMLElement>('[role=radio]');
          radios[(turn + 1) % radios.length]?.click();
        }
        while (text() === before || text() === '') {
          await new Promise((resolve) => requestAnimationFrame(resolve));
          if (performance.now() - began > 3000) return null;
        }
        return performance.now() - began;
      },
      [composer, choice, n] as const,
    );
    if (took !== null) times.push(took);
    await page.waitForTimeout(150);
  }
  return times;
}
