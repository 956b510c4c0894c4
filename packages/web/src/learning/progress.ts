import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { GameId } from '../table/types.ts';

/** How far the reader is in a guided game. */
export interface Begun {
  /** the table it is played at */
  table: string;
  /** the step that is open, from 0; as many as there are steps: done */
  step: number;
  /** the coach is put away, the game goes on without it */
  isAway: boolean;
}

interface Lessons {
  begun: Partial<Record<GameId, Begun>>;
  begin(game: GameId, table: string): void;
  goTo(game: GameId, step: number): void;
  putAway(game: GameId, isAway: boolean): void;
}

/** Guided games begun on this device. */
export const useLessons = create<Lessons>()(
  persist(
    (set) => {
      const change = (game: GameId, part: Partial<Begun>): void => {
        set(({ begun }) => {
          const was = begun[game];
          return was ? { begun: { ...begun, [game]: { ...was, ...part } } } : {};
        });
      };
      return {
        begun: {},
        begin: (game, table) =>
          set(({ begun }) => ({ begun: { ...begun, [game]: { table, step: 0, isAway: false } } })),
        goTo: (game, step) => change(game, { step }),
        putAway: (game, isAway) => change(game, { isAway }),
      };
    },
    { name: 'admiralty-lessons' },
  ),
);
