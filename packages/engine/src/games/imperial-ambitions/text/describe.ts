/** Events and answers in plain English, from what the viewer knows. */

import { type KernelWords, tellEvent } from '#core/kernel-lines';
import { type Line, type Phrase, seatPart } from '#core/line';
import { capital } from '#core/text';
import type { GameEvent } from '#core/types';
import type { IaView } from '../secrets/view-types.ts';
import { answerWords } from './describe-answers.ts';
import { battleTellers, type Teller, Told, warTellers } from './describe-events.ts';
import { manners } from './manners.ts';
import { ownerName, settingsWords } from './show-words.ts';

/** The answer to a decision of a kind: a line of the numbered choices. Before the colon stands what it is done with. */
export function describeAnswer(view: IaView, kind: string, answer: unknown): string {
  if (kind === 'pace') return settingsWords(Object(answer));
  if (!Object.hasOwn(answerWords, kind)) return `${kind} ${JSON.stringify(answer)}`;
  const words = answerWords[kind as keyof typeof answerWords] as (view: IaView, answer: unknown) => string;
  return capital(words(view, answer));
}

/** What happened, in one sentence. */
export function describeEvent(view: IaView, event: Pick<GameEvent, 'type' | 'data'>): Line {
  return tellEvent(event, kernelWords(view), view, { tellers, manners });
}

function kernelWords(view: IaView): KernelWords {
  return {
    seat: (seat) => seatPart(seat, ownerName(view, seat)),
    offer: ({ kind }) => OFFERS[kind] ?? kind,
    answer: (kind, given) => describeAnswer(view, kind, given),
  };
}

const OFFERS: Readonly<Record<string, string>> = {
  draw: 'a draw',
  takeBack: 'to take moves back',
  standOff: 'to break off the battle',
};

const sentences: Readonly<Record<string, Teller>> = { ...warTellers, ...battleTellers };
const tellers = Object.fromEntries(
  Object.entries(sentences).map(([type, sentence]) => [
    type,
    (view: IaView, details: unknown): Phrase => sentence(new Told(view, details, describeAnswer)),
  ]),
);
