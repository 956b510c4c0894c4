import type { Request } from '@admiralty/bots';
import { describe, expect, test } from 'vitest';
import { gameFor, jsonWorker, load, textOf } from '../test/games.ts';
import type { BotWorker, Thinking } from './bots/computer.ts';
import { TableMirror } from './client/table-mirror.ts';
import type { ViewerMessage } from './feed/messages.ts';
import { reopen } from './reopen.ts';
import { TableHost } from './table-host.ts';

const ms = { random: 20, cadet: 20, captain: 50, admiral: 100 };
const thinking = (worker: BotWorker): Thinking => ({ spawnWorker: () => worker, ms });

/** A host with two computers at a short game, stepped so often. */
async function played(steps: number, sent: string[] = []) {
  const game = await gameFor('deltavee', { scenario: 'dv-1', levels: ['cadet', 'captain'] });
  const host = new TableHost(game, { thinking: thinking(jsonWorker(sent)) });
  for (let i = 0; i < steps; i++) expect(await host.step()).not.toBeNull();
  return { game, host };
}

describe('the computer plays', () => {
  test.each([
    ['deltavee', 'dv-1'],
    ['sword-and-stars', 'two-new-empires'],
  ])('%s %s: bots that get only JSON play on by themselves, and every act has its reason', async (id, scenario) => {
    const game = await gameFor(id, { scenario, levels: ['captain', 'captain'] });
    const host = new TableHost(game, { thinking: thinking(jsonWorker()) });
    for (let i = 0; i < 25; i++) await host.step();
    expect(game.session.log).toHaveLength(25);
    expect(Object.keys(game.motives).map(Number)).toEqual(Array.from({ length: 25 }, (_, at) => at + 1));
  });

  test('and stops for a person, then goes on by itself', async () => {
    const game = await gameFor('deltavee', { scenario: 'dv-1', levels: [null, 'cadet'] });
    const host = new TableHost(game, { thinking: thinking(jsonWorker()) });
    const mirror = new TableMirror();
    host.subscribe(0, { hear: (messages) => mirror.take(messages) });
    host.start();
    for (let acts = 0; acts < 12; ) {
      const [mine] = mirror.state.observation!.decisions;
      if (mine?.by !== 0) {
        await new Promise((resolve) => setTimeout(resolve, 1));
        continue;
      }
      const offered = host.queries(0).ask({ ask: 'sample', decision: mine.id })!;
      const outcome = await host.act(0, { decision: mine.id, kind: mine.kind, with: offered.answer });
      expect(outcome).toMatchObject({ ok: true });
      acts++;
    }
    host.stop();
    expect(game.session.log.some(({ by }) => by === 1)).toBe(true);
  });

  test('on an imagined table: neither the dice to come nor a secret of the other leaves the host', async () => {
    const sent: string[] = [];
    const { game } = await played(12, sent);
    expect(sent.length).toBeGreaterThanOrEqual(12);
    for (const text of sent) {
      const { world } = JSON.parse(text) as Request;
      expect(world.rng).not.toEqual(game.session.table.rng);
      expect(text).not.toContain(game.session.log.at(-1)!.hash);
    }
  });

  test('thinks again when somebody has acted unseen meanwhile, and nobody is told of that', async () => {
    const game = await gameFor('sword-and-stars', { seats: 4, levels: ['cadet', 'cadet', 'cadet', 'cadet'] });
    const { think } = jsonWorker();
    const thoughts: (() => void)[] = [];
    const slow: BotWorker = {
      think: async (request) => {
        await new Promise<void>((resolve) => thoughts.push(resolve));
        return think(request);
      },
      stop: () => {},
    };
    const host = new TableHost(game, { thinking: thinking(slow) });
    const told: string[] = [];
    host.subscribe('public', { hear: (messages) => told.push(textOf(messages)) });
    const terms = { text: 'between us', isPrivate: true };
    const whisper = { decision: null, kind: 'offer', with: { kind: 'agreement', to: [3], terms } };
    const step = host.step();
    await expect.poll(() => thoughts.length, { timeout: 30_000 }).toBe(1);
    const { length } = told;
    expect(told.at(-1)).toMatch(/,\{"thinking":\{"seat":\d,"level":"cadet","since":0\}\}\]$/);
    expect(await host.act(2, whisper)).toMatchObject({ ok: true });
    thoughts[0]!();
    await expect.poll(() => thoughts.length, { timeout: 30_000 }).toBe(2);
    expect(told.slice(length)).toEqual([]);
    thoughts[1]!();
    expect(await step).not.toBeNull();
    expect(game.session.log).toHaveLength(2); // it has answered, and that is between them
    expect(told.slice(length)).toEqual([]);
  });

  test.each(['acts here', 'is followed', 'was first'])(
    'who thinks is told the same wherever it thinks: somebody unseen %s',
    async (how) => {
      const wish = { seats: 4, levels: ['cadet', 'cadet', 'cadet', 'cadet'] } as const;
      const open = () => gameFor('sword-and-stars', wish);
      const [there, game, calm] = [await open(), await open(), await open()];
      let isFirst = true;
      let at = 100;
      const refusal = { rule: 'CORE-tabs', why: 'another was first' };
      const options = { thinking: thinking(jsonWorker()), now: () => at };
      const origin = new TableHost(there, options);
      const node = new TableHost(game, { ...options, commit: async () => (isFirst ? null : refusal) });
      const twin = new TableHost(calm, options); // where nobody whispers, and another node lets the computers think
      const viewers = [0, 1, 'public'] as const;
      const [told, expected] = [node, twin].map((host) =>
        viewers.map((viewer) => {
          const heard: string[] = [];
          host.subscribe(viewer, { hear: (messages) => heard.push(textOf(messages)) });
          return heard;
        }),
      );
      const terms = { text: 'between us', isPrivate: true };
      const whisper = { decision: null, kind: 'offer', with: { kind: 'agreement', to: [3], terms } };
      at = 200;
      if (how === 'acts here') expect(await node.act(2, whisper)).toMatchObject({ ok: true });
      else {
        isFirst = how !== 'was first';
        if (!isFirst) expect(await node.step()).toBeNull(); // its computer thought, in vain
        await origin.act(2, whisper);
        expect(await node.follow(0, there.session.log)).toBe(true);
        isFirst = true;
      }
      expect(told).toEqual(expected);
      expect(told![2]!.join()).toContain('"since":100');
      at = 300;
      while (node.access('public').length === 0) expect(await node.step()).not.toBeNull();
      const { by, decision, kind, with: answer } = game.session.log.at(-1)!;
      calm.motives[1] = game.motives[game.session.log.length]!;
      expect(await twin.act(by, { decision, kind, with: answer })).toMatchObject({ ok: true });
      expect(told).toEqual(expected);
      expect(told![2]!.at(-1)).toContain('"since":300');
    },
  );

  test('nobody thinks in a pause', async () => {
    const game = await gameFor('deltavee', { scenario: 'dv-1', levels: ['cadet', 'cadet'] });
    let isPaused = false;
    const host = new TableHost(game, { thinking: thinking(jsonWorker()), isPaused: () => isPaused });
    const told: string[] = [];
    host.subscribe('public', { hear: (messages) => told.push(textOf(messages)) });
    for (const paused of [true, false]) {
      isPaused = paused;
      host.showThinking();
    }
    expect(told.slice(1)).toEqual([
      '[{"thinking":null}]',
      expect.stringMatching(/^\[\{"thinking":\{"seat":\d,"level":"cadet","since":0\}\}\]$/),
    ]);
  });

  test('a bot that fails, or is hurried, plays the first legal thing, and the game goes on', async () => {
    const faults: unknown[] = [];
    const game = await gameFor('deltavee', { scenario: 'dv-1', levels: ['cadet', 'cadet'] });
    const broken: BotWorker = { think: () => Promise.reject(new Error('out of order')), stop: () => {} };
    const host = new TableHost(game, { thinking: thinking(broken), onFault: (error) => faults.push(error) });
    expect(await host.step()).toMatchObject({ thought: null });
    expect(faults).toHaveLength(1);
    let stop: (error: Error) => void = () => {};
    const slow: BotWorker = {
      think: () => new Promise((_, reject) => (stop = reject)),
      stop: () => stop(new Error('stopped')),
    };
    const hurried = new TableHost(game, { thinking: thinking(slow), onFault: (error) => faults.push(error) });
    const step = hurried.step();
    await new Promise((resolve) => setTimeout(resolve, 20));
    hurried.moveNow();
    expect(await step).toMatchObject({ thought: null });
    expect(faults).toHaveLength(1);
  });
});

