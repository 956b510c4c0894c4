import { expect, test } from 'vitest';
import { takeSystem } from '../board/ownership.ts';
import { FACE_UP, HAND } from '../state.ts';
import { card, type Given, given, type Roll, type Scene, system } from '../testing/given.ts';
import type { Act } from '../types.ts';
import { kindOf } from './09-random-events/cup.ts';
import { buildOperation } from './11-operations/build.ts';
import { announce, checkOperation, operation } from './11-operations/operations.ts';
import { scoreConquest } from './12-conquest.ts';
import { conversionDifferential, scoreConversion } from './23-conversion.ts';
import { victoryPoints } from './25-victory/victory.ts';

const [postnovo, neromadra, greersPort, windstar] = ['postnovo', 'neromadra', 'greers-port', 'windstar'].map(
  system,
) as [number, number, number, number];
/** The Avian Republic (4300) owns Postnovo (1200). */
const scene = (systems: Given['systems'] = {}, more: Given = {}) =>
  given(
    {
      start: { active: 'avian' },
      options: { conversion: true },
      systems: { ...systems, postnovo: { owner: 'avian', tech: 0, unrest: false, web: 0, ...systems['postnovo'] } },
      ...more,
    },
    { steps: { operation, scoreConquest } },
  );
const attack = (base: number, target: number, chits: number[] = []): Act => ({
  do: 'conquest',
  base,
  target,
  path: [],
  gate: false,
  extra: 0,
  chits,
});
function convert(at: Scene, act: Act, ...rolls: Roll[]): void {
  at.table.pending.length = 0;
  const play = at.play(...rolls);
  announce(play, at.g.active, act);
  play.advance();
}
const tallyOf = (at: Scene, who: string, where: number) =>
  at.g.conversion[at.seat(who) * at.g.systems.owner.length + where];
const codeOf = (at: Scene, where: number) => at.data.ideologies[at.g.systems.ideology[where]!]?.code;
/** Scores one C for the seat without a card. */
function score(at: Scene, who: string, base: number, target: number, chits: number[] = []): void {
  const seat = at.seat(who);
  scoreConversion(at.play(), buildOperation(at, seat, 0, base, target, [], false, { extra: 0, chits }));
}

test("SS-23.3 the example of Postnovo: the fourth C converts it, and Neromadra and Greer's Port with it", () => {
  const at = scene({ postnovo: { conversion: { avian: 2 } } });
  convert(at, attack(windstar, postnovo), card(3)); // rating 3 + 2 - 0 - 1 - 2 = 2: C, no level lost
  expect([tallyOf(at, 'avian', postnovo), codeOf(at, postnovo)]).toEqual([3, 1200]);
  convert(at, attack(windstar, postnovo), card(31));
  expect([postnovo, neromadra, greersPort].map((one) => codeOf(at, one))).toEqual([4300, 4300, 4300]);
  expect(at.g.players.conversions[at.seat('avian')]).toBe(3);
  expect(tallyOf(at, 'avian', postnovo)).toBe(0);
});

test("SS-23.3 a player's System of that Ideology does not follow", () => {
  const at = scene({ postnovo: { conversion: { avian: 3 } }, neromadra: { owner: 'hive' } });
  score(at, 'avian', windstar, postnovo);
  expect([neromadra, greersPort].map((one) => codeOf(at, one))).toEqual([1200, 4300]);
});

test('SS-23.3 not above a differential of 5', () => {
  // Feudalism: 14 - 8 = 6; Radix and Delpodar are 3300 too
  const at = scene({
    saar: {},
    radix: { owner: 'avian', conversion: { avian: 5 } },
    delpodar: { owner: 'independent' },
  });
  score(at, 'avian', windstar, system('radix'));
  expect([codeOf(at, system('radix')), codeOf(at, system('delpodar'))]).toEqual([4300, 3300]);
});

