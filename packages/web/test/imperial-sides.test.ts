/** What is asked of those who meet others: consent to their trade, joining their battles, which battle comes first. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from './support/axe.ts';
import { curtainOf, openCurtain } from './support/curtain.ts';
import { against, isAsked, over, playUntil, start } from './support/imperial.ts';
import { openSite, type Site, shootAll } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const person = { is: 'person' };
const garrison = (owner: number, system: string) => ({
  id: `Inf${owner}`,
  type: 'Inf',
  owner,
  system,
  where: 'surface',
});

/** The next of the people at this screen sits down. */
async function sitsDown(page: Page): Promise<string> {
  await curtainOf(page).waitFor({ timeout: 60_000 });
  return openCurtain(page);
}

const decision = (page: Page) => page.getByRole('region', { name: 'Decision' });

test('a trader asks, the owner of the planet sees what it gains, and allows it', async () => {
  const { page, faults } = await site.visit();
  const scenario = '06-border-war';
  const ship = { type: 'Cg', owner: 1, system: 'B2', jumped: 3, lastSystem: 'B1' };
  const ships = ['Cg1', 'Cg2'].map((id) => ({ ...ship, id }));
  const units = [garrison(1, 'A3'), garrison(2, 'B2'), ...ships];
  const position = { scenario, start: { turn: 3, phase: 'trade' }, order: [1, 2], units };
  await start(page, site.url, { scenario, players: [person, person], position });
  expect(await sitsDown(page)).toBe('House Aldren');
  await page.getByText('money on average, from all that are ticked').waitFor();
  await page.locator('[data-figure]').getByText('15', { exact: true }).waitFor(); // two dice, three times 0 to 5 each
  await shootAll(page, 'imperial-trade');
  await page.getByRole('button', { name: 'Trade with 2 ships' }).click();
  expect(await sitsDown(page)).toBe('House Brandt');
  await page.getByRole('button', { name: 'Trade with nobody' }).click();
  await page.getByText('2 ships at Bexley II (B2) · gains about 15, 30 at most').waitFor();
  await shootAll(page, 'imperial-consent');
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: /^Refuse all/ }).waitFor();
  await page.getByRole('checkbox', { name: /House Aldren/ }).click();
  await page.getByRole('button', { name: /^Allow 1/ }).click();
  expect(await sitsDown(page)).toBe('House Aldren');
  await page.getByText('Nobody asks to trade with you this turn.').waitFor();
  await page.getByRole('button', { name: /^Go on/ }).click();
  for (const told of [/House Brandt admits the traders of House Aldren/, /rolled \d, times 3/])
    await page.getByText(told).first().waitFor({ state: 'attached' });
  expect(faults).toEqual([]);
});

test('a bystander who said so is asked whether to join a battle of others, and fights in it', async () => {
  const { page, faults } = await site.visit();
  const scenario = '08-three-dukes';
  const units = [
    garrison(1, 'A3'),
    garrison(2, 'C3'),
    garrison(3, 'E3'),
    { id: 'BB1', type: 'BB', owner: 1, system: 'B1' },
    { id: 'DD1', type: 'DD', owner: 2, system: 'B1', steps: 1 },
    { id: 'CA1', type: 'CA', owner: 3, system: 'B1' },
  ];
  const position = { scenario, start: { turn: 3, phase: 'declare' }, order: [1, 2, 3], units };
  await start(page, site.url, { scenario, players: [person, person, person], position });
  expect(await sitsDown(page)).toBe('House Aldren');
  await decides(page, ['House Brandt at Bexley I (B1)']);
  expect(await sitsDown(page)).toBe('House Brandt');
  await decides(page, []);
  expect(await sitsDown(page)).toBe('House Cassel');
  await page.getByRole('button', { name: 'Standing orders' }).first().click();
  const joining = page.getByRole('radiogroup', { name: 'Battles of others in your hex' });
  await joining.getByRole('radio', { name: /^Ask me/ }).click();
  await page.getByText('Standing orders: battles of others: ask.').first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Map', exact: true }).first().click();
  await decides(page, []);
  await decision(page).getByText('Join the battle at Bexley I (B1), or stand aside.').waitFor();
  await shootAll(page, 'imperial-join');
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: /^Stand aside/ }).waitFor();
  await page.getByRole('checkbox', { name: /House Brandt/ }).click();
  await page.getByRole('button', { name: 'Join against House Brandt' }).click();
  await page
    .getByText(/Battle at Bexley I \(B1\): House Aldren, House Brandt and House Cassel/)
    .first()
    .waitFor({ state: 'attached' });
  expect(faults).toEqual([]);
});

/** Declares these attacks alone. */
async function decides(page: Page, attacks: readonly string[]): Promise<void> {
  await decision(page).getByText('Declare whom you attack, and where.').waitFor();
  const ticks = page.getByRole('list', { name: 'Attacks' }).getByRole('checkbox');
  await ticks.first().waitFor();
  for (const tick of await ticks.all()) {
    const isWanted = attacks.includes((await tick.locator('b').textContent()) ?? '');
    if ((await tick.getAttribute('aria-checked')) !== String(isWanted)) await tick.click();
  }
  await page.getByRole('button', { name: attacks.length === 0 ? /^Attack nobody/ : /^Seal · / }).click();
}

test('of two battles the winner of the initiative says which comes first, and both are fought', async () => {
  const { page, faults } = await site.visit();
  const scenario = '06-border-war';
  const units = [
    garrison(1, 'A3'),
    garrison(2, 'B2'),
    { id: 'BB1', type: 'BB', owner: 1, system: 'B1' },
    { id: 'DD1', type: 'DD', owner: 2, system: 'B1', steps: 1 },
    { id: 'BB2', type: 'BB', owner: 1, system: 'A1' },
    { id: 'CA1', type: 'CA', owner: 1, system: 'A1', taskForce: 1 },
    { id: 'DD2', type: 'DD', owner: 2, system: 'A1', steps: 1 },
  ];
  const position = { scenario, start: { turn: 3, phase: 'declare' }, order: [1, 2], units };
  await start(page, site.url, { scenario, players: against('cadet'), position, options: { turnLimit: 3 } });
  await isAsked(page);
  await decides(page, ['House Brandt at Aldren I (A1)', 'House Brandt at Bexley I (B1)']);
  const battles = page.getByRole('table', { name: 'Battles to fight' });
  await battles.waitFor();
  await battles.getByText('House Aldren: TF 1 (CA), BB; House Brandt: not seen').waitFor();
  await shootAll(page, 'imperial-pick-battle');
  expect(await seriousFaults(page)).toEqual([]);
  await battles.getByRole('button', { name: 'Bexley I (B1)' }).click();
  await page.getByRole('button', { name: /^Fight at Bexley I/ }).click();
  const headline = page.locator('header strong');
  await headline.getByText(/^Battle at Bexley I /).waitFor();
  await playUntil(page, headline.getByText(/^Battle at Aldren I /));
  await playUntil(page, over(page));
  expect(faults).toEqual([]);
});
