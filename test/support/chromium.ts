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
