/** Events and answers in plain English, from what the viewer knows. */

import { capital, signed } from '#core/text';
import type { GameEvent } from '#core/types';
import { PART_STATES } from '../positions/position-shape.ts';
import type { DvView } from '../secrets/view-types.ts';
import type { Order, Shot } from '../types.ts';
import { answerWords, describeOrder, describeShot } from './describe-orders.ts';
import { aMissile, counted, fireWord, hexName, partOf, sideName, unitName } from './words.ts';

export { describeOrder, describeShot };

/** The answer to a decision of a kind: a line of the numbered choices. */
export function describeAnswer(view: DvView, kind: string, answer: unknown): string {
  if (kind === 'command') return describeOrder(view, answer as Order);
  if (kind === 'fire') return describeShot(view, answer as Shot);
  if (!Object.hasOwn(answerWords, kind)) return `${kind} ${JSON.stringify(answer)}`;
  const words = answerWords[kind as keyof typeof answerWords] as (view: DvView, answer: unknown) => string;
  return words(view, answer);
}

/** What happened, in one sentence. */
export function describeEvent(view: DvView, { type, data: details }: Pick<GameEvent, 'type' | 'data'>): string {
  const teller = Object.hasOwn(tellers, type) ? tellers[type] : undefined;
  return teller ? capital(teller(new Told(view, details))) : `${type} ${JSON.stringify(details)}`;
}

/** The details of an event: figures and units by name. */
class Told {
  readonly view: DvView;
  private readonly details: Readonly<Record<string, unknown>>;

  constructor(view: DvView, details: unknown) {
    this.view = view;
    this.details = typeof details === 'object' && details !== null ? (details as Record<string, unknown>) : {};
  }
  number(key: string): number {
    const value = this.details[key];
    return typeof value === 'number' ? value : -1;
  }
  text(key: string): string {
    return String(this.details[key] ?? '');
  }
  has(key: string): boolean {
    const value = this.details[key];
    return value !== undefined && value !== false && value !== null;
  }
  unit(key = 'unit'): string {
    return unitName(this.view, this.number(key));
  }
  side(key = 'seat'): string {
    return sideName(this.view, this.number(key));
  }
  get hex(): string {
    return hexName(this.view, this.number('q'), this.number('r'));
  }
  get course(): string {
    return `${this.hex}, direction ${this.number('direction')}, velocity ${this.number('velocity')}`;
  }
}

const PHASES = ['Movement', 'Command', 'Fire'] as const;
const STATE_WORDS = { ok: 'sound', vulnerable: 'vulnerable', damaged: 'damaged', destroyed: 'destroyed' } as const;
const MANEUVERS: Readonly<Record<string, string>> = {
  accelerate: 'accelerates',
  decelerate: 'decelerates',
  left: 'turns left',
  right: 'turns right',
  weave: 'weaves',
};
const JUMPS: Readonly<Record<string, string>> = {
  prepareJump: 'prepares to jump',
  abortJump: 'breaks off the jump',
  jump: 'is about to jump',
};
const REMOVED: Readonly<Record<string, string>> = {
  'off-map': 'leaves the map',
  planet: 'is lost on the planet',
  energy: 'has no energy left and is removed',
  exploded: 'explodes',
};

type Teller = (told: Told) => string;

const state = (told: Told): string => STATE_WORDS[PART_STATES[told.number('state')] ?? 'ok'];
const needs = (told: Told): string => `needs ${told.number('chance')}`;

const play: Record<string, Teller> = {
  roll: (told) => `Rolled ${told.number('value')}.`,
  phase: (told) =>
    `Game-Turn ${told.number('turn')}, ${PHASES[told.number('phase') % 3] ?? ''} Phase of ${told.side()}.`,
  'set-up': (told) => `${told.unit()} is set up in ${told.course}.`,
  result: (told) => told.text('why'),
  resign: (told) => `${told.side()} gives up.`,
  offer: (told) => `${told.side('by')} offers ${OFFERS[told.text('kind')] ?? told.text('kind')}.`,
  accept: (told) => `${told.side('by')} accepts.`,
  decline: (told) => `${told.side('by')} declines.`,
  withdraw: (told) => `${told.side('by')} withdraws the offer.`,
};
const OFFERS: Readonly<Record<string, string>> = {
  draw: 'a draw',
  takeBack: 'to take moves back',
  endBattle: 'to end the battle',
};

