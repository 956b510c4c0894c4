import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/core/index.ts';
import {
  commitmentTo,
  diceKey,
  EnteredDice,
  hashOfTable,
  KeyedDice,
  Play,
  randomFrom,
  readSave,
  resampleTable,
  resume,
  Session,
  saveOf,
} from '../../src/core/index.ts';
import { allPlot, answer, anytime, does, given, offer, plot, refusalOf, UNSHUFFLED } from '../parley/given.ts';
import { parley } from '../parley/index.ts';

type Any = ReturnType<typeof given>;
const whyNot = (session: Any, seat: number) => {
  const found = session.undoable(seat);
  return found.ok ? null : found.refusal.why;
};
const acceptAll = (session: Any, ...seats: number[]) => {
  const { id } = session.table.offers[0]!;
  return seats.map((seat) => does(session, anytime(seat, 'accept', { offer: id })));
};
const reloaded = (session: Any) => {
  const read = readSave(JSON.parse(JSON.stringify(saveOf(session))));
  if (!read.ok) throw new Error(read.why);
  const loaded = resume(parley, read.save);
  if (!loaded.ok) throw new Error(loaded.why);
  return loaded.session;
};

/** Seat 0 owns island 0; everybody has 3 gold; the council is asked. */
function afterConquest() {
  const session = given({ rolls: UNSHUFFLED });
  allPlot(session, { 0: [{ island: 0, ships: 1 }] }, [6, 1]);
  return session;
}

