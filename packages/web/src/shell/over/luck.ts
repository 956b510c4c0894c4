/** Luck against expectation, from the rolls that the reader was told of: those that had to stay at or below a figure. */
import type { Part, Seat } from '@admiralty/engine';
import type { Board } from '../../boards/types.ts';
import type { LogEntry } from '../../table/types.ts';
import { type LogLine, linesOf, saidOf } from '../log/lines.ts';

export interface Tally {
  rolls: number;
  successes: number;
  /** the sum of their chances */
  expected: number;
  /** what chance alone strays by, one time in three more */
  spread: number;
}

/** A roll that went against its chance. */
export interface Surprise {
  action: number;
  seat: Seat;
  /** of what happened */
  chance: number;
  isSuccess: boolean;
  words: readonly Part[];
}

export interface Luck {
  tallies: ReadonlyMap<Seat, Tally>;
  /** the least likely first */
  surprises: readonly Surprise[];
}

/** Less likely than this is worth a line. */
const RARE = 0.3;
const SURPRISES = 3;

export function luckOf(log: readonly LogEntry[], rolls: Board['rolls'] = {}): Luck {
  const tallies = new Map<Seat, Tally>();
  const surprises: Surprise[] = [];
  for (const { action, by, events } of log)
    for (const line of linesOf(events, rolls)) {
      const seat = line.owner ?? by;
      if (seat === null) continue;
      for (const { chance, isSuccess } of triesIn(line)) {
        tallies.set(seat, added(tallies.get(seat), chance, isSuccess));
        const happened = isSuccess ? chance : 1 - chance;
        if (happened < RARE) surprises.push({ action, seat, chance: happened, isSuccess, words: saidOf(line) });
      }
    }
  surprises.sort((one, other) => one.chance - other.chance);
  return { tallies, surprises: surprises.slice(0, SURPRISES) };
}

/** Every die of a line that had a figure to meet. */
function triesIn({ parts }: LogLine): { chance: number; isSuccess: boolean }[] {
  return parts.flatMap((part, at) => {
    const before = parts[at - 1];
    if (part.is !== 'cast' || before?.is !== 'needs') return [];
    const chance = Math.min(Math.max(before.figure / part.roll.sides, 0), 1);
    return [{ chance, isSuccess: part.roll.value <= before.figure }];
  });
}

function added(tally: Tally | undefined, chance: number, isSuccess: boolean): Tally {
  const { rolls, successes, expected, spread } = tally ?? { rolls: 0, successes: 0, expected: 0, spread: 0 };
  return {
    rolls: rolls + 1,
    successes: successes + (isSuccess ? 1 : 0),
    expected: expected + chance,
    spread: Math.sqrt(spread ** 2 + chance * (1 - chance)),
  };
}

/** Within what chance alone strays by it is neither. */
export function luckIn({ successes, expected, spread }: Tally): 'lucky' | 'unlucky' | 'even' {
  const off = successes - expected;
  if (Math.abs(off) <= spread) return 'even';
  return off > 0 ? 'lucky' : 'unlucky';
}
