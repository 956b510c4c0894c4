/**
 * `npm run imperial-wars`: whole wars against a captain by the clicks that anybody can make, from the first turn to the
 * end: what it took, how it ended, what the page complained of. `--wars border,generated` for some.
 * `npm run build -w @admiralty/web` first.
 */
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { against, answerWar, isAsked, over, playUntil, start } from '../support/imperial.ts';
import { openSite, type Site } from '../support/site.ts';

const MOST_ANSWERS = 4000;

const WARS: Readonly<Record<string, { scenario: string; options?: Record<string, string | number> }>> = {
  border: { scenario: '06-border-war' },
  buffer: { scenario: '07-buffer-zone' },
  generated: { scenario: 'generated-2', options: { mapSeed: 4711 } },
};

const { values } = parseArgs({ options: { wars: { type: 'string', default: Object.keys(WARS).join() } } });

const site = await openSite();
for (const name of values.wars.split(',')) {
  const war = WARS[name];
  if (!war) throw new Error(`there is no war ${name}`);
  console.log(JSON.stringify({ name, ...(await play(site, war)) }));
}
await site.close();

async function play(at: Site, war: object): Promise<object> {
  const { page, context, faults } = await at.visit();
  const begun = Date.now();
  await start(page, at.url, { ...war, players: against('captain') });
  await isAsked(page);
  let answers = 0;
  await playUntil(
    page,
    over(page),
    async () => {
      if (++answers % 100 === 0) console.log(JSON.stringify({ answers, ...(await standing(page)) }));
      await answerWar(page);
    },
    MOST_ANSWERS,
  );
  const result = page.locator('[data-verdict]').first();
  const end = (await result.locator('header').innerText()).replaceAll('\n', ' ');
  const told = { answers, ...(await standing(page)), end };
  await context.close();
  return { ...told, seconds: Math.round((Date.now() - begun) / 1000), faults };
}

/** How far it is: turn, and the number of the last action. */
async function standing(page: Page): Promise<object> {
  const headline = await page.locator('header strong').first().textContent();
  const now = await page
    .getByText(/^Now · action/)
    .first()
    .textContent();
  return { headline, now };
}
