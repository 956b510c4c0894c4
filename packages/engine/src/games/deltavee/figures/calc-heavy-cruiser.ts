/** Calculator of the Heavy Cruiser's four fields: which one a hit finds, and what a missile does behind them (R71). */

import { choice, either, integer, listOf } from '#core/calc-forms';
import { calculation, type Given, has, listIn, rejectInput, type Worked } from '#core/calc-inputs';
import { MissingRoll } from '#core/dice';
import type { Calculation } from '#core/module';
import { counted } from '#core/text';
import type { ShipClass } from '../data/types.ts';
import { isInPlay } from '../rules/04-spaceships.ts';
import { forPods, isWrecked } from '../rules/05-pods.ts';
import { rollFields } from '../rules/heavy-cruiser/heavy-cruiser.ts';
import { burnAreas } from '../rules/heavy-cruiser/missile-hit.ts';
import { OK, WRECKED } from '../state.ts';
import type { DeltaVeeRules, Position } from '../types.ts';
import { bareTable, playOn, putShip } from './calc-table.ts';

export function heavyCruiserCalculations(data: DeltaVeeRules): Calculation[] {
  return [
    calculation({
      id: 'heavy-cruiser',
      about:
        'the fields that a field hit finds, by dice, or what an intercepting missile destroys, by the fields that are up',
      rule: 'DV-HC-3',
      example: 'heavy-cruiser up=1,3,4',
      inputs: [
        {
          name: 'up',
          about: 'the fields that are active and intact',
          form: either(
            { name: 'fields', form: listOf(integer(1, fieldCountIn(data))) },
            { name: 'no field', form: choice(['none']) },
          ),
          default: '1,2,3,4',
        },
        { name: 'dice', about: 'dice of a field hit instead', form: listOf(integer(1, 10)), default: '' },
      ],
      work: (given) => (has(given, 'dice') ? fieldHit(data, given) : missileHit(data, given)),
    }),
  ];
}

/** Fields of the class that has the most. */
function fieldCountIn(data: DeltaVeeRules): number {
  return Math.max(...data.classes.map(({ fieldCount }) => fieldCount));
}

function cruiser(data: DeltaVeeRules): ShipClass {
  const hull = data.classes.find(({ fieldCount }) => fieldCount > 1);
  return hull ?? rejectInput('up', 'no class of this data has more than one force field');
}

function fieldHit(data: DeltaVeeRules, given: Given): Worked {
  const dice = listIn(given, 'dice').map(Number);
  try {
    const fields = rollFields(playOn(bareTable(data), dice)).map((field) => field + 1);
    return {
      value: { fields },
      lines: [`dice ${dice.join(', ')}: field ${fields.join(', then field ')}`, 'a 10 rolls twice more'],
    };
  } catch (error) {
    if (error instanceof MissingRoll) rejectInput('dice', 'a 10 rolls twice more: give those dice too');
    throw error;
  }
}

function missileHit(data: DeltaVeeRules, given: Given): Worked {
  const hull = cruiser(data);
  const up = given['up'] === 'none' ? [] : listIn(given, 'up').map(Number);
  const at = bareTable(data);
  const plain = data.pods.find(({ passive, slots }) => passive && slots === 1)!;
  const unit = putShip(
    at,
    1,
    hull,
    Array.from({ length: hull.pods }, () => ({ type: plain, state: OK })),
  );
  for (const field of up) at.g.units.fieldUp[unit]! |= 1 << (field - 1);
  const hits = burnAreas(playOn(at), unit);
  const isDestroyed = !isInPlay(at.g, unit);
  const pods = wreckedPods(at, unit);
  const { bridge, engine } = at.g.units;
  const value = {
    destroyed: isDestroyed,
    bridge: bridge[unit] === WRECKED,
    engine: engine[unit] === WRECKED,
    pods,
    hits,
  };
  if (isDestroyed)
    return { value, lines: [`${hull.name}: fields up ${up.join(', ') || 'none'}: the ship is destroyed`] };
  const lost = [
    ...(value.bridge ? ['bridge'] : []),
    ...(value.engine ? ['engine'] : []),
    ...(pods.length > 0 ? [`pods ${pods.join(', ')}`] : []),
  ];
  return {
    value,
    lines: [
      `${hull.name}: fields up ${up.join(', ')}`,
      `destroyed behind the others: ${lost.join(', ') || 'nothing'}`,
      `then ${counted(hits, 'hit')} on the Hit Table`,
    ],
  };
}

function wreckedPods(at: Position, unit: number): number[] {
  const boxes: number[] = [];
  forPods(at, unit, (row) => {
    if (isWrecked(at.g, row)) boxes.push(row - at.g.units.podFrom[unit]! + 1);
  });
  return boxes;
}