describe('undo', () => {
  test('gives back the very table, log and news', () => {
    const session = given();
    const before = session.table;
    const heard = session.heard(1);
    does(session, anytime(0, 'gift', { to: 1, gold: 1 }));
    expect(session.undo(0)).toMatchObject({ ok: true, undone: { kind: 'gift', by: 0 } });
    expect(session.table).toEqual(before);
    expect(session.log).toEqual([]);
    expect(session.heard(1)).toEqual(heard);
  });

  test('stops at an act of another seat', () => {
    const session = given();
    does(session, anytime(0, 'gift', { to: 1, gold: 1 }));
    does(session, anytime(1, 'gift', { to: 2, gold: 1 }));
    expect(whyNot(session, 0)).toBe('another seat has acted since');
    expect(session.undo(0)).toMatchObject({ ok: false, refusal: { code: 'othersActed' } });
    expect(session.log).toHaveLength(2);
    expect(session.undo(1).ok).toBe(true);
    expect(session.undo(0).ok).toBe(true);
    expect(whyNot(session, 0)).toBe('you have done nothing yet');
    expect(session.undo(0)).toMatchObject({ refusal: { code: 'nothingDone' } });
  });

  test.each([
    ['a roll', (session: Any) => does(session, anytime(0, 'spy', { on: 1 }))],
    [
      'a taking back',
      (session: Any) => [does(session, offer(1, 'takeBack', [0, 2], { to: 0 })), acceptAll(session, 2, 0)],
    ],
    ['opened envelopes', (session: Any) => [2, 1, 0].map((seat) => does(session, plot(session, seat)))],
  ])('stops at %s', (_, happens) => {
    const session = given();
    does(session, anytime(2, 'gift', { to: 1, gold: 1 }));
    happens(session);
    const table = session.table;
    expect(session.undo(0)).toMatchObject({ ok: false, refusal: { rule: 'CORE-undo' } });
    expect(session.table).toBe(table);
  });

  test('takes a sealed answer out from under those of others, which stay sealed', () => {
    const session = given();
    does(session, plot(session, 0, { island: 1, ships: 2 }));
    const alone = given();
    does(alone, plot(alone, 2, { island: 3, ships: 1 }));
    does(session, plot(session, 2, { island: 3, ships: 1 }));
    expect(session.undo(0)).toMatchObject({ ok: true, undone: { with: { voyages: [{ island: 1, ships: 2 }] } } });
    expect(session.table).toEqual(alone.table);
    expect(session.log).toEqual(alone.log);
    does(session, plot(session, 0));
    does(session, plot(session, 1), []);
    expect(session.heard(1).filter(({ type }) => type === 'plot')).toHaveLength(3);
  });

  test('does not take a sealed answer from under an open act', () => {
    const session = given();
    does(session, plot(session, 0));
    does(session, offer(1, 'draw', [0, 2], {}));
    expect(whyNot(session, 0)).toBe('another seat has acted since');
  });

  test('does not stop at what the seat has not noticed, which is done again on top', () => {
    const session = afterConquest();
    does(session, anytime(2, 'gift', { to: 0, gold: 1 }));
    const alone = afterConquest();
    does(session, offer(1, 'trade', [0], { gold: 2, island: 0 }));
    does(alone, offer(1, 'trade', [0], { gold: 2, island: 0 }));
    does(session, answer(session, 1, 'vote', { votes: [1, 0, 0] }));
    does(alone, answer(alone, 1, 'vote', { votes: [1, 0, 0] }));
    expect(whyNot(session, 2)).toBeNull();
    expect(session.undo(2)).toMatchObject({ ok: true, undone: { kind: 'gift' } });
    expect(session.table).toEqual(alone.table);
    expect(session.log).toEqual(alone.log);
    expect(session.events).toEqual(alone.events);
  });

  test('drops what no longer holds without it, and tells only its owner', () => {
    const session = afterConquest();
    does(session, anytime(2, 'gift', { to: 1, gold: 1 }));
    does(session, offer(1, 'trade', [0], { gold: 4, island: 0 })); // with what was given
    does(session, answer(session, 1, 'vote', { votes: [1, 0, 0] }));
    expect(session.undo(2).ok).toBe(true);
    expect(session.table.offers).toEqual([]);
    expect(session.table.envelopes.map(({ decision }) => decision.by)).toEqual([1]);
    const told = { kind: 'offer', with: { kind: 'trade', to: [0], terms: { gold: 4, island: 0 } } };
    const last = (seat: number) => session.heard(seat).at(-1);
    expect(last(1)).toEqual({ rule: 'CORE-undo', type: 'dropped', data: told, visibleTo: [1] });
    expect([last(0)?.type, last(2)?.type]).toEqual(['roll', 'roll']);
    expect(whyNot(session, 1)).toBeNull();
    expect(reloaded(session).table).toEqual(session.table);
    expect(reloaded(session).heard(1)).toEqual(session.heard(1));
    expect(session.undo(1)).toMatchObject({ ok: true, undone: { kind: 'vote' } });
    expect(refusalOf(session, anytime(1, 'dropped', told))?.rule).toBe('CORE-shape');
  });

  test('goes back through checkpoints, act by act, to the opening', () => {
    const session = given();
    const hashes = [session.opening.hash];
    for (let i = 0; i < 150; i++) {
      const kind =
        i % 2 === 0 ? offer(0, 'draw', [1, 2], {}) : anytime(0, 'withdraw', { offer: session.table.offers[0]!.id });
      hashes.push(does(session, kind).hash);
    }
    while (session.undo(0).ok) {
      hashes.pop();
      expect(hashOfTable(session.table)).toBe(hashes.at(-1));
    }
    expect(hashes).toEqual([session.opening.hash]);
  });

  test('ends with the game', () => {
    const session = given({ seats: 2 });
    does(session, anytime(0, 'gift', { to: 1, gold: 1 }));
    does(session, anytime(1, 'resign', {}));
    expect(whyNot(session, 0)).toBe('the game is over');
  });
});

