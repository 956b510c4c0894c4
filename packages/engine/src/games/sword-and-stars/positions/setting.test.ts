import { expect, test } from 'vitest';
import { settingFor } from '#core/options';
import { standardData as data } from '../data/standard.ts';
import { createSwordAndStars } from '../index.ts';
import { cloneState, HAND, IN_CUP, OUT_OF_GAME } from '../state.ts';
import { given, system } from '../testing/given.ts';
import { cycleOf, hasRaiders, lengthOf, setUpState, specialOf } from './setting.ts';

const ids = (systems: readonly number[]) => systems.map((one) => data.systems[one]!.id);
const setUp = (scenario: string, seats: number, options = {}) => {
  const made = setUpState(data, { scenario, seats, options, position: null });
  if (!made.ok) throw new Error(made.refusal.why);
  return made.g;
};

test('SS-25.7 the set-up places every marker of the scenario', () => {
  const { g } = given({ scenario: 'great-galactic-war' });
  const seat = 1;
  const owned = data.systems.filter(({ index }) => g.systems.owner[index] === seat).map(({ id }) => id);
  expect(owned.sort()).toEqual(['barton', 'brandon', 'horton', 'nelldon', 'uraic']);
  expect([g.players.military[seat], g.players.administrative[seat], g.players.diplomatic[seat]]).toEqual([5, 1, 5]);
  expect([g.players.points[seat], g.systems.web[system('nelldon')], g.systems.gate[system('nelldon')]]).toEqual([
    8, 3, 1,
  ]);
  expect(
    ids(g.systems.unrest.flatMap((unrest, index) => (unrest && g.systems.owner[index] === seat ? [index] : []))),
  ).toEqual(['uraic']);
});

test('SS-19.0a each Empire starts with Treaties with its own Systems', () => {
  const g = setUp('five-empires-stalemate', 5);
  g.systems.owner.forEach((owner, index) => {
    if (owner >= 0) expect((g.systems.treaty[index]! >> owner) & 1).toBe(1);
  });
});

test('SS-25.62 independent Systems start at norm', () => {
  const g = setUp('two-new-empires', 2);
  expect([g.systems.tech[system('bluemoon')], g.systems.tech[system('mozarab')]]).toEqual([1, -2]);
});

test('SS-9.0a the cup holds 50 chits', () => {
  expect(setUp('two-new-empires', 2).chits).toEqual(Array(50).fill(0));
});

test('SS-28.3 the Hive starts with Hive Surge, and everybody knows', () => {
  const g = setUp('beginning-of-the-end', 3);
  const surge = data.chits.indexOf(data.chitKindById.get('hive-surge')!.index);
  expect([g.chits[surge], g.chitKnown[surge]]).toEqual([HAND + 0, 1]);
});

test('SS-33.3a eleven Systems are void at -3, SS-33.3b and the Revolt chit is out', () => {
  const g = setUp('empires-re-emerge', 4);
  expect(g.systems.dead.filter((dead) => dead === 1)).toHaveLength(11);
  expect([g.systems.tech[system('harvest')], g.systems.gate[system('harvest')]]).toEqual([-3, 1]);
  expect(g.chits[data.chits.indexOf(data.chitKindById.get('revolt')!.index)]).toBe(2);
  expect([g.options['colonization'], g.drakaCame]).toEqual([true, 1]);
});

test('SS-34.26 eleven Systems start at 1 or below, SS-34.21 and Atjay without any Treaty', () => {
  const g = setUp('phoenix', 5);
  expect([g.systems.tech[system('dom')], g.systems.norm[system('dom')], g.systems.tech[system('hospodar')]]).toEqual([
    1, 1, 2,
  ]);
  expect(g.systems.treaty.every((treaty) => (treaty & 1) === 0)).toBe(true);
  expect([g.systems.web[system('atjay')], g.systems.gate[system('atjay')]]).toEqual([3, 1]);
});

test('fewer players than Empires: the rest dissolves, its Webs stay (R82)', () => {
  const g = setUp('five-empires-stalemate', 4);
  expect([g.systems.owner[system('dom')], g.systems.treaty[system('dom')], g.systems.gate[system('dom')]]).toEqual([
    -1, 0, 1,
  ]);
});

test('SS-35.6 a Cycle of five may start from another scenario, SS-35.5 with its own length', () => {
  const alternate = { alternateStart: 'phoenix', length: 12, firstVote: 11 };
  const g = setUp('galactic-cycle', 5, alternate);
  expect(g.players.status).toEqual([0, 0, 0, 0, 0]);
  expect(specialOf({ g, data }).picksFirst).toBe(0);
  expect(cycleOf({ g, data })).toBeNull();
  expect(lengthOf({ g, data })).toEqual({ gameTurns: 12, voteAfter: 11 });
  const revolt = data.chits.indexOf(data.chitKindById.get('revolt')!.index);
  expect([g.chits[revolt], setUp('galactic-cycle', 5).chits[revolt]]).toEqual([OUT_OF_GAME, IN_CUP]); // R106: 34.3 too
});

