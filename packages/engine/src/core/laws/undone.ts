import { hashOfTable } from '../table.ts';
import type { GameTypes } from '../types.ts';
import { difference, type Trial } from './trial.ts';

/** Undo gives back the very bytes, stops at barriers and at the acts of others, and what was undone can be done again. */
export function undoStopsAtInformation<T extends GameTypes>(trial: Trial<T>): void {
  for (let seat = 0; seat < trial.session.table.seats; seat++)
    trial.examine('undo stops at information', undoBreach(trial, seat));
}

function undoBreach<T extends GameTypes>({ session }: Trial<T>, seat: number): string | null {
  const twin = session.fork();
  const found = twin.undoable(seat);
  const undone = twin.undo(seat);
  if (found.ok !== undone.ok) return `seat ${seat}: undo does not do what is offered`;
  if (!found.ok || !undone.ok) return difference(session.table, twin.table);
  const { by, barrier, rolls, hash: _, ...action } = undone.undone;
  if (by !== seat) return `seat ${seat} undid an act of seat ${by}`;
  if (barrier || rolls.length > 0) return `seat ${seat} undid ${action.kind}, which showed something`;
  const later = session.log.slice(found.entry + 1);
  const known = later.find((_, at) => session.notices[found.entry + 1 + at]!.by.includes(seat));
  if (known) return `seat ${seat} undid across ${known.kind} of seat ${known.by}`;
  const before = session.log[found.entry - 1]?.hash ?? session.opening.hash;
  if (later.length === 0 && hashOfTable(twin.table) !== before)
    return `undo of ${action.kind} did not restore the table`;
  if (twin.log.some(({ kind }) => kind === 'dropped')) return null; // the table has lost an act of another
  const again = twin.receive({ ...action, by });
  if (!again.ok) return `${action.kind} was undone and is now refused: ${again.refusal.why}`;
  if (later.length === 0) return difference(session.table, twin.table);
  return difference(session.observe(seat), twin.observe(seat)); // what others did meanwhile now comes first
}
