import type { Game, GameModule, GameTypes } from '../../src/core/index.ts';
import { type KernelWords, tellEvent } from '../../src/core/kernel-lines.ts';
import { parley } from './index.ts';
import type { ParleyState, ParleyTypes } from './state.ts';

const kernelWords: KernelWords = {
  seat: (seat) => `seat ${seat}`,
  offer: ({ kind }) => kind,
  answer: (kind, given) => `${kind} ${JSON.stringify(given)}`,
};

/** Parley with words and figures around it. */
export function boxOf(game: Game<ParleyTypes> = parley, more: Partial<GameModule> = {}): GameModule {
  return {
    game: game as unknown as Game<GameTypes>,
    show: (view, topic) => (topic === 'phase' ? `round ${(view as { round: number }).round}` : JSON.stringify(view)),
    describeEvent: (view, event) =>
      tellEvent(event, kernelWords, view, { tellers: { [event.type]: () => `${event.type}.` }, manners: {} }),
    describeAnswer: (_view, kind, answer) => `${kind} ${JSON.stringify(answer)}`,
    // right for a card of one's own hand; of any other it would tell who holds it
    hint: ({ g }, { kind }, answer) => {
      const { card } = Object(answer) as { card?: number | null };
      return kind === 'parry' && typeof card === 'number'
        ? `worth ${parley.data.cards[card]}, held by ${(g as ParleyState).holder[card]}`
        : null;
    },
    figures: ({ g }, { kind }, answer) => {
      const { voyages } = Object(answer) as { voyages?: { island: number }[] };
      return kind === 'plot' ? voyages?.map(({ island }) => (g as ParleyState).garrison[island]) : null;
    },
    describeQuestion: (_view, { kind }) => kind,
    names: () => null,
    calculations: [],
    rules: [],
    rulings: [],
    about: [],
    files: {},
    ...more,
  };
}
