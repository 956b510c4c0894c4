/** Bad trades, votes out of their window, illegal paths, overspending: refused with the case, and not a byte has changed. */
import { describe, expect, test } from 'vitest';
import { NOTHING } from '../rules/04-agreements/trade.ts';
import type { Goods } from '../types.ts';
import { type Given, system } from './given.ts';
import { ATJAYAN, AVIAN, HIVE, HOSPODAR, VEREEN } from './given-confederation.ts';
import { interstellar, stellar } from './given-operation.ts';
import { acting, answering, anytime, doing, offering, type SwordSession, sessionFrom } from './given-session.ts';

/** VeReen's turn: 12 points; a StarGate that works on VeRee, one that does not on Barnz, a full Web. */
const POSITION: Given = {
  start: { active: 'vereen', stage: 'loop' },
  players: { hospodar: { expelled: true } },
  systems: {
    veree: { gate: true, web: 3 },
    barnz: { gate: true },
    lund: { treaty: ['avian'] },
    ambrel: { treaty: ['avian', 'vereen'] },
  },
};
const bytesOf = ({ table, log }: SwordSession): string => JSON.stringify([table, log.length]);

/** The case that refuses it; the table must be as before. */
function refusedBy(session: SwordSession, action: object): string {
  const before = bytesOf(session);
  const outcome = session.receive(action);
  expect(bytesOf(session)).toBe(before);
  if (outcome.ok) throw new Error('it was accepted');
  expect(outcome.refusal.why).not.toBe('');
  return outcome.refusal.rule;
}

describe('bad trades', () => {
  const goods = (more: Partial<Goods>): Goods => ({ ...NOTHING, ...more });
  const whole = (id: string): Goods => goods({ systems: [{ system: system(id), web: true, gate: true, tally: true }] });
  const rows: [rule: string, what: string, give: Goods, take: Goods][] = [
    ['SS-4.1a', 'more points than there are', goods({ points: 13 }), NOTHING],
    ['SS-4.1a', 'more points than the other has', NOTHING, goods({ points: 13 })],
    ['SS-4.1a', 'nothing for nothing', NOTHING, NOTHING],
    ['SS-4.1c', "a third player's System", whole('dom'), NOTHING],
    ['SS-4.1c', "the other's System as one's own", whole('prantis'), NOTHING],
    ['SS-4.1f', 'the Seat', whole('veree'), NOTHING],
    ['SS-4.1f', "the other's Seat", NOTHING, whole('windstar')],
    ['SS-4.1a', 'one System twice', goods({ systems: [...whole('lund').systems, ...whole('lund').systems] }), NOTHING],
    ['SS-4.1a', 'a gap System', goods({ treaties: [system('gap-4')] }), NOTHING],
    ['SS-4.1a', 'a Treaty that he has not', goods({ treaties: [system('lund')] }), NOTHING],
    ['SS-19.11', 'a Treaty that the other has', goods({ treaties: [system('ambrel')] }), NOTHING],
    ['SS-4.1e', 'a Trade Connection that he has not', goods({ trades: [system('dom')] }), NOTHING],
  ];
  test.each(rows)('%s %s', (rule, _, give, take) => {
    const session = sessionFrom(POSITION);
    expect(refusedBy(session, offering(VEREEN, [AVIAN], 'trade', { give, take, untilRound: 0 }))).toBe(rule);
  });

  test('SS-4.1f a chit, a card or a Sector has no place in one', () => {
    const session = sessionFrom(POSITION);
    const give = { ...NOTHING, points: 1, chits: [3] };
    expect(refusedBy(session, offering(VEREEN, [AVIAN], 'trade', { give, take: NOTHING, untilRound: 0 }))).toBe(
      'CORE-shape',
    );
  });

  const twelve = { give: goods({ points: 12 }), take: NOTHING, untilRound: 0 };
  const acceptance = ({ table }: SwordSession, by: number): object =>
    anytime(by, 'accept', { offer: table.offers[0]!.id });

  test('SS-4.1a what the maker has spent since is not taken from him', () => {
    const session = sessionFrom(POSITION);
    doing(session, offering(VEREEN, [AVIAN], 'trade', twelve));
    acting(session, VEREEN, stellar('govern', 'veree', 1));
    expect(refusedBy(session, acceptance(session, AVIAN))).toBe('SS-4.1a');
    expect(session.table.offers).toHaveLength(1);
  });

  test('SS-4.1a none is closed in the middle of an Operation, nor by others, nor after its Round', () => {
    const session = sessionFrom(POSITION);
    doing(session, offering(ATJAYAN, [HOSPODAR], 'trade', { ...twelve, give: goods({ points: 1 }) }));
    expect(refusedBy(session, acceptance(session, AVIAN))).toBe('CORE-anytime');
    acting(session, VEREEN, interstellar('conquest', 'veree', 'brandon'));
    expect(refusedBy(session, acceptance(session, HOSPODAR))).toBe('SS-4.1a');
    const past = { ...twelve, untilRound: 1 };
    const later = sessionFrom({ ...POSITION, start: { ...POSITION.start, gameTurn: 2 } });
    expect(refusedBy(later, offering(VEREEN, [AVIAN], 'trade', past))).toBe('SS-4.1a');
  });
});

