/** Calculators that read the printed charts: ship classes, pods, missiles. */

import { choice } from '#core/calc-forms';
import { calculation, type Given, numberIn, oneOf, type Worked } from '#core/calc-inputs';
import type { Calculation } from '#core/module';
import { counted } from '#core/text';
import { MISSILE_TYPES, type PodType, type ShipClass, UNGUIDED } from '../data/types.ts';
import { missileRating } from '../rules/04-spaceships.ts';
import type { DeltaVeeRules } from '../types.ts';
import { CIV, classForm, classIn, podForm } from './calc-inputs.ts';
import { bareTable, putMissile } from './calc-table.ts';

export function chartCalculations(data: DeltaVeeRules): Calculation[] {
  return [
    calculation({
      id: 'class',
      about: 'all figures of a ship class',
      rule: 'DV-4.1',
      example: 'class class=flute',
      inputs: [{ name: 'class', about: 'the class', form: classForm(data) }],
      work: (given) => classFigures(data, classIn(data, given, 'class')),
    }),
    calculation({
      id: 'pod',
      about: 'all figures of a pod',
      rule: 'DV-5.1c',
      example: 'pod pod=heavy-weapon',
      inputs: [{ name: 'pod', about: 'the pod', form: podForm(data) }],
      work: (given) =>
        podFigures(
          data.podById.get(
            oneOf(
              given,
              'pod',
              data.pods.map(({ id }) => id),
            ),
          )!,
        ),
    }),
    calculation({
      id: 'missile',
      about: 'velocity rating, maneuver rating and energy of a missile',
      rule: 'DV-9.5a',
      example: 'missile type=guided civ=7',
      inputs: [
        { name: 'type', about: 'the missile', form: choice(MISSILE_TYPES) },
        { name: 'civ', about: 'civ level of the pod that launches it', form: CIV },
      ],
      work: (given) => missile(data, given),
    }),
  ];
}

/** `12,200 Trans`. */
export function trans(cost: number | null): string {
  return cost === null ? 'not for sale' : `${String(cost).replace(/\B(?=(\d{3})+$)/g, ',')} Trans`;
}

function classFigures(data: DeltaVeeRules, shipClass: ShipClass): Worked {
  const { index, railTypes, ...figures } = shipClass;
  const { name, maker, kind, pods, energy, burn, burster, unlimitedEnergy, forceField, fieldCount, rails } = shipClass;
  const fires = data.tables.bursterTypes[burster]!.map((type) => data.tables.fireTypes[type]!.id);
  const blocks = unlimitedEnergy ? null : Math.floor(energy / burn);
  const lines = [
    `${name} (${maker}), ${kind}, ${counted(pods, 'pod')}`,
    `velocity rating ${shipClass.velocity}, maneuver rating ${shipClass.maneuver}, ${shipClass.streamlined ? '' : 'not '}streamlined`,
    unlimitedEnergy ? 'endless energy' : `energy ${energy} units, burn rate ${burn}: ${counted(blocks!, 'block')}`,
    `burster class ${burster}: ${fires.join(' or ') || 'no fire'}`,
    `armor class ${shipClass.armor}, ${fieldText(forceField, fieldCount)}, civ level ${shipClass.civ}, targeting program ${shipClass.target}`,
    trans(shipClass.cost),
  ];
  if (rails > 0)
    lines.push(
      `${counted(rails, 'rail')} for ${railTypes.join(', ')} missiles, ${shipClass.railPenalty} maneuver rating less for each carried`,
    );
  return { value: { ...figures, railTypes, blocks, bursterTypes: fires }, lines };
}

function fieldText(forceField: number, fieldCount: number): string {
  if (forceField === 0) return 'no force field';
  return fieldCount > 1 ? `${fieldCount} force fields of class ${forceField}` : `force field class ${forceField}`;
}

function podFigures(pod: PodType): Worked {
  const { index, missiles, mustPrepare, ...figures } = pod;
  const carried = Object.fromEntries(missiles.map((number, type) => [MISSILE_TYPES[type]!, number]));
  const prepared = MISSILE_TYPES.filter((_, type) => mustPrepare[type]);
  return { value: { ...figures, missiles: carried, mustPrepare: prepared }, lines: podLines(pod, carried, prepared) };
}

function podLines(pod: PodType, carried: Record<string, number>, prepared: readonly string[]): string[] {
  const load = Object.entries(carried).filter(([, number]) => number > 0);
  const lines = [
    `${pod.name}: civ level ${pod.civ}, ${trans(pod.cost)}${pod.slots > 1 ? `, takes ${pod.slots} places` : ''}`,
  ];
  if (load.length > 0) lines.push(`missiles: ${load.map(([type, number]) => `${number} ${type}`).join(', ')}`);
  if (prepared.length > 0) lines.push(`Prepare Missile needed for: ${prepared.join(', ')}`);
  if (pod.fires > 0)
    lines.push(
      `${counted(pod.fires, 'fire or launch', 'fires or launches')} a Fire Phase, damaged ${pod.firesDamaged}`,
    );
  if (pod.battleCommands > 0)
    lines.push(
      `${counted(pod.battleCommands, 'Battle Command')}, damaged ${pod.battleCommandsDamaged}${pod.sharesCommands ? ', shared with friends near' : ''}`,
    );
  if (pod.target !== null)
    lines.push(`targeting program ${pod.target}${pod.isBattleComm ? ' for all fire of the ship' : ''}`);
  if (pod.jump) lines.push(`${pod.jump} jump engine`);
  if (pod.tractor)
    lines.push(`tractor: ${counted(pod.tractor.commands, 'Maneuver Command')} within ${pod.tractor.range} hexes`);
  if (pod.energy > 0) lines.push(`${pod.energy} Energy Units, spent before the hull's`);
  if (pod.fieldClass > 0) lines.push(`generates a force field of class ${pod.fieldClass}`);
  if (pod.jams > 0) lines.push(`${pod.jams} jamming points, damaged ${pod.jamsDamaged}`);
  if (pod.holdsCraft > 0) lines.push(`holds ${counted(pod.holdsCraft, 'battlecraft', 'battlecraft')}`);
  if (pod.passive) lines.push('no effect but as a target and for victory');
  return lines;
}

function missile(data: DeltaVeeRules, given: Given): Worked {
  const type = MISSILE_TYPES.indexOf(oneOf(given, 'type', MISSILE_TYPES));
  const civ = numberIn(given, 'civ');
  const { mimsPayload, unguidedGain, maximumVelocity } = data.tables;
  if (type === UNGUIDED)
    return {
      value: { type: 'unguided', civ, velocity: 0, maneuver: 0, energy: 0, gain: unguidedGain, maximumVelocity },
      lines: [
        'an unguided missile receives no Maneuver Commands and needs no energy',
        `it gains ${unguidedGain} velocity in each own Command Phase, up to ${maximumVelocity}`,
      ],
    };
  const at = bareTable(data);
  const rating = missileRating(at, putMissile(at, 0, type, civ));
  const lines = [
    `${MISSILE_TYPES[type]} missile of civ level ${civ}`,
    `velocity rating ${rating.velocity}, maneuver rating ${rating.maneuver}, ${counted(rating.energy, 'Energy Unit')}`,
    'each Maneuver Command costs one unit; with none left it is removed at the end of its next Movement Phase',
  ];
  const isMims = MISSILE_TYPES[type] === 'mims';
  if (isMims) lines.push(`it can once release ${mimsPayload} unguided missiles`);
  return { value: { type: MISSILE_TYPES[type], civ, ...rating, payload: isMims ? mimsPayload : 0 }, lines };
}
