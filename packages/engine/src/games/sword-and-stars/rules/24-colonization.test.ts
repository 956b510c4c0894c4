import { expect, test } from 'vitest';
import { freeSystem, takeSystem } from '../board/ownership.ts';
import { type Given, given, type Scene, system } from '../testing/given.ts';
import { wholeGame } from '../testing/given-game.ts';
import { checkColonize, colonizationPhase, colonizationPoints, colonize } from './24-colonization.ts';

const [veree, ambrel, barnz, lund, avLem, bluemoon] = ['veree', 'ambrel', 'barnz', 'lund', 'av-lem', 'bluemoon'].map(
  system,
) as [number, number, number, number, number, number];
type Systems = NonNullable<Given['systems']>;
/** VeReen (humanoid, 3200): Veree 3 + 2, Barnz 1 + 1; Ambrel (herd) 0 + 2, AV'LEM (herd) -1 + 0. */
function scene(systems: Systems = {}, more: Given = {}): Scene {
  const quiet = { unrest: false, owner: 'vereen' } as const;
  return given(
    {
      start: { active: 'vereen' },
      options: { colonization: true },
      systems: {
        ...systems,
        veree: { ...quiet, tech: 3, ...systems['veree'] },
        ambrel: { ...quiet, tech: 0, ...systems['ambrel'] },
        barnz: { ...quiet, tech: 1, ...systems['barnz'] },
        'av-lem': { ...quiet, tech: -1, ...systems['av-lem'] },
      },
      ...more,
    },
    { steps: { colonizationPhase } },
  );
}
const check = (at: Scene, target: number, ...bases: number[]) =>
  checkColonize(at, at.seat('vereen'), { do: 'colonize', target, bases });
function begin(at: Scene, target: number, ...bases: number[]): Scene {
  expect(check(at, target, ...bases)).toBeNull();
  colonize(at.play(), at.seat('vereen'), { do: 'colonize', target, bases });
  return at;
}
const tally = (at: Scene, target: number, who = 'vereen') =>
  at.g.colonization[at.seat(who) * at.g.systems.owner.length + target];
const pass = (at: Scene) => at.run('colonizationPhase', { next: 0 });

test('SS-24.0d announced in the own Player-Turn, without cards or points', () => {
  const at = begin(scene(), ambrel, veree);
  const { points, cards, operations } = at.g.players;
  expect([points[at.seat('vereen')], cards[at.seat('vereen')], operations[at.seat('vereen')]]).toEqual([12, 5, 0]);
  expect(check(scene({}, { options: {} }), ambrel, veree)).toMatchObject({ rule: 'SS-24.0d' });
});

test('SS-24.0b each Round brings the value of the Base less that of the Target', () => {
  const at = begin(scene(), ambrel, veree);
  pass(at); // 5 - 2
  pass(at);
  expect(tally(at, ambrel)).toBe(6);
  const poor = begin(scene({ barnz: { tech: -1 } }), ambrel, barnz);
  pass(poor); // 0 - 2: nothing is lost
  expect(tally(poor, ambrel)).toBe(0);
});

test('SS-24.13 Bases of one Race and Ideology add up', () => {
  expect(colonizationPoints(scene(), { player: 2, target: ambrel, bases: [veree, barnz] })).toBe(5); // 5 + 2 - 2
  expect(
    check(scene({ brandon: { owner: 'vereen', unrest: false, tech: 3 } }), ambrel, veree, system('brandon')),
  ).toMatchObject({ rule: 'SS-24.13' }); // Parliamentary
});

test('SS-24.0a 50 points for one planet, 100 for two, 150 for three', () => {
  const one = begin(scene({ 'av-lem': { colonization: { vereen: 43 } } }), avLem, veree);
  pass(one); // 5 + 1 = 6 a Round
  expect([tally(one, avLem), one.g.systems.race[avLem] === one.g.systems.race[veree]]).toEqual([49, false]);
  pass(one);
  expect(one.g.systems.race[avLem]).toBe(one.g.systems.race[veree]);
  const two = begin(scene({ ambrel: { colonization: { vereen: 97 } } }), ambrel, veree);
  expect(pass(two).told('colonized')).toHaveLength(1);
  const three = scene({
    bluemoon: { owner: 'vereen', tech: -3, unrest: false, colonization: { vereen: 144 } },
    nelldon: {},
  });
  three.g.projects.push({ player: three.seat('vereen'), target: bluemoon, bases: [system('windstar')] });
  three.g.systems.owner[system('windstar')] = three.seat('vereen');
  three.g.systems.race[system('windstar')] = three.g.systems.race[veree]!;
  three.g.systems.tech[system('windstar')] = 3;
  pass(three); // 3 + 2 - (-3 + 3) = 5
  expect(tally(three, bluemoon)).toBe(149);
  expect(pass(three).told('colonized')).toHaveLength(1);
});

