import { expect, test } from 'vitest';
import { groundOwners } from '../../board/control.ts';
import { isListed } from '../../board/unit-rows.ts';
import { AWAY, CANCELLED, G_BOMBARD, G_DEFENDER, G_FINAL_FIRE, INSIDE, SURFACE } from '../../state.ts';
import { type Given, type GivenTable, type GivenUnit, given, givenState, keepSecret } from '../../testing/given.ts';
import { mayAssault } from './assault.ts';

const A1 = 0;
const here = (type: GivenUnit['type'], owner: number, more: Partial<GivenUnit> = {}): GivenUnit => ({
  type,
  owner,
  system: 'A1',
  ...more,
});
/** Seat 0 holds A1 with infantry, seat 1 has a loaded transport there. */
const landing: Given['units'] = {
  home: here('Inf', 0, { where: 'surface' }),
  t: here('T', 1),
  arm: { type: 'Arm', owner: 1, aboard: 't' },
};
const may = (units: Given['units'], seat = 1, more: Partial<Given> = {}): boolean =>
  mayAssault(givenState({ phase: 'declare', turn: 4, units, ...more }).at, seat, A1);

test('IA-gc-1 no assault while the enemy has a space unit in the system', () => {
  expect(may(landing)).toBe(true);
  expect(may({ ...landing, cg: here('Cg', 0) })).toBe(false);
  expect(may({ ...landing, cg: here('Cg', 0, { outside: 'withdrawn' }) })).toBe(true); // R25
  expect(may({ ...landing, ss: here('SS', 0, { where: 'orbit:habitable', project: true, steps: 1 }) })).toBe(true);
  expect(may({ ...landing, third: here('BB', 2) }, 1, { seats: 3 })).toBe(true); // R116: he stands aside
});

test('IA-gc-1 once a planet and turn (R102), and never against team mates (R127)', () => {
  const assaulted = { position: { systems: [{ id: 'A1', assaulted: 4 }] } };
  expect(may(landing, 1, assaulted)).toBe(false);
  expect(may({ t: landing['t']!, arm: landing['arm']! })).toBe(false); // nobody there to fight
  expect(may({ ...landing, home: here('Inf', 1, { where: 'surface' }) })).toBe(false);
});

test('IA-gc-2 a transport with a ground unit that did not come aboard in this turn (R122)', () => {
  expect(may({ ...landing, arm: { type: 'Arm', owner: 1, aboard: 't', boarded: 4 } })).toBe(false);
  expect(may({ ...landing, arm: { type: 'Arm', owner: 1, aboard: 't', boarded: 3 } })).toBe(true);
  expect(may({ home: landing['home']!, t: here('T', 1), bb: here('BB', 1) })).toBe(false);
});

const start = (units: Given['units'], more: Partial<Given> = {}): GivenTable =>
  given({ assault: 'declare', units, ...more });
/** Seat 1 has won the battle: ships anywhere on the map. */
const won: Given['units'] = {
  inf: { type: 'Inf', owner: 0, where: 'surface' },
  pdb: { type: 'PDB', owner: 0, where: 'surface' },
  t1: { type: 'T', owner: 1, at: [2, 2] },
  arm: { type: 'Arm', owner: 1, aboard: 't1' },
  t2: { type: 'T', owner: 1, at: [38, 44] },
  inf2: { type: 'Inf', owner: 1, aboard: 't2' },
  bb: { type: 'BB', owner: 1, at: [20, 2], steps: 1 },
  f: { type: 'F', owner: 1, at: [20, 2] },
};
const numbers = (table: GivenTable, ...names: string[]): number[] => names.map((name) => table.unit(name));

test('IA-gc-2 IA-gc-19 ships from anywhere on the map enter orbit, one of them a loaded transport', () => {
  const table = start(won);
  const declare = (ships: string[], land: string[]): string | undefined =>
    table.refusal(1, 'declareAssault', { ships: numbers(table, ...ships), land: numbers(table, ...land) })?.rule;
  expect(declare(['bb'], [])).toBe('IA-gc-3');
  expect(declare(['bb'], ['arm'])).toBe('IA-gc-2'); // its transport stays away
  expect(declare(['t1', 'f'], ['arm'])).toBe('IA-gc-2'); // fighters are not ships (R101)
  expect(declare(['t1', 'inf'], ['arm'])).toBe('IA-gc-2');
  expect(declare(['t1', 't1'], ['arm'])).toBe('IA-gc-2');
  expect(declare([], [])).toBeUndefined();
  table.act(1, 'declareAssault', { ships: numbers(table, 't1', 'bb'), land: numbers(table, 'arm') });
  expect(table.g.assault.phase).toBe(G_FINAL_FIRE);
  expect(numbers(table, 't1', 't2', 'bb').map((unit) => table.g.units.orbit[unit])).toEqual([1, 0, 1]);
});

