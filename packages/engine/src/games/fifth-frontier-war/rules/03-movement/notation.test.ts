import { expect, test } from 'vitest';
import { randomFrom } from '#core/random';
import { IMPERIAL, ZHODANI } from '../../data/types.ts';
import { fleet, given, givenState, place, squadron } from '../../testing/given.ts';
import { printPlot, readSheet } from './notation.ts';
import { drawPlot } from './plot-rules.ts';

const sheet = (lines: string[], abort: string[] = [], insert: string[] = []) => ({ lines, abort, insert });

test('FFW-3.3f a sheet in lines is the same plot as by number', () => {
  const at = givenState({
    turn: 6,
    phase: 'plotting',
    fleets: {
      '18F': { at: '2109', squadrons: ['I-CR-470'], commander: 'I-ADM-2' }, // plotting factor 1
      '43F': { at: '2314', squadrons: ['I-CR-480', 'I-CR-490'], commander: 'I-ADM-8' }, // 2
    },
  });
  expect(readSheet(at, IMPERIAL, sheet(['8 43F: R2314 D{I-CR-490}', ' 7 18F: J2011', '7  43F:R2314']))).toEqual({
    fleets: [
      {
        fleet: fleet('I-F-43rd'),
        change: 'none',
        orders: [
          { to: place('2314'), jump: false, detach: [] },
          { to: place('2314'), jump: false, detach: [squadron('I-CR-490')] },
        ],
      },
      { fleet: fleet('I-F-18th'), change: 'none', orders: [{ to: place('2011'), jump: true, detach: [] }] },
    ],
  });
});

test('FFW-3.3f what cannot be read says where and why', () => {
  const at = givenState({
    turn: 6,
    phase: 'plotting',
    fleets: { '18F': { at: '2109', squadrons: ['I-CR-470'], orders: ['R2109', 'R2109'] } },
    freeFleets: ['43F'],
  });
  const why = (lines: string[], abort: string[] = [], insert: string[] = []): string => {
    const read = readSheet(at, IMPERIAL, sheet(lines, abort, insert));
    return 'rule' in read ? `${read.rule}: ${read.why}` : 'read';
  };
  expect(why(['18F J2011'])).toContain('FFW-3.3f: 18F J2011 is no line of a plot');
  expect(why(['9 18F: J0101'])).toBe('FFW-3.3f: 18F, turn 9: there is no place 0101');
  expect(why(['9 40F: J2011'])).toContain('FFW-2.1b: 40F is no fleet of yours');
  expect(why(['9 43F: J2011'])).toContain('FFW-2.1b'); // a free marker
  expect(why(['9 18F: J2011', '9 18F: R2109'])).toBe('FFW-3.3c: 18F, turn 9: ordered twice');
  expect(why(['10 18F: J2011'])).toBe('FFW-3.3c: 18F, turn 9: new orders run from turn 9 without a gap');
  expect(why(['7 18F: J2011'])).toBe(
    'FFW-3.3c: 18F, turn 7: its order stands as R2109; only a D list may be added to it',
  );
  expect(why(['7 18F: J2109'])).toContain('its order stands as R2109');
  expect(why(['6 18F: R2109'])).toContain('FFW-3.3c: 18F, turn 9'); // this turn's is carried out
  expect(why([], ['18F'], ['18F'])).toContain('FFW-3.3v');
  expect(why(['9 18F: J2011'])).toBe('read');
});

test('FFW-3.3f random plots survive printing and reading', () => {
  const table = given({
    turn: 6,
    phase: 'plotting',
    only: ['plotting'],
    fleets: { 'Z-F-14th-Colonial': { at: '1308', squadrons: ['Z-BR-1', 'Z-BR-40', 'Z-CR-1', 'Z-TR-4'] } },
  });
  const random = randomFrom(11);
  const marker = fleet('Z-F-14th-Colonial');
  for (let n = 0; n < 500; n++) {
    const orders = drawPlot(table.at, marker, [], 4, random);
    const lines = printPlot(table.at, marker, orders, 7);
    expect(lines[0]).toMatch(/^7 14C: [JR](\d{4}|[A-Z]{2})( D\{[^}]+\})?$/);
    expect(readSheet(table.at, ZHODANI, sheet(lines))).toEqual({ fleets: [{ fleet: marker, change: 'none', orders }] });
    expect(table.refusal(ZHODANI, 'plots', sheet(lines))).toBeNull();
  }
});
