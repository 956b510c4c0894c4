import { plainText } from '@admiralty/engine/line';
import type { LogEntry } from '../../table/types.ts';
import { shell } from '../../words/shell.ts';

/** So many actions are said at once; of those before them only the number. */
const MOST_SAID = 3;

/** What is said of the actions that came after the last that was: a crowd of them is told by its last few. */
export function aloud(log: readonly LogEntry[], said: number): string {
  const told = log.filter(({ action, events }) => action > said && events.length > 0);
  const last = told.slice(-MOST_SAID);
  const words = last.flatMap(({ events }) => events.map(({ line }) => plainText(line))).join(' ');
  return told.length > last.length ? `${shell.unsaid(told.length - last.length)} ${words}` : words;
}
