/** What people have at a table beside the game itself. */
import { randomUUID } from 'node:crypto';
import { isCommittedTo, loadAnyGame, readSave, resume, type Save } from '@admiralty/engine';
import { describe, expect, test } from 'vitest';
import type { ShownTable } from '../../src/tables/shown.ts';
import type { Browser } from '../support/browser.ts';
import { Listener, Player } from '../support/player.ts';
import { onBothDatabases, startOn } from '../support/servers.ts';
import { fullTable, guest, newTable, playOn } from '../support/tables.ts';

interface Line {
  id: number;
  by: string;
  to: number[] | null;
  text: string | null;
  quotes: number | null;
}

const say = (player: Player, body: object) =>
  player.browser.post(`/api/tables/${player.table}/talk`, { command: randomUUID(), ...body });
const talk = async (player: Player): Promise<Line[]> =>
  (await player.browser.get<Line[]>(`/api/tables/${player.table}/talk`)).body;
const resign = { decision: null, kind: 'resign', with: {} };

onBothDatabases('a table', (server) => {
  describe('talk', () => {
    test('is for everybody or for some seats; nobody can count what others say in private', async () => {
      const players = await fullTable(server(), { game: 'sword-and-stars', scenario: 'empires-re-emerge', seats: 4 });
      const [ann, ben, cat, dan] = players as [Player, Player, Player, Player];
      const listener = await Listener.open(cat.browser, [`${cat.table}:2`]);
      await listener.until(() => listener.messages.length > 0);
      await say(ann, { text: 'hello all' });
      await say(ann, { text: 'between us', to: [1] });
      await say(dan, { text: 'and I to all' });
      expect((await talk(ben)).map(({ id, text, to }) => [id, text, to])).toEqual([
        [1, 'hello all', null],
        [2, 'between us', [0, 1]],
        [3, 'and I to all', null],
      ]);
      expect((await talk(cat)).map(({ id, text }) => [id, text])).toEqual([
        [1, 'hello all'],
        [2, 'and I to all'],
      ]);
      const news = () => listener.messages.filter(({ message }) => 'talk' in message).length;
      await listener.until(() => news() >= 2);
      expect(news()).toBe(2);
      listener.close();
    });

    test('the same command again says it once, and a stranger says nothing', async () => {
      const [ann, ben] = (await fullTable(server(), { game: 'deltavee', scenario: 'dv-1' })) as [Player, Player];
      const command = randomUUID();
      for (let times = 0; times < 3; times++) await say(ann, { command, text: 'once' });
      expect(await talk(ben)).toHaveLength(1);
      const stranger = new Player(await guest(server()), ann.table, 0);
      expect((await say(stranger, { text: 'me too' })).status).toBe(403);
      expect(await talk(stranger)).toHaveLength(1);
    });

    test('quotes a line of the log: each reads his own number of it, or that there is one he does not know', async () => {
      const players = await fullTable(server(), { game: 'sword-and-stars', scenario: 'empires-re-emerge', seats: 4 });
      const [ann, ben, cat] = players as [Player, Player, Player];
      const terms = { text: 'peace', isPrivate: true };
      await ann.act({ decision: null, kind: 'offer', with: { kind: 'agreement', to: [1], terms } });
      const { length } = (await ann.view()).full;
      expect((await say(ann, { text: 'this one', quotes: { seat: 0, number: length } })).status).toBe(200);
      expect((await say(ann, { text: 'none', quotes: { seat: 0, number: length + 1 } })).status).toBe(400);
      expect((await say(ann, { text: 'not mine', quotes: { seat: 1, number: 1 } })).status).toBe(403);
      expect((await talk(ben)).map(({ quotes }) => quotes)).toEqual([(await ben.view()).full.length]);
      expect((await talk(cat)).map(({ quotes }) => quotes)).toEqual([null]);
    });

    test('what is quoted stays what it was when something is taken back, and is gone with it', async () => {
      const players = await fullTable(server(), { game: 'sword-and-stars', scenario: 'empires-re-emerge', seats: 4 });
      const [ann, ben] = players as [Player, Player];
      const offer = (text: string, to: number) => {
        const terms = { text, isPrivate: true };
        return { decision: null, kind: 'offer', with: { kind: 'agreement', to: [to], terms } };
      };
      await ann.act(offer('first', 2));
      await ben.act(offer('second', 3)); // neither knows of the other's
      for (const player of [ann, ben]) {
        const { length } = (await player.view()).full;
        await say(player, { text: 'look', to: [player.seat], quotes: { seat: player.seat, number: length } });
      }
      const before = (await talk(ben)).map(({ quotes }) => quotes);
      expect(before).toEqual([(await ben.view()).full.length]);
      expect(await ann.undo()).toEqual({ done: true });
      expect((await talk(ann)).map(({ quotes }) => quotes)).toEqual([null]);
      expect((await talk(ben)).map(({ quotes }) => quotes)).toEqual(before);
      await ann.act(offer('third', 2));
      expect((await talk(ann)).map(({ quotes }) => quotes)).toEqual([null]);
    });

    test('is muted by whoever does not want to read it, and reported to the host', async () => {
      const [ann, ben] = (await fullTable(server(), { game: 'deltavee', scenario: 'dv-1' })) as [Player, Player];
      await say(ben, { text: 'rude' });
      const { name } = (await ben.browser.get<{ name: string }>('/api/me')).body;
      const report = `/api/tables/${ann.table}/talk/1/report`;
      expect((await ann.browser.post(report, { text: 'he is rude' })).status).toBe(200);
      const reports = await server().store.listReports(100);
      expect(JSON.parse(reports.find(({ text }) => text === 'he is rude')!.about)).toMatchObject({
        n: 1,
        text: 'rude',
      });
      await ann.browser.send('PUT', `/api/me/relations/${encodeURIComponent(name)}`, { kind: 'mute' });
      await say(ann, { text: 'peace now' });
      expect((await talk(ann)).map(({ id, text }) => [id, text])).toEqual([[2, 'peace now']]);
      await ann.browser.send('DELETE', `/api/me/relations/${encodeURIComponent(name)}`);
      expect(await talk(ann)).toHaveLength(2);
    });
  });

  describe('a seat of your own', () => {
    test('knows where you stopped reading: the log since then, where the game stands and what it is asked, in words', async () => {
      const players = await fullTable(server(), { game: 'deltavee', scenario: 'dv-1' });
      const [ann] = players as [Player];
      const news = async () =>
        (
          await ann.browser.get<{
            length: number;
            phase: string;
            asked: string | null;
            entries: { action: number }[];
          }>(`/api/tables/${ann.table}/seats/0/news`)
        ).body;
      await playOn(players, 4);
      const seen = (await news()).length;
      await ann.browser.send('PUT', `/api/tables/${ann.table}/seats/0/seen`, { number: seen });
      expect((await news()).entries).toEqual([]);
      await playOn(players, 6);
      const { full, entries } = await ann.view();
      const since = await news();
      expect(since.length).toBe(full.length);
      expect(since.phase).toMatch(/Game-Turn \d+ of \d+ · \w+ Phase of /);
      const isAsked = full.observation?.decisions.some(({ mine }) => mine);
      expect(since.asked === null).toBe(isAsked !== true);
      expect(since.entries).toEqual(entries.filter(({ action }) => action > seen));
      expect(since.entries.length).toBeGreaterThan(0);
    });

    test('has notes that nobody else reads', async () => {
      const [ann, ben] = (await fullTable(server(), { game: 'deltavee', scenario: 'dv-1' })) as [Player, Player];
      const path = `/api/tables/${ann.table}/note`;
      await ann.browser.send('PUT', path, { text: 'he always weaves' });
      expect((await ann.browser.get(path)).body).toEqual({ text: 'he always weaves' });
      expect((await ben.browser.get(path)).body).toEqual({ text: '' });
    });
  });

  describe('after a game', () => {
    test('anybody sees it again through any eyes, and can check every roll from the file', async () => {
      const players = await fullTable(server(), { game: 'imperial-ambitions' });
      const [ann] = players as [Player];
      await playOn(players, 14);
      const eyes = await guest(server());
      const url = `/api/tables/${ann.table}`;
      for (const path of ['/replay', '/replay/3', '/record']) expect((await eyes.get(url + path)).status).toBe(409);
      const dice = (await eyes.get<{ commitment: string; seed: string | null }>(`${url}/dice`)).body;
      expect(dice.seed).toBeNull();
      const then = (await ann.browser.get<{ view: object }>(`${url}/views/0/past/5`)).body;
      await ann.act(resign);
      const whole = (await eyes.get<{ length: number; entries: unknown[] }>(`${url}/replay`)).body;
      expect(whole.length).toBe(15);
      expect(whole.entries).toHaveLength(16);
      expect((await ann.browser.get(`${url}/views/0/past/5`)).body).toEqual(then);
      expect((await eyes.get<{ view: object }>(`${url}/replay/3?eyes=1`)).body.view).toBeTypeOf('object');
      const revealed = (await eyes.get<{ seed: string }>(`${url}/dice`)).body;
      expect(isCommittedTo(dice.commitment, revealed.seed)).toBe(true);
      const read = readSave((await eyes.get<Save>(`${url}/record`)).body);
      const made = await loadAnyGame('imperial-ambitions');
      if (!read.ok || !made.ok) throw new Error('no save');
      expect(resume(made.module.game, read.save)).toMatchObject({ ok: true });
      expect(read.save.log).toHaveLength(15);
    });

    test('a computer tells afterwards why it did what it did', async () => {
      const browser = await guest(server());
      const table = await newTable(browser, { game: 'deltavee', scenario: 'dv-1', seats: ['you', { bot: 'captain' }] });
      const ann = new Player(browser, table, 0);
      while ((await ann.view()).entries.every(({ hasReason }) => !hasReason))
        if (!(await ann.move())) await new Promise((resolve) => setTimeout(resolve, 20));
      const { action } = (await ann.view()).entries.find(({ hasReason }) => hasReason)!;
      await ann.act(resign);
      const why = await browser.get<{ reason: string }>(`/api/tables/${table}/views/0/reasons/${action}`);
      expect(why.body.reason).toMatch(/\w/);
    });

    test('the same people play again with sides swapped; two who ask get one table', async () => {
      const players = await fullTable(server(), { game: 'deltavee', scenario: 'dv-1' });
      const [ann, ben] = players as [Player, Player];
      const ask = (player: Player) => player.browser.post<{ table: string }>(`/api/tables/${player.table}/rematch`, {});
      expect((await ask(ann)).status).toBe(409);
      expect((await ann.browser.get(`/api/tables/${ann.table}`)).body).toMatchObject({ outcome: null });
      await ann.act(resign);
      const { result } = (await ann.view()).full.observation!;
      expect((await ben.browser.get(`/api/tables/${ann.table}`)).body).toMatchObject({
        outcome: { places: [2, 1], why: result!.why, isByTime: false },
      });
      const asked = await Promise.all([ask(ann), ask(ben)]); // at the same moment
      expect(asked.map(({ status }) => status)).toEqual([200, 200]);
      const [{ table }, other] = asked.map(({ body }) => body) as [{ table: string }, { table: string }];
      expect([other.table, (await ask(ben)).body.table]).toEqual([table, table]);
      expect((await ben.browser.get(`/api/tables/${ann.table}`)).body).toMatchObject({ rematch: table });
      // whoever was quicker sits there already
      for (const { browser } of players) await browser.post(`/api/tables/${table}/seats`, {});
      expect((await ann.browser.get<{ seats: { isYou: boolean }[] }>(`/api/tables/${table}`)).body).toMatchObject({
        status: 'running',
        seats: [{ isYou: false }, { isYou: true }],
      });
    });
  });

  describe('what if', () => {
    test('a moment goes on at a private table as the seat knows it, with dice of its own', async () => {
      const players = await fullTable(server(), { game: 'fifth-frontier-war', scenario: 'campaign' });
      const [ann, ben] = players as [Player, Player];
      await playOn(players, 8);
      const { full } = await ann.view();
      const made = await ann.browser.post<{ table: string }>(`/api/tables/${ann.table}/seats/0/what-if`, {});
      const { table } = made.body;
      const there = [new Player(ann.browser, table, 0), new Player(ann.browser, table, 1)];
      const seen = (await there[0]!.view()).full;
      expect(seen.observation!.view).toEqual(full.observation!.view);
      expect(seen.commitment).not.toBe(full.commitment);
      // what Ben hides is drawn anew: his own view is there another one
      const hidden = (await ben.view()).full.observation!.view;
      expect((await there[1]!.view()).full.observation!.view).not.toEqual(hidden);
      expect(await playOn(there, 5)).toBe(5);
      expect((await ann.view()).full).toEqual(full);
      expect((await ben.browser.get(`/api/tables/${table}`)).status).toBe(404);
      const earlier = await ann.browser.post<{ table: string }>(`/api/tables/${ann.table}/seats/0/what-if`, {
        number: 2,
        others: 'random',
      });
      expect(earlier.status).toBe(200);
      const at = (await ann.browser.get<{ view: object }>(`/api/tables/${ann.table}/views/0/past/2`)).body;
      expect((await new Player(ann.browser, earlier.body.table, 0).view()).full.seats[1]!.player.is).toBe('computer');
      expect(at.view).toBeTypeOf('object');
    });
  });
});

