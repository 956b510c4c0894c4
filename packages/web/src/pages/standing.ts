import { isDrawn } from '../table/results.ts';
import type { StoredTable } from '../table/types.ts';
import { site } from '../words/site.ts';

/** Where a game stands and who is to do something, or how it ended. */
export function standingOf(table: StoredTable): string {
  const where = standsAt(table.phase, table.title);
  if (table.isOver) return `${endOf(table)} ${site.endedAt(where)}`;
  return `${where}. ${table.isYours ? site.yourMove : site.theirMove}`;
}

function endOf({ winners, names }: StoredTable): string {
  if (!winners) return site.over;
  if (isDrawn(winners, names.length)) return site.drawn;
  return site.won(winners.map((seat) => names[seat] ?? ''));
}

/** Without its title, which is written above. */
export function standsAt(phase: string, title: string): string {
  return phase.startsWith(`${title} · `) ? phase.slice(title.length + 3) : phase;
}
