import { describe, expect, test } from 'vitest';
import { type Access, accessFor, type GameTypes, type Session, type Viewer } from '../../src/core/index.ts';
import { allPlot, answer, anytime, does, given, offer, type ParleySession, plot, UNSHUFFLED } from '../parley/given.ts';
import { moduleOf } from '../parley/module.ts';

const module = moduleOf();
const access = (session: ParleySession, viewer: Viewer): Access =>
  accessFor(module, session as unknown as Session<GameTypes>, viewer);

/** Seat 0 owns island 0; everybody has 3 gold; the council is asked. */
function afterConquest(): ParleySession {
  const session = given({ rolls: UNSHUFFLED });
  allPlot(session, { 0: [{ island: 0, ships: 1 }] }, [6, 1]);
  return session;
}
const tradeOffer = offer(1, 'trade', [0], { gold: 1, island: 0 });

describe('what leaves', () => {
  test('is a whitelist: no fingerprint, generator, seed, position or list of who heard', () => {
    const session = given({ position: { gold: 5 } });
    does(session, anytime(0, 'spy', { on: 1 }));
    allPlot(session);
    const keys = new Set<string>();
    const walk = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, inner] of Object.entries(value)) {
        if (!Array.isArray(value)) keys.add(key);
        walk(inner);
      }
    };
    for (const viewer of [0, 1, 'public'] as const) {
      const border = access(session, viewer);
      walk([border.observe(), border.log(), border.setting, border.news()]);
      expect(border.seed).toBeNull();
    }
    walk(access(session, 0).act(anytime(0, 'gift', { to: 1, gold: 1 })));
    walk(access(session, 0).undo());
    for (const secret of ['hash', 'rng', 'seed', 'visibleTo', 'position', 'barrier', 'nextId', 'envelopes', 'stack'])
      expect([...keys]).not.toContain(secret);
  });

  test('the seed is told when the game is over', () => {
    const session = given({ seats: 2, seed: 'told at last' });
    does(session, anytime(1, 'resign', {}));
    expect(access(session, 0).seed).toBe('told at last');
  });

  test('rolls are those that the viewer heard: a spy’s secret draw is nobody’s', () => {
    const session = given();
    does(session, anytime(0, 'spy', { on: 1 }));
    expect(session.log[0]!.rolls).toHaveLength(1);
    for (const viewer of [0, 1, 2, 'public'] as const) expect(access(session, viewer).log(1)[0]!.rolls).toEqual([]);
    expect(access(session, 'referee').log(1)[0]!.rolls).toEqual(session.log[0]!.rolls);
    const known = (viewer: Viewer) =>
      access(session, viewer)
        .news(1)
        .map(({ type }) => type);
    expect([known(0), known(1), known('public')]).toEqual([['spy', 'spied'], ['spy'], ['spy']]);
  });

  test('it is a copy', () => {
    const session = given();
    does(session, anytime(0, 'gift', { to: 1, gold: 1 }));
    const [, entry] = access(session, 1).log();
    (entry!.events[0]!.data as { gold: number }).gold = 99;
    expect(access(session, 1).log()[1]!.events[0]!.data).toEqual({ by: 0, to: 1, gold: 1 });
  });
});

