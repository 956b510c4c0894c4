import { describe, expect, test } from 'vitest';
import { seededDice } from '#core/dice';
import { resampleTable } from '#core/observe';
import { settingFor } from '#core/options';
import { Play } from '#core/play';
import { pickFrom, type Random, randomFrom } from '#core/random';
import { randomAction, randomGame } from '#core/random-game';
import { Session } from '#core/session';
import { systemOf } from '../board/chart.ts';
import { planetOwner } from '../board/control.ts';
import { unitsWhere } from '../board/units.ts';
import { F } from '../data/names.ts';
import { audit } from '../positions/audit.ts';
import { ABSENT, B_DEFENDER, cloneState, type ImperialState, IN_PLAY } from '../state.ts';
import { type Given, type GivenTable, type GivenUnit, given, keepSecret, standardGame } from '../testing/given.ts';
import { resample } from './resample.ts';
import { viewOf } from './view.ts';

const DRAWS = 60;

/** Draws for a seat; each must look the same to it and to spectators, and add up. */
function draws(table: GivenTable, seat: number): ImperialState[] {
  const { data } = table.game;
  const look = (g: ImperialState): string => JSON.stringify([viewOf(data, g, seat), viewOf(data, g, 'public')]);
  const before = look(table.g);
  const untouched = JSON.stringify(table.g);
  const random = randomFrom(11);
  const drawn = Array.from({ length: DRAWS }, () => resample(data, table.g, seat, random));
  for (const g of drawn) {
    expect(look(g)).toBe(before);
    expect(audit(data, g)).toEqual([]);
  }
  expect(JSON.stringify(table.g)).toBe(untouched);
  return drawn;
}

/** All values that a reading takes over the draws. */
const values = <Value>(drawn: readonly ImperialState[], read: (g: ImperialState) => Value): Value[] => [
  ...new Set(drawn.map(read)),
];

const UNITS: Given['units'] = {
  base: { type: 'B', owner: 0, system: 'A1', where: 'orbit:habitable' },
  inf: { type: 'Inf', owner: 0, system: 'A1', where: 'surface' },
  inf2: { type: 'Inf', owner: 0, system: 'A2', where: 'surface' },
  bb: { type: 'BB', owner: 0, xy: [15, 8], taskForce: 3 },
  ca: { type: 'CA', owner: 0, xy: [15, 8], taskForce: 3 },
  cl: { type: 'CL', owner: 0, system: 'A2' },
  cv: { type: 'CV', owner: 0, system: 'A1' },
  f: { type: 'F', owner: 0, aboard: 'cv' },
  t: { type: 'T', owner: 0, system: 'A1' },
  arm: { type: 'Arm', owner: 0, aboard: 't' },
  dd: { type: 'DD', owner: 0, xy: [17, 8] },
  home: { type: 'Inf', owner: 1, system: 'C1', where: 'surface' },
  scout: { type: 'DD', owner: 1, system: 'C1' },
};
const war = (spec: Partial<Given> = {}): GivenTable =>
  given({ phase: 'build', treasury: [77, 55], units: UNITS, ...spec });
/** Everything hidden may be of another type only where its owner chose it in secret: behind the known rows. */
const asBought = (table: GivenTable): GivenTable => {
  keepSecret({ g: table.g, data: table.game.data }, 0);
  return table;
};

describe('what an enemy has', () => {
  test('IA-tf-7 a task force may hold other ships, or none', () => {
    const table = war();
    const held = values(draws(table, 1), (g) =>
      unitsWhere(
        g,
        (unit) => g.units.owner[unit] === 0 && g.units.taskForce[unit] === 3 && g.units.host[unit]! < 0,
      ).join(),
    );
    expect(held.length).toBeGreaterThan(5);
    expect(held).toContain('');
  });

  test('R23 ships bought in secret may be of other types and steps', () => {
    const drawn = draws(asBought(war({ turn: 99 })), 1);
    const ships = (g: ImperialState): number[] =>
      unitsWhere(g, (unit) => g.units.owner[unit] === 0 && g.units.type[unit]! < F);
    expect(
      values(drawn, (g) =>
        ships(g)
          .map((unit) => g.units.type[unit])
          .join(),
      ).length,
    ).toBeGreaterThan(10);
    expect(values(drawn, (g) => g.names.length).length).toBeGreaterThan(1);
    expect(drawn.some((g) => g.units.status.includes(ABSENT))).toBe(true);
  });

  test('R23 projects come and go', () => {
    const table = asBought(war());
    const projects = (g: ImperialState): number => unitsWhere(g, (unit) => g.units.building[unit] === 1).length;
    expect(values(draws(table, 1), projects).length).toBeGreaterThan(1);
  });

  test('R23 treasuries and settings are drawn anew', () => {
    const drawn = draws(war(), 1);
    expect(values(drawn, (g) => g.players.treasury[0]).length).toBeGreaterThan(20);
    expect(values(drawn, (g) => JSON.stringify(g.pace[0])).length).toBeGreaterThan(5);
    for (const g of drawn) expect(g.players.treasury[1]).toBe(55);
  });
});

