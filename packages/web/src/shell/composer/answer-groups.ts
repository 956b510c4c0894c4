import type { Offered } from '../../table/types.ts';

/** A long list by whom its answers are about, with how many lines each has; null where that does not help. */
export function groupsOf(options: readonly Offered[]): Map<string, number> | null {
  const groups = new Map<string, number>();
  for (const option of options) groups.set(groupOf(option), (groups.get(groupOf(option)) ?? 0) + 1);
  return groups.size > 1 && groups.size < options.length ? groups : null;
}

/** An answer about nobody stands for itself. */
export function groupOf({ subject, words }: Offered): string {
  return subject ?? words;
}
