/** What became of offers, from what the log told. */
import type { Part } from '@admiralty/engine';
import type { LogEntry } from '../../../table/types.ts';

interface Outcome {
  id: string;
  parts: readonly Part[];
}

const ANSWERS: ReadonlySet<string> = new Set(['accept', 'decline', 'withdraw']);
const CONTENTS: ReadonlySet<string> = new Set(['traded', 'agreement', 'agreement-ended']);
const MOST_SHOWN = 3;

/** The last answers with what they brought; a bargain tells more than that somebody accepted. */
export function outcomesIn(log: readonly LogEntry[]): Outcome[] {
  return log
    .flatMap(({ action, events }) => {
      const told = events.filter(({ what }) => CONTENTS.has(what));
      const answers = events.filter(({ what }) => ANSWERS.has(what));
      return (told.length > 0 ? told : answers).map(({ line }, at) => ({ id: `${action} ${at}`, parts: line.parts }));
    })
    .slice(-MOST_SHOWN)
    .reverse();
}
