/** The fights of the combat phase that is on: those the log tells of, then where both sides still stand. */
import type { LogEntry } from '../../../table/types.ts';
import type { Shown } from '../shown.ts';
import { read } from './volleys.ts';

interface Contested {
  hex: number;
  is: 'over' | 'now' | 'ahead';
}

export function contestedIn(log: readonly LogEntry[], now: number, meetings: readonly number[]): Contested[] {
  const events = log.flatMap((entry) => entry.events);
  const begun = events.slice(events.findLastIndex((event) => event.what === 'phase') + 1);
  const fought = begun.flatMap((event) => read(event, 'combatOver')?.hex ?? []);
  return [
    ...fought.map((hex) => ({ hex, is: 'over' as const })),
    { hex: now, is: 'now' },
    ...meetings.filter((hex) => hex > now).map((hex) => ({ hex, is: 'ahead' as const })), // R89: in ascending order
  ];
}

/** Where the reader sees ships of both sides; hexes in ascending order. */
export function meetingsOf({ data, cards }: Shown): number[] {
  return Array.from({ length: data.map.hexCount }, (_, hex) => hex).filter((hex) =>
    cards.place(hex).stacks.every(({ fleets, independent }) => fleets.length + independent.length > 0),
  );
}
