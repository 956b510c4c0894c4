import { expect, test } from 'vitest';
import { DISCARDED, OUT_OF_GAME } from '../../state.ts';
import { type Given, given, type Roll, type Scene, system } from '../../testing/given.ts';
import { isOpenToChange, randomEvent } from './random-events.ts';

const scene = (position: Given = {}): Scene =>
  given({ start: { active: 'vereen' }, ...position }, { steps: { randomEvent } });
const chitOf = (at: Scene, id: string): number => at.data.chits.indexOf(at.data.chitKindById.get(id)!.index);
const draw = (at: Scene, id: string, ...rolls: Roll[]): Scene =>
  at.run('randomEvent', { player: at.seat('vereen'), chit: chitOf(at, id) }, ...rolls);
const levels = (at: Scene, ...ids: string[]): number[] => ids.map((id) => at.g.systems.tech[system(id)]!);

test('SS-9.11a as many different Systems rise by one as the chit says', () => {
  expect(levels(draw(scene(), 'tech-advances-1', 1, 1), 'saar', 'asak')).toEqual([1, 1]);
  const at = draw(scene(), 'tech-advances-3', 1, 1, 1, 2, 1, 1, 6, 6); // Saar again is rolled anew
  expect(levels(at, 'saar', 'asak', 'hagenstar')).toEqual([1, 2, 1]);
  expect(at.g.chits[chitOf(at, 'tech-advances-3')]).toBe(DISCARDED);
});

test('SS-9.11b a System at 3, or at its cap, absorbs the advance', () => {
  const at = draw(scene({ systems: { asak: { tech: 3 } } }), 'tech-advances-2', 1, 2, 1, 1);
  expect(levels(at, 'asak', 'saar')).toEqual([3, 1]);
  const capped = given({ scenario: 'phoenix' }, { steps: { randomEvent } });
  capped.run('randomEvent', { player: 0, chit: chitOf(capped, 'tech-advances-1') }, 5, 4);
  expect(levels(capped, 'barton')).toEqual([1]);
});

test('SS-9.12a as many different Systems fall by one', () => {
  const at = draw(scene(), 'tech-declines-2', 1, 1, 1, 1, 5, 4);
  expect(levels(at, 'saar', 'barton')).toEqual([-1, 1]);
});

test('SS-9.12b one at -3 is rolled again', () => {
  const at = draw(scene({ systems: { saar: { tech: -3 } } }), 'tech-declines-1', 1, 1, 1, 2);
  expect(levels(at, 'saar', 'asak')).toEqual([-3, 0]);
});

test('R14 dead Systems are rolled again', () => {
  const at = draw(scene({ systems: { saar: { tech: -3, dead: true } } }), 'tech-advances-1', 1, 1, 1, 2);
  expect(levels(at, 'saar', 'asak')).toEqual([-3, 2]);
});

test('SS-8.5a Atjay is never advanced nor lowered by these chits', () => {
  const at = scene({ systems: { atjay: { tech: 1 } } });
  const { atjay, barnz } = at.data.named;
  expect([isOpenToChange(at, atjay, 1), isOpenToChange(at, atjay, -1)]).toEqual([false, false]);
  expect([isOpenToChange(at, barnz, 1), isOpenToChange(at, barnz, -1)]).toEqual([true, true]);
});

test('SS-9.14 Tech Failure lowers positive levels alone', () => {
  expect(levels(draw(scene(), 'tech-failure'), 'veree', 'barnz', 'ambrel', 'lund', 'asak')).toEqual([2, 0, 0, -1, 1]);
});

test('SS-9.15 Breakthrough lifts the Seat to 2, from 2 to 3', () => {
  const lift = (tech: -2 | 1 | 2 | 3): number[] =>
    levels(draw(scene({ systems: { veree: { tech } } }), 'tech-breakthrough'), 'veree', 'barnz');
  expect([lift(-2), lift(1), lift(2), lift(3)]).toEqual([
    [2, 1],
    [2, 1],
    [3, 1],
    [3, 1],
  ]);
});

