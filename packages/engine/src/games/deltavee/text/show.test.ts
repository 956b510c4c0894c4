import { describe, expect, test } from 'vitest';
import { type DvView, viewOf } from '../secrets/view.ts';
import { type Battle, type Given, given, givenScenario } from '../testing/given.ts';
import type { Paint } from './show.ts';
import { showLog, showMap, showSituation, showTopic } from './show.ts';

const UNITS: Given['units'] = {
  'P1-A': {
    class: 'sword',
    hex: 'A0505',
    direction: 9,
    velocity: 2,
    boxes: ['heavy-weapon', 'energy', 'battlecraft', 'crew', null],
    carries: ['terwillicker-x'],
    podArmor: 2,
    energy: 80,
    engine: 'vulnerable',
    states: [{ box: 1, missiles: { guided: 3 }, ready: { guided: 1 } }],
  },
  'P2-A': {
    class: 'dagger',
    hex: 'A0706',
    direction: 12,
    velocity: 3,
    boxes: ['heavy-weapon', 'energy'],
    fieldUp: true,
  },
};
const battle = (spec: Partial<Given> = {}): Battle =>
  given({
    units: UNITS,
    missiles: [{ id: 'm', from: 'P1-A', box: 1, type: 'guided', hex: 'A0606', direction: 5, velocity: 4 }],
    asteroids: ['A0804'],
    planets: { Esata: 'A0508' },
    ...spec,
  });
const view = (table: Battle, seat: number | 'public' | 'referee'): DvView => viewOf(table.game.data, table.g, seat);

describe('the map', () => {
  test('shows ships by letter, others by number, planets and asteroids, with a legend', () => {
    expect(showMap(view(battle(), 1)).split('\n')).toEqual([
      '   A03   04    05    06    07    08    09',
      '03 ·           ·           ·           ·',
      '         ·           ·           :::',
      '04 ·           ·           :::         :::',
      '         ·           ·           :::',
      '05 ·           A←2         :::         :::',
      '         ·           ·           :::',
      '06 ·           ·           a↑3         ·',
      '         ·           2↘4         ·',
      '07 ·           ·           ·           ·',
      '         ·           ·           ·',
      '08 ·           (@)         ·           ·',
      '         ·           ·           ·',
      '09 ·           ·           ·           ·',
      '         ·           ·           ·',
      '10 ·           ·           ·           ·',
      '         ·           ·           ·',
      '',
      'A   Sword P1-A: A0505 dir 9 vel 2                 a   Dagger P2-A: A0706 dir 12 vel 3',
      '2   Contact 2: A0606 dir 5 vel 4',
      '(@) Esata A0508 · ::: asteroids · sheets A',
    ]);
  });

  test('a stack is counted and told in the legend, however long its number', () => {
    const table = battle();
    const { names, units } = table.g;
    for (let more = 0; more < 2; more++) units.q[more] = units.q[2]!;
    for (let more = 0; more < 2; more++) units.r[more] = units.r[2]!;
    const seen = view(table, 0);
    expect(names[2]).toBe('m');
    for (const unit of seen.units) if (unit.label === 'm') unit.unit = 127;
    seen.units.reverse();
    seen.planets[0]!.q = units.q[2]!;
    seen.planets[0]!.r = units.r[2]!;
    const text = showMap(seen);
    expect(text).toContain('127↘4+2@');
    expect(text.split('\n').at(-1)).toBe('(@) Esata A0606 · ::: asteroids · +2: two more units in the hex · sheets A');
  });

  test('a unit in the middle', () => {
    const lines = showMap(view(battle(), 0), { focus: 1, columns: 3, rows: 2 }).split('\n');
    expect(lines.slice(0, 3)).toEqual(['   A06   07    08', '05       :::', '   ·           :::']);
  });
});

