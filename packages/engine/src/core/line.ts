/** What happened, as a line of parts: a page styles and links them, a terminal joins their text. */
import type { RuleId, Seat } from './types.ts';

/** A player by the name that the game gives it. */
export interface SeatPart {
  is: 'seat';
  seat: Seat;
  text: string;
}
/** A piece by the game's own number or name of it; `seat` is its owner as far as the viewer knows. */
export interface UnitPart {
  is: 'unit';
  unit: number | string;
  seat: Seat | null;
  text: string;
}
/** A hex, a System, a world by the game's own number or name of it. */
export interface PlacePart {
  is: 'place';
  place: number | string;
  text: string;
}
/** A die: what came up, null before it is cast, and what it must not pass, null where no such figure is. */
export interface DiePart {
  is: 'die';
  sides: number;
  value: number | null;
  needs: number | null;
  text: string;
}
export interface RulePart {
  is: 'rule';
  rule: RuleId;
  text: string;
}
/** Arithmetic at the end of a sentence, which may be folded away; `joint` binds it to what stands before. */
export interface AsidePart {
  is: 'aside';
  joint: string;
  text: string;
}
export type Part = string | SeatPart | UnitPart | PlacePart | DiePart | RulePart | AsidePart;
/** What sentences are put together from. */
export type Phrase = Part | number | readonly Phrase[];

/** How much it matters: a move, a blow, a loss that decides. */
export type Weight = 'routine' | 'notable' | 'grave';

/** What dice or cards gave, against what was to be expected of them. */
export interface Fortune {
  /** whose it was; left out: the owner of the line */
  seat?: Seat;
  /** what is counted: "hits" */
  of: string;
  got: number;
  expected: number;
  variance: number;
}

/** The fortune of one draw among results that are all alike likely. */
export function fortuneOf(of: string, got: number, results: readonly number[]): Fortune {
  const expected = results.reduce((sum, result) => sum + result, 0) / results.length;
  const variance = results.reduce((sum, result) => sum + (result - expected) ** 2, 0) / results.length;
  return { of, got, expected, variance };
}

export interface Line {
  parts: Part[];
  /** whom it is about: who did it or suffered it; null: nobody that the viewer knows of */
  owner: Seat | null;
  weight: Weight;
  /** who is better off by it */
  gains?: Seat;
  /** who is worse off by it */
  loses?: Seat;
  /** mark: opens a part of the sequence of play; head: begins something new; detail: arithmetic of the line before; ahead: leads up to the line after */
  role?: 'mark' | 'head' | 'detail' | 'ahead';
  /** of a mark that names one: the turn, as the game calls it */
  turn?: string;
  fortune?: Fortune;
}

/** A seat of an event: the owner of its line, the other seat that its sentence names, or one from its data; -1 nobody. */
export type Whose<Data, Look> = 'owner' | 'other' | ((data: Data, look: Look) => Seat | null);

/** How the events of a type are shown, beside their words. What is left out: a routine line that continues the one before. */
export interface EventStyle<Data, Look = unknown> {
  weight?: Weight | ((data: Data, look: Look) => Weight);
  gains?: Whose<Data, Look>;
  loses?: Whose<Data, Look>;
  role?: NonNullable<Line['role']>;
  /** of a mark: the turn that it names */
  turn?(data: Data): string;
  /** null: it cannot be computed */
  fortune?(data: Data, look: Look): Fortune | null;
}

export const seatPart = (seat: Seat, text: string): Part => (seat < 0 ? text : { is: 'seat', seat, text });
export const unitPart = (unit: number | string, text: string, seat: Seat | null): Part => ({
  is: 'unit',
  unit,
  seat: seat !== null && seat < 0 ? null : seat,
  text,
});
export const placePart = (place: number | string, text: string): Part => ({ is: 'place', place, text });
export const aside = (joint: string, text: string): Part => ({ is: 'aside', joint, text });
export const diePart = (die: Omit<DiePart, 'is'>): Part => ({ is: 'die', ...die });

/** Tags a sentence: say`${unit} fires at ${target}.` */
export function say(strings: TemplateStringsArray, ...values: readonly Phrase[]): Part[] {
  return partsOf(strings.flatMap((text, at) => (at < values.length ? [text, values[at]!] : [text])));
}

/** Flat, without empty text, neighbouring text in one. */
export function partsOf(phrase: Phrase): Part[] {
  const parts: Part[] = [];
  const add = (one: Phrase): void => {
    if (isList(one)) for (const inner of one) add(inner);
    else if (typeof one === 'object') parts.push(one);
    else if (typeof parts.at(-1) === 'string') parts[parts.length - 1] += String(one);
    else if (one !== '') parts.push(String(one));
  };
  add(phrase);
  return parts;
}

/** With something between. */
export function joined(phrases: readonly Phrase[], between: string, none = ''): Part[] {
  if (phrases.length === 0) return partsOf(none);
  return partsOf(phrases.flatMap((one, at) => (at === 0 ? [one] : [between, one])));
}

/** A, B and C; `none` if empty. */
export function enumerated(phrases: readonly Phrase[], none = ''): Part[] {
  if (phrases.length < 2) return joined(phrases, '', none);
  return partsOf([joined(phrases.slice(0, -1), ', '), ' and ', phrases.at(-1)!]);
}

export function textOfPart(part: Part): string {
  if (typeof part === 'string') return part;
  return part.is === 'aside' ? part.joint + part.text : part.text;
}

/** A phrase as text. */
export function phraseText(phrase: Phrase): string {
  return partsOf(phrase).map(textOfPart).join('');
}

/** The whole line as text: for a terminal, a file, a reader of screens. */
export function plainText({ parts }: Pick<Line, 'parts'>): string {
  return parts.map(textOfPart).join('');
}

/** A line whose owner is the seat that its sentence is about: the first thing named, or its owner. */
export function lineOf<Data, Look>(
  phrase: Phrase,
  style: EventStyle<Data, Look> | undefined,
  data: Data,
  look: Look,
): Line {
  const parts = partsOf(phrase);
  const { weight = 'routine', gains, loses, role, turn, fortune } = style ?? {};
  const owner = ownerOf(parts);
  const line: Line = { parts, owner, weight: typeof weight === 'function' ? weight(data, look) : weight };
  const seatOf = (whose: Whose<Data, Look> | undefined): Seat | null => {
    if (whose === undefined) return null;
    if (typeof whose === 'function') return whose(data, look);
    return whose === 'owner' ? owner : otherThan(parts, owner);
  };
  const [better, worse] = [seatOf(gains) ?? -1, seatOf(loses) ?? -1];
  if (better >= 0) line.gains = better;
  if (worse >= 0) line.loses = worse;
  if (role) line.role = role;
  if (turn) line.turn = turn(data);
  const found = fortune?.(data, look);
  if (found) line.fortune = found;
  return line;
}

function ownerOf(parts: readonly Part[]): Seat | null {
  const named = parts.find((part) => typeof part === 'object' && part.is !== 'die');
  return typeof named === 'object' && 'seat' in named ? named.seat : null;
}

/** Nobody where it is not told whose line it is: what is hidden stays so. */
function otherThan(parts: readonly Part[], owner: Seat | null): Seat | null {
  const seats = parts.flatMap((part) => (typeof part === 'object' && 'seat' in part ? [part.seat] : []));
  return owner === null ? null : (seats.find((seat) => seat !== null && seat !== owner) ?? null);
}

function isList(phrase: Phrase): phrase is readonly Phrase[] {
  return Array.isArray(phrase);
}
