import { expect, test } from 'vitest';
import { TAXED } from '../state.ts';
import { anyRandom, type Given, given, type Roll, type Scene, system } from '../testing/given.ts';
import { tax, taxation } from './10-taxation.ts';

/** The Taxation segment of this Empire is open. Twelve points to start with. */
const segment = (empire: string, position: Given = {}): Scene => {
  const at = given({ start: { active: empire }, ...position }, { steps: { taxation }, choices: { tax } });
  return at.run('taxation', { player: at.seat(empire) });
};
const raise = (at: Scene, id: string, points: number, ...rolls: Roll[]): Scene =>
  at.answer(at.g.active, 'tax', { do: 'tax', system: system(id), points }, ...rolls);
const exploit = (at: Scene, id: string, ...rolls: Roll[]): Scene =>
  at.answer(at.g.active, 'tax', { do: 'exploit', system: system(id) }, ...rolls);
const taxRefusal = (at: Scene, id: string, points: number) =>
  at.refusal(at.g.active, 'tax', { do: 'tax', system: system(id), points })?.rule;
const exploitRefusal = (at: Scene, id: string) =>
  at.refusal(at.g.active, 'tax', { do: 'exploit', system: system(id) })?.rule;
const points = (at: Scene): number => at.g.players.points[at.g.active]!;
const done = (at: Scene): Scene => at.answer(at.g.active, 'tax', { do: 'done' });

test('SS-10.1a only a positive Tech Level can be taxed, and only an own System', () => {
  const at = segment('vereen');
  expect(['barnz', 'ambrel', 'lund', 'radix'].map((id) => taxRefusal(at, id, 1))).toEqual([
    undefined, // level 1
    'SS-10.1a', // 0
    'SS-10.1a', // -1
    'SS-10.1a', // not his
  ]);
});

test('SS-10.1b from one point up to the Tech Level', () => {
  const at = segment('vereen');
  expect([1, 2, 3].map((count) => taxRefusal(at, 'veree', count))).toEqual([undefined, undefined, undefined]);
  expect(taxRefusal(at, 'barnz', 2)).toBe('SS-10.1b');
  expect(tax.shape.safeParse({ do: 'tax', system: 0, points: 0 }).success).toBe(false);
  expect(tax.shape.safeParse({ do: 'tax', system: 0, points: 1.5 }).success).toBe(false);
});

test('SS-10.11 nothing need be taxed', () => {
  const at = done(segment('vereen'));
  expect([points(at), at.g.players.taxation[at.g.active], at.asked]).toEqual([12, TAXED, ['2 act']]);
});

test('SS-10.12 a System is taxed once, and the segment is not reopened', () => {
  const at = raise(segment('vereen'), 'barnz', 1, 3, 4);
  expect(taxRefusal(at, 'barnz', 1)).toBe('SS-10.12');
  expect(done(at).run('taxation', { player: at.g.active }).asked).toEqual(['2 act']);
});

test('SS-10.15 the Seat is taxed without a check', () => {
  const at = raise(segment('vereen'), 'veree', 3); // no roll
  expect([points(at), at.told('rebellion')]).toEqual([15, []]);
});

test('SS-10.0a quiet and Unrest yield the demand, Rebellion nothing', () => {
  const quiet = raise(segment('vereen'), 'barnz', 1, 3, 4);
  expect([points(quiet), quiet.g.systems.unrest[system('barnz')]]).toEqual([13, 0]);
  const restless = raise(segment('vereen'), 'barnz', 1, 1, 1);
  expect([points(restless), restless.g.systems.unrest[system('barnz')]]).toEqual([13, 1]);
  const rebels = raise(segment('atjayan'), 'barton', 2, 1, 1);
  expect([points(rebels), rebels.g.systems.owner[system('barton')]]).toEqual([12, -1]);
});

test('SS-20.4a a System in Unrest is taxed and exploited with five more on its value', () => {
  const at = raise(segment('atjayan'), 'barton', 2, 3, 4); // Unrest 5, unrelated 2, demand 2, Web -2
  expect(at.told('rebellion')).toEqual([{ system: system('barton'), value: 7, dice: 7, outcome: 'unrest' }]);
  expect([points(at), at.g.systems.unrest[system('barton')]]).toEqual([14, 1]);
  exploit(at, 'brandon', 3, 4, 2); // same people and Ideology: Unrest 5 + 3
  expect(at.told('rebellion')).toEqual([{ system: system('brandon'), value: 8, dice: 7, outcome: 'unrest' }]);
  expect(points(at)).toBe(15);
});

