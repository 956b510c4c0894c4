import { describe, expect, test } from 'vitest';
import type { Viewer } from '#core/types';
import { standardData } from '../data/standard.ts';
import { setUpState } from '../positions/setting.ts';
import { viewOf } from '../secrets/view.ts';
import { type Given, given, type Scene } from '../testing/given.ts';
import { showTopic } from './show.ts';

const POSITION: Given = {
  start: { active: 'vereen', stage: 'loop', round: 2 },
  players: { vereen: { hand: ['weapons-advance'], points: 9 }, hive: { hand: ['treaty-signed'] } },
  systems: {
    ambrel: { trade: ['vereen', 'hive'], waived: ['hive'], treaty: ['vereen'] },
    harvest: { dead: true, tech: -3 },
    dom: { partials: [{ by: 'vereen', base: 'veree', count: 1 }] },
  },
  outworlders: [{ seat: 'phage', cards: 1 }],
  wars: [{ violator: 'hive', owed: ['vereen', 'avian'] }],
  revolt: 1,
};
const scene = (): Scene => given(POSITION);
const show = (topic: string, viewer: Viewer = 2, at = scene()): string =>
  showTopic(viewOf(at.data, at.g, viewer), topic);

test('the phase line changes with Game-Turn, Round, phase and player', () => {
  expect(show('phase')).toBe(
    'The Atjayan Empire Is No More · Game-Turn 1 of 4 · Round 2 · Player-Turn of VeReen Empire',
  );
  expect(show('phase', 0, given({ start: { phase: 'maintenance', gameTurn: 3 } }))).toBe(
    'The Atjayan Empire Is No More · Game-Turn 3 of 4 · Round 1 · StarGate maintenance',
  );
});

describe('the situation', () => {
  test('every Empire on one line, the active one marked >, the viewer *', () => {
    const lines = show('situation').split('\n');
    expect(lines[2]).toBe('   Empire               Mil Adm Dip  RP  Seat           Sys Cards Chits Votes   VP  State');
    expect(lines).toContain(
      '>* VeReen Empire          5   3   2   9  VeRee            4     5     1     4   24  3rd, owes war',
    );
  });

  test('Systems by owner, and what hangs over the galaxy', () => {
    const text = show('situation');
    for (const line of [
      'VeReen Empire: Ambrel 0!, Barnz 1, Lund −1, VeRee 3*#2',
      'Outworlder 1 (1 card kept): Phage 1',
      'Void: Harvest −3@',
      '· Total War against The Hive: Avian Republic and VeReen Empire still owe a turn',
      '· The Revolt runs: next Tech Level 1',
      '· Dom: 1 partial conquest by VeReen Empire from VeRee',
      '· 56 Year Cards not yet turned; 48 chits in the cup',
    ])
      expect(text.split('\n')).toContain(line);
  });
});

describe('the map', () => {
  test('every System stands in the sketch with its owner and level, and in the list with its neighbours', () => {
    const [sketch = '', rest = ''] = show('map').split('\n\nA Atjayan Empire');
    for (const mark of [
      'VeRee C3*#',
      'Ambrel C0!',
      'Phage X1',
      'Harvest +−3@',
      'Saar 0',
      'Mozarab −2',
      'Dom E2*',
      'o10',
    ])
      expect(sketch).toContain(mark);
    for (const { name } of standardData.systems) expect(sketch).toContain(`${name} `);
    expect(rest).toContain("\n[VeRee] C3*#: Ambrel, Barnz, AV'LEM, Brandon\n");
    expect(rest).toContain('\ngap-7: Barton, Horton, gap-8\n');
  });
});

