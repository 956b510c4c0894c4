import { expect, test } from 'vitest';
import { keyAt } from '../data/coordinates.ts';
import { F } from '../data/names.ts';
import { DESTROYED, ON_MAP, type Units } from '../state.ts';
import { type Given, given, standardGame } from '../testing/given.ts';
import { audit } from './audit.ts';

const UNITS: Given['units'] = {
  base: { type: 'B', owner: 0, system: 'A1', where: 'orbit:habitable' },
  cv: { type: 'CV', owner: 0, system: 'A1', taskForce: 2 },
  f: { type: 'F', owner: 0, aboard: 'cv' },
  f2: { type: 'F', owner: 0, aboard: 'base' },
  inf: { type: 'Inf', owner: 0, system: 'A1', where: 'surface' },
  cg: { type: 'Cg', owner: 0, system: 'A2' },
  p: { type: 'CA', owner: 0, aboard: 'base', project: true, steps: 1 },
  dd: { type: 'DD', owner: 1, xy: [15, 8] },
  c1: { type: 'Inf', owner: 1, system: 'C1', where: 'surface' },
};

/** What is reported once the state is changed. */
function breaches(change: (table: ReturnType<typeof given>) => void): string {
  const table = given({ phase: 'build', units: UNITS });
  expect(audit(table.game.data, table.g)).toEqual([]);
  change(table);
  return audit(table.game.data, table.g).join('\n');
}

test.each<[string, keyof Units, string, number, RegExp]>([
  ['too many steps', 'steps', 'cv', 5, /steps 5/],
  ['no steps', 'steps', 'cv', 0, /steps 0/],
  ['steps of the dead', 'status', 'dd', DESTROYED, /out of play with 2/],
  ['another owner than its host', 'owner', 'f2', 1, /owner/],
  ['carried elsewhere', 'hex', 'f2', keyAt(15, 8), /hex/],
  ['troops in space', 'place', 'inf', 0, /empty space/],
  ['too many fighters', 'steps', 'cv', 1, /too many fighters/],
  ['a feeder of nothing', 'feeds', 'cg', 0, /feeds/],
  ['fractions', 'q', 'cv', 0.5, /0\.5/],
  ['in no battle', 'battle', 'dd', ON_MAP, /no battle/],
  ['stranded', 'type', 'dd', F, /stranded/],
  ['bound in deep space', 'bound', 'dd', 1, /bound/],
  ['a base beside nothing', 'planet', 'base', -1, /beside no planet/],
  ['off the sheets', 'hex', 'dd', keyAt(99, 99), /off the sheets/],
  ['away from its marker', 'taskForce', 'cv', 4, /task force 4/],
])('%s is reported', (_name, column, unit, value, line) => {
  const told = breaches((table) => {
    table.g.units[column][table.unit(unit)] = value;
  });
  expect(told).toMatch(line);
});

test('debts, short columns and double names are reported', () => {
  expect(
    breaches(({ g }) => {
      g.players.treasury[0] = -1;
    }),
  ).toMatch(/money/);
  expect(breaches(({ g }) => void g.units.q.pop())).toMatch(/entries/);
  expect(
    breaches(({ g, unit }) => {
      g.names[unit('cg')] = 'cv';
    }),
  ).toMatch(/name/);
});

test.each<[string, object, RegExp]>([
  ['half a phase', { phase: 2.5 }, /phase 2.5/],
  ['nobody on', { at: -10 }, /place in the order -10/],
  ['no list', { trades: '' }, /trades is no list/],
  ['no orders', { pace: [] }, /standing orders/],
  ['half an order', { pace: [{ autoDone: true }, { autoDone: true }] }, /no standing order fireAuto/],
  ['no figure of the battle', { battle: { winner: null } }, /battle winner/],
])('%s is reported', (_name, change, line) => {
  expect(breaches(({ g }) => void Object.assign(g, change))).toMatch(line);
});

test.each(standardGame().scenarios.map(({ id }) => [id]))('%s starts sound', (scenario) => {
  const game = standardGame();
  const seats = game.scenarios.find(({ id }) => id === scenario)!.seats.length;
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
  const made = game.setUp({ scenario, options, seats, position: null });
  expect(made.ok && audit(game.data, made.g)).toEqual([]);
});