describe('taking back by consent', () => {
  /** Everybody plots (entries 0 to 2); the last opens them and rolls. Then all agree to take entry 2 back. */
  function takenBack() {
    const session = given();
    allPlot(session, { 0: [{ island: 0, ships: 2 }], 1: [{ island: 1, ships: 2 }] });
    const rolled = session.log[2]!.rolls;
    does(session, offer(1, 'takeBack', [0, 2], { to: 2 }));
    acceptAll(session, 0, 2);
    return { session, rolled };
  }

  test('restores the table before that entry but for the dice, and leaves a trace', () => {
    const { session, rolled } = takenBack();
    const twin = given();
    does(twin, plot(twin, 0, { island: 0, ships: 2 }));
    does(twin, plot(twin, 1, { island: 1, ships: 2 }));
    const { rng, nextId, offersMade, ...rest } = session.table;
    const { rng: oldRng, nextId: oldNext, offersMade: noOffers, ...before } = twin.table;
    expect(rest).toEqual(before);
    expect([Object.values(offersMade), noOffers]).toEqual([[1], {}]);
    expect(rng).not.toEqual(oldRng);
    expect(nextId).toBeGreaterThan(oldNext);
    expect(session.log.map(({ kind }) => kind)).toEqual(['plot', 'plot', 'plot', 'offer', 'accept', 'accept']);
    const again = Array.from({ length: 3 }, () => {
      const fork = session.fork();
      return does(fork, plot(fork, 2)).rolls;
    });
    expect(again[0]).not.toEqual(rolled);
    expect(again[1]).toEqual(again[0]);
  });

  test('is part of what a replay checks, and play goes on from it', () => {
    const { session } = takenBack();
    does(session, plot(session, 2, { island: 3, ships: 1 }));
    const loaded = reloaded(session);
    expect(loaded.table).toEqual(session.table);
    expect(loaded.log).toEqual(session.log);
  });

  test('closes the log below it: nobody undoes what lies under the trace', () => {
    const { session } = takenBack();
    expect(whyNot(session, 0)).toBe('you have done nothing yet');
    does(session, plot(session, 2));
    does(session, offer(1, 'takeBack', [0, 2], { to: 2 }));
    expect(acceptLast(session, 0, 2)).toEqual({
      rule: 'CORE-undo',
      why: 'entry 2 is not an action that can be taken back',
    });
  });

  test('can be done again below an earlier trace, with other dice', () => {
    const { session } = takenBack();
    const { rng } = session.table;
    does(session, plot(session, 2));
    does(session, offer(1, 'takeBack', [0, 2], { to: 0 }));
    const [, last] = acceptAll(session, 0, 2);
    expect(session.table.rng).not.toEqual(rng);
    expect(session.table.pending.map(({ by }) => by)).toEqual([0, 1, 2]);
    expect(last!.barrier).toBe(true);
    expect(reloaded(session).table).toEqual(session.table);
  });

  test('is what an undo after it goes back to', () => {
    const { session } = takenBack();
    const { table } = session;
    does(session, offer(0, 'draw', [1, 2], {}));
    session.undo(0);
    expect(session.table).toEqual(table);
  });

  test('needs everybody', () => {
    const session = given();
    does(session, anytime(0, 'gift', { to: 1, gold: 1 }));
    expect(refusalOf(session, offer(0, 'takeBack', [1], { to: 0 }))?.why).toBe('that is offered to everybody at once');
    does(session, offer(0, 'takeBack', [1, 2], { to: 0 }));
    does(session, anytime(1, 'accept', { offer: session.table.offers[0]!.id }));
    expect(session.table.g.gold).toEqual([2, 4, 3]);
  });

  function acceptLast(session: Any, ...seats: number[]) {
    const { id } = session.table.offers[0]!;
    return seats.map((seat) => refusalOf(session, anytime(seat, 'accept', { offer: id }))).at(-1);
  }
});

describe('keyed dice', () => {
  const fight = { 0: [{ island: 0, ships: 2 }], 1: [{ island: 1, ships: 2 }] };
  const fought = (seed: string, ...contributions: string[]) => {
    const session = given({ seed, contributions });
    allPlot(session, fight);
    return session;
  };

  test('are decided by the seed and by everybody who added to it', () => {
    const [one, same, other, more] = [
      fought('s', 'a', 'b'),
      fought('s', 'a', 'b'),
      fought('t', 'a', 'b'),
      fought('s', 'a'),
    ];
    expect(one!.log).toEqual(same!.log);
    for (const another of [other!, more!]) expect(another.opening.rolls).not.toEqual(one!.opening.rolls);
    expect(one!.commitment).toBe(more!.commitment);
  });

  test('leave nothing in the table that predicts them', () => {
    const { table, log, opening } = fought('s', 'a');
    const made = opening.rolls.length + log.flatMap(({ rolls }) => rolls).length;
    expect(table.rng).toEqual([0, made]);
    expect(Object.keys(new KeyedDice(diceKey('s')))).toEqual([]);
  });

  test('are in no imagined world, which has dice of its own', () => {
    const session = fought('s', 'a');
    const { rng } = resampleTable(parley, session.table, 0, randomFrom(1));
    expect(rng).toHaveLength(4);
    expect(rng).not.toEqual(resampleTable(parley, session.table, 0, randomFrom(2)).rng);
  });

  test('are kept by a save, with what was added to the seed, and played again', () => {
    const session = fought('s', 'a', 'b');
    const save = saveOf(session);
    expect(save).toMatchObject({ dice: 'keyed', contributions: ['a', 'b'], commitment: commitmentTo('s') });
    expect(reloaded(session).table).toEqual(session.table);
    const { seal: _, ...unsealed } = save;
    for (const change of [{ contributions: ['b', 'a'] }, { contributions: [] }, { dice: 'seeded' as const }])
      expect(resume(parley, { ...unsealed, ...change }).ok).toBe(false);
  });

  test('go on from a branch of their own after a taking back', () => {
    const session = fought('s', 'a');
    const rolled = session.log[2]!.rolls;
    does(session, offer(1, 'takeBack', [0, 2], { to: 2 }));
    acceptAll(session, 0, 2);
    expect(session.table.rng).toEqual([6, 0]);
    does(session, plot(session, 2));
    expect(session.log.at(-1)!.rolls).not.toEqual(rolled);
    expect(reloaded(session).table).toEqual(session.table);
  });

  test('roll in a fork as they will roll in the session', () => {
    const session = given({ contributions: ['a'] });
    const twin = session.fork();
    allPlot(session, fight);
    allPlot(twin, fight);
    expect(twin.log).toEqual(session.log);
  });
});

