import { describe, expect, test } from 'vitest';
import type { Viewer } from '#core/types';
import { revealUnit } from '../rules/03-sequence/detection.ts';
import { copyLog } from '../rules/10-set-up/logs.ts';
import { cloneState, type DeltaVeeState, type Pods, type Units } from '../state.ts';
import { type Battle, type Given, given, givenScenario } from '../testing/given.ts';
import { showLog } from '../text/show.ts';
import { type DvView, type UnitView, viewOf } from './view.ts';

const seen = (battle: Battle, viewer: Viewer, g: DeltaVeeState = battle.g): DvView =>
  viewOf(battle.game.data, g, viewer);
const unitIn = (view: DvView, unit: number): UnitView => view.units.find((one) => one.unit === unit)!;
const look = (battle: Battle, viewer: Viewer, name: string): UnitView =>
  unitIn(seen(battle, viewer), battle.unit(name));

const SHIPS: Given['units'] = {
  'P1-A': {
    class: 'sword',
    hex: 'A0505',
    direction: 3,
    velocity: 2,
    boxes: ['heavy-weapon', 'energy', 'battlecraft', 'crew', null],
    carries: ['terwillicker-x'],
    states: [
      { box: 1, ready: { guided: 1 }, missiles: { unguided: 8, guided: 3 } },
      { box: 3, craft: { at: 'prepared' } },
    ],
  },
  'P2-A': { class: 'dagger', hex: 'A1605', direction: 9, velocity: 2, boxes: ['heavy-weapon', 'energy'] },
};
const battle = (spec: Partial<Given> = {}): Battle => given({ units: SHIPS, ...spec });
const withMissile = (revealed: boolean): Battle =>
  battle({
    missiles: [
      {
        id: 'm',
        from: 'P1-A',
        box: 1,
        type: 'intelligent',
        hex: 'A0705',
        direction: 5,
        velocity: 4,
        energy: 3,
        revealed,
      },
    ],
  });

describe('A8 unknown contacts', () => {
  test('DV-2.6a an unrevealed unit shows its owner, hex, direction and velocity', () => {
    expect(look(withMissile(false), 1, 'm')).toMatchObject({
      seat: 0,
      hex: 'A0705',
      direction: 5,
      velocity: 4,
      zig: 0,
    });
  });

  test('DV-2.5e and nothing else: no name, type, energy or origin', () => {
    const table = withMissile(false);
    const contact = look(table, 1, 'm');
    expect(contact.label).toBe(`Contact ${table.unit('m')}`);
    expect(contact).toMatchObject({
      isRevealed: false,
      vessel: null,
      missile: null,
      log: null,
      flight: null,
      read: null,
    });
    expect(JSON.stringify(seen(table, 1))).not.toMatch(/intelligent/);
  });

  test('DV-2.5e its owner knows it all', () => {
    const own = look(withMissile(false), 0, 'm');
    expect(own.label).toBe('m');
    expect(own.missile).toEqual({ type: 'intelligent', civ: 7 });
    expect(own.flight).toMatchObject({ energy: 3, energyMost: 7, box: 1, payload: 0 });
  });

  test('DV-3.0d a revealed missile shows its type and level, its energy and origin stay on the log', () => {
    const table = withMissile(true);
    const shown = look(table, 1, 'm');
    expect(shown.missile).toEqual({ type: 'intelligent', civ: 7 });
    expect(shown.label).toBe(`Intelligent missile ${table.unit('m')}`);
    expect(shown.flight).toBeNull();
  });

  test('DV-3.0d what was revealed stays so when it is gone', () => {
    const table = withMissile(false);
    revealUnit(table.play(), table.unit('m'), 'DV-3.0c');
    table.g.units.status[table.unit('m')] = 4;
    expect(look(table, 1, 'm')).toMatchObject({ status: 'removed', missile: { type: 'intelligent' } });
  });

  test('DV-2.5e a contact that is gone is no longer listed', () => {
    const table = withMissile(false);
    table.g.units.status[table.unit('m')] = 4;
    expect(seen(table, 1).units.some(({ unit }) => unit === table.unit('m'))).toBe(false);
  });

  test('DV-2.5e a spectator sees a contact as the enemy does', () => {
    expect(look(withMissile(false), 'public', 'm')).toMatchObject({ missile: null, flight: null });
  });
});

