import type { OnlineSeat, OnlineTable } from '../server.ts';

/** How it stands with the time of a seat. */
export interface TimeLeft {
  ms: number;
  isRunning: boolean;
  /** what is left of this turn's own time, and of the bank, each from 0 to 1 */
  turn: number;
  bank: number;
  /** a tenth of all that it had, or less */
  isSoon: boolean;
}

/** Null: no clock runs for the seat. `now`: by the server's time. */
export function timeLeft({ clock }: Pick<OnlineTable, 'clock'>, seat: OnlineSeat, now: number): TimeLeft | null {
  const own = seat.clock;
  if (!clock || !own) return null;
  const all = clock.turnMs + own.bank;
  const ms = Math.max(0, own.deadline === null ? all - own.used : own.deadline - now);
  const fullBank = Math.max(clock.bankMs, own.bank);
  return {
    ms,
    isRunning: own.deadline !== null,
    turn: clock.turnMs === 0 ? 0 : Math.min(1, Math.max(0, ms - own.bank) / clock.turnMs),
    bank: fullBank === 0 ? 0 : Math.min(own.bank, ms) / fullBank,
    isSoon: ms <= (clock.turnMs + fullBank) / 10,
  };
}

const MINUTE = 60_000;

/** What a screen reader says of one's own clock: at half, an hour, five minutes; each once. */
export function voiceOf({ ms, isRunning }: TimeLeft, all: number): 'half' | 'hour' | 'minutes' | null {
  if (!isRunning) return null;
  if (ms <= 5 * MINUTE && all > 5 * MINUTE) return 'minutes';
  if (ms <= 60 * MINUTE && all > 120 * MINUTE) return 'hour';
  return ms <= all / 2 ? 'half' : null;
}