describe('the log is numbered for each viewer', () => {
  test('what others did unheard is not counted, and its kind is not told', () => {
    const [busy, quiet] = [afterConquest(), afterConquest()];
    does(busy, tradeOffer);
    does(busy, answer(busy, 1, 'vote', { votes: [1, 0, 0] }));
    for (const session of [busy, quiet]) does(session, anytime(0, 'gift', { to: 2, gold: 1 }));
    expect(access(busy, 2).log()).toEqual(access(quiet, 2).log());
    expect(access(busy, 2).length).toBe(access(quiet, 2).length);
    expect(access(busy, 'public').log()).toEqual(access(quiet, 'public').log());
    expect(access(busy, 1).length).toBe(access(quiet, 1).length + 2);
    const last = access(busy, 0).log().slice(-2);
    expect(last.map(({ number, by, kind }) => [number, by, kind])).toEqual([
      [3, 1, null], // the offer: its event says what it was
      [4, 0, 'gift'],
    ]);
  });

  test('who answered a sealed question last is not told', () => {
    const logs = [
      [0, 1, 2],
      [1, 0, 2],
      [2, 1, 0],
    ].map((order) => {
      const session = given({ rolls: UNSHUFFLED });
      for (const seat of order) does(session, plot(session, seat));
      return [access(session, 'public').log(), access(session, 2).log().at(-1)!.by] as const;
    });
    expect(logs.map(([, by]) => by)).toEqual([2, 2, null]);
    expect(logs[1]![0]).toEqual(logs[0]![0]);
    expect(logs[2]![0]).toEqual(logs[0]![0]);
    expect(logs[0]![0].map(({ by, kind }) => [by, kind])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  test('a place in the log leads to the position that the viewer saw until its next entry', () => {
    const session = afterConquest();
    does(session, tradeOffer); // entry 4 of the whole game
    does(session, anytime(0, 'gift', { to: 2, gold: 1 }));
    const seen = access(session, 2);
    expect([0, 1, 2, 3].map((number) => seen.actionsUpTo(number))).toEqual([2, 4, 5, 5]);
  });

  test('taking back is offered and heard in own numbers', () => {
    const session = afterConquest();
    does(session, tradeOffer);
    does(session, anytime(0, 'gift', { to: 2, gold: 1 }));
    const two = access(session, 2);
    expect(two.length).toBe(2); // its plot, which opened all, and the gift
    const made = two.act(offer(2, 'takeBack', [0, 1], { to: 1 }));
    expect(made).toMatchObject({ ok: true, entry: { with: { terms: { to: 1 } } } });
    expect(session.table.offers.at(-1)!.with).toEqual({ to: 4 });
    const told = (viewer: Viewer) => access(session, viewer).observe().offers.at(-1)!.with;
    expect([told(2), told(0), told(1), told('referee')]).toEqual([{ to: 1 }, { to: 3 }, { to: 3 }, { to: 4 }]);
    const heard = access(session, 0).news().at(-1)!.data as { with: unknown };
    expect(heard.with).toEqual({ to: 3 });
    expect(two.act(offer(2, 'takeBack', [0, 1], { to: 99 }))).toMatchObject({ ok: false });
    for (const seat of [0, 1])
      access(session, seat).act(anytime(seat, 'accept', { offer: session.table.offers.at(-1)!.id }));
    expect(session.table.g.gold).toEqual([3, 3, 3]);
  });
});

describe('undo is offered by what the seat knows', () => {
  test('an unheard act of another changes neither the offer nor its steps', () => {
    const session = afterConquest();
    does(session, anytime(2, 'gift', { to: 0, gold: 1 }));
    does(session, anytime(2, 'gift', { to: 0, gold: 1 }));
    expect(access(session, 2).undoOffer()).toEqual({ steps: 2, refusal: null });
    does(session, tradeOffer);
    does(session, answer(session, 1, 'vote', { votes: [1, 0, 0] }));
    expect(access(session, 2).undoOffer()).toEqual({ steps: 2, refusal: null });
    expect(access(session, 2).undo()).toEqual({
      ok: true,
      undone: { decision: null, kind: 'gift', with: { to: 0, gold: 1 } },
    });
    expect(access(session, 2).undoOffer()).toEqual({ steps: 1, refusal: null });
    does(session, anytime(1, 'gift', { to: 0, gold: 1 }));
    expect(access(session, 2).undoOffer()).toMatchObject({ steps: 0, refusal: { rule: 'CORE-undo' } });
  });
});

describe('questions are answered for legal answers only', () => {
  /** Seat 0 is asked to parry; seat 1 attacks. */
  function asked(): { session: ParleySession; id: number; own: number; foreign: number } {
    const session = afterConquest();
    for (const seat of [0, 1, 2]) does(session, answer(session, seat, 'vote', { votes: [0, 0, 0] }), []);
    allPlot(session, { 1: [{ island: 0, ships: 2 }] });
    const { holder } = session.table.g;
    const decision = session.table.pending.find(({ kind }) => kind === 'parry')!;
    return { session, id: decision.id, own: holder.indexOf(decision.by), foreign: holder.indexOf(1) };
  }

  test('an illegal or malformed answer gives its refusal, not a figure', () => {
    const { session, id, own, foreign } = asked();
    const { questions } = access(session, 0);
    expect(questions.describe(id, { card: own })).toMatchObject({
      ok: true,
      offered: { hint: expect.stringContaining('held by 0') },
    });
    expect(questions.describe(id, { card: foreign })).toEqual({
      ok: false,
      refusal: { rule: 'P-6.1', why: 'you parry with a card of your hand' },
    });
    expect(questions.describe(id, { card: 'x' })).toMatchObject({ ok: false, refusal: { rule: 'CORE-shape' } });
    expect(questions.describe(id, { toString: null })).toMatchObject({ ok: false, refusal: { rule: 'CORE-shape' } });
    expect(questions.figures(id, [{ card: foreign }, { card: own }])).toEqual([null, { worth: 3, heldBy: 0 }]);
    expect(access(session, 1).questions.describe(id, { card: own })).toMatchObject({ refusal: { rule: 'CORE-turn' } });
    expect(access(session, 1).questions.answers(id)).toBeNull();
    expect(questions.answers(id)!.options!.map(({ hint }) => hint)).toContain('worth 3, held by 0');
  });

  test('a spectator can ask nothing', () => {
    const { session } = asked();
    expect(() => access(session, 'public').questions).toThrow('public does not sit at the table');
  });
});

test('whatever the JSON says, it is the seat itself that acts', () => {
  const session = given();
  expect(access(session, 0).act({ ...anytime(1, 'gift', { to: 2, gold: 1 }) })).toMatchObject({
    ok: true,
    entry: { number: 1, by: 0, kind: 'gift', events: [{ type: 'gift', data: { by: 0, to: 2, gold: 1 } }] },
  });
  expect(access(session, 0).check(anytime(1, 'gift', { to: 0, gold: 1 }))).toMatchObject({ rule: 'P-9.1' });
  for (const json of [null, 7, 'x', [], { kind: 'offer', with: { kind: 'takeBack', terms: null } }])
    expect(access(session, 0).act(json)).toMatchObject({ ok: false, refusal: { rule: 'CORE-shape' } });
});
