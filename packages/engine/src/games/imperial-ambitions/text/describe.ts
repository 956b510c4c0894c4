/** Events and answers in plain English, from what the viewer knows. */

import { capital } from '#core/text';
import type { GameEvent } from '#core/types';
import type { IaView } from '../secrets/view-types.ts';
import { answerWords } from './describe-answers.ts';
import { battleTellers, type Teller, Told, warTellers } from './describe-events.ts';
import { settingsWords } from './show-words.ts';

/** The answer to a decision of a kind: a line of the numbered choices. Before the colon stands what it is done with. */
export function describeAnswer(view: IaView, kind: string, answer: unknown): string {
  if (kind === 'pace') return settingsWords(Object(answer));
  if (!Object.hasOwn(answerWords, kind)) return `${kind} ${JSON.stringify(answer)}`;
  const words = answerWords[kind as keyof typeof answerWords] as (view: IaView, answer: unknown) => string;
  return capital(words(view, answer));
}

/** What happened, in one sentence. */
export function describeEvent(view: IaView, { type, data: details }: Pick<GameEvent, 'type' | 'data'>): string {
  const teller = Object.hasOwn(tellers, type) ? tellers[type] : undefined;
  return teller ? capital(teller(new Told(view, details, describeAnswer))) : `${type} ${JSON.stringify(details)}`;
}

const OFFERS: Readonly<Record<string, string>> = {
  draw: 'a draw',
  takeBack: 'to take moves back',
  standOff: 'to break off the battle',
};
const PHASES = ['Set-up', 'Income', 'Building', 'Movement', 'Trade', 'Combat', 'The end of the turn'];

const kernelTellers: Record<string, Teller> = {
  roll: (told) => `Rolled ${told.number('value')}.`,
  result: (told) => `The game is over: ${told.text('why')}.`,
  resign: (told) => `${told.side()} gives up.`,
  offer: (told) => `${told.side('by')} offers ${OFFERS[told.text('kind')] ?? told.text('kind')}.`,
  accept: (told) => `${told.side('by')} accepts.`,
  decline: (told) => `${told.side('by')} declines.`,
  withdraw: (told) => `${told.side('by')} withdraws the offer.`,
  phase: (told) => `Turn ${told.number('turn')}: ${PHASES[told.number('phase')] ?? 'next phase'}.`,
};

const tellers: Readonly<Record<string, Teller>> = { ...kernelTellers, ...warTellers, ...battleTellers };
/** Every word that has a sentence. */
export const TOLD_WORDS: readonly string[] = Object.keys(tellers);
