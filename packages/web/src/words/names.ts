/** "pod 2 (Heavy Weapon)" is pod 2 in a narrow place. */
export function withoutNote(name: string): string {
  const at = name.indexOf(' (');
  return at < 0 ? name : name.slice(0, at);
}
