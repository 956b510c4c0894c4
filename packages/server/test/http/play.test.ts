import { randomUUID } from 'node:crypto';
import { TableMirror } from '@admiralty/host';
import { expect, test } from 'vitest';
import { Listener, Player } from '../support/player.ts';
import { onBothDatabases, startOn, type TestServer } from '../support/servers.ts';
import { fullTable, guest, newTable, playOn } from '../support/tables.ts';

onBothDatabases('play', (server) => {
  test('two people play; each hears of it patch by patch what a view of the moment shows whole', async () => {
    const players = await fullTable(server(), { game: 'deltavee', scenario: 'dv-1' });
    const [ann, ben] = players as [Player, Player];
    const listeners = [
      await Listener.open(ann.browser, [`${ann.table}:0`]),
      await Listener.open(ben.browser, [`${ben.table}:1`, `${ben.table}:public`]),
    ];
    expect(await playOn(players, 25)).toBe(25);
    const [first, second] = listeners as [Listener, Listener];
    for (const [player, mirror] of [
      [ann, first.mirrors[0]!],
      [ben, second.mirrors[0]!],
    ] as const) {
      const { full, entries } = await player.view();
      await first.until(() => mirror.state.length >= full.length);
      expect(mirror.state).toEqual({ ...full, log: entries, thinking: null });
    }
    expect(first.messages.filter(({ message }) => 'full' in message)).toHaveLength(1);
    for (const listener of listeners) listener.close();
  });

  test('a stream that broke goes on where it was, and begins anew where nobody knows it', async () => {
    const players = await fullTable(server(), { game: 'deltavee', scenario: 'dv-1' });
    const [ann] = players as [Player];
    const before = await Listener.open(ann.browser, [`${ann.table}:0`]);
    await playOn(players, 4);
    const { n } = await ann.view();
    await before.until(() => before.lastId.endsWith(`.${n}`));
    before.close();
    await playOn(players, 4);
    const elsewhere = { lastId: 'another-feed.3', mirrors: [new TableMirror()] };
    const after = await Listener.open(ann.browser, [`${ann.table}:0`], elsewhere).then(async (anew) => {
      await anew.until(() => anew.messages.length > 0);
      expect('full' in anew.messages[0]!.message).toBe(true);
      anew.close();
      const response = await fetch(`${ann.browser.url}/api/stream?watch=${ann.table}:0`, {
        headers: { ...ann.browser.headers(), 'last-event-id': before.lastId },
      });
      const reader = response.body!.getReader();
      let text = '';
      while (!text.includes('"patch"')) text += new TextDecoder().decode((await reader.read()).value);
      await reader.cancel();
      return text;
    });
    expect(after).not.toContain('"full"');
    expect(after).toContain(`"n":${n + 1},`);
  });

  test('a command sent again is answered again and done once, at the same time or much later', async () => {
    const players = await fullTable(server(), { game: 'sword-and-stars', scenario: 'two-new-empires' });
    const [ann] = players as [Player];
    const offer = {
      decision: null,
      kind: 'offer',
      with: { kind: 'agreement', to: [1], terms: { text: 'peace', isPrivate: true } },
    };
    const command = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ann.act(offer, command)));
    expect(answers).toEqual(Array(5).fill({ done: true }));
    await playOn(players, 3);
    const { full } = await ann.view();
    expect(await ann.act(offer, command)).toEqual({ done: true });
    expect((await ann.view()).full).toEqual(full);
    expect(full.observation?.offers).toHaveLength(1);
  });

  test('several who answer under seal at the same moment are all heard', async () => {
    const players = await fullTable(server(), { game: 'imperial-ambitions', scenario: '06-border-war' });
    const questions = await Promise.all(players.map((player) => player.question()));
    expect(questions.map((question) => question?.sealed)).toEqual([true, true]);
    expect(await Promise.all(players.map((player) => player.move()))).toEqual([true, true]);
    const { tail } = (await server().store.openTable(players[0]!.table, 0))!;
    expect(new Set(tail.filter(({ kind }) => kind === 'act').map(({ by }) => by))).toEqual(new Set([0, 1]));
    const after = await Promise.all(players.map((player) => player.question()));
    for (const [seat, question] of after.entries()) expect(question?.id).not.toBe(questions[seat]!.id);
  });

  test('what the rules refuse is answered with the rule, and nothing has changed', async () => {
    const players = await fullTable(server(), { game: 'deltavee', scenario: 'dv-1' });
    const [ann, ben] = players as [Player, Player];
    const before = [await ann.view(), await ben.view()];
    for (const act of [
      { decision: 999, kind: 'command', with: { do: 'end' } },
      { decision: null, kind: 'nonsense', with: {} },
      { decision: null, kind: 'offer', with: { kind: 'draw', to: [0], terms: {} } },
      { decision: 1, kind: 'command', with: { deep: [[[[]]]] } },
    ])
      expect(await ann.act(act)).toMatchObject({ refusal: { rule: expect.any(String), why: expect.any(String) } });
    expect([await ann.view(), await ben.view()]).toEqual(before);
  });

  test('undo takes back one own action that revealed nothing, and is in the log of the table', async () => {
    const players = await fullTable(server(), { game: 'sword-and-stars', scenario: 'two-new-empires' });
    const [ann] = players as [Player];
    const before = (await ann.view()).full;
    await ann.act({ decision: null, kind: 'offer', with: { kind: 'draw', to: [1], terms: {} } });
    expect((await ann.view()).full.undo.steps).toBe(1);
    const command = randomUUID();
    expect(await ann.undo(command)).toEqual({ done: true });
    expect(await ann.undo(command)).toEqual({ done: true });
    expect((await ann.view()).full.observation).toEqual(before.observation);
    expect(await ann.undo()).toMatchObject({ refusal: { code: 'nothingDone' } });
  });

  test('a person against a computer: it moves by itself, and tells why', async () => {
    const browser = await guest(server());
    const table = await newTable(browser, { game: 'deltavee', scenario: 'dv-1', seats: ['you', { bot: 'cadet' }] });
    const ann = new Player(browser, table, 0);
    const listener = await Listener.open(browser, [`${table}:0`]);
    for (let moves = 0; moves < 6; ) {
      if (await ann.move()) moves += 1;
      else await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await listener.until(() => (listener.mirrors[0]!.state.log ?? []).some(({ by }) => by === 1));
    expect(listener.mirrors[0]!.state.seats[1]!.player).toEqual({ is: 'computer', level: 'cadet' });
    listener.close();
  });

  test('resigning ends a game of two, and then its seed is told', async () => {
    const players = await fullTable(server(), { game: 'deltavee', scenario: 'dv-1' });
    const [ann, ben] = players as [Player, Player];
    expect((await ann.view()).full.seed).toBeNull();
    expect(await ann.act({ decision: null, kind: 'resign', with: {} })).toEqual({ done: true });
    const { full } = await ben.view();
    expect(full.observation?.result?.places).toEqual([2, 1]);
    expect(full.seed).toMatch(/^[0-9a-f]{64}$/);
    expect((await ben.browser.get(`/api/tables/${ben.table}`)).body).toMatchObject({ status: 'over', awaits: [] });
  });
});

