/** Answers in plain English. What stands before the first colon names the thing that is acted with. */

import { capital, counted, listed } from '#core/text';
import type { UnitMove } from '../orders/pace-types.ts';
import type { IaView } from '../secrets/view-types.ts';
import type { Attack, BoughtForce, BuildOrder, Choices, Jump, Shift } from '../types.ts';
import { settingsWords } from './settings-words.ts';
import {
  facingName,
  hexLabel,
  hexName,
  mapLabel,
  ownerName,
  planetName,
  systemName,
  unitName,
  unitNames,
} from './show-words.ts';

type Words = { [K in keyof Choices]: (view: IaView, answer: Choices[K]['answer']) => string };

export const answerWords: Words = {
  purchase: (_view, { forces }) => (forces.length === 0 ? 'Buy nothing' : `Buy: ${forceWords(forces)}`),
  garrison: (_view, { forces }) =>
    forces.length === 0 ? 'Place no neutral forces' : `Place neutral forces: ${forceWords(forces)}`,
  declare: (view, { attacks, assaults }) => {
    const words = [
      ...attacks.map(({ at, on }) => `attack ${ownerName(view, on)} at ${hexName(view, at)}`),
      ...assaults.map((system) => `assault ${systemName(view, system)}`),
    ];
    return words.length > 0 ? listed(words) : 'Attack nobody';
  },
  pickBattle: (view, { at }) => `Fight the battle at ${hexName(view, at)}`,
  build: (view, { orders }) =>
    orders.length === 0 ? 'Build nothing' : orders.map((order) => orderWords(view, order)).join('; '),
  reorganise: reorganiseWords,
  strategicMove: (view, { before, jump, after }) => {
    const words = [
      ...before.map((shift) => shiftWords(view, shift)),
      jump ? jumpWords(view, jump) : 'done with movement',
      ...after.map((shift) => shiftWords(view, shift)),
    ];
    return words.join('; then ');
  },
  trade: (view, { units }) => (units.length === 0 ? 'Trade with nobody' : `${unitNames(view, units)}: trade`),
  consent: (_view, { allow }) =>
    allow.length === 0 ? 'Nobody asks to trade' : `Traders: ${allow.map((is) => (is ? 'admit' : 'refuse')).join(', ')}`,

  join: (view, { against }) =>
    against.length === 0 ? 'Stand aside' : `Join against ${listed(against.map((owner) => ownerName(view, owner)))}`,
  placePlanets: (_view, { planets }) =>
    `Place ${listed(planets.map(({ kind, xy }) => `the ${planetName(kind)} in ${mapLabel(xy)}`)) || 'nothing'}`,
  sheet: (_view, { sheet }) => `Come from ${sheet}`,
  deploy: (view, { units }) =>
    `Set up: ${units.map(({ unit, xy, facing }) => `${unitName(view, unit)} in ${mapLabel(xy)} facing ${facingName(facing)}`).join(', ') || 'nothing'}`,
  launch: (view, { units }) =>
    units.length === 0
      ? 'Launch nothing'
      : `Launch ${listed(units.map(({ unit, facing }) => `${unitName(view, unit)} facing ${facingName(facing)}`))}`,
  round: (_view, answer) => (answer.do === 'roll' ? 'Roll for activation' : 'Done moving'),
  activate: (view, { moves }) => activationWords(view, moves),
  crowd: (view, { remove }) => `Remove ${unitNames(view, remove) || 'nothing'}`,
  land: (view, { land, merge }) => aboardWords(view, land, merge) || 'Land nothing',
  conclude: (view, { land, occupy }) => {
    const words = [aboardWords(view, land, []), occupy ? 'occupy the planet' : ''].filter(Boolean);
    return words.length > 0 ? words.join('; ') : 'Leave everything as it is';
  },

  fire: attackWords,
  finalFire: attackWords,
  bombard: attackWords,
  chooseLosses: (view, { units }) => `Lose steps of ${unitNames(view, units) || 'nobody'}`,
  castLoose: (view, { units }) =>
    `Cast loose: ${units.map(({ unit, facing }) => `${unitName(view, unit)} facing ${facingName(facing)}`).join(', ') || 'as they are'}`,
  yieldUnits: (view, { scuttle, offer }) => {
    const words = [
      ...scuttle.map((unit) => `${unitName(view, unit)}: scuttle`),
      ...offer.map(({ unit, to }) => `${unitName(view, unit)}: offer to surrender to ${ownerName(view, to)}`),
    ];
    return words.length > 0 ? words.join('; ') : 'Give up nothing';
  },
  callSurrender: (view, { call, accept }) => {
    const words = [
      ...call.map((unit) => `${unitName(view, unit)}: call on to surrender`),
      ...accept.map((unit) => `${unitName(view, unit)}: accept the surrender`),
    ];
    return words.length > 0 ? words.join('; ') : 'Call on nobody';
  },
  declareAssault: (view, { ships, land }) =>
    ships.length === 0
      ? 'No assault'
      : `Assault with ${unitNames(view, ships)} in orbit: land ${unitNames(view, land)}`,
  pressOn: (view, answer) =>
    answer.do === 'continue' ? 'Fight on' : `Withdraw: ${aboardWords(view, answer.aboard, []) || 'nobody gets away'}`,
};

