import { expect, test } from 'vitest';
import { heardBy, observe, resampleTable } from '#core/observe';
import { randomFrom } from '#core/random';
import { audit } from '../positions/audit.ts';
import type { DeltaVeeState } from '../state.ts';
import { type Battle, type Given, given } from '../testing/given.ts';

const DRAWS = 40;
const ENEMY = 1;

/** All that the enemy knows. */
const known = ({ game, table, events }: Battle): string =>
  JSON.stringify([
    observe(game, table, ENEMY),
    heardBy(ENEMY, events).map(({ rule, type, data: details }) => [rule, type, details]),
  ]);

const imagine = ({ game, table }: Battle, seed: number): DeltaVeeState =>
  resampleTable(game, table, ENEMY, randomFrom(seed)).g;

/** Two histories that look the same to the enemy give him the same worlds; returns them. */
function worldsOf(spec: Given, first: (battle: Battle) => void, second: (battle: Battle) => void): DeltaVeeState[] {
  const [one, other] = [given(spec), given(spec)];
  first(one);
  second(other);
  expect(known(one)).toBe(known(other));
  expect(one.g).not.toEqual(other.g);
  return Array.from({ length: DRAWS }, (_, seed) => {
    const world = imagine(one, seed);
    expect(imagine(other, seed)).toEqual(world);
    expect(audit(one.game.data, world)).toEqual([]);
    return world;
  });
}

const SWORD = { class: 'sword', hex: 'A0505', direction: 3, velocity: 2 };
const DAGGER = { class: 'dagger', hex: 'A1616', direction: 9, velocity: 1, boxes: ['hunter', 'energy'] };
const duel = (ship: Partial<Given['units'][string]>, more: Partial<Given> = {}): Given => ({
  phase: 'fire',
  units: { 'P1-A': { ...SWORD, ...ship }, 'P2-A': DAGGER },
  ...more,
});
const ended = { do: 'end' } as const;
const launch = (box: number) =>
  ({ do: 'launch', unit: 0, box, missile: 0, hexside: 2, direction: 3, velocity: 2 }) as const;

test('DV-9.3a the pod of a missile, its civ level and the fires made are on the log only', () => {
  const boxes = ['hunter', 'arsenal', 'energy', 'battle-communications', 'crew'];
  const worlds = worldsOf(
    duel({ boxes }),
    (battle) => battle.act(0, 'fire', launch(1)),
    (battle) => battle.act(0, 'fire', launch(2)),
  );
  const missile = 2;
  const seen = (column: 'civ' | 'pod' | 'type'): number => new Set(worlds.map((g) => g.units[column][missile])).size;
  expect([seen('civ'), seen('pod') > 1, seen('type') > 1]).toEqual([2, true, true]);
  for (const g of worlds) expect(g.pods.fires.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
});

test('DV-5.6a nor does anybody else count extra fires', () => {
  const boxes = ['hunter', 'hunter', 'battle-communications', 'crew', 'energy'];
  const fire = (battle: Battle, sources: readonly number[]): void => {
    for (const box of sources) battle.act(0, 'fire', launch(box));
    battle.act(0, 'fire', ended);
  };
  const worlds = worldsOf(
    duel({ boxes }),
    (battle) => fire(battle, [1, 1]),
    (battle) => fire(battle, [1, 2]),
  );
  for (const g of worlds) expect(g.units.extraFires[0]).toBe(0);
});

test('DV-7.4c a missile under control that keeps its course looks like any other, and so do the Commands used', () => {
  const flight = { type: 'guided', hex: 'A0705', direction: 5, velocity: 4 } as const;
  const missiles: Given['missiles'] = [
    { id: 'm', from: 'P1-A', box: 1, ...flight },
    { id: 'n', from: 'P1-B', box: 1, ...flight },
  ];
  const ship = { ...SWORD, boxes: ['heavy-weapon', 'crew', 'energy', 'hunter', 'standard-jump'] };
  const units = { 'P1-A': ship, 'P1-B': { ...ship, hex: 'A0506' }, 'P2-A': DAGGER };
  const control = (unit: number, missile: string) => (battle: Battle) => {
    battle.act(0, 'command', { do: 'control', unit, missile: battle.unit(missile) });
    battle.act(0, 'command', ended);
  };
  const worlds = worldsOf({ phase: 'command', units, missiles }, control(0, 'm'), control(1, 'n'));
  for (const { units: drawn } of worlds)
    expect([drawn.controlled.slice(3), drawn.commands.slice(0, 2)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
});

test('DV-7.4c one that was seen to turn is under control', () => {
  const missiles: Given['missiles'] = [
    { id: 'm', from: 'P1-A', box: 1, type: 'guided', hex: 'A0705', direction: 5, velocity: 4, revealed: true },
  ];
  const battle = given(duel({ boxes: ['heavy-weapon', 'crew'] }, { phase: 'command', missiles }));
  battle.act(0, 'command', { do: 'control', unit: 0, missile: battle.unit('m') });
  battle.act(0, 'command', { do: 'right', unit: battle.unit('m') });
  expect(imagine(battle, 1).units.controlled[battle.unit('m')]).toBe(1);
});

test('DV-7.4l all see a field go up, not whether it is the hull’s or a generator’s', () => {
  const boxes = ['force-field-generator-7', 'heavy-weapon', 'energy', 'crew', 'standard-jump'];
  const raise = (box: number) => (battle: Battle) => {
    battle.act(0, 'command', { do: 'raiseField', unit: 0, box });
    battle.act(0, 'command', ended);
  };
  const worlds = worldsOf(duel({ boxes }, { phase: 'command' }), raise(0), raise(1));
  const hull = worlds.filter((g) => g.units.fieldUp[0] === 1).length;
  expect([hull > 0, hull < DRAWS]).toEqual([true, true]);
  for (const g of worlds) {
    expect(g.units.fieldUp[0]! + g.pods.fieldUp.reduce((sum, up) => sum + up, 0)).toBe(1);
    expect([g.units.fieldSwitched[0], g.pods.switched.some((one) => one > 0)]).toEqual([0, false]);
  }
});

test('DV-9.3a a missile may have left any of the ships that fly together', () => {
  const ship = { ...SWORD, boxes: ['heavy-weapon', 'crew', 'energy', 'hunter', 'standard-jump'] };
  const spec: Given = { phase: 'fire', units: { 'P1-A': ship, 'P1-B': ship, 'P2-A': DAGGER } };
  const worlds = worldsOf(
    spec,
    (battle) => battle.act(0, 'fire', launch(1)),
    (battle) => battle.act(0, 'fire', { ...launch(1), unit: 1 }),
  );
  expect(new Set(worlds.map((g) => g.units.ship[3]))).toEqual(new Set([0, 1]));
});

test('DV-3.0d what was turned up stays: its type and civ level, not its pod', () => {
  const boxes = ['arsenal', 'heavy-weapon', 'energy', 'crew', 'standard-jump'];
  const missiles: Given['missiles'] = [
    { id: 'm', from: 'P1-A', box: 1, type: 'mims', hex: 'A0705', direction: 5, velocity: 4, revealed: true },
  ];
  const battle = given(duel({ boxes }, { missiles }));
  const { type, civ } = battle.g.units;
  for (let seed = 0; seed < DRAWS; seed++) {
    const { units, pods } = imagine(battle, seed);
    const unit = battle.unit('m');
    expect([units.type[unit], units.civ[unit]]).toEqual([type[unit], civ[unit]]);
    expect(battle.game.data.pods[pods.type[units.pod[unit]!]!]!.id).toBe('arsenal'); // a heavy weapon is of civ level 7
  }
});
