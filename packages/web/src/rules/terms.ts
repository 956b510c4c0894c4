import type { Term } from '../boards/box.ts';

export type TextPart = string | { at: number; words: string; term: Term };

/** The text in pieces; each term is marked where it stands first. */
export function splitByTerms(terms: readonly Term[], text: string): TextPart[] {
  if (terms.length === 0) return [text];
  const { pattern, byForm } = index(terms);
  const parts: TextPart[] = [];
  const seen = new Set<Term>();
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const term = byForm.get(match[0].toLowerCase());
    if (!term || seen.has(term) || !isWrittenAs(match[0], term)) continue;
    seen.add(term);
    parts.push(text.slice(from, match.index), { at: match.index, words: match[0], term });
    from = match.index + match[0].length;
  }
  return [...parts, text.slice(from)].filter((part) => part !== '');
}

/** What is written in capitals is no ordinary word: AS is a term, "as" is none. */
function isWrittenAs(words: string, { term }: Term): boolean {
  const isSign = term === term.toUpperCase() && words.toLowerCase().startsWith(term.toLowerCase());
  return !isSign || words.startsWith(term);
}

const indexes = new WeakMap<readonly Term[], { pattern: RegExp; byForm: Map<string, Term> }>();

function index(terms: readonly Term[]): { pattern: RegExp; byForm: Map<string, Term> } {
  const known = indexes.get(terms);
  if (known) return known;
  const forms = terms.flatMap((term) =>
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
  indexes.set(terms, made);
  return made;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