onBothDatabases('consent', (server) => {
  test('a pause needs all who play and one to end it; nothing is done meanwhile', async () => {
    const players = await fullTable(server(), { game: 'deltavee', scenario: 'dv-1' });
    const [ann, ben] = players as [Player, Player];
    const wish = async (player: Player, what: string) =>
      (
        await player.browser.post(`/api/tables/${player.table}/seats/${player.seat}/pause`, {
          command: randomUUID(),
          wish: what,
        })
      ).body;
    expect(await wish(ann, 'pause')).toEqual({ paused: null, wants: [0] });
    expect(await wish(ben, 'pause')).toEqual({ paused: 'players', wants: [] });
    const before = await ann.view();
    expect(await ann.act(resign)).toMatchObject({ refusal: { rule: 'CORE-pause' } });
    expect(await ann.view()).toEqual(before);
    expect((await ben.browser.get(`/api/tables/${ben.table}`)).body).toMatchObject({ pace: { paused: 'players' } });
    expect(await wish(ben, 'resume')).toEqual({ paused: null, wants: [] });
    expect(await playOn(players, 2)).toBe(2);
  });

  test('a pause needs nobody who has left the game', async () => {
    const players = await fullTable(server(), {
      game: 'sword-and-stars',
      scenario: 'five-empires-stalemate',
      seats: 4,
    });
    const [ann, ben, cat, dan] = players as [Player, Player, Player, Player];
    expect(await cat.act(resign)).toEqual({ done: true });
    const wish = async ({ browser, table, seat }: Player) =>
      (await browser.post(`/api/tables/${table}/seats/${seat}/pause`, { command: randomUUID(), wish: 'pause' })).body;
    expect(await wish(ann)).toEqual({ paused: null, wants: [0] });
    expect(await wish(ben)).toEqual({ paused: null, wants: [0, 1] });
    expect(await wish(dan)).toEqual({ paused: 'players', wants: [] });
  });

  test('what a roll has sealed is taken back if all agree, and the log keeps a trace', async () => {
    const players = await fullTable(server(), { game: 'deltavee', scenario: 'dv-1' });
    const [ann, ben] = players as [Player, Player];
    await playOn(players, 12);
    const { length } = (await ann.view()).full;
    const offer = { kind: 'takeBack', to: [1], terms: { to: 3 } };
    expect(await ann.act({ decision: null, kind: 'offer', with: offer })).toEqual({ done: true });
    const [asked] = (await ben.view()).full.observation!.offers;
    const accept = { decision: null, kind: 'accept', with: { offer: asked!.id } };
    expect(await ben.act(accept)).toEqual({ done: true });
    expect((await ann.view()).full.length).toBeGreaterThan(length);
    expect(await playOn(players, 3)).toBe(3);
    const opened = await server().store.openTable(ann.table, 0);
    expect(opened!.tail.filter(({ body }) => body.includes('takeBack'))).toHaveLength(1);
  });

  test('a computer never stands in the way of going back', async () => {
    const ann = await guest(server());
    const table = await newTable(ann, { game: 'deltavee', scenario: 'dv-1', seats: ['you', { bot: 'cadet' }] });
    const player = new Player(ann, table, 0);
    await expect.poll(() => player.move(), { timeout: 30_000 }).toBe(true);
    const { length } = (await player.view()).full;
    const offer = { kind: 'takeBack', to: [1], terms: { to: 0 } };
    expect(await player.act({ decision: null, kind: 'offer', with: offer })).toEqual({ done: true });
    await expect.poll(async () => (await player.view()).full.observation!.offers, { timeout: 30_000 }).toHaveLength(0);
    expect((await player.view()).full.length).toBeGreaterThan(length);
    await expect.poll(() => player.move(), { timeout: 30_000 }).toBe(true);
  });

  test('somebody goes away and lets a computer play, and takes his seat back', async () => {
    const players = await fullTable(server(), { game: 'deltavee', scenario: 'dv-1' });
    const [ann] = players as [Player];
    const path = `/api/tables/${ann.table}/seats/0`;
    const seatOf = async () => (await ann.browser.get<{ seats: object[] }>(`/api/tables/${ann.table}`)).body.seats[0];
    expect((await ann.browser.post(`${path}/away`, { level: 'cadet' })).status).toBe(200);
    expect((await ann.browser.post(`${path}/away`, { level: 'cadet' })).status).toBe(409);
    expect(await seatOf()).toMatchObject({ bot: 'cadet', isYou: true });
    expect(await ann.act(resign)).toMatchObject({ refusal: { rule: 'CORE-turn' } });
    expect((await ann.browser.post(`${path}/back`)).status).toBe(200);
    expect(await seatOf()).toMatchObject({ bot: null, isYou: true });
    expect(await ann.act(resign)).toEqual({ done: true });
    expect((await ann.browser.post(`${path}/away`, { level: 'cadet' })).status).toBe(409);
  });

  test('those who sit there see who is here, unless somebody keeps it to himself', async () => {
    const [ann, ben] = (await fullTable(server(), { game: 'deltavee', scenario: 'dv-1' })) as [Player, Player];
    const stranger = await guest(server());
    server().wait(3_600_000);
    const seatsFor = async (browser: typeof stranger) =>
      (await browser.get<{ now: number; seats: { here: number | null }[] }>(`/api/tables/${ann.table}`)).body;
    const before = await seatsFor(ann.browser);
    expect(before.now - before.seats[1]!.here!).toBeGreaterThanOrEqual(3_600_000);
    const listener = await Listener.open(ben.browser, [`${ben.table}:1`]);
    await listener.until(() => listener.messages.length > 0);
    const after = await seatsFor(ann.browser);
    expect(after.now - after.seats[1]!.here!).toBeLessThan(60_000);
    expect((await seatsFor(stranger)).seats.map(({ here }) => here)).toEqual([null, null]);
    await ben.browser.send('PATCH', '/api/me/settings', { isHidden: true });
    expect((await seatsFor(ann.browser)).seats[1]!.here).toBeNull();
    listener.close();
  });

  test('all agree to a draw', async () => {
    const [ann, ben] = (await fullTable(server(), { game: 'deltavee', scenario: 'dv-1' })) as [Player, Player];
    await ann.act({ decision: null, kind: 'offer', with: { kind: 'draw', to: [1], terms: {} } });
    const [asked] = (await ben.view()).full.observation!.offers;
    await ben.act({ decision: null, kind: 'accept', with: { offer: asked!.id } });
    expect((await ann.view()).full.observation?.result?.places).toEqual([1, 1]);
  });
});

