import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from './support/axe.ts';
import { openCurtain } from './support/curtain.ts';
import { ask, atBoard, comeIn, openRoom, playOn, quickTable, unexpected } from './support/online.ts';
import { openSite, type Site, shoot, sizes, type Visitor } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Two people at their boards, the second on a phone. */
async function two(game: string, scenario: string, names: readonly [string, string]): Promise<[Visitor, Visitor]> {
  const ann = await site.visit();
  const ben = await site.visit({ viewport: sizes.phone, hasTouch: true, colorScheme: 'light' });
  const table = await quickTable(ann.page, names[0], { game, scenario, seats: [{ is: 'you' }, { is: 'open' }] });
  await comeIn(ben.page, names[1]);
  await ask(ben.page, 'POST', `/api/tables/${table}/seats`, {});
  for (const { page } of [ann, ben]) await page.goto(`${site.url}/online/${table}`);
  await atBoard([ann.page, ben.page]);
  return [ann, ben];
}

/** A desk by its button, or on a phone by its tab. */
async function openDesk(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('tab', { name, exact: true }))
    .filter({ visible: true })
    .first()
    .click();
}

const pointsAfter = async (page: Page): Promise<number> =>
  Number(/have (\d+) RP/.exec((await page.getByText(/^After it you have/).textContent()) ?? '')?.[1]);

test('a bargain and a promise between two devices; going back while both have the trade desk open', async () => {
  const [ann, ben] = await two('sword-and-stars', 'two-new-empires', ['Adelgunde', 'Berthold']);
  const isTurn = async (): Promise<boolean> =>
    /^Choose an Operation/.test(
      (await ann.page
        .locator('[data-coach=prompt] h2')
        .textContent({ timeout: 1000 })
        .catch(() => '')) ?? '',
    );
  for (let n = 0; n < 20 && !(await isTurn()); n++) await playOn([ann.page, ben.page], 1); // no bargain while a Raider is there
  for (const { page } of [ann, ben]) await openDesk(page, 'Trade desk');
  await ben.page.getByText('Nobody offers anything.').waitFor();
  const before = [await pointsAfter(ann.page), await pointsAfter(ben.page)];
  const give = ann.page.getByRole('group', { name: 'You give' });
  await give.getByRole('spinbutton', { name: 'Resource Points' }).fill('1');
  await ann.page.locator('[data-coach=offer]').click();
  await ann.page.getByText('Your offer to Nelldon').waitFor();
  await ben.page.getByText('VeReen offers').waitFor();
  expect(await seriousFaults(ben.page)).toEqual([]);
  await shoot(ben.page, 'online-bargain-phone');
  await ben.page.locator('[data-coach=accept]').click();
  for (const { page } of [ann, ben])
    await page
      .getByText('A bargain: VeReen Empire gives 1 Resource Point, Nelldon Empire gives nothing.')
      .filter({ visible: true })
      .first()
      .waitFor();
  expect([await pointsAfter(ann.page), await pointsAfter(ben.page)]).toEqual([before[0]! - 1, before[1]! + 1]);
  await ben.page.getByRole('radio', { name: 'Agreement' }).click();
  await ben.page.getByLabel('What you both promise').fill('No Raid on Nelldon for a Round.');
  await ben.page.getByRole('button', { name: 'Offer it' }).click();
  await ann.page.getByText('Nelldon offers').waitFor();
  await ann.page.locator('[data-coach=accept]').click();
  for (const { page } of [ann, ben]) await page.getByRole('button', { name: 'Offer to end it' }).waitFor();
  await openRoom(ann.page);
  await ann.page.getByText('Ask to go back…').click();
  await ann.page.getByLabel('Why (everybody reads it)').fill('A Round is too long.');
  await ann.page.getByRole('button', { name: 'Ask', exact: true }).click();
  await ben.page
    .getByRole('status')
    .getByText('VeReen Empire asks to go back to action')
    .filter({ visible: true })
    .first()
    .waitFor();
  await shoot(ben.page, 'online-back-notice-phone');
  await ben.page.getByRole('button', { name: 'Orders 1', exact: true }).click();
  await ben.page.getByText('Nobody offers anything.').waitFor(); // a wish to go back is no bargain
  expect(await seriousFaults(ben.page)).toEqual([]);
  await shoot(ben.page, 'online-back-phone');
  await ben.page.getByRole('button', { name: 'Agree', exact: true }).click();
  for (const { page } of [ann, ben]) {
    await page.getByText('You are bound by none.').waitFor();
    await page.getByRole('heading', { name: 'Trade desk' }).waitFor();
    await page.getByText('A Round is too long.').first().waitFor({ state: 'attached' });
  }
  await ben.page.getByRole('radio', { name: 'Bargain' }).click();
  expect([await pointsAfter(ann.page), await pointsAfter(ben.page)]).toEqual([before[0]! - 1, before[1]! + 1]);
  await ben.page.getByRole('button', { name: 'Orders', exact: true }).waitFor();
  await shoot(ben.page, 'online-back-done-phone');
  expect(unexpected([...ann.faults, ...ben.faults])).toEqual([]);
});