describe('votes out of their window', () => {
  const calls: [rule: string, what: string, by: number, cause: string, about: number][] = [
    ['SS-7.1a', "LA'DAU by one who is no member", HIVE, 'ladau', -1],
    ['SS-7.1b', "a Treaty with another's System", VEREEN, 'treaty', system('dom')],
    ['SS-19.0c', 'a Treaty without a Trade Connection', VEREEN, 'treaty', system('lund')],
    ['SS-19.11', 'a Treaty that he has', VEREEN, 'treaty', system('ambrel')],
    ['SS-7.1f', 'the breach of an agreement that does not bind him', VEREEN, 'breach', 7],
    ['SS-7.22c', 'readmission of one who is not expelled', AVIAN, 'readmission', VEREEN],
    ['SS-7.22c', 'readmission by one who is no member', HIVE, 'readmission', HOSPODAR],
  ];
  test.each(calls)('%s %s', (rule, _, by, cause, about) => {
    expect(refusedBy(sessionFrom(POSITION), anytime(by, 'callSession', { cause, about }))).toBe(rule);
  });

  const ladau = anytime(AVIAN, 'callSession', { cause: 'ladau', about: -1 });
  const allVote = (session: SwordSession): void => {
    while (session.table.pending[0]!.kind === 'ballot')
      doing(session, answering(session, session.table.pending[0]!.by, 'ballot', { choice: -1, votes: 0, chits: [] }));
  };

  test("SS-25.1a LA'DAU a second time in a Round; SS-7.1a in the middle of an Operation", () => {
    const session = sessionFrom(POSITION);
    doing(session, ladau);
    allVote(session);
    expect(refusedBy(session, ladau)).toBe('SS-25.1a');
    const busy = sessionFrom(POSITION);
    acting(busy, VEREEN, interstellar('conquest', 'veree', 'brandon'));
    expect(refusedBy(busy, ladau)).toBe('SS-7.1a');
  });

  test('SS-7.0c SS-9.23 SS-7.21a too many votes, chits of nobody, the vote of an expelled player, a second one', () => {
    const session = sessionFrom(POSITION);
    const ballot = (by: number, votes: number, chits: number[] = []): object =>
      answering(session, by, 'ballot', { choice: 0, votes, chits });
    expect(refusedBy(session, ballot(AVIAN, 1))).toBe('CORE-turn');
    doing(session, ladau);
    expect(refusedBy(session, ballot(AVIAN, 5))).toBe('SS-7.0c');
    expect(refusedBy(session, answering(session, AVIAN, 'ballot', { choice: 2, votes: 1, chits: [] }))).toBe('SS-7.0c');
    expect(refusedBy(session, ballot(AVIAN, 4, [0]))).toBe('SS-9.23');
    expect(refusedBy(session, ballot(HOSPODAR, 1))).toBe('CORE-turn');
    doing(session, ballot(AVIAN, 4));
    expect(refusedBy(session, ballot(AVIAN, 4))).toBe('CORE-turn');
  });

  test('SS-25.2b SS-8.2a votes to end and calls that nobody has asked for', () => {
    const session = sessionFrom(POSITION);
    expect(refusedBy(session, answering(session, VEREEN, 'voteToEnd', { vote: 'end' }))).toBe('CORE-turn');
    expect(refusedBy(session, answering(session, AVIAN, 'call', { call: true }))).toBe('CORE-turn');
  });
});

