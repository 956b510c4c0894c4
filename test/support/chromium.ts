import { type Browser, chromium } from 'playwright-core';
import { ensureChromium } from '../../scripts/chromium.mjs';
import { isRoot } from '../../scripts/debian.mjs';

const args = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts a real browser; throws if there is none. The caller closes it. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(),
    args: isRoot() ? ['--no-sandbox', ...args] : args,
    chromiumSandbox: !isRoot(),
  });
}

let shared: Promise<Browser> | null = null;

/** One browser for all files of a test worker, with which it ends; elsewhere one of its own. Contexts are what keeps visitors apart. */
export async function sharedChromium(): Promise<{ browser: Browser; close(): Promise<void> }> {
  if (!process.env['VITEST']) {
    const browser = await launchChromium();
    return { browser, close: () => browser.close() };
  }
  shared ??= launchChromium();
  const browser = await shared;
  return {
    browser,
    close: async () => {
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
  };
}
