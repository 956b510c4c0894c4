/** Imperial Ambitions in the browser: tables from links, and answers by the buttons that anybody sees. */

import type { Locator, Page } from 'playwright-core';
import { startFromLink } from './site.ts';

export const against = (level: 'cadet' | 'captain') => [{ is: 'person' }, { is: 'computer', level }];

/** A table from a link, as people share them. */
export async function start(page: Page, url: string, setup: object): Promise<void> {
  const game = { game: 'imperial-ambitions', seed: 'browser', ...setup };
  await startFromLink(page, url, game);
}

export const isAsked = (page: Page): Promise<void> =>
  page.getByText('You decide', { exact: true }).waitFor({ timeout: 60_000 });

export const ready = (page: Page): Locator =>
  page.locator('[data-coach=commit]:enabled, [data-coach=done]:enabled').first();
export const over = (page: Page): Locator => page.getByText('The game is over', { exact: false }).first();
/** Which question is open: its commit button is another one after each answer. */
const mark = (page: Page): Promise<void> => ready(page).evaluate((button) => button.setAttribute('data-seen', ''));

/** Answers what is asked, as proposed unless told otherwise, until this is there. */
export async function playUntil(
  page: Page,
  there: Locator,
  answer: () => Promise<void> = () => ready(page).click(),
  most = 80,
): Promise<void> {
  for (let n = 0; n < most; n++) {
    await ready(page).or(there).first().waitFor({ timeout: 60_000 });
    if (await there.first().isVisible()) return;
    await mark(page);
    await answer();
    await page.locator('[data-seen]').waitFor({ state: 'detached', timeout: 60_000 });
  }
  throw new Error('it never came');
}

/** Buys, forms a force, sends it where it can go; everything else as proposed. */
export async function answerWar(page: Page): Promise<void> {
  const end = page.locator('[data-coach=ends] button').first();
  const order = page.locator('[data-coach=build] button').first();
  if (await order.isVisible()) await order.click();
  if (await end.isVisible()) await end.click();
  await ready(page).click();
}

/** A battleship and a cruiser against a damaged destroyer, a few hexes apart and bow to bow: over in a turn or two. */
export const closeFight = (phase: 'move' | 'fire') => ({
  scenario: '01-duel',
  position: {
    scenario: '01-duel',
    units: [
      { id: 'BB1', type: 'BB', owner: 1, map: { xy: [20, 24], facing: 0 } },
      { id: 'CA1', type: 'CA', owner: 1, map: { xy: [21, 24], facing: 0 } },
      { id: 'DD1', type: 'DD', owner: 2, steps: 1, map: { xy: [20, 21], facing: 3 } },
    ],
    battle: { phase, turn: 1, defender: 1 },
  },
});

/** The largest war that there is, with a battle in one of its systems: `perSystem` units in each of sixty. */
export function largestWar(perSystem: number): object {
  const types = ['Inf', 'DD', 'Inf', 'CL', 'Inf', 'CA', 'Arm', 'BB', 'Inf', 'T'];
  const systems = [...'ABCDEFGHIJKLMNO'].flatMap((sector) => [1, 2, 3, 4].map((nth) => `${sector}${nth}`));
  const crowd = systems.flatMap((system, at) =>
    Array.from({ length: perSystem }, (_, nth) => {
      const type = types[nth % types.length] ?? 'Inf';
      const where = type === 'Inf' || type === 'Arm' ? { where: 'surface' } : {};
      return { id: `${type}-${system}-${nth}`, type, owner: 1 + (at % 6), system, ...where };
    }),
  );
  const fleet = (owner: number, row: number, facing: number): object[] =>
    Array.from({ length: 9 }, (_, nth) => ({
      id: `${owner}-${nth}`,
      type: ['BB', 'CA', 'DD'][nth % 3],
      owner,
      system: 'A1',
      map: { xy: [18 + 2 * Math.floor(nth / 3), row], facing },
    }));
  return {
    scenario: '10-second-empire',
    start: { turn: 9, phase: 'fighting' },
    units: [...crowd, ...fleet(1, 26, 0), ...fleet(2, 19, 3)],
    battle: { system: 'A1', phase: 'move', turn: 2, sides: [1, 2], defender: 1 },
  };
}