const movement: Record<string, Teller> = {
  moved: (told) => `${told.unit()} moves to ${told.hex}.`,
  asteroids: (told) =>
    `Asteroids: ${told.unit()} at velocity ${told.number('velocity')}, rolled ${told.number('die')}: ${told.has('hit') ? 'struck' : 'through'}.`,
  gravity: (told) =>
    `${told.unit()} uses the planet's gravity: direction ${told.number('direction')}, velocity ${told.number('velocity')}.`,
  jumped: (told) => `${told.unit()} jumps and is gone.`,
  landed: (told) => `${told.unit()} lands.`,
  removed: (told) => `${told.unit()} ${REMOVED[told.text('why')] ?? 'is removed'}.`,
  sheet: (told) => `A new sheet is laid out: ${told.unit()} enters ${told.hex}.`,
  gained: (told) => `${told.unit()} gains velocity: ${told.number('velocity')}.`,
  'moon-moved': (told) => `${told.view.planets[told.number('planet')]?.name ?? 'The moon'} moves to ${told.hex}.`,
};

const commands: Record<string, Teller> = {
  maneuver: (told) => `${told.unit()} ${MANEUVERS[told.text('do')] ?? 'manoeuvres'}: ${told.course}.`,
  jump: (told) => `${told.unit()} ${JUMPS[told.text('do')] ?? 'jumps'}.`,
  prepared: (told) => `${told.unit()} prepares a counter.`,
  'prepared-missile': (told) =>
    `Prepared: ${aMissile(told.number('missile'))} of pod ${told.number('box')} of ${told.unit()}.`,
  'prepared-craft': (told) => `Prepared: the craft of pod ${told.number('box')} of ${told.unit()}.`,
  control: (told) => `${told.unit()} controls ${told.unit('missile')}.`,
  homing: (told) => `${told.unit()} homes on ${told.unit('target')}.`,
  search: (told) => `${told.unit()} searches, ${counted(told.number('reach'), 'hex').replace('hexs', 'hexes')} around.`,
  'craft-launched': (told) => `${told.unit()} launches ${told.unit('craft')}.`,
  'craft-home': (told) => `${told.unit('craft')} is back in ${told.unit()}.`,
  refuelled: (told) =>
    `The craft of pod ${told.number('box')} of ${told.unit()} takes ${counted(told.number('units'), 'Energy Unit')}.`,
  docked: (told) => `${told.unit()} docks with ${told.unit('with')}.`,
  undocked: (told) => `${told.unit()} undocks.`,
  captured: (told) => `${told.unit()} is boarded and taken by ${told.side()}.`,
  tractor: (told) => `${told.unit()} turns a tractor beam on ${told.unit('target')}.`,
  unmoved: (told) => `${told.unit()} does not move.`,
  'field-raised': (told) => `${told.unit()} raises its force field.`,
  'field-lowered': (told) => `${told.unit()} lowers its force field.`,
  jammed: (told) => `${told.unit()} jams ${told.unit('target')} with ${counted(told.number('count'), 'point')}.`,
  supplied: (told) => `${told.unit()} supplies ${told.unit('to')}.`,
  repair: (told) => repairWords(told),
  leak: (told) => `An energy pod of ${told.unit()} leaks ${counted(told.number('units'), 'Energy Unit')}.`,
};

function repairWords(told: Told): string {
  const left = told.number('turnsLeft');
  const item = told.text('item').replace('-', ' ');
  return left > 0
    ? `${told.unit()} works on the ${item} (${told.text('work')}): ${counted(left, 'turn')} to go.`
    : `${told.unit()} has finished with the ${item} (${told.text('work')}).`;
}

