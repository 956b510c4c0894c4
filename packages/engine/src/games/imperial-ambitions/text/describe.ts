/** Events and answers in plain English, from what the viewer knows. */

import { type KernelWords, lineOfEvent } from '#core/kernel-lines';
import { type Line, seatPart } from '#core/line';
import type { GameEvent } from '#core/types';
import type { IaView } from '../secrets/view-types.ts';
import { describeAnswer } from './describe-answers.ts';
import { sentences } from './describe-events.ts';
import { styles } from './event-styles.ts';
import { ownerName } from './show-words.ts';

export { describeAnswer };

/** What happened, in one sentence. */
export function describeEvent(view: IaView, event: Pick<GameEvent, 'type' | 'data'>): Line {
  return lineOfEvent(event, kernelWords(view), view, { sentences, styles });
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
