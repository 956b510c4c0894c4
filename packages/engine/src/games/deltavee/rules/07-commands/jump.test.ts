import { expect, test } from 'vitest';
import { JUMPED } from '../../state.ts';
import { type Battle, type Given, type GivenUnit, given, nextCommand } from '../../testing/given.ts';
import type { Order } from '../../types.ts';

const enemy: GivenUnit = { class: 'dagger', hex: 'A1616' };
const anywhere: Given['jump'] = { seats: [0], region: { kind: 'anywhere' } };
const with1 = (unit: Partial<GivenUnit>, more: Partial<Given> = {}): Battle =>
  given({
    units: {
      'P1-A': {
        class: 'sword',
        hex: 'A0505',
        direction: 12,
        velocity: 1,
        boxes: ['standard-jump', 'heavy-weapon'],
        ...unit,
      },
      'P2-A': enemy,
    },
    jump: anywhere,
    ...more,
  });
const give = (battle: Battle, what: Order['do']): void => battle.act(0, 'command', { do: what, unit: 0 } as Order);
const refused = (battle: Battle, what: Order['do']): string | undefined =>
  battle.refusal(0, 'command', { do: what, unit: 0 } as Order)?.rule;

test('DV-5.6o a jump pod has no effect unless the scenario allows this player to jump', () => {
  expect(refused(with1({}, { jump: null }), 'prepareJump')).toBe('DV-5.6o');
  expect(refused(with1({}, { jump: { seats: [1], region: { kind: 'anywhere' } } }), 'prepareJump')).toBe('DV-5.6o');
});

test('DV-7.2f a standard jump: Prepare Jump, then Jump or Abort in the next own Command Phase', () => {
  const battle = with1({});
  expect(refused(battle, 'jump')).toBe('DV-7.2f');
  give(battle, 'prepareJump');
  expect(refused(battle, 'jump')).toBe('DV-7.1c');
  expect(refused(battle, 'abortJump')).toBe('DV-7.1c');
  nextCommand(battle);
  expect(battle.refusal(0, 'command', { do: 'end' })?.rule).toBe('DV-7.2f');
  expect(refused(battle, 'left')).toBe('DV-7.1c');
  give(battle, 'jump');
  expect(battle.refusal(0, 'command', { do: 'end' })).toBeNull();
});

test('DV-7.2j Abort Jump takes the marker off and the ship maneuvers again', () => {
  const battle = with1({ jump: 'prepared' });
  give(battle, 'abortJump');
  expect(battle.g.units.jump[0]).toBe(0);
  give(battle, 'left');
  expect(battle.g.units.maneuvers[0]).toBe(2);
});

test('DV-7.2j a Jump marker cannot be withdrawn', () => {
  expect(refused(with1({ jump: 'jumping' }), 'abortJump')).toBe('DV-7.2j');
  expect(refused(with1({}), 'abortJump')).toBe('DV-7.2j');
});

test('DV-7.2i a ship with a Jump Command leaves play in its next Movement Phase', () => {
  const battle = given({
    units: {
      'P1-A': { class: 'sword', hex: 'A0505', velocity: 1, boxes: ['augmented-jump'] },
      'P1-B': { class: 'sword', hex: 'A0909' },
      'P2-A': enemy,
    },
    jump: anywhere,
  });
  give(battle, 'jump');
  expect(battle.g.units.status[0]).toBe(0);
  nextCommand(battle);
  expect(battle.g.units.status[0]).toBe(JUMPED);
});

test('DV-7.2g an augmented jump pod needs no Prepare Jump', () => {
  const battle = with1({ boxes: ['augmented-jump'] });
  give(battle, 'jump');
  expect(battle.g.units.jump[0]).toBe(3);
});

