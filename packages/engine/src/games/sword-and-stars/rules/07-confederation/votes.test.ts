import { expect, test } from 'vitest';
import { freeSystem, takeSystem } from '../../board/ownership.ts';
import { type Given, given, system } from '../../testing/given.ts';
import { holdsAtjayByForce, isMember, sessionVotes, votesToEnd } from './votes.ts';

const votes = (player: string, position: Given = {}, influence = 0): number => {
  const scene = given({ scenario: 'empire-no-more', ...position });
  return sessionVotes(scene, scene.seat(player), influence);
};

test('SS-7.0a two Confederation Systems and Diplomatic 5 are 7 votes', () => {
  expect(votes('vereen', { players: { vereen: { sectors: [1, 1, 5] } } })).toBe(7);
  expect(votes('vereen', { players: { vereen: { sectors: [1, 1, 5] } } }, 2)).toBe(17);
});

test('SS-7.3c each Confederation System is one vote, Atjay five', () => {
  expect(votes('avian')).toBe(1 + 3); // Windstar, Bluemoon, Prantis; Skysworld lies outside
  expect(votes('atjayan')).toBe(3 + 5 + 5);
});

test('SS-7.3a owners of Confederation Systems are members, SS-7.3b and nobody else', () => {
  const scene = given({ scenario: 'empire-no-more', players: { vereen: { expelled: true } } });
  const members = ['atjayan', 'avian', 'vereen', 'hospodar', 'hive'].filter((id) => isMember(scene, scene.seat(id)));
  expect(members).toEqual(['atjayan', 'avian', 'hospodar']);
});

test("SS-25.1b LA'DAU counts only while it is a member", () => {
  const owned: Given = { systems: { 'la-dau': { owner: 'hive' } } };
  expect([votes('hive', owned), votes('hive', { ...owned, ladau: true })]).toEqual([5, 6]);
});

test('SS-8.41a the votes of Atjay count from the Round after its Conquest', () => {
  const scene = given({ scenario: 'five-empires-stalemate', systems: { atjay: { owner: 'vereen' } } });
  scene.g.atjaySince = 1;
  expect(sessionVotes(scene, scene.seat('vereen'))).toBe(5 + 2);
  scene.g.serial = 2;
  expect(sessionVotes(scene, scene.seat('vereen'))).toBe(5 + 2 + 5);
  expect(holdsAtjayByForce(scene)).toBe(true);
  expect(holdsAtjayByForce(given({ scenario: 'empire-no-more' }))).toBe(false);
});

test('SS-8.42a with Atjay in Outworlder hands only the Diplomatic level counts', () => {
  const scene = given({ scenario: 'empire-no-more' });
  scene.g.confederation = 1;
  expect(sessionVotes(scene, scene.seat('avian'), 2)).toBe(1);
});

test('SS-25.2a two Confederation and four other Systems are 8 votes to end', () => {
  const scene = given({ systems: { 'av-lem': { owner: 'vereen' }, uraic: { owner: 'vereen' } } });
  expect(votesToEnd(scene, scene.seat('vereen'))).toBe(8);
});

test('SS-R127 an Atjayan player who retakes Atjay waits for its votes like everybody', () => {
  const scene = given({ scenario: 'empire-no-more' });
  const atjayan = scene.seat('atjayan');
  expect(sessionVotes(scene, atjayan)).toBe(3 + 5 + 5); // from the start
  freeSystem(scene.play(), system('atjay'), 'rebellion', 'SS-20.2b');
  takeSystem(scene.play(), system('atjay'), atjayan, 'military', 'SS-12.2b');
  expect(sessionVotes(scene, atjayan)).toBe(3 + 5);
  scene.g.serial++;
  expect(sessionVotes(scene, atjayan)).toBe(3 + 5 + 5);
});