test('SS-23.3 SS-8.41c neither Atjay nor the Hive follows', () => {
  const faith = {
    'fontain-grelot': { owner: 'avian' },
    brandon: { owner: 'avian', conversion: { avian: 4 } },
    flute: { owner: 'independent' },
    atjay: { owner: 'independent' },
    'edom-three': { owner: 'avian', trade: ['avian'], conversion: { avian: 4 } },
  };
  const at = scene(faith as Given['systems'], {
    players: { avian: { seat: 'fontain-grelot' }, atjayan: { seat: 'delpodar' } },
  });
  score(at, 'avian', system('fontain-grelot'), system('brandon')); // 15 - 10 = 5
  expect(['brandon', 'flute', 'atjay'].map((id) => codeOf(at, system(id)))).toEqual([5000, 5000, 4200]);
  score(at, 'avian', system('fontain-grelot'), system('edom-three')); // (20 - 10) / 2 = 5
  expect(['edom-three', 'edom-four'].map((id) => codeOf(at, system(id)))).toEqual([5000, 6000]);
});

test('SS-23.0a only an own System of another Ideology, and as many C as the differential', () => {
  const at = scene({ skysworld: { owner: 'avian' } });
  expect(checkOperation(at, at.seat('avian'), attack(windstar, postnovo))).toBeNull();
  expect(checkOperation(at, at.seat('avian'), attack(windstar, system('skysworld')))).toMatchObject({
    rule: 'SS-23.0a',
  });
  expect(conversionDifferential(at, at.seat('avian'), postnovo, false)).toBe(4); // 12 - 8
  expect(conversionDifferential(at, at.seat('avian'), system('dom'), false)).toBe(12); // 20 - 8
  expect(conversionDifferential(at, at.seat('avian'), system('ordar'), false)).toBe(2); // Unique: 10 - 8
});

test('SS-23.2 Trade and Fervor halve it, both quarter it, rounded down, but never below 1', () => {
  const at = scene({ postnovo: { trade: ['avian'] }, radix: { trade: ['avian'] } });
  const avian = at.seat('avian');
  const both = (where: number) => [false, true].map((fervor) => conversionDifferential(at, avian, where, fervor));
  expect(both(postnovo)).toEqual([2, 1]);
  expect(both(system('radix'))).toEqual([3, 1]); // 14 - 8 = 6; 6 / 4
  expect(both(system('barton'))).toEqual([6, 3]);
  expect(both(system('ordar'))).toEqual([2, 1]);
});

test('SS-9.27 Fervor halves the differential, lies face up then, and stays', () => {
  const at = scene(
    { postnovo: { conversion: { avian: 1 } } },
    { players: { avian: { hand: ['ideological-fervor'] } } },
  );
  const fervor = at.data.chits.findIndex((kind) => at.data.chitKinds[kind]!.id === 'ideological-fervor');
  convert(at, attack(windstar, postnovo, [fervor]), card(3));
  expect(at.told('conversion-tally')).toMatchObject([{ tally: 2, needed: 2 }]);
  expect([codeOf(at, postnovo), at.g.chits[fervor]]).toEqual([4300, FACE_UP + at.seat('avian')]);
});

test('SS-9.27 no other chit but those of war helps', () => {
  const at = scene({}, { players: { avian: { hand: ['trade-disruption', 'weapons-advance'] } } });
  const chitOf = (id: string) =>
    at.g.chits.findIndex((place, chit) => place === 11 && at.data.chitKinds[at.data.chits[chit]!]!.id === id);
  const check = (id: string) => checkOperation(at, at.seat('avian'), attack(windstar, postnovo, [chitOf(id)]));
  expect(check('trade-disruption')).toMatchObject({ rule: 'SS-9.27' });
  expect(check('weapons-advance')).toBeNull();
});

test('SS-23.0b a lost level brings Unrest and a Rebellion check', () => {
  const at = scene();
  convert(at, attack(windstar, postnovo), card(9), 3, 4); // C and a level lost; value 5 + 2 = 7, dice 7: Unrest
  expect(at.told('rebellion')).toEqual([{ system: postnovo, value: 7, dice: 7, outcome: 'unrest' }]);
  expect([at.g.systems.tech[postnovo], at.g.systems.unrest[postnovo], tallyOf(at, 'avian', postnovo)]).toEqual([
    -1, 1, 1,
  ]);
});

