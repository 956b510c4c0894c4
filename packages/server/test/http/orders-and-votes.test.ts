/** Answers given in advance, and votes, as those at a table see them over HTTP. */
import type { Table as GameTable, GameTypes } from '@admiralty/engine';
import { expect, test } from 'vitest';
import type { Browser } from '../support/browser.ts';
import { Listener, Player } from '../support/player.ts';
import { onBothDatabases, type TestServer } from '../support/servers.ts';
import { fullTable, guest, newTable, playOn } from '../support/tables.ts';
import { step, type Twin, twins } from '../support/twins.ts';
import { warAtItsVote } from '../support/war-at-its-vote.ts';

type Table = GameTable<GameTypes['state']>;

const WAR = { game: 'sword-and-stars', scenario: 'empires-re-emerge', seats: 4 };
const EVERYTHING = {
  intercept: [],
  contest: 'ask',
  hiveTreaty: 'ask',
  violation: 'ask',
  ballots: {},
  checks: 'ask',
  maintenance: 'ask',
  voteToEnd: 'ask',
  positions: [],
};
const orders = (change: object) => ({
  decision: null,
  kind: 'setOrders',
  with: { orders: { ...EVERYTHING, ...change } },
});
const ordersOf = async (player: Player): Promise<unknown> =>
  ((await player.view()).full.observation!.view as { players: { orders: unknown }[] }).players[player.seat]!.orders;
/** Nothing is open for the seat, so that it may give orders. */
const isFree = async (player: Player): Promise<boolean> => (await player.question()) === null;

/** A table of one person at all seats that goes on from there. */
async function tableFrom(server: TestServer, owner: Browser, position: Table, clock: object): Promise<Player[]> {
  const seats = Array.from({ length: position.seats }, () => 'you' as const);
  const model = await newTable(owner, { game: 'sword-and-stars', scenario: 'empire-at-bay', clock, seats });
  const { rules, setting, seed, head, seats: rows } = (await server.store.openTable(model))!;
  const id = `${model.startsWith('A') ? 'B' : 'A'}${model.slice(1)}`;
  const whatIf = { of: model, seat: 0, table: position };
  await server.store.createTable({
    id,
    rules,
    setting: JSON.stringify({ ...JSON.parse(setting), whatIf }),
    seed,
    head,
    seats: rows.map(({ seen: _, ...seat }) => seat),
    listed: false,
    at: head.updated_at,
  });
  return seats.map((_, seat) => new Player(owner, id, seat));
}

const vote = async (player: Player, word: string) => {
  const { id } = (await player.question())!;
  return player.act({ decision: id, kind: 'voteToEnd', with: { vote: word } });
};