onBothDatabases('spectators', (server) => {
  test('of a table with a delay see what was, in the view, the stream and the talk', async () => {
    server().freeze();
    const owner = await guest(server());
    const wish = { game: 'deltavee', scenario: 'dv-1', delay: 60, seats: ['you', 'you'] as const };
    const table = await newTable(owner, wish);
    const players = [new Player(owner, table, 0), new Player(owner, table, 1)];
    const eyes = await guest(server());
    const publicView = () => eyes.get<{ full: { length: number } }>(`/api/tables/${table}/views/public`);
    server().wait(61_000);
    const lengths = [(await publicView()).body.full.length];
    const listener = await Listener.open(eyes, [`${table}:public`]);
    await listener.until(() => listener.messages.length > 0);
    await playOn(players, 8);
    await say(players[0]!, { text: 'now' });
    lengths.push((await publicView()).body.full.length);
    expect(lengths).toEqual([0, 0]);
    expect((await eyes.get(`/api/tables/${table}/talk`)).body).toEqual([]);
    expect((await eyes.get(`/api/tables/${table}`)).body).toMatchObject({ awaits: [], delay: 60 });
    server().wait(61_000);
    await listener.until(() => listener.mirrors[0]!.state.length > 0);
    const now = (await publicView()).body.full;
    expect(now.length).toBe(listener.mirrors[0]!.state.length);
    expect((await eyes.get(`/api/tables/${table}/talk`)).body).toHaveLength(1);
    const isTalk = ({ message }: Listener['messages'][number]) => 'talk' in message;
    await listener.until(() => listener.messages.some(isTalk));
    expect(listener.messages.map(isTalk)).toEqual([...listener.messages.slice(1).map(() => false), true]);
    listener.close();
  });

  test('of a table with a delay do not learn that a sealed answer was taken back', async () => {
    server().freeze();
    const owner = await guest(server());
    const table = await newTable(owner, { game: 'deltavee', scenario: 'dv-10', delay: 60, seats: ['you', 'you'] });
    const players = [new Player(owner, table, 0), new Player(owner, table, 1)];
    server().wait(61_000);
    const listener = await Listener.open(await guest(server()), [`${table}:public`]);
    await listener.until(() => listener.messages.length > 0);
    const takenBack = async (player: Player): Promise<boolean> => {
      const question = await player.question();
      return (await player.move()) && question!.sealed && 'done' in (await player.undo());
    };
    while (!(await takenBack(players[0]!)) && !(await takenBack(players[1]!)));
    await playOn(players, 12);
    server().wait(61_000);
    await listener.until(() => listener.mirrors[0]!.state.length > 0);
    const feeds = listener.messages.flatMap(({ message }) => ('feed' in message ? [message.feed] : []));
    expect(new Set(feeds).size).toBe(1);
    listener.close();
  });

  test('of a table with a delay read neither from clocks nor from the lobby what was done just now', async () => {
    server().freeze();
    const owner = await guest(server());
    const clock = { bankMs: 600_000 };
    const wish = { game: 'deltavee', scenario: 'dv-1', delay: 60, clock, listed: true, seats: ['you', 'you'] as const };
    const table = await newTable(owner, wish);
    const eyes = await guest(server());
    const shown = async (browser: Browser) => (await browser.get<ShownTable>(`/api/tables/${table}`)).body;
    const finished = async () => (await eyes.get<{ id: string }[]>('/api/tables?status=over')).body.map(({ id }) => id);
    const running = async () =>
      (await eyes.get<{ id: string }[]>('/api/tables?status=running')).body.map(({ id }) => id);
    expect((await shown(owner)).seats.map(({ clock: one }) => one?.bank)).toEqual([600_000, 600_000]);
    expect((await shown(eyes)).seats.map(({ clock: one }) => one)).toEqual([null, null]);
    await new Player(owner, table, 0).act(resign);
    expect([(await shown(owner)).status, (await shown(eyes)).status]).toEqual(['over', 'running']);
    expect([(await shown(owner)).outcome?.places, (await shown(eyes)).outcome]).toEqual([[2, 1], null]);
    expect(await finished()).not.toContain(table);
    expect(await running()).toContain(table);
    server().wait(60_000);
    expect((await shown(eyes)).status).toBe('over');
    expect(await finished()).toContain(table);
    expect(await running()).not.toContain(table);
  });

  test('of tables with a delay do not learn from the order of the lobby where something was done just now', async () => {
    server().freeze();
    const owner = await guest(server());
    const wish = { game: 'deltavee', scenario: 'dv-1', delay: 3600, listed: true, seats: ['you', 'you'] as const };
    const tables: string[] = [];
    for (let i = 0; i < 3; i++) {
      server().wait(1000);
      tables.push(await newTable(owner, wish));
    }
    const eyes = await guest(server());
    const order = async () =>
      (await eyes.get<{ id: string }[]>('/api/tables?status=running')).body.map(({ id }) => tables.indexOf(id));
    const before = await order();
    for (const table of tables) {
      server().wait(1000);
      await playOn([new Player(owner, table, 0), new Player(owner, table, 1)], 4);
      expect(await order()).toEqual(before);
    }
    expect(before.filter((at) => at >= 0).length).toBe(3);
  });
});