test('DV-7.2h Prepare Jump with an active field, Jump not', () => {
  const battle = with1({ fieldUp: true });
  expect(refused(battle, 'prepareJump')).toBeUndefined();
  const ready = with1({ fieldUp: true, jump: 'prepared' });
  expect(refused(ready, 'jump')).toBe('DV-7.2h');
  ready.act(0, 'command', { do: 'lowerField', unit: 0, box: 0 });
  give(ready, 'jump');
  expect(ready.g.units.jump[0]).toBe(3);
});

test('DV-5.6p a hunter pod includes a standard jump engine', () => {
  const battle = with1({ boxes: ['hunter'] });
  expect(refused(battle, 'jump')).toBe('DV-7.2f');
  give(battle, 'prepareJump');
  expect(battle.g.units.jump[0]).toBe(1);
});

test('DV-8.9m a damaged jump pod does not jump, nor does a damaged hunter', () => {
  for (const pod of ['standard-jump', 'augmented-jump', 'hunter'])
    expect(refused(with1({ boxes: [pod], states: [{ box: 1, state: 'damaged' }] }), 'prepareJump')).toBe('DV-8.9m');
  expect(refused(with1({ states: [{ box: 1, state: 'vulnerable' }] }), 'prepareJump')).toBeUndefined();
});

test('DV-7.2f a Jump counts for the allowance; at a velocity of its rating a ship cannot prepare', () => {
  const fast = with1({ velocity: 7 });
  expect(refused(fast, 'prepareJump')).toBe('DV-7.1b');
  const battle = with1({ velocity: 5 });
  give(battle, 'left');
  give(battle, 'left');
  expect(refused(battle, 'prepareJump')).toBe('DV-7.1a');
});

test('DV-7.2f the forced Jump is possible at any velocity', () => {
  const battle = with1({ velocity: 8, jump: 'prepared' });
  expect(refused(battle, 'jump')).toBeUndefined();
  give(battle, 'abortJump');
  expect(refused(battle, 'accelerate')).toBe('DV-7.1b');
});

test('DV-5.6o where a region is printed the Jump Command must be given inside it, Prepare Jump need not', () => {
  const jump: Given['jump'] = { seats: [0], region: { kind: 'sheetColumns', from: 1, to: null } };
  expect(refused(with1({ boxes: ['augmented-jump'] }, { jump }), 'jump')).toBe('DV-5.6o');
  expect(refused(with1({}, { jump }), 'prepareJump')).toBeUndefined();
  const inside = with1({ hex: '(1,0)0105', boxes: ['augmented-jump'] }, { jump });
  expect(refused(inside, 'jump')).toBeUndefined();
});

test('DV-FSB-S2d more than 24 hexes from the planet', () => {
  const jump: Given['jump'] = { seats: [0], region: { kind: 'beyond', distance: 24, planet: 'Dragor' } };
  const at = (hex: string): Battle => with1({ hex, boxes: ['augmented-jump'] }, { jump, planets: { Dragor: 'A0101' } });
  expect(refused(at('(1,0)0901'), 'jump')).toBe('DV-5.6o');
  expect(refused(at('(1,0)1101'), 'jump')).toBeUndefined();
});

test('DV-7.2k a docked ship undocks first, and that is free', () => {
  for (const [boxes, what] of [
    [['standard-jump'], 'prepareJump'],
    [['augmented-jump'], 'jump'],
  ] as const) {
    const battle = given({
      units: {
        'P1-A': { class: 'sword', hex: 'A0505', velocity: 1, boxes: [...boxes], dockedWith: 'P1-B' },
        'P1-B': { class: 'sword', hex: 'A0505', velocity: 1, boxes: [] },
        'P2-A': enemy,
      },
      jump: anywhere,
    });
    expect(battle.refusal(0, 'command', { do: what, unit: 0 })).toEqual({ rule: 'DV-7.2k', why: 'undock it first' });
    battle.act(0, 'command', { do: 'undock', unit: 0 });
    expect(refused(battle, what)).toBeUndefined();
  }
});
