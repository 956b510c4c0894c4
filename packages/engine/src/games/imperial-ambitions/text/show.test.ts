import { describe, expect, test } from 'vitest';
import type { Viewer } from '#core/types';
import { viewOf } from '../secrets/view.ts';
import { type Given, type GivenTable, given, standardGame } from '../testing/given.ts';
import { showTopic } from './show.ts';

const show = (table: GivenTable, viewer: Viewer, topic: string): string =>
  showTopic(viewOf(table.game.data, table.g, viewer), topic);

const fight = (spec: Partial<Given> = {}): GivenTable =>
  given({
    battle: 'fire',
    planets: { habitable: '0905' },
    units: {
      bb: { type: 'BB', owner: 0, at: [18, 20], facing: 3 },
      ca: { type: 'CA', owner: 0, at: [18, 20], facing: 2, steps: 2 },
      cv: { type: 'CV', owner: 1, at: [20, 22], facing: 5 },
      f: { type: 'F', owner: 1, aboard: 'cv' },
    },
    dice: [6, 1],
    ...spec,
  });
const war = (spec: Partial<Given> = {}): GivenTable =>
  given({
    phase: 'moving',
    turn: 3,
    treasury: [77, 55],
    order: [1, 0],
    units: {
      base: { type: 'B', owner: 0, system: 'A1', where: 'orbit:habitable' },
      dock: { type: 'CA', owner: 0, aboard: 'base' },
      inf: { type: 'Inf', owner: 0, system: 'A1', where: 'surface' },
      bb: { type: 'BB', owner: 0, xy: [15, 8], taskForce: 3 },
      c: { type: 'Inf', owner: 1, system: 'C1', where: 'surface' },
      dd: { type: 'DD', owner: 1, system: 'A1' },
    },
    ...spec,
  });

describe('the battle map', () => {
  test('shows stacks with owner, type and facing, star and planets, with a legend', () => {
    expect(show(fight(), 0, 'battle').split('\n')).toEqual([
      '    17     18     19     20     21',
      '19  ·             ·             ·',
      '           ·             ·',
      '20  ·             ·             ·',
      '           1BB↓+1        ·',
      '21  ·             ·             ·',
      '           ·             ·',
      '22  ·             ·             ·',
      '           ·             2CV↖',
      '23  ·             ·             ·',
      '           ·             (*)',
      '',
      '1820 1 Player 1: bb 4/4 S, ca 2/3 SE',
      '2022 2 Player 2: cv 4/4 NW [f 2]',
      '(*) star 2023 · (H) habitable planet 2220',
    ]);
  });

  test('is the map of a battle, and the universe that of a war', () => {
    expect(show(fight(), 1, 'map')).toBe(show(fight(), 1, 'battle'));
    expect(show(war(), 1, 'map')).toBe(show(war(), 1, 'universe'));
  });
});

describe('a war', () => {
  test('the universe by owners of planets, with markers', () => {
    const lines = show(war(), 0, 'universe').split('\n');
    expect(lines[0]).toBe('    A Alpha                   B Beta                    C Gamma');
    expect(lines[8]).toBe(
      `08  ${'· '.repeat(6)}1 ${'· '.repeat(7)}+ ${'· '.repeat(4)}o ${'· '.repeat(12)}2 ${'· '.repeat(6)}`.trimEnd(),
    );
  });

  test('a sector sheet has its systems in their hexes', () => {
    const lines = show(war(), 0, 'sheet A').split('\n');
    expect(lines[0]).toBe('Sector A · Alpha · home of Player 1');
    expect(lines.find((line) => line.startsWith('08'))).toBe(
      `08  ${'·             '.repeat(3)}A1            ${'·             '.repeat(3)}`.trimEnd(),
    );
    expect(lines.at(-2)).toBe('A1   A1 A0708: Player 1');
  });

  test('a system card shows the owner everything, others only the base', () => {
    const own = show(war(), 0, 'A1');
    expect(own).toContain('· dock');
    expect(own).toContain('Here too: Player 2');
    const other = show(war(), 1, 'a1');
    expect(other).toContain('Player 1, as far as can be seen');
    expect(other).toContain('base');
    expect(other).not.toMatch(/dock|inf/);
  });

  test('IA-tf-7 a task force card of another says nothing', () => {
    expect(show(war(), 0, 'tf 3')).toContain('bb');
    expect(show(war(), 1, 'tf 3')).toContain('What it holds is not known');
  });

  test('the situation names players, systems and task forces', () => {
    const text = show(war(), 0, 'situation');
    expect(text).toContain('1 Player 1 (you) · 1 planet · treasury 77 · income 10');
    expect(text).toContain('2 Player 2 · 1 planet · income 10');
    expect(text).toContain('Task force 3 of Player 1 at B0208: BB');
    expect(text).not.toContain('55');
  });

  test('cards of the viewer alone', () => {
    expect(show(war(), 1, 'logs')).not.toMatch(/dock|bb/);
    expect(show(war(), 0, 'logs')).toContain('Task force 3 of Player 1');
  });
});

test('the phase is one line that changes with phase and turn', () => {
  expect(show(war(), 0, 'phase')).toBe('Given · turn 3 of 60 · movement: moving');
  expect(show(war({ phase: 'build' }), 0, 'phase')).toBe('Given · turn 3 of 60 · building');
  expect(show(fight(), 0, 'phase')).toBe('Given · battle at the site · tactical turn 1, fire');
});

test('units by name and number; nothing for what is not there or not known', () => {
  const table = war();
  expect(show(table, 0, 'bb')).toContain('BB · unit 3');
  expect(show(table, 0, `unit ${table.unit('dock')}`)).toContain('aboard base');
  expect(show(table, 1, 'bb')).toBe('');
  expect(show(table, 0, 'nonsense')).toBe('');
});

test('no line is wider than 100 columns', () => {
  for (const table of [war(), fight()])
    for (const topic of ['situation', 'map', 'logs', 'sheet B', 'A1', 'battle'])
      for (const line of show(table, 'referee', topic).split('\n')) expect(line.length).toBeLessThanOrEqual(100);
});

test('orders help: every kind of question with an answer of the right shape', () => {
  const lines = show(fight(), 0, 'orders').split('\n');
  for (const [kind, choice] of Object.entries(standardGame().choices)) {
    const at = lines.findIndex((line) => line.startsWith(`${kind}: `));
    const example: unknown = JSON.parse(lines[at + 1]!.replace(/ or .*$/, ''));
    expect([kind, choice.shape.safeParse(example).error]).toEqual([kind, undefined]);
  }
});