test('SS-35.6 an alternate start for fewer than five, or of another scenario, is refused with the reason', () => {
  const refusal = (scenario: string, seats: number) => {
    const made = setUpState(data, { scenario, seats, options: { alternateStart: 'phoenix' }, position: null });
    return made.ok ? null : made.refusal;
  };
  expect(refusal('galactic-cycle', 4)).toEqual({ rule: 'SS-35.6', why: 'an alternate start needs 5 players, not 4' });
  expect(refusal('empire-at-bay', 5)).toEqual({
    rule: 'SS-35.6',
    why: 'The Atjayan Empire at Bay has no alternate start: only the Galactic Cycle has',
  });
});

test('SS-26.3 Conversion asked for in the solitaire scenario is refused with the reason', () => {
  const game = createSwordAndStars(data);
  expect(settingFor(game, { scenario: 'rise-of-empire', options: { conversion: 'true' } })).toEqual({
    ok: false,
    refusal: { rule: 'CORE-setting', why: 'The Rise of Empire is always played with conversion off' },
  });
});

test('SS-35.5 a Cycle may be agreed to last as long as the players like', () => {
  const g = setUp('galactic-cycle', 2, { length: 120, firstVote: 60 });
  expect(lengthOf({ g, data })).toEqual({ gameTurns: 120, voteAfter: 60 });
  const game = createSwordAndStars(data);
  expect(settingFor(game, { scenario: 'galactic-cycle', options: { length: 120, firstVote: 60 } }).ok).toBe(true);
  expect(game.bound('galactic-cycle')).toBeGreaterThan(120 * 5 * 5 * 100);
});

test('SS-4.2 clocks that no host keeps are not offered', () => {
  const game = createSwordAndStars(data);
  expect(game.options.filter(({ id }) => id.endsWith('Seconds'))).toEqual([]);
  const old = settingFor(game, { options: { turnSeconds: 600, diplomacySeconds: 60, holdSeconds: 60 } });
  expect(old.ok && Object.keys(old.setting.options).filter((id) => id.endsWith('Seconds'))).toEqual([]);
});

test('SS-position what decides the set-up is not changed by a position', () => {
  const position = { scenario: 'empire-at-bay', options: { empires: 'hive' } };
  const made = setUpState(data, { scenario: 'empire-at-bay', seats: 3, options: {}, position });
  expect(made.ok ? '' : made.refusal.why).toBe(
    'options.empires: decides the set-up: it is given with the game, not in its position',
  );
});

test('SS-35.2b seats of the Cycle that nobody has taken yet can join later', () => {
  expect(setUp('galactic-cycle', 5, { latecomers: 2 }).players.status).toEqual([0, 1, 1, 2, 2]);
});

test('SS-26.3 Raiders and Outworlders are off in the solitaire scenario unless switched on', () => {
  const on = (scenario: string, options = {}) => hasRaiders({ g: setUp(scenario, 1, options), data });
  expect([on('rise-of-empire'), on('rise-of-empire', { raidersOutworlders: 'on' }), on('galactic-cycle')]).toEqual([
    false,
    true,
    true,
  ]);
  expect(setUp('rise-of-empire', 1, { conversion: true }).options['conversion']).toBe(false);
});

test('a clone shares nothing and is alike', () => {
  const g = setUp('great-galactic-war', 5);
  g.projects.push({ player: 0, target: 1, bases: [2] });
  const twin = cloneState(g);
  expect(twin).toEqual(g);
  const objects = (value: unknown): object[] =>
    typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(objects)] : [];
  const own = new Set(objects(g));
  expect(objects(twin).filter((one) => own.has(one))).toEqual([]);
});

test('SS-position a position that cannot be is refused by field', () => {
  const refused = (position: object) => {
    const made = setUpState(data, {
      scenario: 'empire-no-more',
      seats: 5,
      options: {},
      position: { scenario: 'empire-no-more', ...position },
    });
    return made.ok ? null : made.refusal.why;
  };
  expect(refused({ systems: { earth: {} } })).toBe('systems.earth: there is no inhabited System earth');
  expect(refused({ systems: { veree: { owner: 'hive' } } })).toBe('players: the Seat of VeReen Empire is not its own');
  expect(refused({ players: { hive: { hand: ['revolt'] } } })).toBe('players.hive.hand: revolt cannot be held');
  expect(refused({})).toBeNull();
});

