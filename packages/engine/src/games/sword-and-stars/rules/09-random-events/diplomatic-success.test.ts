import { expect, test } from 'vitest';
import { hasTreaty } from '../../board/ownership.ts';
import { DISCARDED, HAND } from '../../state.ts';
import { type Given, type Scene, system } from '../../testing/given.ts';
import { ATJAYAN, chitOf, confederation, HIVE, HOSPODAR, VEREEN, vote } from '../../testing/given-confederation.ts';

const success = (type: 'a' | 'b', player: string, systems: Given['systems'] = {}): Scene =>
  confederation({ players: { [player]: { hand: [`diplomatic-success-${type}`] } }, systems });
const played = (scene: Scene, seat: number, ...ids: string[]) => ({
  chit: scene.g.chits.findIndex((place) => place === HAND + seat),
  systems: ids.map(system),
});
const play = (scene: Scene, seat: number, ...ids: string[]): Scene =>
  scene.anytime(seat, 'playChit', played(scene, seat, ...ids));
const refusal = (scene: Scene, seat: number, ...ids: string[]) =>
  scene.anytimeRefusal(seat, 'playChit', played(scene, seat, ...ids))?.rule;
const ownerOf = (scene: Scene, id: string) => scene.g.systems.owner[system(id)];

test('SS-9.22a it turns a Trade Connection into a Treaty, whatever Treaties others have', () => {
  const scene = success('a', 'vereen', { nelldon: { trade: ['vereen'] } });
  expect(refusal(scene, VEREEN, 'barton')).toBe('SS-9.22a');
  play(scene, VEREEN, 'nelldon');
  expect([hasTreaty(scene.g, system('nelldon'), VEREEN), ownerOf(scene, 'nelldon')]).toEqual([true, ATJAYAN]);
});

test('SS-9.22b it turns a Treaty into possession, whole and without Unrest', () => {
  const scene = success('a', 'vereen', {
    radix: { trade: ['vereen'], web: 3, gate: true, partials: [{ by: 'hive', base: 'dom', count: 1 }] },
  });
  play(scene, VEREEN, 'radix');
  const { owner, unrest, web, gate } = scene.g.systems;
  expect([owner, unrest, web, gate].map((column) => column[system('radix')])).toEqual([VEREEN, 0, 3, 1]);
  expect(scene.g.partials.target).toEqual([]);
  expect(refusal(success('a', 'vereen'), VEREEN, 'barnz')).toBe('SS-9.22a'); // his own, with a Treaty: nothing to gain
});

test('SS-9.22c type A works on one System', () => {
  const scene = success('a', 'hospodar');
  expect(refusal(scene, HOSPODAR, 'saar', 'delpodar')).toBe('SS-9.22c');
  expect(refusal(scene, HOSPODAR, 'saar')).toBeUndefined();
});

test('SS-9.22d type B works on several Systems of one Ideology, each by the step that it is ready for', () => {
  // Barton, Nelldon and Horton are of one Ideology, Radix is not
  const scene = success('b', 'vereen', {
    barton: { trade: ['vereen'] },
    horton: { trade: ['vereen'], treaty: ['vereen'] },
  });
  expect(refusal(scene, VEREEN, 'barton', 'radix')).toBe('SS-9.22d');
  expect(refusal(scene, VEREEN, 'barton', 'barton')).toBe('SS-9.22c');
  play(scene, VEREEN, 'barton', 'horton');
  expect([hasTreaty(scene.g, system('barton'), VEREEN), ownerOf(scene, 'barton')]).toEqual([true, ATJAYAN]);
  expect(ownerOf(scene, 'horton')).toBe(VEREEN);
});

test('SS-9.22e the chit is discarded even if the Session goes against it', () => {
  const scene = success('a', 'atjayan');
  play(scene, ATJAYAN, 'veree').answer(VEREEN, 'contest', { contest: true });
  vote(scene, { [VEREEN]: ['owner', 4] });
  expect([ownerOf(scene, 'veree'), chitOf(scene, 'diplomatic-success-a', DISCARDED) >= 0]).toEqual([VEREEN, true]);
  expect(scene.asked).toEqual(['0 act']);
});

test('SS-9.22f another player may appeal, an unowned System passes at once', () => {
  const contested = play(success('a', 'atjayan'), ATJAYAN, 'veree');
  expect(contested.asked).toEqual(['2 contest']);
  contested.answer(VEREEN, 'contest', { contest: false });
  expect(ownerOf(contested, 'veree')).toBe(ATJAYAN);
  expect(contested.g.players.seat[VEREEN]).not.toBe(system('veree')); // R57: a new Seat at once
  expect(play(success('a', 'vereen'), VEREEN, 'radix').asked).toEqual(['0 act']);
});

test('R49 each System of type B is contested by itself, in the order named', () => {
  const scene = success('b', 'hive', { barton: { treaty: ['hive'] }, nelldon: { treaty: ['hive'] } });
  play(scene, HIVE, 'nelldon', 'barton');
  expect(scene.table.pending[0]!.about).toMatchObject({ system: system('nelldon') });
  scene.answer(ATJAYAN, 'contest', { contest: false });
  expect([ownerOf(scene, 'nelldon'), ownerOf(scene, 'barton')]).toEqual([HIVE, ATJAYAN]);
  vote(scene.answer(ATJAYAN, 'contest', { contest: true }), { [HIVE]: ['taker', 6] });
  scene.answer(ATJAYAN, 'handOver', { handOver: false });
  expect([ownerOf(scene, 'barton'), scene.g.players.expelled[ATJAYAN]]).toEqual([ATJAYAN, 1]);
});
