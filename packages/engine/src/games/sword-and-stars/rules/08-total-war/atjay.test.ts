import { expect, test } from 'vitest';
import { freeSystem, takeSystem } from '../../board/ownership.ts';
import { CONQUEST } from '../../data/types.ts';
import { DESTROYED, NORMAL, RELOCATED } from '../../state.ts';
import { type Given, given, system } from '../../testing/given.ts';
import {
  ATJAYAN,
  AVIAN,
  confederation,
  confederationParts,
  HOSPODAR,
  VEREEN,
  vote,
} from '../../testing/given-confederation.ts';
import { isMember } from '../07-confederation/votes.ts';
import { buildOperation } from '../11-operations/build.ts';
import { confederationDestroyed, expel, possibleHomes, readmit } from './atjay.ts';

/** Atjay is independent at first; then an Outworlder from Harvest takes it. */
const fallen = (position: Given = {}) => {
  const scene = given(
    { scenario: 'five-empires-stalemate', outworlders: [{ seat: 'harvest' }], ...position },
    confederationParts,
  );
  takeSystem(scene.play(), system('atjay'), 8, 'military', 'SS-12.33');
  return scene;
};

test('SS-7.22a an expelled owner of a Confederation System comes back when Toppled', () => {
  const scene = confederation({
    players: { vereen: { expelled: true }, hive: { expelled: true } },
  });
  readmit(scene.play(), scene.seat('vereen'), 'SS-7.22a');
  readmit(scene.play(), scene.seat('hive'), 'SS-7.22a');
  expect(scene.g.players.expelled).toEqual([0, 0, 0, 0, 1]);
  expect(isMember(scene, VEREEN)).toBe(true);
});

test('SS-7.23 only members are expelled, and no other Session expels anybody', () => {
  const scene = confederation();
  expel(scene.play(), scene.seat('hive'), 'SS-8.2b');
  expect(scene.g.players.expelled).toEqual([0, 0, 0, 0, 0]);
  vote(scene.anytime(AVIAN, 'callSession', { cause: 'ladau', about: -1 }), { [ATJAYAN]: ['out', 13] });
  expect(scene.g.players.expelled).toEqual([0, 0, 0, 0, 0]);
  expel(scene.play(), AVIAN, 'SS-8.2b');
  expect(scene.events).toEqual([{ rule: 'SS-8.2b', type: 'expelled', data: { player: AVIAN }, visibleTo: 'all' }]);
});

test('SS-8.42b with Atjay in Outworlder hands nobody is expelled and no such Session is called', () => {
  const scene = fallen();
  const [vereen, avian] = [scene.seat('vereen'), scene.seat('avian')];
  scene.g.confederationHome = system('perkis');
  expel(scene.play(), vereen, 'SS-7.1i');
  expect(scene.g.players.expelled[vereen]).toBe(0);
  const window = { cause: 'violation', accused: vereen, system: system('atjay'), wasMember: true } as const;
  expect(scene.run('callWindow', { window, called: -1 }).asked).toEqual(['0 act']);
  scene.bargain(vereen, avian, 'agreement', { text: 'peace', isPrivate: false });
  const breach = { cause: 'breach', about: scene.g.agreements[0]!.id } as const;
  expect(scene.anytimeRefusal(vereen, 'callSession', breach)?.rule).toBe('SS-8.42b');
});

test('SS-8.42e an expelled player may still be voted back then', () => {
  const scene = fallen({ players: { vereen: { expelled: true } } });
  scene.g.confederationHome = system('perkis');
  const [vereen, avian] = [scene.seat('vereen'), scene.seat('avian')];
  vote(scene.anytime(vereen, 'callSession', { cause: 'readmission', about: vereen }), { [avian]: ['readmit', 3] });
  expect(scene.g.players.expelled[vereen]).toBe(0);
});

test('SS-8.42d the members vote a home among independent Republican Systems', () => {
  const scene = fallen();
  // Democracy, Parliamentary and Republicanism, nobody's
  const homes = ['flute', 'bluemoon', 'leandri', 'perkis'].map(system);
  expect(possibleHomes(scene)).toEqual(homes);
  scene.run('aftermath', {});
  const members = ['vereen', 'nelldon', 'avian', 'hospodar'].map((id) => scene.seat(id));
  expect(scene.table.pending.map(({ by, kind }) => `${by} ${kind}`)).toEqual(members.map((seat) => `${seat} home`));
  // Diplomatic levels 5, 2, 3 and 5
  scene.answer(members[0]!, 'home', { system: homes[1]! });
  scene.answer(members[1]!, 'home', { system: homes[3]! });
  scene.answer(members[2]!, 'home', { system: homes[3]! });
  scene.answer(members[3]!, 'home', { system: -1 }, 2);
  expect(scene.g.confederationHome).toBe(homes[3]); // five against five, by die
  expect(scene.g.confederation).toBe(RELOCATED);
  freeSystem(scene.play(), system('atjay'), 'outworlderGone', 'SS-21.2a');
  expect([scene.g.confederation, scene.g.confederationHome]).toEqual([NORMAL, -1]);
});

test('SS-8.42d without votes the home is drawn', () => {
  const scene = fallen().run('aftermath', {});
  const seats = scene.table.pending.map(({ by }) => by);
  for (const seat of seats.slice(0, -1)) scene.answer(seat, 'home', { system: -1 });
  scene.answer(seats.at(-1)!, 'home', { system: -1 }, 1);
  expect(scene.g.confederationHome).toBe(system('flute'));
});

test('SS-8.42d without an independent Republican System any inhabited one but Atjay will do', () => {
  const republican = ['flute', 'bluemoon', 'leandri', 'perkis'];
  const scene = fallen({ systems: Object.fromEntries(republican.map((id) => [id, { owner: 'hive' }])) });
  expect(possibleHomes(scene)).toHaveLength(41);
  expect(possibleHomes(scene)).not.toContain(system('atjay'));
});

test('SS-8.42c Genocide on Atjay ends all Sessions, and with them expulsion and war', () => {
  const scene = confederation({
    players: { avian: { expelled: true } },
    wars: [{ violator: 'vereen', owed: ['hospodar'] }],
  });
  confederationDestroyed(scene.play());
  expect([scene.g.confederation, scene.g.players.expelled[AVIAN], scene.g.wars.violator]).toEqual([DESTROYED, 0, []]);
  expect(scene.anytimeRefusal(HOSPODAR, 'callSession', { cause: 'ladau', about: -1 })?.rule).toBe('SS-8.42c');
  const my = { cause: 'diplomaticSuccess', owner: VEREEN, taker: AVIAN, system: system('ambrel') } as const;
  expect(scene.run('contest', { ...my }).back).toBe('taken');
});

test('SS-8.43 an attack on Atjay that another player has taken violates its space, the owner himself does not', () => {
  const scene = given({ scenario: 'five-empires-stalemate', systems: { atjay: { owner: 'vereen' } } });
  const attack = (by: string, base: string) =>
    buildOperation(scene, scene.seat(by), CONQUEST, system(base), system('atjay'), [], false).violates;
  expect([attack('avian', 'windstar'), attack('vereen', 'veree')]).toEqual([true, false]);
});