describe('what is done', () => {
  test('is told only after it was kept, one after the other', async () => {
    const game = await gameFor('deltavee', { scenario: 'dv-1', levels: [null, null] });
    const order: string[] = [];
    const host = new TableHost(game, {
      commit: async () => {
        order.push(`keep ${game.session.log.length}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
        return null;
      },
    });
    const mirror = new TableMirror();
    host.subscribe('referee', {
      hear: (messages) => {
        mirror.take(messages);
        order.push(`tell ${mirror.state.length}`);
      },
    });
    const sample = (): { by: number; act: unknown } => {
      const { id, by, kind } = game.session.table.pending[0]!;
      const { answer } = host.queries(by).ask({ ask: 'sample', decision: id })!;
      return { by, act: { decision: id, kind, with: answer } };
    };
    const first = sample();
    const both = [host.act(first.by, first.act), host.act(first.by, first.act)];
    const [done, again] = await Promise.all(both);
    expect([done!.ok, again!.ok]).toEqual([true, false]); // answered already
    const second = sample();
    await host.act(second.by, second.act);
    expect(order).toEqual(['tell 0', 'keep 1', 'tell 1', 'keep 2', 'tell 2']);
  });

  test('leaves no trace when somebody else was first: what he did is told as if nothing had been tried', async () => {
    const wish = { seats: 4, levels: [null, null, null, null] } as const;
    const [game, calm] = [await gameFor('sword-and-stars', wish), await gameFor('sword-and-stars', wish)];
    let isFirst = true;
    const refusal = { rule: 'CORE-tabs', why: 'another was first' };
    const host = new TableHost(game, { commit: async () => (isFirst ? null : refusal) });
    const other = new TableHost(calm);
    const seats = [0, 1, 2, 3, 'public', 'referee'] as const;
    const told = seats.map((): string[] => []);
    const expected = seats.map((): string[] => []);
    for (const [at, viewer] of seats.entries()) {
      host.subscribe(viewer, { hear: (messages) => told[at]!.push(textOf(messages)) });
      other.subscribe(viewer, { hear: (messages) => expected[at]!.push(textOf(messages)) });
    }
    const offer = (to: number, text: string, isPrivate = true) => ({
      decision: null,
      kind: 'offer',
      with: { kind: 'agreement', to: [to], terms: { text, isPrivate } },
    });
    const onBoth = async (by: number, act: object): Promise<void> => {
      isFirst = true;
      expect([(await host.act(by, act)).ok, (await other.act(by, act)).ok]).toEqual([true, true]);
    };
    await onBoth(0, offer(1, 'first'));
    await onBoth(2, offer(3, 'second'));
    const tried = [
      () => host.undo(2),
      () => host.undo(0), // under what others have done since
      () => host.act(1, offer(0, 'in vain', false)),
      () => host.act(2, offer(3, 'in vain')),
    ];
    for (const [at, attempt] of tried.entries()) {
      isFirst = false;
      expect(await attempt()).toEqual({ ok: false, refusal });
      expect(textOf(game.session.log)).toBe(textOf(calm.session.log));
      const before = calm.session.log.length;
      await other.act(3, offer(2, `instead ${at}`, at % 2 === 0));
      expect(await host.follow(before, calm.session.log.slice(before))).toBe(true);
      expect(told).toEqual(expected);
    }
    await onBoth(1, offer(0, 'last', false));
    expect(told).toEqual(expected);
    for (const viewer of seats) expect(host.log.pageFor(viewer)).toEqual(other.log.pageFor(viewer));
  });

  test('nor when it cannot be kept at all', async () => {
    const game = await gameFor('deltavee', { scenario: 'dv-1', levels: [null, null] });
    let isFull = true;
    const host = new TableHost(game, {
      commit: async () => {
        if (isFull) throw new Error('the disk is full');
        return null;
      },
    });
    const told: ViewerMessage[] = [];
    host.subscribe('public', { hear: (messages) => told.push(...messages) });
    const before = [textOf(host.save()), textOf(told)];
    const { id, by, kind } = game.session.table.pending[0]!;
    const { answer } = host.queries(by).ask({ ask: 'sample', decision: id })!;
    await expect(host.act(by, { decision: id, kind, with: answer })).rejects.toThrow('the disk is full');
    expect([textOf(host.save()), textOf(told)]).toEqual(before);
    isFull = false;
    expect(await host.act(by, { decision: id, kind, with: answer })).toMatchObject({ ok: true });
  });
});

describe('a save', () => {
  test('opens with the log that those who watched had read, whoever reads it', async () => {
    const { game, host } = await played(40);
    const logs = [0, 1, 'public', 'referee'] as const;
    const read = logs.map((viewer) => logFor(host, viewer));
    const { motives } = game;
    const opened = await reopen(JSON.parse(textOf(host.save())), { load, readers: [0, 'public'], motives });
    if (!opened.ok) throw new Error(opened.why);
    const again = new TableHost({ ...game, ...opened }, {}, opened.log);
    expect(logs.map((viewer) => logFor(again, viewer))).toEqual(read);
    for (const number of [0, 1, 20, 39])
      expect(again.viewAt('referee', number, 1)).toEqual(host.viewAt('referee', number, 1));
  });

  test('that is too long, broken or of no known game is refused', async () => {
    const { host } = await played(3);
    const save = JSON.parse(textOf(host.save()));
    expect(await reopen(save, { load, longest: 2 })).toMatchObject({ ok: false });
    expect(await reopen({ ...save, game: 'chess' }, { load })).toEqual({ ok: false, why: 'there is no game chess' });
    expect(await reopen({ ...save, seed: 'other' }, { load })).toMatchObject({ ok: false });
  });
});

test('reasons are told of what was heard, alternatives when the game is over', async () => {
  const { game, host } = await played(20);
  const { length } = game.session.log;
  const reasons = Array.from({ length }, (_, at) => host.reason('referee', at + 1));
  expect(reasons.some((motive) => motive !== null && motive.reason !== '')).toBe(true);
  expect(reasons.flatMap((motive) => motive?.weighed ?? [])).toEqual([]);
});

test.each([
  ['deltavee', 'dv-own-1', 'fire'],
  ['sword-and-stars', 'two-new-empires', 'act'],
])('%s: a cadet says what its chances were, and nothing where it weighed nothing', async (id, scenario, kind) => {
  const game = await gameFor(id, { scenario, levels: ['cadet', 'cadet'] });
  const host = new TableHost(game, { thinking: thinking(jsonWorker()) });
  for (let i = 0; i < 60; i++) await host.step();
  const told = game.session.log.flatMap((entry, at) => {
    const reason = host.reason('referee', at + 1)?.reason;
    return reason === undefined ? [] : [{ kind: entry.kind, reason }];
  });
  expect(told.some((one) => one.kind === kind)).toBe(true);
  for (const { reason } of told) expect(reason).toMatch(/\d %/);
  expect(told.length).toBeLessThan(60);
});

test('many questions of a seat are answered at once; one that fails does not harm the others', async () => {
  const game = await gameFor('deltavee', { scenario: 'dv-1', levels: [null, null] });
  const host = new TableHost(game);
  const { id, by } = game.session.table.pending[0]!;
  const replies = host
    .queries(by)
    .batch([
      { ask: 'answers', decision: id },
      { ask: 'answers', decision: 999 },
      { ask: 'text', topic: 'situation' },
      JSON.parse('{"ask":"describe","decision":1,"answers":null}'),
    ]);
  expect(replies.map((reply) => Object.keys(reply)[0])).toEqual(['value', 'value', 'value', 'fault']);
  expect(replies[1]).toEqual({ value: null });
});

function logFor(host: TableHost, viewer: 0 | 1 | 'public' | 'referee') {
  const mirror = new TableMirror();
  host.subscribe(viewer, { hear: (messages) => mirror.take(messages) }).stop();
  return mirror.state.log;
}
