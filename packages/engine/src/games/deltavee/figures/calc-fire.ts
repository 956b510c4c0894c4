/** Calculators of 8.0 Fire: from two courses to a Hit Chance. */

import { choice, integer, YES_NO } from '#core/calc-forms';
import type { Given, Worked } from '#core/calc-inputs';
import { calculation, has, need, numberIn, oneOf, readYesNo, rejectInput } from '#core/calc-inputs';
import type { Calculation } from '#core/module';
import { counted } from '#core/text';
import { FIRE_TYPES, UNGUIDED } from '../data/types.ts';
import { aimAt, haveSameCourse, hitChance, relativeVelocity, targetValueOf, typesOf } from '../rules/08-fire/fire.ts';
import type { DeltaVeeRules, Position } from '../types.ts';
import { COURSE, chanceText, course, HEX, hexIn, LAYOUT, sheetsIn } from './calc-inputs.ts';
import { SOURCE, shooter, sourceInputs, sourceName } from './calc-sources.ts';
import { bareTable, type Flight, putMissile, putShip } from './calc-table.ts';
import { passingFigures, statementOf } from './fire.ts';

const HEXES = [
  { name: 'firing-hex', about: 'hex of the firing unit', form: HEX, default: '' },
  { name: 'target-hex', about: 'hex of the target', form: HEX, default: '' },
];

export function fireCalculations(data: DeltaVeeRules): Calculation[] {
  return [
    calculation({
      id: 'relative-velocity',
      about: 'relative velocity of two units; with their hexes also by 8.4',
      rule: 'DV-8.3a',
      example: 'relative-velocity firing=3@4 target=9@3',
      inputs: [
        { name: 'firing', about: 'course of the firing unit or the missile', form: COURSE },
        { name: 'target', about: 'course of the target', form: COURSE },
        ...HEXES,
        LAYOUT,
      ],
      work: (given) => relative(data, given),
    }),
    calculation({
      id: 'target-value',
      about: 'Target Value from range, relative velocity and targeting program',
      rule: 'DV-8.0c',
      example: 'target-value range=5 relative-velocity=7 program=-4',
      inputs: [
        { name: 'range', about: 'range in hexes, as 8.4 leaves it', form: integer(0, 999) },
        { name: 'relative-velocity', about: 'relative velocity, as 8.4 leaves it', form: integer(0, 18) },
        { name: 'program', about: 'targeting program, 0 or below', form: integer(-9, 9), default: 0 },
      ],
      work: targetValue,
    }),
    calculation({
      id: 'hit-chance',
      about: 'Hit Chance of every fire type, by Target Value or by the whole situation',
      rule: 'DV-8.6',
      example:
        'hit-chance firing=3@4 target=9@3 firing-hex=A0505 target-hex=A0909 class=sword pods=heavy-weapon source=1',
      inputs: [
        { name: 'type', about: 'type of fire', form: choice(['all', ...FIRE_TYPES]), default: 'all' },
        {
          name: 'value',
          about: 'Target Value; left out, it is worked out from the inputs below',
          form: integer(0, 999),
          default: '',
        },
        { name: 'firing', about: 'course of the firing unit', form: COURSE, default: '' },
        { name: 'target', about: 'course of the target', form: COURSE, default: '' },
        ...HEXES,
        ...sourceInputs(data),
        SOURCE,
        { name: 'jams', about: 'the target has an undamaged electronics warfare pod', form: YES_NO, default: 'no' },
        LAYOUT,
      ],
      work: (given) => chances(data, given),
    }),
  ];
}

const STATEMENTS = [
  'same or adjacent directions, statement 1: the difference of the velocities',
  'opposite or nearly opposite directions, statement 2: the sum of the velocities',
  'crossing directions, statement 3: the Relative Velocity Chart',
];

function relative(data: DeltaVeeRules, given: Given): Worked {
  if (has(given, 'firing-hex') !== has(given, 'target-hex'))
    rejectInput(has(given, 'firing-hex') ? 'target-hex' : 'firing-hex', '8.4 needs the hexes of both units');
  const firing = course(given, 'firing');
  const target = course(given, 'target');
  const plain = relativeVelocity(data, firing.direction, firing.velocity, target.direction, target.velocity);
  const statement = statementOf(firing.direction, target.direction);
  const lines = [`${STATEMENTS[statement - 1]}: velocities ${firing.velocity} and ${target.velocity} give ${plain}`];
  if (!has(given, 'firing-hex')) {
    lines.push('with both hexes given, units in line or side by side count by 8.4');
    return { value: { relativeVelocity: plain, statement, condition: null }, lines };
  }
  const at = bareTable(data, sheetsIn(given));
  const a = putMissile(at, 0, UNGUIDED, 6, { hex: hexIn(given, 'firing-hex'), course: firing });
  const b = putMissile(at, 1, UNGUIDED, 6, { hex: hexIn(given, 'target-hex'), course: target });
  const { relativeVelocity: found, condition } = passingFigures(at, a, b);
  lines.push(conditionText(condition, plain, found), `relative velocity ${found}`);
  return { value: { relativeVelocity: found, statement, condition }, lines };
}

