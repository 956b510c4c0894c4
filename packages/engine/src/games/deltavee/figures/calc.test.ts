import { expect, test } from 'vitest';
import { refused } from '../testing/calc-given.ts';

test.each([
  ['relative-velocity firing=3@4', 'target'],
  ['relative-velocity firing=3@4 target=13@2', 'target'],
  ['relative-velocity firing=3@4 target=9@3 speed=2', 'speed'],
  ['relative-velocity firing=3@4 target=9@3 firing-hex=A0101', 'target-hex'],
  ['hit-chance value=x', 'value'],
  ['hit-chance firing=3@4 target=9@3 firing-hex=A0505 target-hex=A1701', 'target-hex'],
  ['hit-chance firing=3@4 target=9@3 firing-hex=A0505 target-hex=A0909 source=1', 'source'],
  ['class class=flyer', 'class'],
  ['commands class=piccolo pods=heavy-weapon*2', 'pods'],
  ['energy class=sword blocks=15', 'blocks'],
  ['interception relative-velocity=3 field=1 state=damaged active=yes', 'active'],
  ['move hex=A0101 course=3@2 layout=AA', 'layout'],
  ['homing hex=A0505 course=4@3 targets=A0705', 'targets'],
])('%s is refused for its input %s', (line, input) => {
  expect(refused(line)).toMatch(new RegExp(`^${input}: `));
});

test('an unknown value lists the known ones', () => {
  expect(refused('missile type=rocket civ=7')).toBe(
    'type: unknown rocket; known: unguided, guided, intelligent, mims, homing',
  );
  expect(refused('program pods=laser')).toContain('known: hunter, light-weapon, heavy-weapon');
});
