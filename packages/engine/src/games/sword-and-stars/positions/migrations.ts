/** Games begun under older rules, brought up to date. */
import type { Table } from '#core/types';
import { retiredOptions } from '../data/options.ts';
import type { SwordState } from '../state.ts';

type Version1 = Omit<SwordState, 'confederationGains'>;

/** Rules 2: Seats may choose their Empires, clocks that nobody kept are gone, gains are noted for the move of 29.3 (R129). */
export function fromVersion1(table: unknown): unknown {
  const old = table as Table<Version1>;
  const options = Object.entries(old.g.options).filter(([id]) => !retiredOptions.includes(id));
  const g: SwordState = {
    ...old.g,
    options: { empires: '', ...Object.fromEntries(options) },
    confederationGains: old.g.players.confederationSeat.filter((system) => system >= 0),
  };
  return { ...old, g };
}