describe('A8 the log', () => {
  test('R11 the enemy sees class, course, field and markers of a ship, not its log', () => {
    const ship = look(battle(), 1, 'P1-A');
    expect(ship.vessel).toMatchObject({ class: 'sword', isFieldUp: false, jump: 'none', docked: [] });
    expect(ship.log).toBeNull();
    expect(ship.vessel!.boxes.map(({ pod }) => pod)).toEqual([null, null, null, null, null]);
  });

  test('R65 every field that is raised is seen, the second one too', () => {
    const table = battle();
    table.g.units.fieldUp[table.unit('P1-A')] = 1;
    table.g.pods.fieldUp[table.row('P1-A', 4)] = 1;
    expect(look(table, 1, 'P1-A').vessel).toMatchObject({ isFieldUp: true, fieldsUp: 2 });
  });

  test('A8 the number of prepared counters is public, missiles and craft together', () => {
    expect(look(battle(), 1, 'P1-A').vessel!.prepared).toBe(2);
  });

  test('R11 pod types that the scenario prints are known, in the order of the chart', () => {
    const pods = look(battle(), 1, 'P1-A').vessel!.podsAboard!;
    expect(pods.map(({ pod }) => pod)).toEqual(['heavy-weapon', 'battlecraft', 'energy', 'crew']);
  });

  test('R11 a pod that has shown itself is known by its box', () => {
    const table = battle();
    table.g.pods.known[table.row('P1-A', 1)] = 1;
    expect(look(table, 1, 'P1-A').vessel!.boxes.map(({ pod }) => pod)).toEqual([
      'heavy-weapon',
      null,
      null,
      null,
      null,
    ]);
  });

  test('R11 who has read the log keeps a copy with its Game-Turn, empty boxes too', () => {
    const table = battle({
      turn: 4,
      seat: 1,
      phase: 'fire',
      units: { ...SHIPS, 'P2-A': { ...SHIPS['P2-A']!, hex: 'A0605', direction: 3 } },
    });
    const shot = { do: 'fire' as const, unit: table.unit('P2-A'), source: 1, type: 0, target: table.unit('P1-A') };
    table.act(1, 'fire', shot, [1, 1]); // a critical hit: he may choose any part
    const { read, vessel } = look(table, 1, 'P1-A');
    expect(read).toMatchObject({ turn: 4, energy: 84 });
    expect(read!.boxes[0]).toMatchObject({ pod: 'heavy-weapon', state: 'ok', missiles: [8, 3, 2, 1, 0] });
    expect(read!.boxes[1]).toMatchObject({ pod: 'energy', energy: 144 });
    expect(vessel!.boxes[4]).toMatchObject({ pod: 'empty' });
    expect(look(table, 'public', 'P1-A').read).toBeNull();
  });

  test('DV-8.7g the copy is whole: parts and fields, prepared missiles, craft, what is in flight', () => {
    const table = battle({
      turn: 4,
      seat: 1,
      phase: 'fire',
      units: {
        'P1-A': { ...SHIPS['P1-A']!, bridge: 'vulnerable', engine: 'damaged', field: 'vulnerable', fieldUp: true },
        'P2-A': { ...SHIPS['P2-A']!, hex: 'A0605', direction: 3 },
      },
      missiles: [
        { id: 'm', from: 'P1-A', box: 1, type: 'intelligent', hex: 'A0705', direction: 5, velocity: 4, energy: 3 },
        { id: 'n', from: 'P1-A', box: 1, type: 'unguided', hex: 'A0706', direction: 5, velocity: 4 },
      ],
    });
    table.act(
      1,
      'fire',
      { do: 'fire', unit: table.unit('P2-A'), source: 1, type: 0, target: table.unit('P1-A') },
      [1, 1],
    );
    const { read } = look(table, 1, 'P1-A');
    expect(read).toMatchObject({
      bridge: 'vulnerable',
      engine: 'damaged',
      fields: [{ state: 'vulnerable', isUp: true }],
      flights: [
        { type: 'unguided', civ: 7, energy: 0, payload: 0 },
        { type: 'intelligent', civ: 7, energy: 3, payload: 0 },
      ],
    });
    expect(read!.boxes[0]).toMatchObject({ missiles: [7, 3, 1, 1, 0], ready: [0, 1, 0, 0, 0], isFieldUp: false });
    expect(read!.boxes[2]!.craft).toEqual({
      at: 'prepared',
      class: 'terwillicker-x',
      className: 'Terwillicker-X',
      bridge: 'ok',
      engine: 'ok',
      energy: 15,
      rails: [0, 0, 0, 0, 0],
      unit: -1,
    });
    expect(showLog(seen(table, 1), table.unit('P1-A'))).toContain('bridge vulnerable, engine damaged');
    table.act(1, 'choosePart', { part: 0 });
    expect(look(table, 1, 'P1-A').read!.bridge).toBe('vulnerable'); // as it stood then, before the hit
  });

  test('R11 with openLogs everybody reads everything but which counter is which', () => {
    const table = battle({
      options: { openLogs: true },
      missiles: [{ id: 'm', from: 'P1-A', box: 1, type: 'guided', hex: 'A0705', direction: 5, velocity: 4 }],
    });
    expect(look(table, 1, 'P1-A').log!.pods[0]).toMatchObject({ pod: 'heavy-weapon', missiles: [8, 2, 2, 1, 0] });
    expect(look(table, 'public', 'P1-A').log).not.toBeNull();
    expect(look(table, 1, 'm')).toMatchObject({ missile: null, flight: null });
  });

  test('R33 a captured ship has no secrets from either side', () => {
    const table = battle();
    table.g.units.seat[table.unit('P1-A')] = 1;
    expect(look(table, 0, 'P1-A').log).not.toBeNull();
    expect(look(table, 1, 'P1-A').log).not.toBeNull();
  });

  test('A8 hits are seen on every part, states are not', () => {
    const table = battle();
    table.g.units.hitsBridge[table.unit('P1-A')] = 1;
    table.g.units.bridge[table.unit('P1-A')] = 1;
    table.g.pods.hits[table.row('P1-A', 2)] = 2;
    const ship = look(table, 1, 'P1-A').vessel!;
    expect(ship.hits).toEqual({ bridge: 1, engine: 0, field: 0 });
    expect(ship.boxes[1]).toEqual({ box: 2, hits: 2, pod: null, podName: null, state: null });
  });
});

