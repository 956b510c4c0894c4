import type { Level } from '@admiralty/bots';
import type { Player } from '@admiralty/host';
import type { SeatBody } from './records.ts';

/** Who sits where, as the log of a table tells it. The game starts when the last seat is taken. */
export class Seating {
  readonly #seats: readonly (SeatBody | null)[];
  /** What people added to the seed, by seat, when the game began; null: it has not. */
  readonly contributions: readonly string[] | null;

  /** `contributions`: of a game that has begun. */
  constructor(seats: number, seated: readonly SeatBody[], contributions: readonly string[] | null = null) {
    this.#seats = Array.from({ length: seats }, (_, seat) => seated.find((one) => one.seat === seat) ?? null);
    this.contributions = contributions ?? (this.#seats.includes(null) ? null : entropiesOf(this.#seats));
  }

  /** After somebody has sat down or got up. */
  with(body: SeatBody): Seating {
    const others = this.seated.filter(({ seat }) => seat !== body.seat);
    const isTaken = body.account !== null || body.bot !== null;
    return new Seating(this.count, isTaken ? [...others, body] : others, this.contributions);
  }

  at(seat: number): SeatBody | null {
    return this.#seats[seat] ?? null;
  }

  get count(): number {
    return this.#seats.length;
  }

  /** The first free seat that will do. */
  free(isGood: (seat: number) => boolean): number | null {
    const found = this.#seats.findIndex((one, seat) => one === null && isGood(seat));
    return found < 0 ? null : found;
  }

  /** Everybody who sits there now. */
  get seated(): SeatBody[] {
    return this.#seats.filter((one) => one !== null);
  }

  get players(): Player[] {
    return this.#seats.map((one) => (one?.bot ? { is: 'computer', level: one.bot as Level } : { is: 'person' }));
  }
}

function entropiesOf(seats: readonly (SeatBody | null)[]): string[] {
  return seats.flatMap((one) => (one?.account && one.entropy ? [one.entropy] : []));
}
