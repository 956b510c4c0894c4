/** Clocks, on a server whose time is in the hands of the test. */
import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { Player } from '../support/player.ts';
import { onBothDatabases, startOn, type TestServer } from '../support/servers.ts';
import { guest, newTable, playOn } from '../support/tables.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WAIT = { timeout: 60_000, interval: 100 };

interface Shown {
  status: string;
  awaits: number[];
  now: number;
  pace: { paused: string | null };
  outcome: object | null;
  seats: { bot: string | null; clock: { bank: number; since: number | null; used: number; deadline: number | null } }[];
}

/** Two people at a table with a clock. */
async function timed(
  server: TestServer,
  clock: object,
  game = { game: 'deltavee', scenario: 'dv-1' },
): Promise<[Player, Player]> {
  const [ann, ben] = [await guest(server), await guest(server)];
  const table = await newTable(ann, { ...game, clock, seats: ['you', 'open'] });
  await ben.post(`/api/tables/${table}/seats`, { seat: 1 });
  return [new Player(ann, table, 0), new Player(ben, table, 1)];
}

const shown = async ({ browser, table }: Player): Promise<Shown> =>
  (await browser.get<Shown>(`/api/tables/${table}`)).body;

/** A seat that is asked now, and its player. */
async function asked(players: readonly Player[]): Promise<Player> {
  const { awaits } = await shown(players[0]!);
  return players[awaits[0]!]!;
}

