import type { RuleText } from '@admiralty/engine';

/** A part of the book with its rules in order. */
export interface Section {
  key: string;
  rules: RuleText[];
}

/** `DV-7.1a` belongs to 7, `DV-S10a` to S, `DV-FSB-P4` to FSB, `IA-tac-cbt-7` to tac-cbt. */
export function sectionOf(id: string): string {
  const rest = id.slice(id.indexOf('-') + 1);
  return /^\d+/.exec(rest)?.[0] ?? /^[A-Z]+/.exec(rest)?.[0] ?? rest.replace(/-\d+$/, '');
}

export function sectionsOf(rules: readonly RuleText[]): Section[] {
  const sections = new Map<string, RuleText[]>();
  for (const rule of rules) {
    const key = sectionOf(rule.id);
    const known = sections.get(key);
    if (known) known.push(rule);
    else sections.set(key, [rule]);
  }
  return [...sections].map(([key, found]) => ({ key, rules: found }));
}

/** Those whose number begins so come first; else every word must be in the text. */
export function searchRules(rules: readonly RuleText[], wish: string): RuleText[] {
  const wanted = wish.trim().toLowerCase();
  if (wanted === '') return [...rules];
  const byNumber = rules.filter(({ id, case: printed }) => {
    const number = id.toLowerCase();
    return number.startsWith(wanted) || number.slice(number.indexOf('-') + 1).startsWith(wanted) || printed === wanted;
  });
  const words = wanted.split(/\s+/);
  const byWord = rules.filter(
    (rule) => !byNumber.includes(rule) && words.every((word) => rule.text.toLowerCase().includes(word)),
  );
  return [...byNumber, ...byWord];
}

/** The rule with those before and after it in the book; an id that only begins a family finds its first. */
export function around(
  rules: readonly RuleText[],
  id: string,
  reach: number,
): { before: RuleText[]; rule: RuleText; after: RuleText[] } | null {
  const exact = rules.findIndex((rule) => rule.id === id);
  const at = exact >= 0 ? exact : rules.findIndex((rule) => rule.id.startsWith(id));
  const rule = rules[at];
  if (!rule) return null;
  return { before: rules.slice(Math.max(0, at - reach), at), rule, after: rules.slice(at + 1, at + 1 + reach) };
}
