import { expect, test } from 'vitest';
import { standardData } from './standard.ts';
import { CRITICAL, ENGINE, FIELD, GUIDED, HOMING, INTELLIGENT, MIMS, POD_BOX, UNGUIDED } from './types.ts';

const { classes, classById, pods, podById, tables, missileRatings } = standardData;
const ship = (id: string) => {
  const found = classById.get(id);
  if (!found) throw new Error(`no class ${id}`);
  return found;
};
const pod = (id: string) => {
  const found = podById.get(id);
  if (!found) throw new Error(`no pod ${id}`);
  return found;
};
const line = (id: string) => {
  const { pods, velocity, maneuver, energy, burn, streamlined, burster, armor, forceField, civ, target } = ship(id);
  return [pods, velocity, maneuver, energy, burn, streamlined, burster, armor, forceField, civ, target];
};

test('lists are numbered by index and the pulsor is not among them', () => {
  expect(classes.map(({ index }) => index)).toEqual(classes.map((_, index) => index));
  expect(pods.map(({ index }) => index)).toEqual(pods.map((_, index) => index));
  expect([classes.length, pods.length]).toEqual([41, 41]);
  expect(classById.has('alien-pulsor') || classById.has('corco-omega')).toBe(false);
});

test('DV-4.0a the Flute of the sample log: 4 pods, 3/6/66/6, burster 1, program -4', () => {
  expect(line('flute')).toEqual([4, 3, 6, 66, 6, true, 1, 2, 2, 8, -4]);
});

test('DV-10.3a the sample Flute with one energy pod starts with 35 blocks', () => {
  expect((ship('flute').energy + pod('energy').energy) / ship('flute').burn).toBe(35);
});

test('DV-S10a prices', () => {
  const prices = Object.fromEntries(classes.filter(({ cost }) => cost !== null).map(({ id, cost }) => [id, cost]));
  expect(prices).toEqual({
    'terwillicker-5000': 3100,
    'terwillicker-x': 6900,
    dagger: 12200,
    sword: 22100,
    spear: 27900,
    piccolo: 5400,
    flute: 20700,
    clarinet: 14100,
    'corco-gamma': 6700,
    'corco-zeta': 6400,
    'corco-iota': 17500,
    'corco-mu': 14500,
  });
  expect(Object.fromEntries(pods.filter(({ cost }) => cost !== null).map(({ id, cost }) => [id, cost]))).toEqual({
    hunter: 2000,
    'light-weapon': 1700,
    'heavy-weapon': 3000,
    arsenal: 5000,
    'battle-communications': 3000,
    'tractor-beam-7': 2500,
    'tractor-beam-8': 2500,
    battlecraft: 500,
    'standard-jump': 1500,
    energy: 250,
    crew: 100,
  });
});

test('FSB ship table', () => {
  expect(line('mace')).toEqual([1, 2, 6, 24, 2, true, 2, 2, 1, 6, 0]);
  expect(line('pike')).toEqual([12, 1, 4, 144, 16, false, 3, 2, 2, 8, -4]);
  expect(line('halberd')).toEqual([15, 1, 4, 180, 18, false, 4, 2, 2, 8, -4]);
  expect(line('saxophone')).toEqual([10, 2, 5, 144, 11, false, 1, 1, 1, 8, -4]);
  expect(line('fugue')).toEqual([0, 2, 12, 15, 1, true, 1, 1, 0, 8, -4]);
  expect(line('corco-theta')).toEqual([8, 1, 2, 120, 12, false, 0, 0, 0, 6, 0]);
  expect(line('corco-nu')).toEqual([15, 1, 3, 192, 24, false, 1, 0, 0, 7, -2]);
  expect(line('terwillicker-3000')).toEqual([0, 2, 6, 12, 1, true, 1, 0, 0, 6, -1]);
});

test('DV-FSB-F1 DV-FSB-F3 fighter variants have all figures of the X, G models no laser', () => {
  expect(ship('terwillicker-x-2')).toMatchObject({
    maneuver: 8,
    energy: 15,
    burster: 2,
    rails: 2,
    railPenalty: 1,
    guides: 0,
  });
  expect(ship('terwillicker-x-2').railTypes).toEqual(['unguided', 'intelligent', 'homing']);
  expect(ship('terwillicker-x-3g')).toMatchObject({
    burster: 0,
    rails: 3,
    guides: 1,
    guidesNotAfterLaunch: true,
    cost: null,
  });
  expect(ship('terwillicker-x-3g').maker).toBe(ship('terwillicker-x').maker);
});

