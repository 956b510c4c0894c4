/** A game opened from a snapshot and the entries after it is, for everybody, the game played from its start. */
import { describe, expect, test } from 'vitest';
import {
  accessFor,
  type GameModule,
  type GameSnapshot,
  type GameTypes,
  hashOfTable,
  loadAnyGame,
  openSnapshot,
  Play,
  playersOf,
  randomAction,
  readSnapshot,
  Session,
  seededDice,
  settingFor,
  snapshotOf,
  type Viewer,
} from '../src/index.ts';

const ACTIONS = 50;

async function begun(id: string, seats?: number): Promise<{ module: GameModule; session: Session<GameTypes> }> {
  const opened = await loadAnyGame(id, null, null);
  if (!opened.ok) throw new Error(opened.problems[0]);
  const { module } = opened;
  const fit = module.game.scenarios.find((one) => seats === undefined || one.seats.length >= seats)!;
  const wish = settingFor(module.game, { scenario: fit.id, seats });
  const started = wish.ok ? Session.start(module.game, wish.setting, 'snapshot', 'keyed') : wish;
  if (!started.ok) throw new Error(started.refusal.why);
  return { module, session: started.session };
}

function act(session: Session<GameTypes>, random: ReturnType<typeof playersOf>): void {
  const { table, game } = session;
  if (table.result) return;
  if (random.below(4) === 0) {
    const seat = random.below(table.seats);
    if (session.undoable(seat).ok && !session.undoesEarlier(seat)) session.undo(seat);
  }
  const asked = session.table.pending[random.below(session.table.pending.length)]!;
  const outcome = session.act(randomAction(new Play(game, session.table, seededDice), asked, random));
  if (!outcome.ok) throw new Error(outcome.refusal.why);
}

const overWire = (snapshot: GameSnapshot): GameSnapshot => {
  const read = readSnapshot(JSON.parse(JSON.stringify(snapshot)));
  if (!read.ok) throw new Error(read.why);
  return read.snapshot;
};

function reopened(module: GameModule, snapshot: GameSnapshot, whole: Session<GameTypes>): Session<GameTypes> {
  const opened = openSnapshot(module.game, overWire(snapshot), whole.log.slice(snapshot.earlier.entries));
  if (!opened.ok) throw new Error(opened.why);
  return opened.session;
}

/** All that anybody can see of a session, from an entry of his log on. */
function seen(module: GameModule, session: Session<GameTypes>, from: (viewer: Viewer) => number): unknown {
  const seats = Array.from({ length: session.table.seats }, (_, seat) => seat);
  return (['public', 'referee', ...seats] as const).map((viewer) => {
    const access = accessFor(module, session, viewer);
    const undo = typeof viewer === 'number' ? access.undoOffer() : null;
    const numbers = access.entriesUpTo(session.log.length);
    return { view: access.observe(), length: access.length, log: access.log(from(viewer)), undo, numbers };
  });
}

describe.each([
  ['deltavee', 2],
  ['sword-and-stars', 4],
  ['imperial-ambitions', 2],
  ['fifth-frontier-war', 2],
] as const)('%s', (id, seats) => {
  test('from any moment on: same table, numbers, log and undo for every viewer', async () => {
    const { module, session } = await begun(id, seats);
    const random = playersOf(`snapshot ${id}`);
    let snapshot = snapshotOf(session);
    for (let i = 0; i < ACTIONS; i++) {
      act(session, random);
      if (session.log.length <= snapshot.earlier.entries || random.below(12) === 0) snapshot = snapshotOf(session);
      const other = reopened(module, snapshot, session);
      const { earlier } = other;
      const first = (viewer: Viewer): number => accessFor(module, other, viewer).before + 1;
      expect(seen(module, other, first)).toEqual(seen(module, session, first));
      expect(other.leftBehind()).toEqual(session.leftBehind());
      expect(earlier).toEqual(snapshot.earlier);
    }
  });

  test('both go on alike, through undo too', async () => {
    const { module, session } = await begun(id, seats);
    const random = playersOf(`before ${id}`);
    for (let i = 0; i < 40; i++) act(session, random);
    const other = reopened(module, snapshotOf(session), session);
    for (let i = 0; i < 40; i++) {
      act(other, playersOf(`on ${i}`));
      act(session, playersOf(`on ${i}`));
      if (session.log.length !== other.log.length) return; // the whole one could take back what lies before
      expect(other.log.at(-1)).toEqual(session.log.at(-1));
    }
  });
});

test.each(['deltavee', 'sword-and-stars', 'imperial-ambitions', 'fifth-frontier-war'])(
  '%s: a state with anything of another kind in it is refused, whatever its fingerprint says',
  async (id) => {
    const { module, session } = await begun(id);
    const { head, earlier } = overWire(snapshotOf(session));
    const isTaken = (g: object): boolean => {
      const table = { ...head.snapshot.table, g };
      const snapshot = { ...head.snapshot, table, hash: hashOfTable(table) };
      return openSnapshot(module.game, { head: { ...head, snapshot }, earlier }).ok;
    };
    const g = head.snapshot.table.g as Record<string, unknown>;
    expect(isTaken(g)).toBe(true);
    for (const [name, value] of Object.entries(g))
      for (const wrong of typeof value === 'number' ? ['1', 0.5] : [null, ''])
        expect([name, isTaken({ ...g, [name]: wrong })]).toEqual([name, false]);
  },
);

test('a snapshot has one size however long the game is', async () => {
  const { session } = await begun('deltavee');
  const sizes: number[] = [];
  const random = playersOf('size');
  for (let i = 0; i < 200; i++) {
    act(session, random);
    sizes.push(JSON.stringify(session.leftBehind()).length);
  }
  expect(Math.max(...sizes)).toBeLessThan(300);
});

test('one that was altered, or of other rules, is refused', async () => {
  const { module, session } = await begun('deltavee');
  act(session, playersOf('altered'));
  const snapshot = overWire(snapshotOf(session));
  const { head, earlier } = snapshot;
  const why = (changed: GameSnapshot) => openSnapshot(module.game, changed).ok;
  expect(why(snapshot)).toBe(true);
  expect(why({ head, earlier: { ...earlier, entries: 7 } })).toBe(false);
  expect(why({ head: { ...head, rulesVersion: 1 }, earlier })).toBe(false);
  expect(why({ head: { ...head, seed: 'another' }, earlier })).toBe(false);
  const table = { ...head.snapshot.table, nextId: 99 };
  expect(why({ head: { ...head, snapshot: { ...head.snapshot, table } }, earlier })).toBe(false);
  expect(readSnapshot({ head }).ok).toBe(false);
  for (const name of Object.keys(head.snapshot.table)) {
    const left = { ...head.snapshot.table, [name]: undefined };
    const sealed = { ...head.snapshot, table: left, hash: hashOfTable(left) };
    expect([name, why({ head: { ...head, snapshot: sealed }, earlier })]).toEqual([name, false]);
  }
});