onBothDatabases('answers given in advance, and votes,', (server) => {
  test('standing orders are read by their owner alone, refused where they make no sense, and taken back', async () => {
    server().freeze();
    const players = await fullTable(server(), WAR);
    const ann = players[2]!;
    while (!(await isFree(ann))) await playOn(players, 1);
    expect(await ordersOf(ann)).toEqual(EVERYTHING);
    for (const wrong of [
      { voteToEnd: 'perhaps' },
      { positions: [9] },
      { more: 1 },
      { ballots: { ladau: { choice: 7 } } },
    ])
      expect(await ann.act(orders(wrong))).toMatchObject({
        refusal: { rule: expect.any(String), why: expect.any(String) },
      });
    const others = players.filter(({ seat }) => seat !== ann.seat);
    const before = await Promise.all(others.map((player) => player.view()));
    const asked = { decision: null, kind: 'setOrders', with: orders({ voteToEnd: 'end' }).with };
    expect(await ann.ask([{ ask: 'check', act: asked }])).toEqual([{ value: null }]);
    expect(await ann.act(asked)).toEqual({ done: true });
    expect(await ordersOf(ann)).toEqual({ ...EVERYTHING, voteToEnd: 'end' });
    expect(await Promise.all(others.map((player) => player.view()))).toEqual(before);
    expect(
      (await others[0]!.browser.post(`/api/tables/${ann.table}/seats/2/acts`, { command: 'not-my-seat', act: asked }))
        .status,
    ).toBe(403);
    expect(await ann.undo()).toEqual({ done: true });
    expect(await ordersOf(ann)).toEqual(EVERYTHING);
    expect(await ann.undo()).toMatchObject({ refusal: { code: 'nothingDone' } });
    expect(await Promise.all(others.map((player) => player.view()))).toEqual(before);
  });

  test('whether somebody has given orders: others are sent the same bytes, answers, refusals and lobby', async () => {
    server().freeze();
    const eyes = 0;
    const pair = await twins(server(), WAR, eyes, 'orders');
    const listen = ({ players, table }: Twin): Promise<Listener> =>
      Listener.open(players[eyes]!.browser, [`${table}:${eyes}`, `${table}:public`]);
    const listeners = [await listen(pair[0]), await listen(pair[1])];
    const seen = async ({ players, table }: Twin, listener: Listener): Promise<string[]> => {
      const player = players[eyes]!;
      const { n, full } = await player.view();
      await listener.until(() => listener.text.includes(`"n":${n},`));
      const lobby = JSON.stringify((await player.browser.get(`/api/tables/${table}`)).body).replaceAll(table, '');
      const asked = await player.ask([{ ask: 'outOfTurn' }, { ask: 'text', topic: 'situation' }]);
      const wrong = await player.act(orders({ positions: [0] }));
      const sent = listener.text.replace(/"feed":"[\w-]+"/g, '');
      return [JSON.stringify(full), lobby, JSON.stringify(asked), JSON.stringify(wrong), sent];
    };
    const alike = async (): Promise<void> => {
      const [one, other] = [await seen(pair[0], listeners[0]!), await seen(pair[1], listeners[1]!)];
      expect(other).toEqual(one);
    };
    const [, ann] = pair[1].players;
    for (const change of [{ voteToEnd: 'end' }, { contest: 'never' }, { voteToEnd: 'continue', maintenance: 'pay' }]) {
      do await step(pair, eyes, false);
      while (!(await isFree(ann!)));
      await alike();
      expect(await ann!.act(orders(change))).toEqual({ done: true });
      await alike();
    }
    expect(await ann!.undo()).toEqual({ done: true });
    await alike();
    for (const listener of listeners) listener.close();
  });

  test('a vote is sealed until the last one is in; whoever is silent too long abstains', async () => {
    server().freeze();
    const owner = await guest(server());
    const clock = { bankMs: 0, turnMs: 50 * 86_400_000, atTimeout: 'default' };
    const players = await tableFrom(server(), owner, await warAtItsVote(), clock);
    const [first, ...others] = players;
    expect(others.length).toBe(4);
    const seen = () => Promise.all(others.map((player) => player.view()));
    const before = await seen();
    expect(await vote(first!, 'perhaps')).toMatchObject({ refusal: { rule: expect.any(String) } });
    const isHidden = async (): Promise<void> => expect(await seen()).toEqual(before);
    expect(await vote(first!, 'end')).toEqual({ done: true });
    await isHidden();
    expect(await first!.undo()).toEqual({ done: true });
    await isHidden();
    expect(await vote(first!, 'continue')).toEqual({ done: true });
    await isHidden();
    server().wait(clock.turnMs + 1000);
    const told = async () =>
      (await first!.view()).entries.flatMap(({ events }) => events.filter(({ what }) => what === 'vote-to-end'));
    await expect.poll(async () => (await told()).length, { timeout: 60_000 }).toBe(1);
    const { carried, votes } = (await told())[0]!.with as {
      carried: boolean;
      votes: { player: number; vote: string }[];
    };
    expect(carried).toBe(false);
    expect(new Map(votes.map(({ player, vote: word }) => [player, word]))).toEqual(
      new Map(players.map(({ seat }) => [seat, seat === first!.seat ? 'continue' : 'abstain'])),
    );
  });
});
