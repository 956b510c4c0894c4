import { expect, test } from 'vitest';
import { seededDice } from '../../src/core/dice.ts';
import { GivenDice, Play, randomGame, startTable } from '../../src/core/index.ts';
import { allPlot, answer, anytime, does, given, plot, refusalOf, UNSHUFFLED } from '../parley/given.ts';
import { parley } from '../parley/index.ts';
import { sequence } from '../parley/sequence.ts';
import type { ParleyTypes } from '../parley/state.ts';

const open = (wish: object = {}) => given({ rolls: UNSHUFFLED, ...wish });
const asked = (session: ReturnType<typeof given>) => session.table.pending.map(({ by, kind }) => [by, kind]);

test('1 sequential phases run in their order: income, plots, raiders, council', () => {
  const session = open();
  expect(session.table.stack.map(({ step }) => step)).toEqual(['campaign', 'round', 'plots']);
  expect(session.table.g.gold).toEqual([3, 3, 3]);
  allPlot(session);
  expect(session.table.stack.map(({ step }) => step)).toEqual(['campaign', 'round', 'council']);
});

test('2 sealed plots are opened together, whoever was first, and nobody sees them before', () => {
  const first = open();
  const second = open();
  for (const seat of [2, 0]) does(first, plot(first, seat, { island: seat, ships: 1 }));
  for (const seat of [0, 2]) does(second, plot(second, seat, { island: seat, ships: 1 }));
  expect(first.table).toEqual(second.table);
  expect(first.heard(1).filter(({ type }) => type === 'plot')).toEqual([]);
  expect(asked(first)).toEqual([[1, 'plot']]);
  does(first, plot(first, 1), [6, 1, 6, 1]);
  expect(first.heard(1).flatMap((event) => (event.type === 'plot' ? [event.data] : []))).toEqual([
    { by: 0, voyages: [{ island: 0, ships: 1 }] },
    { by: 1, voyages: [] },
    { by: 2, voyages: [{ island: 2, ships: 1 }] },
  ]);
});

test('3 and 6 an interrupt in mid-battle, inside a voyage, inside the plots', () => {
  const session = open();
  allPlot(session, { 0: [{ island: 0, ships: 1 }], 1: [{ island: 0, ships: 2 }] }, [6, 1]);
  expect(session.table.g.owner[0]).toBe(0);
  expect(session.table.stack.map(({ step }) => step)).toEqual(['campaign', 'round', 'plots', 'voyage', 'battle']);
  expect(asked(session)).toEqual([[0, 'parry']]);
  expect(session.observe(0).decisions[0]?.about).toEqual({ island: 0, attacker: 1 });
  // seat 0 drew card 13 of value 5; attack 4 + 1 against 1 + 5: the attacker loses a ship and is asked
  expect(refusalOf(session, answer(session, 0, 'parry', { card: 12 }))?.rule).toBe('P-6.1');
  does(session, answer(session, 0, 'parry', { card: 13 }), [4, 1]);
  expect(session.table.g.ships).toEqual([4, 3, 4]);
  expect(asked(session)).toEqual([[1, 'pressOn']]);
  does(session, answer(session, 1, 'pressOn', true));
  does(session, answer(session, 0, 'parry', { card: null }), [4, 1]);
  expect(session.table.g.owner[0]).toBe(1);
});

test('4 weighted votes in parts; the chair breaks the tie among those that tied', () => {
  const session = open();
  allPlot(session, { 0: [{ island: 0, ships: 1 }] }, [6, 1]);
  expect(session.observe(0).decisions.find(({ mine }) => mine)?.about).toEqual({ weight: 2 });
  expect(refusalOf(session, answer(session, 0, 'vote', { votes: [1, 1, 1] }))).toEqual({
    rule: 'P-5.1',
    why: 'you have 2 votes',
  });
  does(session, answer(session, 0, 'vote', { votes: [1, 0, 1] }));
  does(session, answer(session, 1, 'vote', { votes: [0, 0, 0] }));
  does(session, answer(session, 2, 'vote', { votes: [0, 1, 0] }));
  expect(asked(session)).toEqual([[1, 'castingVote']]);
  expect(session.table.g.gold).toEqual([3, 3, 3]);
  does(session, answer(session, 1, 'castingVote', 2));
  // the levy of one, and the income of the next round: one and one for the island
  expect(session.table.g.gold).toEqual([6, 5, 5]);
});

test('5 a gift in the middle of a battle leaves the stack and the question alone', () => {
  const session = open();
  allPlot(session, { 0: [{ island: 0, ships: 1 }], 1: [{ island: 0, ships: 2 }] }, [6, 1]);
  const { stack, pending } = session.table;
  does(session, anytime(2, 'gift', { to: 0, gold: 3 }));
  expect(session.table.g.gold).toEqual([6, 3, 0]);
  expect(session.table.stack).toEqual(stack);
  expect(session.table.pending).toEqual(pending);
});

