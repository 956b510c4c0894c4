import {
  type Access,
  type Decision,
  type HeardEvent,
  type Offer,
  phraseText,
  type Result,
  rollWords,
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
  const name = seatNamesOf(file.module.game, file.session.setting)[by];
  // whether a sealed answer is in already is nobody's business until all are
  const does = sealed ? 'is asked, sealed until all answers are in' : 'decides';
  return `${accent(`#${id}`)} ${strong(`${name} (seat ${by})`)} ${does}: ${kind} ${faint(`[${rule}]`)}`;
}

/** An offer with its terms, as this viewer knows it. */
export function offerLine(access: Access, offer: Offer): string {
  return access.words({ rule: 'CORE-offer', type: 'offer', data: offer });
}

export function resultLine(file: TableFile, { places, why, rule }: Result): string {
  const names = seatNamesOf(file.module.game, file.session.setting);
  const winners = names.filter((_, seat) => places[seat] === 1);
  const who = winners.length === names.length ? 'The game is drawn' : `Victory for ${winners.join(' and ')}`;
  return strong(`${who}: ${why} [${rule}]`);
}

/** News in words; rolls in a row by one rule, such as a draw of many counters, share a line. */
export function eventLines(access: Access, events: readonly HeardEvent[]): string[] {
  const lines: string[] = [];
  for (let at = 0; at < events.length; at++) {
    const event = events[at]!;
    const rolls = rollsFrom(events, at);
    at += Math.max(rolls.length - 1, 0);
    const words = rolls.length > 1 ? phraseText(rollWords(rolls)) : access.words(event);
    lines.push(`${words} ${faint(`[${event.rule}]`)}`);
  }
  return lines;
}

type Roll = Parameters<typeof rollWords>[0][number];

/** The rolls in a row by one rule that begin here. */
function rollsFrom(events: readonly HeardEvent[], from: number): Roll[] {
  const first = events[from]!;
  const isOfRow = ({ type, rule }: HeardEvent): boolean => type === 'roll' && rule === first.rule;
  const end = events.findIndex((event, at) => at >= from && !isOfRow(event));
  return events.slice(from, end < 0 ? events.length : end).map(({ data }) => data as Roll);
}

/** The roll that an action waits for. */
export function rollLine({ rule, sides, isDrawn }: Wanted): string {
  const what = isDrawn ? 'the printed number or name of what is drawn' : `the roll of a ${sides}-sided die`;
  return `The action is made and waits for ${what} (${rule}).`;
}