describe('R69 installations', () => {
  const base = (): Battle =>
    given({
      planets: { Yamani: 'A0808' },
      options: { installations: true },
      units: {
        'P1-A': { class: 'dagger', hex: 'A0101', boxes: ['hunter', 'crew'] },
        'P2-B': {
          class: 'installation-12',
          boxes: ['arsenal', 'crew', 'energy'],
          installation: { planet: 'Yamani' },
          direction: 4,
        },
      },
    });

  test('DV-FSB-PI6 its hexside is hidden, and so is the box order', () => {
    const table = base();
    expect(look(table, 0, 'P2-B').direction).toBeNull();
    expect(look(table, 0, 'P2-B').vessel!.boxes.every(({ pod }) => pod === null)).toBe(true);
    expect(look(table, 1, 'P2-B').direction).toBe(4);
  });

  test('DV-FSB-PI6 the number of pods and the pods that have shown themselves are public', () => {
    const table = base();
    table.g.pods.known[table.row('P2-B', 1)] = 1;
    const { boxes } = look(table, 0, 'P2-B').vessel!;
    expect(boxes).toHaveLength(12);
    expect(boxes[0]).toMatchObject({ pod: 'arsenal' });
  });

  test('DV-FSB-PI6 hexsides that combat has ruled out are ruled out for all to see', () => {
    const table = base();
    table.g.units.sidesOut[table.unit('P2-B')] = 0b100001;
    expect(look(table, 0, 'P2-B').vessel!.hexsides).toEqual([4, 6, 8, 10]);
  });

  test('DV-FSB-PI3 the log stays hidden; a destroyed pod is shown, lesser damage is not', () => {
    const table = base();
    const states = table.g.pods.state;
    [states[table.row('P2-B', 1)], states[table.row('P2-B', 2)]] = [2, 3];
    table.g.pods.hits[table.row('P2-B', 1)] = 2;
    const ship = look(table, 0, 'P2-B');
    expect(ship.log).toBeNull();
    expect(ship.vessel!.boxes.slice(0, 2)).toEqual([
      { box: 1, hits: 2, pod: null, podName: null, state: null },
      { box: 2, hits: 0, pod: null, podName: null, state: 'destroyed' },
    ]);
  });
});

