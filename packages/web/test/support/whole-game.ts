/**
 * People in browsers who play a game of the server to its end. One of them presses the buttons of the page; the others
 * have their pages open and send legal answers at random through the page's own login, so that a long game ends within
 * minutes. All pages have to agree with the server.
 */
import type { Page } from 'playwright-core';
import type { NodeSite } from './nodes.ts';
import { atBoard, isAsked, join, linkOf, mainButton, newTable, openRoom, pickScenario, unexpected } from './online.ts';
import type { Visitor } from './site.ts';

export interface GameWish {
  game: string;
  /** the title of its scenario */
  scenario: string;
  people: number;
  /** after so many moves all but one concede; left out: it is played to its end */
  moves?: number;
  /** others answer as the page proposes instead of at random */
  isProposed?: boolean;
}

export interface Played {
  pressed: number;
  /** answers of the one who presses for which no button was lit: sent as the others do */
  helped: number;
  sent: number;
  actions: number;
  kills: number;
  agreed: number;
}

interface Standing {
  status: 'open' | 'running' | 'over';
  /** of the reader's seat */
  length: number;
  isAsked: boolean;
}

const NAMES = ['Aurelia', 'Bonifaz', 'Cosima'];
const PATIENCE_MS = 60_000;
const STUCK_MS = 120_000;

export async function playGame(
  site: NodeSite,
  wish: GameWish,
  note: (played: Played) => void = () => {},
): Promise<Played> {
  const people = await Promise.all(Array.from({ length: wish.people }, () => site.visit()));
  const table = await sitDown(site, people, wish);
  const played: Played = { pressed: 0, helped: 0, sent: 0, actions: 0, kills: 0, agreed: 0 };
  await say(people[0]!.page, 'Good hunting!');
  await heard(people[1]!.page, 'Good hunting!');
  const troubles = troublesOf(site, people, table, played);
  let lastMove = Date.now();
  for (let moves = 0; ; ) {
    const standing = await standingOf(people[0]!.page, table);
    if (standing?.status === 'over' || moves >= (wish.moves ?? Number.POSITIVE_INFINITY)) break;
    const before = moves;
    moves += await moveOf(people[0]!.page, table, played);
    for (const { page } of people.slice(1)) {
      const sent = await send(page, table, wish.isProposed);
      played.sent += sent;
      moves += sent;
    }
    if (moves === before) await people[0]!.page.waitForTimeout(100);
    if (moves > before) lastMove = Date.now();
    if (Date.now() - lastMove > STUCK_MS) throw new Error(`nobody moves any more: ${JSON.stringify(played)}`);
    for (let at = before; at < moves; at++) await troubles[at]?.();
    for (let at = before; at < moves; at++)
      if (at % 50 === 49) {
        await agree(people, table, played);
        note(played);
      }
  }
  if (wish.moves !== undefined) for (const { page } of people.slice(1)) await concede(page);
  await agree(people, table, played);
  played.actions = (await standingOf(people[0]!.page, table))?.length ?? 0;
  await rematch(people);
  const faults = unexpected(people.flatMap((one) => one.faults));
  if (faults.length > 0) throw new Error(`faults of the pages: ${faults.join('; ')}`);
  for (const { context } of people) await context.close();
  return played;
}

/** Made, invited, joined; seats that are left are for captains. */
async function sitDown(site: NodeSite, people: readonly Visitor[], wish: GameWish): Promise<string> {
  const [ann, ...others] = people.map(({ page }) => page);
  await newTable(ann!, site.url, wish.game, NAMES[0]!);
  await pickScenario(ann!, wish.scenario);
  const groups = ann!.getByRole('radiogroup', { name: /^Who plays/ });
  for (let at = people.length; at < (await groups.count()); at++) {
    const out = groups.nth(at).getByRole('radio', { name: 'Out' });
    if (!(await out.isChecked().catch(() => false)))
      await groups.nth(at).getByRole('radio', { name: 'Computer' }).click();
  }
  await ann!.getByRole('button', { name: /Copy link and open/ }).click();
  const link = await linkOf(ann!);
  for (const [at, page] of others.entries()) await join(page, link, NAMES[at + 1]!);
  await atBoard(people.map(({ page }) => page));
  return new URL(ann!.url()).pathname.split('/').at(-1)!;
}

/** What happens to people in the middle of a game, by the number of the move. */
function troublesOf(
  site: NodeSite,
  people: Visitor[],
  table: string,
  played: Played,
): Readonly<Record<number, () => Promise<void>>> {
  const kill = async (): Promise<void> => {
    await site.kill();
    played.kills += 1;
    await agree(people, table, played);
  };
  return {
    6: async () => {
      await people[0]!.page.reload();
      await atBoard([people[0]!.page]);
      await agree(people, table, played);
    },
    10: kill,
    14: async () => {
      const { context, page } = people[1]!;
      await context.setOffline(true);
      await page.getByText('No connection.').waitFor({ timeout: 30_000 });
      await moveOf(people[0]!.page, table, played);
      await context.setOffline(false);
      await page.getByText('No connection.').waitFor({ state: 'hidden', timeout: 60_000 });
      await agree(people, table, played);
    },
    18: async () => {
      people[1] = await otherDevice(site, people[1]!);
      await agree(people, table, played);
    },
    120: kill,
    300: kill,
  };
}

