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
  | 'bank_ms'
  | 'clock_since'
  | 'clock_stopped'
  | 'clock_used'
  | 'clock_credit'
  | 'clock_last'
  | 'clock_reminded'
  | 'asked_at'
>;

/** Whether somebody's clock has to run now. */
export interface Asked {
  /** as everybody may know it: whose sealed answer is in still stands among those who are asked */
  isAsked: boolean;
  /** he has answered, and others cannot know it yet */
  hasAnswered: boolean;
  isPaused: boolean;
  /** a computer plays for him, and has just answered or has yet to do so; null: he plays himself */
  standIn: 'thinks' | 'answered' | null;
  isUndo: boolean;
}

/** At this part of his time somebody is reminded. */
const REMIND_AT = 0.8;

export function newClock(bank_ms: number): SeatClock {
  const stands = { clock_since: null, clock_stopped: null, clock_used: 0, clock_credit: 0, clock_last: 0 };
  return { bank_ms, ...stands, clock_reminded: 0, asked_at: null };
}

/**
 * The clock of a seat after something was done at the table. What others are shown of it goes by what everybody may know:
 * time that passes after a sealed answer is a credit, of which they learn when the turn is over.
 */
export function clockAfter(clock: SeatClock, setting: ClockSetting, asked: Asked, at: number, off: OffTime): SeatClock {
  const own = credited(clock, asked, at, off);
  if (!asked.isAsked || asked.standIn === 'answered') return isOpen(own) ? closed(own, setting, asked, at, off) : own;
  const { clock_since: since, clock_used } = own;
  if (asked.isPaused)
    return since === null ? own : { ...own, clock_since: null, clock_used: clock_used + usedBetween(since, at, off) };
  if (since !== null || (asked.standIn && !isOpen(own))) return own;
  const turn = asked.isUndo && !isOpen(own) ? reopened(own, setting) : own;
  return { ...turn, clock_since: at, clock_stopped: asked.hasAnswered ? at : null };
}

/** The turn is over. Who goes away pays for what is used of it until a computer ends it, and gets nothing for it. */
function closed(clock: SeatClock, setting: ClockSetting, asked: Asked, at: number, off: OffTime): SeatClock {
  const { bank_ms, asked_at } = clock;
  if (asked.isUndo && !asked.isAsked) return { ...newClock(bank_ms), asked_at }; // it has never been
  const used = usedUpTo(clock, at, off);
  const added = asked.standIn ? 0 : setting.incrementMs;
  return { ...newClock(Math.max(0, bank_ms - overtime(used, setting)) + added), clock_last: used, asked_at };
}

/** His last turn goes on, since he has taken back what ended it: as he left it. */
function reopened({ clock_last, ...clock }: SeatClock, setting: ClockSetting): SeatClock {
  const bank_ms = Math.max(0, clock.bank_ms - setting.incrementMs) + overtime(clock_last, setting);
  return { ...clock, bank_ms, clock_used: clock_last, clock_last: 0 };
}

/** What the bank pays of a turn. */
const overtime = (used: number, { turnMs }: ClockSetting): number => Math.max(0, used - turnMs);

/** While his answer lies sealed his time stands, and nobody else can tell. */
function credited(clock: SeatClock, { hasAnswered, isPaused }: Asked, at: number, off: OffTime): SeatClock {
  const { clock_stopped: stopped, clock_since: since } = clock;
  const isStopped = hasAnswered && !isPaused && since !== null;
  if (isStopped === (stopped !== null)) return clock;
  if (stopped === null) return { ...clock, clock_stopped: at };
  return { ...clock, clock_stopped: null, clock_credit: clock.clock_credit + usedBetween(stopped, at, off) };
}

/** A turn of his that has begun and is not paid yet. */
const isOpen = ({ clock_since, clock_used }: SeatClock): boolean => clock_since !== null || clock_used > 0;

/** What he has used of it. */
function usedUpTo(clock: SeatClock, now: number, off: OffTime): number {
  const { clock_since: since, clock_stopped: stopped, clock_used, clock_credit } = clock;
  return clock_used - clock_credit + (since === null ? 0 : usedBetween(since, stopped ?? now, off));
}

/** Has he used up all that he had for the turn that is open? */
export function isSpent(clock: SeatClock, setting: ClockSetting, now: number, off: OffTime): boolean {
  return isOpen(clock) && usedUpTo(clock, now, off) >= budgetOf(clock, setting);
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
  const used = usedUpTo(clock, now, off);
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

/** The clock as others may see it: neither that an answer lies sealed nor that one did. */
export function asOthersSee<Clock extends SeatClock>(clock: Clock): Clock {
  return { ...clock, clock_stopped: null, clock_credit: 0 };
}

function momentOf(clock: SeatClock, budget: number, off: OffTime): number | null {
  const { clock_since: since, clock_stopped: stopped, clock_used, clock_credit } = clock;
  if (since === null || stopped !== null) return null;
  return momentAfter(since, Math.max(0, Math.ceil(budget) - clock_used + clock_credit), off);
}
