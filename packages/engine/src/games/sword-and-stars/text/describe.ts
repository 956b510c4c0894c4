/** Events and answers in plain English, from what the viewer knows. */

import { capital } from '#core/text';
import type { GameEvent } from '#core/types';
import type { SsView } from '../secrets/view-types.ts';
import type { Act, Events, Offers } from '../types.ts';
import { actWords } from './describe-acts.ts';
import { answerWords, goodsWords } from './describe-answers.ts';
import { confederationWords } from './describe-confederation.ts';
import { empireWords } from './describe-empires.ts';
import { operationWords } from './describe-operations.ts';
import { playerName } from './words.ts';

/** The answer to a decision, or an anytime action: what stands before a colon is what acts, so that long lists group by it. */
export function describeAnswer(view: SsView, kind: string, answer: unknown, about?: unknown): string {
  if (kind === 'act') return capital(actWords(view, answer as Act));
  if (kind === 'offer') return capital(offerWords(view, answer as Made));
  const words = own(answerWords, kind) as ((view: SsView, answer: unknown, about: unknown) => string) | undefined;
  return words ? capital(words(view, answer, about ?? null)) : `${kind} ${JSON.stringify(answer)}`;
}

/** What happened, in one sentence. */
export function describeEvent(view: SsView, { type, data: details }: Pick<GameEvent, 'type' | 'data'>): string {
  const teller = own(tellers, type) as ((view: SsView, details: unknown) => string) | undefined;
  return teller ? capital(teller(view, details)) : `${type} ${JSON.stringify(details)}`;
}

function own(words: object, name: string): unknown {
  return Object.hasOwn(words, name) ? (words as Record<string, unknown>)[name] : undefined;
}

/** A sentence for every word of the vocabulary. */
type Tellers = { [K in keyof Events]: (view: SsView, details: Events[K]) => string };

/** An offer as it is made (`terms`) and as it lies on the table (`with`). */
interface Made {
  by?: number;
  to: number[];
  kind: string;
  terms?: unknown;
  with?: unknown;
}

function offerWords(view: SsView, { to, kind, terms, with: lying }: Made): string {
  const whom = to.map((seat) => playerName(view, seat)).join(', ');
  const content = terms ?? lying;
  switch (kind) {
    case 'trade': {
      const { give, take } = content as Offers['trade'];
      return `offer to ${whom}: ${goodsWords(view, give)} for ${goodsWords(view, take)}`;
    }
    case 'agreement': {
      const { text, isPrivate } = content as Offers['agreement'];
      return `offer to ${whom}: ${isPrivate ? 'a private' : 'an'} agreement, “${text}”`;
    }
    case 'endAgreement':
      return `offer to ${whom}: to end agreement ${(content as Offers['endAgreement']).agreement}`;
    case 'draw':
      return 'offer to all: a draw';
    default:
      return kind === 'takeBack' ? 'offer to all: to take moves back' : `offer to ${whom}: ${kind}`;
  }
}

/** What the kernel itself tells. */
const kernelWords = {
  roll: (_view: SsView, { value, sides, face }: { value: number; sides: number; face?: string }) =>
    face === undefined ? `rolled ${value} of ${sides}.` : `drew ${face}, one of ${sides} left.`,
  result: (_view: SsView, { why }: { why: string }) => `${why}.`,
  resign: (view: SsView, { seat }: { seat: number }) => `${playerName(view, seat)} gives up.`,
  offer: (view: SsView, offer: Made) => `${playerName(view, offer.by ?? -1)}: ${offerWords(view, offer)}.`,
  accept: (view: SsView, { by }: { by: number }) => `${playerName(view, by)} accepts.`,
  decline: (view: SsView, { by }: { by: number }) => `${playerName(view, by)} declines.`,
  withdraw: (view: SsView, { by }: { by: number }) => `${playerName(view, by)} withdraws the offer.`,
};

const vocabulary: Tellers = { ...operationWords, ...empireWords, ...confederationWords };
const tellers: object = { ...kernelWords, ...vocabulary };
