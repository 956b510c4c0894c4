import { describe, expect, test } from 'vitest';
import {
  choice,
  either,
  faultOf,
  formText,
  integer,
  joinParts,
  listOf,
  parts,
  partsOf,
  startOf,
} from './calc-forms.ts';

const course = parts(
  { name: 'direction', form: choice(['12', '1', '2'], { isDial: true, also: ['0'] }) },
  { name: 'velocity', before: '@', form: integer(0, 9) },
);
const ship = parts(
  { name: 'class', form: choice([{ value: 'sword', label: 'Sword' }, 'dagger']) },
  { name: 'how many', before: '*', form: integer(1, 9), usual: '1' },
  { name: 'pods', before: ':', form: listOf(choice(['crew', 'energy'])), usual: '' },
);
const hex = parts(
  { name: 'sheet', form: choice(['A', 'B']) },
  { name: 'column', form: integer(1, 16, { digits: 2 }) },
  { name: 'row', form: integer(1, 18, { digits: 2 }) },
);

test.each([
  [integer(0, 90, { step: 10 }), '30'],
  [choice([{ value: '2314', label: 'Jewell' }]), 'jewell'],
  [course, '12@9'],
  [course, '0@3'],
  [ship, 'sword*2:crew,energy'],
  [ship, 'dagger:crew'],
  [hex, 'A0205'],
  [listOf(hex), 'A0205, B1618'],
  [listOf(listOf(choice(['A', 'B', '.']), ''), '/'), 'A./.B'],
  [either({ name: 'number', form: integer(0, 3) }, { name: 'list', form: listOf(ship) }), 'sword,dagger'],
])('%# reads %s', (form, text) => {
  expect(faultOf(form, text)).toBeNull();
});

test.each([
  [integer(0, 9), '10', '10 is no whole number from 0 to 9'],
  [integer(0, 9), '', 'nothing is no whole number from 0 to 9'],
  [integer(0, 90, { step: 10 }), '35', '35 is no multiple of 10'],
  [choice(['left', 'right']), 'up', 'unknown up; known: left, right'],
  [course, '3@4', 'unknown 3; known: 12, 1, 2'],
  [course, '12', '12 does not read like 12@0'],
  [hex, 'A1701', '17 is no whole number from 1 to 16 in 2 digits'],
  [listOf(integer(1, 6)), '2,7', '7 is no whole number from 1 to 6'],
  [
    either({ name: 'number', form: integer(0, 3) }, { name: 'none', form: choice(['none']) }),
    '4',
    '4 is none of: number (such as 0), none (such as none)',
  ],
])('%# refuses %s', (form, text, why) => {
  expect(faultOf(form, text)).toBe(why);
});

describe('parts', () => {
  test('what is left out is the usual', () => {
    expect(partsOf(ship, 'sword')).toEqual(['sword', '1', '']);
    expect(joinParts(ship, ['sword', '1', ''])).toBe('sword');
    expect(joinParts(ship, ['sword', '3', 'crew'])).toBe('sword*3:crew');
  });

  test('a usual part before another with the same mark is written', () => {
    const intercept = parts(
      { name: 'empire', form: choice(['hive']) },
      { name: 'extra', before: ':', form: integer(0, 9), usual: '0' },
      { name: 'chits', before: ':', form: integer(0, 2), usual: '0' },
    );
    expect(joinParts(intercept, ['hive', '0', '2'])).toBe('hive:0:2');
    expect(partsOf(intercept, 'hive:0:2')).toEqual(['hive', '0', '2']);
  });

  test('a closing mark ends a part', () => {
    const order = parts(
      { name: 'order', form: choice(['J', 'R']) },
      {
        name: 'place',
        form: either({ name: 'hex', form: integer(1000, 9999) }, { name: 'box', form: choice(['IR']) }),
      },
      { name: 'detach', before: ' D{', after: '}', form: listOf(choice(['a', 'b']), '+'), usual: '' },
    );
    expect(partsOf(order, 'R2316 D{a+b}')).toEqual(['R', '2316', 'a+b']);
    expect(faultOf(order, 'JIR')).toBeNull();
  });
});

test('a form says itself in a list of inputs and starts with a text of its own', () => {
  expect(formText(course)).toBe('<direction>@<velocity>');
  expect(formText(ship)).toBe('<class>[*<how many>][:<pods>]');
  expect(formText(listOf(integer(1, 6)))).toBe('list with , of 1 to 6');
  for (const form of [course, ship, hex]) expect(faultOf(form, startOf(form))).toBeNull();
});
