/** Makes a column: `was` is the one that is copied, `start` the value of a new row, `width` how many numbers a row has. */
export type MakeColumn = (was: readonly number[] | undefined, start?: number, width?: number) => number[];
/** Columns that are copied, by name; none where rows are new. */
export type Source = Readonly<Record<string, readonly number[] | undefined>>;
type Lists<C> = { [Name in keyof C]: readonly number[] };
/** One row by column. */
export type Row<C> = { [Name in keyof C]: number };
export type ColumnsOf<Kind> = Kind extends Columns<infer C> ? C : never;

/**
 * Rows of whole numbers as parallel columns, one list a field: quick to read, quick to copy, plain JSON. A game names
 * each column once:
 *
 *     export const UNITS = new Columns((of, was) => ({
 *       owner: of(was['owner'], -1), // of a new row; 0 where nothing is said
 *       steps: of(was['steps']),
 *     }));
 *     export type Units = ColumnsOf<typeof UNITS>;
 *
 * The columns themselves are a literal of that function, so that states made, copied and loaded are alike to whoever reads them.
 */
export class Columns<C extends Lists<C>> {
  readonly names: readonly (keyof C)[];
  /** a new row */
  readonly start: Readonly<Row<C>>;
  private readonly make: (of: MakeColumn, was: Source) => C;

  constructor(make: (of: MakeColumn, was: Source) => C) {
    this.make = make;
    const read: PropertyKey[] = [];
    const starts: number[] = [];
    const noting = new Proxy<Source>({}, { get: (_, name) => void read.push(name) });
    const made = make((_, start = 0) => {
      starts.push(start);
      return [];
    }, noting);
    this.names = Object.keys(made) as (keyof C)[];
    this.start = Object.fromEntries(this.names.map((name, at) => [name, starts[at]])) as Row<C>;
    const wrong = this.names.find((name, at) => read[at] !== name);
    if (wrong !== undefined) throw new Error(`the column ${String(wrong)} is copied from another`);
  }

  /** So many rows, all alike. */
  rows(count: number, given: Partial<Row<C>> = {}): C {
    let at = 0;
    return this.make((_, start = 0, width = 1) => filled(count * width, given[this.names[at++]!] ?? start), {});
  }

  /** A copy that shares nothing. */
  clone(columns: C): C {
    return this.make(sliced, columns as Source);
  }

  /** Adds a row and returns its number. */
  add(columns: C, given: Partial<Row<C>>): number {
    const row = columns[this.names[0]!].length;
    this.put(columns, row, given);
    return row;
  }

  /** Writes a row; what is not given is as in a new one. */
  put(columns: C, row: number, given: Partial<Row<C>>): void {
    for (const name of this.names) listOf(columns, name)[row] = given[name] ?? this.start[name];
  }

  /** New rows, all alike, until there are so many. */
  grow(columns: C, length: number, given: Partial<Row<C>> = {}): void {
    for (const name of this.names) {
      const list = listOf(columns, name);
      const value = given[name] ?? this.start[name];
      while (list.length < length) list.push(value);
    }
  }

  /** Takes a row out: those behind it move up. */
  drop(columns: C, row: number): void {
    for (const name of this.names) listOf(columns, name).splice(row, 1);
  }

  /** Forgets all rows from a number on. */
  cut(columns: C, length: number): void {
    for (const name of this.names) listOf(columns, name).length = length;
  }

  /** One row by column. */
  row(columns: C, row: number): Row<C> {
    return Object.fromEntries(this.names.map((name) => [name, columns[name][row]!])) as Row<C>;
  }
}

/** Rules may be kept from writing to a column; rows come and go nevertheless. */
function listOf<C extends Lists<C>>(columns: Lists<C>, name: keyof C): number[] {
  return columns[name] as number[];
}

function sliced(was: readonly number[] | undefined): number[] {
  return was!.slice();
}

/** So many times the same value; not by `fill`, whose lists are slower to read ever after. */
function filled(length: number, value: number): number[] {
  const list: number[] = [];
  for (let row = 0; row < length; row++) list.push(value);
  return list;
}

/** Tells each column that is not so long, or holds what is no whole number. */
export function auditColumns<C extends Lists<C>>(
  what: string,
  columns: C,
  length: number,
  tell: (line: string) => void,
): void {
  for (const name in columns) {
    const list = columns[name];
    if (list.length !== length) tell(`${what}.${name} has ${list.length} entries, not ${length}`);
    const wrong = firstNoInteger(list);
    if (wrong >= 0) tell(`${what}.${name} holds ${list[wrong]}`);
  }
}

/** Where it stands, or -1. A loop: audits run after every action of a test. */
function firstNoInteger(list: readonly number[]): number {
  for (let row = 0; row < list.length; row++) if (!Number.isInteger(list[row])) return row;
  return -1;
}
