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
  /** by `lessonId` */
  begun: Partial<Record<string, Begun>>;
  begin(id: string, table: string): void;
  goTo(id: string, step: number): void;
  putAway(id: string, isAway: boolean): void;
}

/** The first lesson of a game goes by the game alone. */
export function lessonId(game: GameId, part?: string): string {
  return part === undefined ? game : `${game} ${part}`;
}

/** Guided games begun on this device. */
export const useLessons = create<Lessons>()(
  persist(
    (set) => {
      const change = (id: string, part: Partial<Begun>): void => {
        set(({ begun }) => {
          const was = begun[id];
          return was ? { begun: { ...begun, [id]: { ...was, ...part } } } : {};
        });
      };
      return {
        begun: {},
        begin: (id, table) => set(({ begun }) => ({ begun: { ...begun, [id]: { table, step: 0, isAway: false } } })),
        goTo: (id, step) => change(id, { step }),
        putAway: (id, isAway) => change(id, { isAway }),
      };
    },
    { name: 'admiralty-lessons' },
  ),
);