/** Sectors, points, Seat, number of Systems, Treaties with others, Unrest, Webs and gates of each Empire, as printed. */
const empiresOf = (id: string) => {
  const { empires, gameTurns, voteAfter, maxPlayers } = data.scenarioById.get(id)!;
  const g = setUp(id, maxPlayers);
  const lines = empires.map((empire, seat) => {
    const { players, systems } = g;
    const owned = systems.owner.flatMap((owner, index) => (owner === seat ? [index] : []));
    const others = systems.treaty.filter((treaty, index) => (treaty >> seat) & 1 && !owned.includes(index)).length;
    const sum = (column: number[]) => owned.reduce((total, index) => total + column[index]!, 0);
    const sectors = `${players.military[seat]}${players.administrative[seat]}${players.diplomatic[seat]}`;
    return `${empire.id} ${sectors} rp${players.points[seat]} ${data.systems[players.seat[seat]!]!.id} ${owned.length}+${others} u${sum(systems.unrest)} w${sum(systems.web)} g${sum(systems.gate)}`;
  });
  return [`${gameTurns} Game-Turns, vote ${voteAfter}`, ...lines];
};

test('SS-26.2 one Empire at its height', () => {
  expect(empiresOf('rise-of-empire')).toEqual(['2 Game-Turns, vote 0', 'atjayan 999 rp10 atjay 1+0 u0 w0 g0']);
});
test('SS-27.2 two new Empires', () => {
  expect(empiresOf('two-new-empires')).toEqual([
    '2 Game-Turns, vote 0',
    'vereen 353 rp10 veree 2+1 u0 w2 g0',
    'nelldon 522 rp8 nelldon 2+1 u0 w2 g0',
  ]);
});
test('SS-28.2 three Empires of one System', () => {
  expect(empiresOf('beginning-of-the-end')).toEqual([
    '3 Game-Turns, vote 0',
    'hive 555 rp5 dom 1+0 u0 w0 g0',
    'hospodar 523 rp3 hospodar 1+2 u0 w0 g0',
    'vereen 553 rp5 veree 1+2 u0 w0 g0',
  ]);
});
test('SS-29.2 the old Empire with fifteen Systems', () => {
  expect(empiresOf('empire-at-bay')).toEqual([
    '3 Game-Turns, vote 2',
    'atjayan 123 rp5 atjay 15+0 u0 w9 g0',
    'skysworld 555 rp15 skysworld 4+1 u0 w0 g0',
    'barnz 539 rp13 barnz 4+1 u0 w0 g0',
    'asak 531 rp12 asak 5+1 u0 w0 g0',
    'hive 553 rp9 dom 4+1 u0 w0 g0',
  ]);
});
test('SS-30.2 four Systems in Unrest', () => {
  expect(empiresOf('empire-no-more')).toEqual([
    '4 Game-Turns, vote 2',
    'atjayan 333 rp12 atjay 6+3 u3 w5 g0',
    'avian 351 rp12 windstar 4+1 u0 w2 g0',
    'vereen 532 rp12 veree 4+2 u1 w2 g0',
    'hospodar 353 rp15 hospodar 4+3 u0 w0 g0',
    'hive 325 rp12 dom 4+2 u0 w0 g0',
  ]);
});
test('SS-31.2 five balanced Empires', () => {
  expect(empiresOf('five-empires-stalemate')).toEqual([
    '8 Game-Turns, vote 5',
    'vereen 335 rp15 veree 4+2 u0 w2 g0',
    'nelldon 522 rp15 nelldon 4+2 u0 w2 g0',
    'avian 253 rp12 windstar 4+2 u0 w2 g0',
    'hospodar 325 rp15 hospodar 4+2 u0 w2 g0',
    'hive 333 rp10 dom 4+1 u0 w0 g1',
  ]);
});
test('SS-32.2 Webs, StarGates and Unrest', () => {
  expect(empiresOf('great-galactic-war')).toEqual([
    '6 Game-Turns, vote 4',
    'vereen 529 rp10 veree 5+2 u0 w3 g1',
    'nelldon 515 rp8 nelldon 5+2 u1 w3 g1',
    'avian 135 rp5 windstar 6+2 u2 w3 g1',
    'hospodar 532 rp12 hospodar 9+1 u3 w3 g1',
    'hive 513 rp12 dom 7+0 u3 w4 g1',
  ]);
});
test('SS-33.2 four Empires among the dead', () => {
  expect(empiresOf('empires-re-emerge')).toEqual([
    '5 Game-Turns, vote 4',
    'vereen 235 rp3 veree 5+1 u0 w3 g0',
    'nelldon 955 rp6 nelldon 2+2 u0 w3 g0',
    'avian 225 rp2 windstar 4+2 u0 w3 g0',
    'hospodar 135 rp4 hospodar 5+2 u0 w3 g0',
  ]);
});
test('SS-34.2 Atjay reborn', () => {
  expect(empiresOf('phoenix')).toEqual([
    '4 Game-Turns, vote 0',
    'atjayan 999 rp10 atjay 1+0 u0 w3 g1',
    'vereen 221 rp0 veree 6+0 u2 w3 g0',
    'hospodar 323 rp2 delpodar 6+0 u1 w0 g0',
    'hive 352 rp3 edom-one 4+0 u1 w2 g0',
    'avian 255 rp0 windstar 5+0 u0 w2 g0',
  ]);
});