onBothDatabases('spectators after a new start', (server) => {
  test('who watches a table that nobody has opened yet sees it later too', async () => {
    const owner = await guest(server());
    const wish = { game: 'deltavee', scenario: 'dv-1', delay: 3600, seats: ['you', 'you'] as const };
    const table = await newTable(owner, wish);
    await playOn([new Player(owner, table, 0), new Player(owner, table, 1)], 6);
    await server().close();
    const next = await startOn(server().place, {}, 3_500_000);
    const listener = await Listener.open(next.browser(), [`${table}:public`]);
    await listener.until(() => listener.messages.length > 0);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(listener.mirrors[0]!.state.length).toBe(0);
    next.wait(3_600_000);
    await listener.until(() => listener.mirrors[0]!.state.length > 0);
    listener.close();
    await next.close();
  });
});

onBothDatabases('dice', (server) => {
  test('the server is bound before anybody adds to them; what is added counts', async () => {
    const owner = await guest(server());
    const table = await newTable(owner, { game: 'deltavee', scenario: 'dv-1', seats: ['you', 'open'] });
    const { commitment } = (await owner.get<{ commitment: string }>(`/api/tables/${table}`)).body;
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    const add = (entropy: string) => owner.send('PUT', `/api/tables/${table}/seats/0/entropy`, { entropy });
    expect((await add('mine, later')).status).toBe(200);
    const other = await guest(server());
    await other.post(`/api/tables/${table}/seats`, { seat: 1, entropy: 'and mine' });
    expect((await add('too late')).status).toBe(409);
    expect((await owner.get(`/api/tables/${table}/dice`)).body).toEqual({
      commitment,
      contributions: ['mine, later', 'and mine'],
      seed: null,
    });
  });
});
