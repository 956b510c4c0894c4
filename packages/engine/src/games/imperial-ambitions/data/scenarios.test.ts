import { expect, test } from 'vitest';
import { keyAt, labelOf, stepsBetween, xOf, yOf } from './coordinates.ts';
import { standardData } from './standard.ts';
import type { Force, Scenario, UnitGroup } from './types.ts';

const { scenarios, types, geometry } = standardData;
const find = (id: string): Scenario => standardData.scenarioById.get(id)!;
const value = (groups: readonly UnitGroup[]): number =>
  groups.reduce((sum, { type, n, aboard }) => sum + n * (types[type]!.valuePoints + value(aboard)), 0);
const spent = (forces: readonly Force[], owner: number): number =>
  forces.reduce((sum, force) => sum + (force.owner === owner ? value(force.units) : 0), 0);

test('ten scenarios: five battles and five wars of two to six', () => {
  expect(scenarios.map(({ id, players }) => `${id} ${players.length}`)).toEqual([
    '01-duel 2',
    '02-carrier-strike 2',
    '03-base-assault 2',
    '04-planetfall 2',
    '05-surface-storm 2',
    '06-border-war 2',
    '07-buffer-zone 2',
    '08-three-dukes 3',
    '09-four-dukes 4',
    '10-second-empire 6',
  ]);
});

test('IA-init-2 forces and treasury of each player make his starting value points', () => {
  for (const { players, forces, kind } of scenarios)
    if (kind === 'strategic')
      players.forEach(({ valuePoints, treasury }, seat) => {
        expect(spent(forces, seat) + treasury).toBe(valuePoints);
      });
});

test('a hex by sheet and label: Bexley II of the border war', () => {
  const system = find('06-border-war').systems.find(({ id }) => id === 'B2')!;
  expect([system.x, system.y, labelOf(geometry, system.hex)]).toEqual([18, 8, '0508']);
  expect([xOf(system.hex), yOf(system.hex), system.hex === keyAt(18, 8)]).toEqual([18, 8, true]);
});

test('capitals are as far apart as the fairness record says', () => {
  for (const { systems, fairness, players } of scenarios.filter(({ kind }) => kind === 'strategic')) {
    const capitals = players.map((_, seat) => systems.find((one) => one.isCapital && one.owner === seat)!);
    const nearest = capitals.map((mine) =>
      Math.min(...capitals.flatMap((other) => (other === mine ? [] : [stepsBetween(mine.hex, other.hex)]))),
    );
    expect(nearest).toEqual(fairness!.nearestRivalCapital);
  }
});

test('Three Dukes lies the same way around each capital', () => {
  const { systems } = find('08-three-dukes');
  const around = [0, 1, 2].map((seat) => {
    const whose = (owner: number): string => (owner < 0 ? 'neutral' : ['own', 'next', 'last'][(owner - seat + 3) % 3]!);
    const mine = systems.filter(({ owner }) => owner === seat);
    return mine
      .flatMap((from) =>
        systems.map(({ hex, owner, planets, isCapital }) =>
          [from.planets, planets, isCapital, whose(owner), stepsBetween(from.hex, hex)].join(' '),
        ),
      )
      .sort();
  });
  expect(around[0]).toHaveLength(4 * 18);
  expect(around.slice(1)).toEqual([around[0], around[0]]);
});

test('seats count from 0 and neutral is -1', () => {
  const { systems, forces, victory } = find('07-buffer-zone');
  expect([...new Set(systems.map(({ owner }) => owner))]).toEqual([0, -1, 1]);
  expect([...new Set(forces.map(({ owner }) => owner))]).toEqual([0, 1, -1]);
  expect(victory).toEqual({ type: 'planets', count: 9 });
  expect(find('03-base-assault').victory).toEqual({
    type: 'destroyUnits',
    seat: 1,
    targets: [{ type: 9, owner: 0 }],
    otherwise: 0,
  });
});