describe('fleets fitted out in secret', () => {
  const chess = (): Battle => {
    const table = givenScenario('dv-10');
    const fleet = { ships: [{ class: 'sword', boxes: ['arsenal', 'energy'], craft: [] }] };
    table.act(0, 'buyFleet', fleet);
    table.act(1, 'buyFleet', { ships: [{ class: 'dagger', boxes: ['hunter'], craft: [] }] });
    return table;
  };

  test('DV-S10a a bought fleet is seen by nobody else before it is set up', () => {
    const table = chess();
    expect(seen(table, 0).units.map(({ label }) => label)).toEqual(['P1-A']);
    expect(seen(table, 1).units.map(({ label }) => label)).toEqual(['P2-A']);
    expect(seen(table, 'public').units).toEqual([]);
  });

  test('DV-S10a after it the class is seen, the pods are not', () => {
    const table = chess();
    const place = { direction: 3, velocity: 2 };
    table.act(0, 'deploy', { units: [{ unit: table.unit('P1-A'), hex: 'A0505', ...place }] });
    table.act(1, 'deploy', { units: [{ unit: table.unit('P2-A'), hex: 'D0505', ...place }] });
    const { vessel } = look(table, 1, 'P1-A');
    expect(vessel).toMatchObject({ class: 'sword', podsAboard: null });
    expect(vessel!.boxes.every(({ pod }) => pod === null)).toBe(true);
  });

  test('DV-S10b the hex written down is known to its owner alone', () => {
    const table = chess();
    table.g.secretHexes = [4, 4, 20, 20];
    expect(seen(table, 0).secretHexes).toEqual(['A0507', null]);
    expect(seen(table, 'public').secretHexes).toEqual([null, null]);
  });

  test('DV-FSB-S1d Sambu’s ship is known to his side alone', () => {
    const table = givenScenario('dv-fsb-1');
    const ship = table.unit('P1-A');
    expect(seen(table, 0).sambu).toEqual({ is: 'aboard', unit: ship });
    expect(seen(table, 1).sambu).toEqual({ is: 'aboard', unit: null });
    expect(seen(table, 'public').sambu).toEqual({ is: 'aboard', unit: null });
  });
});

/** Columns that the owner's view does not repeat, and why. */
const NOT_SHOWN_UNITS: Partial<Record<keyof Units, string>> = {
  sambuMaybe: 'what the enemy can work out',
  sidesOut: 'of installations only: DV-FSB-PI6',
};
const NOT_SHOWN_PODS: Partial<Record<keyof Pods, string>> = {
  readState: 'what the enemy has scanned is his',
};

/** Columns of an enemy's ship that everybody sees (A8); every other one must leave his view alone. */
const PUBLIC_UNITS: readonly (keyof Units)[] = [
  ...(['kind', 'seat', 'home', 'type', 'q', 'r', 'direction', 'zig', 'velocity', 'status', 'revealed'] as const),
  ...([
    'armor',
    'fieldClass',
    'fieldUp',
    'jump',
    'dock',
    'podFrom',
    'podCount',
    'modular',
    'landing',
    'bound',
  ] as const),
  ...(['appeared', 'agile', 'moved', 'jammed', 'burstFires', 'shots', 'programShown'] as const),
  ...(['hitsBridge', 'hitsEngine', 'hitsField'] as const),
];
const PUBLIC_PODS: readonly (keyof Pods)[] = [
  ...(['type', 'readyUnguided', 'readyGuided', 'readyIntelligent', 'readyMims', 'readyHoming', 'craft'] as const),
  ...(['fieldUp', 'hits', 'known', 'partOf'] as const),
];

/** Views before and after a change of one entry; null where the change makes no sense of the state. */
function changes(viewer: number, change: (g: DeltaVeeState) => void): boolean {
  const { states: _states, ...ship } = SHIPS['P1-A']!;
  const table = battle({
    units: { ...SHIPS, 'P1-A': ship },
    craft: [{ id: 'c', from: 'P1-A', box: 3, hex: 'A0606', direction: 3, velocity: 2, revealed: true }],
    missiles: [
      { id: 'm', from: 'P1-A', box: 1, type: 'mims', hex: 'A0705', direction: 5, velocity: 4, revealed: true },
    ],
  });
  const g = cloneState(table.g);
  change(g);
  return JSON.stringify(seen(table, viewer)) !== JSON.stringify(seen(table, viewer, g));
}

