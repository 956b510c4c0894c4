import { expect, test } from 'vitest';
import { hasTreaty } from '../../board/ownership.ts';
import type { CallWindow } from '../../state.ts';
import { type Given, given, system } from '../../testing/given.ts';
import {
  ATJAYAN,
  AVIAN,
  confederation,
  confederationParts,
  HIVE,
  HOSPODAR,
  VEREEN,
  vote,
} from '../../testing/given-confederation.ts';
import { gainTreaty } from '../19-treaties.ts';

const atjay = system('atjay');
const violation = (accused: number, wasMember = true): CallWindow => ({
  cause: 'violation',
  accused,
  system: atjay,
  wasMember,
});
const hive = (accused: number): CallWindow => ({
  cause: 'hiveTreaty',
  accused,
  system: system('edom-four'),
  wasMember: true,
});
const opened = (window: CallWindow, position: Given = {}) =>
  confederation(position).run('callWindow', { window, called: -1 });

test('SS-8.2a the Session over a violation is called in its window or never', () => {
  const scene = opened(violation(VEREEN));
  expect(scene.asked).toEqual(['0 call', '1 call', '3 call']);
  for (const seat of [ATJAYAN, AVIAN, HOSPODAR]) scene.answer(seat, 'call', { call: false });
  expect([scene.asked, scene.told('called')]).toEqual([['0 act'], []]);
});

test('SS-8.2a the first call is enough', () => {
  const scene = opened(violation(VEREEN)).answer(HOSPODAR, 'call', { call: true });
  expect(scene.asked).toEqual(['0 ballot', '1 ballot', '2 ballot', '3 ballot']);
  expect(scene.told('called')).toMatchObject([{ motion: { by: HOSPODAR, concerned: VEREEN } }]);
});

test('SS-8.2b expulsion, or expulsion with Total War, as the Session chooses', () => {
  const judged = (choice: string) =>
    vote(opened(violation(VEREEN)).answer(AVIAN, 'call', { call: true }), { [ATJAYAN]: [choice, 13] }).g;
  expect([judged('letGo').players.expelled[VEREEN], judged('expel').players.expelled[VEREEN]]).toEqual([0, 1]);
  expect(judged('expel').wars.violator).toEqual([]);
  expect(judged('expelAndWar').players.expelled[VEREEN]).toBe(1);
  expect(judged('expelAndWar').wars).toEqual({ violator: [VEREEN], owed: [0b01011] });
});

test('SS-8.2c the violator votes, if he was a member when he announced it', () => {
  const scene = opened(violation(VEREEN)).answer(AVIAN, 'call', { call: true });
  vote(scene, { [VEREEN]: ['letGo', 4], [AVIAN]: ['expel', 4] });
  expect(scene.g.players.expelled[VEREEN]).toBe(0);
});

test('SS-8.2d a violator who was no member suffers Total War without a vote', () => {
  const scene = opened(violation(HIVE, false));
  expect(scene.asked).toEqual(['0 act']);
  expect(scene.g.wars).toEqual({ violator: [HIVE], owed: [0b01111] });
  expect(scene.told('total-war')).toEqual([{ violator: HIVE, obliged: [0, 1, 2, 3] }]);
});

test('SS-8.2d taking Atjay makes nobody a member in time', () => {
  const scene = given(
    { scenario: 'five-empires-stalemate', systems: { atjay: { owner: 'hive' } } },
    confederationParts,
  );
  const taker = scene.seat('hive');
  scene.run('callWindow', { window: violation(taker, false), called: -1 });
  expect(scene.g.wars.violator).toEqual([taker]);
  expect((scene.g.wars.owed[0]! >> taker) & 1).toBe(0);
});

