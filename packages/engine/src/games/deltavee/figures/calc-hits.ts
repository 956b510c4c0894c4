/** Calculators of 8.7 to 8.9 and 11.0: which part is hit, what becomes of it, and when a ship is destroyed. */

import { either, integer } from '#core/calc-forms';
import type { Given, Worked } from '#core/calc-inputs';
import { calculation, listIn, numberIn, oneOf, readInteger, rejectInput } from '#core/calc-inputs';
import type { CalcInput, Calculation } from '#core/module';
import { counted } from '#core/text';
import type { ShipClass } from '../data/types.ts';
import { afterHit, isBeaten } from '../rules/08-fire/damage.ts';
import { OK, WRECKED } from '../state.ts';
import type { DeltaVeeRules } from '../types.ts';
import { type Boxed, classForm, classIn, podsForm, podsIn, STATE, STATE_NAMES, stateIn } from './calc-inputs.ts';
import { bareTable, plainPods, putShip } from './calc-table.ts';

export function podsOrNumber(data: DeltaVeeRules): CalcInput {
  const most = Math.max(...data.classes.map(({ pods }) => pods));
  const form = either({ name: 'number', form: integer(0, most) }, { name: 'list', form: podsForm(data) });
  return { name: 'pods', about: 'its pods; left out: every box is full', form, default: '' };
}

/** Pods as a list, as a number, or (left out) one in every box. */
export function cargo(data: DeltaVeeRules, given: Given, hull: ShipClass): Boxed[] {
  const [first, ...others] = listIn(given, 'pods');
  if (first !== undefined && (others.length > 0 || !/^\d+$/.test(first))) return podsIn(data, given, 'pods', hull.pods);
  const length = first === undefined ? hull.pods : readInteger(given, 'pods', 0, hull.pods);
  return plainPods(data, length);
}

export function damageCalculations(data: DeltaVeeRules): Calculation[] {
  return [
    calculation({
      id: 'damage',
      about: 'state of a part after a number of hits, by its armor',
      rule: 'DV-8.8',
      example: 'damage armor=2 hits=2',
      inputs: [
        { name: 'armor', about: 'armor class of the part', form: integer(0, 2) },
        { name: 'hits', about: 'hits that it takes', form: integer(0, 20) },
        { name: 'state', about: 'its state before', form: STATE, default: 'ok' },
      ],
      work: damage,
    }),
    calculation({
      id: 'destroyed',
      about: 'is a ship destroyed, and how many pods more it can lose',
      rule: 'DV-11.0b',
      example: 'destroyed class=corco-mu pods=12 lost=7',
      inputs: [
        { name: 'class', about: 'class of the ship, craft or installation', form: classForm(data), default: 'sword' },
        podsOrNumber(data),
        { name: 'lost', about: 'pods destroyed, besides those marked in the list', form: integer(0, 99), default: 0 },
        { name: 'bridge', about: 'state of its bridge', form: STATE, default: 'destroyed' },
        { name: 'engine', about: 'state of its engine', form: STATE, default: 'destroyed' },
      ],
      work: (given) => destroyed(data, given),
    }),
  ];
}

function damage(given: Given): Worked {
  const armor = numberIn(given, 'armor');
  const hits = numberIn(given, 'hits');
  let state = stateIn(given, 'state');
  const states = Array.from({ length: hits }, () => {
    state = afterHit(state, armor);
    return STATE_NAMES[state]!;
  });
  return {
    value: { state: STATE_NAMES[state], states },
    lines: [
      `armor ${armor}, ${oneOf(given, 'state', STATE_NAMES)} before`,
      ...states.map((name, index) => `hit ${index + 1}: ${name}`),
      'a vulnerable part works fully; further hits on a destroyed part do nothing',
    ],
  };
}

function destroyed(data: DeltaVeeRules, given: Given): Worked {
  const hull = classIn(data, given, 'class');
  const boxes = cargo(data, given, hull);
  const sound = boxes.filter(({ type, state }) => type && state !== WRECKED);
  if (numberIn(given, 'lost') > sound.length) rejectInput('lost', `only ${sound.length} pods are left to lose`);
  for (const box of sound.slice(0, numberIn(given, 'lost'))) box.state = WRECKED;
  const at = bareTable(data);
  const unit = putShip(at, 0, hull, boxes);
  const { units } = at.g;
  units.bridge[unit] = stateIn(given, 'bridge');
  units.engine[unit] = stateIn(given, 'engine');
  const isLost = isBeaten(at, unit);
  const carried = boxes.filter(({ type }) => type).length;
  const lost = boxes.filter(({ type, state }) => type && state === WRECKED).length;
  const needed = podsToLose(data, hull, boxes);
  return {
    value: { destroyed: isLost, carried, lost, needed },
    lines: [
      `${hull.name} with ${counted(carried, 'pod')}: bridge, engine and ${counted(needed, 'pod')} must be destroyed (more than half; empty places do not count)`,
      `bridge ${given['bridge']}, engine ${given['engine']}, ${lost} of ${carried} pods destroyed: ${isLost ? 'destroyed' : 'not destroyed'}`,
    ],
  };
}

/** The fewest destroyed pods that, with bridge and engine, are the end of it: asked of the rule itself. */
function podsToLose(data: DeltaVeeRules, hull: ShipClass, boxes: readonly Boxed[]): number {
  const pods = boxes.filter(({ type }) => type);
  for (let lost = 0; lost < pods.length; lost++) {
    const at = bareTable(data);
    const unit = putShip(
      at,
      0,
      hull,
      pods.map(({ type }, index) => ({ type, state: index < lost ? WRECKED : OK })),
    );
    at.g.units.bridge[unit] = WRECKED;
    at.g.units.engine[unit] = WRECKED;
    if (isBeaten(at, unit)) return lost;
  }
  return pods.length;
}
