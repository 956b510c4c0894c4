import type { Level } from '@admiralty/bots';
import type { Player } from '@admiralty/host';
import type { SeatBody } from './records.ts';

/** Who sits where, as the log of a table tells it. The game starts when the last seat is taken. */
export class Seating {
  readonly #seats: (SeatBody | null)[];
  #contributions: string[] | null = null;

  constructor(seats: number, seated: readonly SeatBody[]) {
    this.#seats = Array.from({ length: seats }, () => null);
    for (const one of seated) this.#put(one);
    this.#look();
  }

  take(body: SeatBody): void {
    this.#put(body);
    this.#look();
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

  /** What people added to the seed, by seat, when the game began; null: it has not. */
  get contributions(): readonly string[] | null {
    return this.#contributions;
  }

  get players(): Player[] {
    return this.#seats.map((one) => (one?.bot ? { is: 'computer', level: one.bot as Level } : { is: 'person' }));
  }

  #put(body: SeatBody): void {
    this.#seats[body.seat] = body.account === null && body.bot === null ? null : body;
  }

  #look(): void {
    if (this.#contributions !== null || this.#seats.includes(null)) return;
    this.#contributions = this.#seats.flatMap((one) => (one?.account && one.entropy ? [one.entropy] : []));
  }
}
