/**
 * `npm run open-page`: a page left open on a table of the server while others play. How much of the map's drawing an
 * update changes, what it costs the page's thread, and how the heap grows; in the end beside a page that was opened just
 * then on the same position. The map is moved by hand first, so that it stays: `--follow` lets it glide after the action,
 * and what comes into sight is drawn. `--updates 900 --seconds 1` is what an hour at one action every four seconds brings.
 * `npm run build -w @admiralty/web` first.
 */
import { parseArgs } from 'node:util';
import type { CDPSession, Page } from 'playwright-core';
import { ask, atBoard, comeIn, quickTable } from '../support/online.ts';
import { openSite, type Site } from '../support/site.ts';

const { values } = parseArgs({
  options: {
    updates: { type: 'string', default: '900' },
    seconds: { type: 'string', default: '1' },
    game: { type: 'string', default: 'fifth-frontier-war' },
    scenario: { type: 'string', default: 'campaign' },
    seats: { type: 'string', default: '2' },
    follow: { type: 'boolean', default: false },
  },
});
const WARM_UP = 20;
const NOTED_EVERY = 100;

interface Watched {
  changed: { nodes: number; attributes: number };
}

const site = await openSite();
try {
  await measure(site);
} finally {
  await site.close();
}

async function measure({ url, visit }: Site): Promise<void> {
  const { page: player } = await visit();
  const { page } = await visit();
  for (const one of [player, page]) await one.context().addInitScript('globalThis.__name = (named) => named');
  const others = Array.from({ length: Number(values.seats) - 1 }, () => ({ is: 'you' }));
  const { game, scenario } = values;
  const table = await quickTable(player, 'Player', { game, scenario, seats: [...others, { is: 'open' }] });
  await comeIn(page, 'Reader');
  await ask(page, 'POST', `/api/tables/${table}/seats`, {});
  await page.goto(`${url}/online/${table}`);
  await atBoard([page]);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const people = [player, page];
  await go(people, table, WARM_UP, page);
  if (!values.follow) await moveMap(page);
  await page.evaluate(watch);
  const drawn = await page.evaluate(() => document.querySelectorAll('[role="application"] *').length);
  const begun = { ...(await heap(session)), work: await worked(session), at: Date.now() };
  console.log(`after ${WARM_UP} updates`, JSON.stringify({ drawn, ...begun }));
  const shares: number[] = [];
  for (let done = 0; done < Number(values.updates); done += NOTED_EVERY) {
    const part = await go(people, table, NOTED_EVERY, page);
    shares.push(...part.map((nodes) => nodes / drawn));
    console.log(`after ${WARM_UP + done + NOTED_EVERY}`, JSON.stringify(await heap(session)));
    const work = ((await worked(session)) - begun.work) / shares.length;
    const sorted = shares.sort((a, b) => a - b);
    const percent = (share = 0): number => Math.round(share * 1000) / 10;
    const seconds = Math.round((Date.now() - begun.at) / 1000);
    console.log(
      JSON.stringify({
        updates: shares.length,
        seconds,
        'ms of work an update': Math.round(work * 1000),
        'share of the map redrawn, percent': {
          median: percent(sorted[Math.floor(sorted.length / 2)]),
          p95: percent(sorted[Math.floor(sorted.length * 0.95)]),
          most: percent(sorted.at(-1)),
        },
      }),
    );
  }
  await page.waitForTimeout(20_000);
  console.log('in the end', JSON.stringify(await heap(session)));
  const fresh = await page.context().newPage();
  await fresh.goto(`${url}/online/${table}`);
  await atBoard([fresh]);
  await fresh.waitForTimeout(20_000);
  const beside = await page.context().newCDPSession(fresh);
  await beside.send('Performance.enable');
  console.log('a page opened just now', JSON.stringify(await heap(beside)));
}