describe('entered dice', () => {
  test.each([
    [[], { rule: 'P-1', why: 'a roll of a 14-sided die is needed (1 to 14)' }],
    [[15], { rule: 'P-1', why: '15 is not a roll of a 14-sided die' }],
    [[...UNSHUFFLED, 1], { rule: 'CORE-dice', why: '1 of the given rolls are not needed' }],
  ])('an opening with %j is refused', (rolls, refusal) => {
    expect(Session.start(parley, given().setting, 's', 'entered', { rolls })).toEqual({ ok: false, refusal });
  });

  const six = { rule: 'P-6.2', sides: 6, isDrawn: false };
  /** Seat 0 sails to an island; the plot of seat 1 opens both and needs two rolls. */
  function rolling(...typed: (number | string)[]) {
    const session = given({ seats: 2, rolls: UNSHUFFLED });
    does(session, plot(session, 0, { island: 0, ships: 1 }));
    const before = { table: session.table, hash: hashOfTable(session.table), heard: session.heard(1) };
    const outcome = session.receive(plot(session, 1), typed);
    return { session, outcome, before };
  }

  test.each([
    [[], [], null],
    [[6], [6], null],
    [['6'], [6], null],
    [[7], [], { rule: 'P-6.2', why: '7 is not a roll of a 6-sided die' }],
    [[6, 0], [6], { rule: 'P-6.2', why: '0 is not a roll of a 6-sided die' }],
  ])('an action with %j is bound and waits; nothing of it has happened or been told', (typed, rolls, wrong) => {
    const { session, outcome, before } = rolling(...typed);
    expect(outcome).toMatchObject({ ok: true, awaits: six, wrong, events: [], entry: { kind: 'plot', by: 1, rolls } });
    expect(session.awaiting).toMatchObject({ rolls, wanted: six });
    expect(session.table).toBe(before.table);
    expect(hashOfTable(session.table)).toBe(before.hash);
    expect(session.heard(1)).toEqual(before.heard);
    expect(session.log).toHaveLength(1);
  });

  test('the rolls are asked one by one; the game goes on after the last', () => {
    const { session } = rolling();
    expect(session.roll([6])).toMatchObject({ ok: true, awaits: six, wrong: null, events: [] });
    expect(session.log).toHaveLength(1);
    expect(session.roll(['1'])).toMatchObject({ ok: true, awaits: null, entry: { rolls: [6, 1], barrier: true } });
    expect(session.awaiting).toBeNull();
    const { session: atOnce } = rolling(6, 1);
    expect(session.log).toEqual(atOnce.log);
    expect(session.table).toEqual(atOnce.table);
    expect(session.events).toEqual(atOnce.events);
    expect(session.roll([1])).toEqual({ ok: false, refusal: { rule: 'CORE-dice', why: 'no action waits for a roll' } });
  });

  test.each([
    [[7], { rule: 'P-6.2', why: '7 is not a roll of a 6-sided die' }],
    [[], { rule: 'CORE-dice', why: 'a roll is needed' }],
  ])('a roll %j that cannot be is refused and the action waits on', (typed, refusal) => {
    const { session } = rolling(6);
    const { awaiting } = session;
    expect(session.roll(typed)).toEqual({ ok: false, refusal });
    expect(session.awaiting).toEqual(awaiting);
  });

  test('of a good roll and a wrong one the good one stays', () => {
    const { session } = rolling();
    expect(session.roll([6, 9])).toMatchObject({ ok: true, wrong: { why: '9 is not a roll of a 6-sided die' } });
    expect(session.awaiting?.rolls).toEqual([6]);
  });

  test('rolls that nobody needed are named, and the action is done', () => {
    const surplus = { rule: 'CORE-dice', why: '1 of the given rolls are not needed' };
    const { session, outcome } = rolling(6, 1, 1);
    expect(outcome).toMatchObject({ ok: true, awaits: null, wrong: surplus, entry: { rolls: [6, 1] } });
    expect(session.log).toHaveLength(2);
    const quiet = given({ seats: 2, rolls: UNSHUFFLED });
    expect(quiet.receive(plot(quiet, 0), [3])).toMatchObject({ ok: true, wrong: surplus, entry: { rolls: [] } });
  });

  test('no refusal is an oracle: whatever a sealed answer meets, it is bound with the same words', () => {
    const told = [{ island: 0, ships: 1 }, null].map((voyage) => {
      const session = given({ seats: 2, rolls: UNSHUFFLED });
      does(session, plot(session, 0, ...(voyage ? [voyage] : [])));
      const outcome = session.receive(plot(session, 1), [0]);
      return { isBound: outcome.ok, isOpen: session.undoable(1).ok };
    });
    expect(told).toEqual([
      { isBound: true, isOpen: false },
      { isBound: true, isOpen: false },
    ]);
  });

  test('nothing else happens and nothing is taken back until the roll is known', () => {
    const { session } = rolling();
    const waits = { rule: 'CORE-dice', why: 'a roll is awaited first (P-6.2)' };
    expect(refusalOf(session, plot(session, 1, { island: 1, ships: 1 }))).toEqual(waits);
    expect(refusalOf(session, anytime(0, 'resign', {}))).toEqual(waits);
    for (const seat of [0, 1])
      expect(whyNot(session, seat)).toBe('an action waits for its roll and can no longer be taken back');
    const fork = session.fork();
    expect(fork.roll([6, 1])).toMatchObject({ ok: true, awaits: null });
    expect(session.awaiting).not.toBeNull();
  });

  test('a save carries the action that waits', () => {
    const { session } = rolling(6);
    const loaded = reloaded(session);
    expect(loaded.awaiting).toEqual(session.awaiting);
    expect(saveOf(loaded)).toEqual(saveOf(session));
    loaded.roll([1]);
    session.roll([1]);
    expect(saveOf(loaded)).toEqual(saveOf(session));
    expect('awaiting' in saveOf(session)).toBe(false);
  });

  test.each([
    ['another answer', { with: { voyages: [{ island: 1, ships: 1 }] } }, 'its fingerprint is wrong'],
    ['another roll', { rolls: [5] }, 'its fingerprint is wrong'],
    ['an impossible roll', { rolls: [7] }, '7 is not a roll of a 6-sided die'],
    ['all its rolls', { rolls: [6, 1] }, 'it has all its rolls'],
    ['another seat', { by: 0 }, 'that decision is not yours to make now'],
    ['no shape', { with: 1 }, 'plot: '],
  ])('a waiting action with %s is refused', (_, change, why) => {
    const save = saveOf(rolling(6).session);
    const forged = { ...save, awaiting: { ...save.awaiting!, ...change } };
    const loaded = resume(parley, forged);
    expect(loaded.ok ? null : loaded.why).toContain(`the action that waits for a roll was altered: ${why}`);
  });

  test('what is drawn by its face is told by its face', () => {
    const news: GameEvent[] = [];
    const session = given();
    const play = new Play(parley, session.table, new EnteredDice(['east']), (event) => news.push(event));
    expect(play.roll(2, 'P-1', [1], (side) => ['North', 'East'][side - 1]!)).toBe(2);
    expect(news).toEqual([{ rule: 'P-1', type: 'roll', data: { sides: 2, value: 2, face: 'East' }, visibleTo: [1] }]);
  });

  test('a game that rolls its own dice takes none', () => {
    const session = given();
    expect(refusalOf(session, plot(session, 0), [3])).toEqual({
      rule: 'CORE-dice',
      why: 'this game rolls its own dice',
    });
  });

  test('are kept in the save and played again, also through an undo', () => {
    const session = given({ seats: 2, rolls: UNSHUFFLED });
    allPlot(session, { 0: [{ island: 0, ships: 1 }] }, [6, 1]);
    does(session, anytime(0, 'gift', { to: 1, gold: 1 }));
    const before = session.log.at(-2)!.hash;
    session.undo(0);
    expect(hashOfTable(session.table)).toBe(before);
    expect(reloaded(session).table).toEqual(session.table);
  });
});

