/** A long list by what stands before the colon (the unit), with how many lines each has; null where that does not help. */
export function groupsOf(lines: readonly string[]): Map<string, number> | null {
  const groups = new Map<string, number>();
  for (const line of lines) {
    const at = line.indexOf(':');
    const key = at < 0 ? line : line.slice(0, at);
    groups.set(key, (groups.get(key) ?? 0) + 1);
  }
  return groups.size > 1 && groups.size < lines.length ? groups : null;
}
