/** Year Cards and Event chits: from their short notation to numbers. */

import type { Report } from '#core/problems';
import { CHIT_IDS, LEVELS, OPERATIONS, RESULTS, type ResultCode } from './names.ts';
import type { ParsedFiles } from './schema.ts';
import type { CardChange, CardLine, CardResult, ChitKind, YearCard } from './types.ts';

const NEVER_BELOW = -99;
const NEVER_ABOVE = 99;
/** The most cards one Round can need (R9). */
const WORST_CASE = 55;
type RawLine = ParsedFiles['year-cards']['cards'][number]['conquest'];

export function cardsOf(file: ParsedFiles['year-cards'], report: Report): YearCard[] {
  if (file.cards.length < WORST_CASE)
    report('cards', '', `a Round can need ${WORST_CASE} cards, there are ${file.cards.length}`);
  return file.cards.map((card, index) => {
    if (card.nr !== index + 1) report(`cards[${index}]`, 'nr', `must be ${index + 1}`);
    const lines = OPERATIONS.filter((id) => id !== 'intercept').map((id) =>
      lineOf(card[id], (field, why) => report(`cards[${index}]`, `${id}.${field}`, why)),
    );
    return {
      index,
      nr: card.nr,
      face: String(card.nr),
      sectorChecks: card.sectorChecks,
      checks: card.sectorChecks.reduce<number>((bits, level) => bits | (1 << LEVELS.indexOf(level)), 0),
      lines,
    };
  });
}

function lineOf([result, target, base]: RawLine, report: (field: string, why: string) => void): CardLine {
  const read = { result: resultOf(result), target: changeOf(target), base: changeOf(base) };
  if (result !== null && !read.result) report('result', `${result} is no result`);
  if (target !== null && !read.target) report('target', `${target} is no change of Tech Level`);
  if (base !== null && !read.base) report('base', `${base} is no change of Tech Level`);
  return read;
}

function bounds(text: string): { code: string; min: number; max: number } {
  const [code = '', figure] = text.split(/[<>]=/);
  if (figure === undefined) return { code, min: NEVER_BELOW, max: NEVER_ABOVE };
  return text.includes('>=')
    ? { code, min: Number(figure), max: NEVER_ABOVE }
    : { code, min: NEVER_BELOW, max: Number(figure) };
}

function resultOf(text: string | null): CardResult | null {
  if (text === null) return null;
  const { code, min, max } = bounds(text);
  if (!RESULTS.includes(code as ResultCode)) return null;
  const isEither = code === 'T/C'; // SS-11.3e: below its figure it still gives T
  return { code: code as ResultCode, min: isEither ? NEVER_BELOW : min, max, figure: min };
}

function changeOf(text: string | null): CardChange | null {
  if (text === null) return null;
  const { code, min, max } = bounds(text);
  if (code !== '+1' && code !== '-1') return null;
  return { change: code === '+1' ? 1 : -1, min, max };
}

export function chitKindsOf(file: ParsedFiles['event-chits'], report: Report): ChitKind[] {
  CHIT_IDS.forEach((id) => {
    const found = file.chits.filter((chit) => chit.id === id).length;
    if (found !== 1) report(id, 'chits', `needs one record, has ${found}`);
  });
  return file.chits.map((chit, index) => {
    const isHolding = chit.kind === 'holding';
    if (isHolding && chit.afterPlay === undefined) report(chit.id, 'afterPlay', 'a Holding chit needs it');
    if (/-advances-|-declines-/.test(chit.id) && chit.number === undefined) report(chit.id, 'number', 'is needed');
    return {
      index,
      id: chit.id,
      name: chit.name,
      isHolding,
      count: chit.count,
      number: chit.number ?? 0,
      letter: chit.letter ?? null,
      oncePerGame: chit.oncePerGame ?? false,
      afterPlay: chit.afterPlay ?? (chit.oncePerGame ? 'remove' : 'discard'),
    };
  });
}
