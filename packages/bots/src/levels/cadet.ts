import type { Action, Offer, Seat } from '@admiralty/engine';
import type { Bot, Thought } from '../bot.ts';
import type { AnyKnowledge } from '../knowledge.ts';
import { answerTo, sensibleAnswer, thoughtOf } from './answers.ts';

/** Sensible random: any legal answer that wastes nothing; all that can be said for it is its odds. It plays on at every offer but that of going back. */
export function cadet(knowledge: AnyKnowledge | null): Bot {
  return {
    id: 'cadet',
    level: 'cadet',
    *think({ asked, seat, world, observation }, _budget, random) {
      if (asked) {
        const play = world.play();
        const answer = sensibleAnswer(knowledge, play, asked, random);
        const hasOpenOdds = knowledge?.hasOpenOdds?.(play, asked.kind, answer) ?? false;
        yield thoughtOf(answerTo(asked, answer), '', { hasOpenOdds });
        return;
      }
      const [offer] = offersTo(seat, observation.offers);
      if (!offer) return;
      yield takeBackThought(seat, offer) ?? thoughtOf(decline(seat, offer), 'prefers to play on');
    },
    hasInitiative: false,
    reactsTo: () => false,
  };
}

/** Offers that wait for this seat's word. */
export function offersTo(seat: Seat, offers: readonly Offer[]): Offer[] {
  return offers.filter(({ to, accepted }) => to.includes(seat) && !accepted.includes(seat));
}

/** Going back is a matter between people: a computer never stands in the way. */
export function takeBackThought(seat: Seat, offer: Offer): Thought | null {
  return offer.kind === 'takeBack' ? thoughtOf(accept(seat, offer), 'has nothing against going back') : null;
}

export function accept(seat: Seat, { id }: Offer): Action {
  return { decision: null, by: seat, kind: 'accept', with: { offer: id } };
}

export function decline(seat: Seat, { id }: Offer): Action {
  return { decision: null, by: seat, kind: 'decline', with: { offer: id } };
}