test('DV-FSB-F4 the Y carries three without penalty, guides all, its pod has a Battle Command', () => {
  expect(ship('terwillicker-y')).toMatchObject({ rails: 3, railPenalty: 0, guides: 'all', podBattleCommand: 1 });
});

test('DV-HC-1 DV-HC-2 Heavy Cruiser: four fields, two-die table, storage; Transport: one field', () => {
  expect(ship('heavy-cruiser')).toMatchObject({
    pods: 39,
    energy: 288,
    burn: 24,
    fieldCount: 4,
    extendedHits: true,
    canStore: true,
  });
  expect(ship('military-transport')).toMatchObject({ fieldCount: 1, extendedHits: true, canStore: true, target: -4 });
  expect(classes.filter(({ forceField, fieldCount }) => (forceField === 0) !== (fieldCount === 0))).toEqual([]);
  expect(pod('storage')).toMatchObject({ slots: 4, storage: true });
});

test('DV-AL-1 DV-AL-2 aliens are spaceships with their own ways of being hit', () => {
  expect(ship('alien-ram-jet')).toMatchObject({
    kind: 'spaceship',
    damageModel: 'hull-only',
    unlimitedEnergy: true,
    energy: 0,
    burn: 0,
  });
  expect(ship('alien-modular-pod')).toMatchObject({ kind: 'spaceship', damageModel: 'modular', energy: 288, burn: 12 });
});

test('DV-10.2a the arsenal holds (4, 2, 2, 1) more than the heavy weapon', () => {
  const heavy = pod('heavy-weapon').missiles;
  expect(pod('arsenal').missiles.map((count, type) => count - (heavy[type] ?? 0))).toEqual([4, 2, 2, 1]);
  expect(heavy).toEqual([8, 4, 2, 1]);
  expect(pod('medium-weapon').missiles).toEqual([8, 6, 0, 0]);
});

test('DV-9.1a which missiles need preparation', () => {
  expect(pod('hunter').mustPrepare).toEqual([false, false, false, false]);
  expect(pod('light-weapon').mustPrepare).toEqual([false, true, false, false]);
  expect(pod('heavy-weapon').mustPrepare).toEqual([false, true, true, true]);
  expect(pod('arsenal').mustPrepare).toEqual([false, false, true, true]);
});

test('DV-8.9 what is left of damaged pods', () => {
  expect([pod('arsenal').fires, pod('arsenal').firesDamaged]).toEqual([2, 1]);
  expect([pod('blaster').fires, pod('blaster').firesDamaged]).toEqual([5, 2]);
  expect([pod('battle-communications').battleCommands, pod('battle-communications').battleCommandsDamaged]).toEqual([
    2, 1,
  ]);
  expect([pod('command').battleCommands, pod('command').battleCommandsDamaged]).toEqual([4, 2]);
  expect([pod('electronics-warfare').jams, pod('electronics-warfare').jamsDamaged]).toEqual([4, 2]);
  expect([pod('heavy-weapon').battleCommands, pod('heavy-weapon').battleCommandsDamaged]).toEqual([1, 1]);
});

test('what special pods are', () => {
  const those = (is: (type: (typeof pods)[number]) => boolean) => pods.filter(is).map(({ id }) => id);
  expect(those(({ isCargo }) => isCargo)).toEqual(['standard-cargo', 'buffered-cargo', 'living-cargo']);
  expect(those(({ isBattleComm }) => isBattleComm)).toEqual(['battle-communications']);
  expect(those(({ jump }) => jump !== null)).toEqual(['hunter', 'standard-jump', 'augmented-jump']);
  expect(those(({ supply }) => supply)).toEqual(['supply-transfer-6', 'supply-transfer-7', 'supply-transfer-8']);
  expect(those(({ reload }) => reload)).toEqual(['missile-reload-6', 'missile-reload-7', 'missile-reload-8']);
  expect(those(({ repair }) => repair)).toEqual(['major-repair']);
  expect(those(({ fieldClass }) => fieldClass > 0)).toEqual(['force-field-generator-7', 'force-field-generator-8']);
  expect([pod('tractor-beam-7').tractor, pod('tractor-beam-8').tractor]).toEqual([
    { range: 4, commands: 1 },
    { range: 6, commands: 2 },
  ]);
});