const unitColumns = Object.keys(battle().g.units) as (keyof Units)[];
const podColumns = Object.keys(battle().g.pods) as (keyof Pods)[];
/** Which unit shows a column: ships first, then the craft, then the missile. */
const bump = (columns: Units, name: keyof Units, unit: number): void => {
  const column = columns[name];
  column[unit] = ['q', 'r', 'direction'].includes(name)
    ? column[unit]! - 1
    : column[unit] === 1
      ? 0
      : column[unit]! + 1;
};

describe('A8 what a contact spends', () => {
  /** Seat 0 turns a contact twice; seat 1 sees it turn, whatever it is. */
  const afterTwoTurns = (isCraft: boolean): UnitView => {
    const where = { id: 'x', from: 'P1-A', hex: 'A1005', direction: 3, velocity: 2 };
    const { states: _states, ...ship } = SHIPS['P1-A']!;
    const units = { ...SHIPS, 'P1-A': { ...ship, hex: 'A0105' } };
    const table = isCraft
      ? battle({ units, craft: [{ ...where, box: 3 }] })
      : battle({ units, missiles: [{ ...where, box: 1, type: 'intelligent' }] });
    const unit = table.unit('x');
    table.g.units.appeared[unit] = 1;
    for (let n = 0; n < 2; n++) table.act(0, 'command', { do: 'left', unit });
    table.act(0, 'command', { do: 'end' });
    expect(table.g.units.lastCharged[unit]).toBe(isCraft ? 1 : 2); // DV-7.5c, DV-7.5d
    expect(look(table, 0, 'x').lastCharged).toBe(isCraft ? 1 : 2);
    return look(table, 1, 'x');
  };

  test('A8 a battlecraft and a missile that turned twice look alike to the enemy', () => {
    expect(afterTwoTurns(true)).toEqual(afterTwoTurns(false));
  });
});

describe('every column of the state', () => {
  test.each(unitColumns)('A8 units.%s is shown to its owner, or it is said why not', (name) => {
    const isShown = [0, 2, 3].some((unit) => changes(0, (g) => bump(g.units, name, unit)));
    expect(isShown).toBe(NOT_SHOWN_UNITS[name] === undefined);
  });

  test.each(podColumns)('A8 pods.%s is shown to its owner, or it is said why not', (name) => {
    const isShown = [0, 2, 4].some((row) =>
      changes(0, (g) => {
        g.pods[name][row] = g.pods[name][row] === 1 ? 0 : g.pods[name][row]! + 1;
      }),
    );
    expect(isShown).toBe(NOT_SHOWN_PODS[name] === undefined);
  });

  test.each(unitColumns.filter((name) => !PUBLIC_UNITS.includes(name)))(
    'A8 units.%s of an enemy ship is hidden',
    (name) => {
      expect(changes(1, (g) => bump(g.units, name, 0))).toBe(false);
    },
  );

  test.each(podColumns.filter((name) => !PUBLIC_PODS.includes(name)))(
    'A8 pods.%s of an enemy ship is hidden',
    (name) => {
      const isSeen = [0, 2, 4].some((row) =>
        changes(1, (g) => {
          g.pods[name][row] = g.pods[name][row] === 1 ? 0 : g.pods[name][row]! + 1;
        }),
      );
      expect(isSeen).toBe(false);
    },
  );
});

