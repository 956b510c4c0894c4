import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from './support/axe.ts';
import {
  actionsOf,
  ask,
  atBoard,
  comeIn,
  newTable,
  openRoom,
  pickScenario,
  playOn,
  quickTable,
  unexpected,
} from './support/online.ts';
import { asAtHome, openSite, type Site, shoot, sizes } from './support/site.ts';
import { otherDevice } from './support/whole-game.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const duel = { game: 'deltavee', scenario: 'dv-1' };

test('a guest makes a passkey, logs out, comes back by it, and sets a password', async () => {
  const { page, context } = await site.visit();
  const local = site.url.replace('127.0.0.1', 'localhost'); // keys are bound to a name
  const devices = await context.newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${local}/account`);
  await comeIn(page, 'Philippa');
  await page.reload();
  const keys = page.getByRole('region', { name: 'Passkeys' });
  await keys.getByRole('button', { name: 'Add a passkey' }).click();
  await keys.getByText(/^made/).waitFor();
  const first = page.getByRole('form', { name: 'Set a password' }); // an account from now on
  await first.waitFor();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.getByRole('heading', { name: 'Philippa' }).waitFor();
  await keys.getByText(/^used/).waitFor();
  await first.getByLabel('New password').fill('a long password');
  await first.getByRole('button', { name: 'Set a password' }).click();
  await page.getByRole('form', { name: 'Change password' }).getByLabel('Old password').waitFor();
});

test('behind the link of one seat somebody logs in to an account and sits down; a guest is warned before logging out', async () => {
  const [ann, ben] = [await site.visit(), await site.visit({ viewport: sizes.phone, hasTouch: true })];
  const name = `Leonhard ${Date.now() % 1e6}`; // a second try has another
  await ben.page.goto(`${site.url}/account`);
  const make = ben.page.getByRole('form', { name: 'Make an account' });
  await make.getByLabel('Name').fill(name);
  await make.getByLabel('Password').fill('a long password');
  await make.getByRole('button', { name: 'Make an account' }).click();
  await ben.page.getByRole('button', { name: 'Log out' }).click();
  await ben.page.getByRole('link', { name: 'Log in' }).waitFor();
  await newTable(ann.page, site.url, 'sword-and-stars', 'Kreszentia');
  await pickScenario(ann.page, 'The Five Empires Stalemate');
  const groups = ann.page.getByRole('radiogroup', { name: /^Who plays/ });
  await groups.nth(2).getByRole('radio', { name: 'Open' }).click();
  await ann.page.getByRole('button', { name: /open the table/i }).click();
  const rows = ann.page.getByRole('listitem').filter({ hasText: 'free' });
  const side = (await rows.nth(1).locator('b').textContent()) ?? '';
  await rows.nth(1).getByRole('button', { name: 'Link for this seat' }).click();
  const made = ann.page.getByRole('status').filter({ hasText: `For ${side} alone:` });
  const link = (await made.locator('output').textContent()) ?? '';
  expect(await seriousFaults(ann.page)).toEqual([]);
  await shoot(ann.page, 'online-seat-link-desk');
  await ben.page.goto(link);
  await ben.page.getByRole('heading', { name: `Kreszentia asks you to play ${side}.` }).waitFor();
  expect(await ben.page.title()).toBe('Invitation to a table · Admiralty');
  await ben.page.getByText('I have an account').click();
  const login = ben.page.getByRole('form', { name: 'Log in' });
  await login.getByLabel('Name').fill(name);
  await login.getByLabel('Password').fill('a long password');
  expect(await seriousFaults(ben.page)).toEqual([]);
  await shoot(ben.page, 'online-join-login-phone');
  await login.getByRole('button', { name: 'Log in' }).click();
  await ben.page.getByText(`You sit down as ${name}.`).waitFor();
  await ben.page.getByRole('button', { name: `Sit down as ${side}` }).click();
  await ann.page.getByRole('listitem').filter({ hasText: side }).getByText(name).waitFor();
  const late = await site.visit();
  await late.page.goto(link);
  await late.page.getByRole('heading', { name: 'This invitation is no longer valid.' }).waitFor();
  await late.page.getByRole('link', { name: 'Only watch' }).click();
  await late.page.getByRole('heading', { name: 'Waiting for the others' }).waitFor();
  await ann.page.getByRole('link', { name: 'Kreszentia' }).click();
  await ann.page.getByRole('button', { name: 'Log out' }).click();
  await ann.page.getByText(/nobody gets back to these seats/).waitFor();
  await shoot(ann.page, 'online-guest-logout-desk');
  await ann.page.getByRole('button', { name: 'Stay logged in' }).click();
  await ann.page.getByText('Log in to another account').click();
  await ann.page.getByText(/leaves it for good, with its seats/).waitFor();
  expect(await seriousFaults(ann.page)).toEqual([]);
  expect(unexpected([...ann.faults, ...ben.faults, ...late.faults])).toEqual([]);
});

test('a seat kept for one person waits among their games; it moves to another device by a code', async () => {
  const ann = await site.visit();
  const ben = await site.visit({ viewport: sizes.phone, hasTouch: true, colorScheme: 'light' });
  await comeIn(ben.page, 'Ottokar');
  await newTable(ann.page, site.url, 'deltavee', 'Quirina');
  await ann.page
    .getByRole('radiogroup', { name: /^Who plays/ })
    .nth(1)
    .getByRole('radio', { name: 'Named' })
    .click();
  await ann.page.getByLabel(/^Name of whoever plays/).fill('ottokar');
  expect(await seriousFaults(ann.page)).toEqual([]);
  await shoot(ann.page, 'online-named-desk');
  await ann.page.getByRole('button', { name: /open the table/i }).click();
  await ann.page.getByText('kept for Ottokar').waitFor();
  await ben.page.goto(`${site.url}/games`);
  const row = ben.page.getByRole('article').filter({ hasText: 'A seat is kept for you.' });
  await row.waitFor();
  expect(await seriousFaults(ben.page)).toEqual([]);
  await shoot(ben.page, 'online-kept-phone');
  await row.getByRole('link', { name: 'Sit down' }).click();
  await ben.page.getByRole('button', { name: /Sit down as/ }).click();
  await atBoard([ann.page, ben.page]);
  const device = await otherDevice(site, ben);
  await playOn([ann.page, device.page], 2);
  expect(unexpected([...ann.faults, ...device.faults])).toEqual([]);
});

test('somebody who deleted the account is a former player, for whom a captain plays on', async () => {
  const [ann, ben] = [await site.visit(), await site.visit()];
  await comeIn(ben.page, 'Roderich');
  const table = await quickTable(ann.page, 'Sieglinde', { ...duel, seats: [{ is: 'you' }, { is: 'open' }] });
  await ask(ben.page, 'POST', `/api/tables/${table}/seats`, {});
  await ann.page.goto(`${site.url}/online/${table}`);
  await atBoard([ann.page]);
  await ben.page.goto(`${site.url}/account`);
  await ben.page.getByRole('button', { name: 'Delete my account' }).click();
  await ben.page.getByRole('button', { name: 'Yes, delete' }).click();
  await ben.page.getByRole('form', { name: 'Log in' }).waitFor();
  await ann.page.reload();
  await atBoard([ann.page]);
  await openRoom(ann.page);
  await ann.page.getByRole('region', { name: 'Who plays' }).getByText('former player').waitFor();
  await ann.page.getByRole('button', { name: 'Let a captain play on' }).click();
  await ann.page.getByText('former player; a captain plays').waitFor();
  expect(unexpected(ann.faults)).toEqual([]);
});

test('the host takes a table back with a reason that everybody reads, and keeps somebody out', async () => {
  const [ann, ben] = [await site.visit(), await site.visit()];
  const host = await site.visit();
  const title = `A table to look after ${Date.now()}`;
  await comeIn(ben.page, 'Theobald');
  const table = await quickTable(ann.page, 'Ursula', {
    ...duel,
    title,
    seats: [{ is: 'you' }, { is: 'open' }],
  });
  await ask(ben.page, 'POST', `/api/tables/${table}/seats`, {});
  for (const { page } of [ann, ben]) await page.goto(`${site.url}/online/${table}`);
  await atBoard([ann.page, ben.page]);
  await playOn([ann.page, ben.page], 4);
  const before = await actionsOf(ann.page);
  await site.promote(await comeIn(host.page, 'Walburga'), 'admin');
  await host.page.goto(`${site.url}/host`);
  const row = host.page.getByRole('row').filter({ hasText: title });
  await row.getByRole('button', { name: 'Manage' }).click();
  await host.page.getByLabel(/Reason, shown to everybody/).fill('a fault of the server');
  const slider = host.page.getByRole('slider');
  await slider.focus();
  await slider.press('Home');
  expect(await seriousFaults(host.page)).toEqual([]);
  await shoot(host.page, 'online-rewind-desk');
  await host.page.getByRole('button', { name: 'Rewind to 0' }).click();
  await host.page.getByText('Done.').waitFor();
  await expect.poll(() => actionsOf(ann.page), { timeout: 30_000 }).not.toBe(before);
  await openRoom(ann.page);
  const told = ann.page.getByRole('region', { name: 'Talk' }).getByRole('listitem').filter({ hasText: 'Walburga' });
  await told.getByText(/a fault of the server/).waitFor();
  await told.getByText('host of the server').waitFor();
  await playOn([ann.page, ben.page], 1);
  const people = host.page.getByRole('region', { name: 'People' });
  await people.getByLabel('Name begins with').fill('Theo');
  await people.getByText('Manage').click();
  await people.getByLabel('Reason').fill('rude at the table');
  await people.getByRole('button', { name: 'Ban', exact: true }).click();
  await people.getByText(/banned until/).waitFor();
  expect(await seriousFaults(host.page)).toEqual([]);
  await shoot(host.page, 'online-ban-desk', true);
  await ben.page.reload();
  await ben.page
    .getByText(/You are banned from this server/)
    .first()
    .waitFor();
  expect(unexpected([...ann.faults, ...host.faults])).toEqual([]);
});

test('a push message shows as a notification that names the games that wait', async () => {
  const { page, context } = await site.visit({ ...asAtHome, permissions: ['notifications'] });
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  // a browser without a window shows nothing: what it is asked to show is written down
  const [worker] = context.serviceWorkers();
  await worker!.evaluate(() => {
    const { registration } = self as typeof self & { registration: ServiceWorkerRegistration };
    registration.showNotification = async (title, options) => {
      Object.assign(self, { shown: [title, options?.body] });
    };
  });
  const data = JSON.stringify({ subject: '2 games wait for you', text: 'Duel: Cutthroats', data: { waiting: [] } });
  const message = { origin: site.url, registrationId: await registered, data };
  await session.send('ServiceWorker.deliverPushMessage', message);
  const shown = () => worker!.evaluate(() => (self as typeof self & { shown?: string[] }).shown);
  await expect.poll(shown, { timeout: 30_000 }).toEqual(['2 games wait for you', 'Duel: Cutthroats']);
});