onBothDatabases('a clock', (server) => {
  test('runs for whoever is asked; his turn over, the bank has paid and got the increment', async () => {
    server().freeze();
    const players = await timed(server(), { bankMs: HOUR, turnMs: 60_000, incrementMs: 5000 });
    const first = await asked(players);
    const before = await shown(first);
    expect(before.seats[first.seat]!.clock.deadline).toBe(before.now + HOUR + 60_000);
    server().wait(10 * 60_000);
    while ((await shown(first)).awaits.includes(first.seat)) expect(await first.move()).toBe(true);
    const { clock } = (await shown(first)).seats[first.seat]!;
    expect([HOUR - 9 * 60_000, HOUR - 9 * 60_000 + 5000]).toContain(clock.bank);
  });

  test('out of time: the default answer is given, and others go on', async () => {
    server().freeze();
    const players = await timed(server(), { bankMs: 0, turnMs: HOUR });
    const late = await asked(players);
    server().wait(HOUR - 1000);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect((await shown(late)).awaits).toContain(late.seat);
    server().wait(2000);
    await expect.poll(async () => (await shown(late)).awaits, WAIT).not.toContain(late.seat);
    const { tail } = (await server().store.openTable(late.table, 0))!;
    expect(tail.filter(({ kind, by }) => kind === 'timeout' && by === late.seat).length).toBeGreaterThan(0);
    const { action, hasReason } = (await late.view()).entries.find(({ by }) => by === late.seat)!;
    expect(hasReason).toBe(true);
    for (const { browser, table, seat } of players) {
      const why = await browser.get<{ reason: string }>(`/api/tables/${table}/views/${seat}/reasons/${action}`);
      expect(why.body.reason).toMatch(/^time ran out/);
    }
  });

  test('out of time: the game is lost where the table says so', async () => {
    server().freeze();
    const players = await timed(server(), { bankMs: HOUR, atTimeout: 'forfeit' });
    const late = await asked(players);
    server().wait(HOUR + 1000);
    await expect.poll(async () => (await shown(late)).status, WAIT).toBe('over');
    const { places, why } = (await late.view()).full.observation!.result!;
    expect(places[late.seat]).toBe(2);
    expect((await shown(late)).outcome).toEqual({ places, why, isByTime: true });
  });

  test('out of time: a computer plays until the owner takes his seat back', async () => {
    server().freeze();
    const players = await timed(server(), { bankMs: HOUR, atTimeout: 'computer', level: 'random' });
    const late = await asked(players);
    server().wait(HOUR + 1000);
    await expect.poll(async () => (await shown(late)).seats[late.seat]!.bot, WAIT).toBe('random');
    await expect.poll(async () => (await late.view()).entries.some(({ by }) => by === late.seat), WAIT).toBe(true);
    const act = { decision: null, kind: 'resign', with: {} };
    expect(await late.act(act)).toMatchObject({ refusal: { rule: 'CORE-turn' } });
    const back = `/api/tables/${late.table}/seats/${late.seat}/back`;
    expect((await late.browser.post(back)).status).toBe(200);
    expect((await late.browser.post(back)).status).toBe(409);
    const again = (await shown(late)).seats[late.seat]!;
    expect(again.bot).toBeNull();
    expect(again.clock.bank).toBeGreaterThanOrEqual(HOUR / 10);
    expect(await late.act(act)).toEqual({ done: true });
  });

  test('stands in a pause, at night and on vacation', async () => {
    server().freeze();
    const players = await timed(server(), { bankMs: DAY, nights: true, vacations: true, atTimeout: 'forfeit' });
    const late = await asked(players);
    for (const player of players)
      await player.browser.post(`/api/tables/${player.table}/seats/${player.seat}/pause`, {
        command: randomUUID(),
        wish: 'pause',
      });
    server().wait(3 * DAY);
    expect((await shown(late)).seats[late.seat]!.clock).toMatchObject({ since: null, used: 0 });
    await late.browser.post(`/api/tables/${late.table}/seats/${late.seat}/pause`, {
      command: randomUUID(),
      wish: 'resume',
    });
    const resumed = await shown(late);
    expect(resumed.seats[late.seat]!.clock.deadline).toBe(resumed.now + DAY);
    await late.browser.send('PUT', '/api/me/vacation', { to: resumed.now + 10 * DAY });
    expect((await shown(late)).seats[late.seat]!.clock.deadline).toBe(resumed.now + 11 * DAY);
    server().wait(9 * DAY);
    await late.browser.send('DELETE', '/api/me/vacation');
    const home = await shown(late);
    expect(home.seats[late.seat]!.clock.deadline).toBe(home.now + DAY);
    await late.browser.send('PATCH', '/api/me/settings', { zone: 'UTC', quiet: { from: 0, to: 720 } });
    const night = (await shown(late)).seats[late.seat]!.clock.deadline!;
    expect(night).toBeGreaterThan(home.now + 1.4 * DAY);
    expect((await shown(late)).status).toBe('running');
  });

  test('runs again when somebody comes back early from vacation', async () => {
    server().freeze();
    const players = await timed(server(), { bankMs: DAY, vacations: true, atTimeout: 'forfeit' });
    const late = await asked(players);
    const { now } = await shown(late);
    await late.browser.send('PUT', '/api/me/vacation', { to: now + 10 * DAY });
    server().wait(2 * DAY);
    const due = async (): Promise<number> => (await server().store.findTable(late.table))!.head.due_at!;
    await expect.poll(due, WAIT).toBeGreaterThan(now + 10 * DAY);
    await late.browser.send('DELETE', '/api/me/vacation');
    await expect.poll(due, WAIT).toBeLessThan(now + 3 * DAY);
    server().wait(DAY + 1000);
    await expect.poll(async () => (await shown(late)).status, WAIT).toBe('over');
  });

  test('nobody gains time by going away, nor by a night that does not end', async () => {
    server().freeze();
    const players = await timed(server(), { bankMs: HOUR, incrementMs: 60_000, nights: true });
    const late = await asked(players);
    const path = `/api/tables/${late.table}/seats/${late.seat}`;
    server().wait(50 * 60_000);
    const { deadline } = (await shown(late)).seats[late.seat]!.clock;
    for (let times = 0; times < 2; times++) {
      expect((await late.browser.post(`${path}/away`, { level: 'admiral' })).status).toBe(200);
      expect((await late.browser.post(`${path}/back`)).status).toBe(200);
    }
    expect((await shown(late)).seats[late.seat]!.clock).toMatchObject({ bank: HOUR, deadline });
    const quiet = async (from: number, to: number) =>
      (await late.browser.send('PATCH', '/api/me/settings', { zone: 'UTC', quiet: { from, to } })).status;
    expect([await quiet(0, 1439), await quiet(0, 721), await quiet(1200, 480)]).toEqual([400, 400, 200]);
  });

  test('nobody gets a new turn by taking back what ended the old one', async () => {
    server().freeze();
    const players = await timed(server(), { bankMs: HOUR, turnMs: HOUR, incrementMs: 60_000 });
    const clockOf = async ({ seat }: Player) => (await shown(players[0])).seats[seat]!.clock;
    for (;;) {
      const one = await asked(players);
      server().wait(10 * 60_000);
      const before = await clockOf(one);
      await one.move();
      if ((await shown(one)).awaits.includes(one.seat)) continue;
      server().wait(60_000);
      if (!('done' in (await one.undo()))) continue;
      const { bank, deadline } = await clockOf(one);
      expect([bank, deadline]).toEqual([before.bank, before.deadline! + 60_000]);
      break;
    }
  });

  test('nobody whose bank is used up gets another by going away and coming back', async () => {
    server().freeze();
    const players = await timed(server(), { bankMs: HOUR, turnMs: HOUR });
    const late = await asked(players);
    const bank = async () => (await shown(late)).seats[late.seat]!.clock.bank;
    server().wait(2 * HOUR);
    await expect.poll(bank, WAIT).toBe(0);
    const others = players.filter((player) => player !== late);
    while (!(await shown(late)).awaits.includes(late.seat)) expect(await playOn(others, 1)).toBe(1);
    const path = `/api/tables/${late.table}/seats/${late.seat}`;
    expect((await late.browser.post(`${path}/away`, { level: 'admiral' })).status).toBe(200);
    expect((await late.browser.post(`${path}/back`)).status).toBe(200);
    expect(await bank()).toBe(0);
  });

  test('others read from the clock of nobody that he has answered under seal or taken it back, not in a pause either', async () => {
    server().freeze();
    const game = { game: 'fifth-frontier-war', scenario: 'lanth-road' };
    const players = await timed(server(), { bankMs: DAY, turnMs: HOUR }, game);
    const [ann, ben] = players;
    const isSealed = async (player: Player) => (await player.question())?.sealed === true;
    while (!(await isSealed(ann)) || !(await isSealed(ben))) expect(await playOn(players, 1)).toBe(1);
    const pause = async ({ browser, table, seat }: Player, wish: string) =>
      (await browser.post(`/api/tables/${table}/seats/${seat}/pause`, { command: randomUUID(), wish })).status;
    const eve = await guest(server());
    /** Ann's clock as all others see it, beside that of Ben, who only thinks. */
    const both = async (): Promise<[object, object]> => {
      const { seats } = (await eve.get<Shown>(`/api/tables/${ann.table}`)).body;
      expect((await shown(ben)).seats[0]!.clock).toEqual(seats[0]!.clock);
      return [seats[0]!.clock, seats[1]!.clock];
    };
    const [before, bens] = await both();
    expect(before).toEqual(bens); // they were asked at one moment
    const steps = {
      answers: () => ann.move(),
      'takes it back': () => ann.undo(),
      'answers again': () => ann.move(),
      'a pause': async () => [await pause(ann, 'pause'), await pause(ben, 'pause')],
      'goes on': () => pause(ben, 'resume'),
      'goes away': () => ann.browser.post(`/api/tables/${ann.table}/seats/0/away`, { level: 'random' }),
    };
    for (const [what, act] of Object.entries(steps)) {
      server().wait(HOUR / 4);
      await act();
      const [one, other] = await both();
      if (what === 'goes away') expect(one).toMatchObject({ bank: DAY, since: null, deadline: null });
      else expect([what, one]).toEqual([what, other]);
    }
    const own = (await shown(ann)).seats[0]!.clock;
    expect(own).toMatchObject({ bank: DAY, since: null });
  });

  test('a year has so many days of vacation', async () => {
    const browser = await guest(server());
    const now = Date.now() + 100 * DAY;
    expect((await browser.send('PUT', '/api/me/vacation', { from: now, to: now + 43 * DAY })).status).toBe(409);
  });
});