describe('the battle as a whole', () => {
  test('DV-3.0a the phase by its name, and whose it is', () => {
    const setUp = seen(givenScenario('dv-3'), 0);
    expect([setUp.phaseName, setUp.phasing, setUp.turn]).toEqual(['set-up', -1, 0]);
    const units = { ...SHIPS, 'P1-B': { ...SHIPS['P2-A']!, hex: 'A0909' } };
    const moving = seen(battle({ units, phase: 'movement' }), 1);
    expect([moving.phase, moving.phaseName, moving.phasing]).toEqual([0, 'movement', 0]);
    const commanding = seen(battle({ seat: 1, phase: 'command' }), 0);
    expect([commanding.phase, commanding.phaseName, commanding.phasing]).toEqual([1, 'command', 1]);
    const firing = seen(battle({ phase: 'fire' }), 0);
    expect([firing.phase, firing.phaseName, firing.phasing]).toEqual([2, 'fire', 0]);
  });

  test('DV-6.2a every sheet by its letter, one that was added by its place', () => {
    const table = battle({ sheets: { A: [0, 0], B: [1, 0], C: [0, 1] } });
    table.g.sheets.push(-1, 2);
    expect(seen(table, 0).sheets).toEqual([
      { name: 'A', mx: 0, my: 0 },
      { name: 'B', mx: 1, my: 0 },
      { name: 'C', mx: 0, my: 1 },
      { name: '(-1,2)', mx: -1, my: 2 },
    ]);
  });

  test('DV-FSB-S2b who is bound to an orbit is seen to be', () => {
    const { units } = seen(givenScenario('dv-fsb-2'), 0);
    expect(units.filter(({ vessel }) => vessel?.isBound).map(({ label }) => label)).toEqual(['P2-H']);
  });

  test('DV-7.2i a ship that has jumped bears no marker any more', () => {
    const jump: NonNullable<Given['jump']> = { seats: [0], region: { kind: 'anywhere' } };
    const ship = { ...SHIPS['P2-A']!, hex: 'A0909', boxes: ['augmented-jump'], jump: 'jumping' as const };
    const table = battle({ jump, phase: 'movement', units: { ...SHIPS, 'P1-B': ship } });
    expect([look(table, 1, 'P1-B').status, look(table, 1, 'P1-B').vessel!.jump]).toEqual(['jumped', 'none']);
  });

  test('A8 an open log does not say which counter the launched craft is', () => {
    const { states: _states, ...ship } = SHIPS['P1-A']!;
    const table = battle({
      options: { openLogs: true },
      units: { ...SHIPS, 'P1-A': ship },
      craft: [{ id: 'c', from: 'P1-A', box: 3, hex: 'A0606', direction: 3, velocity: 2 }],
    });
    expect(look(table, 1, 'P1-A').log!.pods[2]!.craft).toMatchObject({ at: 'out', unit: -1 });
    expect(look(table, 0, 'P1-A').log!.pods[2]!.craft).toMatchObject({ at: 'out', unit: table.unit('c') });
    expect([look(table, 0, 'c').log!.ship, look(table, 0, 'c').log!.box]).toEqual([0, 3]);
  });

  test('DV-FSB-P12 work of a repair pod is its owner’s matter', () => {
    const yard = {
      class: 'spear',
      hex: 'A0505',
      boxes: ['major-repair', 'arsenal', 'arsenal'],
      engine: 'destroyed' as const,
    };
    for (const names of [
      ['P1-A', 'P2-A'],
      ['P2-A', 'P1-A'],
    ] as const) {
      const [owner, other] = names;
      const seat = owner === 'P1-A' ? 0 : 1;
      const table = given({
        seat,
        units: { [names[0]]: yard, [names[1]]: { class: 'spear', hex: 'A1616', boxes: ['arsenal'] } },
      });
      const unit = table.unit(owner);
      const item = { work: 'jettison', item: 'engine', sourceBox: 0, targetBox: 0 } as const;
      table.act(seat, 'command', { do: 'repair', unit, box: 1, source: unit, target: unit, ...item });
      expect([seen(table, seat).repairs.length, seen(table, 1 - seat).repairs.length]).toEqual([1, 0]);
      expect(table.unit(other)).toBe(1 - unit);
    }
  });
});

