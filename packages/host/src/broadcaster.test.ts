import { expect, test } from 'vitest';
import { gameFor, playRandomly, textOf } from '../test/games.ts';
import { TableMirror } from './client/table-mirror.ts';
import type { FullMessage, PatchMessage } from './feed/messages.ts';
import { TableHost } from './table-host.ts';

/** A war of four with a person on the first seat, some actions old. */
async function war(actions: number) {
  const game = await gameFor('sword-and-stars', { seats: 4, levels: [null, 'cadet', 'cadet', 'cadet'] });
  const host = new TableHost(game);
  const told: (FullMessage | PatchMessage)[] = [];
  const mirror = new TableMirror();
  host.subscribe(0, {
    hear: (messages) => {
      told.push(...messages.filter((message) => 'n' in message));
      mirror.take(messages);
    },
  });
  await playRandomly(host, actions, 'war');
  return { game, host, mirror, told };
}
const whisper = (to: number) => ({
  decision: null,
  kind: 'offer',
  with: { kind: 'agreement', to: [to], terms: { text: 'between us', isPrivate: true } },
});

test('what others whisper is neither counted, nor in the log, nor in the way of undo', async () => {
  const { game, host, mirror, told } = await war(40);
  await host.act(0, whisper(1)); // something that can be taken back
  const before = mirror.state;
  expect(before.undo.steps).toBe(1);
  const { length } = told;
  expect(await host.act(2, whisper(3))).toMatchObject({ ok: true });
  expect(told).toHaveLength(length); // not even a number
  const after = mirror.state;
  expect([after.length, after.undo, after.log]).toEqual([before.length, before.undo, before.log]);
  expect(after.length).toBeLessThan(game.session.log.length);
  expect(textOf(after)).not.toMatch(/"visibleTo"|"hash"/);
});

test('an undo under the acts of others leaves the log and the past as they are', async () => {
  const { host, mirror } = await war(61);
  const { length, log } = mirror.state;
  const then = host.viewAt(0, length);
  await host.act(0, whisper(1));
  for (let i = 0; i < 4; i++) await host.act(2, whisper(3)); // past a copy of the history
  expect((await host.undo(0)).ok).toBe(true);
  expect([mirror.state.length, mirror.state.log]).toEqual([length, log]);
  expect(host.viewAt(0, length)).toEqual(then);
  for (let number = 0; number <= length; number++) expect(host.viewAt(0, number).viewer).toBe(0);
});

test('an undo that somebody knows nothing of sends him nothing, whatever he was told since', async () => {
  const { host } = await war(40);
  const told: string[] = [];
  host.subscribe(3, { hear: (messages) => told.push(textOf(messages)) });
  host.subscribe('public', { hear: (messages) => told.push(textOf(messages)) });
  await host.act(0, whisper(1));
  await host.act(2, whisper(3));
  const { length } = told;
  expect(await host.undo(0)).toMatchObject({ ok: true });
  expect(told.slice(length)).toEqual([]);
});

test('a log put together from news is the log that somebody gets who comes later', async () => {
  const { host, mirror, told } = await war(50);
  const late = new TableMirror();
  host.subscribe(0, { hear: (messages) => late.take(messages) });
  expect(late.state).toEqual(mirror.state);
  expect(told.map(({ n }) => n)).toEqual(told.map((_, at) => at + 1));
  expect(told.every(({ entries }, at) => at === 0 || entries.length <= 1)).toBe(true); // never the whole again
});

test('another view is shown to nobody but the referee, and a closed curtain shows nothing', async () => {
  const { host } = await war(5);
  expect(() => host.viewAt(0, 1, 2)).toThrow('only your own view');
  expect(host.viewAt('referee', 1, 2).viewer).toBe(2);
  const told: unknown[] = [];
  host.subscribe(null, { hear: ([message]) => told.push(message) });
  expect(told).toMatchObject([{ from: 0, entries: [], full: { viewer: null, observation: null } }]);
});