/** The same people at a server that was started again. */
async function again(server: TestServer, players: readonly Player[]): Promise<{ next: TestServer; back: Player[] }> {
  await server.close();
  const next = await startOn(server.place);
  const back = players.map((player) => {
    const browser = next.browser();
    browser.cookies = player.browser.cookies;
    return new Player(browser, player.table, player.seat);
  });
  return { next, back };
}

onBothDatabases('a server that starts again', (server) => {
  test('shows every table as it was, and play goes on', async () => {
    const players = await fullTable(server(), { game: 'imperial-ambitions' });
    await playOn(players, 12);
    const [ann, ben] = players as [Player, Player];
    await ann.act({ decision: null, kind: 'offer', with: { kind: 'draw', to: [1], terms: {} } });
    await ann.undo();
    const before = [await ann.view(), await ben.view()];
    const { next, back } = await again(server(), players);
    const after = await Promise.all(back.map((player) => player.view()));
    expect(after.map(({ full, entries }) => ({ full, entries }))).toEqual(
      before.map(({ full, entries }) => ({ full, entries })),
    );
    expect(await playOn(back, 4)).toBe(4);
    await next.close();
  });
});

onBothDatabases('a long game', (server) => {
  test('is opened from its last snapshot, with the log from there; all of it comes when it is asked for', async () => {
    const players = await fullTable(server(), { game: 'sword-and-stars', scenario: 'two-new-empires' });
    const [ann] = players as [Player];
    await playOn(players, 40);
    const old = randomUUID();
    await ann.act({ decision: null, kind: 'offer', with: { kind: 'draw', to: [1], terms: {} } }, old);
    const before = await ann.view();
    expect(before.full.undo.steps).toBe(1);
    await server()
      .store.openTable(ann.table)
      .then((opened) => expect(opened?.snapshot?.seq).toBeGreaterThan(30));
    const { next, back } = await again(server(), players);
    const [there] = back as [Player];
    const after = await there.view();
    expect(after.full).toEqual(before.full);
    expect(after.from).toBeGreaterThan(0);
    expect(after.entries).toEqual(before.entries.slice(after.from));
    const whole = await there.browser.get<typeof before>(`/api/tables/${ann.table}/views/0?log=whole`);
    expect(whole.body.entries).toEqual(before.entries);
    expect(await there.undo()).toEqual({ done: true });
    expect(await there.act({ decision: null, kind: 'offer', with: { kind: 'draw', to: [1], terms: {} } }, old)).toEqual(
      {
        done: true,
      },
    );
    expect((await there.view()).full.observation?.offers).toEqual([]);
    expect(await playOn(back, 3)).toBe(3);
    await next.close();
  });
});