test('SS-24.0c it takes the Race of the Bases and keeps its Ideology; the project is over', () => {
  const at = begin(scene({ 'av-lem': { colonization: { vereen: 44 } } }), avLem, veree);
  const ideology = at.g.systems.ideology[avLem];
  pass(at);
  expect(at.told('colonized')).toEqual([{ player: at.seat('vereen'), system: avLem, race: at.g.systems.race[veree] }]);
  expect([at.g.systems.ideology[avLem], at.g.projects, at.g.players.colonizations[at.seat('vereen')]]).toEqual([
    ideology,
    [],
    1,
  ]);
  expect(check(at, lund, veree)).toMatchObject({ rule: 'SS-24.0c' }); // Lund is of that Race
});

test('SS-24.11 Base and Target are own Systems', () => {
  expect(check(scene(), system('radix'), veree)).toMatchObject({ rule: 'SS-24.11' });
  expect(check(scene(), ambrel, system('radix'))).toMatchObject({ rule: 'SS-24.11' });
  expect(check(scene(), ambrel)).toMatchObject({ rule: 'SS-24.11' });
  expect(check(scene(), 45, veree)).toMatchObject({ rule: 'SS-24.11' });
});

test('SS-24.12 within Range, also when the points are counted', () => {
  expect(check(scene({ lund: { tech: 0, unrest: false } }), ambrel, lund)).toMatchObject({ rule: 'SS-24.12' });
  const at = begin(scene({ delpodar: { owner: 'vereen', unrest: false, tech: 0 } }), system('delpodar'), veree);
  expect(colonizationPoints(at, at.g.projects[0]!)).toBe(4); // three away: 5 - 1
  at.g.systems.tech[veree] = 2;
  expect(colonizationPoints(at, at.g.projects[0]!)).toBe(0);
});

test('SS-R125 a Base with a working StarGate settles whatever an Operation through it could reach', () => {
  const far = { bluemoon: { owner: 'vereen', tech: -3, unrest: false }, veree: { tech: 2, gate: true } } as const;
  expect(check(scene({ ...far, veree: { tech: 2 } }), bluemoon, veree)).toMatchObject({ rule: 'SS-24.12' });
  const at = begin(scene(far), bluemoon, veree);
  expect(pass(at).told('colonization-tally')).toMatchObject([{ tally: 4 }]); // 2 + 2 - (-3 + 3)
  at.g.systems.tech[veree] = 1; // the StarGate does not work any more
  expect(colonizationPoints(at, at.g.projects[0]!)).toBe(0);
});

test('SS-24.16b who retakes the Target goes on with the half that he kept', () => {
  const at = begin(scene({ ambrel: { colonization: { vereen: 31 } } }), ambrel, veree);
  freeSystem(at.play(), ambrel, 'rebellion', 'SS-20.2b');
  expect(pass(at).told('colonization-tally')).toEqual([]); // suspended
  takeSystem(at.play(), ambrel, at.seat('vereen'), 'diplomacy', 'SS-14.31');
  begin(at, ambrel, veree);
  expect(pass(at).told('colonization-tally')).toMatchObject([{ tally: 15 + 3 }]);
});

test('SS-24.13b a named Base stays with its project, and none is added', () => {
  const at = begin(scene(), ambrel, veree);
  expect(check(at, ambrel, barnz)).toMatchObject({ rule: 'SS-24.13b' });
  expect(check(at, avLem, veree)).toMatchObject({ rule: 'SS-24.14' });
  pass(at);
  expect(at.g.projects).toEqual([{ player: at.seat('vereen'), target: ambrel, bases: [veree] }]);
  freeSystem(at.play(), ambrel, 'rebellion', 'SS-20.2b'); // R74: suspended, the Base is free again
  expect(check(at, avLem, veree)).toBeNull();
});

test('SS-24.14 a Base serves one attempt', () => {
  const at = begin(scene(), ambrel, veree, barnz);
  expect(check(at, avLem, barnz)).toMatchObject({ rule: 'SS-24.14' });
  expect(check(scene(), ambrel, veree, veree)).toMatchObject({ rule: 'SS-24.14' });
});

