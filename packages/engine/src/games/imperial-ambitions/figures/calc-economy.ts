/** Prices, schedules, income and trade; the worth of forces. */

import { choice, integer, YES_NO } from '#core/calc-forms';
import type { Given, Worked } from '#core/calc-inputs';
import { calculation, numberIn, oneOf, readInteger, readYesNo, rejectInput } from '#core/calc-inputs';
import type { Calculation } from '#core/module';
import { counted } from '#core/text';
import type { Strength } from '../data/types.ts';
import { paymentsOf } from '../rules/strategic/build/schedule.ts';
import { tradeIncome } from '../rules/strategic/trade.ts';
import type { ImperialRules } from '../types.ts';
import { percent, STEPS, TYPE, typeIn, UNITS, unitsIn, unitText } from './calc-inputs.ts';

export function economyCalculations(data: ImperialRules): Calculation[] {
  return [
    calculation({
      id: 'unit',
      about: 'the figures of a unit type at each step',
      rule: 'IA-unit-1',
      example: 'unit type=BB',
      inputs: [{ name: 'type', about: 'unit type', form: TYPE }],
      work: (given) => unit(data, given),
    }),
    calculation({
      id: 'build',
      about: 'turns and payments until a unit is finished',
      rule: 'IA-bld-7',
      example: 'build type=B',
      inputs: [
        { name: 'type', about: 'unit type', form: TYPE },
        {
          name: 'at',
          about: 'where; B and SS in space, beside a planet',
          form: choice(['base', 'planet', 'space']),
          default: '',
        },
        { name: 'feeder-turns-cost', about: 'option feederTurnsCost', form: YES_NO, default: 'no' },
      ],
      work: (given) => build(data, given),
    }),
    calculation({
      id: 'repair',
      about: 'turns and money to bring a unit back to full strength',
      rule: 'IA-rep-2',
      example: 'repair type=BC steps=1',
      inputs: [
        { name: 'type', about: 'unit type', form: TYPE },
        { name: 'steps', about: 'steps left', form: STEPS },
      ],
      work: (given) => repair(data, given),
    }),
    calculation({
      id: 'income',
      about: 'income of a turn from habitable planets',
      rule: 'IA-econ-2',
      example: 'income planets=6 blockaded=1',
      inputs: [
        { name: 'planets', about: 'habitable planets that he controls', form: integer(0, 999) },
        { name: 'blockaded', about: 'how many of them are blockaded', form: integer(0, 999), default: 0 },
      ],
      work: (given) => income(data, given),
    }),
    calculation({
      id: 'trade',
      about: 'what cargo ships earn in one trade phase',
      rule: 'IA-trade-2',
      example: 'trade planet=neutral ships=3',
      inputs: [
        { name: 'planet', about: 'whose; an enemy must consent', form: choice(['own', 'neutral', 'enemy']) },
        { name: 'ships', about: 'cargo ships that trade there', form: integer(1, 99), default: 1 },
      ],
      work: (given) => trade(data, given),
    }),
    calculation({
      id: 'value',
      about: 'value points of a force, and loss points if all of it is lost',
      rule: 'IA-init-2',
      example: 'value units=BB,CA:2,DD*3',
      inputs: [{ name: 'units', about: 'the force', form: UNITS }],
      work: (given) => value(data, given),
    }),
  ];
}

function unit(data: ImperialRules, given: Given): Worked {
  const type = typeIn(data, given, 'type');
  const { name, id, fullSteps, buildCost, repairCost, valuePoints, strengths } = type;
  const steps = strengths.slice(1).map((strength, index) => ({ steps: index + 1, ...strength }));
  const carries = carriesWords(type);
  return {
    value: { id, name, fullSteps, buildCost, repairCost, valuePoints, steps: steps.reverse() },
    lines: [
      `${name} (${id}): ${counted(fullSteps, 'step')}, build ${buildCost}, repair ${repairCost}, value ${valuePoints}`,
      ...steps.map((one) => `${counted(one.steps, 'step')}: ${strengthWords(one)}`),
      ...(carries.length > 0 ? [`carries ${carries.join(', ')}`] : []),
    ],
  };
}

