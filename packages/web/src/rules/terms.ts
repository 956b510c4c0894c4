import { deltaveeTerms } from '../boards/deltavee/reference/terms.ts';
import { swordTerms } from '../boards/sword-and-stars/reference/terms.ts';
import type { GameId } from '../table/types.ts';

/** A printed term in our own words. */
export interface Term {
  term: string;
  means: string;
  rule: string;
  /** other forms in which a text names it; its own and the plural by s go without saying */
  also?: readonly string[];
}

const all: Readonly<Record<GameId, readonly Term[]>> = { deltavee: deltaveeTerms, 'sword-and-stars': swordTerms };

export function termsOf(game: GameId): readonly Term[] {
  return all[game];
}

export type TextPart = string | { at: number; words: string; term: Term };

/** The text in pieces; each term is marked where it stands first. */
export function splitByTerms(game: GameId, text: string): TextPart[] {
  const { pattern, byForm } = index(game);
  const parts: TextPart[] = [];
  const seen = new Set<Term>();
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const term = byForm.get(match[0].toLowerCase());
    if (!term || seen.has(term)) continue;
    seen.add(term);
    parts.push(text.slice(from, match.index), { at: match.index, words: match[0], term });
    from = match.index + match[0].length;
  }
  return [...parts, text.slice(from)].filter((part) => part !== '');
}

const indexes = new Map<GameId, { pattern: RegExp; byForm: Map<string, Term> }>();

function index(game: GameId): { pattern: RegExp; byForm: Map<string, Term> } {
  const known = indexes.get(game);
  if (known) return known;
  const forms = termsOf(game).flatMap((term) =>
    [term.term, ...(term.also ?? [])].flatMap((form): [string, Term][] => [
      [form, term],
      [`${form}s`, term],
    ]),
  );
  const longest = forms.map(([form]) => form).sort((a, b) => b.length - a.length);
  const made = {
    pattern: new RegExp(`(?<![\\w-])(?:${longest.map(escaped).join('|')})(?![\\w-])`, 'gi'),
    byForm: new Map(forms.map(([form, term]) => [form.toLowerCase(), term])),
  };
  indexes.set(game, made);
  return made;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
