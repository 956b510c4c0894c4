import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsInBothThemes, seriousFaults } from './support/axe.ts';
import { against, closeFight, isAsked, over, playUntil, ready, start } from './support/imperial.ts';
import { openSite, type Site, shoot, shootAll, sizes } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('the guided battle: roll, move, odds, fire, and what follows', async () => {
  const { page, faults } = await site.visit();
  await page.goto(`${site.url}/learn/imperial-ambitions`);
  const step = (n: number) => page.getByText(`${n} of 11`, { exact: true }).waitFor({ timeout: 60_000 });
  const next = () => page.getByRole('button', { name: 'Next' }).first().click();
  for (const n of [1, 2, 3]) {
    await step(n);
    await next();
  }
  await step(4);
  await ready(page).click();
  await step(5);
  await page.getByRole('radio', { name: /^Move/ }).click();
  await page.getByRole('radio', { name: /^2 hexes/ }).click();
  await shoot(page, 'imperial-activate-desk');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await ready(page).click();
  await step(6);
  await playUntil(page, page.getByText('7 of 11', { exact: true }));
  await next();
  await step(8);
  await shoot(page, 'imperial-fire-desk');
  await page.locator('[data-coach=commit]:enabled').click(); // once its odds are there
  await step(9);
  await next();
  const farewell = page.getByText('That was a tactical turn.');
  await playUntil(page, page.getByText('11 of 11', { exact: true }).or(farewell));
  if (!(await farewell.isVisible())) await next(); // the last step is over with the next roll, too
  await farewell.waitFor();
  expect(faults).toEqual([]);
}, 90_000);

/** Answers of one side in a whole battle, at the most. */
const MOST = 300;

test('a whole battle against the captain, from the first move to its end, by clicks', async () => {
  const { page, faults } = await site.visit();
  await start(page, site.url, { scenario: '01-duel', players: against('captain') });
  await isAsked(page);
  await playUntil(page, over(page), undefined, MOST);
  await shoot(page, 'imperial-over-desk');
  await page.getByRole('link', { name: 'Replay' }).first().click();
  await page.getByRole('application').nth(1).waitFor(); // the truth, and what each side saw
  expect(faults).toEqual([]);
});

test('a whole battle to its end by the keyboard alone', async () => {
  const { page, faults } = await site.visit();
  await start(page, site.url, { scenario: '01-duel', options: { turnLimit: 3 }, players: against('cadet') });
  await isAsked(page);
  await page.keyboard.press('.');
  await playUntil(
    page,
    over(page),
    async () => {
      await page.keyboard.press((await ready(page).getAttribute('data-coach')) === 'done' ? 'd' : 'Enter');
    },
    MOST,
  );
  expect(faults).toEqual([]);
});