describe('secrets of single scenarios', () => {
  test('DV-FSB-S1d where Sambu is his owner knows; that he is dead or taken all know', () => {
    const table = givenScenario('dv-fsb-1');
    const ship = table.unit('P1-B');
    table.g.sambu = ship;
    expect(([0, 1, 'public', 'referee'] as const).map((viewer) => seen(table, viewer).sambu)).toEqual([
      { is: 'aboard', unit: ship },
      { is: 'aboard', unit: null },
      { is: 'aboard', unit: null },
      { is: 'aboard', unit: ship },
    ]);
    table.g.sambu = -2;
    expect(seen(table, 1).sambu).toEqual({ is: 'dead' });
    table.g.sambu = -3;
    expect(seen(table, 1).sambu).toEqual({ is: 'captured' });
    table.g.sambu = -1;
    expect([seen(table, 1).sambu, seen(battle(), 1).sambu]).toEqual([{ is: 'none' }, { is: 'none' }]);
  });

  test('DV-S10b each knows his own secret hex', () => {
    const table = givenScenario('dv-10');
    expect(seen(table, 0).secretHexes).toEqual([null, null]);
    table.g.secretHexes = [0, 0, 4, 2];
    const [own, both] = [seen(table, 0).secretHexes, seen(table, 'referee').secretHexes];
    expect(both).toEqual(['A0101', 'A0505']);
    expect([own, seen(table, 1).secretHexes]).toEqual([
      ['A0101', null],
      [null, 'A0505'],
    ]);
  });

  test('A8 which unit is firing is its owner’s matter; what it announced all heard', () => {
    const table = battle({ phase: 'fire' });
    expect([seen(table, 0).firing, seen(table, 1).firing]).toEqual([-1, -1]);
    table.act(0, 'fire', { do: 'fire', unit: 0, source: 1, type: 0, target: 1 }, [10]);
    expect([seen(table, 0).firing, seen(table, 1).firing]).toEqual([0, -1]);
    const { program } = table.told('aim')[0] as { program: number };
    expect(program).toBe(-4); // the Sword's own
    expect([look(table, 1, 'P1-A').program, look(table, 1, 'P1-A').shots]).toEqual([-4, 1]);
    expect(look(table, 1, 'P2-A').program).toBeNull();
  });

  test('DV-FSB-P14 between battles or not', () => {
    const table = battle();
    expect(seen(table, 0).isBetweenBattles).toBe(false);
    table.g.betweenBattles = 1;
    expect(seen(table, 0).isBetweenBattles).toBe(true);
  });
});

describe('fields and counters on a ship', () => {
  test('R65 active fields are counted, those of the hull one by one, and generators', () => {
    const crew = Array<string>(38).fill('crew');
    const table = given({
      units: {
        'P1-A': {
          ...{ class: 'heavy-cruiser', hex: 'A0505', boxes: ['force-field-generator-8', ...crew], fieldUp: true },
          ...{ field: ['ok', 'destroyed', 'vulnerable', 'damaged'], states: [{ box: 1, fieldUp: true }] },
        },
        'P2-A': { class: 'dagger', hex: 'A1616', boxes: ['heavy-weapon'] },
      },
    });
    table.g.units.fieldUp[0] = 0b1101;
    const { vessel, log } = look(table, 0, 'P1-A');
    expect([vessel!.isFieldUp, vessel!.fieldsUp]).toEqual([true, 4]);
    expect(log!.fields).toEqual([
      { state: 'ok', isUp: true },
      { state: 'destroyed', isUp: false },
      { state: 'vulnerable', isUp: true },
      { state: 'damaged', isUp: true },
    ]);
    expect([log!.pods[0]!.isFieldUp, log!.pods[1]!.isFieldUp]).toEqual([true, false]);
    table.g.copies.push(copyLog(table.play(), 0));
    expect(look(table, 1, 'P1-A').read!.fields).toEqual(log!.fields);
  });

  test('A8 prepared counters are those of the ship itself, not of the next one', () => {
    const armed = {
      class: 'sword',
      boxes: ['heavy-weapon'],
      states: [{ box: 1, ready: { guided: 1 }, missiles: { guided: 3 } }],
    };
    const table = given({
      units: {
        'P1-A': { class: 'piccolo', hex: 'A0505', boxes: ['crew'] },
        'P1-B': { ...armed, hex: 'A0707' },
        'P2-A': { class: 'dagger', hex: 'A1616' },
      },
    });
    expect(['P1-A', 'P1-B'].map((name) => look(table, 1, name).vessel!.prepared)).toEqual([0, 1]);
  });

  test('A8 an open log of a launched craft does not say from where it came', () => {
    const { states: _states, ...ship } = SHIPS['P1-A']!;
    const craft = [{ id: 'c', from: 'P1-A', box: 3, hex: 'A0606', direction: 3, velocity: 2, revealed: true }];
    const table = battle({ options: { openLogs: true }, units: { ...SHIPS, 'P1-A': ship }, craft });
    const [own, open] = [look(table, 0, 'c').log!, look(table, 1, 'c').log!];
    expect([own.ship, own.box, open.ship, open.box]).toEqual([0, 3, -1, 0]);
  });
});