test('SS-8.43 attacking Atjay after a player has taken it is judged again, and its owner votes with five more', () => {
  const position: Given = { scenario: 'five-empires-stalemate', systems: { atjay: { owner: 'vereen' } } };
  const scene = given(position, confederationParts);
  scene.g.serial = 2;
  scene.g.atjaySince = 1;
  const [vereen, avian] = [scene.seat('vereen'), scene.seat('avian')];
  scene.run('callWindow', { window: violation(avian), called: -1 });
  scene.answer(vereen, 'call', { call: true });
  const { about } = scene.table.pending.find(({ by }) => by === vereen)!;
  expect(about).toMatchObject({ total: 5 + 2 + 5 });
  vote(scene, { [vereen]: ['expel', 12] });
  expect(scene.g.players.expelled[avian]).toBe(1);
});

test('A12 two orders to call: the first in the order of turns is the caller', () => {
  const scene = confederation();
  for (const seat of [ATJAYAN, AVIAN]) scene.g.orders[seat]!.hiveTreaty = 'call';
  scene.run('callWindow', { window: hive(VEREEN), called: -1 });
  expect(scene.told('called')).toMatchObject([{ motion: { by: ATJAYAN, concerned: VEREEN } }]);
});

test('SS-19.3a a member with a new Hive Treaty may be voted out, and keeps the Treaty', () => {
  const scene = confederation();
  gainTreaty(scene.play(), system('edom-four'), VEREEN, 'SS-9.22a');
  scene.run('aftermath', {});
  expect(scene.asked).toEqual(['0 call', '1 call', '3 call']);
  vote(scene.answer(AVIAN, 'call', { call: true }), { [AVIAN]: ['expel', 4], [VEREEN]: ['letGo', 3] });
  expect(scene.g.players.expelled[VEREEN]).toBe(1);
  expect(hasTreaty(scene.g, system('edom-four'), VEREEN)).toBe(true);
});

test('SS-19.3b it must be called at once and by another member', () => {
  const scene = opened(hive(VEREEN));
  expect(scene.asked).toEqual(['0 call', '1 call', '3 call']); // neither the accused nor the Hive, which is no member
  for (const seat of [ATJAYAN, AVIAN, HOSPODAR]) scene.answer(seat, 'call', { call: false });
  expect(scene.asked).toEqual(['0 act']);
  expect(opened(hive(VEREEN), { players: { vereen: { expelled: true } } }).asked).toEqual(['0 act']);
});

test("SS-7.1a a Session decides whether LA'DAU belongs to the Confederation", () => {
  const scene = confederation();
  expect(scene.anytimeRefusal(HIVE, 'callSession', { cause: 'ladau', about: -1 })?.rule).toBe('SS-7.1a');
  scene.anytime(AVIAN, 'callSession', { cause: 'ladau', about: -1 });
  vote(scene, { [AVIAN]: ['in', 4] });
  expect([scene.g.ladau, scene.told('ladau')]).toEqual([1, [{ member: true }]]);
  scene.g.ladauSession = 0;
  vote(scene.anytime(AVIAN, 'callSession', { cause: 'ladau', about: -1 }), {
    [ATJAYAN]: ['out', 4],
    [AVIAN]: ['in', 4],
  });
  expect(scene.g.ladau).toBe(1); // a tie
});

test("SS-25.1a LA'DAU comes to the vote once a Round", () => {
  const scene = confederation();
  vote(scene.anytime(AVIAN, 'callSession', { cause: 'ladau', about: -1 }), {});
  expect(scene.anytimeRefusal(VEREEN, 'callSession', { cause: 'ladau', about: -1 })?.rule).toBe('SS-25.1a');
});

const contested: Given = { systems: { barnz: { trade: ['vereen'], treaty: ['hive'] } } };
const treatySession = { cause: 'treaty', about: system('barnz') } as const;

test('SS-7.1b a Session may grant a Treaty with an own System, once a Round', () => {
  const scene = confederation(contested);
  scene.anytime(VEREEN, 'callSession', treatySession);
  vote(scene, { [VEREEN]: ['grant', 4], [AVIAN]: ['refuse', 4] });
  expect(hasTreaty(scene.g, system('barnz'), VEREEN)).toBe(false);
  expect(scene.anytimeRefusal(VEREEN, 'callSession', treatySession)?.rule).toBe('SS-7.1b');
  expect(confederation(contested).anytimeRefusal(HIVE, 'callSession', treatySession)?.rule).toBe('SS-7.1b');
});

