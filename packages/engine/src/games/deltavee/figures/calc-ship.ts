/** Calculators of what a ship can do: energy, Commands, search. */

import { integer } from '#core/calc-forms';
import { calculation, type Given, has, numberIn, rejectInput, type Worked } from '#core/calc-inputs';
import type { CalcInput, Calculation } from '#core/module';
import { counted } from '#core/text';
import { MISSILE_TYPES } from '../data/types.ts';
import { burnRate, classOf, maneuverRating, withRails } from '../rules/04-spaceships.ts';
import { battleCommands, battleComms, searchRange, sharedCommands } from '../rules/05-pods.ts';
import { preparedLimit } from '../rules/07-commands/battle.ts';
import { maneuverCost } from '../rules/07-commands/energy.ts';
import { allowanceIn, checkManeuver, checkManeuvers, handlingOf, refuseBridge } from '../rules/07-commands/maneuver.ts';
import { energyOf, spendEnergy } from '../rules/10-set-up/logs.ts';
import { DAMAGED } from '../state.ts';
import type { DeltaVeeRules, Maneuver, Position } from '../types.ts';
import { classForm, classIn, podsIn, podsInput, STATE, stateIn } from './calc-inputs.ts';
import { bareTable, putShip } from './calc-table.ts';

function shipInputs(data: DeltaVeeRules): [CalcInput, CalcInput] {
  const form = classForm(data);
  return [
    { name: 'class', about: 'class of the ship or craft', form, default: 'sword' },
    podsInput(data, { default: '' }),
  ];
}

export function shipCalculations(data: DeltaVeeRules): Calculation[] {
  const [CLASS, PODS] = shipInputs(data);
  return [
    calculation({
      id: 'energy',
      about: 'Energy Units and Energy Blocks of a ship, and what is left after spending',
      rule: 'DV-10.3a',
      example: 'energy class=flute pods=heavy-weapon,energy,battlecraft,standard-jump',
      inputs: [
        CLASS,
        PODS,
        { name: 'blocks', about: 'Energy Blocks spent on maneuver', form: integer(0, 999), default: 0 },
        { name: 'units', about: 'Energy Units spent on fire and tractor beams', form: integer(0, 9999), default: 0 },
      ],
      work: (given) => energy(data, given),
    }),
    calculation({
      id: 'commands',
      about: 'Maneuver Commands and Battle Commands that a ship may receive in one Command Phase',
      rule: 'DV-7.1a',
      example: 'commands class=sword velocity=4 pods=heavy-weapon*2,battle-communications',
      inputs: [
        CLASS,
        { name: 'rating', about: "maneuver rating, if another than the class's", form: integer(0, 20), default: '' },
        { name: 'velocity', about: 'its velocity', form: integer(0, data.tables.maximumVelocity), default: 0 },
        { name: 'bridge', about: 'state of its bridge', form: STATE, default: 'ok' },
        { name: 'engine', about: 'state of its engine', form: STATE, default: 'ok' },
        { name: 'rails', about: 'missiles on the rails of a battlecraft', form: integer(0, 3), default: 0 },
        PODS,
        { name: 'jammed', about: 'Battle Commands taken by electronics warfare', form: integer(0, 99), default: 0 },
      ],
      work: (given) => commands(data, given),
    }),
    calculation({
      id: 'search',
      about: 'range of Active Search and of Detection',
      rule: 'DV-7.4d',
      example: 'search class=sword pods=battle-communications',
      inputs: [CLASS, PODS],
      work: (given) => search(data, given),
    }),
  ];
}

/** The ship of `class` and `pods`. */
export function shipIn(data: DeltaVeeRules, at: Position, given: Given): number {
  const hull = classIn(data, given, 'class');
  return putShip(at, 0, hull, podsIn(data, given, 'pods', hull.pods));
}

function energy(data: DeltaVeeRules, given: Given): Worked {
  const at = bareTable(data);
  const unit = shipIn(data, at, given);
  const { name, energy: hull, unlimitedEnergy } = classOf(at, unit);
  if (unlimitedEnergy) return { value: { units: null, blocks: null }, lines: [`${name}: endless energy`] };
  const block = burnRate(at, unit);
  const start = energyOf(at, unit);
  const spent = numberIn(given, 'blocks') * block + numberIn(given, 'units');
  if (spent > start)
    rejectInput(
      has(given, 'units') && given['units'] !== '0' ? 'units' : 'blocks',
      `${spent} units are spent, the ship has only ${start}`,
    );
  spendEnergy(at, unit, spent);
  const left = energyOf(at, unit);
  const blocks = Math.floor(left / block);
  const lines = [
    `${name}: hull ${hull}, pods ${start - hull}: ${start} Energy Units`,
    `burn rate ${block}: ${counted(Math.floor(start / block), 'Energy Block')} of ${counted(block, 'unit')} at the start`,
  ];
  if (spent > 0)
    lines.push(`${counted(spent, 'unit')} spent, energy pods first: ${left} left (hull ${at.g.units.energy[unit]})`);
  lines.push(
    `${counted(blocks, 'block')} and ${counted(left % block, 'unit')} over; fire: ${data.tables.fireTypes.map((type) => `${type.id} ${type.energy}`).join(', ')}`,
  );
  return {
    value: {
      units: left,
      blocks,
      blockSize: block,
      remainder: left % block,
      startUnits: start,
      startBlocks: Math.floor(start / block),
    },
    lines,
  };
}

