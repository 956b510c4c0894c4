import type { Game, GameModule, GameTypes } from '../../src/core/index.ts';
import { type KernelWords, lineOfEvent } from '../../src/core/kernel-lines.ts';
import { parley } from './index.ts';
import type { ParleyTypes } from './state.ts';

const kernelWords: KernelWords = {
  seat: (seat) => `seat ${seat}`,
  offer: ({ kind }) => kind,
  answer: (kind, given) => `${kind} ${JSON.stringify(given)}`,
};

/** Parley with words and figures around it. */
export function moduleOf(game: Game<ParleyTypes> = parley, more: Partial<GameModule> = {}): GameModule {
  return {
    game: game as unknown as Game<GameTypes>,
    show: (view, topic) => (topic === 'phase' ? `round ${(view as { round: number }).round}` : JSON.stringify(view)),
    describeEvent: (view, event) =>
      lineOfEvent(event, kernelWords, view, { sentences: { [event.type]: () => `${event.type}.` }, styles: {} }),
    describeAnswer: (_view, kind, answer) => `${kind} ${JSON.stringify(answer)}`,
    hint: (_table, { kind }, _answer, figures) => {
      if (kind !== 'parry' || figures === null) return null;
      const { worth, heldBy } = figures as ParleyTypes['figures']['parry'];
      return `worth ${worth}, held by ${heldBy}`;
    },
    describeQuestion: (_view, { kind }) => kind,
    names: () => null,
    printed: null,
    calculations: async () => [],
    texts: async () => ({ rules: [], rulings: [] }),
    about: [],
    files: {},
    ...more,
  };
}