test('7 the raiders rob the richest seat; a die decides among equals only', () => {
  const session = open({ options: { raiders: true } });
  allPlot(session, {}, [2]);
  expect(session.table.g.gold).toEqual([3, 2, 3]);
  const alone = open({ options: { raiders: true } });
  does(alone, anytime(0, 'gift', { to: 1, gold: 1 }));
  allPlot(alone);
  expect(alone.table.g.gold).toEqual([2, 3, 3]);
});

test('8 a parametric plot is refused for what is wrong with it, and every sample is legal', () => {
  const session = open();
  const why = (...voyages: { island: number; ships: number }[]) =>
    refusalOf(session, plot(session, 0, ...voyages))?.why;
  expect(why({ island: 4, ships: 1 })).toBe('a voyage takes ships to an island');
  expect(why({ island: 0, ships: 1 }, { island: 0, ships: 1 })).toBe('one voyage to each island');
  expect(why({ island: 0, ships: 3 }, { island: 1, ships: 2 })).toBe('you have 4 ships, not 5');
});

test('9 three kinds of secrets: the own hand, the face-down deck, a card known to its holder and a spy', () => {
  const session = open();
  const known = (viewer: number | 'public' | 'referee') => (session.observe(viewer).view as { known: unknown }).known;
  expect(known(0)).toEqual([[13, 0]]);
  expect(known('public')).toEqual([]);
  expect(session.observe(0).view).toMatchObject({ deckSize: 11, handSizes: [1, 1, 1], deck: null });
  does(session, anytime(0, 'spy', { on: 2 }), [1]);
  expect(known(0)).toEqual([
    [11, 2],
    [13, 0],
  ]);
  expect(known(1)).toEqual([[12, 1]]);
  expect(session.heard(1).at(-1)?.data).toEqual({ by: 0, on: 2 });
  expect(session.heard(0).at(-1)?.data).toEqual({ on: 2, card: 11 });
  expect(known('referee')).toHaveLength(3);
});

test('10 options are data: an open council shows each vote at once', () => {
  const session = open({ options: { council: 'open', rounds: 1 } });
  allPlot(session);
  does(session, answer(session, 1, 'vote', { votes: [0, 0, 1] }));
  expect(session.observe(0).view).toMatchObject({ votes: [0, 0, 0, 0, 0, 1, 0, 0, 0] });
  does(session, answer(session, 0, 'vote', { votes: [0, 0, 0] }));
  does(session, answer(session, 2, 'vote', { votes: [0, 0, 0] }));
  expect(session.table.result).toEqual({ places: [1, 1, 1], rule: 'P-8', why: 'scores 5, 5, 5' });
});

test('names, payloads and locals of a game are typed', () => {
  const started = startTable(parley, given().setting, 's', new GivenDice(UNSHUFFLED));
  if (!started.ok) throw new Error(started.refusal.why);
  const play = new Play(parley, started.table, seededDice);
  // @ts-expect-error there is no such step
  play.call('nowhere', {});
  // @ts-expect-error a battle needs its locals
  play.call('battle', { attacker: 0 });
  // @ts-expect-error there is no such decision
  play.ask(0, 'surrender', 'P-0', null);
  // @ts-expect-error a parry is about an island and an attacker
  play.ask(0, 'parry', 'P-0', { island: 0 });
  // @ts-expect-error a step that needs locals cannot stand in a sequence
  sequence<ParleyTypes>('income', 'battle');
  // @ts-expect-error the answer to a vote is a list
  const wrong: ParleyTypes['choices']['vote']['answer'] = { votes: 1 };
  expect(parley.choices.vote.shape.safeParse(wrong).success).toBe(false);
  play.call('battle', { attacker: 0, island: 1, ships: 2 });
  expect(play.top).toEqual({ step: 'battle', at: 0, my: { attacker: 0, island: 1, ships: 2 }, back: null });
});

test('sealed answers are not opened any further once one of them has ended the game', () => {
  const opened: number[] = [];
  const vote: typeof parley.choices.vote = {
    ...parley.choices.vote,
    apply: (play, _, { by }) => {
      opened.push(by);
      play.finish({ places: [1, 2, 3], rule: 'P-5', why: 'enough' });
    },
  };
  const table = randomGame({ ...parley, choices: { ...parley.choices, vote } }, given().setting, 's');
  expect(table).toMatchObject({ ok: true, table: { result: { why: 'enough' }, envelopes: [], pending: [] } });
  expect(opened).toEqual([0]);
});

test('a step that runs in circles and steps that end without a result are named', () => {
  const start = (steps: object) =>
    startTable({ ...parley, steps: { ...parley.steps, ...steps } }, given().setting, 's', seededDice);
  expect(() => start({ shuffle: () => {} })).toThrow('the steps run in circles at shuffle');
  expect(() => start({ campaign: (play: { done(): void }) => play.done() })).toThrow('ended without a result');
});
