import { expect, test } from 'vitest';
import { playToEnd, resultAgain } from '../src/core/testing/endings.ts';
import {
  type Decision,
  type Game,
  type GameTypes,
  Play,
  pickFrom,
  playersOf,
  randomAction,
  type Session,
  seededDice,
  type Wish,
} from '../src/index.ts';
import { gameLoaders } from '../src/testing.ts';

/** Every way in which The Sword and the Stars ends, each as a whole recorded game: played, saved, and played again roll by roll. */
const game = open();

function open(): Game<GameTypes> {
  const opened = gameLoaders.find(({ id }) => id === 'sword-and-stars')?.open(null, null);
  if (!opened?.ok) throw new Error('the game does not open');
  return opened.module.game;
}

interface State {
  gameTurn: number;
  round: number;
  names: string[];
}
type Playing = Session<GameTypes>;
const stateOf = ({ table }: Playing): State => table.g as State;

/** What somebody does instead of what random players would; null: nothing special. */
type Steer = (decision: Decision, session: Playing) => object | null;
const nothingSpecial: Steer = () => null;

function record(wish: Wish, seed: string, steer: Steer = nothingSpecial): Playing {
  const random = playersOf(seed);
  const session = playToEnd(game, wish, seed, (now) => {
    const decision = pickFrom(now.table.pending, random);
    return steer(decision, now) ?? randomAction(new Play(game, now.table, seededDice), decision, random);
  });
  expect(game.audit(session.table.g)).toEqual([]);
  expect(resultAgain(session)).toEqual(session.table.result);
  return session;
}

const answer = ({ id, by, kind }: Decision, value: unknown): object => ({ decision: id, by, kind, with: value });
const anytime = (by: number, kind: string, payload: object = {}): object => ({
  decision: null,
  by,
  kind,
  with: payload,
});
/** Once, at the first question of the kind. */
function once(kind: string, act: (decision: Decision) => object): Steer {
  let isDone = false;
  return (decision) => {
    if (isDone || decision.kind !== kind) return null;
    isDone = true;
    return act(decision);
  };
}

test('SS-25.2c the last Game-Turn ends it by itself: most points win', () => {
  const session = record({ scenario: 'two-new-empires' }, 'last Game-Turn');
  expect([stateOf(session).gameTurn, stateOf(session).round]).toEqual([2, 5]);
  expect(session.table.result).toEqual({
    places: [1, 2],
    rule: 'SS-25.2c',
    why: 'VeReen Empire won with 8 points',
  });
});

test('SS-25.2b SS-25.4d a vote ends it after the mandatory Game-Turns', () => {
  const ends: Steer = (decision) => (decision.kind === 'voteToEnd' ? answer(decision, { vote: 'end' }) : null);
  const session = record({ scenario: 'empire-at-bay', seats: 3 }, 'vote', ends);
  expect([stateOf(session).gameTurn, session.table.result?.rule]).toEqual([2, 'SS-25.2b']);
});

test('SS-25.2b whoever wants to play on decides it by more votes', () => {
  const goesOn: Steer = (decision) => (decision.kind === 'voteToEnd' ? answer(decision, { vote: 'continue' }) : null);
  const session = record({ scenario: 'empire-at-bay', seats: 3 }, 'vote', goesOn);
  expect([stateOf(session).gameTurn, session.table.result?.rule]).toEqual([3, 'SS-25.2c']);
});

/** The last Round: the Avian player owes his turn of Total War, but has had this Round's. */
const lastRound = (gameTurn: number) => ({
  scenario: 'empire-no-more',
  start: { gameTurn, round: 5, phase: 'leftovers' },
  wars: [{ violator: 'vereen', owed: ['avian'] }],
});

test('SS-8.32 an open Total War adds a Round to the last Game-Turn', () => {
  const session = record({ scenario: 'empire-no-more', position: lastRound(4) }, 'extra Round');
  expect([stateOf(session).gameTurn, stateOf(session).round]).toEqual([4, 6]);
  expect(session.table.result?.rule).toBe('SS-25.2c');
});

test('SS-8.32 a vote carried during a Total War: one Round more, then the end', () => {
  const ends: Steer = (decision) => (decision.kind === 'voteToEnd' ? answer(decision, { vote: 'end' }) : null);
  const session = record({ scenario: 'empire-no-more', position: lastRound(2) }, 'vote in war', ends);
  expect([stateOf(session).gameTurn, stateOf(session).round]).toEqual([2, 6]);
  expect(session.table.result?.rule).toBe('SS-8.32');
});

