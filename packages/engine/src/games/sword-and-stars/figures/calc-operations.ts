/** Calculators of Operations: ratings line by line, costs, Intercepts (11.0 to 18.0). */

import { integer, type ListForm, listOf, parts, YES_NO } from '#core/calc-forms';
import type { Given, Worked } from '#core/calc-inputs';
import { calculation, has, listIn, numberIn, oneOf, readYesNo, rejectInput } from '#core/calc-inputs';
import type { Calculation } from '#core/module';
import { counted, modifier, signed } from '#core/text';
import type { Refusal } from '#core/types';
import { INTERCEPT, OPERATIONS, type SwordData } from '../data/types.ts';
import { isSeat, nameOf, ownerName, rangeBetween, shortestPaths } from '../rules/03-systems.ts';
import { militaryOf } from '../rules/06-seats/governments.ts';
import { isOperation } from '../rules/11-operations/build.ts';
import {
  type Attempt,
  CHIT_BONUS,
  explainRating,
  mandatoryCost,
  ratingOf,
} from '../rules/11-operations/effectiveness.ts';
import { checkAim } from '../rules/11-operations/operations.ts';
import { OUTWORLDER, PLAYER_TURNS, RAIDER, TURN_LOOP } from '../state.ts';
import type { Act, Position } from '../types.ts';
import { outcomeLines, outcomesOf } from './calc-cards.ts';
import { tableInputs } from './calc-changes.ts';
import { empireForm, LEVEL, OPERATION, OPERATION_NAMES, systemForm, systemIn } from './calc-inputs.ts';
import { playerOf, scenarioOf, tableOf } from './calc-table.ts';

const EXTRA = integer(0, 999);
const CHITS = integer(0, 2);

/** `atjayan:2:0,avian`: Empire, extra points, chits. */
function interceptsForm(data: SwordData): ListForm {
  return listOf(
    parts(
      { name: 'Empire', form: empireForm(data) },
      { name: 'extra points', before: ':', form: EXTRA, usual: '0' },
      { name: 'chits', before: ':', form: CHITS, usual: '0' },
    ),
  );
}

export function operationCalculations(data: SwordData): Calculation[] {
  return [
    calculation({
      id: 'effectiveness',
      about: 'rating of any Operation line by line, with its cost, legality and chances over the deck',
      rule: 'SS-11.7a',
      example: 'effectiveness operation=conquest base=veree target=brandon extra=1',
      inputs: [
        { name: 'operation', about: 'the Operation', form: OPERATION },
        { name: 'target', about: 'Target System', form: systemForm(data) },
        { name: 'base', about: 'Base of Operations; none for Stellar Operations', form: systemForm(data), default: '' },
        {
          name: 'by',
          about: 'who acts; left out: the owner of the Base',
          form: empireForm(data, ['outworlder', 'draka', 'raider']),
          default: '',
        },
        { name: 'military', about: "a Raider's Military", form: LEVEL, default: 3 },
        { name: 'gate', about: "through the Base's StarGate", form: YES_NO, default: 'no' },
        { name: 'extra', about: 'extra Resource Points', form: EXTRA, default: 0 },
        { name: 'chits', about: 'Weapons and Tactical chits used', form: CHITS, default: 0 },
        { name: 'intercepts', about: 'who Intercepts', form: interceptsForm(data), default: '' },
        ...tableInputs(data),
      ],
      work: (given) => effectiveness(data, given),
    }),
    calculation({
      id: 'cost',
      about: 'mandatory cost of an Operation by Range, with and without StarGate',
      rule: 'SS-11.6b',
      example: 'cost operation=conquest range=3',
      inputs: [
        { name: 'operation', about: 'the Operation', form: OPERATION },
        { name: 'range', about: 'Range of an Interstellar Operation', form: integer(1, 20), default: 1 },
      ],
      work: (given) => cost(data, given),
    }),
    calculation({
      id: 'intercept',
      about: 'what an Intercept costs and takes from the rating',
      rule: 'SS-15.31',
      example: 'intercept military=5 extra=2 chits=1',
      inputs: [
        { name: 'military', about: 'Military level of the interceptor', form: LEVEL },
        { name: 'extra', about: 'extra Resource Points', form: EXTRA, default: 0 },
        { name: 'chits', about: 'Weapons and Tactical chits used', form: CHITS, default: 0 },
      ],
      work: (given) => intercept(data, given),
    }),
  ];
}

