import { expect, test } from 'vitest';
import { takeSystem } from '../../board/ownership.ts';
import { DESTROYED, LEFT, NORMAL, RELOCATED } from '../../state.ts';
import { given, type Scene, system } from '../../testing/given.ts';
import { confederation, confederationParts, VEREEN } from '../../testing/given-confederation.ts';
import { confederationDestroyed, home, needsHome, readmit } from './atjay.ts';
import { declareWar, hasOpenDuty, warTurnOver } from './total-war.ts';
import { violatorsFor } from './war-record.ts';

/** Atjay has fallen to an Outworlder from Harvest; these Systems are the Hive's. */
const fallen = (...hive: string[]): Scene => {
  const systems = Object.fromEntries(hive.map((id) => [id, { owner: 'hive' }]));
  const scene = given(
    { scenario: 'five-empires-stalemate', outworlders: [{ seat: 'harvest' }], systems },
    confederationParts,
  );
  takeSystem(scene.play(), system('atjay'), 8, 'military', 'SS-12.33');
  return scene;
};

test('SS-7.22a who comes back is announced', () => {
  const scene = confederation({ players: { vereen: { expelled: true } } });
  readmit(scene.play(), VEREEN, 'SS-7.22a');
  expect(scene.events).toEqual([{ rule: 'SS-7.22a', type: 'readmitted', data: { player: VEREEN }, visibleTo: 'all' }]);
});

test('SS-8.42c with the Confederation go its home, its windows and the Sessions called', () => {
  const scene = confederation();
  scene.g.confederationHome = 3;
  scene.g.windows = [{ cause: 'hiveTreaty', accused: VEREEN, system: system('dom'), wasMember: true }];
  scene.g.calls = [{ by: 0, cause: 'ladau', about: -1 } as never];
  confederationDestroyed(scene.play());
  expect([scene.g.confederationHome, scene.g.windows, scene.g.calls]).toEqual([-1, [], []]);
  expect(scene.told('confederation-state')).toEqual([{ state: DESTROYED }]);
  confederationDestroyed(scene.play());
  expect(scene.told('confederation-state')).toEqual([]);
});

test('SS-8.42d a home is sought while there is none; the first System of the map is one', () => {
  const scene = fallen();
  expect([scene.g.confederation, needsHome(scene)]).toEqual([RELOCATED, true]);
  scene.g.confederationHome = 0;
  expect(needsHome(scene)).toBe(false);
  scene.g.confederationHome = -1;
  scene.g.confederation = NORMAL;
  expect(needsHome(scene)).toBe(false);
});

test('SS-8.42d two homes are voted on, sealed; one is taken without a vote', () => {
  const two = fallen('flute', 'bluemoon').run('homeVote', { votes: [] });
  const [leandri, perkis] = ['leandri', 'perkis'].map(system) as [number, number];
  const [first] = two.table.pending;
  expect(first).toMatchObject({ kind: 'home', sealed: true, about: { systems: [leandri, perkis] } });
  expect(two.table.stack.at(-1)!.my).toEqual({ votes: [-1, -1, -1, -1, -1] });
  const one = fallen('flute', 'bluemoon', 'leandri').run('homeVote', { votes: [] });
  expect([one.asked, one.g.confederationHome, one.told('confederation-home')]).toEqual([
    ['0 act'],
    perkis,
    [{ system: perkis }],
  ]);
});

test('SS-8.42d without members the home is drawn', () => {
  const scene = fallen();
  scene.g.players.expelled.fill(1);
  scene.run('homeVote', { votes: [] }, 4);
  expect([scene.asked, scene.g.confederationHome]).toEqual([['0 act'], system('perkis')]);
});

test('SS-8.42d each may name a home or none; the defaultAnswer names none', () => {
  const scene = fallen('flute', 'bluemoon').run('homeVote', { votes: [] });
  const decision = scene.table.pending[0] as never;
  const [leandri, perkis] = ['leandri', 'perkis'].map(system);
  expect(home.options!(scene.play(), decision)).toEqual([{ system: -1 }, { system: leandri }, { system: perkis }]);
  expect(home.defaultAnswer(scene.play(), decision)).toEqual({ system: -1 });
});

test('SS-8.31a a war needs somebody who owes it, and a violator in play', () => {
  const scene = confederation();
  scene.g.players.status[VEREEN] = LEFT;
  declareWar(scene.play(), VEREEN);
  expect([scene.g.wars.violator, scene.told('total-war')]).toEqual([[], []]);
  const alone = confederation();
  alone.g.players.expelled = [0, 1, 1, 1, 1];
  declareWar(alone.play(), 0);
  expect(alone.g.wars.violator).toEqual([]);
  alone.g.players.expelled[1] = 0;
  declareWar(alone.play(), 0);
  expect([alone.g.wars, alone.told('total-war')]).toEqual([
    { violator: [0], owed: [1 << 1] },
    [{ violator: 0, obliged: [1] }],
  ]);
});

test('SS-8.31e each duty ends with its turn, the war with the last; an exile owes nothing (R36)', () => {
  const scene = confederation({
    wars: [
      { violator: 'vereen', owed: ['atjayan', 'avian'] },
      { violator: 'hive', owed: ['avian'] },
    ],
  });
  expect([violatorsFor(scene.g, 0), violatorsFor(scene.g, 1), violatorsFor(scene.g, 3)]).toEqual([[2], [2, 4], []]);
  scene.g.players.exile[1] = 1;
  expect(violatorsFor(scene.g, 1)).toEqual([]);
  warTurnOver(scene.play(), 1);
  expect([scene.g.wars, hasOpenDuty(scene.g)]).toEqual([{ violator: [2], owed: [1] }, true]);
  warTurnOver(scene.play(), 0);
  expect([scene.g.wars, hasOpenDuty(scene.g)]).toEqual([{ violator: [], owed: [] }, false]);
});
