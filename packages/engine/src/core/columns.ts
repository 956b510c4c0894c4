/** A state's records as parallel columns, one number a row. */
type Columns<C> = { [Name in keyof C]: number[] };

/** Fills `empty` with copies of the columns. */
export function cloneColumns<C extends Columns<C>>(columns: C, empty: C): C {
  for (const name in columns) empty[name] = columns[name].slice() as C[typeof name];
  return empty;
}
