/** Two tables that differ in one secret: whoever may not know it sees, hears and may do the same, byte by byte (A11). */
import { describe, expect, test } from 'vitest';
import { seededDice } from '#core/dice';
import { heardBy } from '#core/observe';
import { Play } from '#core/play';
import type { Action, GameEvent, Viewer } from '#core/types';
import { hintFor } from '../figures/hint.ts';
import { noOrders } from '../orders/orders.ts';
import { NOTHING } from '../rules/04-agreements/trade.ts';
import { HAND, IN_CUP } from '../state.ts';
import { type Given, system } from '../testing/given.ts';
import { ATJAYAN, AVIAN, HIVE, HOSPODAR, VEREEN } from '../testing/given-confederation.ts';
import { stellar } from '../testing/given-operation.ts';
import {
  acting,
  answering,
  anytime,
  doing,
  offering,
  type SwordSession,
  sessionFrom,
} from '../testing/given-session.ts';
import { showTopic } from '../text/show.ts';

const POSITION: Given = {
  start: { active: 'vereen', stage: 'loop' },
  players: {
    hive: { hand: ['hive-surge', 'confederation-influence'] },
    atjayan: { hand: ['weapons-advance'] },
    vereen: { hand: ['treaty-signed'] },
  },
};
const ALL: readonly Viewer[] = [ATJAYAN, AVIAN, VEREEN, HOSPODAR, HIVE, 'public'];
const but = (...knowing: Viewer[]): Viewer[] => ALL.filter((viewer) => !knowing.includes(viewer));

/** Everything that reaches a viewer: the observation, texts, own options with hints, acts out of turn and why not. */
function knownTo(session: SwordSession, viewer: Viewer): string {
  const observation = session.observe(viewer);
  const { view } = observation;
  const texts = ['situation', 'map', 'logs', 'The Hive', 'Atjay'].map((topic) => showTopic(view as never, topic));
  return JSON.stringify([observation, texts, typeof viewer === 'number' ? mayDo(session, viewer) : null]);
}

function mayDo({ game, table }: SwordSession, seat: number): unknown {
  const play = new Play(game, table, seededDice);
  const why = (kind: string, payload: unknown): unknown =>
    play.check({ decision: null, by: seat, kind, with: payload } as Action);
  const acts = Object.entries(game.anytime).map(([kind, one]) => {
    const options = (one.options?.(play, seat) ?? []) as unknown[];
    return [kind, options, options.map((payload) => why(kind, payload))];
  });
  const chits = table.g.chits.map((_, chit) => [why('playChit', { chit }), why('discardChit', { chit })]);
  const own = table.pending.filter(({ by }) => by === seat);
  const answers = own.map((decision) => {
    const options = play.choiceOf(decision.kind).options?.(play, decision) ?? [];
    return options.map((answer) => [answer, hintFor(play, decision, answer)]);
  });
  return [acts, chits, answers];
}

function sameFor(viewers: readonly Viewer[], one: SwordSession, other: SwordSession): void {
  for (const viewer of viewers) expect(knownTo(other, viewer)).toBe(knownTo(one, viewer));
}
const heard = (viewer: Viewer, events: readonly GameEvent[]): string => JSON.stringify(heardBy(viewer, events));

/** A table of its own whose secret is changed behind the rules' back. */
function changed(change: (g: SwordSession['table']['g'], table: SwordSession['table']) => void): SwordSession {
  const session = sessionFrom(POSITION);
  change(session.table.g, session.table);
  return session;
}

describe('chits', () => {
  /** Another Holding chit in the hand of the Hive. */
  const other = changed(({ chits }) => {
    const held = chits.lastIndexOf(HAND + HIVE);
    const kinds = standardKinds();
    const fresh = chits.findIndex((place, chit) => place === IN_CUP && kinds[chit] === 'trade-disruption');
    [chits[held], chits[fresh]] = [IN_CUP, HAND + HIVE];
  });

  test('SS-9.2a a hand is known to its owner alone', () => {
    const one = sessionFrom(POSITION);
    sameFor(but(HIVE), one, other);
    expect(knownTo(other, HIVE)).not.toBe(knownTo(one, HIVE));
    expect(knownTo(other, 'referee')).not.toBe(knownTo(one, 'referee'));
  });

  test('SS-9.2a others hear that one was drawn, not which', () => {
    const drawn = (seed: string) => {
      const session = sessionFrom({ ...POSITION, start: { active: 'vereen', stage: 'start' } }, seed);
      return { session, ...acting(session, VEREEN, { do: 'draw' }) };
    };
    const kept = Array.from({ length: 20 }, (_, seed) => drawn(String(seed))).filter(
      ({ events }) => events.at(-1)?.type === 'chit-kept',
    );
    const one = kept[0]!;
    const two = kept.find(({ events }) => heard(VEREEN, events) !== heard(VEREEN, one.events))!;
    for (const viewer of but(VEREEN)) expect(heard(viewer, two.events)).toBe(heard(viewer, one.events));
    sameFor(but(VEREEN), one.session, two.session);
  });

  test('SS-9.2a the place that a chit had in the cup would tell its drawer of other hands: it is announced to nobody', () => {
    const { events } = acting(sessionFrom({ ...POSITION, start: { active: 'vereen', stage: 'start' } }), VEREEN, {
      do: 'draw',
    });
    expect(events[0]).toMatchObject({ type: 'roll', rule: 'SS-5.0g', visibleTo: [] });
  });
});

