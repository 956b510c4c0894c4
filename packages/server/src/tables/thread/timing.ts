import type { Access } from '@admiralty/engine';
import type { Sat } from '../../store/index.ts';
import { clockAfter, dueOf, newClock, type SeatClock, settled, stateOf } from '../clocks/clocks.ts';
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

  /** Something was done: stops and starts clocks; returns the seats whose clock has changed. */
  note(at: number, isUndo: boolean, open: Access | null): Sat[] {
    const { setting, play, pace, seating } = this.#restored;
    const { clock } = setting;
    if (!play) return [];
    const { result, pending } = play.game.session.table;
    const isOn = !result && !pace.paused;
    const shown = new Set(open?.observeOpen().decisions.map(({ by }) => by));
    const asked = new Set(pending.map(({ by }) => by));
    const before = this.#restored.clocks;
    this.#restored.clocks = before.map((one, seat) => {
      const who = seating.at(seat);
      const isPerson = who?.account !== null && who?.bot === null;
      const state = {
        isAsked: isOn && isPerson && asked.has(seat),
        isStillSecret: !result && isPerson && shown.has(seat) && !asked.has(seat),
        isPaused: pace.paused !== null,
        standIn: !who?.account || isPerson ? null : !result && asked.has(seat) ? ('asked' as const) : ('done' as const),
        isUndo,
      };
      const asked_at = isPerson && !result && asked.has(seat) ? (one.asked_at ?? at) : null;
      const next = clock ? clockAfter(one, clock, state, at, this.#offOf(seat)) : one;
      return next === one && asked_at === one.asked_at ? one : { ...next, asked_at };
    });
    return this.#restored.clocks.flatMap((one, seat) => (one === before[seat] ? [] : [this.row(seat)]));
  }

  /** A computer has answered in the place of somebody: what he had used of the turn is paid. Returns the changed row. */
  answeredFor(seat: number): Sat[] {
    const { setting, clocks } = this.#restored;
    const clock = clocks[seat]!;
    if (!setting.clock || clock.clock_used === 0) return [];
    this.change(seat, settled(clock, setting.clock, clock.clock_used, 0));
    return [this.row(seat)];
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
    const times = clocks.flatMap((one, seat) => dueOf(one, setting.clock!, this.#offOf(seat)) ?? []);
    return times.length === 0 ? null : Math.min(...times);
  }

  /** Seats in this state now. */
  seatsIn(state: 'out' | 'late', now: number): number[] {
    const { setting, clocks } = this.#restored;
    if (!setting.clock) return [];
    return clocks.flatMap((one, seat) =>
      stateOf(one, setting.clock!, now, this.#offOf(seat)) === state ? [seat] : [],
    );
  }

  change(seat: number, change: Partial<SeatClock>): void {
    const { clocks } = this.#restored;
    this.#restored.clocks = clocks.map((one, at) => (at === seat ? { ...one, ...change } : one));
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
    const { bank_ms, clock_since, clock_stopped, clock_used, clock_reminded, asked_at } = row;
    return { bank_ms, clock_since, clock_stopped, clock_used, clock_reminded, asked_at };
  });
}
