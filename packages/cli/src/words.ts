import {
  type Decision,
  type Happening,
  type Offer,
  type Result,
  seatNamesOf,
  type Viewer,
  type Wanted,
} from '@admiralty/engine';
import { accent, faint, strong } from './output.ts';
import type { TableFile } from './table-file.ts';

/** Kinds are camelCase names of the rules: `emergencyField` reads `emergency field`. */
export function kindWords(kind: string): string {
  return kind.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
}

export function decisionLine(file: TableFile, { id, by, kind, rule, sealed }: Decision): string {
  const name = seatNamesOf(file.box.game, file.session.setting)[by];
  return `${accent(`#${id}`)} ${strong(`${name} (seat ${by})`)} decides: ${kind} ${faint(`[${rule}]`)}${sealed ? ' sealed' : ''}`;
}

/** An offer with its terms, as this viewer knows it. */
export function offerLine({ box, session }: TableFile, viewer: Viewer, offer: Offer): string {
  const { view } = session.observe(viewer);
  return box.describeEvent(view, { rule: 'CORE-offer', what: 'offer', with: offer, seenBy: 'all' });
}

export function resultLine(file: TableFile, { places, why, rule }: Result): string {
  const names = seatNamesOf(file.box.game, file.session.setting);
  const winners = names.filter((_, seat) => places[seat] === 1);
  const who = winners.length === names.length ? 'The game is drawn' : `Victory for ${winners.join(' and ')}`;
  return strong(`${who}: ${why} [${rule}]`);
}

/** News in words; rolls in a row by one rule, such as a draw of many counters, share a line. */
export function eventLines({ box, session }: TableFile, viewer: Viewer, events: readonly Happening[]): string[] {
  const { view } = session.observe(viewer);
  const lines: string[] = [];
  for (let at = 0; at < events.length; at++) {
    const event = events[at]!;
    const words = [box.describeEvent(view, event)];
    const isMore = (next: Happening | undefined): boolean => next?.what === 'roll' && next.rule === event.rule;
    if (event.what === 'roll') while (isMore(events[at + 1])) words.push(box.describeEvent(view, events[++at]!));
    lines.push(`${words.join(' ').replace(/\. (?:Rolled|Drew) /g, ', ')} ${faint(`[${event.rule}]`)}`);
  }
  return lines;
}

/** The roll that an action waits for. */
export function rollLine({ rule, sides, isDrawn }: Wanted): string {
  const what = isDrawn ? 'the printed number or name of what is drawn' : `the roll of a ${sides}-sided die`;
  return `The action is made and waits for ${what} (${rule}).`;
}
