import type { Level } from '@admiralty/bots';
import type { Seat } from '../../store/index.ts';
import { momentAfter, type OffTime, usedBetween } from './off-time.ts';

/** How long people may think, and what happens when they do not answer. Live or over weeks: only the figures differ. */
export interface ClockSetting {
  /** for the whole game, used when a turn takes longer than its own time */
  bankMs: number;
  /** of each turn */
  turnMs: number;
  /** added to the bank after each turn */
  incrementMs: number;
  /** clocks stand in the hours that a person keeps free at night */
  nights: boolean;
  /** and while he is on vacation */
  vacations: boolean;
  atTimeout: 'default' | 'computer' | 'forfeit';
  /** of the computer that then plays */
  level: Level;
}

/** The clock of a seat, as it is stored. */
export type SeatClock = Pick<
  Seat,
  'bank_ms' | 'clock_since' | 'clock_stopped' | 'clock_used' | 'clock_reminded' | 'asked_at'
>;

/** Whether somebody's clock has to run now. */
export interface Asked {
  /** a person plays the seat, he is asked, and the game does not pause */
  isAsked: boolean;
  /** others cannot know yet that he has answered */
  isStillSecret: boolean;
  isPaused: boolean;
  /** a computer plays for him: whether it is asked; null: he plays himself */
  standIn: 'asked' | 'done' | null;
  isUndo: boolean;
}

/** At this part of his time somebody is reminded. */
const REMIND_AT = 0.8;

export function newClock(bank_ms: number): SeatClock {
  return { bank_ms, clock_since: null, clock_stopped: null, clock_used: 0, clock_reminded: 0, asked_at: null };
}

/** The clock of a seat after something was done at the table. */
export function clockAfter(clock: SeatClock, setting: ClockSetting, asked: Asked, at: number, off: OffTime): SeatClock {
  const { clock_since: since, clock_stopped: stopped } = clock;
  const used = since === null ? clock.clock_used : clock.clock_used + usedBetween(since, stopped ?? at, off);
  if (asked.isAsked) {
    if (since !== null && stopped === null) return clock;
    const isAgain = asked.isUndo && since === null; // what was added for the turn is taken back with it
    const bank_ms = isAgain ? Math.max(0, clock.bank_ms - setting.incrementMs) : clock.bank_ms;
    return { ...clock, bank_ms, clock_since: at, clock_stopped: null, clock_used: used };
  }
  const keepsTurn = (asked.isPaused && stopped === null) || asked.standIn === 'asked';
  if (keepsTurn && since !== null) return { ...clock, clock_since: null, clock_stopped: null, clock_used: used };
  // who goes away pays for what he has used of a turn that a computer ends, and gets nothing for it
  if (asked.standIn === 'done' && used > 0) return settled(clock, setting, used, 0);
  if (since === null) return clock;
  if (asked.isStillSecret) return { ...clock, clock_stopped: stopped ?? at };
  return settled(clock, setting, used, setting.incrementMs);
}

/** The turn is over. */
export function settled(clock: SeatClock, { turnMs }: ClockSetting, used: number, added: number): SeatClock {
  const bank_ms = Math.max(0, clock.bank_ms - Math.max(0, used - turnMs)) + added;
  return { ...clock, bank_ms, clock_since: null, clock_stopped: null, clock_used: 0, clock_reminded: 0 };
}

/** Has he used up all that he had for the turn that is open? */
export function isSpent(clock: SeatClock, setting: ClockSetting): boolean {
  return clock.clock_used > 0 && clock.clock_used >= budgetOf(clock, setting);
}

/** All that a seat may use of this turn. */
const budgetOf = (clock: SeatClock, { turnMs }: ClockSetting): number => turnMs + clock.bank_ms;

/** What is to be done about a clock that runs: time has run out, or somebody should be told that it soon will be. */
export function stateOf(
  clock: SeatClock,
  setting: ClockSetting,
  now: number,
  off: OffTime,
): 'standing' | 'running' | 'late' | 'out' {
  if (clock.clock_since === null || clock.clock_stopped !== null) return 'standing';
  const used = clock.clock_used + usedBetween(clock.clock_since, now, off);
  const budget = budgetOf(clock, setting);
  if (used >= budget) return 'out';
  return used >= REMIND_AT * budget && !clock.clock_reminded ? 'late' : 'running';
}

/** When the clock has to be looked at again; null: it stands. */
export function dueOf(clock: SeatClock, setting: ClockSetting, off: OffTime): number | null {
  const budget = budgetOf(clock, setting) * (clock.clock_reminded ? 1 : REMIND_AT);
  return momentOf(clock, budget, off);
}

/** When the time of a seat is out, as far as can be known now. */
export function deadlineOf(clock: SeatClock, setting: ClockSetting, off: OffTime): number | null {
  return momentOf(clock, budgetOf(clock, setting), off);
}

function momentOf(clock: SeatClock, budget: number, off: OffTime): number | null {
  if (clock.clock_since === null || clock.clock_stopped !== null) return null;
  return momentAfter(clock.clock_since, Math.max(0, Math.ceil(budget) - clock.clock_used), off);
}