test('SS-25.4d equal points share the win', () => {
  const position = {
    scenario: 'two-new-empires',
    start: { gameTurn: 2, round: 5, active: 'nelldon', stage: 'loop' },
    players: { vereen: { turnDone: true, cards: 0 }, nelldon: { sectors: [3, 5, 3], cards: 0 } },
    systems: {
      veree: { tech: 2 },
      nelldon: { tech: 2 },
      'av-lem': { owner: 'independent' },
      barton: { owner: 'independent' },
    },
  };
  const ends: Steer = (decision) => answer(decision, { do: 'end' });
  const { result } = record({ scenario: 'two-new-empires', position }, 'tie', ends).table;
  expect(result).toEqual({
    places: [1, 1], // each: Tech Level 2, 3 for the System, 3 for the Treaty
    rule: 'SS-25.2c',
    why: 'VeReen Empire and Nelldon Empire won with 8 points',
  });
});

test('SS-8.32 whoever violates Atjay in every Round cannot put the end off by more than five', () => {
  const HIVE = 4;
  const { nodeById } = game.data as { nodeById: Map<string, number> };
  const raid = { do: 'raid', base: nodeById.get('dom'), target: nodeById.get('atjay'), path: [], gate: true };
  const position = {
    scenario: 'empire-no-more',
    start: { gameTurn: 4, round: 5, active: 'hive', stage: 'loop' },
    players: {
      hive: { points: 900 },
      ...Object.fromEntries(['atjayan', 'avian', 'vereen', 'hospodar'].map(hasPlayed)),
    },
    systems: { dom: { tech: 3, web: 3, gate: true } },
  };
  /** The Hive plays last, and raids Atjay through its StarGate once in every turn. */
  const offends: Steer = (decision, { table }) => {
    const { stage, players } = table.g as { stage: number; players: { operations: number[] } };
    const free = (decision.about as { free?: number[] } | null)?.free;
    if (decision.kind === 'position') return answer(decision, { position: free?.at(decision.by === HIVE ? -1 : 0) });
    if (decision.kind !== 'act' || decision.by !== HIVE) return null;
    if (stage === 0) return answer(decision, { do: 'draw' });
    return answer(decision, players.operations[HIVE] === 0 ? { ...raid, extra: 20, chits: [] } : { do: 'end' });
  };
  const session = record({ scenario: 'empire-no-more', position }, 'five extra Rounds', offends);
  expect([stateOf(session).gameTurn, stateOf(session).round, session.table.result?.rule]).toEqual([4, 10, 'SS-25.2c']);
  expect(session.events.flat().filter(({ type }) => type === 'total-war')).toHaveLength(6);
});
const hasPlayed = (id: string) => [id, { turnDone: true }] as const;

/** The last act of the solitaire game, with so many Systems of nine points each and one worth `rest`. */
const alone = (nines: number, rest = 0) => {
  const far = ['dom', 'horton', 'saar', 'kalaf', 'nur', 'asak', 'flute', 'perkis', 'phage', 'lund'];
  const full = { owner: 'atjayan', tech: 3 as const, treaty: ['atjayan'] };
  const systems = Object.fromEntries(far.slice(0, nines - 1).map((id) => [id, full]));
  const last = rest > 0 ? { leandri: { owner: 'atjayan', tech: rest - 3 } } : {};
  return {
    scenario: 'rise-of-empire',
    start: { gameTurn: 2, round: 5, active: 'atjayan', stage: 'loop' },
    players: { atjayan: { sectors: [3, 9, 3], cards: 0 } },
    systems: { ...systems, ...last },
  };
};

test.each([
  ['Excellent', 91, alone(10, 1)],
  ['Very Good', 90, alone(10)],
  ['Very Good', 72, alone(8)],
  ['Good', 63, alone(7)],
  ['Mediocre', 54, alone(6)],
  ['Poor', 45, alone(5)],
  ['Very Poor', 36, alone(4)],
])('SS-26.4 the solitaire game is %s with %i points', (level, points, position) => {
  const ends: Steer = (decision) => answer(decision, { do: 'end' });
  const { result } = record({ scenario: 'rise-of-empire', position }, 'alone', ends).table;
  expect(result).toEqual({ places: [1], rule: 'SS-26.4', why: `${level} with ${points} points` });
});

test('SS-26.4 a whole solitaire game', () => {
  const session = record({ scenario: 'rise-of-empire' }, 'solitaire');
  expect([stateOf(session).gameTurn, stateOf(session).round]).toEqual([2, 5]);
  expect(session.table.result).toEqual({ places: [1], rule: 'SS-26.4', why: 'Very Poor with 9 points' });
});

