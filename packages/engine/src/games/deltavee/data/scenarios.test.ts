import { expect, test } from 'vitest';
import { builtInFiles } from './load.ts';
import { standardData } from './standard.ts';
import type { Side, UnitSpec } from './types.ts';

const { scenarios, scenarioById, classById, podById } = standardData;
const scenario = (id: string) => {
  const found = scenarioById.get(id);
  if (!found) throw new Error(`no scenario ${id}`);
  return found;
};
const unit = (id: string, name: string): UnitSpec => {
  const found = scenario(id)
    .sides.flatMap(({ units }) => units)
    .find((each) => each.id === name);
  if (!found) throw new Error(`no unit ${name}`);
  return found;
};
const podCount = ({ pods }: Pick<UnitSpec, 'pods'>) =>
  Object.entries(pods).reduce((sum, [id, count]) => sum + count * (podById.get(id)?.slots ?? 0), 0);
const price = ({ units }: Side) =>
  units.reduce(
    (sum, { class: id, pods, carries }) =>
      sum +
      (classById.get(id)?.cost ?? 0) +
      Object.entries(pods).reduce((all, [pod, count]) => all + count * (podById.get(pod)?.cost ?? 0), 0) +
      carries.reduce((all, craft) => all + (classById.get(craft)?.cost ?? 0), 0),
    0,
  );

test('all sixteen scenarios are there', () => {
  expect(scenarios.map(({ id }) => id)).toEqual([
    ...['dv-1', 'dv-2', 'dv-3', 'dv-4', 'dv-5', 'dv-8', 'dv-9', 'dv-10', 'dv-fsb-1', 'dv-fsb-2'],
    ...['dv-own-1', 'dv-own-2', 'dv-own-3', 'dv-own-4', 'dv-own-5', 'dv-own-6'],
  ]);
});

test('DV-5.1a every printed ship fills all its pod places', () => {
  for (const { id, sides } of scenarios)
    for (const { units, podChoice, reinforcements } of sides)
      for (const each of [...units, ...(reinforcements ? [reinforcements.unit] : [])])
        expect([id, each.id, podChoice ? 0 : podCount(each)]).toEqual([
          id,
          each.id,
          podChoice ? 0 : classById.get(each.class)?.pods,
        ]);
});

test('DV-FSB-S1a the suggested pods of Sambu fill every ship', () => {
  const { units, podChoice } = scenario('dv-fsb-1').sides[0];
  for (const { id, class: hull } of units)
    expect([id, podCount({ pods: podChoice?.suggested[id] ?? {} })]).toEqual([id, classById.get(hull)?.pods]);
  expect(podChoice).toMatchObject({ max: { battlecraft: 1 }, craftClass: 'terwillicker-x', podArmor: 2 });
});

test('R56 the fleets of scenario 9 cost 80,300 and 80,350, those of scenario 5 96,650 and 94,850', () => {
  expect(scenario('dv-9').sides.map(price)).toEqual([80_300, 80_350]);
  expect(scenario('dv-5').sides.map(price)).toEqual([96_650, 94_850]);
});

test('DV-S1 scenario 1 places and R40 armor of the hull', () => {
  expect(unit('dv-1', 'P1-E')).toMatchObject({
    place: { hex: 'A0207', directions: [3], velocity: [1, 1] },
    podArmor: 1,
  });
  expect(unit('dv-1', 'P2-D').place).toEqual({ hex: 'B1511', directions: [9], velocity: [1, 1] });
});

test('DV-S3a DV-S3b DV-S3d DV-S3e scenario 3', () => {
  const { sides, jump, laterSheets, victory } = scenario('dv-3');
  expect(unit('dv-3', 'P1-A')).toMatchObject({
    blocksSpent: 3,
    removeMissiles: { 'heavy-weapon': ['intelligent', 'mims'] },
  });
  expect(unit('dv-3', 'P1-A').place).toEqual({ hex: null, directions: [3], velocity: [2, 2] });
  expect(sides[0].setup).toMatchObject({
    area: { kind: 'within', distance: 1, hex: 'A0909' },
    differentHexes: true,
    sealed: false,
  });
  expect(sides[1].setup?.area).toEqual({ kind: 'sheet', sheet: 'A', columns: [1, 1], rows: [1, 18] });
  expect([jump, laterSheets]).toEqual([
    { seats: [0], region: { kind: 'sheetColumns', from: 4, to: 4 } },
    { E: [4, 0] },
  ]);
  expect(victory.find(({ rule, result }) => rule === 'DV-S3d' && result === 1)?.when).toEqual({
    kind: 'destroyed',
    units: ['P1-A', 'P1-B', 'P1-C', 'P1-D'],
    count: 3,
    including: 'P1-A',
  });
});