function standardKinds(): string[] {
  const { data } = sessionFrom(POSITION).game;
  return data.chits.map((kind) => data.chitKinds[kind]!.id);
}

test('SS-5.0c which Year Card comes next nobody can see, not even the referee', () => {
  const one = sessionFrom(POSITION);
  const other = changed((_, table) => {
    table.rng = [9, 8, 7, 6];
  });
  sameFor([...ALL, 'referee'], one, other);
});

describe('ballots', () => {
  const ladau = anytime(AVIAN, 'callSession', { cause: 'ladau', about: -1 });
  const influence = standardKinds().indexOf('confederation-influence');
  const sealing = (choice: number, votes: number, chits: number[]) => {
    const session = sessionFrom({ ...POSITION, players: { atjayan: { hand: ['confederation-influence'] } } });
    doing(session, ladau);
    return { session, ...doing(session, answering(session, ATJAYAN, 'ballot', { choice, votes, chits })) };
  };

  test('SS-7.0c a ballot is sealed until the last one is in', () => {
    const [one, other] = [sealing(0, 18, [influence]), sealing(1, 2, [])];
    sameFor(but(ATJAYAN), one.session, other.session);
    for (const viewer of ALL) expect(heard(viewer, other.events)).toBe(heard(viewer, one.events));
    for (const { session } of [one, other])
      for (const seat of [AVIAN, VEREEN, HOSPODAR])
        doing(session, answering(session, seat, 'ballot', { choice: -1, votes: 0, chits: [] }));
    expect([one, other].map(({ session }) => session.table.g.ladau)).toEqual([1, 0]);
  });

  test('SS-25.2b so is a vote to end', () => {
    const vote = (word: string): SwordSession => {
      const session = sessionFrom({ start: { gameTurn: 2, round: 5, phase: 'voteToEnd' } });
      expect(session.table.pending.map(({ sealed }) => sealed)).toEqual([true, true, true, true, true]);
      doing(session, answering(session, ATJAYAN, 'voteToEnd', { vote: word }));
      return session;
    };
    sameFor(ALL, vote('end'), vote('continue'));
  });
});

describe('bargains', () => {
  test('SS-4.1a an offer is seen by its two parties', () => {
    const made = (points: number) => {
      const session = sessionFrom(POSITION);
      const terms = { give: { ...NOTHING, points }, take: NOTHING, untilRound: 0 };
      return { session, ...doing(session, offering(ATJAYAN, [HIVE], 'trade', terms)) };
    };
    const [one, other] = [made(1), made(2)];
    sameFor(but(ATJAYAN, HIVE), one.session, other.session);
    for (const viewer of but(ATJAYAN, HIVE)) expect(heard(viewer, other.events)).toBe('[]');
    expect(knownTo(other.session, HIVE)).not.toBe(knownTo(one.session, HIVE));
  });

  test('SS-4.3a a private agreement is, a public one is not', () => {
    const bound = (text: string, isPrivate: boolean) => {
      const session = sessionFrom(POSITION);
      doing(session, offering(ATJAYAN, [HIVE], 'agreement', { text, isPrivate }));
      return { session, ...doing(session, anytime(HIVE, 'accept', { offer: session.table.offers[0]!.id })) };
    };
    const [one, other] = [bound('peace', true), bound('war on VeRee', true)];
    sameFor(but(ATJAYAN, HIVE), one.session, other.session);
    for (const viewer of but(ATJAYAN, HIVE)) expect(heard(viewer, other.events)).toBe('[]');
    expect(knownTo(bound('peace', false).session, VEREEN)).toContain('peace');
  });
});

describe('orders', () => {
  const secrets: [string, (session: SwordSession) => void][] = [
    [
      'standing orders',
      (session) => doing(session, anytime(HIVE, 'setOrders', { orders: { ...noOrders(), contest: 'never' } })),
    ],
    [
      'holds',
      (session) => doing(session, anytime(HIVE, 'hold', { holds: [{ at: 'operation', player: ATJAYAN, system: -1 }] })),
    ],
    ['an armed Hive Surge', (session) => doing(session, anytime(HIVE, 'armSurge', { armed: true }))],
  ];
  test.each(secrets)('A12 %s are known to their seat alone', (_, give) => {
    const [one, other] = [sessionFrom(POSITION), sessionFrom(POSITION)];
    give(other);
    sameFor(but(HIVE), one, other);
    expect(knownTo(other, HIVE)).not.toBe(knownTo(one, HIVE));
    const acts = [one, other].map((session) => acting(session, VEREEN, stellar('govern', 'veree')));
    for (const viewer of but(HIVE)) expect(heard(viewer, acts[1]!.events)).toBe(heard(viewer, acts[0]!.events));
    expect(other.table.g.systems.tech[system('veree')]).toBe(one.table.g.systems.tech[system('veree')]);
  });
});