describe('the log sheet', () => {
  test('10.1 compartments with armor and status, missiles by pod, blocks and units, prepared counters', () => {
    expect(showLog(view(battle(), 0), 0).split('\n')).toEqual([
      'Sword P1-A · Player 1',
      'A0505 · direction 9 · velocity 2 · 1 prepared · energy 224',
      'Velocity 3  Maneuver 7  Burster 2  Program −4  Civ 8  Armor 2  Field 2  Energy 84  Burn 6',
      'Compartment                         Armor   Status  Load',
      'Bridge                              2       ·',
      'Engine                              2       V',
      'Force field                         2       ·',
      '  1 Heavy Weapon                    2       ·       8U 2G 2I 1M, prepared 1G',
      '  2 Energy                          2       ·       energy 144/144',
      '  3 Battlecraft                     2       ·       Terwillicker-X inside, energy 15',
      '  4 Crew                            2       ·',
      '  5 empty',
      'Energy: 224 of 228 units (hull 80, pods 144): 37 blocks of 6 and 2 over',
      '  ■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■□',
      'Missiles                            unguided    guided      intelligent mims        homing',
      '  pod 1 Heavy Weapon                8           2           2           1           –',
      '  prepared                          –           1           –           –           –',
      'In flight: guided missile m A0606, dir 5, vel 4, unseen by the enemy, energy 9/9',
      'This phase: Maneuver Commands 0 of 5 (rating 7), Battle Commands 0 of 1',
    ]);
  });

  /** The line of the log that says what the phase has seen. */
  const phaseLine = (spec: Partial<Given>): string | undefined =>
    showLog(view(battle(spec), 0), 0)
      .split('\n')
      .find((line) => line.startsWith('This phase'));

  test('DV-7.1b at or above its rating a ship may only change its velocity by one', () => {
    const units = { ...UNITS, 'P1-A': { ...UNITS['P1-A']!, velocity: 7 } };
    expect(phaseLine({ units })).toBe(
      'This phase: Maneuver Commands 0 of 1 (Accelerate or Decelerate, rating 7), Battle Commands 0 of 1',
    );
  });

  test('in a Fire Phase it tells the fires, in the enemy’s phases nothing', () => {
    expect(phaseLine({ phase: 'fire' })).toBe('This phase: 0 fires and launches');
    expect(phaseLine({ seat: 1 })).toBeUndefined();
  });

  test('a missile of which there is no more to say ends its line without a comma', () => {
    const missiles: Given['missiles'] = [
      { id: 'm', from: 'P1-A', box: 1, type: 'unguided', hex: 'A0606', direction: 5, velocity: 4, revealed: true },
    ];
    const lines = showLog(view(battle({ missiles, seat: 1 }), 0), 0).split('\n');
    expect(lines).toContain('In flight: unguided missile m A0606, dir 5, vel 4');
  });

  test('DV-FSB-PI4 a scanned pod of an installation is shown with type and state', () => {
    const table = given({
      planets: { Yamani: 'A0808' },
      options: { installations: true },
      units: {
        'P1-A': { class: 'dagger', hex: 'A0101', boxes: ['hunter', 'crew'] },
        'P2-B': {
          class: 'installation-12',
          boxes: ['arsenal', 'energy', 'crew', 'crew'],
          installation: { planet: 'Yamani' },
        },
      },
    });
    const { pods } = table.g;
    const [arsenal, energy, crew] = [1, 2, 3].map((box) => table.row('P2-B', box)) as [number, number, number];
    pods.known[arsenal] = 1;
    Object.assign(pods.known, { [energy]: 1 });
    for (const column of [pods.hits, pods.state, pods.readState]) column[energy] = 1;
    pods.hits[crew] = 3;
    pods.state[crew] = 3;
    expect(showLog(view(table, 0), 1)).toContain(
      'Known boxes: 1 Arsenal (ok), 2 Energy (vulnerable), 3 unknown (destroyed)',
    );
  });

  test('A8 the enemy gets what can be seen from outside', () => {
    expect(showLog(view(battle(), 1), 0).split('\n')).toEqual([
      'Sword P1-A · Player 1',
      'A0505 · direction 9 · velocity 2 · 1 prepared',
      'Velocity 3  Maneuver 7  Burster 2  Program −4  Civ 8  Armor 2  Field 2  Energy 84  Burn 6',
      'No hits seen',
      'Pods aboard: Heavy Weapon, Battlecraft, Energy, Crew',
    ]);
  });

  test('A8 and of a contact only its course', () => {
    expect(showLog(view(battle(), 1), 2)).toBe(
      'Contact 2 · Player 1\nA0606 · direction 5 · velocity 4 · appeared in a fire phase · not unguided',
    );
  });
});