test('SS-19.0c it takes a Trade Connection, a foreign Treaty and a won vote', () => {
  const scene = confederation(contested);
  vote(scene.anytime(VEREEN, 'callSession', treatySession), { [VEREEN]: ['grant', 4], [AVIAN]: ['refuse', 3] });
  expect(hasTreaty(scene.g, system('barnz'), VEREEN)).toBe(true);
  const refusal = (position: Given) => confederation(position).anytimeRefusal(VEREEN, 'callSession', treatySession);
  expect(refusal({ systems: { barnz: { treaty: ['hive'] } } })?.rule).toBe('SS-19.0c');
  expect(refusal({ systems: { barnz: { trade: ['vereen'], treaty: [] } } })?.rule).toBe('SS-19.0c');
});

test('SS-7.1f a party to an agreement calls a Session over its breach, once a Round', () => {
  const scene = confederation();
  scene.bargain(VEREEN, HIVE, 'agreement', { text: 'peace', isPrivate: false });
  const breach = { cause: 'breach', about: scene.g.agreements[0]!.id } as const;
  expect(scene.anytimeRefusal(AVIAN, 'callSession', breach)?.rule).toBe('SS-7.1f');
  vote(scene.anytime(HIVE, 'callSession', breach), {});
  expect(scene.anytimeRefusal(HIVE, 'callSession', breach)?.rule).toBe('SS-7.1f');
});

test('SS-7.22c readmission comes to the vote once a Round for each expelled player', () => {
  const scene = confederation({ players: { vereen: { expelled: true }, avian: { expelled: true } } });
  const back = (about: number) => ({ cause: 'readmission', about }) as const;
  expect(scene.anytimeRefusal(HIVE, 'callSession', back(VEREEN))?.rule).toBe('SS-7.22c');
  vote(scene.anytime(VEREEN, 'callSession', back(VEREEN)), { [HOSPODAR]: ['refuse', 1] });
  expect(scene.anytimeRefusal(HOSPODAR, 'callSession', back(VEREEN))?.rule).toBe('SS-7.22c');
  vote(scene.anytime(HOSPODAR, 'callSession', back(AVIAN)), { [HOSPODAR]: ['readmit', 1] });
  expect(scene.g.players.expelled).toEqual([0, 0, 1, 0, 0]);
});

test('R30 a call made during a Session waits, and is tested again', () => {
  const scene = confederation(contested);
  scene.anytime(AVIAN, 'callSession', { cause: 'ladau', about: -1 });
  scene.anytime(VEREEN, 'callSession', treatySession);
  expect(scene.g.calls).toHaveLength(1);
  vote(scene, {});
  expect(scene.asked).toEqual(['0 ballot', '1 ballot', '2 ballot', '3 ballot']);
  expect(scene.told('called')).toMatchObject([{ motion: { cause: 'treaty', system: system('barnz') } }]);
});

test('A12 windows answered by standing order', () => {
  const scene = confederation();
  scene.g.orders[AVIAN]!.violation = 'call';
  scene.run('callWindow', { window: violation(VEREEN), called: -1 });
  expect(scene.asked).toEqual(['0 ballot', '1 ballot', '2 ballot', '3 ballot']);
});

test('SS-7.22c R26 only who owns a Confederation System can be voted back', () => {
  const call = { cause: 'readmission', about: HIVE } as const;
  const expelled: Given = { players: { hive: { expelled: true } } };
  expect(confederation(expelled).anytimeRefusal(AVIAN, 'callSession', call)).toEqual({
    rule: 'SS-7.22c',
    why: 'he owns no Confederation System',
  });
  const owner = confederation({ ...expelled, systems: { prantis: { owner: 'hive' } } });
  expect([AVIAN, HIVE].map((by) => owner.anytimeRefusal(by, 'callSession', call))).toEqual([null, null]);
});
