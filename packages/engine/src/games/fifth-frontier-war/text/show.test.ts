import { describe, expect, test } from 'vitest';
import { copy } from '#core/copy';
import type { Viewer } from '#core/types';
import { printFactor, readFactor } from '../data/factor.ts';
import { builtInFiles, loadData } from '../data/load.ts';
import { viewOf } from '../secrets/view.ts';
import { type Given, type GivenTable, given, givenScenario } from '../testing/given.ts';
import { showTopic } from './show.ts';

const WAR: Given = {
  phase: 'plotting',
  turn: 3,
  secretBase: '2616',
  fleets: {
    'I-F-43rd': {
      at: '2314',
      squadrons: ['I-BR-190', 'I-CR-470'],
      commander: 'I-ADM-12',
      orders: ['R2314 D{I-CR-470}', 'J2316'],
    },
    'Z-F-40th': { at: '2213', squadrons: ['Z-BR-1', 'Z-AR-33'], orders: ['J2314', 'R2314'] },
  },
  troops: { 'Z-A1': { aboard: 'Z-AR-33', loss: 60 }, 'I-MAR-1': { at: '2314', loss: 30 } },
  squadrons: { 'I-CR-470': { dry: true } },
  worlds: { '2213': { control: 'zhodani' } },
};
const table = given(WAR);
const show = (topic: string, viewer: Viewer = 0, from: GivenTable = table): string =>
  showTopic({ data: from.game.data, view: viewOf(from.game.data, from.g, viewer) }, topic);

describe('factors', () => {
  test('FFW-1.2e C is a hundred and K a thousand, both ways', () => {
    expect([500, 1500, 150_000, 20, 350, 0].map(printFactor)).toEqual(['5C', '15C', '150K', '20', '350', '0']);
    expect(['5C', '150K', '20', 'C', '5X', ''].map(readFactor)).toEqual([500, 150_000, 20, null, null, null]);
  });

  test('FFW-1.2e data packs may write factors as they are printed', () => {
    const worlds = copy(builtInFiles.worlds);
    const regina = worlds.worlds.find(({ hex }) => hex === '2314')!;
    regina.defense = '15C';
    const loaded = loadData({ worlds });
    expect(loaded.ok && loaded.data.worlds.find(({ label }) => label === '2314')?.defense).toBe(1500);
  });
});

describe('world boxes', () => {
  test('FFW-1.1a FFW-1.1b FFW-1.1d Regina by hex and by name', () => {
    expect(show('2314')).toBe(show('regina'));
    expect(show('2314').split('\n').slice(0, 4)).toEqual([
      '2314 Regina · Regina (capital) · imperial',
      '  starport A, tech 10, naval base, scout base, gas giant and ocean, breathable',
      '  SDB 10, defense 15C, garrison 15, guerrillas 150 each; points Imperial 0, Zhodani 20',
      '  Held by the Imperial side, troops of the Imperial side 4',
    ]);
  });

  test('FFW-1.1c bases of the other states are military', () => {
    expect(show('cronor')).toContain('military base');
    expect(show('cronor')).not.toMatch(/naval|scout/);
  });

  test('FFW-1.1e Quar and Zircon are independent and have Imperial bases', () => {
    expect(show('quar').split('\n').slice(0, 2).join()).toMatch(/1212 Quar .* independent,.*naval base/);
    expect(show('zircon').split('\n').slice(0, 2).join()).toMatch(/1514 Zircon .* independent,.*scout base/);
    for (const name of ['quar', 'zircon']) expect(show(name)).toContain('Held by the Imperial side');
  });

  test('two worlds are called Kinorb', () => {
    expect(show('kinorb')).toMatch(/^2606 Kinorb/);
    expect(show('kinorb')).toContain('2916 Kinorb');
  });
});

