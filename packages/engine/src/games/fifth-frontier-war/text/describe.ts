/** Events and answers in plain English, from what the viewer knows. */

import { capital } from '#core/text';
import type { GameEvent } from '#core/types';
import type { Choices } from '../types.ts';
import { answerWords } from './describe-answers.ts';
import { combatTellers } from './describe-combat.ts';
import { warTellers } from './describe-war.ts';
import type { Events } from './event-readers.ts';
import { type Look, seatName } from './show-words.ts';

/** Actions that need no question. */
const ANYTIME: Readonly<Record<string, string>> = {
  revealBase: 'Reveal the secret base',
  resign: 'Give up',
};

/** The answer to a decision of a kind, or an anytime action: a line of the numbered choices. */
export function describeAnswer(look: Look, kind: string, answer: unknown): string {
  if (Object.hasOwn(ANYTIME, kind)) return ANYTIME[kind]!;
  if (!Object.hasOwn(answerWords, kind)) return `${kind} ${JSON.stringify(answer)}`;
  const words = answerWords[kind as keyof Choices] as (look: Look, answer: unknown) => string;
  return capital(words(look, answer));
}

/** What happened, in one sentence. */
export function describeEvent(look: Look, { type, data: details }: Pick<GameEvent, 'type' | 'data'>): string {
  if (!Object.hasOwn(tellers, type)) return `${type} ${JSON.stringify(details)}`;
  const teller = tellers[type as keyof typeof tellers] as (look: Look, details: unknown) => string;
  return capital(teller(look, details));
}

/** News of the kernel. */
interface KernelEvents {
  roll: { sides: number; value: number; face?: string };
  result: { why: string };
  resign: { seat: number };
  offer: { by: number; kind: string };
  accept: { by: number };
  decline: { by: number };
  withdraw: { by: number };
}

/** A sentence for each word. */
export type Tellers<Words> = { readonly [K in keyof Words]: (look: Look, details: Words[K]) => string };

const OFFERS: Readonly<Record<string, string>> = {
  armistice: 'an armistice',
  draw: 'a draw',
  takeBack: 'to take moves back',
};

const kernelTellers: Tellers<KernelEvents> = {
  roll: (_look, { value, face }) => (face === undefined ? `Rolled ${value}.` : `Drew ${face}.`),
  result: (_look, { why }) => `The game is over: ${why}.`,
  resign: (look, { seat }) => `${seatName(look, seat)} gives up.`,
  offer: (look, { by, kind }) => `${seatName(look, by)} offers ${OFFERS[kind] ?? kind}.`,
  accept: (look, { by }) => `${seatName(look, by)} accepts.`,
  decline: (look, { by }) => `${seatName(look, by)} declines.`,
  withdraw: (look, { by }) => `${seatName(look, by)} withdraws the offer.`,
};

const tellers: Tellers<KernelEvents & Events> = { ...kernelTellers, ...warTellers, ...combatTellers };
