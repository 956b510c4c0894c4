import type { Seat } from '@admiralty/engine';
import type { GameId, LogEntry, LogEvent, SeatInfo } from '../table/types.ts';
import { castFor, shell } from '../words/shell.ts';
import { placeWords } from './place-words.ts';

/** A die that was cast, with what it had to be. */
interface DiePart {
  is: 'die';
  roll: { sides: number; value: number };
  look: 'good' | 'bad' | null;
}
export type LogPart = { is: 'words'; words: string } | { is: 'needs'; figure: number } | DiePart;

/** What is read as one line: an act with its dice and what came of it; arithmetic is folded away. */
export interface LogLine {
  parts: LogPart[];
  details: string[];
  rule: string;
  /** opens a part of the sequence of play */
  isMark: boolean;
}

interface Kinds {
  marks: readonly string[];
  details: readonly string[];
  /** events that begin a line of their own */
  heads: readonly string[];
  /** a line begins with the name of whoever acts, if a player does */
  isNamed: boolean;
}

const kinds: Readonly<Record<GameId, Kinds>> = {
  deltavee: { marks: ['phase'], details: ['aim', 'launch-log'], heads: [], isNamed: false },
  'sword-and-stars': {
    marks: ['game-turn', 'round', 'turn-start'],
    details: ['rebellion-value', 'cup-filled', 'turn-end'],
    heads: ['announced', 'taken', 'sector-check', 'card-flipped'],
    isNamed: true,
  },
};
/** Cards and lots are drawn by numbers too; only these are dice. */
const DICE = [6, 10];

export function linesOf(game: GameId, events: readonly LogEvent[]): LogLine[] {
  const { marks, details, heads } = kinds[game];
  const lines: LogLine[] = [];
  let open: LogLine | null = null;
  for (const event of events) {
    const isMark = marks.includes(event.what);
    if (!open || isMark || open.isMark || heads.includes(event.what)) {
      open = { parts: [], details: [], rule: event.rule, isMark };
      lines.push(open);
    }
    if (event.roll) castInto(open, event.roll);
    else if (details.includes(event.what)) foldInto(open, placeWords(event.words));
    else tellInto(open, placeWords(event.words));
  }
  return lines.filter(({ parts }) => parts.length > 0).map(withWords);
}

/** A die alone says nothing. */
function withWords(line: LogLine): LogLine {
  if (line.parts.some(({ is }) => is === 'words')) return line;
  return { ...line, parts: [{ is: 'words', words: castFor[line.rule] ?? shell.cast }, ...line.parts] };
}

/** A line, whose it is, and whether it tells the act itself rather than what came of it. */
export interface OwnedLine {
  line: LogLine;
  owner: Seat | null;
  isAct: boolean;
}

/** What follows a mark in the same entry happens in the part that it opens, whoever closed the last one. */
export function ownedLines(game: GameId, seats: readonly SeatInfo[], { by, events }: LogEntry): OwnedLine[] {
  let part = by;
  return linesOf(game, events).map((line, at) => {
    const text = textOf(line);
    if (line.isMark) part = seats.find(({ name }) => text.includes(name))?.seat ?? null;
    const named = seats.find(({ name }) => text.startsWith(name))?.seat ?? null;
    const owner = kinds[game].isNamed ? named : part;
    return { line, owner, isAct: at === 0 && !line.isMark && owner === by };
  });
}

/** What was said before the first die and what came of it; either may be empty. */
export function aroundDie({ parts }: LogLine): { act: string; outcome: string } {
  const first = parts.findIndex(({ is }) => is === 'die');
  return { act: shortOf(parts.slice(0, first)), outcome: shortOf(parts.slice(first)) };
}

function shortOf(parts: readonly LogPart[]): string {
  const words = parts.flatMap((part) => (part.is === 'words' ? [part.words] : []));
  return words.slice(0, 3).join(' ');
}

/** The whole line as text. */
export function textOf({ parts }: LogLine): string {
  return parts.flatMap((part) => (part.is === 'words' ? [part.words] : [])).join(' ');
}

function castInto(line: LogLine, roll: DiePart['roll']): void {
  if (!DICE.includes(roll.sides)) return;
  const needed = line.parts.at(-1);
  const look = needed?.is === 'needs' ? (roll.value <= needed.figure ? 'good' : 'bad') : null;
  line.parts.push({ is: 'die', roll, look });
}

function foldInto(line: LogLine, words: string): void {
  line.details.push(words);
  const needs = /needs (\d+)/.exec(words)?.[1];
  if (needs) line.parts.push({ is: 'needs', figure: Number(needs) });
}

/** A rating told with its sum is cut before the sum. */
function tellInto(line: LogLine, words: string): void {
  const [, act, sum] = /^(.*?); (rating .*)$/.exec(words) ?? [];
  if (sum) line.details.push(sum);
  line.parts.push({ is: 'words', words: act ? `${act}.` : words });
}