describe('fleets and plots', () => {
  test('FFW-1.2a FFW-1.2d the sheet of a fleet: squadrons, commander, standing orders', () => {
    expect(show('43F').split('\n')).toEqual([
      '43F 43rd Fleet · Regina 2314 · the Imperial player',
      '  Admiral Romae 12/4/1; plotting value 4, 2 orders standing',
      '  range 4, attack 9, bombardment 3, defense 15',
      '    I-BR-190 4U 5-1-7 (carries 20); aboard Admiral Romae',
      '    I-CR-470 5S 4-2-8 (carries 8) dry, detached on turn 4',
      '  4 43F: R2314 D{I-CR-470}',
      '  5 43F: J2316',
    ]);
  });

  test('FFW-3.3s no sheet shows the enemy a plot', () => {
    for (const topic of ['43F', 'plots', 'logs', 'situation', 'forces', '2314']) {
      expect(show(topic, 1)).not.toContain('J2316');
      expect(show(topic, 1)).not.toContain('detached');
    }
    expect(show('plots', 1)).toContain('4 40F: J2314');
    expect(show('situation', 0)).not.toContain('2616');
    expect(show('situation', 1)).toContain('2616');
  });

  test('FFW-1.2c troops with their marks, aboard and ashore', () => {
    expect(show('40F', 1)).toContain('Z-AR-33 3S 0-0-4 (carries 600); aboard Z-A1 2C tech 14 (60 % lost)');
    expect(show('I-MAR-1')).toBe('I-MAR-1 4 tech 15 (elite, jump, 30 % lost) · Regina 2314');
    expect(show('i-adm-1')).toBe('Admiral Long 1/4/−1 is in the pool.');
    expect(show('no such thing')).toBe('');
  });

  test('the plot sheet names the turns that are still to be plotted', () => {
    const heads = (topic: string, from: GivenTable): string[] =>
      show(topic, 1, from)
        .split('\n')
        .filter((line) => line.includes(' · '));
    expect(heads('plots', table)[1]).toBe('40F 40th Fleet · Ruie 2213 · to plot: turns 6 to 7');
    const fleeing = given({
      phase: 'plotting',
      turn: 3,
      fleets: {
        'Z-F-65th': { transit: '2011', squadrons: ['Z-BR-4'], orders: ['J2011', 'R2011', 'R2011', 'R2011'] },
      },
    });
    expect(heads('plots', fleeing)[1]).toBe('65F 65th Fleet · in transit to Grant 2011 · plotted up to turn 7');
    expect(show('situation', 0, fleeing)).toContain('\n65F in transit to Grant 2011: 1 squadron');
  });

  test('FFW-5.7b an admiral on loan is listed with the side that he serves', () => {
    const lent = given({
      phase: 'plotting',
      only: [],
      admirals: { 'V-ADM-1': { serves: 'imperial', eliminated: true } },
    });
    const [imperial, zhodani] = show('forces', 0, lent).split('\n\n');
    const name = `Admiral ${lent.game.data.admiralById.get('V-ADM-1')!.name}`;
    expect([imperial!.includes(`eliminated:\n    ${name}`), zhodani!.includes(name)]).toEqual([true, false]);
  });

  test('with fog of war a sheet says that it hides something', () => {
    const foggy = given({ ...WAR, options: { fogOfWar: true } });
    expect(show('40F', 0, foggy)).toContain('hidden by the fog of war');
    expect(show('Z-BR-1', 0, foggy)).toContain('in a fleet that is hidden');
  });
});

describe('the map', () => {
  test('control, starport and squadrons of each hex', () => {
    const [head, ...rows] = show('map 22-24,13-14').split('\n');
    expect(head).toBe('   22 23 24');
    expect(rows.slice(0, 4)).toEqual(['13    IC', '   ZC*   ·', '14    IA+', '   IC    ·']);
  });

  test('filters by side, starport and subsector', () => {
    expect(show('map regina A')).toContain('5 worlds: 2109 Efate IA');
    expect(show('map zhodani regina')).toContain('1 world: 2213 Ruie ZC');
    expect(show('map nowhere')).toContain('unknown filter nowhere');
    expect(show('map')).toContain('146 worlds');
    expect(show('map regina', 0, givenScenario('jewell-gate'))).toBe('map: no world of Regina is in this scenario');
  });

  test('no line is wider than 100 columns', () => {
    for (const topic of ['situation', 'map', 'plots', 'forces', 'boxes', 'points', 'combat', '2314'])
      for (const line of show(topic, 'referee').split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });
});

test('points world by world', () => {
  expect(show('points')).toContain('Zhodani 3.5: Ruie 2213 3.5');
});
