import type { Page } from 'playwright-core';
import { faultsInBothThemes } from './axe.ts';
import type { Site } from './site.ts';
import { startFromLink } from './site.ts';

const PATIENCE = { timeout: 90_000 };

interface Start {
  scenario?: string;
  /** the seat of the person; the captain has the others */
  person: number;
  seed?: string;
  options?: Record<string, unknown>;
  position?: object;
}

/** A table of Fifth Frontier War against the captain, opened by a link. */
export async function begin(
  site: Site,
  page: Page,
  { scenario = 'campaign', person, seed, ...more }: Start,
): Promise<void> {
  const players = [0, 1].map((seat) => (seat === person ? { is: 'person' } : { is: 'computer', level: 'captain' }));
  const setup = { game: 'fifth-frontier-war', scenario, players, seed: seed ?? 'frontier', ...more };
  await startFromLink(page, site.url, setup, PATIENCE);
  await page.getByText('You decide', { exact: true }).waitFor(PATIENCE);
}

const lit = (page: Page) => page.locator('[data-coach=commit]:enabled').first();
const over = (page: Page) => page.getByRole('link', { name: 'Play again' });
export const question = (page: Page) => page.locator('[data-coach=prompt] h2').first();

/** How somebody answers: what is proposed, and holds for the fleets that have no order. */
export interface Hand {
  commit(): Promise<void>;
  holdTheRest(): Promise<void>;
}
export const mouse = (page: Page): Hand => ({
  commit: () => lit(page).click(),
  holdTheRest: () => page.getByRole('button', { name: 'Hold the rest' }).click(),
});
export const keys = (page: Page): Hand => ({
  commit: () => page.keyboard.press('Enter'),
  holdTheRest: () => page.keyboard.press('f'),
});

/** The next question, once it can be answered; null: the game is over. */
export async function asked(page: Page): Promise<string | null> {
  const rest = page.getByRole('button', { name: 'Hold the rest', disabled: false });
  await lit(page).or(rest).or(over(page)).first().waitFor(PATIENCE);
  if (await over(page).isVisible()) return null;
  return question(page).textContent();
}

/** One question is answered as it stands. */
export async function answer(page: Page, hand: Hand): Promise<void> {
  const rest = page.getByRole('button', { name: 'Hold the rest', disabled: false });
  await lit(page).or(rest).first().waitFor(PATIENCE);
  if (!(await lit(page).isVisible())) await hand.holdTheRest();
  await lit(page).waitFor(PATIENCE);
  const button = await lit(page).elementHandle();
  await hand.commit();
  await button?.waitForElementState('hidden', PATIENCE);
}

/** Question after question, until one of these comes or the game is over; whatever was asked on the way. */
export async function playTo(
  page: Page,
  hand: Hand,
  until: RegExp | null,
  look: (question: string) => Promise<void> = async () => {},
): Promise<string[]> {
  const heard: string[] = [];
  for (;;) {
    const what = await asked(page);
    if (what === null || (until?.test(what) ?? false)) return heard;
    heard.push(what);
    await look(what);
    await answer(page, hand);
  }
}

/** Looks at each kind of question once, in both themes, for what assistive technology could not work with. */
export function firstLooks(page: Page, seen = new Set<string>()): (question: string) => Promise<void> {
  return async (what) => {
    const kind = what.split(/ (?:at|on|of) /)[0] ?? what;
    if (seen.has(kind)) return;
    seen.add(kind);
    const faults = await faultsInBothThemes(page, '[data-panel=orders]');
    if (faults.length > 0) throw new Error(`${what} (${faults.join('; ')})`);
  };
}