/** Goes on at another device by the code that the table shows. */
export async function otherDevice(site: Pick<NodeSite, 'url' | 'visit'>, before: Visitor): Promise<Visitor> {
  await openRoom(before.page);
  await before.page.getByText('Continue on another device…').click();
  await before.page.getByRole('button', { name: 'Show a code' }).click();
  const code = (await before.page.getByRole('status').locator('code').textContent()) ?? '';
  const next = await site.visit();
  await next.page.goto(`${site.url}/account#code=${code}`);
  await next.page.getByRole('button', { name: 'Continue here' }).click();
  await next.page.waitForURL(/\/games$/);
  await before.context.close();
  await next.page
    .getByRole('link', { name: /^(Take your turn|Open)$/ })
    .first()
    .click();
  await atBoard([next.page]);
  return { ...next, faults: [...before.faults, ...next.faults] };
}

/** By the page's own button; where none is lit, as the others do. */
async function moveOf(page: Page, table: string, played: Played): Promise<number> {
  const standing = await standingOf(page, table);
  if (standing?.status !== 'running' || !standing.isAsked) return 0;
  if (await press(page)) {
    played.pressed += 1;
    return 1;
  }
  const sent = await send(page, table);
  played.helped += sent;
  return sent;
}

async function press(page: Page): Promise<boolean> {
  const button = mainButton(page);
  try {
    await page.getByText('You decide', { exact: true }).waitFor({ timeout: 5000 });
    await button.evaluate((one) => one.setAttribute('data-seen', ''), null, { timeout: 3000 });
    await button.click({ timeout: 3000 });
    await page.locator('[data-seen]').waitFor({ state: 'detached', timeout: 10_000 });
    return true;
  } catch {
    return false;
  }
}

/** How the table stands for the reader, by the server; null: it does not answer just now. */
function standingOf(page: Page, table: string): Promise<Standing | null> {
  return page.evaluate(async (id) => {
    try {
      const read = async (path: string) => (await fetch(path, { headers: { 'x-admiralty': '1' } })).json();
      const { status, seats } = await read(`/api/tables/${id}`);
      const own: number = seats.find((one: { isYou: boolean }) => one.isYou).seat;
      const { full } = await read(`/api/tables/${id}/views/${own}`);
      const isMine = full.observation.decisions.some((one: { mine: boolean }) => one.mine);
      return { status, length: full.length, isAsked: isMine };
    } catch {
      return null;
    }
  }, table);
}

/** Some legal answer, sent by the login of the page; 0: nothing was asked, or the server does not answer just now. */
function send(page: Page, table: string, isProposed = false): Promise<number> {
  return page.evaluate(
    async ([id, wanted]) => {
      const headers = { 'x-admiralty': '1', 'content-type': 'application/json' };
      const read = async (path: string) => (await fetch(path, { headers })).json();
      const post = async (path: string, body: object) =>
        (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
      try {
        const { seats } = await read(`/api/tables/${id}`);
        const own: number = seats.find((one: { isYou: boolean }) => one.isYou).seat;
        const { full } = await read(`/api/tables/${id}/views/${own}`);
        const asked = full.observation.decisions.find((one: { mine: boolean }) => one.mine);
        if (!asked) return 0;
        const path = `/api/tables/${id}/seats/${own}`;
        const queries = ['sample', ...(wanted ? ['proposal'] : [])].map((what) => ({ ask: what, decision: asked.id }));
        const [sample, proposal] = await post(`${path}/ask`, { queries });
        const { kind, answer } = proposal?.value ?? sample.value;
        const act = { decision: asked.id, kind, with: answer };
        const done = await post(`${path}/acts`, { command: crypto.randomUUID(), act });
        return done.done === true ? 1 : 0;
      } catch {
        return 0;
      }
    },
    [table, isProposed] as const,
  );
}

/** Every page has what the server tells its seat: as many actions, and whether it is asked. */
async function agree(people: readonly Visitor[], table: string, played: Played): Promise<void> {
  for (const { page } of people) {
    const differs = async (): Promise<string> => {
      const told = await standingOf(page, table);
      const shown =
        (await page
          .getByText(/^Now · action/)
          .first()
          .textContent()
          .catch(() => '')) ?? '';
      const isSame = told !== null && shown.endsWith(` ${told.length}`);
      const isLit = told?.status === 'over' || (told !== null && (await isAsked(page)) === told.isAsked);
      return isSame && isLit ? '' : `${shown}, asked ${await isAsked(page)}; server: ${JSON.stringify(told)}`;
    };
    await settled(page, differs);
  }
  played.agreed += 1;
}

/** Waits until nothing differs any more. */
async function settled(page: Page, differs: () => Promise<string>): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; ; ) {
    const difference = await differs();
    if (difference === '') return;
    if (Date.now() > deadline) throw new Error(`the page does not agree with the server: ${difference}`);
    await page.waitForTimeout(200);
  }
}

async function say(page: Page, text: string): Promise<void> {
  await openRoom(page);
  await page.getByLabel('Write to the table').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

async function heard(page: Page, text: string): Promise<void> {
  await openRoom(page);
  await page.getByRole('region', { name: 'Talk' }).getByText(text).waitFor();
}

async function concede(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Yes, concede' }).click();
}

/** All are told that it is over, and sit down to the next game. */
async function rematch(people: readonly Visitor[]): Promise<void> {
  const [ann, ...others] = people.map(({ page }) => page);
  await ann!.getByRole('button', { name: 'Rematch, sides swapped' }).click({ timeout: 60_000 });
  await ann!.getByText('Waiting for the others').waitFor();
  for (const page of others) {
    await page.getByRole('button', { name: /rematch/i }).click({ timeout: 60_000 });
    await page
      .getByRole('link', { name: /Sit down/ })
      .first()
      .click();
    await page.getByRole('button', { name: /Sit down as/ }).click();
  }
  await atBoard([ann!, ...others]);
}
