import { Problem } from './problem.ts';

/** An option of the game, such as fogOfWar=true; the rules read the value. */
export function readOption(text: string): [string, string] {
  const at = text.indexOf('=');
  if (at < 1) throw new Problem(`--option takes name=value, not ${text}`);
  return [text.slice(0, at), text.slice(at + 1)];
}

/** For options that may be given again. */
export function collect(value: string, before: string[]): string[] {
  return [...before, value];
}