describe('illegal paths', () => {
  const rows: [rule: string, what: string, act: object][] = [
    ['SS-11.62a', 'a step that is none', interstellar('raid', 'veree', 'nelldon', { path: ['barton'] })],
    ['SS-11.62a', 'no step at all', interstellar('raid', 'veree', 'nelldon')],
    ['SS-11.62a', 'a detour', interstellar('conquest', 'veree', 'brandon', { path: ['av-lem'] })],
    ['SS-11.61', 'beyond the Range', interstellar('communicate', 'lund', 'atjay')],
    ['SS-3.1', 'to a gap System', interstellar('conquest', 'veree', 'gap-4')],
    ['SS-3.1', 'from a gap System', interstellar('conquest', 'gap-4', 'atjay')],
    ['SS-11.6a', 'to the Base itself', interstellar('communicate', 'veree', 'veree')],
    ['SS-11.56a', "from another's System", interstellar('conquest', 'brandon', 'nelldon')],
    ['SS-18.32', 'through no StarGate', interstellar('raid', 'lund', 'dom', { gate: true })],
    ['SS-18.31', 'through one below Tech Level 2', interstellar('raid', 'barnz', 'dom', { gate: true })],
    [
      'SS-18.32',
      'through one along a path',
      interstellar('raid', 'veree', 'nelldon', { gate: true, path: ['brandon'] }),
    ],
    ['SS-6.52a', 'as the guest of somebody', interstellar('communicate', 'veree', 'brandon', { host: AVIAN })],
    ['SS-12.0', 'against an own System', interstellar('conquest', 'veree', 'barnz')],
    ['SS-13.0b', 'a Raid on an own System', interstellar('raid', 'veree', 'barnz')],
    ['SS-11.56b', "a Govern on another's", stellar('govern', 'dom')],
  ];
  test.each(rows)('%s %s', (rule, _, act) => {
    const session = sessionFrom(POSITION);
    expect(refusedBy(session, answering(session, VEREEN, 'act', act))).toBe(rule);
  });

  test('SS-11.52 out of turn', () => {
    const session = sessionFrom(POSITION);
    expect(refusedBy(session, answering(session, ATJAYAN, 'act', stellar('govern', 'atjay')))).toBe('CORE-turn');
  });
});

describe('overspending', () => {
  const rows: [rule: string, what: string, act: object][] = [
    ['SS-11.53', 'an extra point too many', interstellar('conquest', 'veree', 'brandon', { extra: 11 })],
    ['SS-11.53', 'a Govern with more than there is', stellar('govern', 'veree', 13)],
    ['SS-11.54a', 'a rating below zero', interstellar('communicate', 'veree', 'brandon')],
    ['SS-16.2', 'a Web beyond 3', stellar('guardianWeb', 'veree')],
    ['SS-18.2', 'a second StarGate', stellar('starGate', 'veree')],
    ['SS-9.26a', 'chits that he does not hold', interstellar('raid', 'veree', 'brandon', { chits: [0] })],
  ];
  test.each(rows)('%s %s', (rule, _, act) => {
    const session = sessionFrom(POSITION);
    expect(refusedBy(session, answering(session, VEREEN, 'act', act))).toBe(rule);
  });

  test('SS-15.1a an Intercept; SS-10.1b SS-10.1a SS-10.12 taxes', () => {
    const session = sessionFrom(POSITION);
    acting(session, VEREEN, interstellar('conquest', 'veree', 'brandon'));
    const intercept = { intercept: true, extra: 12, chits: [] };
    expect(refusedBy(session, answering(session, ATJAYAN, 'intercept', intercept))).toBe('SS-15.1a');
    const taxing = sessionFrom(POSITION);
    acting(taxing, VEREEN, { do: 'taxes' });
    const tax = (id: string, points: number): object =>
      answering(taxing, VEREEN, 'tax', { do: 'tax', system: system(id), points });
    expect(refusedBy(taxing, tax('barnz', 2))).toBe('SS-10.1b');
    expect(refusedBy(taxing, tax('lund', 1))).toBe('SS-10.1a');
    expect(refusedBy(taxing, tax('dom', 1))).toBe('SS-10.1a');
    doing(taxing, tax('veree', 3));
    expect(refusedBy(taxing, tax('veree', 3))).toBe('SS-10.12');
  });

  test('SS-5.0i SS-5.0j SS-5.0g the order of a turn', () => {
    const fresh = sessionFrom({ ...POSITION, start: { active: 'vereen', stage: 'start' } });
    expect(refusedBy(fresh, answering(fresh, VEREEN, 'act', stellar('govern', 'veree')))).toBe('SS-5.0p');
    const session = sessionFrom(POSITION);
    expect(refusedBy(session, answering(session, VEREEN, 'act', { do: 'end' }))).toBe('SS-5.0i');
    expect(refusedBy(session, answering(session, VEREEN, 'act', { do: 'draw' }))).toBe('SS-5.0g');
    acting(session, VEREEN, { do: 'taxes' });
    doing(session, answering(session, VEREEN, 'tax', { do: 'done' }));
    expect(refusedBy(session, answering(session, VEREEN, 'act', { do: 'taxes' }))).toBe('SS-5.0j');
  });
});