test('of a crowded hex those move who were given a move, and it is told who is one too many', async () => {
  const { page, faults } = await site.visit();
  const scenario = '02-carrier-strike';
  const crowd = ['CV1', 'F1', 'F2', 'F3', 'F4'].map((id) => ({
    id,
    type: id.startsWith('F') ? 'F' : 'CV',
    owner: 1,
    map: { xy: [20, 24], facing: 0 },
  }));
  const foe = { id: 'BB1', type: 'BB', owner: 2, map: { xy: [20, 17], facing: 3 } };
  const position = { scenario, units: [...crowd, foe], battle: { phase: 'move', turn: 1, defender: 1 } };
  await start(page, site.url, { scenario, position, players: against('cadet') });
  await isAsked(page);
  const warning = page.getByText('5 of your units stand in 2024. 2 of them must be out of it when movement ends');
  await warning.waitFor();
  const step = page.getByText('3 of 5 move now');
  await playUntil(page, step);
  await warning.waitFor();
  const units = page.getByRole('radiogroup', { name: 'Each unit' });
  await units.getByRole('radio', { name: 'F4 another time' }).waitFor();
  for (const key of ['5', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  await units.getByRole('radio', { name: 'F4 4 hexes, straight' }).waitFor();
  await shootAll(page, 'imperial-crowded');
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Move 3 units' }).click();
  await page
    .getByText(/F4 moves 4 hexes and stands in 2020/)
    .first()
    .waitFor({ state: 'attached' });
  expect(faults).toEqual([]);
});

test('an assault to its end: the forecast follows who is named, and the planet is fought for', async () => {
  const { page, faults } = await site.visit();
  await start(page, site.url, { scenario: '05-surface-storm', players: against('captain').toReversed() });
  await isAsked(page);
  const forecast = page.getByText('to take the planet, if you never withdraw').locator('..').locator('strong');
  const all = await forecast.textContent();
  expect(all).toMatch(/^\d+ %$/);
  await page.getByRole('checkbox', { name: /Arm1/ }).click();
  await expect.poll(() => forecast.textContent()).not.toBe(all);
  await page.getByRole('button', { name: /^Everybody/ }).click();
  await expect.poll(() => forecast.textContent()).toBe(all);
  const bench = page.getByRole('region', { name: 'The assault' });
  await bench.getByRole('button', { name: 'DD2' }).click();
  await bench.getByText('Outside the orbit box').waitFor();
  expect(await page.getByRole('checkbox', { name: /DD2/ }).getAttribute('aria-checked')).toBe('false');
  await shoot(page, 'imperial-assault-desk');
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: /^Assault with 4 units/ }).click();
  await playUntil(page, over(page));
  await page
    .getByText(/The assault on .* is over/)
    .first()
    .waitFor({ state: 'attached' });
  expect(faults).toEqual([]);
}, 90_000);

test('standing orders: fire is answered for you only once you said so, and the log tells', async () => {
  const { page, faults } = await site.visit();
  await start(page, site.url, { ...closeFight('fire'), players: against('cadet') });
  await isAsked(page);
  await page
    .getByRole('button', { name: 'Standing orders' })
    .or(page.getByRole('tab', { name: 'Standing orders' }))
    .first()
    .click();
  const fire = page.getByRole('radiogroup', { name: 'Fire', exact: true });
  expect(await fire.getByRole('radio', { name: /^Off/ }).getAttribute('aria-checked')).toBe('true');
  await fire.getByRole('radio', { name: /^On/ }).click();
  await expect.poll(() => fire.getByRole('radio', { name: /^On/ }).getAttribute('aria-checked')).toBe('true');
  await shoot(page, 'imperial-pace-desk');
  expect(await seriousFaults(page)).toEqual([]);
  await page
    .getByText(/standing order/i)
    .first()
    .waitFor({ state: 'attached', timeout: 60_000 });
  expect(faults).toEqual([]);
}, 90_000);

test('a phone moves and fires', async () => {
  const { page, faults } = await site.visit({ viewport: sizes.phone, hasTouch: true });
  await start(page, site.url, { ...closeFight('move'), players: against('cadet') });
  await isAsked(page);
  const move = page.getByRole('radio', { name: /^Move/ });
  await playUntil(page, move, () => ready(page).tap());
  await move.tap();
  await page.getByRole('radio', { name: /^1 hex/ }).tap();
  await page
    .getByText(/loses a step in|Nobody can hurt/)
    .first()
    .waitFor();
  await shoot(page, 'imperial-move-phone');
  await playUntil(page, page.getByText('Compose a fire group, or say you are done.'), () => ready(page).tap());
  const member = page.getByRole('list', { name: 'Fire group' }).getByRole('checkbox').first();
  await member.tap();
  await member.tap();
  await shoot(page, 'imperial-fire-phone');
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: /^Fire at/ }).tap();
  await page.getByRole('button', { name: 'Log', exact: true }).tap();
  for (const done of [/moves 1 hex/, /fires? at/]) await page.getByText(done).first().waitFor({ timeout: 60_000 });
  expect(faults).toEqual([]);
}, 90_000);
