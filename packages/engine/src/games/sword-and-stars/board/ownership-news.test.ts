import { expect, test } from 'vitest';
import { NO_REVOLT } from '../state.ts';
import { type Given, given, type Scene, system } from '../testing/given.ts';
import { AVIAN, HIVE, VEREEN } from '../testing/given-confederation.ts';
import { freeSystem, loseTreaty, setTrade, takeSystem } from './ownership.ts';

const [barton, barnz, ambrel, veree] = ['barton', 'barnz', 'ambrel', 'veree'].map(system) as [
  number,
  number,
  number,
  number,
];
const scene = (position: Given = {}): Scene => given(position);

test('SS-16.31 a Web cut by a Conquest is announced', () => {
  const at = scene({ systems: { barton: { web: 3 } } });
  takeSystem(at.play(), barton, VEREEN, 'military', 'SS-12.2b');
  expect(at.told('web')).toEqual([{ system: barton, from: 3, to: 2 }]);
});

test('SS-14.3 R47 a Trade Connection comes and goes with its waiver, and both are announced', () => {
  const at = scene({ systems: { barnz: { trade: ['hive', 'avian'], waived: ['hive', 'avian'] } } });
  setTrade(at.play(), barnz, HIVE, false, 'SS-9.24');
  expect([at.g.systems.trade[barnz], at.g.systems.waived[barnz]]).toEqual([1 << AVIAN, 1 << AVIAN]);
  expect(at.told('trade-lost')).toEqual([{ player: HIVE, system: barnz }]);
  setTrade(at.play(), barnz, HIVE, true, 'SS-14.31');
  expect([at.told('trade'), at.g.systems.waived[barnz]]).toEqual([[{ player: HIVE, system: barnz }], 1 << AVIAN]);
});

test('SS-9.16b only a Treaty that was there is lost, and told', () => {
  const at = scene({ systems: { barnz: { treaty: ['vereen'] } } });
  loseTreaty(at.play(), barnz, HIVE, 'SS-9.16b');
  expect([at.told('treaty-lost'), at.g.systems.treaty[barnz]]).toEqual([[], 1 << VEREEN]);
  loseTreaty(at.play(), barnz, VEREEN, 'SS-9.16b');
  expect([at.told('treaty-lost'), at.g.systems.treaty[barnz]]).toEqual([[{ player: VEREEN, system: barnz }], 0]);
});

test.each([
  ['trade', [AVIAN]],
  ['leaver', [AVIAN]],
  ['outworlder', [AVIAN, VEREEN]],
  ['diplomacy', []],
] as const)('SS-12.38 R120 partial conquests on a System taken by %s', (how, attackers) => {
  const at = scene({
    outworlders: [{ seat: 'harvest' }],
    systems: {
      barton: {
        partials: [
          { by: 'avian', base: 'windstar', count: 1 },
          { by: 'vereen', base: 'veree', count: 1 },
        ],
      },
    },
  });
  takeSystem(at.play(), barton, how === 'outworlder' ? 8 : VEREEN, how, 'SS-12.38');
  expect(at.g.partials.attacker).toEqual(attackers);
});

test('SS-24.16 R74 a lost Target suspends the loser’s project alone, a lost Base leaves its own alone', () => {
  const at = scene();
  at.g.projects = [
    { player: VEREEN, target: ambrel, bases: [veree, barnz] },
    { player: VEREEN, target: barnz, bases: [veree] },
    { player: AVIAN, target: ambrel, bases: [system('windstar')] },
  ];
  freeSystem(at.play(), barnz, 'rebellion', 'SS-20.2b');
  expect(at.g.projects).toEqual([
    { player: VEREEN, target: ambrel, bases: [veree] },
    { player: AVIAN, target: ambrel, bases: [system('windstar')] },
  ]);
});

test('SS-21.34 only a System that the Draka Conquered counts its Rounds, until it is free', () => {
  const at = scene({ start: { round: 3 }, outworlders: [{ seat: 'harvest', draka: true }, { seat: 'phage' }] });
  takeSystem(at.play(), barton, 8, 'military', 'SS-21.34');
  takeSystem(at.play(), ambrel, 9, 'military', 'SS-21.12');
  takeSystem(at.play(), barnz, VEREEN, 'military', 'SS-12.2b');
  expect([barton, ambrel, barnz].map((one) => at.g.systems.fallen[one])).toEqual([3, -1, -1]);
  freeSystem(at.play(), barton, 'outworlderGone', 'SS-21.2a');
  expect(at.g.systems.fallen[barton]).toBe(-1);
});

test('SS-9.13e only Fontain-Grelot ends a Revolt that runs, and it is announced', () => {
  const at = scene({ revolt: 1 });
  takeSystem(at.play(), barton, VEREEN, 'military', 'SS-12.2b');
  expect([at.g.revolt, at.told('revolt-over')]).toEqual([1, []]);
  takeSystem(at.play(), system('fontain-grelot'), VEREEN, 'military', 'SS-12.2b');
  expect([at.g.revolt, at.told('revolt-over')]).toEqual([NO_REVOLT, [{ why: 'Fontain-Grelot was taken' }]]);
  takeSystem(at.play(), system('fontain-grelot'), AVIAN, 'military', 'SS-12.2b');
  expect(at.told('revolt-over')).toEqual([]);
});

test('SS-6.41 only the original Seat, and only away from it, offers the way back', () => {
  const at = scene();
  takeSystem(at.play(), barton, VEREEN, 'military', 'SS-12.2b');
  expect(at.g.players.mayMoveBack[VEREEN]).toBe(0);
  at.g.players.seat[VEREEN] = barnz;
  freeSystem(at.play(), veree, 'rebellion', 'SS-20.2b');
  takeSystem(at.play(), veree, VEREEN, 'military', 'SS-12.2b');
  expect(at.g.players.mayMoveBack[VEREEN]).toBe(1);
});

test('SS-8.42d the loss of Atjay to an Outworlder is announced', () => {
  const at = scene({ outworlders: [{ seat: 'harvest' }] });
  takeSystem(at.play(), system('atjay'), 8, 'military', 'SS-21.12');
  expect(at.told('confederation-state')).toEqual([{ state: 1 }]);
});
