/** Calculators of 9.0 Missiles: launch placements, interception, emergency activation. */

import { choice, integer, YES_NO } from '#core/calc-forms';
import type { Given, Worked } from '#core/calc-inputs';
import { calculation, has, need, numberIn, oneOf, readYesNo, rejectInput } from '#core/calc-inputs';
import type { Calculation } from '#core/module';
import { counted } from '#core/text';
import { MISSILE_TYPES } from '../data/types.ts';
import { activeFieldClass } from '../rules/05-pods.ts';
import { canHold } from '../rules/08-fire/damage.ts';
import { mayActivate } from '../rules/09-missiles/interception.ts';
import { chanceOf } from '../rules/09-missiles/meeting.ts';
import type { DeltaVeeRules, Position } from '../types.ts';
import { CIV, COURSE, chanceText, course, STATE, stateIn } from './calc-inputs.ts';
import { bareTable, type Flight, putMissile, putShip } from './calc-table.ts';

const FIELD = [
  { name: 'field', about: 'class of its hull force field, 0 for none', form: integer(0, 2), default: 0 },
  { name: 'state', about: 'state of that field', form: STATE, default: 'ok' },
];

export function missileCalculations(data: DeltaVeeRules): Calculation[] {
  return [
    calculation({
      id: 'interception',
      about: 'chance that a missile intercepts, and what it then does to the target',
      rule: 'DV-9.6c',
      example: 'interception missile=3@5 target=4@2 civ=7 field=2',
      inputs: [
        {
          name: 'relative-velocity',
          about: 'relative velocity; left out, it is worked out from the two courses',
          form: integer(0, 18),
          default: '',
        },
        { name: 'missile', about: 'course of the missile', form: COURSE, default: '' },
        { name: 'target', about: 'course of the target', form: COURSE, default: '' },
        {
          name: 'type',
          about: 'the missile; it matters for electronics warfare',
          form: choice(MISSILE_TYPES),
          default: 'guided',
        },
        { name: 'civ', about: 'civ level of the missile', form: CIV, default: 7 },
        { name: 'jams', about: 'the target has an undamaged electronics warfare pod', form: YES_NO, default: 'no' },
        ...FIELD,
        { name: 'active', about: 'that field is active', form: YES_NO, default: 'no' },
      ],
      work: (given) => interception(data, given),
    }),
    calculation({
      id: 'emergency-field',
      about: 'chance of emergency activation of a force field at the moment of interception',
      rule: 'DV-9.8b',
      example: 'emergency-field field=2',
      inputs: FIELD,
      work: (given) => emergency(data, given),
    }),
  ];
}

function interception(data: DeltaVeeRules, given: Given): Worked {
  const at = bareTable(data);
  const [missileFlight, targetFlight] = meeting(given);
  const type = MISSILE_TYPES.indexOf(oneOf(given, 'type', MISSILE_TYPES));
  const missile = putMissile(at, 0, type, numberIn(given, 'civ'), missileFlight);
  const target = putTarget(at, given, targetFlight);
  const found = chanceOf(at, missile, target);
  const lines = [
    `relative velocity ${found.relativeVelocity}, no targeting program`,
    found.automatic ? 'the table says A: automatic' : `civ level ${given['civ']}: ${chanceText(found.chance)}`,
  ];
  if (readYesNo(given, 'jams'))
    lines.splice(1, 0, 'electronics warfare takes 2 from guided, intelligent and MIMS missiles');
  const effects = effectsOf(at, target, found.automatic ? 10 : found.chance, lines);
  return { value: { ...found, percent: found.chance * 10, ...effects }, lines };
}

/** Courses in one hex. A bare relative velocity is one unit's velocity against, and one beside opposite to, the other's. */
function meeting(given: Given): [Flight, Flight] {
  if (!has(given, 'relative-velocity')) {
    for (const name of ['missile', 'target'])
      need(given, name, 'a course such as 3@5, unless relative-velocity is given');
    return [{ course: course(given, 'missile') }, { course: course(given, 'target') }];
  }
  const sum = numberIn(given, 'relative-velocity');
  const fast = Math.min(sum, 9);
  return [{ course: { direction: 12, velocity: fast } }, { course: { direction: 5, velocity: sum - fast } }];
}

function putTarget(at: Position, given: Given, flight: Flight = {}): number {
  const jammer = at.data.pods.find(({ jams }) => jams > 0);
  const isJamming = given['jams'] !== undefined && readYesNo(given, 'jams');
  if (isJamming && !jammer) rejectInput('jams', 'this data has no electronics warfare pod');
  const hull = at.data.classes.find(
    ({ pods, kind, fieldCount }) => kind === 'spaceship' && pods > 0 && fieldCount < 2,
  )!;
  const unit = putShip(at, 1, hull, isJamming ? [{ type: jammer!, state: 0 }] : [], flight);
  const { units } = at.g;
  units.fieldClass[unit] = numberIn(given, 'field');
  units.field[unit] = stateIn(given, 'state');
  if (given['active'] === undefined || !readYesNo(given, 'active')) return unit;
  if (!canHold(units.fieldClass[unit], units.field[unit]))
    rejectInput('active', `a field of class ${given['field']} that is ${given['state']} cannot be active`);
  units.fieldUp[unit] = 1;
  return unit;
}

/** Percent, from a chance in ten of the interception itself. */
function effectsOf(at: Position, target: number, chance: number, lines: string[]): Record<string, number> {
  const { fieldProtection } = at.data.tables;
  const active = activeFieldClass(at, target);
  if (active > 0) {
    const { hits } = fieldProtection[active]!;
    lines.push(
      `its field works as class ${active}: the target survives an interception and takes ${counted(hits, 'hit')}`,
    );
    return { destroyed: 0, activation: 0, hits, expectedHits: (chance * hits) / 10 };
  }
  if (!mayActivate(at, target)) {
    lines.push(`no field to raise: the target is destroyed, ${chance * 10} %`);
    return { destroyed: chance * 10, activation: 0, hits: 0, expectedHits: 0 };
  }
  const { emergency: raise, hits } = fieldProtection[at.g.units.fieldClass[target]!]!;
  const destroyed = chance * (10 - raise);
  lines.push(
    `emergency activation ${chanceText(raise)}: then ${counted(hits, 'hit')}, else the target is destroyed`,
    `destroyed in all ${destroyed} %, saved by activation ${chance * raise} %`,
  );
  return { destroyed, activation: raise * 10, hits, expectedHits: (chance * raise * hits) / 100 };
}

function emergency(data: DeltaVeeRules, given: Given): Worked {
  const at = bareTable(data);
  const unit = putTarget(at, given);
  const { emergency: raise, hits } = data.tables.fieldProtection[numberIn(given, 'field')]!;
  if (!mayActivate(at, unit))
    return {
      value: { chance: 0, percent: 0, hits: 0 },
      lines: ['only an undamaged hull field (vulnerable is fine) can be raised at interception'],
    };
  return {
    value: { chance: raise, percent: raise * 10, hits },
    lines: [
      `class ${given['field']}: ${chanceText(raise)}, one try for each intercepting missile, no Command and no energy`,
      `raised, the ship survives and takes ${counted(hits, 'hit')}; the field stays up`,
    ],
  };
}
