/** Calculators of 8.7 to 8.9 and 11.0: which part is hit, what becomes of it, and when a ship is destroyed. */

import { calculation, type Given, listIn, oneOf, readInteger, rejectInput, type Worked } from '#core/calc-inputs';
import { counted } from '#core/text';
import type { Calculation } from '#core/types';
import type { ShipClass } from '../data/types.ts';
import { afterHit, isBeaten } from '../rules/08-fire/damage.ts';
import { OK, WRECKED } from '../state.ts';
import type { DeltaVeeRules } from '../types.ts';
import { type Boxed, classIn, PODS_FORM, podsIn, STATE_NAMES, stateIn } from './calc-inputs.ts';
import { bareTable, plainPods, putShip } from './calc-table.ts';

export const PODS_OR_NUMBER = {
  name: 'pods',
  about: `how many pods it carries, or its ${PODS_FORM}; left out: every box is full`,
  default: '',
};

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
      about: 'state of a part after a number of hits, by its armour',
      rule: 'DV-8.8',
      example: 'damage armor=2 hits=2',
      inputs: [
        { name: 'armor', about: 'armour class of the part, 0 to 2' },
        { name: 'hits', about: 'hits that it takes' },
        { name: 'state', about: `its state before: ${STATE_NAMES.join(', ')}`, default: 'ok' },
      ],
      work: damage,
    }),
    calculation({
      id: 'destroyed',
      about: 'is a ship destroyed, and how many pods more it can lose',
      rule: 'DV-11.0b',
      example: 'destroyed class=corco-mu pods=12 lost=7',
      inputs: [
        { name: 'class', about: 'class of the ship, craft or installation', default: 'sword' },
        PODS_OR_NUMBER,
        { name: 'lost', about: 'number of its pods that are destroyed, besides those marked in the list', default: 0 },
        { name: 'bridge', about: STATE_NAMES.join(', '), default: 'destroyed' },
        { name: 'engine', about: STATE_NAMES.join(', '), default: 'destroyed' },
      ],
      work: (given) => destroyed(data, given),
    }),
  ];
}

function damage(given: Given): Worked {
  const armor = readInteger(given, 'armor', 0, 2);
  const hits = readInteger(given, 'hits', 0, 20);
  let state = stateIn(given, 'state');
  const states = Array.from({ length: hits }, () => {
    state = afterHit(state, armor);
    return STATE_NAMES[state]!;
  });
  return {
    value: { state: STATE_NAMES[state], states },
    lines: [
      `armour ${armor}, ${oneOf(given, 'state', STATE_NAMES)} before`,
      ...states.map((name, index) => `hit ${index + 1}: ${name}`),
      'a vulnerable part works fully; further hits on a destroyed part do nothing',
    ],
  };
}

function destroyed(data: DeltaVeeRules, given: Given): Worked {
  const hull = classIn(data, given, 'class');
  const boxes = cargo(data, given, hull);
  const sound = boxes.filter(({ type, state }) => type && state !== WRECKED);
  if (readInteger(given, 'lost', 0, 99) > sound.length)
    rejectInput('lost', `only ${sound.length} pods are left to lose`);
  for (const box of sound.slice(0, readInteger(given, 'lost', 0, 99))) box.state = WRECKED;
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
