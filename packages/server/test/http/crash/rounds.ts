import { randomUUID } from 'node:crypto';
import type { Offered } from '@admiralty/engine';
import type { FullMessage } from '@admiralty/host';
import { checkTables } from '../../../src/index.ts';
import { openStore, type StorePlace } from '../../../src/store/index.ts';
import { Browser } from '../../support/browser.ts';
import type { Commanded } from '../../support/player.ts';
import { Nodes } from './nodes.ts';

export interface CrashWish {
  kills: number;
  nodes: number;
  tables: number;
  game: string;
  scenario: string;
  /** how long a node lives */
  delay(): number;
}

export interface CrashReport {
  kills: number;
  /** commands that somebody was told are done */
  acknowledged: number;
  /** sent more than once, since no answer came */
  resent: number;
  lost: number;
  doubled: number;
  /** entries that nobody sent */
  unasked: number;
  /** tables that no longer open, or do not replay from the first entry to the last */
  broken: number;
}

/** Commands that are done before the next server dies. */
const BETWEEN_KILLS = 4;

interface Sent {
  table: string;
  seat: number;
  command: string;
  isAcknowledged: boolean;
}

/** People play at some tables while servers are killed under them; then the log is held against what they were told. */
export async function crashServers(place: StorePlace, wish: CrashWish): Promise<CrashReport> {
  const nodes = new Nodes(place);
  for (let i = 0; i < wish.nodes; i++) await nodes.start();
  const play = new Play(nodes);
  const browser = new Browser({ port: 0 });
  await play.insist(browser, 'POST', '/api/guests', {});
  const wanted = { game: wish.game, scenario: wish.scenario, seats: [{ is: 'you' }, { is: 'you' }] };
  const tables: string[] = [];
  /** Two who play, and another game when one is over. */
  const pair = async (): Promise<void> => {
    while (!play.isOver) {
      const { table } = await play.insist<{ table: string }>(browser, 'POST', '/api/tables', wanted);
      tables.push(table);
      await Promise.all([0, 1].map((seat) => play.go(browser, table, seat)));
    }
  };
  const pairs = Array.from({ length: wish.tables }, pair);
  while (nodes.kills < wish.kills) {
    const goal = play.acknowledged + BETWEEN_KILLS; // however slow the machine is
    do await new Promise((resolve) => setTimeout(resolve, wish.delay()));
    while (play.acknowledged < goal);
    await nodes.kill();
  }
  play.stop();
  await Promise.all(pairs);
  const shut = new Set<string>();
  for (const table of tables) {
    const views = [0, 1].map((seat) => play.insist<FullMessage>(browser, 'GET', `/api/tables/${table}/views/${seat}`));
    if ((await Promise.all(views)).some(({ full }) => full === undefined)) shut.add(table);
  }
  await nodes.close();
  return { kills: nodes.kills, resent: play.resent, ...(await judge(place, play.sent, tables, shut)) };
}

class Play {
  readonly sent: Sent[] = [];
  resent = 0;
  isOver = false;
  readonly #nodes: Nodes;

  constructor(nodes: Nodes) {
    this.#nodes = nodes;
  }

  stop(): void {
    this.isOver = true;
  }

  get acknowledged(): number {
    return this.sent.filter(({ isAcknowledged }) => isAcknowledged).length;
  }

  /** Somebody who answers whatever he is asked, and sends a command until it is answered. */
  async go(browser: Browser, table: string, seat: number): Promise<void> {
    const path = `/api/tables/${table}`;
    while (!this.isOver) {
      const { full } = await this.insist<FullMessage>(browser, 'GET', `${path}/views/${seat}`);
      if (!full || full.observation?.result) return;
      const asked = full.observation?.decisions.find(({ mine }) => mine);
      if (!asked) {
        await new Promise((resolve) => setTimeout(resolve, 10));
        continue;
      }
      const queries = [{ ask: 'sample', decision: asked.id }];
      const [reply] = await this.insist<{ value?: Offered }[]>(browser, 'POST', `${path}/seats/${seat}/ask`, {
        queries,
      });
      if (!reply?.value) continue;
      const act = { decision: asked.id, kind: reply.value.kind, with: reply.value.answer };
      const sent: Sent = { table, seat, command: randomUUID(), isAcknowledged: false };
      this.sent.push(sent);
      const body = { command: sent.command, act };
      const done = await this.insist<Commanded>(browser, 'POST', `${path}/seats/${seat}/acts`, body);
      sent.isAcknowledged = 'done' in done;
    }
  }

  /** Asks any node until one answers. */
  async insist<Body>(browser: Browser, method: string, path: string, body?: unknown): Promise<Body> {
    for (let tried = 0; ; tried++) {
      const url = this.#nodes.anyUrl();
      if (tried === 1) this.resent += 1;
      try {
        if (url === null) throw new Error('no node lives');
        const one = new Browser({ port: 0 });
        Object.assign(one, { url, cookies: browser.cookies });
        const reply = await one.send<Body>(method, path, body);
        if (reply.status < 500 && reply.status !== 409) return reply.body;
      } catch {
        // killed, or not there yet
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

async function judge(place: StorePlace, sent: readonly Sent[], tables: readonly string[], shut: ReadonlySet<string>) {
  const store = await openStore(place);
  const stored = new Map<string, number>();
  for (const table of tables)
    for (const { by, command } of (await store.openTable(table, 0))!.tail) {
      const key = `${table} ${by} ${command}`;
      stored.set(key, (stored.get(key) ?? 0) + 1);
    }
  const { faults } = await checkTables(store);
  await store.close();
  const keys = new Set(sent.map(({ table, seat, command }) => `${table} ${seat} ${command}`));
  const acknowledged = sent.filter(({ isAcknowledged }) => isAcknowledged);
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ table, seat, command }) => !stored.has(`${table} ${seat} ${command}`)).length,
    doubled: [...stored.values()].filter((count) => count > 1).length,
    unasked: [...stored.keys()].filter((key) => !keys.has(key)).length,
    broken: new Set([...shut, ...faults.map(({ table }) => table ?? 'database')]).size,
  };
}
