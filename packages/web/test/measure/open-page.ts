/**
 * `npm run open-page`: a page left open on a table of the server while others play. How much of the map's drawing an
 * update changes and by which kind of answer, what it costs the page's thread, and how the heap grows; in the end beside
 * a page that was opened just then on the same position. The map is moved by hand first, so that it stays: `--follow` lets
 * it glide after the action, and what comes into sight is drawn. `--minutes 60 --seconds 4` is an hour at a quiet pace,
 * `--snapshots FOLDER` leaves both heaps there for Chromium's memory panel. `npm run build -w @admiralty/web` first.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CDPSession, Page } from 'playwright-core';
import { ask, atBoard, comeIn, quickTable } from '../support/online.ts';
import { openSite, type Site } from '../support/site.ts';

const { values } = parseArgs({
  options: {
    updates: { type: 'string', default: '300' },
    minutes: { type: 'string', default: '0' },
    seconds: { type: 'string', default: '1' },
    game: { type: 'string', default: 'fifth-frontier-war' },
    scenario: { type: 'string', default: 'campaign' },
    seats: { type: 'string', default: '2' },
    follow: { type: 'boolean', default: false },
    snapshots: { type: 'string' },
  },
});
const WARM_UP = 20;
const NOTED_EVERY = 50;

interface Update {
  kind: string;
  nodes: number;
  attributes: number;
  /** the layers of the map that were drawn anew, the largest first */
  where: Record<string, number>;
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
  await page.evaluate(watch);
  await go(people, table, WARM_UP, page);
  if (!values.follow) await moveMap(page);
  await page.evaluate(watch);
  const begun = { ...(await heap(session)), work: await worked(session), at: Date.now() };
  console.log(`after ${WARM_UP} updates`, JSON.stringify(begun));
  const updates: Update[] = [];
  const until = Date.now() + Number(values.minutes) * 60_000;
  while (updates.length < Number(values.updates) || Date.now() < until) {
    updates.push(...(await go(people, table, NOTED_EVERY, page)));
    const work = ((await worked(session)) - begun.work) / updates.length;
    const seconds = Math.round((Date.now() - begun.at) / 1000);
    const now = { seconds, ...(await heap(session)), 'ms of work an update': Math.round(work * 1000) };
    console.log(`after ${WARM_UP + updates.length}`, JSON.stringify(now));
    report(updates, await page.evaluate(() => document.querySelectorAll('[role="application"] *').length));
  }
  await page.waitForTimeout(20_000);
  console.log('in the end', JSON.stringify(await heap(session)));
  await keepSnapshot(session, 'left-open');
  const fresh = await page.context().newPage();
  await fresh.goto(`${url}/online/${table}`);
  await atBoard([fresh]);
  await fresh.waitForTimeout(20_000);
  const beside = await page.context().newCDPSession(fresh);
  await beside.send('Performance.enable');
  console.log('a page opened just now', JSON.stringify(await heap(beside)));
  await keepSnapshot(beside, 'opened-just-now');
}

/** How much of the map an update draws anew, over all and by the kind of answer. */
function report(updates: readonly Update[], drawn: number): void {
  const percent = (nodes = 0): number => Math.round((nodes / drawn) * 1000) / 10;
  const sharesOf = (some: readonly Update[]) => {
    const sorted = some.map(({ nodes }) => nodes).sort((a, b) => a - b);
    const at = (part: number): number => percent(sorted[Math.floor(sorted.length * part)]);
    return { updates: some.length, median: at(0.5), p95: at(0.95), most: percent(sorted.at(-1)) };
  };
  console.log('elements of the map', drawn, 'redrawn, percent:', JSON.stringify(sharesOf(updates)));
  for (const kind of new Set(updates.map((one) => one.kind)))
    console.log(' ', kind, JSON.stringify(sharesOf(updates.filter((one) => one.kind === kind))));
  for (const { kind, nodes, where } of updates.toSorted((a, b) => b.nodes - a.nodes).slice(0, 12)) {
    const largest = Object.entries(where).sort(([, a], [, b]) => b - a);
    console.log('  ', kind, percent(nodes), JSON.stringify(Object.fromEntries(largest.slice(0, 6))));
  }
}

/** Whoever has moved the map keeps it where it is: in and out again, also under what lies over it. */
async function moveMap(page: Page): Promise<void> {
  for (const name of ['Zoom in', 'Zoom out']) {
    await page.getByRole('button', { name, exact: true }).first().dispatchEvent('click');
    await page.waitForTimeout(1000);
  }
}

/** Counts what is added to the map or taken from it, and where. Runs in the page. */
function watch(): void {
  const changed = { nodes: 0, attributes: 0, where: {} as Record<string, number> };
  Object.assign(window, { changed });
  const countOf = (list: NodeList): number =>
    [...list].reduce((sum, node) => sum + 1 + (node instanceof Element ? node.querySelectorAll('*').length : 0), 0);
  const nameOf = (node: Node | null): string => {
    if (!(node instanceof Element)) return '';
    const name = `${node.localName}.${node.getAttribute('class') ?? ''}`;
    return node.getAttribute('role') === 'application' ? name : `${nameOf(node.parentNode)} ${name}`;
  };
  const map = document.querySelector('[role="application"]');
  if (!map) throw new Error('no map');
  new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes } of records) {
      if (type === 'attributes') changed.attributes += 1;
      else {
        const nodes = Math.max(countOf(addedNodes), countOf(removedNodes));
        changed.nodes += nodes;
        const name = nameOf(target);
        changed.where[name] = (changed.where[name] ?? 0) + nodes;
      }
    }
  }).observe(map, { childList: true, subtree: true, attributes: true });
}

/** So many actions by whoever is asked, one every few moments; what each changed of the map. */
async function go(people: readonly Page[], table: string, moves: number, page: Page): Promise<Update[]> {
  const updates: Update[] = [];
  while (updates.length < moves) {
    for (const player of people) {
      const begun = Date.now();
      const kind = await answer(player, table);
      if (!kind) continue;
      await page.waitForTimeout(Math.max(50, Number(values.seconds) * 1000 - (Date.now() - begun)));
      const changed = await page.evaluate(() => {
        const { changed: counted } = window as Window & typeof globalThis & { changed: Omit<Update, 'kind'> };
        const sofar = { ...counted };
        Object.assign(counted, { nodes: 0, attributes: 0, where: {} });
        return sofar;
      });
      updates.push({ kind, ...changed });
    }
  }
  return updates;
}

/** Some legal answer of a seat of that login: its kind; undefined: none is asked. */
async function answer(page: Page, table: string): Promise<string | undefined> {
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
    if (done.done) return act.kind;
  }
  return undefined;
}

async function metricOf(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? 0;
}

function worked(session: CDPSession): Promise<number> {
  return metricOf(session, 'TaskDuration');
}

interface Heap {
  megabytes: number;
  nodes: number;
  listeners: number;
}

/** After the browser has thrown away what nobody holds; nodes are those of the document and those that are held outside it. */
async function heap(session: CDPSession): Promise<Heap> {
  for (let n = 0; n < 3; n++) await session.send('HeapProfiler.collectGarbage');
  const megabytes = Math.round((await metricOf(session, 'JSHeapUsedSize')) / 1e5) / 10;
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { megabytes, nodes, listeners: jsEventListeners };
}

async function keepSnapshot(session: CDPSession, name: string): Promise<void> {
  if (!values.snapshots) return;
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  writeFileSync(join(values.snapshots, `${name}.heapsnapshot`), chunks.join(''));
}