function forceWords(forces: readonly BoughtForce[]): string {
  return forces
    .map(
      ({ system, where, units }) => `${units.map(({ type, n }) => `${n} ${type}`).join(', ')} at ${system} (${where})`,
    )
    .join('; ');
}

function attackWords(view: IaView, attack: Attack): string {
  if (attack.do === 'done') return 'Done firing';
  return `${unitNames(view, attack.units)}: fire at ${unitName(view, attack.target)}`;
}

function aboardWords(
  view: IaView,
  land: readonly { unit: number; host: number }[],
  merge: readonly { unit: number; with: number }[],
): string {
  return [
    ...land.map(({ unit, host }) => `${unitName(view, unit)}: board ${unitName(view, host)}`),
    ...merge.map((one) => `${unitName(view, one.unit)}: take in ${unitName(view, one.with)}`),
  ].join('; ');
}

/** A stack is named by its units and their hex. */
function activationWords(view: IaView, moves: readonly UnitMove[]): string {
  const words = moves.map((move) => moveWords(move));
  const isAlike = new Set(words).size === 1;
  if (isAlike)
    return `${unitNames(
      view,
      moves.map(({ unit }) => unit),
    )}: ${words[0]}`;
  return moves.map((move, at) => `${unitName(view, move.unit)}: ${words[at]}`).join('; ');
}

function moveWords(move: UnitMove): string {
  switch (move.do) {
    case 'move':
      return `${counted(move.hexes, 'hex', 'hexes')} ahead${turnWords(move.turns)}`;
    case 'turn':
      return `turn to ${facingName(move.facing)}`;
    case 'stay':
      return 'stay';
    case 'jump':
      return 'jump out';
  }
}

function turnWords(turns: readonly number[]): string {
  const words: string[] = [];
  for (let at = 0; at + 1 < turns.length; at += 2)
    words.push(`${turns[at + 1]! < 0 ? 'left' : 'right'} after ${turns[at]}`);
  return words.length > 0 ? `, turning ${words.join(', ')}` : '';
}

function jumpWords(view: IaView, jump: Jump): string {
  const who = 'units' in jump ? unitNames(view, jump.units) : `Task force ${jump.taskForce}`;
  const system = view.systems.find(({ xy }) => xy[0] === jump.to[0] && xy[1] === jump.to[1]);
  return `${who}: jump to ${hexLabel(view, jump.to)}${system ? `, ${systemName(view, system.system)}` : ''}`;
}

function shiftWords(view: IaView, shift: Shift): string {
  const name = unitName(view, shift.unit);
  switch (shift.do) {
    case 'board':
      return `${name}: board ${unitName(view, shift.host)}`;
    case 'leave':
      return `${name}: leave its carrier, into space or onto the planet`;
    case 'merge':
      return `${name}: take in ${unitName(view, shift.with)}`;
    case 'outside':
      return `${name}: ${shift.outside ? 'stay outside the system' : 'enter the system'}`;
  }
}

function reorganiseWords(view: IaView, { taskForces, dissolve, shifts }: Choices['reorganise']['answer']): string {
  const words = [
    ...taskForces.map(
      ({ number, at, units }) => `Task force ${number}: ${unitNames(view, units) || 'empty'} at ${hexName(view, at)}`,
    ),
    ...dissolve.map((number) => `Task force ${number}: dissolve`),
    ...shifts.map((shift) => shiftWords(view, shift)),
  ];
  return words.length > 0 ? words.join('; ') : 'Change nothing';
}

function orderWords(view: IaView, order: BuildOrder): string {
  switch (order.do) {
    case 'start':
      return `${unitName(view, order.base)}: start ${order.type}`;
    case 'startOnPlanet':
      return `${systemName(view, order.system)}: start ${order.type}`;
    case 'found':
      return `${systemName(view, order.system)}: found ${order.type} ${order.type === 'PDB' ? 'on' : 'beside'} the ${planetName(order.planet)} from ${unitNames(view, order.feeders)}`;
    case 'continue':
      return `${unitName(view, order.project)}: build on`;
    case 'cancel':
      return `${unitName(view, order.project)}: give up`;
    case 'feed':
      return `${unitName(view, order.project)}: bring ${unitNames(view, order.feeders)}`;
    case 'repair':
      return `${unitName(view, order.unit)}: repair ${order.by < 0 ? 'on the planet' : order.by === order.unit ? 'by itself' : `at ${unitName(view, order.by)}`}`;
    case 'merge':
      return `${unitName(view, order.unit)}: take in ${unitName(view, order.with)}`;
    case 'give':
      return `Give ${order.amount} to ${ownerName(view, order.to)}`;
  }
}

/** The answer to a decision of a kind: a line of the numbered choices. Before the colon stands what it is done with. */
export function describeAnswer(view: IaView, kind: string, answer: unknown): string {
  if (kind === 'pace') return settingsWords(Object(answer));
  if (!Object.hasOwn(answerWords, kind)) return `${kind} ${JSON.stringify(answer)}`;
  const words = answerWords[kind as keyof typeof answerWords] as (view: IaView, answer: unknown) => string;
  return capital(words(view, answer));
}