describe('what stays', () => {
  test('the seat’s own units and the bases', () => {
    const table = asBought(war());
    for (const g of draws(table, 1)) {
      for (const name of ['scout', 'home', 'base']) {
        const unit = table.unit(name);
        expect([g.units.type[unit], g.units.hex[unit], g.units.status[unit]]).toEqual([
          table.g.units.type[unit],
          table.g.units.hex[unit],
          IN_PLAY,
        ]);
      }
    }
  });

  test('R47 R49 owners of planets and who holds the space', () => {
    const table = asBought(war());
    for (const g of draws(table, 1))
      for (const system of [0, 1]) expect(planetOwner({ g, data: table.game.data }, system)).toBe(0);
  });

  test('R23 whoever stands where the seat stands goes on standing there', () => {
    const table = asBought(war({ units: { ...UNITS, spy: { type: 'Cg', owner: 1, system: 'A2' } } }));
    const { hex } = systemOf({ g: table.g, data: table.game.data }, 1);
    for (const g of draws(table, 1)) {
      const met = unitsWhere(
        g,
        (unit) => g.units.hex[unit] === hex && g.units.owner[unit] === 0 && g.units.place[unit] === 0,
      );
      expect(met.length).toBeGreaterThan(0);
    }
  });

  test('R46 a blockade goes on', () => {
    const table = asBought(
      war({
        units: {
          ...UNITS,
          raider: { type: 'CA', owner: 0, system: 'C2' },
          c2: { type: 'Inf', owner: 1, system: 'C2', where: 'surface' },
        },
      }),
    );
    expect(viewOf(table.game.data, table.g, 1).systems[5]!.isBlockaded).toBe(true);
    draws(table, 1);
  });

  test('R109 garrisons that came over stay bound to their system', () => {
    const units = { ...UNITS, guard: { type: 'CA' as const, owner: 0, system: 'B1', bound: true } };
    const table = asBought(war({ units }));
    const guard = table.unit('guard');
    for (const g of draws(table, 1)) expect(g.units.hex[guard]).toBe(table.g.units.hex[guard]);
  });
});

test('IA-set-9 a sheet that is written down may be any of the eight', () => {
  const table = given({ battle: 'sheets', units: { a: { type: 'CA', owner: 0 }, b: { type: 'CA', owner: 1 } } });
  table.act(1, 'sheet', { sheet: 'NE' });
  expect(table.g.battle.phase).toBe(B_DEFENDER);
  expect(values(draws(table, 0), (g) => g.battle.sheet[1])).toHaveLength(8);
  expect(values(draws(table, 1), (g) => g.battle.sheet[1])).toHaveLength(1);
});

test('R23 in an open war and in a battle alone only settings are hidden', () => {
  const table = war({ options: { fog: 'open' } });
  for (const g of draws(table, 1)) expect({ ...g, pace: [] }).toEqual({ ...table.g, pace: [] });
});

test('R23 level full: markers out of sight may be elsewhere', () => {
  const table = war({ options: { fog: 'full' } });
  expect(values(draws(table, 1), (g) => g.taskForces.hex.join()).length).toBeGreaterThan(5);
});