test('SS-23.0d when it rebels, the Conquest that regains it does not count', () => {
  const at = scene();
  convert(at, attack(windstar, postnovo), card(9), 1, 1);
  expect([at.g.systems.owner[postnovo], tallyOf(at, 'avian', postnovo)]).toEqual([-1, 1]);
  convert(at, attack(windstar, postnovo), card(10));
  expect([at.g.systems.owner[postnovo], tallyOf(at, 'avian', postnovo)]).toEqual([at.seat('avian'), 1]);
});

test('SS-23.0c Collectivists and expelled Governments convert nobody', () => {
  const near = scene(
    { 'edom-four': { owner: 'hive', tech: 2 }, bluemoon: { owner: 'hive' } },
    { start: { active: 'hive' } },
  );
  expect(checkOperation(near, near.seat('hive'), attack(system('edom-four'), system('bluemoon')))).toMatchObject({
    rule: 'SS-23.0c',
  });
  const out = scene({}, { players: { avian: { expelled: true } } });
  expect(checkOperation(out, out.seat('avian'), attack(windstar, postnovo))).toMatchObject({ rule: 'SS-23.0c' });
});

test('SS-8.41c Atjay cannot be Converted', () => {
  const at = scene(
    { atjay: { owner: 'hospodar' } },
    {
      start: { active: 'hospodar' },
      players: { atjayan: { seat: 'brandon' } },
      systems: { atjay: { owner: 'hospodar' }, delpodar: { owner: 'hospodar' } },
    },
  );
  expect(checkOperation(at, at.seat('hospodar'), attack(system('delpodar'), system('atjay')))).toMatchObject({
    rule: 'SS-8.41c',
  });
});

test('SS-23.0e it stays so through a change of hands, until another player converts it again', () => {
  const at = scene({ postnovo: { conversion: { avian: 3, vereen: 1 } } });
  score(at, 'avian', windstar, postnovo);
  expect(tallyOf(at, 'vereen', postnovo)).toBe(0); // it was counted against another Ideology
  takeSystem(at.play(), postnovo, at.seat('vereen'), 'diplomacy', 'SS-14.31');
  expect(codeOf(at, postnovo)).toBe(4300);
  at.g.conversion[at.seat('vereen') * at.g.systems.owner.length + postnovo] = 8; // 15 - 6 = 9
  score(at, 'vereen', system('veree'), postnovo);
  expect(codeOf(at, postnovo)).toBe(3200);
});

test('SS-23.4 five points for each System converted, also when another reconverts it', () => {
  const at = scene({ postnovo: { conversion: { avian: 3 } }, neromadra: { owner: 'hive' } });
  const avian = at.seat('avian');
  score(at, 'avian', windstar, postnovo); // Greer's Port follows
  at.g.systems.owner[postnovo] = at.seat('vereen');
  at.g.conversion[at.seat('vereen') * at.g.systems.owner.length + postnovo] = 8;
  score(at, 'vereen', system('veree'), postnovo);
  const points = victoryPoints(at, avian);
  expect([avian, at.seat('vereen')].map((seat) => at.g.players.conversions[seat])).toEqual([2, 1]);
  at.g.players.conversions[avian] = 0;
  expect(points - victoryPoints(at, avian)).toBe(10);
});

test('SS-9.27 R13 Fervor and Weapons are announced with a Conversion, Treaty Signed is not, nor Fervor with a Conquest', () => {
  const hand = ['ideological-fervor', 'weapons-advance', 'treaty-signed'] as const;
  const at = scene({ windstar: { tech: 2 } }, { players: { avian: { hand: [...hand], points: 20 } } });
  const [fervor, weapons, treaty] = hand.map((id) =>
    at.g.chits.findIndex((place, chit) => place === HAND + at.seat('avian') && kindOf(at, chit).id === id),
  ) as [number, number, number];
  const refusal = (base: number, target: number, ...chits: number[]): string | undefined =>
    checkOperation(at, at.seat('avian'), attack(base, target, chits))?.rule;
  expect([refusal(windstar, postnovo, fervor, weapons), refusal(windstar, postnovo, treaty)]).toEqual([
    undefined,
    'SS-9.27',
  ]);
  expect(refusal(system('prantis'), system('perkis'), fervor)).toBe('SS-9.26a');
});