function effectiveness(data: SwordData, given: Given): Worked {
  const operation = OPERATION_NAMES.indexOf(oneOf(given, 'operation', OPERATION_NAMES));
  const target = systemIn(data, given, 'target');
  const { isInterstellar } = data.tables.operations[operation]!;
  const base = isInterstellar && has(given, 'base') ? systemIn(data, given, 'base') : target;
  if (isInterstellar && base === target) rejectInput('base', 'an Interstellar Operation needs another System as Base');
  if (!isInterstellar && has(given, 'base')) rejectInput('base', 'a Stellar Operation has none');
  const { at, by } = actorIn(data, given, base);
  const attempt: Attempt = {
    by,
    operation,
    base,
    target,
    gate: isInterstellar && readYesNo(given, 'gate'),
    extra: numberIn(given, 'extra'),
    chits: numberIn(given, 'chits'),
  };
  return rated(at, given, attempt);
}

function rated(at: Position, given: Given, attempt: Attempt): Worked {
  const { by, base, target, gate, operation, extra } = attempt;
  const range = base === target ? 0 : rangeBetween(at, base, target);
  const parts = explainRating(at, attempt).filter(({ value }) => value !== 0);
  const announced = ratingOf(at, attempt);
  const intercepts = interceptsIn(at, given);
  const rating = intercepts.reduce((left, one) => left - one.strength, announced);
  const mandatory = isSeat(by) ? mandatoryCost(at, operation, range, gate, target) : 0;
  const refusal = isSeat(by) ? refusalOf(at, attempt, mandatory + extra) : null;
  const outcomes = outcomesOf(at, operation, rating, at.g.deck);
  return {
    value: {
      rating,
      announced,
      lines: parts,
      intercepts,
      range,
      cost: { mandatory, extra, total: mandatory + extra },
      refusal,
      outcomes,
    },
    lines: [
      `${ownerName(at, by)}: ${OPERATIONS[operation]} ${nameOf(at, target)}${base === target ? '' : ` from ${nameOf(at, base)}${gate ? ' through the StarGate' : `, Range ${range}`}`}`,
      ...parts.map(({ what, value, rule }) => `  ${modifier(value).padStart(3)} ${what} [${rule}]`),
      `  = ${signed(announced)} announced`,
      ...intercepts.map(
        ({ name, strength, why }) => `  ${modifier(-strength).padStart(3)} Intercept by ${name}: ${why} [SS-15.31]`,
      ),
      ...(intercepts.length > 0 ? [`  = ${signed(rating)} final`] : []),
      `cost ${mandatory + extra} (${mandatory} mandatory, ${extra} extra)`,
      ...legality(by, refusal),
      ...outcomeLines(outcomes),
    ],
  };
}

function legality(by: number, refusal: Refusal | null): string[] {
  if (!isSeat(by)) return [];
  return [refusal ? `not legal by ${refusal.rule}: ${refusal.why}` : 'legal in the own Player-Turn, with a card left'];
}

/** Who acts: an Empire, or an automatic power put on the Base. */
function actorIn(data: SwordData, given: Given, base: number): { at: Position; by: number } {
  const name = given['by']!.toLowerCase();
  if (name === 'outworlder' || name === 'draka') {
    const at = tableOf(data, given, { outworlders: [{ seat: data.systems[base]!.id, draka: name === 'draka' }] });
    return { at, by: OUTWORLDER };
  }
  const at = tableOf(data, given);
  if (name === 'raider') {
    at.g.raiderBase = base;
    at.g.raiderMilitary = numberIn(given, 'military');
    return { at, by: RAIDER };
  }
  if (name !== '') return { at, by: playerOf(at, scenarioOf(at), name, 'by') };
  const owner = at.g.systems.owner[base]!;
  if (!isSeat(owner)) rejectInput('by', `${nameOf(at, base)} belongs to ${ownerName(at, owner)}: say who acts`);
  return { at, by: owner };
}

