import {
  type Decision,
  fork,
  type Game,
  type GameTypes,
  Play,
  type Random,
  resampleTable,
  type Seat,
  seededDice,
  type Table,
} from '@admiralty/engine';

/**
 * A table as a seat may imagine it: alike in all that the seat knows, everything hidden drawn anew, other dice ahead.
 * There is no other way to make one than to draw it, so whoever holds a World has never seen the true table.
 */
export class World<T extends GameTypes> {
  readonly game: Game<T>;
  readonly seat: Seat;
  readonly #draw: () => Table<T['state']>;
  #table: Table<T['state']> | null = null;

  private constructor(game: Game<T>, draw: () => Table<T['state']>, seat: Seat) {
    this.game = game;
    this.#draw = draw;
    this.seat = seat;
  }

  static imagine<T extends GameTypes>(game: Game<T>, table: Table<T['state']>, seat: Seat, random: Random): World<T> {
    return new World(game, () => resampleTable(game, table, seat, random), seat);
  }

  /** Drawn when it is needed: much is answered without a look at it. */
  private get table(): Table<T['state']> {
    this.#table ??= this.#draw();
    return this.#table;
  }

  /** Another draw of what is hidden, from what this one and the true table have in common. */
  again(random: Random): World<T> {
    return World.imagine(this.game, this.table, this.seat, random);
  }

  /** A table of one's own to read, check and play on. */
  play(): Play<T> {
    return new Play(this.game, fork(this.game, this.table), seededDice);
  }

  get decisions(): readonly Decision[] {
    return this.table.pending;
  }

  /** As plain data: what goes to a worker, which imagines from it. */
  toJSON(): Table<T['state']> {
    return this.table;
  }
}
