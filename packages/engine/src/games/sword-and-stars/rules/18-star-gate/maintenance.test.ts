import { expect, test } from 'vitest';
import { type Given, given, system } from '../../testing/given.ts';
import { maintain, maintenance } from './maintenance.ts';

const scene = (position: Given) => given(position, { steps: { maintenance }, choices: { maintain } });
const start = () => ({ next: 0, system: 0 });
const gate = { gate: true };

test('SS-18.5 each StarGate costs one point or is removed, gate by gate in the order of turns', () => {
  const at = scene({
    order: ['hive', 'atjayan'],
    players: { hive: { points: 3 }, atjayan: { points: 1 } },
    systems: { dom: gate, 'edom-one': gate, atjay: gate },
  });
  at.run('maintenance', start());
  expect(at.table.pending[0]).toMatchObject({ by: 4, kind: 'maintain', about: { system: system('edom-one') } });
  at.answer(4, 'maintain', { pay: true }).answer(4, 'maintain', { pay: false });
  expect(at.asked).toEqual(['0 maintain']);
  at.answer(0, 'maintain', { pay: true });
  const built = ['edom-one', 'dom', 'atjay'].map((id) => at.g.systems.gate[system(id)]);
  expect([built, at.g.players.points[4], at.g.players.points[0]]).toEqual([[1, 0, 1], 2, 0]);
});

test('SS-18.5 without points the StarGate is lost, and there is nothing to ask', () => {
  const at = scene({ players: { hive: { points: 1 } }, systems: { dom: gate, 'edom-one': gate } });
  at.run('maintenance', start()).answer(4, 'maintain', { pay: true });
  expect([at.asked, at.g.systems.gate[system('dom')]]).toEqual([['0 act'], 0]);
  expect(at.told('gate-removed')).toEqual([{ player: 4, system: system('dom') }]);
});

test('SS-18.5 StarGates of nobody and of Outworlders cost nothing', () => {
  const at = scene({
    outworlders: [{ seat: 'harvest' }],
    systems: { harvest: gate, saar: { owner: 'independent', gate: true } },
  });
  at.run('maintenance', start());
  expect([at.asked, at.g.systems.gate[system('harvest')], at.g.systems.gate[system('saar')]]).toEqual([
    ['0 act'],
    1,
    1,
  ]);
});

test('A12 an order pays for all of them, and so does the defaultAnswer', () => {
  const at = scene({ players: { hive: { points: 5 } }, systems: { dom: gate, 'edom-one': gate } });
  at.g.orders[4]!.maintenance = 'pay';
  expect(at.run('maintenance', start()).g.players.points[4]).toBe(3);
  expect(maintain.defaultAnswer(at.play(), {} as never)).toEqual({ pay: true });
});
