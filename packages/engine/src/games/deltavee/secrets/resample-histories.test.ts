import { expect, test } from 'vitest';
import { heardBy, observe, resampleTable } from '#core/observe';
import { randomFrom } from '#core/random';
import { audit } from '../positions/audit.ts';
import { destroyUnit } from '../rules/08-fire/damage.ts';
import type { DeltaVeeState } from '../state.ts';
import { type Battle, type Given, given, givenScenario } from '../testing/given.ts';

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
function worldsOf(
  spec: Given | (() => Battle),
  first: (battle: Battle) => void,
  second: (battle: Battle) => void,
): DeltaVeeState[] {
  const begin = typeof spec === 'function' ? spec : () => given(spec);
  const [one, other] = [begin(), begin()];
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

/** Everybody passes until seat 0 is asked this. */
function passUntil(battle: Battle, kind: 'command' | 'fire'): void {
  for (let asked = battle.decision(); asked.kind !== kind || asked.by !== 0; asked = battle.decision())
    if (asked.kind === 'move') battle.act(asked.by, 'move', { rest: true });
    else battle.act(asked.by, asked.kind as 'command', ended);
}

const PAIR: Given['units'] = {
  'P1-A': { ...SWORD, boxes: ['heavy-weapon', 'crew', 'energy', 'hunter', 'standard-jump'] },
  'P1-B': { ...SWORD, boxes: ['heavy-weapon', 'crew', 'energy', 'hunter', 'standard-jump'] },
  'P2-A': DAGGER,
};

test('DV-9.3a and of ships that have parted since, any that stood where it appeared', () => {
  const part = (ship: number) => (battle: Battle) => {
    battle.act(0, 'fire', { ...launch(1), unit: ship });
    passUntil(battle, 'command');
    battle.act(0, 'command', { do: 'right', unit: 0 });
    battle.act(0, 'command', ended);
  };
  const worlds = worldsOf({ phase: 'fire', units: PAIR }, part(0), part(1));
  expect(new Set(worlds.map((g) => g.units.ship[3]))).toEqual(new Set([0, 1]));
});

test('DV-8.0a nor whether the ship that has fired goes on or another one launches', () => {
  const target = { ...DAGGER, hex: 'A0705' };
  const shoot = (ship: number) => (battle: Battle) => {
    battle.act(0, 'fire', { do: 'fire', unit: 0, source: 0, type: 0, target: 2 }, [10]);
    battle.act(0, 'fire', { ...launch(1), unit: ship });
  };
  const worlds = worldsOf({ phase: 'fire', units: { ...PAIR, 'P2-A': target } }, shoot(0), shoot(1));
  for (const { firing } of worlds) expect(firing).toBe(-1);
});

test('DV-9.3a a ship that was elsewhere has not launched it', () => {
  const units = { ...PAIR, 'P1-C': { ...PAIR['P1-B']!, hex: 'A1005' } };
  const battle = given({ phase: 'fire', units });
  battle.act(0, 'fire', launch(1));
  battle.act(0, 'fire', ended);
  const ships = Array.from({ length: DRAWS }, (_, seed) => imagine(battle, seed).units.ship[battle.g.names.length - 1]);
  expect(new Set(ships)).toEqual(new Set([battle.unit('P1-A'), battle.unit('P1-B')]));
});

test('DV-9.9a of two missiles side by side either may be the MIMS that has released its own', () => {
  const flight = { from: 'P1-A', box: 1, hex: 'A0805', direction: 3, velocity: 4 } as const;
  const missiles: Given['missiles'] = [
    { id: 'm', ...flight, type: 'mims' },
    { id: 'n', ...flight, box: 2, type: 'mims' },
  ];
  const boxes = ['arsenal', 'arsenal', 'energy', 'crew', 'standard-jump'];
  const begin = (): Battle => {
    const battle = given(duel({ boxes }, { missiles }));
    for (const name of ['m', 'n']) battle.g.units.agile[battle.unit(name)] = 1;
    return battle;
  };
  const placed = { hexside: 2, direction: 3, velocity: 4 };
  const release = (name: string) => (battle: Battle) => {
    battle.act(0, 'fire', { do: 'release', unit: battle.unit(name), missiles: [placed, placed, placed, placed] });
    battle.act(0, 'fire', ended);
  };
  const worlds = worldsOf(begin, release('m'), release('n'));
  const spent = worlds.map(({ units }) => [2, 3].filter((unit) => units.type[unit] === 3 && units.payload[unit] === 0));
  expect(new Set(spent.map(String))).toEqual(new Set(['2', '3']));
  for (const { units } of worlds) expect(units.type.slice(4)).toEqual([0, 0, 0, 0]);
});

test('DV-S10a what a bought ship has launched may have come from any pod that is sold', () => {
  const begin = (): Battle => {
    const battle = givenScenario('dv-10');
    battle.act(0, 'buyFleet', { ships: [{ class: 'sword', boxes: ['arsenal', 'energy', 'hunter'], craft: [] }] });
    battle.act(1, 'buyFleet', { ships: [{ class: 'dagger', boxes: ['hunter', 'energy'], craft: [] }] });
    const place = { direction: 3, velocity: 2 };
    battle.act(0, 'deploy', { units: [{ unit: battle.unit('P1-A'), hex: 'A0505', ...place }] });
    battle.act(1, 'deploy', { units: [{ unit: battle.unit('P2-A'), hex: 'D0505', ...place }] });
    passUntil(battle, 'fire');
    return battle;
  };
  const missile = (battle: Battle): number => battle.g.names.length - 1;
  const worlds = worldsOf(
    begin,
    (battle) => battle.act(0, 'fire', launch(1)),
    (battle) => battle.act(0, 'fire', launch(3)),
  );
  const launched = begin();
  launched.act(0, 'fire', launch(1));
  const pods = worlds.map((g) => launched.game.data.pods[g.pods.type[g.units.pod[missile(launched)]!]!]!);
  expect(pods.every(({ weapons }) => weapons)).toBe(true);
  expect(new Set(pods.map(({ id }) => id)).size).toBeGreaterThan(3);
});

test('DV-7.4j of docked ships nobody else knows who drove and paid', () => {
  const units: Given['units'] = { ...PAIR, 'P1-B': { ...PAIR['P1-B']!, dockedWith: 'P1-A' } };
  const drive = (unit: number) => (battle: Battle) => {
    battle.act(0, 'command', { do: 'right', unit });
    battle.act(0, 'command', { do: 'undock', unit: 0 });
    battle.act(0, 'command', ended);
  };
  const worlds = worldsOf({ phase: 'command', units }, drive(0), drive(1));
  for (const { units: drawn } of worlds) expect(drawn.lastCharged.slice(0, 2)).toEqual([6, 6]); // a Sword burns 6
});

test('DV-FSB-P9 nor who has refilled his pods', () => {
  const boxes = ['heavy-weapon', 'missile-reload-7', 'energy', 'crew', 'standard-jump'];
  const refill = (battle: Battle): void => {
    battle.act(0, 'fire', launch(1));
    passUntil(battle, 'command');
  };
  const items = [{ what: 'missiles', missile: 0, count: 1, fromBox: 2, toBox: 1 } as const];
  worldsOf(
    duel({ boxes }, { options: { fsbPods: true } }),
    (battle) => {
      refill(battle);
      battle.act(0, 'command', { do: 'supply', unit: 0, to: 0, box: 0, give: items });
    },
    (battle) => {
      refill(battle);
      battle.act(0, 'command', { do: 'search', unit: 0 });
    },
  );
});

test('A8 the boxes of a ship that is gone are as secret as before', () => {
  const at = (boxes: string[]) => () => {
    const battle = given(duel({ boxes }));
    destroyUnit(battle.play(), 0, 'DV-11.0b');
    return battle;
  };
  const [one, other] = [
    at(['hunter', 'arsenal', 'energy', 'crew', 'standard-jump']),
    at(['crew', 'energy', 'arsenal', 'standard-jump', 'hunter']),
  ].map((begin) => begin());
  for (let seed = 0; seed < DRAWS; seed++) expect(imagine(one!, seed)).toEqual(imagine(other!, seed));
});

test('R70 what a repair pod has begun is nobody else’s business', () => {
  const boxes = ['heavy-weapon', 'energy', 'major-repair', 'crew', 'battle-communications'];
  const place = { source: 0, sourceBox: 0, target: 0, targetBox: 0 };
  const worlds = worldsOf(
    duel({ boxes, bridge: 'destroyed' }, { phase: 'command', options: { fsbPods: true } }),
    (battle) => battle.act(0, 'command', { do: 'repair', unit: 0, box: 3, work: 'jettison', item: 'bridge', ...place }),
    (battle) => battle.act(0, 'command', { do: 'search', unit: 0 }),
  );
  for (const { repairs } of worlds) expect(repairs).toEqual([]);
});