test('SS-25.31 SS-25.35 players drop out one after the other until one is left', () => {
  const leaves: Steer = (decision, session) =>
    decision.kind === 'act' && decision.by !== 4 && session.log.length > 40
      ? anytime(decision.by, 'dropOut', { to: 4 })
      : null;
  const { result } = record({ scenario: 'great-galactic-war' }, 'drop-outs', leaves).table;
  expect(result).toEqual({
    places: [2, 2, 2, 2, 1],
    rule: 'SS-25.31',
    why: expect.stringContaining('is the only one left'),
  });
});

test('SS-25.31 a leaver comes behind those who play to the end', () => {
  const leaves = once('act', ({ by }) => anytime(by, 'dropOut', { to: -1 }));
  const { result } = record({ scenario: 'empire-at-bay', seats: 4 }, 'one leaves', leaves).table;
  expect([result?.rule, result?.places.filter((place) => place === 4)]).toEqual([
    expect.stringMatching(/^SS-25\.2/),
    [4],
  ]);
});

test('SS-25.31 giving up in the middle of something: the other has won at the next pause', () => {
  const resigns = once('tax', ({ by }) => anytime(by, 'resign'));
  const session = record({ scenario: 'two-new-empires' }, 'resigns', resigns);
  const { by } = session.log.find(({ kind }) => kind === 'resign')!;
  expect(session.table.result).toEqual({
    places: by === 0 ? [2, 1] : [1, 2],
    rule: 'SS-25.31',
    why: `${stateOf(session).names[1 - by]} is the only one left`,
  });
});

test('SS-25.31 a single player gives up', () => {
  const { result } = record(
    { scenario: 'rise-of-empire' },
    'gives up',
    once('act', ({ by }) => anytime(by, 'resign')),
  ).table;
  expect(result).toEqual({ places: [1], rule: 'SS-25.31', why: 'the game was given up' });
});

test('a draw needs the consent of all', () => {
  const asks = once('act', ({ by }) =>
    anytime(by, 'offer', { kind: 'draw', to: [0, 1, 2].filter((seat) => seat !== by), terms: {} }),
  );
  const draws: Steer = (decision, session) => {
    const [offer] = session.table.offers;
    const next = offer?.to.find((seat) => !offer.accepted.includes(seat));
    return offer && next !== undefined ? anytime(next, 'accept', { offer: offer.id }) : asks(decision, session);
  };
  const { result } = record({ scenario: 'beginning-of-the-end' }, 'draw', draws).table;
  expect(result).toEqual({ places: [1, 1, 1], rule: 'CORE-draw', why: 'all agreed to a draw' });
});

test('SS-35.5 SS-35.5b a Cycle ends at its agreed length, or by the vote of the agreed Game-Turn', () => {
  const wish = { scenario: 'galactic-cycle', seats: 2, options: { length: 11, firstVote: 10 } };
  const cast =
    (vote: string): Steer =>
    (decision) =>
      decision.kind === 'voteToEnd' ? answer(decision, { vote }) : null;
  const voted = record(wish, 'Cycle 2', cast('end'));
  expect([stateOf(voted).gameTurn, voted.table.result?.rule]).toEqual([10, 'SS-25.2b']);
  const full = record(wish, 'Cycle 2', cast('continue'));
  expect([stateOf(full).gameTurn, full.table.result?.rule]).toEqual([11, 'SS-25.2c']);
});

test('SS-35.6 a Cycle from an alternate start ends at its own length', () => {
  const options = { alternateStart: 'empire-at-bay', length: 10, firstVote: 10 };
  const session = record({ scenario: 'galactic-cycle', seats: 5, options }, 'alternate start');
  expect([stateOf(session).names[2], stateOf(session).gameTurn, session.table.result?.rule]).toEqual([
    'Barnz Confederation',
    10,
    'SS-25.2c',
  ]);
});

test('SS-35.2b SS-25.31 the only player of a Cycle leaves while others may still join or wait', () => {
  const leaves = (): Steer => once('act', ({ by }) => anytime(by, 'resign'));
  const open = { scenario: 'galactic-cycle', seats: 2, options: { latecomers: 1 } };
  expect(record(open, 'nobody came', leaves()).table.result).toEqual({
    places: [1, 1],
    rule: 'SS-25.31',
    why: 'the game was given up',
  });
  expect(record({ scenario: 'galactic-cycle', seats: 2 }, 'one waits', leaves()).table.result).toMatchObject({
    places: [2, 1],
    rule: 'SS-25.31',
  });
});