test('standing orders are kept and answer for their owner, and nobody else hears of them', async () => {
  const [ann, ben] = await two('imperial-ambitions', '01-duel', ['Cunigunde', 'Dankwart']);
  await playOn([ann.page, ben.page], 1);
  const fire = (page: Page, value: RegExp) =>
    page.getByRole('radiogroup', { name: 'Fire', exact: true }).getByRole('radio', { name: value });
  await openDesk(ann.page, 'Standing orders');
  await fire(ann.page, /^On/).click();
  await expect.poll(() => fire(ann.page, /^On/).getAttribute('aria-checked')).toBe('true');
  await ann.page.reload();
  await atBoard([ann.page]);
  await openDesk(ann.page, 'Standing orders');
  expect(await fire(ann.page, /^On/).getAttribute('aria-checked')).toBe('true');
  await openDesk(ben.page, 'Standing orders');
  expect(await fire(ben.page, /^Off/).getAttribute('aria-checked')).toBe('true');
  await openDesk(ben.page, 'Map');
  await openRoom(ben.page);
  await ben.page.getByRole('button', { name: 'Let a captain play' }).click(); // it closes in
  const shot = (page: Page, words: RegExp) =>
    page.getByRole('region', { name: 'Log' }).getByRole('listitem').filter({ hasText: words }).last();
  const [hers, as] = [shot(ann.page, /fires? at \w+ of House Brandt/), shot(ben.page, /of House Aldren fires? at/)];
  for (let n = 0; n < 60 && (await hers.count()) === 0; n++) await playOn([ann.page], 1);
  await ben.page.getByRole('button', { name: 'Log', exact: true }).click();
  for (const row of [hers, as]) await row.getByRole('button', { expanded: false }).press('Enter'); // a click may meet a name
  await hers.getByText(/House Aldren, by standing order: .*fire at/).waitFor();
  await shoot(ann.page, 'online-standing-desk');
  await shoot(ben.page, 'online-standing-phone');
  expect(await as.textContent()).not.toMatch(/order/);
  expect(unexpected([...ann.faults, ...ben.faults])).toEqual([]);
});

test('who plays two seats agrees to a draw at both of them at once', async () => {
  const [ann, ben] = [await site.visit(), await site.visit({ viewport: sizes.phone, hasTouch: true })];
  const seats = [{ is: 'you' }, { is: 'open' }, { is: 'you' }];
  const table = await quickTable(ann.page, 'Edelburga', {
    game: 'imperial-ambitions',
    scenario: '08-three-dukes',
    seats,
  });
  await comeIn(ben.page, 'Fridolin');
  await ask(ben.page, 'POST', `/api/tables/${table}/seats`, {});
  for (const { page } of [ann, ben]) await page.goto(`${site.url}/online/${table}`);
  await atBoard([ben.page]);
  await openCurtain(ann.page);
  await openRoom(ben.page);
  await ben.page.getByRole('button', { name: 'Offer a draw' }).click();
  await ann.page.getByRole('button', { name: 'Agree', exact: true }).click();
  for (const { page } of [ann, ben])
    await page
      .getByText(/all agreed to a draw/i)
      .first()
      .waitFor();
  expect(unexpected([...ann.faults, ...ben.faults])).toEqual([]);
});
