import type { TableClient, TableState } from './types.ts';

/** A table that only shows itself: for set-ups and other pictures that nobody plays at. */
export function stillClient(state: TableState): TableClient {
  const refuse = async (): Promise<never> => {
    throw new Error('nobody plays at this table');
  };
  return {
    state: () => state,
    subscribe: () => () => {},
    act: refuse,
    check: refuse,
    answers: async () => null,
    sample: async () => null,
    proposal: async () => null,
    describe: async () => [],
    preview: refuse,
    figures: async () => [],
    openings: async () => null,
    outOfTurn: async () => [],
    calc: refuse,
    printed: async () => null,
    text: refuse,
    at: async () => state.observation ?? refuse(),
    reason: async () => null,
    undo: refuse,
    openCurtain: refuse,
    moveNow: refuse,
    file: refuse,
    close: () => {},
  };
}
