import type { Access } from '@admiralty/engine';
import type { Sat } from '../../store/index.ts';
import { clockAfter, dueOf, isSpent, newClock, type SeatClock, stateOf } from '../clocks/clocks.ts';
import { ALWAYS_ON, type OffTime } from '../clocks/off-time.ts';
import { offTimesOf, type TimesStore } from '../clocks/off-times.ts';
import type { TableSetting } from '../records.ts';
import type { Restored } from './opening.ts';

/** The clocks of one table. */
export class Timing {
  readonly #restored: Restored;
  #off: OffTime[] = [];

  constructor(restored: Restored) {
    this.#restored = restored;
  }

  /** Learns when clocks stand: before anything is done at the table. */
  async prepare(store: TimesStore): Promise<void> {
    const { setting, clocks, seating } = this.#restored;
    if (!setting.clock) return;
    const seats = clocks.map(({ clock_since }, seat) => ({ account: seating.at(seat)?.account ?? null, clock_since }));
    this.#off = await offTimesOf(store, setting.clock, seats);
  }

  /**
   * Something was done: stops and starts clocks; returns the seats whose clock has changed. `answered`: the seat for which
   * a computer has done it.
   */
  note(at: number, isUndo: boolean, open: Access | null, answered: number | null = null): Sat[] {
    const { setting, play, pace, seating } = this.#restored;
    const { clock } = setting;
    if (!play) return [];
    const { result, pending } = play.game.session.table;
    const shown = new Set(open?.observeOpen().decisions.map(({ by }) => by));
    const asked = new Set(pending.map(({ by }) => by));
    const before = this.#restored.clocks;
    this.#restored.clocks = before.map((one, seat) => {
      const who = seating.at(seat);
      if (!who?.account) return one;
      const isAsked = !result && shown.has(seat);
      const hasAnswered = isAsked && !asked.has(seat);
      const standIn = seat === answered && !hasAnswered ? 'answered' : 'thinks';
      const state = {
        isAsked,
        hasAnswered,
        isPaused: pace.paused !== null,
        standIn: who.bot === null ? null : standIn,
        isUndo,
      } as const;
      const asked_at = who.bot === null && !result && asked.has(seat) ? (one.asked_at ?? at) : null;
      const next = clock ? clockAfter(one, clock, state, at, this.#offOf(seat)) : one;
      return next === one && asked_at === one.asked_at ? one : { ...next, asked_at };
    });
    return this.#restored.clocks.flatMap((one, seat) => (one === before[seat] ? [] : [this.row(seat)]));
  }

  /** The row of a seat with its clock. */
  row(seat: number): Sat {
    const { seating, clocks } = this.#restored;
    const who = seating.at(seat);
    return { seat, account: who?.account ?? null, bot: who?.bot ?? null, ...clocks[seat] };
  }

  /** When the first clock has to be looked at; null: none runs. */
  get due(): number | null {
    const { setting, clocks } = this.#restored;
    if (!setting.clock) return null;
    const times = clocks.flatMap((one, seat) =>
      this.#isOfComputer(seat) ? [] : (dueOf(one, setting.clock!, this.#offOf(seat)) ?? []),
    );
    return times.length === 0 ? null : Math.min(...times);
  }

  /** Seats in this state now. */
  seatsIn(state: 'out' | 'late', now: number): number[] {
    const { setting, clocks } = this.#restored;
    if (!setting.clock) return [];
    return clocks.flatMap((one, seat) =>
      !this.#isOfComputer(seat) && stateOf(one, setting.clock!, now, this.#offOf(seat)) === state ? [seat] : [],
    );
  }

  /** Has the seat used up all that it had for the turn that is open? */
  isSpent(seat: number, now: number): boolean {
    const { setting, clocks } = this.#restored;
    return setting.clock !== undefined && isSpent(clocks[seat]!, setting.clock, now, this.#offOf(seat));
  }

  change(seat: number, change: Partial<SeatClock>): void {
    const { clocks } = this.#restored;
    this.#restored.clocks = clocks.map((one, at) => (at === seat ? { ...one, ...change } : one));
  }

  /** The clock of who is away runs until the computer has answered, but never out. */
  #isOfComputer(seat: number): boolean {
    return this.#restored.seating.at(seat)?.bot != null;
  }

  #offOf(seat: number): OffTime {
    return this.#off[seat] ?? ALWAYS_ON;
  }
}

/** The clocks of a table as it is stored; of one without clocks none runs. */
export function clocksOf({ clock, seats }: TableSetting, rows: readonly (SeatClock & { seat: number })[]): SeatClock[] {
  return seats.map((_, seat) => {
    const row = rows.find((one) => one.seat === seat);
    if (!row) return newClock(clock?.bankMs ?? 0);
    const { bank_ms, clock_since, clock_stopped, clock_used, clock_credit, clock_last, clock_reminded, asked_at } = row;
    return { bank_ms, clock_since, clock_stopped, clock_used, clock_credit, clock_last, clock_reminded, asked_at };
  });
}
