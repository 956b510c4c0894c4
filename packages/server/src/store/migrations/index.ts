import { start } from './001-start.ts';
import { tries } from './002-tries.ts';
import { listed } from './003-listed.ts';
import { scope } from './004-scope.ts';
import { tableLife } from './005-table-life.ts';
import { people } from './006-people.ts';
import { outcome } from './007-outcome.ts';
import { clocks } from './008-clocks.ts';

/**
 * Every change of the tables, oldest first: name → statements that both databases understand. One that has been
 * released is never edited; while nodes are upgraded one by one, old programs work on the new tables, so a migration
 * adds and does not take away.
 */
export const migrations: Readonly<Record<string, readonly string[]>> = {
  '001-start': start,
  '002-tries': tries,
  '003-listed': listed,
  '004-scope': scope,
  '005-table-life': tableLife,
  '006-people': people,
  '007-outcome': outcome,
  '008-clocks': clocks,
};