test('DV-S4a DV-S4c scenario 4: the dormant Dagger, Esata, six asteroid markers', () => {
  expect(unit('dv-4', 'P1-A').dormant).toEqual({ on: 2 });
  expect(scenario('dv-4').planets).toEqual([{ name: 'Esata', hex: 'A0409', course: null }]);
  expect(scenario('dv-4').asteroids).toHaveLength(6);
});

test('DV-S5a DV-S5b DV-S5c scenario 5: 14 points exist, 8 and 7 are needed', () => {
  const { sides, points, victory } = scenario('dv-5');
  const convoy = sides[0].units;
  const cargo = convoy.reduce((sum, { pods }) => sum + (pods['standard-cargo'] ?? 0), 0);
  expect(convoy.length * (points?.seat0.perShip ?? 0) + cargo).toBe(14);
  expect(victory.map(({ when }) => when)).toEqual([
    { kind: 'points', seat: 0, atLeast: 8 },
    { kind: 'points', seat: 1, atLeast: 7 },
  ]);
  expect(convoy.every(({ blocksSpent }) => blocksSpent === 10)).toBe(true);
  expect(unit('dv-5', 'P1-D').removeMissiles).toEqual({ 'light-weapon': ['guided'] });
  expect(unit('dv-5', 'P2-A').place).toMatchObject({ hex: 'B0717', velocity: [0, 6] });
});

test('DV-S8a DV-S8c scenario 8: sheet E from the start, Daggers arrive at Earth, pods handle their craft', () => {
  const { sheets, sides, special } = scenario('dv-8');
  expect(sheets['E']).toEqual([4, 0]);
  expect(sides[1].reinforcements).toMatchObject({
    dice: 2,
    on: 1,
    unit: { id: 'P2-*', place: { hex: 'E0707', velocity: [0, 0] } },
  });
  expect(special.podHandlesCraft).toEqual(['P1-A']);
});

test('DV-S9a DV-S9b scenario 9: the special Mu and the Dagger that enters', () => {
  expect(unit('dv-9', 'P1-A')).toMatchObject({
    podArmor: 2,
    override: { armor: 2, forceField: 2 },
    place: { velocity: [5, 5] },
  });
  expect(unit('dv-9', 'P1-B').enters).toEqual({ hex: 'A0707', after: { unit: 'P1-A', pod: 'energy' } });
  expect(unit('dv-9', 'P1-B').place.hex).toBe('A0707');
});

test('DV-S10a DV-S10b scenario 10: 175,000 each, secret hexes, velocity 1 to 4', () => {
  for (const { purchase, setup } of scenario('dv-10').sides) {
    expect(purchase).toMatchObject({ budget: 175_000, podArmor: 2, place: { hex: null, velocity: [1, 4] } });
    expect(setup).toMatchObject({ area: { kind: 'secret', within: 1 }, sealed: true });
  }
});

test('DV-FSB-S2b DV-FSB-S2d the battle of Yamani', () => {
  const { sides, jump, victory, special } = scenario('dv-fsb-2');
  expect(sides[1].setup?.units).toEqual(['P2-A', 'P2-B', 'P2-C', 'P2-D', 'P2-E', 'P2-F', 'P2-G']);
  expect(unit('dv-fsb-2', 'P2-COM').place).toEqual({
    hex: 'B1313',
    directions: [2, 4, 6, 8, 10, 12],
    velocity: [0, 0],
  });
  expect(unit('dv-fsb-2', 'P2-H')).toMatchObject({
    bound: { untilWithin: 12, immuneTo: ['unguided', 'guided'] },
    place: { hex: 'B1313' },
  });
  expect(unit('dv-fsb-2', 'P1-B').rails).toEqual(['homing', 'homing', 'intelligent']);
  expect(jump?.region).toEqual({ kind: 'beyond', distance: 24, planet: 'Dragor' });
  expect(victory.map(({ result }) => result)).toEqual(['count']);
  expect(special).toMatchObject({
    endByAgreement: true,
    refuelMissiles: { unit: 'P2-FTR', pod: 'equipment', type: 'guided' },
  });
});

test('seats: who goes first', () => {
  expect([scenario('dv-1'), scenario('dv-own-1')].map(({ firstPlayer }) => firstPlayer)).toEqual([0, 'die']);
});

test('R33 boarding only where the scenario says so', () => {
  expect(scenarios.filter(({ boarding }) => boarding).map(({ id }) => id)).toEqual(['dv-4', 'dv-fsb-1', 'dv-fsb-2']);
});

test('every record of the files says where it comes from', () => {
  const { ships, pods, scenarios } = builtInFiles;
  const records = [
    ...ships.base,
    ...(ships.fsb ?? []),
    ...(ships.fighterVariants ?? []),
    ...(ships.installations ?? []),
  ];
  expect(
    [...records, ...pods.pods, ...(pods.fsbPods ?? []), ...scenarios.scenarios].filter(({ source }) => !source),
  ).toEqual([]);
});