function commands(data: DeltaVeeRules, given: Given): Worked {
  const at = bareTable(data);
  const unit = shipIn(data, at, given);
  const { units } = at.g;
  units.velocity[unit] = numberIn(given, 'velocity');
  units.bridge[unit] = stateIn(given, 'bridge');
  units.engine[unit] = stateIn(given, 'engine');
  units.jammed[unit] = numberIn(given, 'jammed');
  loadRails(at, unit, given);
  const maneuvers = maneuversOf(at, unit, has(given, 'rating') ? numberIn(given, 'rating') : maneuverRating(at, unit));
  const battle = battleCommands(at, unit);
  const shared = sharedCommands(at, unit);
  const lines = [
    ...maneuvers.lines,
    `Battle Commands of its pods: ${battle}${shared > 0 ? `, and ${shared} of command pods to share` : ''}`,
  ];
  const prepared = preparedLimit(at, unit);
  lines.push(`at most ${counted(prepared, 'prepared missile')} aboard`);
  return { value: { ...maneuvers.value, battle, shared, prepared }, lines };
}

function loadRails(at: Position, unit: number, given: Given): void {
  const { rails, railTypes } = classOf(at, unit);
  const carried = numberIn(given, 'rails');
  if (carried > rails) rejectInput('rails', `the class has ${counted(rails, 'rail')}`);
  if (carried > 0) at.g.units.rails[unit] = withRails(0, MISSILE_TYPES.indexOf(railTypes[0]!), carried);
}

function maneuversOf(at: Position, unit: number, rating: number): { value: object; lines: string[] } {
  const { name } = classOf(at, unit);
  const handling = handlingOf(at, unit, rating);
  const cannot = checkManeuver(at, 0, unit, { do: 'accelerate' }) ?? checkManeuver(at, 0, unit, { do: 'decelerate' });
  if (cannot?.rule === 'DV-8.9d')
    return { value: NO_MANEUVERS, lines: [`${name}: ${cannot.why}, no Maneuver Commands`] };
  const allowance = allowanceIn(handling);
  const most = (maneuver: Maneuver): number => {
    let times = 0;
    while (!checkManeuvers(at, { ...handling }, Array<Maneuver>(times + 1).fill(maneuver))) times++;
    return times;
  };
  const accelerate = most({ do: 'accelerate' });
  const decelerate = most({ do: 'decelerate' });
  const turns = Math.min(most({ do: 'left' }), 12);
  const weave = !refuseBridge(at, unit) && most({ do: 'weave', hexside: 2 }) > 0;
  const cost = maneuverCost(at, unit);
  return {
    value: {
      rating,
      allowance: Math.max(1, allowance),
      onlySpeed: allowance === 0,
      accelerate,
      decelerate,
      turns,
      weave,
      cost,
    },
    lines: [
      `${name}: maneuver rating ${rating}, velocity ${handling.velocity}, velocity rating ${handling.velocityRating}`,
      allowance > 0
        ? `${rating} less ${handling.velocity}: ${counted(allowance, 'Maneuver Command')}`
        : 'velocity equals or exceeds the rating: one Accelerate or one Decelerate, nothing else',
      `of these at most ${accelerate} Accelerate or ${decelerate} Decelerate, ${counted(turns, 'Direction Change')}, Weave ${weave ? 'once' : 'not'}`,
      `energy: ${counted(cost, 'unit')} ${at.g.units.engine[unit] === DAMAGED ? 'for each of them' : 'for the phase, however many'}`,
    ],
  };
}
const NO_MANEUVERS = { allowance: 0, onlySpeed: false, accelerate: 0, decelerate: 0, turns: 0, weave: false, cost: 0 };

function search(data: DeltaVeeRules, given: Given): Worked {
  const at = bareTable(data);
  const unit = shipIn(data, at, given);
  const range = searchRange(at, unit);
  const { detection } = data.tables.search;
  const comms = battleComms(at, unit) > 0 ? 'with' : 'without';
  return {
    value: { range, detection },
    lines: [
      `Active Search ${comms} an undamaged battle communications pod: ${range} hexes, one Battle Command`,
      `Detection, without a Command: ${detection} hexes`,
    ],
  };
}
