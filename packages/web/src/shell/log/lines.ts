import type { Fortune, Line, Part, Seat, Weight } from '@admiralty/engine';
import type { Board } from '../../boards/types.ts';
import type { LogEntry, LogEvent } from '../../table/types.ts';
import { shell } from '../../words/shell.ts';

/** A die that was cast: good for whoever cast it, or bad. */
interface CastPart {
  is: 'cast';
  roll: { sides: number; value: number };
  look: 'good' | 'bad' | null;
}
export type LogPart =
  | { is: 'said'; parts: readonly Part[]; weight?: Weight }
  | { is: 'needs'; figure: number }
  | CastPart;

/** What is read as one line: an act with its dice and what came of it; arithmetic is folded away. */
export interface LogLine {
  parts: LogPart[];
  details: (readonly Part[])[];
  rule: string;
  owner: Seat | null;
  weight: Weight;
  /** who gains and who loses by what is told, and how much it weighs */
  stakes: Pick<Line, 'gains' | 'loses' | 'weight'>[];
  /** what dice or cards without a figure to meet gave, against what was to be expected */
  fortunes: Fortune[];
  /** opens a part of the sequence of play */
  isMark: boolean;
}

/** Cards and lots are drawn by numbers too; only these are dice. */
const DICE = [6, 10];
const WEIGHTS: readonly Weight[] = ['routine', 'notable', 'grave'];

/** `rolls` says what a die that comes without a word was rolled for, by its rule. */
export function linesOf(events: readonly LogEvent[], rolls: Board['rolls'] = {}): LogLine[] {
  const lines: LogLine[] = [];
  const ahead: LogEvent[] = [];
  const begin = (rule: string, isMark: boolean): LogLine => {
    lines.push({ parts: [], details: [], rule, owner: null, weight: 'routine', stakes: [], fortunes: [], isMark });
    return lines.at(-1)!;
  };
  let open: LogLine | null = null;
  for (const event of events) {
    const { rule, line, roll } = event;
    if (line.role === 'ahead') {
      ahead.push(event);
      continue;
    }
    const isMark = line.role === 'mark';
    const isApart = roll !== null && rolls[rule] !== undefined && lines.at(-1)?.rule !== rule;
    if (!open || isMark || open.isMark || isApart || line.role === 'head') open = begin(rule, isMark);
    if (!isMark) open.details.push(...ahead.splice(0).map((one) => one.line.parts));
    if (line.fortune) open.fortunes.push(line.fortune);
    if (roll) castInto(open, roll);
    else if (line.role === 'detail') foldInto(open, line);
    else sayInto(open, line);
  }
  for (const { rule, line } of ahead) {
    const last = lines.findLast((one) => !one.isMark);
    if (last) last.details.push(line.parts);
    else sayInto(begin(rule, false), line);
  }
  return lines.filter(({ parts }) => parts.length > 0).map((line) => withWords(line, rolls));
}

/** A die alone says nothing. */
function withWords(line: LogLine, rolls: NonNullable<Board['rolls']>): LogLine {
  if (line.parts.some(({ is }) => is === 'said')) return line;
  return { ...line, parts: [{ is: 'said', parts: [rolls[line.rule] ?? shell.roll] }, ...line.parts] };
}

/** A line, and whether it tells the act itself rather than what came of it. */
export interface OwnedLine {
  line: LogLine;
  isAct: boolean;
}

export function ownedLines({ by, events }: Pick<LogEntry, 'by' | 'events'>, rolls: Board['rolls'] = {}): OwnedLine[] {
  return linesOf(events, rolls).map((line, at) => ({ line, isAct: at === 0 && !line.isMark && line.owner === by }));
}

/** How much a line weighs, from 0. */
export function weightOf({ weight }: Pick<LogLine, 'weight'>): number {
  return WEIGHTS.indexOf(weight);
}

/** For a caption: what weighs most of what came of it, after the two sentences that led there. A die stays with the sentence that it decides. */
export function captionOf(line: LogLine): LogLine {
  const said = line.parts.flatMap((part) => (part.is === 'said' ? [part] : []));
  if (said.length <= MAX_SAID) return line;
  const kept = toldOf(said);
  let next = 0;
  const parts = line.parts.filter(({ is }) => {
    const at = is === 'said' ? next++ : Math.min(next, said.length - 1);
    return kept.includes(at);
  });
  return { ...line, parts };
}
const MAX_SAID = 3;

/** Places of the sentences to keep; the first few where nothing weighs. */
function toldOf(said: readonly { weight?: Weight }[]): number[] {
  const places = said.map((_, at) => at);
  const heavy = places.filter((at) => said[at]?.weight === heaviest(said));
  const [first] = heavy;
  return first === undefined ? places.slice(0, MAX_SAID) : [first - 2, first - 1, first, ...heavy.slice(-1)];
}

function heaviest(said: readonly { weight?: Weight }[]): Weight {
  return WEIGHTS.findLast((weight) => said.some((one) => one.weight === weight)) ?? 'routine';
}

/** What was said before the first die and what came of it; the act alone is its first sentence, and either may be empty. */
export function aroundDie(line: LogLine): { act: Part[]; outcome: Part[] } {
  const { parts } = captionOf(line);
  const first = parts.findIndex(({ is }) => is === 'cast');
  const isLast = first < 0 || saidIn(parts.slice(first)).length === 0;
  const end = isLast ? 1 : first;
  return { act: saidOf({ parts: parts.slice(0, end) }), outcome: saidOf({ parts: parts.slice(end) }) };
}

function saidIn(parts: readonly LogPart[]): (readonly Part[])[] {
  return parts.flatMap((part) => (part.is === 'said' ? [part.parts] : []));
}

/** All sentences of a line in a row. */
export function saidOf({ parts }: Pick<LogLine, 'parts'>): Part[] {
  return saidIn(parts).flatMap((said, at) => (at === 0 ? said : [' ', ...said]));
}

function castInto(line: LogLine, roll: CastPart['roll']): void {
  if (!DICE.includes(roll.sides)) return;
  const needed = line.parts.at(-1);
  const look = needed?.is === 'needs' ? (roll.value <= needed.figure ? 'good' : 'bad') : null;
  line.parts.push({ is: 'cast', roll, look });
}

function foldInto(open: LogLine, { parts }: Line): void {
  open.details.push(parts);
  const die = parts.find((part) => typeof part === 'object' && part.is === 'die');
  if (typeof die === 'object' && die.is === 'die' && die.needs !== null)
    open.parts.push({ is: 'needs', figure: die.needs });
}

/** Arithmetic at the end of a sentence goes into the fold. */
function sayInto(open: LogLine, line: Line): void {
  const { parts, owner, weight } = line;
  if (line.gains !== undefined || line.loses !== undefined) open.stakes.push(line);
  const isFirst = !open.parts.some(({ is }) => is === 'said');
  if (isFirst) open.owner = owner;
  if (weightOf({ weight }) > weightOf(open)) open.weight = weight;
  const said: Part[] = [];
  for (const part of parts)
    if (typeof part === 'object' && part.is === 'aside') open.details.push([`${part.text}.`]);
    else said.push(part);
  open.parts.push({ is: 'said', parts: said, ...(weight !== 'routine' && { weight }) });
}