describe('topics', () => {
  test('a revealed guided missile is called by its type, not by what it is not', () => {
    const missiles = [
      {
        id: 'm',
        from: 'P1-A',
        box: 1,
        type: 'guided' as const,
        hex: 'A0606',
        direction: 5,
        velocity: 4,
        revealed: true,
      },
    ];
    const [head, ...rest] = showTopic(view(battle({ missiles }), 1), '2').split('\n');
    expect(head).toContain('Guided missile 2');
    expect(rest.join(' ')).not.toContain('unguided');
  });

  test('phase, situation, map, logs, or a unit by name, ending or number', () => {
    const seen = view(battle(), 0);
    expect(showTopic(seen, 'phase')).toBe('Given · Game-Turn 1 of 60 · Command Phase of Player 1');
    expect(showTopic(seen, 'situation')).toContain('Player 1 (you)');
    expect(showTopic(seen, 'p1-a')).toBe(showLog(seen, 0));
    expect(showTopic(seen, '0')).toBe(showLog(seen, 0));
    expect(showTopic(seen, 'logs')).toBe(showLog(seen, 0));
    expect(showTopic(seen, 'nobody')).toBe('');
  });

  test('every line of the situation fits and says how a unit stands', () => {
    const text = showSituation(view(battle(), 0));
    expect(text).toContain('  P2-A                    Dagger                A0706      12  3   field up');
    expect(text).toContain(
      '  m                       guided                A0606      5   4   unseen by the enemy, energy 9/9',
    );
  });

  test('nor is the number of a hex far away', () => {
    const seen = view(battle(), 0);
    seen.units[0]!.hex = '(12,-10)0106';
    const lines = showSituation(seen).split('\n');
    expect(lines).toContain(
      '  P1-A                    Sword                 (12,-10)0106 9   2   1 prepared, energy 224',
    );
  });

  test('names of classes and pods are never cut', () => {
    const { classes, pods } = battle().game.data;
    const names = classes.map(({ kind, name }) => (kind === 'installation' ? 'Installation, 15 pods' : name));
    expect(names.filter((name) => name.length > 21)).toEqual([]);
    expect(pods.filter(({ name }) => name.length > 31).map(({ name }) => name)).toEqual([]);
    const seen = view(givenScenario('dv-fsb-2'), 0);
    expect(showSituation(seen)).toMatch(/P2-COM {18}Installation, 15 pods /);
  });

  test.each(['dv-3', 'dv-5', 'dv-9', 'dv-fsb-2'])('no line of %s is wider than 100 columns', (scenario) => {
    const table = givenScenario(scenario);
    for (const viewer of [0, 1, 'public', 'referee'] as const)
      for (const topic of ['phase', 'situation', 'map', 'logs'])
        for (const line of showTopic(view(table, viewer), topic).split('\n'))
          expect(line.length).toBeLessThanOrEqual(100);
  });

  test('paint is put on after the layout: without it the text is the same', () => {
    const paint: Paint = {
      seat: (seat, text) => `<${seat}>${text}</>`,
      strong: (text) => `<b>${text}</>`,
      faint: (text) => `<i>${text}</>`,
    };
    const seen = view(battle(), 0);
    for (const topic of ['situation', 'map', 'P1-A']) {
      const bare = showTopic(seen, topic, paint).replaceAll(/<\/?[01bi]?>/g, '');
      expect(bare.split('\n').map((line) => line.trimEnd())).toEqual(showTopic(seen, topic).split('\n'));
    }
  });
});
