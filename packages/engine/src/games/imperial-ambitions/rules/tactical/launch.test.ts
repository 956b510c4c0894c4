import { expect, test } from 'vitest';
import { isDeployed } from '../../board/units.ts';
import { T_LAUNCH, T_MOVE } from '../../state.ts';
import { type GivenUnit, given } from '../../testing/given.ts';

const carriers: Record<string, GivenUnit> = {
  cv: { type: 'CV', owner: 0, at: [20, 20], facing: 2 },
  f1: { type: 'F', owner: 0, aboard: 'cv' },
  f2: { type: 'F', owner: 0, steps: 1, aboard: 'cv' },
  b: { type: 'B', owner: 1, at: [20, 40] },
  dd: { type: 'DD', owner: 1, aboard: 'b' },
  f3: { type: 'F', owner: 1, aboard: 'b' },
  built: { type: 'F', owner: 1, steps: 1, project: true, aboard: 'b' },
};
const launching = () => given({ battle: 'launch', units: carriers });

test('IA-tac-seq-2 R82 launched and undocked units appear in the hex of their host with any facing', () => {
  const table = launching();
  const unit = table.unit;
  table.act(0, 'launch', { units: [{ unit: unit('f1'), facing: 5 }] });
  table.act(1, 'launch', { units: [{ unit: unit('dd'), facing: 1 }] }, [6, 1]);
  const { q, r, facing } = table.g.units;
  expect([q[unit('f1')], r[unit('f1')], facing[unit('f1')]]).toEqual([q[unit('cv')], r[unit('cv')], 5]);
  expect([q[unit('dd')], r[unit('dd')], facing[unit('dd')]]).toEqual([q[unit('b')], r[unit('b')], 1]);
  expect([...carrierState(table)]).toEqual([true, false, true, false, false]);
  expect(table.g.battle.phase).toBe(T_MOVE);
});
function* carrierState({ g, unit }: ReturnType<typeof launching>) {
  for (const name of ['f1', 'f2', 'dd', 'f3', 'built']) yield isDeployed(g, unit(name));
}

test('R82 both sides launch at once: nothing is out before all are in', () => {
  const table = launching();
  table.act(0, 'launch', { units: [{ unit: table.unit('f1'), facing: 5 }] });
  expect([table.g.battle.phase, isDeployed(table.g, table.unit('f1'))]).toEqual([T_LAUNCH, false]);
  expect(table.decision('launch').by).toBe(1);
});

test('R82 projects, deployed units and those of others do not launch', () => {
  const table = launching();
  const refusal = (seat: number, name: string) =>
    table.refusal(seat, 'launch', { units: [{ unit: table.unit(name), facing: 0 }] })?.rule;
  expect([refusal(1, 'built'), refusal(0, 'cv'), refusal(0, 'f3')]).toEqual(Array(3).fill('IA-tac-seq-2'));
  const f1 = { unit: table.unit('f1'), facing: 0 };
  expect(table.refusal(0, 'launch', { units: [f1, f1] })?.rule).toBe('IA-tac-seq-2');
});

test('5.1 a side with nothing aboard is not asked', () => {
  const table = given({ battle: 'launch', units: { ...carriers, ship: { type: 'DD', owner: 2, at: [2, 2] } } });
  expect(table.table.pending.map(({ by }) => by)).toEqual([0, 1]);
});

test('R124 neutral fighters launch when an enemy is within nine hexes of their host', () => {
  const near = (y: number) => {
    const table = given({
      battle: 'launch',
      defender: 'neutral',
      units: {
        b: { type: 'B', owner: 'neutral', at: [20, 20] },
        f: { type: 'F', owner: 'neutral', aboard: 'b' },
        dd: { type: 'DD', owner: 0, at: [20, y] },
      },
      dice: [6, 1],
    });
    return isDeployed(table.g, table.unit('f'));
  };
  expect([near(29), near(30)]).toEqual([true, false]);
});