test('IA-gc-2 fighters enter orbit under the option fightersBombard', () => {
  const table = start(won, { options: { fightersBombard: true } });
  const answer = { ships: numbers(table, 't1', 'f'), land: numbers(table, 'arm') };
  expect(table.refusal(1, 'declareAssault', answer)).toBeNull();
});

test('IA-gc-3 IA-gc-6 only the marked units land, together', () => {
  const table = start(won);
  table.act(1, 'declareAssault', { ships: numbers(table, 't1', 't2'), land: numbers(table, 'arm') });
  table.act(0, 'finalFire', { do: 'done' }, [6, 6]);
  const { units, assault } = table.g;
  const [arm, inf2] = numbers(table, 'arm', 'inf2');
  expect([units.place[arm!], units.host[arm!], units.landing[arm!]]).toEqual([SURFACE, -1, 2]);
  expect([units.host[inf2!], units.landing[inf2!]]).toEqual([table.unit('t2'), 0]);
  expect(assault.phase).toBeGreaterThan(G_FINAL_FIRE);
});

test('IA-mov-9 troops reach the planet only after all space combat, in the landing of an assault', () => {
  const table = start(won);
  table.act(1, 'declareAssault', { ships: numbers(table, 't1'), land: numbers(table, 'arm') });
  expect(table.g.units.place[table.unit('arm')]).not.toBe(SURFACE);
  table.act(0, 'finalFire', { do: 'done' }, [6, 6]);
  expect(table.g.units.place[table.unit('arm')]).toBe(SURFACE);
  expect(may({ ...landing, cl: here('CL', 0) })).toBe(false);
});

test('IA-gc-18 the order: PDB fire, landing, bombardment, rounds, withdrawal', () => {
  const table = start({ ...won, cl: { type: 'CL', owner: 1, at: [20, 2] } });
  table.act(1, 'declareAssault', { ships: numbers(table, 't1', 'cl'), land: numbers(table, 'arm') });
  expect(table.decision().kind).toBe('finalFire');
  table.act(0, 'finalFire', { do: 'done' });
  expect([table.told('landing'), table.g.assault.phase]).toEqual([[{ units: [table.unit('arm')] }], G_BOMBARD]);
  expect(table.decision().kind).toBe('bombard');
  table.act(1, 'bombard', { do: 'done' }, [6, 6]); // defender: 3 + 4 to 4; attacker: 6 to 8
  expect(table.decision().kind).toBe('pressOn');
  expect(table.told('groundAttack')).toEqual([
    { by: 0, attack: 7, defence: 4, row: 2, round: 1 },
    { by: 1, attack: 6, defence: 8, row: 1, round: 1 },
  ]);
});

test('IA-pdb-8 once the assault is declared a PDB has its final fire only', () => {
  const table = start(won);
  table.act(1, 'declareAssault', { ships: numbers(table, 't1', 'bb'), land: numbers(table, 'arm') });
  const far = { do: 'fire' as const, units: numbers(table, 'pdb'), target: table.unit('t2') };
  expect(table.refusal(0, 'finalFire', far)?.rule).toBe('IA-pdb-6'); // not in orbit
  expect(table.table.pending.map(({ kind }) => kind)).toEqual(['finalFire']);
});

test('IA-gc-14 without troops left after the final fire the assault ends (trap 15)', () => {
  const table = start({
    ...won,
    t1: { type: 'T', owner: 1, at: [2, 2], steps: 1 },
    arm: { type: 'Arm', owner: 1, aboard: 't1', steps: 1 },
  });
  table.act(1, 'declareAssault', { ships: numbers(table, 't1', 'bb'), land: numbers(table, 'arm') });
  const shot = { do: 'fire' as const, units: numbers(table, 'pdb'), target: table.unit('t1') };
  table.act(0, 'finalFire', shot, [2]); // 32 to 1: the transport goes, and its troops with it
  expect(table.g.assault.on).toBe(0);
  expect(table.told('landing')).toEqual([]);
  expect(groundOwners({ g: table.g, data: table.game.data }, 0)).toEqual([0]);
});

test('IA-gc-14 a planet without defenders changes hands when the last falls', () => {
  const table = given({
    assault: 'attacker',
    units: {
      inf: { type: 'Inf', owner: 0, where: 'surface', steps: 1 },
      t: { type: 'T', owner: 1, orbit: true },
      arm: { type: 'Arm', owner: 1, where: 'surface', landing: 'landed' },
      arm2: { type: 'Arm', owner: 1, where: 'surface', landing: 'landed' },
    },
    dice: [1], // 12 to 3: 4-1
  });
  expect(table.told('assaultEnd')).toEqual([{ system: 0, owner: 1 }]);
  expect([table.g.assault.on, table.g.units.landing[table.unit('arm')], table.g.units.orbit[table.unit('t')]]).toEqual([
    0, 0, 0,
  ]);
});

