/** Rulings beside the rules: how open points of the book are decided. */
import type { RuleText, RulingText } from '@admiralty/engine';
import type { GameFacts } from '../table/types.ts';

/** All that can be looked up by its number: the rules, then the rulings. */
export function entriesOf({ rules, rulings }: Pick<GameFacts, 'rules' | 'rulings'>): RuleText[] {
  return [...rules, ...rulings.map(({ id, about, text }) => ({ id, case: about, text }))];
}

export function isRuling({ id }: Pick<RuleText, 'id'>): boolean {
  return !id.includes('-');
}

/** The rulings that a rule names, then those on its printed case; a ruling has none. */
export function rulingsOn(rule: RuleText, rulings: readonly RulingText[]): RulingText[] {
  if (isRuling(rule)) return [];
  const named = new Set(piecesOf(rule.text).flatMap(({ ruling }) => ruling ?? []));
  const cases = rule.case.split(',').map((one) => one.trim());
  const isAbout = ({ about }: RulingText): boolean => cases.some((printed) => names(about, printed));
  return [
    ...rulings.filter(({ id }) => named.has(id)),
    ...rulings.filter((ruling) => !named.has(ruling.id) && isAbout(ruling)),
  ];
}

/** "5.6, 8.9", "9.8, lost" and "4.1-4.6" name their cases. */
function names(about: string, printed: string): boolean {
  return about.split(/[ ,]+/).some((part) => {
    const [from = '', to = from] = part.split('-');
    return part === printed || (from !== to && isBetween(printed, from, to));
  });
}

function isBetween(printed: string, from: string, to: string): boolean {
  const [section, first] = numbers(from);
  const [last, at] = [numbers(to)[1], numbers(printed)];
  return at[0] === section && at[1] >= first && at[1] <= last;
}

function numbers(printed: string): [section: number, number: number] {
  const [section, number] = printed.split('.').map(Number);
  return [section ?? Number.NaN, number ?? Number.NaN];
}

/** A piece of a text: plain words, or the number of a ruling. */
export interface Piece {
  at: number;
  words: string;
  ruling?: string;
}

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  text.split(/(?<![\w.-])(R[1-9]\d{0,2}|A[1-9]\d?(?:\.\d+)?)(?![\w-])/).forEach((words, turn) => {
    if (words !== '') pieces.push(turn % 2 === 1 ? { at, words, ruling: words } : { at, words });
    at += words.length;
  });
  return pieces;
}