test('DV-9.5a missile ratings: energy 9, 7 and 6 at level 7, homing as printed', () => {
  expect([GUIDED, INTELLIGENT, MIMS].map((type) => missileRatings[type]?.[1]?.energy)).toEqual([9, 7, 6]);
  expect(missileRatings[HOMING]).toEqual([
    { velocity: 1, maneuver: 5, energy: 8 },
    { velocity: 2, maneuver: 6, energy: 9 },
    { velocity: 2, maneuver: 7, energy: 10 },
  ]);
  expect(missileRatings[UNGUIDED]?.every(({ energy }) => energy === 0)).toBe(true);
});

test('DV-8.3c velocities 4 and 3 at right angles give 5', () => {
  expect(tables.relativeVelocity[4]?.[3]).toBe(5);
  for (const a of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    for (const b of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
      expect(tables.relativeVelocity[a]?.[b]).toBe(Math.round(Math.sqrt(a * a + b * b)));
});

test('DV-8.7a Hit Table: critical, hull pairs, pod 1 with pod 9, every part of 15 pods once', () => {
  expect(tables.hitTable[0]).toEqual([CRITICAL]);
  expect(tables.hitTable[2]).toEqual([FIELD, POD_BOX + 8]);
  expect(tables.hitTable[3]).toEqual([POD_BOX + 1, POD_BOX + 9]);
  const parts = tables.hitTable.slice(1).flat();
  expect(parts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 18 }, (_, part) => part));
});

test('DV-HC-1 extended Hit Table names all 39 pods; DV-HC-3 the four areas cover the ship but the field', () => {
  const named = tables.extendedHitTable.flat().filter((part) => part > FIELD);
  expect(named.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 39 }, (_, box) => POD_BOX + 1 + box));
  expect(tables.extendedHitTable[1]).toEqual([0, ENGINE, 0, ENGINE, -2]);
  expect(tables.heavyCruiserAreas.map(({ length }) => length)).toEqual([12, 10, 10, 9]);
  expect(new Set(tables.heavyCruiserAreas.flat()).size).toBe(41);
  expect(tables.heavyCruiserFields).toEqual([0, 0, 0, 1, 1, 2, 2, 3, 3, 'twice']);
});

test('DV-8.2a DV-8.6 DV-9.6c DV-9.8a tables by number', () => {
  expect(tables.fireTypes.map(({ energy }) => energy)).toEqual([0, 1, 2, 3]);
  expect(tables.bursterTypes).toEqual([[], [0], [0, 2], [0, 1, 2], [0, 1, 2, 3]]);
  expect(tables.fireResults.map((row) => row.length)).toEqual([19, 19, 19, 19]);
  expect(tables.interception.map((row) => row.length)).toEqual([19, 19, 19]);
  expect(tables.interception.map(([first]) => first)).toEqual([10, 10, 10]);
  expect(tables.automatic.map((row) => row.indexOf(true))).toEqual([0, 0, 0]);
  expect(tables.automatic.flat().filter(Boolean)).toHaveLength(3);
  expect(tables.fieldProtection).toEqual([
    { emergency: 0, hits: 0 },
    { emergency: 5, hits: 6 },
    { emergency: 8, hits: 3 },
  ]);
  expect(tables.energyPod).toEqual({ units: 144, leak: 10 });
  expect(tables.search).toEqual({ normal: 6, battleComm: 10, detection: 3 });
});

test('DV-FSB-P10 DV-FSB-P12 supply rates and repair times', () => {
  expect(tables.supply.map(({ ports, fills, count, energy }) => [ports, fills, count, energy])).toEqual([
    [1, 'missile', 1, 1],
    [2, 'pod', 1, 12],
    [3, 'pod', 2, 144],
    [4, 'ship', 1, null],
  ]);
  expect(tables.repair.engine).toEqual({ jettison: 3, transfer: 4, install: 5 });
});
