import { expect, test } from 'vitest';
import { takeSystem } from '../../board/ownership.ts';
import { type Given, given, type Scene, system } from '../../testing/given.ts';
import { ATJAYAN, AVIAN, HIVE, HOSPODAR, VEREEN } from '../../testing/given-confederation.ts';
import type { Act } from '../../types.ts';
import { checkWarDuty, declareWar, dutyAct, dutyActs, hasOpenDuty, warTurnOver } from './total-war.ts';

const war = (violator: string, player: string, more: Given = {}): Scene =>
  given({ start: { active: player }, wars: [{ violator, owed: [player] }], ...more });

const against = (kind: 'conquest' | 'raid' | 'communicate', base: string, target: string, extra = 0): Act => ({
  do: kind,
  base: system(base),
  target: system(target),
  path: [],
  gate: false,
  extra,
  chits: [],
});
const refusal = (scene: Scene, act: Act) => checkWarDuty(scene, scene.g.active, act)?.rule;
const duties = (scene: Scene): string[] =>
  (dutyActs(scene, scene.g.active) ?? []).map((act) =>
    'target' in act ? `${act.do} ${scene.data.systems[act.target]!.id}` : act.do,
  );

test('SS-8.31a every member but the violator owes every card of his next turn', () => {
  const scene = given({ start: { active: 'vereen' } });
  declareWar(scene.play(), VEREEN);
  expect(scene.g.wars).toEqual({ violator: [VEREEN], owed: [0b01011] });
  expect(scene.told('total-war')).toEqual([{ violator: VEREEN, obliged: [ATJAYAN, AVIAN, HOSPODAR] }]);
  declareWar(scene.play(), VEREEN); // R37: adds nothing
  expect(scene.g.wars.violator).toEqual([VEREEN]);
  const obliged = war('hospodar', 'atjayan');
  expect(refusal(obliged, { do: 'end' })).toBe('SS-8.31a');
  expect(refusal(obliged, { do: 'govern', target: system('atjay'), extra: 0 })).toBe('SS-8.31b');
  expect(refusal(obliged, { do: 'taxes' })).toBeUndefined();
  obliged.g.players.cards[ATJAYAN] = 0;
  expect(refusal(obliged, { do: 'end' })).toBeUndefined();
});

test('SS-8.31a members in exile are free, and so are those who owe nothing', () => {
  const scene = given({ start: { active: 'vereen' }, players: { avian: { seat: null } } });
  declareWar(scene.play(), HIVE);
  expect(scene.g.wars.owed).toEqual([0b01101]);
  expect(dutyAct(war('hive', 'avian', { wars: [{ violator: 'hive', owed: ['vereen'] }] }), AVIAN)).toBeNull();
});

test('SS-8.31b Conquest before Raid before Communicate, the Seat before all else', () => {
  const scene = war('hospodar', 'atjayan'); // Flute has Range 1: Conquest fails, Raid is possible
  expect(duties(scene)).toEqual(['raid hospodar']);
  expect(refusal(scene, against('raid', 'flute', 'hospodar', 2))).toBeUndefined();
  expect(refusal(scene, against('communicate', 'flute', 'hospodar'))).toBe('SS-8.31b');
  expect(refusal(scene, against('raid', 'flute', 'nur'))).toBe('SS-8.31b');
  expect(refusal(scene, against('conquest', 'flute', 'hospodar', 9))).toBe('SS-8.31b'); // R36: points may be added, but do not change the ladder
  expect(refusal(scene, { do: 'flip' })).toBe('SS-8.31d');
  const weak = war('hospodar', 'atjayan', { systems: { hospodar: { tech: -1 } } });
  expect(duties(weak)).toEqual(['conquest hospodar']);
  expect(refusal(weak, against('raid', 'flute', 'hospodar'))).toBe('SS-8.31b');
});

test('SS-8.31c then the System with the highest Tech Level, equals at choice', () => {
  const scene = war('atjayan', 'hospodar'); // Atjay, Barton and Nelldon are out of reach; Flute and Delpodar stand at 1
  expect(duties(scene)).toEqual(['raid flute', 'conquest delpodar']);
  expect(refusal(scene, against('conquest', 'hospodar', 'delpodar'))).toBeUndefined();
  expect(refusal(scene, against('raid', 'nur', 'flute'))).toBeUndefined();
  expect(refusal(scene, against('raid', 'hospodar', 'delpodar'))).toBe('SS-8.31b');
  const higher = war('atjayan', 'hospodar', { systems: { flute: { tech: 2 } } });
  expect(duties(higher)[0]).toBe('raid flute');
  expect(refusal(higher, against('conquest', 'hospodar', 'delpodar'))).toBe('SS-8.31b');
});

test('SS-8.31d who can attack nothing flips his cards', () => {
  const scene = war('vereen', 'avian');
  expect(duties(scene)).toEqual(['flip']);
  expect(refusal(scene, { do: 'flip' })).toBeUndefined();
  expect(refusal(scene, { do: 'govern', target: system('windstar'), extra: 0 })).toBe('SS-8.31b');
});

test('R37 with two duties he chooses before each card', () => {
  const wars = [
    { violator: 'avian', owed: ['atjayan'] },
    { violator: 'hospodar', owed: ['atjayan'] },
  ];
  const scene = war('avian', 'atjayan', { wars });
  expect(duties(scene)).toEqual(['raid windstar', 'raid hospodar']);
  expect(refusal(scene, against('raid', 'flute', 'hospodar'))).toBeUndefined();
});

test('SS-8.31e it ends when all have had their turn', () => {
  const scene = war('hive', 'avian', { wars: [{ violator: 'hive', owed: ['avian', 'vereen'] }] });
  warTurnOver(scene.play(), AVIAN);
  expect([scene.g.wars.owed, hasOpenDuty(scene.g)]).toEqual([[1 << VEREEN], true]);
  const play = scene.play();
  warTurnOver(play, VEREEN);
  expect([scene.g.wars.violator, hasOpenDuty(scene.g), scene.told('total-war-over')]).toEqual([
    [],
    false,
    [{ violator: HIVE }],
  ]);
});

test('SS-8.31e it ends when the Seat falls to any player', () => {
  const scene = war('hive', 'avian', { wars: [{ violator: 'hive', owed: ['avian', 'vereen'] }] });
  takeSystem(scene.play(), system('edom-one'), AVIAN, 'military', 'SS-12.33');
  expect(scene.g.wars.violator).toEqual([HIVE]);
  takeSystem(scene.play(), system('dom'), HOSPODAR, 'military', 'SS-12.33');
  expect(scene.g.wars.violator).toEqual([]);
});
