/** Calculators of what a ship fires with: its sources, their programs and fires (8.1, 8.5). */

import { integer } from '#core/calc-forms';
import { calculation, type Given, readInteger, rejectInput, type Worked } from '#core/calc-inputs';
import type { CalcInput, Calculation } from '#core/module';
import { counted } from '#core/text';
import { FIRE_TYPES } from '../data/types.ts';
import { classOf } from '../rules/04-spaceships.ts';
import { podType, programOf, rowOf } from '../rules/05-pods.ts';
import { allowanceOfSource, extraFiresLeft, typesOf } from '../rules/08-fire/fire.ts';
import type { DeltaVeeRules, Position } from '../types.ts';
import { classForm, classIn, podsIn, podsInput } from './calc-inputs.ts';
import { bareTable, type Flight, putShip } from './calc-table.ts';

export function sourceInputs(data: DeltaVeeRules): CalcInput[] {
  const form = classForm(data);
  return [
    { name: 'class', about: 'class of the firing ship or craft', form, default: 'sword' },
    podsInput(data, { default: '' }),
  ];
}
export const SOURCE: CalcInput = {
  name: 'source',
  about: 'where the fire comes from: 0 the burster, else the number of a pod box',
  form: integer(0, 99),
  default: 0,
};

export function sourceCalculations(data: DeltaVeeRules): Calculation[] {
  return [
    calculation({
      id: 'program',
      about: 'targeting program for fire from the burster or a pod',
      rule: 'DV-8.5a',
      example: 'program class=corco-zeta pods=light-weapon,battle-communications source=1',
      inputs: [...sourceInputs(data), SOURCE],
      work: (given) => program(data, given),
    }),
    calculation({
      id: 'fires',
      about: 'fires and launches of a ship in one Fire Phase, and what each source may fire',
      rule: 'DV-8.1c',
      example: 'fires class=sword pods=light-weapon*2,battle-communications',
      inputs: sourceInputs(data),
      work: (given) => fires(data, given),
    }),
  ];
}

/** The firing ship, and a source that it has. */
export function shooter(
  data: DeltaVeeRules,
  at: Position,
  given: Given,
  flight: Flight = {},
): { unit: number; source: number } {
  const hull = classIn(data, given, 'class');
  const unit = putShip(at, 0, hull, podsIn(data, given, 'pods', hull.pods), flight);
  const source = readInteger(given, 'source', 0, hull.pods);
  if (source > 0 && !podType(at, rowOf(at.g, unit, source))?.weapons)
    rejectInput('source', `box ${source} of the ${hull.name} holds no pod that fires; put one there among its pods`);
  return { unit, source };
}

export function sourceName(at: Position, unit: number, source: number): string {
  if (source === 0) return `the burster of the ${classOf(at, unit).name}`;
  return `the ${podType(at, rowOf(at.g, unit, source))!.name} pod in box ${source}`;
}

function program(data: DeltaVeeRules, given: Given): Worked {
  const at = bareTable(data);
  const { unit, source } = shooter(data, at, given);
  const found = programOf(at, unit, source);
  const hull = classOf(at, unit);
  const lines = [`${hull.name}: civ level ${hull.civ}, program ${hull.target}`];
  for (const { type, state } of podsIn(data, given, 'pods'))
    if (type && type.target !== null && (type.weapons || type.isBattleComm))
      lines.push(
        `${type.name}: civ level ${type.civ}, program ${type.target}${type.isBattleComm ? ' for all fire' : ''}${state > 1 ? ', not sound' : ''}`,
      );
  if (hull.civ === 6) lines.push('on a civ 6 hull the program of a pod above civ 6 is halved, fractions dropped');
  lines.push(`fire from ${sourceName(at, unit, source)}: ${found}, the best that serves it`);
  return { value: { program: found }, lines };
}

function fires(data: DeltaVeeRules, given: Given): Worked {
  const at = bareTable(data);
  const hull = classIn(data, given, 'class');
  const unit = putShip(at, 0, hull, podsIn(data, given, 'pods', hull.pods));
  const sources = Array.from({ length: hull.pods + 1 }, (_, source) => source)
    .map((source) => ({ source, fires: allowanceOfSource(at, unit, source) }))
    .filter((one) => one.fires > 0)
    .map((one) => ({ ...one, types: typesOf(at, unit, one.source).map((type) => FIRE_TYPES[type]!) }));
  const extra = sources.length > 0 ? extraFiresLeft(at, unit) : 0;
  const total = sources.reduce((sum, one) => sum + one.fires, extra);
  const lines = sources.map((one) => `${sourceName(at, unit, one.source)}: ${one.fires} (${one.types.join(', ')})`);
  if (extra > 0) lines.push(`battle communications: ${extra} more from any of these`);
  lines.push(`${counted(total, 'fire')} in a Fire Phase; the launch of a missile counts as a fire of its pod`);
  return { value: { total, extra, sources }, lines };
}
