import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seriousFaults } from './support/axe.ts';
import { atBoard, isAsked, join, linkOf, newTable, openRoom, playOn, unexpected } from './support/online.ts';
import { openSite, type Site, shoot, sizes } from './support/site.ts';

let site: Site;
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

const DAY = 86_400_000;

/** A table with a clock and two people at it. */
async function two(
  pace: 'Live' | 'Over days',
  names: readonly [string, string],
  prepare?: (page: Page) => Promise<void>,
) {
  const ann = await site.visit();
  const ben = await site.visit({ viewport: sizes.phone, hasTouch: true, colorScheme: 'light' });
  await newTable(ann.page, site.url, 'deltavee', names[0]);
  await ann.page.getByRole('radio', { name: pace }).click();
  await prepare?.(ann.page);
  await ann.page.getByRole('button', { name: /Copy link and open/ }).click();
  await join(ben.page, await linkOf(ann.page), names[1]);
  await atBoard([ann.page, ben.page]);
  return { ann, ben };
}

test('a clock runs; going back and a draw need both; a line is quoted; a captain stands in', async () => {
  const { ann, ben } = await two('Live', ['Adelheid', 'Balduin'], async (page) => {
    await page.getByRole('button', { name: 'Type my own number' }).click();
    await page.getByLabel('My number for the dice').fill('17 4 31');
    expect(await seriousFaults(page)).toEqual([]);
    await shoot(page, 'online-clock-desk');
  });
  const clocks = ann.page.getByRole('list', { name: 'Clock' });
  await clocks
    .getByText(/min|s$/)
    .first()
    .waitFor();
  await playOn([ann.page, ben.page], 4);
  for (const { page } of [ann, ben]) await openRoom(page);
  await ann.page
    .getByRole('region', { name: 'Who plays' })
    .getByText(/here now/)
    .waitFor();
  await ann.page.getByText('Ask to go back…').click();
  await ann.page.getByLabel('Why (everybody reads it)').fill('I meant the other hex.');
  await ann.page.getByRole('button', { name: 'Ask', exact: true }).click();
  await ben.page.getByText(/I meant the other hex/).waitFor();
  await ben.page.getByRole('button', { name: /^Orders/ }).click();
  await ben.page
    .getByText(/asks to go back to action/)
    .first()
    .waitFor();
  expect(await seriousFaults(ben.page)).toEqual([]);
  await shoot(ben.page, 'online-offer-phone');
  await ben.page.getByRole('button', { name: 'Agree' }).click();
  await ann.page.getByText(/You ask to go back/).waitFor({ state: 'hidden' });
  await ann.page.getByRole('button', { name: 'Offer a draw' }).click();
  await ben.page.getByText('Cutthroats offers a draw.').first().waitFor();
  await ben.page.getByRole('button', { name: 'No', exact: true }).click();
  await ann.page.getByText('Local Guard says no to your offer.').waitFor();
  await ann.page.getByText('You offer a draw.').first().waitFor({ state: 'hidden' });
  await ann.page.getByRole('button', { name: 'Log', exact: true }).filter({ visible: true }).click();
  await ann.page
    .getByRole('region', { name: 'Log' })
    .getByRole('listitem')
    .getByRole('button', { expanded: false })
    .first()
    .press('Enter'); // a click may meet a name
  await ann.page.getByRole('button', { name: 'Quote in the talk' }).click();
  await ann.page.getByLabel('Write to the table').fill('See there.');
  await ann.page.getByRole('button', { name: 'Send' }).click();
  await openRoom(ben.page);
  await ben.page.getByRole('region', { name: 'Talk' }).getByText('See there.').waitFor();
  await ben.page.getByRole('button', { name: /^Action \d+$/ }).waitFor();
  await ben.page.getByRole('button', { name: 'Let a captain play' }).click();
  await ann.page.getByText(/Balduin; a captain plays/).waitFor();
  await ben.page.getByRole('button', { name: /^Orders/ }).click();
  await shoot(ben.page, 'online-stand-in-phone');
  await ben.page.getByRole('button', { name: 'Take my seat back' }).click();
  await ann.page.getByText(/Balduin; a captain plays/).waitFor({ state: 'hidden' });
  await playOn([ann.page, ben.page], 2);
  expect(await seriousFaults(ann.page)).toEqual([]);
  await shoot(ann.page, 'online-clocks-desk');
  expect(unexpected([...ann.faults, ...ben.faults])).toEqual([]);
});

