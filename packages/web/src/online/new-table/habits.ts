import { type ClockWish, usualClock } from '../clock/clock-wish.ts';

export type Watchers = 'nobody' | 'link' | 'anybody';

/** How somebody's tables are, whatever is played at them. */
export interface TableHabits {
  clock: ClockWish;
  watchers: Watchers;
  /** seconds after which watchers see what happened */
  delay: number;
}

const usual: TableHabits = { clock: usualClock('none'), watchers: 'link', delay: 0 };

const KEY = 'admiralty-habits';

/** As the last table was made here. */
export function lastHabits(): TableHabits {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<TableHabits>;
    return { ...usual, ...kept, clock: { ...usual.clock, ...kept.clock } };
  } catch {
    return usual;
  }
}

export function keepHabits(habits: TableHabits): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(habits));
  } catch {
    // the next table begins with the usual
  }
}