onBothDatabases('a server that was down', (server) => {
  test('counts no time of it', async () => {
    const players = await timed(server(), { bankMs: HOUR, atTimeout: 'forfeit' });
    const late = await asked(players);
    await server().close();
    const next = await startOn(server().place, {}, DAY);
    late.browser.url = next.browser().url;
    await new Promise((resolve) => setTimeout(resolve, 2500));
    const { status, seats, now } = await shown(late);
    expect(status).toBe('running');
    const left = seats[late.seat]!.clock.deadline! - now;
    expect(left).toBeGreaterThan(HOUR - 120_000);
    next.wait(2 * HOUR);
    await expect.poll(async () => (await shown(late)).status, WAIT).toBe('over');
    await next.close();
  });
});

onBothDatabases('a machine that slept', (server) => {
  test('counts no time of it', async () => {
    const players = await timed(server(), { bankMs: HOUR, atTimeout: 'forfeit' });
    const late = await asked(players);
    vi.useFakeTimers({ toFake: ['Date'] }); // what passes while a machine sleeps shows on its clock alone
    try {
      vi.setSystemTime(Date.now() + DAY);
      await new Promise((resolve) => setTimeout(resolve, 2500)); // whatever looks at clocks has done so
      const { status, seats, now } = await shown(late);
      expect(status).toBe('running');
      expect(seats[late.seat]!.clock.deadline! - now).toBeGreaterThan(HOUR - 120_000);
    } finally {
      vi.useRealTimers();
    }
  });
});
