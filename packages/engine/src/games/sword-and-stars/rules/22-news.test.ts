import { expect, test } from 'vitest';
import { type Given, given, type Roll, type Scene, system } from '../testing/given.ts';
import { raider, raiderPhase } from './22-raiders.ts';

const perkis = system('perkis');
const lund = system('lund');

/** The phase with its Raids and what follows only noted. */
function phase(position: Given, ...rolls: Roll[]): Scene & { calls: string[] } {
  const calls: string[] = [];
  const at = given(position, {
    steps: {
      raiderPhase,
      raider,
      operation: (play, { my }) => {
        calls.push(`operation card ${my.card}`);
        play.done({ card: 0 });
      },
      aftermath: (play) => {
        calls.push('aftermath');
        play.done();
      },
    },
  });
  return Object.assign(at.run('raiderPhase', {}, ...rolls), { calls });
}
const sides = (at: Scene) => at.told('roll').map((roll) => (roll as { sides: number }).sides);

test('SS-22.0a a Round without a Raider is announced, after one die', () => {
  const at = phase({}, 4);
  expect([at.told('raider'), sides(at)]).toEqual([[{ appears: false, base: -1, military: 0 }], [6]]);
});

test('SS-22.0b a Base that sends nobody is told, after two dice', () => {
  const at = phase({ systems: { lund: { unrest: false } } }, 6, 1);
  expect([at.told('raider'), sides(at), at.calls]).toEqual([[{ appears: false, base: lund, military: 0 }], [6, 6], []]);
});

test('SS-22.0b the die that names the Base has a Base for each of its six sides', () => {
  const bases = [1, 2, 3, 4, 5, 6].map((die) => {
    const at = phase({ systems: { lund: { unrest: false } } }, 5, die, ...(die === 1 ? [] : [3, 4]));
    return (at.told('raider').at(-1) as { base: number }).base;
  });
  expect([new Set(bases).size, bases[0], bases[1]]).toEqual([6, lund, perkis]);
});

test('SS-22.0c Military takes two dice; each Raid is announced and draws its own card', () => {
  const at = phase({}, 5, 2, 3, 4);
  expect(sides(at)).toEqual([6, 6, 6, 6]);
  expect(at.calls).toEqual(Array(5).fill('operation card -1'));
  expect(at.told('announced')).toHaveLength(5);
});

test('SS-22.0b R57 a System that a player loses to the Raider has its consequences first', () => {
  const at = phase({ systems: { lund: { unrest: true } } }, 5, 1, 1, 1);
  expect(at.calls).toEqual(['aftermath', ...Array(5).fill('operation card -1')]);
});
