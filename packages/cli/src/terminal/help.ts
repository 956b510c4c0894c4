import type { RuleText } from '@admiralty/engine';
import { bad, print, strong, wrap } from '../output.ts';

export const HELP = `  a number      take that line            /word   only the lines with that word
  Enter         whole list, or others     x       let the computer pick a legal answer
  m  s          map, situation            l NAME  log sheet of a unit (l alone: all of yours)
  r ID or word  look up a rule            u       undo (unless something was revealed)
  j {json}      answer in JSON            w FILE  save the game to a file
  a             actions out of turn       a {json} any of them, offers too: {"kind":…,"with":…}
  resign  draw  give up, offer a draw     q       quit`;

const RULES_SHOWN = 12;

/** Prints the rules of an id, a printed case or a word. */
export function lookUp(rules: readonly RuleText[], word: string): void {
  const wanted = word.toLowerCase();
  const found = rules.filter(
    ({ id, case: printed, text }) =>
      id.toLowerCase() === wanted ||
      printed.toLowerCase() === wanted ||
      (wanted.length > 2 && text.toLowerCase().includes(wanted)),
  );
  if (found.length === 0) print(bad('No rule of that id or word; try r 7.4 or r tractor.'));
  for (const rule of found.slice(0, RULES_SHOWN)) print(wrap(`  ${strong(rule.id)} ${rule.text}`, 98, '      '));
}
