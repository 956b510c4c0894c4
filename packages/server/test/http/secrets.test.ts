/** What a seat is sent does not depend on what it may not know: twin tables, played side by side over HTTP. */
import { expect, test } from 'vitest';
import { Listener, Player } from '../support/player.ts';
import type { TestServer } from '../support/servers.ts';
import { onBothDatabases } from '../support/servers.ts';
import { guest, newTable } from '../support/tables.ts';

const PAIRS = 2;
const STEPS = 16;

interface Twin {
  table: string;
  players: Player[];
  listener: Listener;
}

/** Two tables that nobody can tell apart: one seed, one setting, one owner of all seats. */
async function twins(server: TestServer, wish: Wish, eyes: number, seed: string): Promise<[Twin, Twin]> {
  const browser = await guest(server);
  const seats = Array.from({ length: wish.seats }, () => 'you' as const);
  const model = await newTable(browser, { ...wish, seats });
  const { rules, setting, head, seats: rows } = (await server.store.openTable(model))!;
  const letters = ['A', 'B', 'C'].filter((letter) => !model.startsWith(letter));
  const [first, second] = letters.map((letter) => `${letter}${model.slice(1)}`) as [string, string];
  for (const id of [first, second])
    await server.store.createTable({
      id,
      rules,
      setting,
      seed,
      head,
      seats: rows.map(({ seen: _, ...seat }) => seat),
      listed: false,
      at: head.updated_at,
    });
  const open = async (table: string): Promise<Twin> => ({
    table,
    players: seats.map((_, seat) => new Player(browser, table, seat)),
    listener: await Listener.open(browser, [`${table}:${eyes}`]),
  });
  return [await open(first), await open(second)];
}

interface Wish {
  game: string;
  scenario: string;
  seats: number;
}

const plain = (text: string): string => text.replace(/"feed":"[\w-]+"/g, '"feed":""');

/** All that the seat is sent, once everything has arrived. */
async function sentTo({ listener, players, table }: Twin, eyes: number): Promise<string[]> {
  const { n, full } = await players[eyes]!.view();
  await listener.until(() => listener.lastId.endsWith(`.${n}`));
  const { browser } = players[0]!;
  const lobby = JSON.stringify((await browser.get(`/api/tables/${table}`)).body).replaceAll(table, '');
  const wrong = await players[eyes]!.act({ decision: 1, kind: 'nonsense', with: {} });
  const asked = await players[eyes]!.ask([{ ask: 'outOfTurn' }, { ask: 'text', topic: 'situation' }]);
  const hidden = listener.lastId.replace(/^[\w-]+\./, '');
  return [JSON.stringify(full), plain(listener.text), lobby, JSON.stringify(wrong), JSON.stringify(asked), hidden];
}

/** At the second table alone two others agree on something in secret. */
async function whisper([, { players }]: [Twin, Twin], eyes: number): Promise<boolean> {
  const [from, to] = players.filter(({ seat }) => seat !== eyes);
  const terms = { text: 'between us', isPrivate: true };
  if (!from || !to) return false;
  const act = { decision: null, kind: 'offer', with: { kind: 'agreement', to: [to.seat], terms } };
  return 'done' in (await from.act(act));
}

/** The first question that both ask, and an answer for each table: another one where somebody else answers under seal. */
async function step(pair: [Twin, Twin], eyes: number, mayDiffer: boolean): Promise<'none' | 'same' | 'other'> {
  for (let seat = 0; seat < pair[0].players.length; seat++) {
    const [here, there] = pair.map(({ players }) => players[seat]!) as [Player, Player];
    const [first, second] = [await here.question(), await there.question()];
    if (!first || first.id !== second?.id) continue;
    const sample = async (player: Player): Promise<unknown> => {
      const [reply] = await player.ask([{ ask: 'sample', decision: first.id }]);
      return reply && 'value' in reply ? reply.value : null;
    };
    const one = (await sample(here)) as { kind: string; answer: unknown };
    await sample(there); // so that the next draw is another one
    const two = seat === eyes || !mayDiffer || !first.sealed ? one : ((await sample(there)) as typeof one);
    for (const [player, { kind, answer }] of [
      [here, one],
      [there, two],
    ] as const)
      await player.act({ decision: first.id, kind, with: answer });
    return JSON.stringify(one) === JSON.stringify(two) ? 'same' : 'other';
  }
  return 'none';
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
      let isOther = false;
      for (let steps = 0; steps < STEPS; steps++) {
        const isWhispered = steps % 4 === 1 && (await whisper(pair, eyes));
        const [here, there] = [await sentTo(pair[0], eyes), await sentTo(pair[1], eyes)];
        if (here[0] !== there[0]) break; // it has come to see a difference by the rules
        expect(there).toEqual(here);
        compared += 1;
        if (isOther || isWhispered) unseen += 1;
        const stepped = await step(pair, eyes, steps >= 6 * round);
        if (stepped === 'none') break;
        isOther = stepped === 'other';
      }
      for (const { listener } of pair) listener.close();
    }
    expect(compared).toBeGreaterThan(4);
    expect(unseen).toBeGreaterThan(0);
  });
});
