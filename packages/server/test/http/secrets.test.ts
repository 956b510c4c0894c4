/** What a seat is sent does not depend on what it may not know: twin tables, played side by side over HTTP. */
import { playersOf } from '@admiralty/engine';
import { expect, test } from 'vitest';
import type { Browser } from '../support/browser.ts';
import { hasParted, partedStep } from '../support/look-alikes.ts';
import { Listener } from '../support/player.ts';
import { onBothDatabases } from '../support/servers.ts';
import { step, type Twin, twins, whisper } from '../support/twins.ts';
import { warAtItsVote } from '../support/war-at-its-vote.ts';

const PAIRS = 2;
const STEPS = 16;

/** A table and what its seat is sent. */
interface Heard extends Twin {
  listener: Listener;
}

async function heard(twin: Twin, eyes: number): Promise<Heard> {
  return { ...twin, listener: await Listener.open(twin.players[eyes]!.browser, [`${twin.table}:${eyes}`]) };
}

const plain = (text: string): string => text.replace(/"feed":"[\w-]+"/g, '"feed":""');

/** All that the seat is sent, once everything has arrived. */
async function sentTo({ listener, players, table }: Heard, eyes: number): Promise<string[]> {
  const { n, full } = await players[eyes]!.view();
  await listener.until(() => listener.lastId.endsWith(`.${n}`));
  const { browser } = players[0]!;
  const lobby = JSON.stringify((await browser.get(`/api/tables/${table}`)).body).replaceAll(table, '');
  const wrong = await players[eyes]!.act({ decision: 1, kind: 'nonsense', with: {} });
  const question = await players[eyes]!.question();
  const about = question ? [{ ask: 'answers', decision: question.id }] : [];
  const asked = await players[eyes]!.ask([{ ask: 'outOfTurn' }, { ask: 'text', topic: 'situation' }, ...about]);
  const hidden = listener.lastId.replace(/^[\w-]+\./, '');
  const pages = [`seats/${eyes}/news?after=0`, `views/${eyes}/past/${n}`, `views/${eyes}`, 'views/public', 'dice'];
  const told = await Promise.all(pages.map((page) => answered(players[eyes]!.browser, `/api/tables/${table}/${page}`)));
  return [
    JSON.stringify(full),
    plain(listener.text),
    lobby,
    JSON.stringify(wrong),
    JSON.stringify(asked),
    hidden,
    ...told,
  ];
}

/** An answer with its head, without what names this run of the table and the moment. */
async function answered(browser: Browser, path: string): Promise<string> {
  // packed, the name of the run would make it longer or shorter
  const asking = { ...browser.headers(), 'accept-encoding': 'identity' };
  const response = await fetch(`${browser.url}${path}`, { headers: asking });
  const { status, headers } = response;
  const head = [...headers].filter(([name]) => name !== 'date').map(([name, value]) => `${name}: ${value}`);
  return `${status} ${head.join('\n')}\n${plain(await response.text())}`.replace(/etag: "[\w-]+\./, 'etag: "');
}

/** Where two that should be alike are not, with what stands around it. */
function difference(here: readonly string[], there: readonly string[]): string | null {
  const at = here.findIndex((text, place) => text !== there[place]);
  if (at < 0) return null;
  const [one, other] = [here[at]!, there[at]!];
  let from = 0;
  while (one[from] === other[from]) from += 1;
  const around = (text: string): string => text.slice(Math.max(0, from - 80), from + 80);
  return `${at}: ${around(one)} | ${around(other)}`;
}

onBothDatabases('secrets on the wire', (server) => {
  test.each([
    { game: 'deltavee', scenario: 'dv-10', seats: 2 },
    { game: 'sword-and-stars', scenario: 'empires-re-emerge', seats: 4 },
    { game: 'imperial-ambitions', scenario: '06-border-war', seats: 2 },
    { game: 'fifth-frontier-war', scenario: 'campaign', seats: 2 },
  ])('$game: tables alike to a seat send it the same bytes, whatever others do unseen', async (wish) => {
    let compared = 0;
    let unseen = 0;
    server().freeze();
    for (let round = 0; round < PAIRS; round++) {
      const eyes = round % wish.seats;
      const pair = await twins(server(), wish, eyes, `${wish.game} ${round}`);
      const [one, other] = [await heard(pair[0], eyes), await heard(pair[1], eyes)];
      let isOther = false;
      for (let steps = 0; steps < STEPS; steps++) {
        const isWhispered = steps % 4 === 1 && (await whisper(pair, eyes));
        const [here, there] = [await sentTo(one, eyes), await sentTo(other, eyes)];
        if (here[0] !== there[0]) break; // it has come to see a difference by the rules
        expect(difference(here, there)).toBeNull();
        compared += 1;
        if (isOther || isWhispered) unseen += 1;
        const stepped = await step(pair, eyes, steps >= 6 * round);
        if (stepped === 'none') break;
        isOther = stepped === 'other';
      }
      for (const { listener } of [one, other]) listener.close();
    }
    expect(compared).toBeGreaterThan(4);
    expect(unseen).toBeGreaterThan(0);
  });

  test.each([
    { game: 'deltavee', scenario: 'dv-10', seats: 2 },
    { game: 'sword-and-stars', scenario: 'empire-at-bay', seats: 5, position: warAtItsVote },
    { game: 'imperial-ambitions', scenario: '06-border-war', seats: 2 },
    { game: 'fifth-frontier-war', scenario: 'campaign', seats: 2 },
  ])('$game: histories that part in secret are told alike', async ({ position, ...plain }) => {
    const wish = { ...plain, ...(position && { position: await position() }) };
    let apart = 0;
    let parted = 0;
    server().freeze();
    for (let round = 0; round < PAIRS; round++) {
      const eyes = round % wish.seats;
      const random = playersOf(`${wish.game} parts ${round}`);
      const pair = await twins(server(), wish, eyes, `${wish.game} parts ${round}`);
      const [one, other] = [await heard(pair[0], eyes), await heard(pair[1], eyes)];
      for (let steps = 0; steps < 2 * STEPS; steps++) {
        const done = await partedStep(server(), pair, eyes, random);
        if (done === 'none') break;
        if (done === 'other') parted += 1;
        if (!(await hasParted(server(), pair))) continue;
        apart += 1;
        const [here, there] = [await sentTo(one, eyes), await sentTo(other, eyes)];
        expect(difference(here, there)).toBeNull();
      }
      for (const { listener } of [one, other]) listener.close();
    }
    expect(parted).toBeGreaterThan(0);
    expect(apart).toBeGreaterThan(1);
  });
});