const fire: Record<string, Teller> = {
  fire: (told) => {
    const source = told.has('source')
      ? ` from ${told.number('source') === 0 ? 'the burster' : `pod ${told.number('source')}`}`
      : '';
    return `${told.unit()} fires a ${fireWord(told.number('type'))}${source} at ${told.unit('target')}.`;
  },
  'fire-log': (told) => `That was pod ${told.number('source')} of ${told.unit()}.`,
  aim: (told) =>
    `Range ${told.number('range')}, relative velocity ${told.number('relativeVelocity')}, program ${signed(Number(told.text('program')))}: Target Value ${told.number('value')}, ${needs(told)}.`,
  missed: (told) => `${told.unit()} misses ${told.unit('target')}.`,
  blocked: (told) => `The planet is in the way of ${told.unit()}: the fire is lost.`,
  glancing: (told) => `A glancing blow on ${told.unit()}, without effect.`,
  'log-read': (told) => `${told.side('by')} reads the log of ${told.unit()}.`,
  hit: (told) => `${told.unit()} is hit: ${partOf(told.view, told.number('unit'), told.number('part'))}.`,
  damage: (told) =>
    `${told.unit()}, ${partOf(told.view, told.number('unit'), told.number('part'))}: now ${state(told)}.`,
  'area-destroyed': (told) => `${told.unit()}: everything behind field ${told.number('field') + 1} is destroyed.`,
  'field-lost': (told) => `${told.unit()} loses its force field.`,
  'jump-lost': (told) => `${told.unit()} can no longer jump: its marker is taken off.`,
  destroyed: (told) => `${told.unit()} is destroyed.`,
  launched: (told) => `${told.unit()} appears in ${told.course}.`,
  'launch-log': (told) => {
    const from = told.number('box') === 0 ? 'the rails' : `pod ${told.number('box')}`;
    return `It is ${aMissile(told.number('missile'))} from ${from} of ${told.unit('ship')}.`;
  },
  revealed: (told) => revealedWords(told),
  scanned: (told) =>
    `Scan of ${told.unit()}: box ${told.number('box')} is a ${told.text('pod').replaceAll('-', ' ')} pod, ${state(told)}.`,
  interception: (told) => interceptionWords(told),
  'emergency-field': (told) =>
    `${told.unit()} tries to raise its field in time: ${needs(told)}, rolled ${told.number('die')}: ${told.has('success') ? 'it is up' : 'too late'}.`,
};

function revealedWords(told: Told): string {
  const isMissile = told.number('kind') === 2;
  const what = isMissile ? `${aMissile(told.number('type'))} of civ level ${told.number('civ')}` : told.unit();
  return `Contact ${told.number('unit')} is revealed: ${what}.`;
}

function interceptionWords(told: Told): string {
  const pair = `${told.unit('missile')} meets ${told.unit('target')} at relative velocity ${told.number('relativeVelocity')}`;
  if (told.has('automatic')) return `${pair}: intercepted without a roll.`;
  return `${pair}: ${needs(told)}, rolled ${told.number('die')}: ${told.has('success') ? 'intercepted' : 'missed'}.`;
}

const scenarios: Record<string, Teller> = {
  alerted: (told) => `${told.unit()} is alerted.`,
  arrived: (told) => `${told.unit()} arrives in ${told.hex}, direction ${told.number('direction')}.`,
  entered: (told) => `${told.unit()} comes in at ${told.hex}.`,
  'energy-pod': (told) => `${told.unit()} takes over the energy pod of ${told.unit('from')}.`,
  delivered: (told) => `${told.unit()} has reached its orbit and leaves play.`,
  free: (told) => `${told.unit()} may leave its orbit.`,
  'sambu-moved': (told) => `Sambu is now aboard ${told.unit()}.`,
  'sambu-dead': (told) => `Sambu is dead: he was aboard ${told.unit()}.`,
  'sambu-captured': (told) => `Sambu is taken: he was aboard ${told.unit()}.`,
};

const tellers: Readonly<Record<string, Teller>> = { ...play, ...movement, ...commands, ...fire, ...scenarios };