function strengthWords({ as, ds, ma, isHyperspaceCapable, range }: Strength): string {
  return `AS ${as}, DS ${ds}, MA ${ma}, ${isHyperspaceCapable ? `jumps ${counted(range, 'hex', 'hexes')}` : 'no hyperspace'}`;
}

function carriesWords(type: ImperialRules['types'][number]): string[] {
  const words: string[] = [];
  if (type.landsFighters) words.push('a fighter step for each step');
  if (type.docks > 0) words.push(counted(type.docks, 'docked ship'));
  if (type.embarksBySteps) words.push('a ground step for each step');
  if (type.embarksUnits > 0) words.push(counted(type.embarksUnits, 'ground unit'));
  return words;
}

function build(data: ImperialRules, given: Given): Worked {
  const type = typeIn(data, given, 'type');
  const { baseBuilds, planetBuilds } = data.tables;
  const places = [
    ...(baseBuilds.includes(type.index) ? ['base'] : []),
    ...(planetBuilds.includes(type.index) || type.id === 'PDB' ? ['planet'] : []),
    ...(type.class === 'base' ? ['space'] : []),
  ];
  const at = given['at'] === '' ? places[0]! : oneOf(given, 'at', ['base', 'planet', 'space']);
  if (!places.includes(at)) rejectInput('at', `a ${type.id} is built at: ${places.join(', ')}`);
  const payments = paymentsOf(data, type.index, at === 'planet', readYesNo(given, 'feeder-turns-cost'));
  const total = payments.reduce((sum, one) => sum + one, 0);
  const feeders = type.feeders && { type: data.types[type.feeders.type]!.id, count: type.feeders.count };
  return {
    value: { type: type.id, at, turns: payments.length, payments, total, feeders },
    lines: [
      `${type.id} at a ${at === 'space' ? 'place beside a planet' : at}: ${counted(payments.length, 'turn')}, ${total} in all`,
      payments.map((payment, turn) => `turn ${turn + 1}: ${payment}`).join(', '),
      ...(feeders ? [`uses up ${feeders.count} full-strength ${feeders.type}`] : []),
    ],
  };
}

function repair(data: ImperialRules, given: Given): Worked {
  const { id, fullSteps, repairCost } = typeIn(data, given, 'type');
  const steps = readInteger(given, 'steps', 1, fullSteps);
  const turns = fullSteps - steps;
  return {
    value: { turns, cost: turns * repairCost },
    lines: [
      `${id} from ${steps} to ${counted(fullSteps, 'step')}: ${counted(turns, 'turn')} at ${repairCost}: ${turns * repairCost}`,
    ],
  };
}

function income({ tables }: ImperialRules, given: Given): Worked {
  const planets = numberIn(given, 'planets');
  const open = planets - readInteger(given, 'blockaded', 0, planets);
  return {
    value: { income: open * tables.income },
    lines: [`${counted(open, 'open planet')} at ${tables.income}: ${open * tables.income}`],
  };
}

function trade({ tables }: ImperialRules, given: Given): Worked {
  const planet = oneOf(given, 'planet', ['own', 'neutral', 'enemy']);
  const ships = numberIn(given, 'ships');
  const factor = tables.trade[planet];
  const single = [1, 2, 3, 4, 5, 6].map((die) => tradeIncome(die, factor));
  const expected = (single.reduce((sum, one) => sum + one, 0) * ships) / single.length;
  return {
    value: { factor, byDie: single, expected, least: 0, most: ships * Math.max(...single) },
    lines: [
      `die 1 to 6: ${single.join(', ')}`,
      `${counted(ships, 'ship')}: ${expected} on average, 0 to ${ships * Math.max(...single)}`,
      `a ship earns nothing in ${percent(1 / 6)} of its trades`,
    ],
  };
}

function value(data: ImperialRules, given: Given): Worked {
  const units = unitsIn(data, given, 'units');
  const worth = units.map((one) => ({ text: unitText(one), points: one.type.buildCost * (one.steps + 1) }));
  const total = worth.reduce((sum, { points }) => sum + points, 0);
  const full = units.reduce((sum, { type }) => sum + type.valuePoints, 0);
  return {
    value: { lossPoints: total, valuePoints: full },
    lines: [
      ...worth.map(({ text, points }) => `${text}: ${points}`),
      `lost as they are: ${counted(total, 'loss point')}; bought new: ${counted(full, 'value point')}`,
    ],
  };
}
