import { wordsOf } from '../dice.ts';
import type { Words } from '../module.ts';
import { drawBelow, type Random } from '../random.ts';
import type { Session } from '../session.ts';
import type { Game, GameTypes, Setting } from '../types.ts';

/** The laws by name. */
export type Law =
  | 'offered is accepted'
  | 'openings are accepted'
  | 'refused changes nothing'
  | 'asking changes nothing'
  | 'somebody must act'
  | 'a default answer is without chance'
  | 'the game ends'
  | 'counters are conserved'
  | 'the table is JSON'
  | 'saving changes nothing'
  | 'forks share nothing'
  | 'hidden stays hidden'
  | 'imagined worlds hold no truth'
  | 'resampled tables are playable'
  | 'undo stops at information'
  | 'unheard acts leave no trace'
  | 'histories look alike'
  | 'no exception';

/** One random game under examination. */
export interface Trial<T extends GameTypes> {
  readonly game: Game<T>;
  readonly setting: Setting;
  readonly seed: string;
  readonly session: Session<T>;
  /** words and figures of the game, or silence */
  readonly module: Words;
  /** paths of the state that imagined worlds still keep */
  readonly knownTruth: readonly string[];
  /** chance of the examiner, apart from the dice */
  readonly random: Random;
  /** Counts one examination of a law. `breach` says what is wrong; null if nothing is. */
  examine(law: Law, breach: string | null): void;
}

/** A game without words. */
export const silent: Words = {
  show: () => '',
  describeEvent: (_view, { type }) => ({ parts: [type], owner: null, weight: 'routine' }),
  describeAnswer: (_view, kind) => kind,
  describeQuestion: (_view, { kind }) => kind,
  hint: () => null,
};

/** A stream for each purpose, so that one law's draws do not disturb another's. */
export function streamOf(seed: string, purpose: string): Random {
  const words = wordsOf(`${seed}\n${purpose}`);
  return { below: (n) => drawBelow(words, n) };
}

/** The bytes that a law compares. */
export function bytes(value: unknown): string {
  return JSON.stringify(value) ?? 'undefined';
}

/** Where two values differ, for a reader: the first differing path. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (Object.is(a, b)) return null;
  if (!isRecord(a) || !isRecord(b)) return `${path || 'it'}: ${brief(a)} against ${brief(b)}`;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = difference(a[key], b[key], path ? `${path}.${key}` : key);
    if (found) return found;
  }
  return null;
}

export function brief(value: unknown): string {
  const text = bytes(value);
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