test('SS-9.17 Epidemic lowers all own Systems, not below -3', () => {
  const at = draw(scene({ systems: { lund: { tech: -3 } } }), 'epidemic');
  expect(levels(at, 'veree', 'barnz', 'ambrel', 'lund', 'asak')).toEqual([2, 0, -1, -3, 1]);
});

/** 31 Systems roll: all but Atjay, Harvest, four Aquan and five Hive ones. */
const rollers = (at: Scene): string[] =>
  at.data.systems.map(({ id }) => id).filter((id) => !IMMUNE.includes(id) && id !== 'atjay');
const IMMUNE = ['fontain-grelot', 'leandri', 'yavay', 'hagenstar', 'harvest', 'dom'].concat(
  ['one', 'two', 'three', 'four'].map((nr) => `edom-${nr}`),
);
const strike = (at: Scene, dice: Record<string, number>): Scene =>
  draw(at, 'lynlynan-syndrome', ...rollers(at).map((id) => dice[id] ?? 1));

test('SS-9.18a Atjay falls by two without a die', () => {
  expect(levels(strike(scene(), {}), 'atjay')).toEqual([1]);
});

test('SS-9.18b die plus Tech Level of 6 or more loses two levels', () => {
  const at = strike(scene(), { barton: 5, veree: 3, hospodar: 3, windstar: 4, lund: 6 });
  expect(levels(at, 'barton', 'veree', 'hospodar', 'windstar', 'lund')).toEqual([0, 1, 2, 0, -1]);
  expect(at.told('syndrome')).toHaveLength(31);
});

test('SS-9.18c Aquan and Hive Systems and Harvest are immune, by the people of now', () => {
  const at = scene({
    systems: { leandri: { tech: 3 }, dom: { tech: 3 }, harvest: { tech: 3 }, barnz: { race: 'hiver' } },
  });
  draw(at, 'lynlynan-syndrome', ...Array<Roll>(30).fill(6));
  expect(levels(at, 'leandri', 'dom', 'harvest', 'barnz', 'barton')).toEqual([3, 3, 3, 1, 0]);
});

test('SS-9.18d the Syndrome leaves the game', () => {
  const at = strike(scene(), {});
  expect(at.g.chits[chitOf(at, 'lynlynan-syndrome')]).toBe(OUT_OF_GAME);
});

test('SS-9.19a 1 and 2 strike Barnz, 3 to 6 a System by table 9.3', () => {
  expect(levels(draw(scene(), 'barnz-moon', 2, 5), 'barnz')).toEqual([2]);
  expect(levels(draw(scene(), 'barnz-moon', 3, 5, 4, 5), 'barton', 'barnz')).toEqual([3, 1]);
  const dead: Given = {
    systems: { barnz: { owner: 'independent', dead: true, tech: -3 }, saar: { dead: true, tech: -3 } },
  };
  expect(levels(draw(scene(dead), 'barnz-moon', 1), 'barnz')).toEqual([-3]); // R17: no effect
  expect(levels(draw(scene(dead), 'barnz-moon', 6, 1, 1, 1, 2, 4), 'asak')).toEqual([2]);
});

test('SS-9.19b 1 to 3 lower by two, 4 to 6 raise by one', () => {
  const after = (die: number): number[] => levels(draw(scene(), 'barnz-moon', 1, die), 'barnz');
  expect([after(1), after(3), after(4), after(6)]).toEqual([[-1], [-1], [2], [2]]);
});

test('SS-6.51c an exile is hit like others and keeps his hand', () => {
  const at = scene({
    players: { vereen: { seat: null, hand: ['treaty-signed', 'hive-surge'] } },
    systems: { veree: { owner: 'independent' }, barnz: { owner: 'independent' }, lund: { owner: 'independent' } },
  });
  draw(at, 'epidemic');
  expect(levels(at, 'ambrel', 'veree')).toEqual([-1, 3]);
  draw(at, 'tech-breakthrough'); // R15: no Seat
  expect(at.told('tech')).toEqual([]);
  expect(at.g.chits.filter((place) => place === 10 + at.seat('vereen'))).toHaveLength(2);
});