function conditionText(condition: number | null, plain: number, found: number): string {
  if (condition === 2)
    return '8.4 condition 2, same direction and same velocity: relative velocity 0, range halved upwards';
  if (condition === 1)
    return `8.4 condition 1, both on one line with their directions: ${plain} halved upwards is ${found}`;
  return '8.4 changes nothing';
}

function targetValue(given: Given): Worked {
  const range = numberIn(given, 'range');
  const velocity = numberIn(given, 'relative-velocity');
  const modifier = numberIn(given, 'program');
  const value = targetValueOf(range, velocity, modifier);
  return {
    value: { targetValue: value },
    lines: [
      `relative velocity ${velocity} with program ${modifier}: ${value - range}, never below 0`,
      `plus range ${range}: Target Value ${value}`,
    ],
  };
}

function chances(data: DeltaVeeRules, given: Given): Worked {
  const wanted = oneOf(given, 'type', ['all', ...FIRE_TYPES]);
  const aim = has(given, 'value') ? byValue(given) : bySituation(data, given);
  const types = data.tables.fireTypes.filter(({ id }) => wanted === 'all' || id === wanted);
  const found = types.map(({ id, index, energy }) => {
    const chance = hitChance(data, index, aim.targetValue);
    return {
      type: id,
      chance,
      percent: chance * 10,
      energy,
      possible: aim.types === null || aim.types.includes(index),
    };
  });
  const { lines, types: _, ...value } = aim;
  for (const { type, chance, energy, possible } of found)
    lines.push(
      `${type} (${counted(energy, 'Energy Unit')}): ${chanceText(chance)}${possible ? '' : '; not from this source'}`,
    );
  return { value: { ...value, chances: found }, lines };
}

interface Aimed {
  targetValue: number;
  lines: string[];
  /** fire types of the source, null unknown */
  types: readonly number[] | null;
}

function byValue(given: Given): Aimed {
  const value = numberIn(given, 'value');
  return { targetValue: value, lines: [`Target Value ${value}`], types: null };
}

function bySituation(data: DeltaVeeRules, given: Given): Aimed {
  for (const name of ['firing', 'target', 'firing-hex', 'target-hex'])
    need(given, name, 'needed unless value is given');
  const at = bareTable(data, sheetsIn(given));
  const flight: Flight = { hex: hexIn(given, 'firing-hex'), course: course(given, 'firing') };
  const { unit, source } = shooter(data, at, given, flight);
  const target = putTarget(at, given);
  const { range, relativeVelocity: velocity, program: modifier, value } = aimAt(at, unit, source, target);
  const { lines } = relative(data, only(given, ['firing', 'target', 'firing-hex', 'target-hex', 'layout']));
  lines.push(
    `range ${range}${haveSameCourse(at.g, unit, target) ? ', halved upwards' : ''}`,
    `targeting program ${modifier} from ${sourceName(at, unit, source)}${readYesNo(given, 'jams') ? ', two worse by electronics warfare' : ''}`,
    `relative velocity ${velocity} with the program: ${value - range}; plus range ${range}: Target Value ${value}`,
  );
  const chain = { range, relativeVelocity: velocity, program: modifier };
  return { ...chain, targetValue: value, lines, types: typesOf(at, unit, source) };
}

function only(given: Given, names: readonly string[]): Given {
  return Object.fromEntries(names.map((name) => [name, given[name]!]));
}

function putTarget(at: Position, given: Given): number {
  const jammer = at.data.pods.find(({ jams }) => jams > 0);
  if (readYesNo(given, 'jams') && !jammer) rejectInput('jams', 'this data has no electronics warfare pod');
  const boxes = readYesNo(given, 'jams') ? [{ type: jammer!, state: 0 }] : [];
  const hull = at.data.classes.find(({ pods, kind }) => kind === 'spaceship' && pods > 0)!;
  return putShip(at, 1, hull, boxes, { hex: hexIn(given, 'target-hex'), course: course(given, 'target') });
}
