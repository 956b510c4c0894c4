import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, startServer } from '@admiralty/server';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { buildPackage } from '../../../../test/support/build.ts';
import { sharedChromium } from '../../../../test/support/chromium.ts';

export const dist = process.env['ADMIRALTY_DIST'] ?? join(import.meta.dirname, '../../dist');
export const shots = join(import.meta.dirname, '../../../../shots');

/** The two sizes at which everything is looked at. */
export const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** The same phone on its side. */
const lying = { width: sizes.phone.height, height: sizes.phone.width };

/** With moving pictures and the page kept for offline use; visitors have neither unless a test is about them: both cost time. */
export const asAtHome = { reducedMotion: 'no-preference', serviceWorkers: 'allow' } as const;
const plain = { viewport: sizes.desk, colorScheme: 'dark', reducedMotion: 'reduce', serviceWorkers: 'block' } as const;

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** every fault of the page, and every request to another place */
  faults: string[];
}

export interface Site {
  url: string;
  /** A fresh visitor. */
  visit(options?: BrowserContextOptions): Promise<Visitor>;
  /** The server's clock goes on by so much. */
  wait(ms: number): void;
  /** The server ends and comes back with the same data, at the same address. */
  restart(): Promise<void>;
  /** Gives somebody a role, as the host's own command does. */
  promote(account: string, role: 'moderator' | 'admin'): Promise<void>;
  close(): Promise<void>;
}

/** The built page behind its real server, and a browser. */
export async function openSite(folder = dist): Promise<Site> {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error('the page is not built: npm run build -w @admiralty/web');
  await buildPackage('server'); // its threads run what was built
  const data = mkdtempSync(join(tmpdir(), 'admiralty-site-'));
  let ahead = 0;
  const start = (port: number) =>
    startServer(readConfig({ port, rate: 0, data }, {}, folder), () => Date.now() + ahead);
  let server = await start(0);
  const url = `http://127.0.0.1:${server.port}`;
  const { browser, close } = await sharedChromium();
  return {
    url,
    visit: (options) => visit(browser, url, options),
    wait: (ms) => {
      ahead += ms;
    },
    restart: async () => {
      const { port } = server;
      await server.close();
      server = await start(port);
    },
    promote: async (account, role) => {
      await server.store.changeAccount(account, { role });
    },
    close: async () => {
      await close();
      await server.close();
      rmSync(data, { recursive: true });
    },
  };
}

export async function visit(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({ ...plain, ...options });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(url)) faults.push(`asks ${request.url()}`);
  });
  await page.goto(url);
  return { page, context, faults };
}

/** Opens a table by a link to its start. */
export async function startFromLink(
  page: Page,
  url: string,
  setup: object,
  patience: { timeout?: number } = {},
): Promise<void> {
  await page.goto(`${url}/#start=${encodeURIComponent(JSON.stringify(setup))}`);
  await page.reload(); // the page was there already: another hash alone loads nothing
  await page.getByRole('button', { name: 'Start' }).click(patience);
}

/** A picture for looking at, in the ignored folder `shots`, when `SHOTS` is set. */
export async function shoot(page: Page, name: string, fullPage = false): Promise<void> {
  if (!process.env['SHOTS']) return;
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: join(shots, `${name}.png`), fullPage });
}

/** At every size; it ends at the first. */
export async function shootAll(page: Page, name: string): Promise<void> {
  if (!process.env['SHOTS']) return;
  for (const [size, viewport] of Object.entries({ phone: sizes.phone, lying, desk: sizes.desk })) {
    await page.setViewportSize(viewport);
    await page.waitForTimeout(600);
    await shoot(page, `${name}-${size}`);
  }
}
