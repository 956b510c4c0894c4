import { faint, strong } from '../output.ts';

/** A legal answer with its words. */
export interface Item {
  answer: unknown;
  words: string;
}

/** One screen of a menu: numbered lines that lead to an answer or to a smaller menu. */
export interface Screen {
  lines: string[];
  choices: ({ item: Item } | { group: Item[]; title: string })[];
}

const LONG = 18;

/** A short list as it is; a long one by what stands before the colon (the unit), so that two numbers find anything. */
export function screenOf(items: readonly Item[]): Screen {
  const groups = items.length > LONG ? groupsOf(items) : null;
  if (!groups) {
    const choices = items.map((item) => ({ item }));
    return { choices, lines: choices.map(({ item }, at) => numbered(at, item.words)) };
  }
  const choices = [...groups].map(([title, group]) => (group.length === 1 ? { item: group[0]! } : { group, title }));
  return {
    choices,
    lines: choices.map((choice, at) =>
      'item' in choice
        ? numbered(at, choice.item.words)
        : numbered(at, `${strong(choice.title)} ${faint(`… ${choice.group.length} possibilities`)}`),
    ),
  };
}

/** Items whose words contain every word of the search. */
export function filterItems(items: readonly Item[], search: string): Item[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter((item) => words.every((word) => item.words.toLowerCase().includes(word)));
}

/** Splits by unit, then by the next word or two, until a screen is short; null if nothing splits. */
function groupsOf(items: readonly Item[]): Map<string, Item[]> | null {
  for (const keyOf of [unitOf, (words: string) => firstWords(words, 2), (words: string) => firstWords(words, 4)]) {
    const groups = new Map<string, Item[]>();
    for (const item of items) {
      const key = keyOf(item.words);
      groups.set(key, [...(groups.get(key) ?? []), item]);
    }
    if (groups.size > 1 && groups.size <= LONG * 2) return groups;
  }
  return null;
}

function unitOf(words: string): string {
  const at = words.indexOf(':');
  return at < 0 ? words : words.slice(0, at);
}

function firstWords(words: string, count: number): string {
  return words
    .slice(words.indexOf(':') + 1)
    .trim()
    .split(' ')
    .slice(0, count)
    .join(' ');
}

function numbered(at: number, text: string): string {
  return `${String(at + 1).padStart(4)}  ${text}`;
}