test('SS-10.2a nothing is exploited at -3', () => {
  const at = segment('vereen', { systems: { lund: { tech: -3 }, barnz: { tech: -2 } } });
  expect([exploitRefusal(at, 'lund'), exploitRefusal(at, 'barnz')]).toEqual(['SS-10.2a', undefined]);
});

test('SS-10.2b Exploitation lowers the level first, SS-10.2c brings Unrest without a check', () => {
  const at = exploit(segment('vereen'), 'barnz', 4);
  expect([at.g.systems.tech[system('barnz')], at.g.systems.unrest[system('barnz')]]).toEqual([0, 1]);
  expect(at.told('rebellion')).toEqual([]);
  expect(points(at)).toBe(14); // 4 + 1 = 5: two points
});

test('SS-10.2c in Unrest it checks with three points, and a Rebellion yields nothing', () => {
  const at = exploit(segment('vereen'), 'ambrel', 3, 4); // 5 + 2 + 2 + 3 = 12
  expect(at.told('rebellion')).toEqual([{ system: system('ambrel'), value: 12, dice: 7, outcome: 'rebellion' }]);
  expect([points(at), at.g.systems.tech[system('ambrel')]]).toEqual([12, -1]);
});

test('SS-10.2d die plus Resource Value on table 13.3', () => {
  const get = (id: string, die: number): number => {
    const at = segment('vereen', { systems: { [id]: { owner: 'vereen', unrest: false, tech: 1 } } });
    return points(exploit(at, id, die)) - 12;
  };
  expect([get('leandri', 6), get('leandri', 5), get('barnz', 6), get('barnz', 1), get('lund', 1)]).toEqual([
    5, // 10
    4, // 9
    3, // 7
    1, // 2
    0, // -1
  ]);
});

test('SS-10.2e never taxed and exploited, nor exploited twice', () => {
  const at = raise(segment('vereen'), 'barnz', 1, 3, 4);
  expect(exploitRefusal(at, 'barnz')).toBe('SS-10.2e');
  exploit(at, 'lund', 6);
  expect([exploitRefusal(at, 'lund'), taxRefusal(at, 'lund', 1)]).toEqual(['SS-10.2e', 'SS-10.12']);
});

test('SS-10.2f outside the segment there is no Exploitation', () => {
  const at = done(segment('vereen'));
  expect(exploitRefusal(at, 'barnz')).toBe('CORE-turn');
});

test('SS-10.2g a System of positive level may be exploited instead', () => {
  expect(exploitRefusal(segment('vereen'), 'barnz')).toBeUndefined();
});

test('R54 the Seat is exploited without Unrest and without a check', () => {
  const at = exploit(segment('vereen', { systems: { veree: { unrest: true } } }), 'veree', 5);
  expect([points(at), at.g.systems.tech[system('veree')], at.told('rebellion')]).toEqual([15, 2, []]);
  const quiet = exploit(segment('vereen'), 'veree', 5);
  expect(quiet.g.systems.unrest[system('veree')]).toBe(0);
});

test('SS-20.1 a tax checks once by the points demanded; a quiet Exploitation and the Seat never', () => {
  const at = raise(segment('hospodar'), 'asak', 1, 3, 4);
  expect(at.told('rebellion')).toEqual([{ system: system('asak'), value: 1, dice: 7, outcome: 'quiet' }]);
  exploit(at, 'mudlow', 1);
  expect(at.told('rebellion')).toEqual([]);
  raise(at, 'hospodar', 2);
  expect(at.told('rebellion')).toEqual([]);
});