test('over weeks: the lobby tells the time left, a vacation stops it, a feed reminds, a captain stands in and goes', async () => {
  const { ann, ben } = await two('Over days', ['Clotilde', 'Diethelm']);
  await playOn([ann.page, ben.page], 2);
  const [asked, other] = (await isAsked(ann.page)) ? [ann, ben] : [ben, ann];
  const table = asked.page.url();
  await asked.page.goto(`${site.url}/games`);
  await asked.page
    .getByText('4 d left')
    .or(asked.page.getByText(/^3 d 2\d h left$/))
    .first()
    .waitFor();
  expect(await seriousFaults(asked.page)).toEqual([]);
  await shoot(asked.page, 'online-lobby-clock');
  await asked.page.goto(`${site.url}/account/notices`);
  await asked.page.getByRole('button', { name: 'Make a feed' }).click();
  const feed = (await asked.page.getByRole('status').locator('code').textContent()) ?? '';
  const told = () => asked.page.evaluate(async (address) => (await fetch(address)).text(), feed);
  const away = asked.page.getByRole('form', { name: 'Vacation' });
  const last = await asked.page.evaluate((ms) => new Date(Date.now() + ms).toISOString().slice(0, 10), 10 * DAY);
  await away.getByLabel('Last day').fill(last);
  await away.getByRole('button', { name: 'Start vacation' }).click();
  await away.getByText(/You are away/).waitFor();
  expect(await seriousFaults(asked.page)).toEqual([]);
  site.wait(8 * DAY);
  await other.page.goto(`${site.url}/games`);
  await other.page
    .getByText(/ has 6 d/)
    .or(other.page.getByText(/ has 5 d/))
    .first()
    .waitFor();
  await away.getByRole('button', { name: 'End vacation' }).click();
  await away.getByRole('button', { name: 'Start vacation' }).waitFor();
  expect(await told()).toMatch(/<summary>[^!].*, your time runs out/);
  site.wait(3.4 * DAY);
  await expect.poll(told, { timeout: 60_000, interval: 500 }).toMatch(/<summary>! .*, your time runs out/);
  site.wait(1.6 * DAY);
  await asked.page.goto(table);
  await asked.page
    .getByText(/A captain plays your seat/)
    .filter({ visible: true })
    .waitFor({ timeout: 60_000 });
  const takeOver = asked.page.getByRole('button', { name: 'Take my seat back' });
  const isCaptains = async (): Promise<boolean> => {
    await takeOver.click({ timeout: 2000 }).catch(() => {}); // refused until the captain has answered in his place
    return asked.page.getByText(/A captain plays your seat/).isVisible();
  };
  await expect.poll(isCaptains, { timeout: 60_000, interval: 500 }).toBe(false);
  await asked.page
    .getByText(/answered for you while you were away/)
    .filter({ visible: true })
    .waitFor();
  await shoot(asked.page, 'online-answered');
  await asked.page.getByRole('button', { name: 'Understood' }).filter({ visible: true }).click();
  expect(await asked.page.getByText(/^(about )?0 s$/).count()).toBe(0);
  await other.page.goto(table);
  await atBoard([other.page]);
  await playOn([ann.page, ben.page], 2);
  expect(unexpected([...ann.faults, ...ben.faults])).toEqual([]);
});

test('whoever looks after the server sees it all but the games; keys, ways and people of one’s own', async () => {
  const { page, faults } = await site.visit();
  await newTable(page, site.url, 'deltavee', 'Eleonore');
  const groups = page.getByRole('radiogroup', { name: /^Who plays/ });
  await groups.nth(1).getByRole('radio', { name: 'You' }).click();
  await page.getByRole('button', { name: /^Open the table/ }).click();
  await page.waitForURL(/\/online\/\w+/);
  await page.goto(`${site.url}/account/notices`);
  await page.getByRole('button', { name: 'Make a feed' }).click();
  await page.getByText('Its address, shown this once:').waitFor();
  await page.getByRole('form', { name: 'Mail' }).getByLabel('Mail address').fill('eleonore@example.org');
  await page.getByRole('button', { name: 'Add address' }).click();
  await page.getByText(/Not confirmed yet/).waitFor();
  await page.getByLabel('Address of the webhook').fill('https://127.0.0.1/');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await page.getByText('Its secret, shown this once:').waitFor();
  await page.getByRole('button', { name: 'Test' }).click(); // neither of a feed nor of an address that is not confirmed
  await page.getByText('The test did not arrive: this address is not out in the world.').waitFor();
  await page.getByText('Failed once: this address is not out in the world').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await shoot(page, 'online-notices-desk', true);
  await page.goto(`${site.url}/account`);
  await page.getByRole('region', { name: 'Passkeys' }).getByText('None yet.').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.goto(`${site.url}/host`);
  await page.getByText(/for those who look after the server/).waitFor();
  const me = await page.evaluate(async () => (await (await fetch('/api/me')).json()) as { id: string });
  await site.promote(me.id, 'admin');
  await page.reload();
  await page.getByText('Healthy').waitFor();
  await page.getByRole('button', { name: 'Manage' }).first().click();
  await page.getByLabel(/Reason, shown to everybody/).fill('a look at the dice');
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByRole('button', { name: 'Back up now' }).click();
  await page.getByText(/Written: backups/).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await shoot(page, 'online-host-desk', true);
  expect(unexpected(faults)).toEqual([]);
});
