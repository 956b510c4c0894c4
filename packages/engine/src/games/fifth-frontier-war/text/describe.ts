/** Events and answers in plain English, from what the viewer knows. */

import { type KernelWords, lineOfEvent, type Sentences } from '#core/kernel-lines';
import { type Line, type Phrase, phraseText } from '#core/line';
import { capital } from '#core/text';
import type { GameEvent } from '#core/types';
import type { Choices } from '../types.ts';
import { answerWords } from './describe-answers.ts';
import { combatSentences } from './describe-combat.ts';
import { warSentences } from './describe-war.ts';
import { playerPart } from './event-parts.ts';
import type { Events } from './event-readers.ts';
import { styles } from './event-styles.ts';
import type { Look } from './show-words.ts';

/** Actions that need no question. */
const ANYTIME: Readonly<Record<string, string>> = {
  revealBase: 'Reveal the secret base',
  resign: 'Give up',
};

/** The answer to a decision of a kind, or an anytime action: a line of the numbered choices. */
export function describeAnswer(look: Look, kind: string, answer: unknown): string {
  if (Object.hasOwn(ANYTIME, kind)) return ANYTIME[kind]!;
  if (kind === 'offer') return `Offer ${offerName((answer as { kind: string }).kind)}`;
  if (!Object.hasOwn(answerWords, kind)) return `${kind} ${JSON.stringify(answer)}`;
  const words = answerWords[kind as keyof Choices] as (look: Look, answer: unknown) => Phrase;
  return capital(phraseText(words(look, answer)));
}

/** What happened, in one sentence. */
export function describeEvent(look: Look, event: Pick<GameEvent, 'type' | 'data'>): Line {
  return lineOfEvent(event, kernelWords(look), look, { sentences, styles });
}

function kernelWords(look: Look): KernelWords {
  return {
    seat: (seat) => playerPart(look, seat),
    offer: ({ kind }) => offerName(kind),
    answer: (kind, given) => describeAnswer(look, kind, given),
  };
}

const OFFERS: Readonly<Record<string, string>> = {
  armistice: 'an armistice',
  draw: 'a draw',
  takeBack: 'to take moves back',
};

function offerName(kind: string): string {
  return OFFERS[kind] ?? kind;
}

const sentences: Sentences<Look, Events> = { ...warSentences, ...combatSentences };
