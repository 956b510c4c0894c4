/** Events and answers in plain English, from what the viewer knows. */

import { type KernelWords, tellEvent } from '#core/kernel-lines';
import { diePart, type Line, type Part, type Phrase, placePart, say, seatPart, unitPart } from '#core/line';
import { signed } from '#core/text';
import type { GameEvent } from '#core/types';
import { PART_STATES } from '../positions/position-shape.ts';
import type { DvView } from '../secrets/view-types.ts';
import type { Order, Shot } from '../types.ts';
import { answerWords, describeOrder, describeShot } from './describe-orders.ts';
import { manners } from './manners.ts';
import { aMissile, counted, findUnit, fireWord, hexName, partOf, sideName, unitName } from './words.ts';

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
export function describeEvent(view: DvView, event: Pick<GameEvent, 'type' | 'data'>): Line {
  return tellEvent(event, kernelWords(view), view, { tellers, manners });
}

function kernelWords(view: DvView): KernelWords {
  return {
    seat: (seat) => seatPart(seat, sideName(view, seat)),
    offer: ({ kind }) => OFFERS[kind] ?? kind,
    answer: (kind, given) => describeAnswer(view, kind, given),
  };
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
  unit(key = 'unit'): Part {
    const unit = this.number(key);
    return unitPart(unit, unitName(this.view, unit), findUnit(this.view, unit)?.seat ?? null);
  }
  side(key = 'seat'): Part {
    const seat = this.number(key);
    return seatPart(seat, sideName(this.view, seat));
  }
  /** what a d10 must not pass, and what came up if it is cast */
  die(text: string): Part {
    const value = this.has('die') ? this.number('die') : null;
    return diePart({ sides: 10, value, needs: this.number('chance'), text });
  }
  get hex(): Part {
    const hex = hexName(this.view, this.number('q'), this.number('r'));
    return placePart(hex, hex);
  }
  get course(): Part[] {
    return say`${this.hex}, direction ${this.number('direction')}, velocity ${this.number('velocity')}`;
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

type Sentence = (told: Told) => Phrase;

const state = (told: Told): string => STATE_WORDS[PART_STATES[told.number('state')] ?? 'ok'];
const needs = (told: Told): Part => told.die(`needs ${told.number('chance')}`);
const needsAndRolled = (told: Told): Part => told.die(`needs ${told.number('chance')}, rolled ${told.number('die')}`);

const play: Record<string, Sentence> = {
  phase: (told) =>
    say`Game-Turn ${told.number('turn')}, ${PHASES[told.number('phase') % 3] ?? ''} Phase of ${told.side()}.`,
  'set-up': (told) => say`${told.unit()} is set up in ${told.course}.`,
};
const OFFERS: Readonly<Record<string, string>> = {
  draw: 'a draw',
  takeBack: 'to take moves back',
  endBattle: 'to end the battle',
};

const movement: Record<string, Sentence> = {
  moved: (told) => say`${told.unit()} moves to ${told.hex}.`,
  asteroids: (told) =>
    say`Asteroids: ${told.unit()} at velocity ${told.number('velocity')}, rolled ${told.number('die')}: ${told.has('hit') ? 'struck' : 'through'}.`,
  gravity: (told) =>
    say`${told.unit()} uses the planet's gravity: direction ${told.number('direction')}, velocity ${told.number('velocity')}.`,
  jumped: (told) => say`${told.unit()} jumps and is gone.`,
  landed: (told) => say`${told.unit()} lands.`,
  removed: (told) => say`${told.unit()} ${REMOVED[told.text('why')] ?? 'is removed'}.`,
  sheet: (told) => say`A new sheet is laid out: ${told.unit()} enters ${told.hex}.`,
  gained: (told) => say`${told.unit()} gains velocity: ${told.number('velocity')}.`,
  'moon-moved': (told) => say`${told.view.planets[told.number('planet')]?.name ?? 'The moon'} moves to ${told.hex}.`,
};

const commands: Record<string, Sentence> = {
  maneuver: (told) => say`${told.unit()} ${MANEUVERS[told.text('do')] ?? 'manoeuvres'}: ${told.course}.`,
  jump: (told) => say`${told.unit()} ${JUMPS[told.text('do')] ?? 'jumps'}.`,
  prepared: (told) => say`${told.unit()} prepares a counter.`,
  'prepared-missile': (told) =>
    say`Prepared: ${aMissile(told.number('missile'))} of pod ${told.number('box')} of ${told.unit()}.`,
  'prepared-craft': (told) => say`Prepared: the craft of pod ${told.number('box')} of ${told.unit()}.`,
  control: (told) => say`${told.unit()} controls ${told.unit('missile')}.`,
  homing: (told) => say`${told.unit()} homes on ${told.unit('target')}.`,
  search: (told) =>
    say`${told.unit()} searches, ${counted(told.number('reach'), 'hex').replace('hexs', 'hexes')} around.`,
  'craft-launched': (told) => say`${told.unit()} launches ${told.unit('craft')}.`,
  'craft-home': (told) => say`${told.unit('craft')} is back in ${told.unit()}.`,
  refuelled: (told) =>
    say`The craft of pod ${told.number('box')} of ${told.unit()} takes ${counted(told.number('units'), 'Energy Unit')}.`,
  docked: (told) => say`${told.unit()} docks with ${told.unit('with')}.`,
  undocked: (told) => say`${told.unit()} undocks.`,
  captured: (told) => say`${told.unit()} is boarded and taken by ${told.side()}.`,
  tractor: (told) => say`${told.unit()} turns a tractor beam on ${told.unit('target')}.`,
  unmoved: (told) => say`${told.unit()} does not move.`,
  'field-raised': (told) => say`${told.unit()} raises its force field.`,
  'field-lowered': (told) => say`${told.unit()} lowers its force field.`,
  jammed: (told) => say`${told.unit()} jams ${told.unit('target')} with ${counted(told.number('count'), 'point')}.`,
  supplied: (told) => say`${told.unit()} supplies ${told.unit('to')}.`,
  repair: (told) => repairWords(told),
  leak: (told) => say`An energy pod of ${told.unit()} leaks ${counted(told.number('units'), 'Energy Unit')}.`,
};

function repairWords(told: Told): Phrase {
  const left = told.number('turnsLeft');
  const item = told.text('item').replace('-', ' ');
  return left > 0
    ? say`${told.unit()} works on the ${item} (${told.text('work')}): ${counted(left, 'turn')} to go.`
    : say`${told.unit()} has finished with the ${item} (${told.text('work')}).`;
}

const fire: Record<string, Sentence> = {
  fire: (told) => {
    const source = told.has('source')
      ? say` from ${told.number('source') === 0 ? 'the burster' : say`pod ${told.number('source')}`}`
      : '';
    return say`${told.unit()} fires a ${fireWord(told.number('type'))}${source} at ${told.unit('target')}.`;
  },
  'fire-log': (told) => say`That was pod ${told.number('source')} of ${told.unit()}.`,
  aim: (told) =>
    say`Range ${told.number('range')}, relative velocity ${told.number('relativeVelocity')}, program ${signed(Number(told.text('program')))}: Target Value ${told.number('value')}, ${needs(told)}.`,
  missed: (told) => say`${told.unit()} misses ${told.unit('target')}.`,
  blocked: (told) => say`The planet is in the way of ${told.unit()}: the fire is lost.`,
  glancing: (told) => say`A glancing blow on ${told.unit()}, without effect.`,
  'log-read': (told) => say`${told.side('by')} reads the log of ${told.unit()}.`,
  hit: (told) => say`${told.unit()} is hit: ${partOf(told.view, told.number('unit'), told.number('part'))}.`,
  damage: (told) =>
    say`${told.unit()}, ${partOf(told.view, told.number('unit'), told.number('part'))}: now ${state(told)}.`,
  'area-destroyed': (told) => say`${told.unit()}: everything behind field ${told.number('field') + 1} is destroyed.`,
  'field-lost': (told) => say`${told.unit()} loses its force field.`,
  'jump-lost': (told) => say`${told.unit()} can no longer jump: its marker is taken off.`,
  destroyed: (told) => say`${told.unit()} is destroyed.`,
  launched: (told) => say`${told.unit()} appears in ${told.course}.`,
  'launch-log': (told) => {
    const from = told.number('box') === 0 ? 'the rails' : say`pod ${told.number('box')}`;
    return say`It is ${aMissile(told.number('missile'))} from ${from} of ${told.unit('ship')}.`;
  },
  revealed: (told) => revealedWords(told),
  scanned: (told) =>
    say`Scan of ${told.unit()}: box ${told.number('box')} is a ${told.text('pod').replaceAll('-', ' ')} pod, ${state(told)}.`,
  interception: (told) => interceptionWords(told),
  'emergency-field': (told) =>
    say`${told.unit()} tries to raise its field in time: ${needsAndRolled(told)}: ${told.has('success') ? 'it is up' : 'too late'}.`,
};

function revealedWords(told: Told): Phrase {
  const isMissile = told.number('kind') === 2;
  const what = isMissile ? say`${aMissile(told.number('type'))} of civ level ${told.number('civ')}` : told.unit();
  return say`Contact ${told.number('unit')} is revealed: ${what}.`;
}

function interceptionWords(told: Told): Phrase {
  const pair = say`${told.unit('missile')} meets ${told.unit('target')} at relative velocity ${told.number('relativeVelocity')}`;
  if (told.has('automatic')) return say`${pair}: intercepted without a roll.`;
  return say`${pair}: ${needsAndRolled(told)}: ${told.has('success') ? 'intercepted' : 'missed'}.`;
}

const scenarios: Record<string, Sentence> = {
  alerted: (told) => say`${told.unit()} is alerted.`,
  arrived: (told) => say`${told.unit()} arrives in ${told.hex}, direction ${told.number('direction')}.`,
  entered: (told) => say`${told.unit()} comes in at ${told.hex}.`,
  'energy-pod': (told) => say`${told.unit()} takes over the energy pod of ${told.unit('from')}.`,
  delivered: (told) => say`${told.unit()} has reached its orbit and leaves play.`,
  free: (told) => say`${told.unit()} may leave its orbit.`,
  'sambu-moved': (told) => say`Sambu is now aboard ${told.unit()}.`,
  'sambu-dead': (told) => say`Sambu is dead: he was aboard ${told.unit()}.`,
  'sambu-captured': (told) => say`Sambu is taken: he was aboard ${told.unit()}.`,
};

const sentences: Readonly<Record<string, Sentence>> = { ...play, ...movement, ...commands, ...fire, ...scenarios };
const tellers = Object.fromEntries(
  Object.entries(sentences).map(([type, sentence]) => [
    type,
    (view: DvView, details: unknown): Phrase => sentence(new Told(view, details)),
  ]),
);
