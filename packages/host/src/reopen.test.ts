import { type Save, type Seat, snapshotOf, type Viewer } from '@admiralty/engine';
import { describe, expect, test } from 'vitest';
import { GAMES, gameFor, load, playRandomly, textOf } from '../test/games.ts';
import { TableMirror } from './client/table-mirror.ts';
import { GameLog } from './log/game-log.ts';
import { openHere, reopen } from './reopen.ts';
import { TableHost } from './table-host.ts';

const viewers: readonly Viewer[] = [0, 1, 'public', 'referee'];

function stateFor(host: TableHost, viewer: Viewer) {
  const mirror = new TableMirror();
  host.subscribe(viewer, { hear: (messages) => mirror.take(JSON.parse(textOf(messages))) }).stop();
  return mirror.state;
}

type Wish = (typeof GAMES)[number][1];

/** A game of some length, and the same opened from a snapshot of its middle with all that its reader had read. */
async function both(id: string, wish: Wish, before: number, after: number) {
  const game = await gameFor(id, wish);
  const host = new TableHost(game, {}, new GameLog(game.module, game.motives, [0]));
  await playRandomly(host, before, 'before');
  const snapshot = JSON.parse(textOf(snapshotOf(game.session)));
  const logs = new Map([[0, stateFor(host, 0).log]]);
  await playRandomly(host, after, 'after');
  const tail = JSON.parse(textOf(game.session.log.slice(before)));
  const save: Save = JSON.parse(textOf(host.save()));
  const here = await openHere(snapshot, { load, tail, logs, readers: [0] });
  if (!here.ok) throw new Error(here.why);
  let restored = 0;
  const restore = async () => {
    restored++;
    const opened = await reopen(save, { load, readers: [0], pause: async () => {} });
    if (!opened.ok) throw new Error(opened.why);
    return opened;
  };
  const other = new TableHost({ ...game, session: here.session }, { restore }, here.log);
  return { host, other, restored: () => restored };
}

describe.each(GAMES)('%s', (id, wish) => {
  test('opened where it stands, the reader sees all that he saw; the others their log from the snapshot on', async () => {
    const { host, other, restored } = await both(id, wish, 40, 12);
    expect(stateFor(other, 0)).toEqual(stateFor(host, 0));
    for (const viewer of viewers) {
      const [there, here] = [stateFor(host, viewer), stateFor(other, viewer)];
      expect({ ...here, log: [] }).toEqual({ ...there, log: [] });
      const first = here.log[0]?.action ?? there.log.length;
      expect(here.log).toEqual(there.log.slice(first));
    }
    expect(restored()).toBe(0);
  });

  test('then it goes on as if nothing had been, and its past comes when it is asked for', async () => {
    const { host, other, restored } = await both(id, wish, 40, 12);
    const mirror = new TableMirror();
    other.subscribe(0, { hear: (messages) => mirror.take(JSON.parse(textOf(messages))) });
    for (const one of [host, other]) await playRandomly(one, 6, 'on');
    const past = other.whole();
    for (const one of [host, other]) await playRandomly(one, 6, 'meanwhile');
    await past;
    for (const one of [host, other]) await playRandomly(one, 6, 'whole');
    expect(restored()).toBe(1);
    expect(mirror.state).toEqual(stateFor(host, 0));
    for (const viewer of viewers) expect(stateFor(other, viewer)).toEqual(stateFor(host, viewer));
    for (const number of [0, 1, 20, 39]) expect(other.viewAt(0, number)).toEqual(host.viewAt(0, number));
    expect(other.save()).toEqual(host.save());
  });
});

test('an undo of what lies before the snapshot plays the game from its start first', async () => {
  const wish = { levels: [null, null], scenario: 'dv-10' } as const;
  for (let before = 1; before < 60; before++) {
    const { host, other, restored } = await both('deltavee', wish, before, 0);
    const seat = ([0, 1] as Seat[]).find((one) => host.access(one).undoOffer().steps > 0);
    if (seat === undefined) continue;
    expect(other.access(seat).undoOffer()).toEqual(host.access(seat).undoOffer());
    expect(await other.undo(seat)).toEqual(await host.undo(seat));
    expect(restored()).toBe(1);
    for (const viewer of viewers) expect(stateFor(other, viewer)).toEqual(stateFor(host, viewer));
    return;
  }
  throw new Error('nothing could be taken back');
});

test('what does not lead to where the game stands is found out', async () => {
  const { other } = await both('deltavee', GAMES[0][1], 20, 4);
  const elsewhere = await gameFor('deltavee', { ...GAMES[0][1], seed: 'elsewhere' });
  const log = new GameLog(elsewhere.module, {}, []);
  const broken = new TableHost(other.game, { restore: async () => ({ session: elsewhere.session, log }) });
  await expect(broken.whole()).rejects.toThrow('does not lead');
});

test('where the past is missing, an undo that needs it is refused and the game goes on', async () => {
  const wish = { levels: [null, null], scenario: 'dv-10' } as const;
  for (let before = 1; before < 60; before++) {
    const { other } = await both('deltavee', wish, before, 0);
    const seat = ([0, 1] as Seat[]).find((one) => other.access(one).undoOffer().steps > 0);
    if (seat === undefined) continue;
    const cut = new TableHost(other.game, { restore: () => Promise.reject(new Error('its beginning is gone')) });
    expect(await cut.undo(seat)).toEqual({ ok: false, refusal: { rule: 'CORE-undo', why: 'its beginning is gone' } });
    await playRandomly(cut, 2, 'on');
    expect(cut.game.session.log.length).toBe(before + 2);
    return;
  }
  throw new Error('nothing could be taken back');
});
