import { expect, test } from 'vitest';
import { DISCARDED, HAND } from '../../state.ts';
import { given } from '../../testing/given.ts';
import {
  ATJAYAN,
  AVIAN,
  chitOf,
  confederation,
  confederationParts,
  HIVE,
  HOSPODAR,
  motion,
  VEREEN,
  vote,
} from '../../testing/given-confederation.ts';
import { ballot, carriedChoice, motionFor } from './sessions.ts';
import { membersOf, votesToEnd } from './votes.ts';

const ladau = (voters: number[]) => ({ motion: motion('ladau', voters), ballots: [], next: 0 });

test('SS-7.0b eleven votes beat seven', () => {
  const scene = confederation().run('session', ladau([ATJAYAN, AVIAN, VEREEN]));
  vote(scene, { [ATJAYAN]: ['out', 11], [AVIAN]: ['in', 3], [VEREEN]: ['in', 4] });
  expect(scene.back).toBe('out');
  expect(scene.told('decided')).toMatchObject([{ cause: 'ladau', choice: 'out', totals: [7, 11] }]);
});

test('SS-7.0b a tie and an empty ballot carry nothing', () => {
  const scene = confederation().run('session', ladau([ATJAYAN, AVIAN]));
  vote(scene, { [ATJAYAN]: ['out', 4], [AVIAN]: ['in', 4] });
  expect(scene.back).toBeNull();
  expect(vote(scene.run('session', ladau([ATJAYAN, AVIAN])), {}).back).toBeNull();
});

test('SS-7.0c a voter gives all, some or none of his votes', () => {
  const scene = confederation().run('session', ladau([VEREEN, HOSPODAR]));
  expect(scene.refusal(VEREEN, 'ballot', { choice: 0, votes: 5, chits: [] })).toEqual({
    rule: 'SS-7.0c',
    why: 'you have 4 votes, not 5',
  });
  scene.answer(VEREEN, 'ballot', { choice: 0, votes: 2, chits: [] });
  scene.answer(HOSPODAR, 'ballot', { choice: -1, votes: 0, chits: [] });
  expect(scene.back).toBe('in');
  expect(scene.told('ballots')).toMatchObject([
    {
      ballots: [
        { by: VEREEN, choice: 0, votes: 2, influence: 0 },
        { by: HOSPODAR, choice: -1, votes: 0, influence: 0 },
      ],
    },
  ]);
});

test('R22 sealed ballots are shown when all are in, open ones at once in the order of turns', () => {
  const sealed = confederation().run('session', ladau([VEREEN, HOSPODAR]));
  expect(sealed.asked).toEqual(['2 ballot', '3 ballot']);
  sealed.answer(HOSPODAR, 'ballot', { choice: 0, votes: 2, chits: [] });
  expect(sealed.events).toEqual([]);
  const open = confederation({ options: { ballots: 'open' } }).run('session', ladau([HOSPODAR, VEREEN]));
  expect(open.asked).toEqual(['3 ballot']);
  open.answer(HOSPODAR, 'ballot', { choice: 0, votes: 2, chits: [] });
  expect([open.asked, open.told('ballots').length]).toEqual([['2 ballot'], 1]);
  expect(open.answer(VEREEN, 'ballot', { choice: 1, votes: 1, chits: [] }).back).toBe('in');
});

test('SS-9.23 each Influence chit adds five votes and is discarded, won or lost', () => {
  const hand = ['confederation-influence', 'confederation-influence', 'treaty-signed'] as const;
  const scene = confederation({ players: { vereen: { hand: [...hand] } } });
  const chits = scene.g.chits.flatMap((place, chit) => (place === HAND + VEREEN ? [chit] : []));
  const influence = chits.filter(
    (chit) => scene.data.chits[chit] !== scene.data.chits[chitOf(scene, 'treaty-signed', HAND + VEREEN)],
  );
  scene.run('session', ladau([ATJAYAN, VEREEN]));
  expect(scene.refusal(VEREEN, 'ballot', { choice: 0, votes: 10, chits: [influence[0]!] })?.rule).toBe('SS-7.0c');
  expect(scene.refusal(VEREEN, 'ballot', { choice: 0, votes: 4, chits })?.rule).toBe('SS-9.23');
  expect(scene.refusal(ATJAYAN, 'ballot', { choice: 0, votes: 4, chits: influence })?.rule).toBe('SS-9.23');
  scene.answer(VEREEN, 'ballot', { choice: 0, votes: 14, chits: influence });
  scene.answer(ATJAYAN, 'ballot', { choice: 1, votes: 13, chits: [] });
  expect(scene.back).toBe('in');
  expect(influence.map((chit) => scene.g.chits[chit])).toEqual([DISCARDED, DISCARDED]);
});

