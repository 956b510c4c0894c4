import { describe, expect, test } from 'vitest';
import { calc, refused } from '../testing/calc-given.ts';

test.each([
  ['attack units=CA@2020/N', 'target'],
  ['attack units=CA target=DD@2020', 'units'],
  ['attack units=XX@2020 target=DD@2020', 'units'],
  ['attack units=CA:9@2020 target=DD@2021', 'units'],
  ['attack units=CA@2020/Q target=DD@2021', 'units'],
  ['attack units=CA@2020/N target=DD@2030/N', 'units'],
  ['attack units=CA@9999/N target=DD@2021/N', 'units'],
  ['attack units=CV:1@2020/N target=DD@2021/N', 'units'],
  ['attack units=CA@2020/N target=DD@2017/N terrain=2018', 'units'],
  ['odds attack=x defense=1', 'attack'],
  ['odds attack=1 defense=1 die=3', 'die'],
  ['arc from=20 facing=N to=2020', 'from'],
  ['build type=BB at=planet', 'at'],
  ['repair type=BB steps=9', 'steps'],
  ['trade planet=moon', 'planet'],
  ['jump units=BB from=A1', 'scenario'],
  ['jump units=BB scenario=06-border-war from=nowhere', 'from'],
  ['map players=2 seed=1 layout=6', 'layout'],
  ['ground-combat attackers=BB defenders=Inf', 'attackers'],
  ['bombardment ships=BB target=DD', 'target'],
  ['final-fire pdbs=BB target=T', 'pdbs'],
])('%s is refused for its input %s', (line, input) => {
  expect(refused(line)).toMatch(new RegExp(`^${input}: `));
});

describe('attacks', () => {
  test('IA-tac-cbt-19 trap 3: a CA at range 5 ahead is worth 3', () => {
    const { value } = calc('attack units=CA@2020/N target=DD@2015/NE');
    expect(value['members']).toEqual([{ as: 6, range: 5, arc: 'forward', afterRange: 4, afterFacing: 3 }]);
  });

  test('IA-tac-cbt-13 the same hex adds half of the strength and is broadside', () => {
    expect(calc('attack units=CA@2020/N target=DD@2020/N').value['members']).toEqual([
      { as: 6, range: 0, arc: 'broadside', afterRange: 9, afterFacing: 9 },
    ]);
  });

  test('IA-tac-cbt-23 a target hit from ahead only has half its defence', () => {
    const { value } = calc('attack units=F@2018/S target=DD@2020/N');
    expect(value['target']).toMatchObject({ isHalved: true });
  });

  test('IA-tac-cbt-26 lines of fire, the examples of the geometry', () => {
    expect(calc('line from=2023 to=2122 terrain=2022').value['isBlocked']).toBe(true);
    expect(calc('line from=2023 to=2122 terrain=2123').value['isBlocked']).toBe(true);
    expect(calc('line from=2023 to=2426 terrain=2125').value['isBlocked']).toBe(false);
    expect(calc('line from=2023 to=2426 terrain=2224').value['isBlocked']).toBe(true);
  });

  test('R35 boundary hexes belong to the arc, or to the broadside by option', () => {
    expect(calc('arc from=2020 facing=N to=2119').value).toEqual({ range: 2, arc: 'forward' });
    expect(calc('arc from=2020 facing=N to=2119 boundary-broadside=yes').value).toEqual({ range: 2, arc: 'broadside' });
    expect(calc('arc from=2020 facing=N to=2022').value).toEqual({ range: 2, arc: 'rear' });
  });

  test('IA-tac-cbt-7 R31 odds are rounded for the defender', () => {
    expect(calc('odds attack=17 defense=8').value['odds']).toBe('2-1');
    expect(calc('odds attack=4 defense=8').value['odds']).toBe('1-2');
    expect(calc('odds attack=3 defense=8').value['odds']).toBe('1-3');
    expect(calc('odds attack=2 defense=8').value['odds']).toBe('worse than 1-3');
  });

  test('IA-sur-4 a crippled ship beside a stronger and faster one must surrender, unless a friend can fight', () => {
    const line = 'surrender unit=BB:1@2020/N enemies=BC@2021/N,CA@2021/N';
    expect(calc(line).value).toMatchObject({ mustSurrender: true, mayScuttle: false });
    expect(calc(`${line} friends=CA@2030/N`).value).toMatchObject({ mustSurrender: false });
    expect(calc('surrender unit=BB:1@2020/N enemies=CA@2025/N').value).toMatchObject({ mayScuttle: true });
  });
});

describe('economy', () => {
  test('IA-bld-7 schedules: a battleship, a base, a station, cargo on a planet', () => {
    expect(calc('build type=BB').value).toMatchObject({ turns: 5, payments: [30, 30, 30, 30, 30], total: 150 });
    expect(calc('build type=B').value).toMatchObject({ turns: 11, total: 175, feeders: { type: 'Cg', count: 3 } });
    expect(calc('build type=B feeder-turns-cost=yes').value).toMatchObject({ total: 385 });
    expect(calc('build type=SS').value).toMatchObject({ turns: 9, total: 60 });
    expect(calc('build type=SS feeder-turns-cost=yes').value).toMatchObject({ total: 108 });
    expect(calc('build type=Cg at=planet').value).toMatchObject({ payments: [5, 5, 10] });
  });

  test('IA-econ-2 ten for each open planet', () => {
    expect(calc('income planets=6 blockaded=1').value).toEqual({ income: 50 });
  });

  test('IA-trade-2 R53 a neutral planet pays 0 to 10, five on average', () => {
    expect(calc('trade planet=neutral').value).toMatchObject({ byDie: [0, 2, 4, 6, 8, 10], expected: 5 });
    expect(calc('trade planet=enemy ships=2').value).toMatchObject({ expected: 15, most: 30 });
  });

  test('IA-init-2 R4 R112 value points and loss points', () => {
    expect(calc('value units=BB,F,PDB').value).toEqual({ lossPoints: 355, valuePoints: 355 });
    expect(calc('value units=BB:1').value).toEqual({ lossPoints: 60, valuePoints: 150 });
  });

  test('IA-mov-6 trap 29 a battleship with two steps drags the fleet to 1', () => {
    expect(calc('jump units=BB:2,DD').value).toEqual({ range: 1 });
    expect(calc('jump').value).toEqual({ range: 3 });
  });
});

describe('ground combat', () => {
  test('the chances add up and a hopeless attack fails', () => {
    const { value } = calc('ground-combat attackers=Inf:1 defenders=PDB*3');
    const sum = Number(value['attackerWins']) + Number(value['defenderHolds']) + Number(value['undecided']);
    expect(sum).toBeCloseTo(1, 3);
    expect(Number(value['defenderHolds'])).toBeGreaterThan(0.9);
  });

  test('IA-gc-11 of equal forces the defender, who attacks first, is better off', () => {
    const { value } = calc('ground-combat attackers=Inf defenders=Inf');
    expect(Number(value['defenderHolds'])).toBeGreaterThan(Number(value['attackerWins']));
  });

  test('IA-gc-7 R105 a BB and a CA against a PDB with three steps', () => {
    const { value } = calc('bombardment ships=BB,CA target=PDB:3');
    expect(value).toMatchObject({ parts: [6, 3], attack: 9, defence: 18, odds: '1-2' });
  });
});

test('the generated map of a seed is always the same', () => {
  expect(calc('map players=3 seed=5')).toEqual(calc('map players=3 seed=5'));
});
