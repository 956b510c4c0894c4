import { expect, test } from 'vitest';
import { type Battle, type Given, type GivenUnit, given } from '../../testing/given.ts';
import type { Order, Turning } from '../../types.ts';
import { missileRating } from '../04-spaceships.ts';
import { dueHoming, home as rule } from './homing.ts';

const own: GivenUnit = { class: 'sword', hex: 'A0101', direction: 12, velocity: 1, boxes: ['heavy-weapon'] };
const enemy: GivenUnit = { class: 'spear', hex: 'A0511', direction: 12, velocity: 1, boxes: [], lastCharged: 9 };
type Missile = NonNullable<Given['missiles']>[number];

/** A homing missile of level 7 (velocity 2, maneuver 6, energy 9) at A0505, pointing at 12. */
const at = (enemies: Partial<GivenUnit>[], missile: Partial<Missile> = {}): Battle =>
  given({
    units: {
      'P1-A': own,
      ...Object.fromEntries(enemies.map((one, n) => [`P2-${'ABC'[n]}`, { ...enemy, ...one }])),
    },
    missiles: [{ id: 'h', from: 'P1-A', box: 1, type: 'homing', hex: 'A0505', direction: 4, velocity: 2, ...missile }],
  });
const home = (battle: Battle, target: string, ...maneuvers: Turning[]): Order => ({
  do: 'home',
  unit: battle.unit('h'),
  target: battle.unit(target),
  maneuvers,
});
const refused = (battle: Battle, order: Order): string | undefined => battle.refusal(0, 'command', order)?.rule;

test('DV-FSB-H1 it maneuvers only towards an enemy within six hexes that received Maneuver Commands', () => {
  const battle = at([{}]);
  expect(refused(battle, { do: 'right', unit: battle.unit('h') })).toBe('DV-FSB-H1');
  expect(refused(battle, home(battle, 'P2-A', 'right', 'right'))).toBeUndefined();
  const quiet = at([{ lastCharged: -1 }]);
  expect(refused(quiet, home(quiet, 'P2-A', 'right', 'right'))).toBe('DV-FSB-H1');
  const far = at([{ hex: 'A0512' }]);
  expect(refused(far, home(far, 'P2-A', 'right', 'right'))).toBe('DV-FSB-H1');
});

test('DV-FSB-H1 a Maneuver Command without energy is one too', () => {
  const battle = at([{ lastCharged: 0 }]);
  expect(refused(battle, home(battle, 'P2-A', 'right', 'right'))).toBeUndefined();
});

test('DV-FSB-H2 the target is the unit with the most maneuver energy less the range', () => {
  const battle = at([{}, { hex: 'A0507', lastCharged: 4 }]); // 9 - 6 against 4 - 2
  expect(refused(battle, home(battle, 'P2-B', 'right', 'right'))).toBe('DV-FSB-H2');
  expect(refused(battle, home(battle, 'P2-A', 'right', 'right'))).toBeUndefined();
});

test('DV-FSB-H2 ties are the owner’s choice', () => {
  const battle = at([{}, { hex: 'A0507', lastCharged: 5 }]);
  expect(refused(battle, home(battle, 'P2-A', 'right', 'right'))).toBeUndefined();
  expect(refused(battle, home(battle, 'P2-B', 'right', 'right'))).toBeUndefined();
});

test('DV-FSB-H3 it must end pointing at the target', () => {
  const battle = at([{}]);
  expect(refused(battle, home(battle, 'P2-A'))).toBe('DV-FSB-H3');
  expect(refused(battle, home(battle, 'P2-A', 'right'))).toBe('DV-FSB-H3');
  expect(refused(battle, home(battle, 'P2-A', 'right', 'right', 'right'))).toBe('DV-FSB-H3');
  battle.act(0, 'command', home(battle, 'P2-A', 'accelerate', 'right', 'right', 'accelerate'));
  const { direction, velocity, energy } = battle.g.units;
  const missile = battle.unit('h');
  expect([direction[missile], velocity[missile], energy[missile]]).toEqual([6, 4, 5]);
  expect(refused(battle, home(battle, 'P2-A'))).toBe('DV-FSB-H1');
});