test('SS-7.21a an expelled player has no vote in Sessions but votes to end the game', () => {
  const scene = confederation({ players: { vereen: { expelled: true } } });
  expect(motionFor(scene, 'ladau', {}).voters).toEqual([ATJAYAN, AVIAN, HOSPODAR]);
  expect(votesToEnd(scene, VEREEN)).toBe(4 + 2);
});

test("SS-25.1c R33 the owner of LA'DAU votes on it, expelled he does not", () => {
  const owned = { systems: { 'la-dau': { owner: 'hive' } } };
  expect(motionFor(confederation(owned), 'ladau', {}).voters).toContain(HIVE);
  expect(motionFor(confederation(owned), 'breach', {}).voters).not.toContain(HIVE);
  const expelled = confederation({ ...owned, players: { hive: { expelled: true } } });
  expect(motionFor(expelled, 'ladau', {}).voters).not.toContain(HIVE);
});

test('SS-7.22b the expelled player does not vote on his own return', () => {
  const scene = confederation({ players: { vereen: { expelled: true } } });
  scene.anytime(VEREEN, 'callSession', { cause: 'readmission', about: VEREEN });
  expect(scene.asked).toEqual(['0 ballot', '1 ballot', '3 ballot']);
});

test('SS-8.2b let go, expel, expel and war: who wants war wants expulsion at least', () => {
  const count = (...totals: number[]) => carriedChoice(motion('violation', []), totals);
  expect(count(5, 0, 6)).toBe('expelAndWar');
  expect(count(5, 3, 3)).toBe('expel');
  expect(count(4, 0, 4)).toBe('letGo');
  expect(count(0, 6, 6)).toBe('expel');
  expect(count(0, 0, 0)).toBe('letGo');
});

test('SS-29.3c in scenario 29 only the Atjayan player starts as a member', () => {
  const scene = given({ scenario: 'empire-at-bay' }, confederationParts);
  expect(membersOf(scene)).toEqual([scene.seat('atjayan')]);
  expect(motionFor(scene, 'ladau', {}).voters).toEqual([scene.seat('atjayan')]);
});

test('A7 the default answer withholds, but in his own case votes for himself', () => {
  const scene = confederation();
  const own = motionFor(scene, 'diplomaticSuccess', { by: VEREEN, concerned: VEREEN, taker: AVIAN });
  const answers = [VEREEN, AVIAN, HOSPODAR].map((by) =>
    ballot.defaultAnswer(scene.play(), {
      id: 1,
      by,
      kind: 'ballot',
      rule: '',
      sealed: true,
      about: { motion: own, total: 4 },
    }),
  );
  expect(answers).toEqual([
    { choice: 0, votes: 4, chits: [] },
    { choice: 1, votes: 4, chits: [] },
    { choice: -1, votes: 0, chits: [] },
  ]);
});

test('A12 ballots by standing order', () => {
  const scene = confederation();
  scene.g.orders[AVIAN]!.ballots = { ladau: { choice: 'out' } };
  scene.g.orders[HOSPODAR]!.ballots = { ladau: 'withhold' };
  scene.run('session', ladau([AVIAN, VEREEN, HOSPODAR]));
  expect(scene.asked).toEqual(['2 ballot']);
  expect(scene.answer(VEREEN, 'ballot', { choice: 0, votes: 3, chits: [] }).back).toBe('out');
});