test('IA-gc-6 phases stand in the state: a position may begin with the bombardment', () => {
  const table = given({
    assault: 'bombard',
    units: {
      inf: { type: 'Inf', owner: 0, where: 'surface' },
      t: { type: 'T', owner: 1, orbit: true },
      arm: { type: 'Arm', owner: 1, where: 'surface', landing: 'landed' },
    },
    dice: [6, 6], // a T cannot bombard: straight to the rounds
  });
  expect(table.g.assault.phase).toBeGreaterThan(G_DEFENDER);
});

/** Seat 1 assaults A1 from its declaration in a war; `t` is the first unit of all. */
const war = (units: Given['units'] = {}, more: Partial<Given> = {}): GivenTable =>
  given({
    phase: 'declare',
    turn: 4,
    order: [1, 0],
    units: {
      t: here('T', 1, { taskForce: 2 }),
      arm: { type: 'Arm', owner: 1, aboard: 't' },
      home: here('Inf', 0, { where: 'surface', steps: 1 }),
      cap: here('Inf', 1, { system: 'C1', where: 'surface' }),
      ...units,
    },
    ...more,
  });
const declared = (table: GivenTable): GivenTable => {
  table.act(1, 'declare', { attacks: [], assaults: [A1] });
  for (const { by } of [...table.table.pending]) table.act(by, 'declare', { attacks: [], assaults: [] });
  return table;
};

test('IA-gc-6 IA-gc-14 IA-ctl-2 a planet taken in a war: troops stand on it, marks are gone, what was built there too', () => {
  const table = declared(war({ pdb: here('PDB', 0, { where: 'surface', project: true, steps: 2 }) }));
  const [t, arm] = numbers(table, 't', 'arm') as [number, number];
  table.act(1, 'declareAssault', { ships: [t], land: [arm] }, [6, 1]); // 2 to 4: 1-2; then 6 to 3: 2-1, two hits
  const { units, systems } = table.g;
  expect(table.told('assault')).toEqual([{ system: A1, attacker: 1, defender: 0, ships: [t], land: [arm] }]);
  expect(table.told('assaultEnd')).toEqual([{ system: A1, owner: 1 }]);
  expect(table.told('planetOwner')).toEqual([{ system: A1, owner: 1 }]);
  expect([units.place[arm], units.host[arm], units.taskForce[arm], units.outside[arm]]).toEqual([
    SURFACE,
    -1,
    0,
    INSIDE,
  ]);
  expect([units.battle[arm], units.shifted[arm], systems.assaulted[A1]]).toEqual([AWAY, 4, 4]);
  for (const column of ['orbit', 'landing', 'fired', 'bombarded'] as const)
    expect([column, units[column][t], units[column][arm]]).toEqual([column, 0, 0]);
  expect([units.status[table.unit('pdb')], units.taskForce[t]]).toEqual([CANCELLED, 2]);
});

test('IA-gc-2 declining leaves everything as it was, and the planet may not be asked for again', () => {
  const table = declared(war());
  table.act(1, 'declareAssault', { ships: [], land: [] });
  expect([table.told('assaultEnd'), table.g.systems.assaulted[A1], table.g.assaults]).toEqual([[], 0, []]);
  expect(table.g.turn).toBe(5);
});

test('IA-gc-21 of several announced assaults only the one that is made is used up', () => {
  const table = war({ t2: here('T', 2), inf2: { type: 'Inf', owner: 2, aboard: 't2' } }, { order: [1, 2, 0] });
  table.act(1, 'declare', { attacks: [], assaults: [A1] });
  table.act(2, 'declare', { attacks: [], assaults: [A1] });
  table.act(0, 'declare', { attacks: [], assaults: [] });
  expect([table.g.assault.attacker, table.g.assaults]).toEqual([1, [A1, 2]]);
  table.act(1, 'declareAssault', { ships: [], land: [] });
  expect([table.g.assault.attacker, table.g.assaults]).toEqual([2, []]);
});