test('DV-FSB-H3 or as near as its allowance permits', () => {
  const battle = at([{}], { direction: 12, velocity: 4 }); // six positions off, two Commands
  expect(refused(battle, home(battle, 'P2-A', 'right'))).toBe('DV-FSB-H3');
  expect(refused(battle, home(battle, 'P2-A', 'right', 'accelerate'))).toBe('DV-FSB-H3');
  expect(refused(battle, home(battle, 'P2-A', 'left', 'left'))).toBeUndefined();
  const tired = at([{}], { energy: 1 });
  expect(refused(tired, home(tired, 'P2-A', 'right'))).toBeUndefined();
});

test('DV-FSB-H3 the phase does not end before it has turned', () => {
  const battle = at([{}]);
  expect(battle.refusal(0, 'command', { do: 'end' })?.rule).toBe('DV-FSB-H3');
  battle.act(0, 'command', home(battle, 'P2-A', 'right', 'right'));
  expect(battle.refusal(0, 'command', { do: 'end' })).toBeNull();
  expect(at([{}], { direction: 6 }).refusal(0, 'command', { do: 'end' })).toBeNull();
});

test('DV-FSB-H4 ratings by civ level', () => {
  const ratings = ([6, 7, 8] as const).map((civ) => {
    const battle = at([{}], { civ });
    return missileRating(battle.play(), battle.unit('h'));
  });
  expect(ratings).toMatchObject([
    { velocity: 1, maneuver: 5, energy: 8 },
    { velocity: 2, maneuver: 6, energy: 9 },
    { velocity: 2, maneuver: 7, energy: 10 },
  ]);
});

test('DV-FSB-H1 what a unit spent in its Command Phase is remembered until its next', () => {
  const battle = given({
    units: { 'P1-A': own, 'P1-B': { ...own, hex: 'A0303' }, 'P2-A': enemy },
  });
  battle.act(0, 'command', { do: 'left', unit: 0 });
  battle.act(0, 'command', { do: 'end' });
  expect([battle.g.units.lastCharged[0], battle.g.units.lastCharged[1], battle.g.units.lastCharged[2]]).toEqual([
    6, -1, 9,
  ]);
});

test('DV-FSB-H3 a menu turns it the shorter way, as far as it can, and no other missile homes', () => {
  const list = (hex: string, missile: Partial<Missile> = {}): unknown[] => {
    const battle = at([{ hex }], missile);
    return rule.list(battle.play(), 0, battle.unit('h')).map(({ maneuvers }) => maneuvers);
  };
  expect(list('A0511')).toEqual([['right', 'right']]); // south of it: from 4 to 6
  expect(list('A0502')).toEqual([Array(4).fill('left')]); // north of it: from 4 to 12
  expect(list('A0505')).toEqual([[]]);
  expect(list('A0502', { velocity: 4 })).toEqual([['left', 'left']]); // rating 6 less velocity 4
  expect(list('A0511', { type: 'intelligent' })).toEqual([]);
});

test('DV-FSB-H3 nothing is due of a missile that has homed, was just launched, or points there already', () => {
  const due = (missile: Partial<Missile>, mark?: 'controlled' | 'fresh'): unknown => {
    const battle = at([{}], missile);
    const unit = battle.unit('h');
    if (mark) battle.g.units[mark][unit] = 1;
    return dueHoming(battle.play(), 0, unit)?.order.do ?? null;
  };
  expect([due({}), due({ direction: 6 }), due({ type: 'guided' })]).toEqual(['home', null, null]);
  expect([due({}, 'controlled'), due({}, 'fresh')]).toEqual([null, null]);
});

test('DV-7.5d each turn costs it one Energy Unit', () => {
  const battle = at([{}]);
  battle.act(0, 'command', home(battle, 'P2-A', 'right', 'right'));
  const unit = battle.unit('h');
  expect([battle.g.units.energy[unit], battle.g.units.charged[unit], battle.g.units.direction[unit]]).toEqual([
    7, 2, 6,
  ]);
});

test('DV-7.1a DV-FSB-H3 its turns count against the allowance: rating 6 less velocity 2', () => {
  const battle = at([{}]);
  expect(refused(battle, home(battle, 'P2-A', ...Array<Turning>(5).fill('right')))).toBe('DV-7.1a');
});