/** Whoever has moved the map keeps it where it is. */
async function moveMap(page: Page): Promise<void> {
  const map = await page.getByRole('application').first().boundingBox();
  if (!map) throw new Error('no map');
  await page.mouse.move(map.x + map.width / 2, map.y + map.height / 2);
  await page.mouse.down();
  await page.mouse.move(map.x + map.width / 2 + 60, map.y + map.height / 2 + 30, { steps: 4 });
  await page.mouse.up();
  await page.waitForTimeout(1000);
}

/** Counts what is added to the map or taken from it. Runs in the page. */
function watch(): void {
  const changed = { nodes: 0, attributes: 0 };
  Object.assign(window, { changed });
  const countOf = (list: NodeList): number =>
    [...list].reduce((sum, node) => sum + 1 + (node instanceof Element ? node.querySelectorAll('*').length : 0), 0);
  const map = document.querySelector('[role="application"]');
  if (!map) throw new Error('no map');
  new MutationObserver((records) => {
    for (const { type, addedNodes, removedNodes } of records) {
      if (type === 'attributes') changed.attributes += 1;
      else changed.nodes += Math.max(countOf(addedNodes), countOf(removedNodes));
    }
  }).observe(map, { childList: true, subtree: true, attributes: true });
}

/** So many actions by whoever is asked, one every few moments; what each changed of the map. */
async function go(people: readonly Page[], table: string, moves: number, page: Page): Promise<number[]> {
  const changes: number[] = [];
  while (changes.length < moves) {
    for (const player of people) {
      const begun = Date.now();
      if (!(await answer(player, table))) continue;
      await page.waitForTimeout(Math.max(50, Number(values.seconds) * 1000 - (Date.now() - begun)));
      changes.push(
        await page.evaluate(() => {
          const { changed } = window as Window & typeof globalThis & Partial<Watched>;
          const nodes = changed?.nodes ?? 0;
          if (changed) changed.nodes = 0;
          return nodes;
        }),
      );
    }
  }
  return changes;
}

/** Some legal answer of a seat of that login; false: none is asked. */
async function answer(page: Page, table: string): Promise<boolean> {
  const { seats, awaits, status } = (await ask(page, 'GET', `/api/tables/${table}`)) as {
    seats: { seat: number; isYou: boolean }[];
    awaits: number[];
    status: string;
  };
  if (status === 'over') throw new Error('the game is over already');
  for (const { seat } of seats.filter((one) => one.isYou && awaits.includes(one.seat))) {
    const { full } = (await ask(page, 'GET', `/api/tables/${table}/views/${seat}`)) as {
      full: { observation: { decisions: { id: number; mine: boolean }[] } };
    };
    const decision = full.observation.decisions.find(({ mine }) => mine)?.id;
    if (decision === undefined) continue;
    const path = `/api/tables/${table}/seats/${seat}`;
    const [sample] = (await ask(page, 'POST', `${path}/ask`, { queries: [{ ask: 'sample', decision }] })) as [
      { value: { kind: string; answer: unknown } },
    ];
    const act = { decision, kind: sample.value.kind, with: sample.value.answer };
    const command = `${Date.now()}-${decision}-${seat}`;
    const done = (await ask(page, 'POST', `${path}/acts`, { command, act })) as { done?: true };
    if (done.done) return true;
  }
  return false;
}

async function metricOf(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? 0;
}

function worked(session: CDPSession): Promise<number> {
  return metricOf(session, 'TaskDuration');
}

/** After the browser has thrown away what nobody holds. */
async function heap(session: CDPSession): Promise<{ megabytes: number; nodes: number; listeners: number }> {
  for (let n = 0; n < 3; n++) await session.send('HeapProfiler.collectGarbage');
  const megabytes = Math.round((await metricOf(session, 'JSHeapUsedSize')) / 1e5) / 10;
  return { megabytes, nodes: await metricOf(session, 'Nodes'), listeners: await metricOf(session, 'JSEventListeners') };
}