describe('a draw rests on what the seat knows, and on nothing else', () => {
  const drawnFrom = (table: GivenTable, seed: number): string =>
    JSON.stringify(resample(table.game.data, table.g, seat, randomFrom(seed)));
  const seat = 1;
  /** Seat 1 knows these; whatever follows was bought or built in secret. */
  const known: Record<string, GivenUnit> = {
    base: UNITS['base']!,
    home: UNITS['home']!,
    scout: UNITS['scout']!,
    inf: { type: 'Inf', owner: 0, system: 'A1', where: 'surface' },
    tf: { type: 'DD', owner: 0, xy: [8, 12], taskForce: 2 },
  };
  const secretly = (secret: Record<string, GivenUnit>, more: Partial<Given> = {}): GivenTable => {
    const table = war({ units: { ...known, ...secret }, ...more });
    keepSecret({ g: table.g, data: table.game.data }, Object.keys(known).length);
    return table;
  };
  const secrets: Record<string, [Record<string, GivenUnit>, Partial<Given>?]> = {
    'a fuller task force': [{ bb: { type: 'BB', owner: 0, xy: [8, 12], taskForce: 2 } }],
    'ships on a system card': [
      { ca: { type: 'CA', owner: 0, system: 'A1' }, cg: { type: 'Cg', owner: 0, system: 'A1' } },
    ],
    'ground units': [{ arm: { type: 'Arm', owner: 0, system: 'A1', where: 'surface' } }],
    'a project': [{ p: { type: 'CL', owner: 0, aboard: 'base', project: true, steps: 2 } }],
    'a base in the making': [
      { site: { type: 'SS', owner: 0, system: 'A1', where: 'orbit:rocky', project: true, steps: 2, fed: 4 } },
    ],
    'fighters at the base': [{ f: { type: 'F', owner: 0, aboard: 'base', steps: 1 } }],
    'another treasury': [{}, { treasury: [990, 55] }],
    'other settings': [{}, { pace: [{ autoDone: true, alarm: 3 }] }],
  };
  test.each(Object.entries(secrets))('R23 R125 %s', (_, [secret, more = {}]) => {
    const plain = secretly({});
    const other = secretly(secret, more);
    expect(JSON.stringify(other.g)).not.toBe(JSON.stringify(plain.g));
    for (const seed of [1, 2, 3]) expect(drawnFrom(other, seed)).toBe(drawnFrom(plain, seed));
    expect(drawnFrom(plain, 1)).not.toBe(drawnFrom(plain, 2));
  });

  test('it does depend on what the seat sees', () => {
    const seen = secretly({ dd: { type: 'DD', owner: 0, xy: [17, 8] } });
    expect(drawnFrom(seen, 1)).not.toBe(drawnFrom(secretly({}), 1));
  });

  test.each([
    ['06-border-war', 'taskForces'],
    ['07-buffer-zone', 'full'],
    ['generated-3', 'full'],
  ])('in a random war, %s at level %s', (scenario, fog) => {
    const game = standardGame();
    const { data } = game;
    const wish = settingFor(game, { scenario, options: { fog, turnLimit: 4, neutralStrength: 'light' } });
    if (!wish.ok) throw new Error(wish.refusal.why);
    let actions = 0;
    randomGame(game, wish.setting, 'alike', {
      watch: ({ g }) => {
        if (actions++ % 9 !== 0) return;
        const before = cloneState(g);
        const other = resample(data, g, seat, randomFrom(actions));
        expect(resample(data, other, seat, randomFrom(7))).toEqual(resample(data, g, seat, randomFrom(7)));
        expect(viewOf(data, other, seat)).toEqual(viewOf(data, g, seat));
        expect(g).toEqual(before);
      },
    });
    expect(actions).toBeGreaterThan(40);
  });
});

test.each(['full', 'taskForces'])(
  'R23 histories that differ in secret leave the same imagined world, level %s',
  (fog) => {
    const game = standardGame();
    const wish = settingFor(game, {
      scenario: '08-three-dukes',
      options: { fog, turnLimit: 4, neutralStrength: 'light' },
    });
    const started = wish.ok ? Session.start(game, wish.setting, 'apart') : wish;
    if (!started.ok) throw new Error(started.refusal.why);
    const { session } = started;
    const random = randomFrom(8);
    const act = (one: typeof session, decision: (typeof session.table.pending)[number], chance: Random): void => {
      const done = one.receive(randomAction(new Play(game, one.table, seededDice), decision, chance));
      if (!done.ok) throw new Error(done.refusal.why);
    };
    let alike = 0;
    for (let actions = 0; actions < 90 && session.table.result === null; actions++) {
      const decision = pickFrom(session.table.pending, random);
      const seat = (decision.by + 1 + random.below(2)) % 3;
      // the others of a sealed round answer alike in both histories
      const [one, other] = [1, 2].map((history) => {
        const twin = session.fork();
        act(twin, decision, randomFrom(100 * actions + history));
        for (
          let next = twin.table.pending[0];
          next?.sealed && next.kind === decision.kind;
          next = twin.table.pending[0]
        )
          act(twin, next, randomFrom(next.by));
        return twin;
      });
      const known = (twin: typeof session): string =>
        JSON.stringify([
          twin.observe(seat),
          twin.heard(seat, session.log.length).map(({ visibleTo: _, ...told }) => told),
        ]);
      if (known(one!) === known(other!)) {
        alike++;
        const [here, there] = [one!, other!].map(({ table }) => resampleTable(game, table, seat, randomFrom(3)));
        expect(here).toEqual(there);
      }
      act(session, decision, random);
    }
    expect(alike).toBeGreaterThan(25);
  },
);