test('R23 an assault shows all that both sides have there, and nothing else, by names that count no secrets', () => {
  const table = war({
    guard: here('Inf', 0, { where: 'surface' }),
    bb: here('BB', 1),
    far: here('BB', 1, { system: 'C1' }),
    third: here('BB', 2),
  });
  keepSecret({ g: table.g, data: table.game.data }, 4);
  declared(table);
  const names = (g: typeof table.g): string[] => g.names.filter((_, unit) => unit >= g.lanesFrom && isListed(g, unit));
  expect(names(table.g).filter(Boolean).sort()).toEqual(['BB1', 'Inf2']);
  expect(table.g.names).toEqual(expect.arrayContaining(['far', 'third']));
});

test('IA-gc-19 R101 who may enter orbit: own ships inside the system, no project, no feeder, none of elsewhere', () => {
  const table = declared(
    war({
      site: here('SS', 1, { where: 'orbit:rocky', project: true, steps: 1 }),
      b: here('B', 1, { where: 'orbit:rocky' }),
      docked: { type: 'DD', owner: 1, aboard: 'b' },
      project: { type: 'DD', owner: 1, aboard: 'b2', project: true, steps: 1 },
      b2: here('B', 1, { where: 'orbit:rocky' }),
      feeder: here('Cg', 1, { where: 'orbit:rocky', feeds: 'site' }),
      gone: here('DD', 1, { outside: 'withdrawn' }),
      away: here('DD', 1, { system: 'A2' }),
      third: here('DD', 2),
    }),
  );
  const enters = (name: string): boolean =>
    table.refusal(1, 'declareAssault', { ships: numbers(table, 't', name), land: numbers(table, 'arm') }) === null;
  expect(enters('docked')).toBe(true);
  for (const name of ['site', 'b', 'project', 'feeder', 'gone', 'away', 'third', 'home'])
    expect([name, enters(name)]).toEqual([name, false]);
  table.act(1, 'declareAssault', { ships: numbers(table, 't', 'docked'), land: numbers(table, 'arm') });
  expect(table.g.units.host[table.unit('docked')]).toBe(-1);
});

test('IA-gc-3 who may land: troops aboard an own transport in the system since before this turn', () => {
  const table = declared(
    war({
      fresh: { type: 'Inf', owner: 1, aboard: 't2', boarded: 4 },
      t2: here('T', 1),
      b: here('B', 1, { where: 'orbit:habitable' }),
      based: { type: 'Inf', owner: 1, aboard: 'b' },
      gone: here('T', 1, { outside: 'withdrawn' }),
      late: { type: 'Inf', owner: 1, aboard: 'gone' },
      far: here('T', 1, { system: 'A2' }),
      off: { type: 'Inf', owner: 1, aboard: 'far' },
      third: here('T', 2),
      theirs: { type: 'Inf', owner: 2, aboard: 'third' },
    }),
  );
  for (const name of ['fresh', 'based', 'late', 'off', 'theirs', 'home', 't'])
    expect([
      name,
      table.refusal(1, 'declareAssault', { ships: numbers(table, 't', 't2'), land: numbers(table, name) })?.rule,
    ]).toEqual([name, 'IA-gc-3']);
});

test('R114 who gives up in mid-assault: a defender leaves neutrals behind, an attacker nothing', () => {
  const defender = declared(war({ pdb: here('PDB', 0, { where: 'surface' }) }, { seats: 3 }));
  defender.act(1, 'declareAssault', { ships: numbers(defender, 't'), land: numbers(defender, 'arm') });
  expect(defender.decision().kind).toBe('finalFire');
  defender.play([1, 1, 1]).act({ decision: null, by: 0, kind: 'resign', with: {} });
  expect(defender.told('fire')).toMatchObject([{ by: -1 }]); // R124: the PDB fires on as a neutral
  const attacker = declared(war({}, { seats: 3 }));
  attacker.play().act({ decision: null, by: 1, kind: 'resign', with: {} });
  expect([attacker.g.assault.on, attacker.told('assaultEnd')]).toEqual([0, []]);
});

test('R107 a transport takes back what its steps leave room for beside the troops that stayed aboard', () => {
  const table = given({
    assault: 'round',
    units: {
      t: { type: 'T', owner: 1, orbit: true },
      stayed: { type: 'Inf', owner: 1, aboard: 't', steps: 1 },
      one: { type: 'Inf', owner: 1, where: 'surface', landing: 'landed', steps: 1 },
      two: { type: 'Inf', owner: 1, where: 'surface', landing: 'landed', steps: 2 },
      inf: { type: 'Inf', owner: 0, where: 'surface' },
    },
  });
  const leave = (name: string) => ({
    do: 'withdraw' as const,
    aboard: [{ unit: table.unit(name), host: table.unit('t') }],
  });
  expect(table.refusal(1, 'pressOn', leave('two'))?.rule).toBe('IA-gc-15');
  expect(table.refusal(1, 'pressOn', leave('one'))).toBeNull();
});
