/**
 * The campaign's board of Fifth Frontier War in a browser: frames a second while it is panned and zoomed, presses to the
 * next picture, long tasks of the page's own thread. For an idle machine; `npm run build -w @admiralty/web` first, then
 * `npx tsx --conditions=development packages/web/test/measure/frontier-page.ts`.
 */
import type { Page } from 'playwright-core';
import { answer, begin, mouse, playTo } from '../support/frontier.ts';
import { asAtHome, openSite, sizes } from '../support/site.ts';
import { smoothness } from '../support/smoothness.ts';

interface Noted {
  noted: { tasks: number[]; presses: number[] };
}

await measure();

async function measure(): Promise<void> {
  const site = await openSite();
  for (const [size, viewport] of Object.entries(sizes)) {
    const { page: visitor, faults } = await site.visit({ ...asAtHome, viewport });
    await visitor.addInitScript('globalThis.__name = (named) => named'); // tsx names what runs in the page
    await visitor.addInitScript(watch);
    await visitor.reload();
    await begin(site, visitor, { person: 1 });
    await playTo(visitor, mouse(visitor), /^Write your first plots/);
    const moved = await smoothness(visitor);
    const opened = await taken(visitor);
    await presses(visitor);
    const pressed = await taken(visitor);
    await answer(visitor, mouse(visitor));
    await playTo(visitor, mouse(visitor), /^Write your plots/);
    const played = await taken(visitor);
    console.log(JSON.stringify({ size, moved, opened, pressed, played, faults }));
    await visitor.context().close();
  }
  await site.close();
}

/** Runs in the page: notes long tasks and how long presses wait for the next picture. */
function watch(): void {
  const noted: Noted['noted'] = { tasks: [], presses: [] };
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.tasks.push(Math.round(duration));
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') noted.presses.push(Math.round(duration));
  }).observe({ type: 'event', buffered: true, ...{ durationThreshold: 16 } });
}

interface Taken {
  /** how many over 50 ms, and the longest */
  tasks: number;
  longest: number;
  /** shorter ones than 16 ms are not told by the browser */
  presses: number;
  p95: number;
  slowest: number;
}

/** What was noted since it was asked for last. */
async function taken(visitor: Page): Promise<Taken> {
  await visitor.waitForTimeout(500);
  const { tasks, presses: waits } = await visitor.evaluate(() => {
    const { noted } = window as Window & typeof globalThis & Noted;
    return { tasks: noted.tasks.splice(0), presses: noted.presses.splice(0) };
  });
  const sorted = waits.sort((a, b) => a - b);
  return {
    tasks: tasks.length,
    longest: Math.max(0, ...tasks),
    presses: sorted.length,
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    slowest: sorted.at(-1) ?? 0,
  };
}

/** Fleets are picked in the plot sheet, worlds and destinations on the map. */
async function presses(visitor: Page): Promise<void> {
  const fleets = visitor.locator('tbody th button');
  for (let n = 0; n < 10 && (await fleets.first().isVisible()); n++) {
    await fleets.nth(n % 6).click();
    await visitor.waitForTimeout(150);
  }
  const map = await visitor.locator('[role="application"]').boundingBox();
  for (let n = 0; n < 20 && map; n++) {
    await visitor.mouse.click(map.x + map.width * (0.3 + 0.02 * n), map.y + map.height * (0.3 + 0.01 * n));
    await visitor.waitForTimeout(100);
  }
}