test('SS-24.15 two attempts at a time', () => {
  const at = begin(
    begin(scene({ uraic: { owner: 'vereen', unrest: false }, lund: { tech: 1, unrest: false } }), ambrel, barnz),
    avLem,
    veree,
  );
  expect(check(at, system('uraic'), lund)).toMatchObject({ rule: 'SS-24.15' });
});

test('SS-24.17 success wipes the points of all others on the System', () => {
  const at = begin(
    scene({ 'av-lem': { colonization: { vereen: 44, hive: 30 } }, ambrel: { colonization: { hive: 9 } } }),
    avLem,
    veree,
  );
  pass(at);
  expect([tally(at, avLem, 'hive'), tally(at, avLem), tally(at, ambrel, 'hive')]).toEqual([0, 0, 9]);
});

test('SS-24.2 Unrest at the Target or at a Base brings nothing', () => {
  const at = begin(scene(), ambrel, veree, barnz);
  at.g.systems.unrest[veree] = 1;
  expect(colonizationPoints(at, at.g.projects[0]!)).toBe(0); // 2 - 2 from Barnz alone
  at.g.systems.unrest[barnz] = 1;
  at.g.systems.tech[ambrel] = -3;
  expect(colonizationPoints(at, at.g.projects[0]!)).toBe(0); // no Base at all, though the Target is worth -1
  at.g.systems.unrest.fill(0);
  expect(colonizationPoints(at, at.g.projects[0]!)).toBe(8);
  at.g.systems.unrest[ambrel] = 1;
  expect(colonizationPoints(at, at.g.projects[0]!)).toBe(0);
});

test('SS-20.4b a System in Unrest is named neither as Base nor as Target', () => {
  expect(check(scene({ veree: { unrest: true } }), ambrel, veree)).toMatchObject({ rule: 'SS-20.4b' });
  expect(check(scene({ ambrel: { unrest: true } }), ambrel, veree)).toMatchObject({ rule: 'SS-20.4b' });
});

test('SS-8.41c Atjay cannot be Colonized', () => {
  const at = scene({ atjay: { owner: 'vereen', unrest: false } }, { players: { atjayan: { seat: 'brandon' } } });
  expect(check(at, system('atjay'), veree)).toMatchObject({ rule: 'SS-8.41c' });
});

test('SS-24.0d a Colonization is announced to all', () => {
  const at = begin(scene(), ambrel, veree, barnz);
  expect(at.told('colonizing')).toEqual([{ player: at.seat('vereen'), target: ambrel, bases: [veree, barnz] }]);
});

test('SS-24.0b the least point counts, and the Target is Colonized at its figure, not before', () => {
  const at = begin(scene({ veree: { tech: 1 }, ambrel: { colonization: { vereen: 98 } } }), ambrel, veree);
  expect(pass(at).told('colonization-tally')).toMatchObject([{ tally: 99, needed: 100 }]); // 1 + 2 - 2
  expect([at.told('colonized'), at.g.projects.length]).toEqual([[], 1]);
  expect(pass(at).told('colonized')).toHaveLength(1);
});

test('SS-24.0c what follows of new people on a Seat is settled at once, and only then', () => {
  const seatAt = (tally: number): number[] => {
    const at = wholeGame({
      options: { colonization: true, raidersOutworlders: 'off' },
      start: { active: 'vereen', stage: 'loop' },
      order: ['atjayan', 'avian', 'hospodar', 'hive', 'vereen'],
      players: {
        ...Object.fromEntries(['atjayan', 'avian', 'hospodar', 'hive'].map((id) => [id, { cards: 0, turnDone: true }])),
        vereen: { cards: 0, seat: 'ambrel' },
      },
      systems: { ambrel: { tech: 0, unrest: false, colonization: { vereen: tally } }, veree: { unrest: false } },
    });
    at.answer(2, 'act', { do: 'colonize', target: ambrel, bases: [veree] }).answer(2, 'act', { do: 'end' });
    return [at.g.systems.race[ambrel]!, at.g.players.race[2]!];
  };
  const [humanoid, herd] = [veree, ambrel].map((one) => given({}).g.systems.race[one]!);
  expect([seatAt(90), seatAt(97)]).toEqual([
    [herd, herd],
    [humanoid, humanoid],
  ]);
});