describe('a Register', () => {
  test('says what is printed, what lies on it and what follows', () => {
    expect(show('Ambrel').split('\n')).toEqual([
      'Ambrel (System 18) · VeReen Empire · Confederation System',
      'Tech Level 0 (norm 0) · 2 planets · Resource Value 2',
      'Race Herd · Ideology Democracy (republican)',
      'in Unrest',
      'Trade Connections: VeReen Empire and The Hive (waived)',
      'Treaties: VeReen Empire',
      'Next to Radix, Barnz, VeRee, gap-6 and gap-9',
      'Range limit 1',
      'Govern rating −1 without extra points',
      'Rebellion Value without a tax: 7; of 36 rolls 0 quiet, 27 Unrest, 9 Rebellion',
      'Rebellion Value Exploited: 10; of 36 rolls 0 quiet, 11 Unrest, 25 Rebellion',
    ]);
  });

  test('SS-10.2c a quiet System is Exploited without a check, the Seat is taxed without one', () => {
    expect(show('Barnz').split('\n').slice(-4)).toEqual([
      'Govern rating 2 without extra points',
      'Rebellion Value without a tax: 0; of 36 rolls 30 quiet, 6 Unrest, 0 Rebellion',
      'Rebellion Value taxed 1: 1; of 36 rolls 30 quiet, 6 Unrest, 0 Rebellion',
      'Exploited it falls into Unrest, without a check',
    ]);
    expect(show('VeRee').split('\n').at(-1)).toBe('As the Seat of VeReen Empire it is taxed without a check');
  });

  test('by name, id or start of the name', () => {
    expect(show("greer's port")).toContain("Greer's Port (System 9) · independent");
    expect(show('greers-port')).toBe(show("Greer's Port"));
    expect(show('wind')).toContain('Windstar (System 40) · Avian Republic, its Seat');
    expect(show('harvest')).toContain('Harvest (System 29) · void');
    expect(show('edom')).toBe('');
    expect(show('nowhere')).toBe('');
    expect(show('')).toBe('');
  });
});

describe('an Empire', () => {
  test('its track, its chits for itself alone, its Systems', () => {
    const lines = show('VeReen Empire').split('\n');
    expect(lines.slice(0, 8)).toEqual([
      'VeReen Empire (you) · seat 2 · Seat VeRee · member of the Confederation',
      'Military        1   2   3  [5]  9',
      'Administrative  1   2  [3]  5   9',
      'Diplomatic      1  [2]  3   5   9',
      'Resource Points 9 · victory points now 24 · 4 votes in Sessions without chits · 6 to end the game',
      'Government: Race Humanoid, Ideology Monarchism',
      '5 Year Cards, 4 free for Intercepts · position 3 · 0 Operations of at least 1 · taxes not yet',
      expect.stringMatching(/^Chits in hand: Weapons Advance \(chit \d+\)$/),
    ]);
    expect(lines.at(-1)).toBe(
      '  VeRee           3/3     2  2   Humanoid          Monarchism        2   –    0      −2',
    );
    expect(show('vereen empire', 4)).toContain('Chits in hand: 1 unseen');
    expect(show('vereen empire', 4)).not.toContain('Weapons Advance');
  });

  test('logs: the own track and Registers; all tracks for a spectator', () => {
    const own = show('logs');
    for (const title of ['VeReen Empire (you)', 'Ambrel (', 'Barnz (', 'Lund (', 'VeRee ('])
      expect(own).toContain(title);
    expect(own).not.toContain('Windstar (');
    for (const name of ['Atjayan Empire · seat 0', 'The Hive · seat 4']) expect(show('logs', 'public')).toContain(name);
  });
});

test('no line of any scenario is wider than 100 columns', () => {
  for (const { id, maxPlayers } of standardData.scenarios) {
    const made = setUpState(standardData, { scenario: id, options: {}, seats: maxPlayers, position: null });
    if (!made.ok) throw new Error(made.refusal.why);
    for (const viewer of [0, 'public', 'referee'] as const)
      for (const topic of ['phase', 'situation', 'map', 'logs'])
        for (const line of showTopic(viewOf(standardData, made.g, viewer), topic).split('\n'))
          expect(line.length).toBeLessThanOrEqual(100);
  }
});