test('SS-12.35 partial conquests cut the yield, not below nothing, and not the value', () => {
  const partials = [{ by: 'avian', base: 'windstar', count: 1 }];
  const at = segment('vereen', { systems: { veree: { partials } } });
  expect(points(raise(at, 'veree', 3))).toBe(14);
  const none = segment('hospodar', { systems: { asak: { partials } } });
  expect(points(raise(none, 'asak', 1, 3, 4))).toBe(15);
  expect(none.told('rebellion')).toEqual([{ system: system('asak'), value: 1, dice: 7, outcome: 'quiet' }]);
  const two = [{ by: 'vereen', base: 'veree', count: 2 }];
  expect(points(raise(segment('avian', { systems: { bluemoon: { partials: two } } }), 'bluemoon', 1, 3, 4))).toBe(12);
  const poor = segment('vereen', { systems: { veree: { partials } } });
  expect(points(exploit(poor, 'veree', 1))).toBe(12); // 1 + 2 = 3: one point, less one
});

test('SS-8.41b Atjay in Unrest pays its captor one point less', () => {
  const captive: Given = {
    players: { atjayan: { seat: 'flute' } },
    systems: { atjay: { owner: 'vereen', unrest: false } },
  };
  expect(points(raise(segment('vereen', captive), 'atjay', 3, 3, 4))).toBe(15); // 2 + 3 - 3 = 2: quiet
  expect(points(raise(segment('vereen', captive), 'atjay', 3, 1, 1))).toBe(14); // Unrest by this very check
  const own = segment('atjayan', { systems: { atjay: { unrest: true } } });
  expect(points(raise(own, 'atjay', 3))).toBe(15); // R59: not its first owner
});

test('SS-9.25a Resource Output Growth adds a point where anything was raised', () => {
  const grown: Given = { players: { vereen: { faceUp: ['resource-output-growth'] } } };
  expect(points(done(raise(segment('vereen', grown), 'veree', 3)))).toBe(16);
  expect(points(done(segment('vereen', grown)))).toBe(12);
  expect(points(done(exploit(segment('vereen', grown), 'ambrel', 3, 4)))).toBe(12); // it rebelled
  const held: Given = { players: { vereen: { hand: ['resource-output-growth'] } } };
  expect(points(done(raise(segment('vereen', held), 'veree', 3)))).toBe(15); // not in play
});

test('SS-9.28b Hive Surge adds a point for each Hive System taxed, not exploited', () => {
  const at = segment('hive');
  at.g.surge = 1;
  raise(at, 'dom', 1);
  expect(points(at)).toBe(14);
  raise(at, 'edom-one', 1, 3, 4);
  expect(at.told('rebellion')).toEqual([{ system: system('edom-one'), value: 1, dice: 7, outcome: 'quiet' }]);
  expect(points(at)).toBe(16);
  exploit(at, 'edom-three', 2);
  expect(points(at)).toBe(17); // 2 + 0: one point
  expect(done(at).g.surge).toBe(0);
});

test('SS-9.28b Surge does nothing for other peoples', () => {
  const at = segment('hive', { systems: { horton: { owner: 'hive', web: 3 } } });
  at.g.surge = 1;
  expect(points(raise(at, 'horton', 1, 3, 4))).toBe(13);
});

test('SS-6.51b an exile raises no taxes', () => {
  const at = segment('vereen', {
    players: { vereen: { seat: null } },
    systems: { veree: { owner: 'independent' }, barnz: { owner: 'independent' } },
  });
  expect([at.asked, points(at)]).toEqual([['2 act'], 12]); // though Lund could be exploited
});

test('A12 with nothing left to tax the segment ends by itself', () => {
  const at = segment('vereen', {
    systems: { ambrel: { owner: 'independent' }, barnz: { owner: 'independent' }, lund: { tech: -3 } },
  });
  expect(raise(at, 'veree', 1).asked).toEqual(['2 act']);
});

test('A7 what is offered and sampled is legal', () => {
  const at = segment('atjayan', { systems: { flute: { tech: -3 } } });
  const decision = at.table.pending[0] as never;
  const play = at.play();
  const offered = tax.options!(play, decision) ?? [];
  const orders = offered.concat(Array.from({ length: 100 }, () => tax.sample(play, decision, anyRandom)));
  expect(orders.map((order) => tax.check(play, order, decision)).filter((refusal) => refusal !== null)).toEqual([]);
  expect(offered).toHaveLength(1 + 4 + 2 + 3 + 3 + 2); // done; Atjay, Delpodar, Barton, Nelldon, Brandon
});
