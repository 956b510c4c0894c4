/** What became of tables when the rules changed: each entry brings a table of that version to the next. */
import { copy } from '#core/copy';
import type { Table } from '#core/types';
import { EARLIER } from '../data/load-scenarios.ts';
import { cloneState, type WarState } from '../state.ts';

/** Version 2: columns for R100, R104 and R106, the option of the secret base, no points in questions about bombing (A6). */
function toVersion2(json: unknown): unknown {
  const table = copy(json) as Table<WarState>;
  const { g } = table;
  g.options = { ...g.options, secretBase: 'chosen' };
  g.squadrons.detachedFrom = g.squadrons.status.map(() => -1);
  g.fleets.lastSeen = g.fleets.status.map(() => -1);
  g.combat.shifted = -1;
  for (const decision of table.pending)
    if (decision.kind === 'bomb') decision.about = { hex: (decision.about as { hex: number }).hex };
  table.g = cloneState(g); // columns in their order
  return table;
}

/** Version 3: our own scenarios are evened out; games that have begun go on as they were laid out. */
function toVersion3(json: unknown): unknown {
  const table = copy(json) as Table<WarState>;
  table.g.scenario = `${table.g.scenario}${EARLIER}`;
  return table;
}

export const migrations: { readonly [fromVersion: number]: (table: unknown) => unknown } = {
  1: toVersion2,
  2: toVersion3,
};
