import type { Observation } from '@admiralty/engine';
import type { Board, PlaceRow } from '../../boards/types.ts';
import type { TableClient, TableState } from '../../table/types.ts';

/** A place that not everybody saw alike: how each of them saw it; null: not at all. */
export interface Differing {
  id: string;
  rows: readonly (PlaceRow | null)[];
}

interface Table {
  board: Board;
  state: TableState;
  client: TableClient;
}

export function differingIn({ board, state, client }: Table, seen: readonly Observation[]): Differing[] {
  const rowsOf = seen.map((observation) => {
    const rows = board.places({ view: observation.view, observation, state, client, isPast: true });
    return new Map(rows.map((row) => [row.id, row]));
  });
  const ids = [...new Set(rowsOf.flatMap((rows) => [...rows.keys()]))];
  return ids
    .map((id) => ({ id, rows: rowsOf.map((rows) => rows.get(id) ?? null) }))
    .filter(({ rows }) => new Set(rows.map(wordsOf)).size > 1);
}

function wordsOf(row: PlaceRow | null): string {
  return row ? `${row.place}, ${row.what}` : '';
}

/** Did they know the same? Beside places a view tells of sheets, hands and orders; whose it is does not count. */
export function isSameKnowledge(seen: readonly Observation[]): boolean {
  const known = seen.map(({ view, decisions, offers }) => {
    const told = typeof view === 'object' && view !== null ? { ...view, viewer: null } : view;
    return JSON.stringify([told, decisions.length > 0 ? 'asked' : '', offers.length]);
  });
  return new Set(known).size <= 1;
}
