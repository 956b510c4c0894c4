/** Events and answers in plain English, from what the viewer knows. */

import { type KernelWords, lineOfEvent } from '#core/kernel-lines';
import type { Line } from '#core/line';
import { capital } from '#core/text';
import type { GameEvent } from '#core/types';
import type { DvView } from '../secrets/view-types.ts';
import type { Order, Shot } from '../types.ts';
import { sentences, sideOf } from './describe-events.ts';
import { answerWords, describeOrder, describeShot } from './describe-orders.ts';
import { styles } from './event-styles.ts';
import { unitName } from './words.ts';

export { describeOrder, describeShot };

/** The answer to a decision of a kind: a line of the numbered choices. */
export function describeAnswer(view: DvView, kind: string, answer: unknown): string {
  if (kind === 'command') return describeOrder(view, answer as Order);
  if (kind === 'fire') return describeShot(view, answer as Shot);
  if (!Object.hasOwn(answerWords, kind)) return `${kind} ${JSON.stringify(answer)}`;
  const words = answerWords[kind as keyof typeof answerWords] as (view: DvView, answer: unknown) => string;
  return words(view, answer);
}

/** Orders and shots begin with the unit that receives or makes them. */
export function answerSubject(view: DvView, kind: string, answer: unknown): string | null {
  const order = answer as Order | Shot;
  if ((kind !== 'command' && kind !== 'fire') || order.do === 'end') return null;
  return capital(unitName(view, order.unit));
}

const OFFERS: Readonly<Record<string, string>> = {
  draw: 'a draw',
  takeBack: 'to take moves back',
  endBattle: 'to end the battle',
};

/** What happened, in one sentence. */
export function describeEvent(view: DvView, event: Pick<GameEvent, 'type' | 'data'>): Line {
  return lineOfEvent(event, kernelWords(view), view, { sentences, styles });
}

function kernelWords(view: DvView): KernelWords {
  return {
    seat: (seat) => sideOf(view, seat),
    offer: ({ kind }) => OFFERS[kind] ?? kind,
    answer: (kind, given) => describeAnswer(view, kind, given),
  };
}