describe('a session keeps to itself', () => {
  test('what the caller does to an action afterwards changes nothing', () => {
    const session = given();
    const action = plot(session, 0, { island: 1, ships: 2 });
    does(session, action);
    const hash = hashOfTable(session.table);
    (action.with as { voyages: { ships: number }[] }).voyages[0]!.ships = 99;
    expect(hashOfTable(session.table)).toBe(hash);
    expect(session.log[0]!.with).toEqual({ voyages: [{ island: 1, ships: 2 }] });
  });

  test('what the rules do to an answer does not change the log or the news', () => {
    const session = given();
    allPlot(session, { 2: [{ island: 1, ships: 2 }] });
    expect(session.log[2]!.with).toEqual({ voyages: [{ island: 1, ships: 2 }] });
    expect(session.heard(1).findLast(({ type }) => type === 'plot')?.data).toEqual({
      by: 2,
      voyages: [{ island: 1, ships: 2 }],
    });
  });

  test('nobody can change the record by what he is given of it', () => {
    const session = given();
    allPlot(session, { 2: [{ island: 1, ships: 2 }] });
    const before = JSON.stringify([session.log, session.events]);
    const [event] = session.heard(1);
    expect(() => Object.assign(event!, { type: 'nothing' })).toThrow(TypeError);
    expect(() => Object.assign(event!.data as object, { value: 6 })).toThrow(TypeError);
    expect(() => session.log[0]!.rolls.push(6)).toThrow(TypeError);
    const outcome = session.receive(offer(0, 'draw', [1, 2], {}));
    if (outcome.ok) outcome.events.pop();
    session.undo(0);
    expect(JSON.stringify([session.log, session.events])).toBe(before);
  });

  test('a fork goes its own way', () => {
    const session = given();
    does(session, anytime(0, 'gift', { to: 1, gold: 1 }));
    const twin = session.fork();
    twin.undo(0);
    does(twin, anytime(2, 'gift', { to: 1, gold: 2 }));
    expect(session.table.g.gold).toEqual([2, 4, 3]);
    expect(twin.table.g.gold).toEqual([3, 5, 1]);
    expect(session.log.map(({ by }) => by)).toEqual([0]);
  });

  test('a fault of the program is a refusal, is reported to the host, and changes nothing', () => {
    const broken = {
      ...parley,
      choices: {
        ...parley.choices,
        vote: {
          ...parley.choices.vote,
          apply: (play: { g: { bank: number } }) => {
            play.g.bank = -1;
            throw new Error('broken');
          },
        },
      },
    };
    const started = Session.start(broken, given({ options: { council: 'open' } }).setting, 's');
    if (!started.ok) throw new Error(started.refusal.why);
    const { session } = started;
    allPlot(session);
    const { table } = session;
    const hash = hashOfTable(table);
    const faults: unknown[] = [];
    session.onFault = (error, action) => faults.push([(error as Error).message, action]);
    const vote = answer(session, 0, 'vote', { votes: [0, 0, 0] });
    expect(refusalOf(session, vote)).toEqual({
      rule: 'CORE-fault',
      why: 'the program failed on this action, and nothing has changed; please report it',
    });
    expect(refusalOf(session.fork(), vote)?.rule).toBe('CORE-fault');
    expect(faults).toEqual([
      ['broken', vote],
      ['broken', vote],
    ]);
    expect(session.table).toBe(table);
    expect(hashOfTable(table)).toBe(hash);
    expect(session.log).toHaveLength(3);
  });
});
