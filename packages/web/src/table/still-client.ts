import type { TableClient, TableState } from './types.ts';

/** What a picture may still ask of the table that it shows. */
export type Asked = Pick<TableClient, 'calc' | 'printed' | 'reason'>;

/** A table that only shows itself: for set-ups, replays and other pictures that nobody plays at. */
export function stillClient(state: TableState, source?: Asked): TableClient {
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
    calc: source?.calc ?? refuse,
    printed: source?.printed ?? (async () => null),
    text: refuse,
    at: async () => state.observation ?? refuse(),
    reason: source?.reason ?? (async () => null),
    undo: refuse,
    openCurtain: refuse,
    moveNow: refuse,
    file: refuse,
    close: () => {},
  };
}
