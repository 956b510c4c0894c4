import {
  type Access,
  type Decision,
  type HeardEvent,
  type Offer,
  type Result,
  seatNamesOf,
  type Wanted,
} from '@admiralty/engine';
import { accent, faint, strong } from './output.ts';
import type { TableFile } from './table-file.ts';

/** Kinds are camelCase names of the rules: `emergencyField` reads `emergency field`. */
export function kindWords(kind: string): string {
  return kind.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
}

export function decisionLine(file: TableFile, { id, by, kind, rule, sealed }: Omit<Decision, 'about'>): string {
  const name = seatNamesOf(file.box.game, file.session.setting)[by];
  // whether a sealed answer is in already is nobody's business until all are
  const does = sealed ? 'is asked, sealed until all answers are in' : 'decides';
  return `${accent(`#${id}`)} ${strong(`${name} (seat ${by})`)} ${does}: ${kind} ${faint(`[${rule}]`)}`;
}

/** An offer with its terms, as this viewer knows it. */
export function offerLine(access: Access, offer: Offer): string {
  return access.words({ rule: 'CORE-offer', type: 'offer', data: offer });
}

export function resultLine(file: TableFile, { places, why, rule }: Result): string {
  const names = seatNamesOf(file.box.game, file.session.setting);
  const winners = names.filter((_, seat) => places[seat] === 1);
  const who = winners.length === names.length ? 'The game is drawn' : `Victory for ${winners.join(' and ')}`;
  return strong(`${who}: ${why} [${rule}]`);
}

/** News in words; rolls in a row by one rule, such as a draw of many counters, share a line. */
export function eventLines(access: Access, events: readonly HeardEvent[]): string[] {
  const lines: string[] = [];
  for (let at = 0; at < events.length; at++) {
    const event = events[at]!;
    const words = [access.words(event)];
    const isMore = (next: HeardEvent | undefined): boolean => next?.type === 'roll' && next.rule === event.rule;
    if (event.type === 'roll') while (isMore(events[at + 1])) words.push(access.words(events[++at]!));
    lines.push(`${words.join(' ').replace(/\. (?:Rolled|Drew) /g, ', ')} ${faint(`[${event.rule}]`)}`);
  }
  return lines;
}

/** The roll that an action waits for. */
export function rollLine({ rule, sides, isDrawn }: Wanted): string {
  const what = isDrawn ? 'the printed number or name of what is drawn' : `the roll of a ${sides}-sided die`;
  return `The action is made and waits for ${what} (${rule}).`;
}
