/** Luck against expectation, from the rolls and cards that the reader was told of. */
import type { Part, Seat } from '@admiralty/engine';
import type { Board } from '../../boards/types.ts';
import type { LogEntry } from '../../table/types.ts';
import { shell } from '../../words/shell.ts';
import { type LogLine, linesOf, saidOf } from '../log/lines.ts';

/** What one seat had of one thing that chance decides. */
export interface Tally {
  seat: Seat;
  /** what is counted: rolls that succeeded, hits, Operations */
  of: string;
  rolls: number;
  got: number;
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
  /** by seat, then in the order in which they came up */
  tallies: readonly Tally[];
  /** the least likely first */
  surprises: readonly Surprise[];
}

/** Less likely than this is worth a line. */
const RARE = 0.3;
const SURPRISES = 3;

export function luckOf(log: readonly LogEntry[], rolls: Board['rolls'] = {}): Luck {
  const tallies = new Map<string, Tally>();
  const surprises: Surprise[] = [];
  const add = (seat: Seat, of: string, got: number, expected: number, variance: number): void => {
    const before = tallies.get(`${seat} ${of}`) ?? { seat, of, rolls: 0, got: 0, expected: 0, spread: 0 };
    tallies.set(`${seat} ${of}`, {
      ...before,
      rolls: before.rolls + 1,
      got: before.got + got,
      expected: before.expected + expected,
      spread: Math.hypot(before.spread, Math.sqrt(variance)),
    });
  };
  for (const { action, by, events } of log)
    for (const line of linesOf(events, rolls)) {
      const owner = line.owner ?? by;
      for (const { seat = owner, of, got, expected, variance } of line.fortunes)
        if (seat !== null) add(seat, of, got, expected, variance);
      for (const { seat = owner, chance, isSuccess, words } of [...triesIn(line), ...toldTries(line)]) {
        if (seat === null) continue;
        add(seat, shell.luckTries, Number(isSuccess), chance, chance * (1 - chance));
        const happened = isSuccess ? chance : 1 - chance;
        if (happened < RARE) surprises.push({ action, seat, chance: happened, isSuccess, words });
      }
    }
  surprises.sort((one, other) => one.chance - other.chance);
  return {
    tallies: [...tallies.values()].sort((one, other) => one.seat - other.seat),
    surprises: surprises.slice(0, SURPRISES),
  };
}

/** A die and the figure that it had to meet. */
interface Try {
  /** whose it was; left out: the line's */
  seat?: Seat | null;
  chance: number;
  isSuccess: boolean;
  words: readonly Part[];
}

function tryOf(value: number, figure: number, sides: number): Pick<Try, 'chance' | 'isSuccess'> {
  return { chance: Math.min(Math.max(figure / sides, 0), 1), isSuccess: value <= figure };
}

/** Every die of a line that stands beside its figure. */
function triesIn(line: LogLine): Try[] {
  return line.parts.flatMap((part, at) => {
    const before = line.parts[at - 1];
    if (part.is !== 'cast' || before?.is !== 'needs') return [];
    return [{ ...tryOf(part.roll.value, before.figure, part.roll.sides), words: saidOf(line) }];
  });
}

/** Every die that a sentence tells with its figure: it belongs to whom the sentence is about. */
function toldTries({ parts }: LogLine): Try[] {
  return parts.flatMap((part) => {
    const words = part.is === 'said' ? part.parts : [];
    return words.flatMap((die) => {
      if (typeof die !== 'object' || die.is !== 'die' || die.value === null || die.needs === null) return [];
      return [{ seat: seatIn(words), ...tryOf(die.value, die.needs, die.sides), words }];
    });
  });
}

function seatIn(words: readonly Part[]): Seat | null {
  const [first] = words.flatMap((one) =>
    typeof one === 'object' && (one.is === 'unit' || one.is === 'seat') ? [one.seat] : [],
  );
  return first ?? null;
}

/** Within what chance alone strays by it is neither. */
export function luckIn({
  got,
  expected,
  spread,
}: Pick<Tally, 'got' | 'expected' | 'spread'>): keyof typeof shell.luckWords {
  const off = got - expected;
  if (Math.abs(off) <= spread) return 'even';
  return off > 0 ? 'lucky' : 'unlucky';
}
