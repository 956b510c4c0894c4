/** Events and answers in plain English, from what the viewer knows. */

import { type KernelWords, lineOfEvent, type Sentences } from '#core/kernel-lines';
import { joined, type Line, type Phrase, phraseText, say } from '#core/line';
import { capital } from '#core/text';
import type { GameEvent, Offer } from '#core/types';
import type { SsView } from '../secrets/view-types.ts';
import type { Act, Events, Offers } from '../types.ts';
import { actWords } from './describe-acts.ts';
import { answerWords, goodsWords } from './describe-answers.ts';
import { confederationWords } from './describe-confederation.ts';
import { empireWords } from './describe-empires.ts';
import { operationWords } from './describe-operations.ts';
import { playerOf } from './event-parts.ts';
import { styles } from './event-styles.ts';

/** The answer to a decision, or an anytime action: what stands before a colon is what acts, so that long lists group by it. */
export function describeAnswer(view: SsView, kind: string, answer: unknown, about?: unknown): string {
  if (kind === 'act') return capital(actWords(view, answer as Act));
  if (kind === 'offer') return capital(offerWords(view, answer as Made));
  const words = own(answerWords, kind) as ((view: SsView, answer: unknown, about: unknown) => string) | undefined;
  return words ? capital(words(view, answer, about ?? null)) : `${kind} ${JSON.stringify(answer)}`;
}

/** What happened, in one sentence. */
export function describeEvent(view: SsView, event: Pick<GameEvent, 'type' | 'data'>): Line {
  return lineOfEvent(event, kernelWords(view), view, { sentences, styles });
}

function kernelWords(view: SsView): KernelWords {
  return {
    seat: (seat) => playerOf(view, seat),
    offer: (offer) => offerTerms(view, offer),
    answer: (kind, given) => describeAnswer(view, kind, given),
  };
}

function own(words: object, name: string): unknown {
  return Object.hasOwn(words, name) ? (words as Record<string, unknown>)[name] : undefined;
}

/** An offer as it is made (`terms`) and as it lies on the table (`with`). */
interface Made {
  by?: number;
  to: number[];
  kind: string;
  terms?: unknown;
  with?: unknown;
}

function offerWords(view: SsView, { to, kind, terms, with: lying }: Made): string {
  return phraseText(say`offer ${offerTerms(view, { to, kind, with: terms ?? lying })}`);
}

/** Whom, and what for what. */
function offerTerms(view: SsView, { to, kind, with: content }: Pick<Offer, 'kind' | 'to' | 'with'>): Phrase {
  const whom = joined(
    to.map((seat) => playerOf(view, seat)),
    ', ',
  );
  switch (kind) {
    case 'trade': {
      const { give, take } = content as Offers['trade'];
      return say`to ${whom}: ${goodsWords(view, give)} for ${goodsWords(view, take)}`;
    }
    case 'agreement': {
      const { text, isPrivate } = content as Offers['agreement'];
      return say`to ${whom}: ${isPrivate ? 'a private' : 'an'} agreement, “${text}”`;
    }
    case 'endAgreement':
      return say`to ${whom}: to end agreement ${(content as Offers['endAgreement']).agreement}`;
    case 'draw':
      return 'to all: a draw';
    default:
      return kind === 'takeBack' ? 'to all: to take moves back' : say`to ${whom}: ${kind}`;
  }
}

const sentences: Sentences<SsView, Events> = { ...operationWords, ...empireWords, ...confederationWords };