interface Intercepted {
  name: string;
  strength: number;
  why: string;
}

function interceptsIn(at: Position, given: Given): Intercepted[] {
  return listIn(given, 'intercepts').map((item) => {
    const [name = '', extra = '0', chits = '0'] = item.split(':');
    const seat = playerOf(at, scenarioOf(at), name, 'intercepts');
    const points = Number(extra);
    const used = Number(chits);
    const military = militaryOf(at, seat);
    return {
      name: ownerName(at, seat),
      strength: military + points + CHIT_BONUS * used,
      why: `Military ${military}, ${counted(points, 'extra point')}, ${counted(used, 'chit')}`,
    };
  });
}

/** What the rules would say to the announcement in the own Player-Turn. */
function refusalOf(
  at: Position,
  { by, operation, base, target, gate, extra, ...rest }: Attempt,
  cost: number,
): Refusal | null {
  const { g } = at;
  g.phase = PLAYER_TURNS;
  g.active = by;
  g.stage = TURN_LOOP;
  g.players.cards[by] = Math.max(1, g.players.cards[by]!);
  const id = OPERATIONS[operation]!;
  const path = gate ? [] : (shortestPaths(at, base, target)[0] ?? []);
  const act = (
    base === target ? { do: id, target, extra } : { do: id, base, target, path, gate, extra, chits: [] }
  ) as Act;
  const aim = isOperation(act) ? checkAim(at, by, act) : null;
  if (aim) return aim;
  const rating = ratingOf(at, { by, operation, base, target, gate, extra, ...rest });
  if (rating < 0) return { rule: 'SS-11.54a', why: `the rating is ${signed(rating)}, it must be 0 or more` };
  const have = g.players.points[by]!;
  return cost > have ? { rule: 'SS-11.53', why: `it costs ${cost} and ${ownerName(at, by)} has ${have}` } : null;
}

function cost(data: SwordData, given: Given): Worked {
  const operation = OPERATION_NAMES.indexOf(oneOf(given, 'operation', OPERATION_NAMES));
  const range = numberIn(given, 'range');
  const at = tableOf(data, { scenario: data.scenarios[0]!.id, players: '0', with: '' });
  const target = data.named.atjay;
  const plain = mandatoryCost(at, operation, range, false, target);
  if (!data.tables.operations[operation]!.isInterstellar)
    return { value: { cost: plain }, lines: [`${OPERATIONS[operation]} costs ${plain}`] };
  at.g.systems.gate[target] = 0;
  const gate = mandatoryCost(at, operation, range, true, target);
  at.g.systems.gate[target] = 1;
  const both = mandatoryCost(at, operation, range, true, target);
  return {
    value: { cost: plain, throughGate: gate, gateToGate: both },
    lines: [
      `${OPERATIONS[operation]} at Range ${range} costs ${plain}`,
      `through a StarGate ${gate}, to a System with a StarGate ${both} [SS-18.34a, SS-18.34b]`,
    ],
  };
}

function intercept(data: SwordData, given: Given): Worked {
  const military = numberIn(given, 'military');
  const extra = numberIn(given, 'extra');
  const chits = numberIn(given, 'chits');
  const strength = military + extra + CHIT_BONUS * chits;
  const price = data.tables.operations[INTERCEPT]!.cost + extra; // SS-15.1a
  return {
    value: { strength, cost: price },
    lines: [
      `Military ${military}, extra ${extra}, chits ${CHIT_BONUS * chits}: the rating drops by ${strength}`,
      `it costs ${price} with the extra points, and one Year Card`,
    ],
  };
}
