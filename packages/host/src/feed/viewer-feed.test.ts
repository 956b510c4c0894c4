import type { Viewer } from '@admiralty/engine';
import { describe, expect, test } from 'vitest';
import { GAMES, gameFor, playRandomly, textOf } from '../../test/games.ts';
import { TableMirror } from '../client/table-mirror.ts';
import { TableHost } from '../table-host.ts';
import type { ViewerMessage } from './messages.ts';

/** Everybody at a table, each with a mirror that gets nothing but text. */
function watched(host: TableHost, viewers: readonly Viewer[]) {
  return viewers.map((viewer) => {
    const mirror = new TableMirror();
    const sent: ViewerMessage[] = [];
    const subscription = host.subscribe(viewer, {
      hear: (messages) => {
        sent.push(...messages);
        expect(mirror.take(JSON.parse(textOf(messages)))).toBe(true);
      },
    });
    return { viewer, mirror, sent, subscription };
  });
}

describe.each(GAMES)('%s', (id, wish) => {
  test('patches keep every viewer at what one who comes now is told', async () => {
    const game = await gameFor(id, wish);
    const host = new TableHost(game);
    const everybody = watched(host, ['public', 'referee', 0, 1]);
    for (let round = 0; round < 16; round++) {
      await playRandomly(host, 5, `feed ${round}`);
      for (const { viewer, mirror } of everybody) {
        const [late] = watched(host, [viewer]);
        late!.subscription.stop();
        expect(textOf(inOrder(mirror.state))).toBe(textOf(inOrder(late!.mirror.state)));
      }
    }
    for (const { sent } of everybody) {
      const [first, ...rest] = sent.filter((message) => 'n' in message);
      expect(first).toHaveProperty('full');
      expect(rest.every((message) => 'patch' in message)).toBe(true);
      expect(rest.map(({ n }) => n)).toEqual(rest.map((_, at) => at + 2));
    }
  });
});

describe('who comes back', () => {
  const played = async (actions: number) => {
    const game = await gameFor('deltavee', { scenario: 'dv-1', levels: [null, null] });
    const host = new TableHost(game, { feed: 'monday' });
    const mirror = new TableMirror();
    const subscription = host.subscribe(0, { hear: (messages) => mirror.take(messages) });
    await playRandomly(host, 3, 'back');
    subscription.stop();
    const { place } = subscription;
    const other = new TableMirror();
    host.subscribe(0, { hear: (messages) => other.take(messages) });
    await playRandomly(host, actions, 'further');
    return { host, mirror, place: place!, other };
  };
  const after = (host: TableHost, since: { feed: string; n: number } | null): ViewerMessage[] => {
    const heard: ViewerMessage[] = [];
    host.subscribe(0, { since, hear: (messages) => heard.push(...messages.filter((one) => 'n' in one)) }).stop();
    return heard;
  };

  test('gets the patches that he missed', async () => {
    const { host, mirror, place, other } = await played(12);
    const missed = after(host, place);
    expect(missed.every((message) => 'patch' in message)).toBe(true);
    expect(mirror.take(missed)).toBe(true);
    expect(mirror.state).toEqual(other.state);
  });

  test('gets the whole after a long time, or from another run of the host; nothing if he missed nothing', async () => {
    const { host, place } = await played(60);
    expect(after(host, place)).toMatchObject([{ feed: 'monday', full: { viewer: 0 } }]);
    expect(after(host, { ...place, feed: 'sunday' })).toMatchObject([{ full: { viewer: 0 } }]);
    expect(after(host, { feed: 'monday', n: 1e6 })).toMatchObject([{ full: { viewer: 0 } }]);
    const now = { feed: 'monday', n: (after(host, null)[0] as { n: number }).n };
    expect(after(host, now)).toEqual([]);
  });

  test('notices a gap', async () => {
    const { host, mirror, place } = await played(12);
    const [, ...later] = after(host, place);
    expect(mirror.take(later)).toBe(false);
    expect(mirror.take(after(host, null))).toBe(true);
  });
});

test('what happens until a subscriber is ready comes in one message', async () => {
  const game = await gameFor('deltavee', { scenario: 'dv-1', levels: [null, null] });
  const host = new TableHost(game);
  let ready: () => void = () => {};
  const sent: ViewerMessage[][] = [];
  const mirror = new TableMirror();
  const hear = (messages: readonly ViewerMessage[]): void => {
    sent.push([...messages]);
    mirror.take(messages);
  };
  host.subscribe('referee', { hear, pace: (tell) => (ready = tell) });
  await playRandomly(host, 8, 'paced');
  expect(sent).toHaveLength(1);
  ready();
  expect(sent[1]).toMatchObject([{ n: 2 }]);
  expect(mirror.state.length).toBe(8);
  expect(mirror.state.log).toHaveLength(9);
});

/** With the fields of records in the order of their names. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([key, inner]) => [key, inOrder(inner)]));
}
