/** Legal answers to a decision, in words and with their odds. */
import type { Offered, Questions, Random } from '@admiralty/engine';
import { Problem } from './problem.ts';
import type { TableFile } from './table-file.ts';

/** One answer as `ask` prints it: the action that `act` takes, what it means, and its odds. */
export interface Listed {
  action: { kind: string; with: unknown };
  words: string;
  hint: string | null;
}

export function listed({ kind, answer, words, hint }: Offered): Listed {
  return { action: { kind, with: answer }, words, hint };
}

/** Some legal answers to a decision that has too many to list, all different; first what an absent player would answer. */
export function someAnswers(questions: Questions, id: number, random: Random, count: number): Offered[] {
  const drawn = Array.from({ length: count }, () => questions.sample(id, random));
  const found = [questions.defaultAnswer(id), ...drawn].filter((one) => one !== null).slice(0, count);
  return [...new Map(found.map((one) => [JSON.stringify(one.answer), one])).values()];
}

/** At most so many lines, taken in turn from every unit and verb, so that none hides the others. */
export function spread(
  list: readonly Listed[],
  most: number,
): { lines: Listed[]; more: { title: string; count: number }[] } {
  if (list.length <= most) return { lines: [...list], more: [] };
  const groups = new Map<string, Listed[]>();
  for (const one of list) {
    const title = titleOf(one);
    groups.set(title, [...(groups.get(title) ?? []), one]);
  }
  const quota = Math.max(1, Math.floor(most / groups.size));
  const lines = [...groups.values()].flatMap((group) => group.slice(0, quota));
  const more = [...groups].flatMap(([title, { length }]) => (length > quota ? [{ title, count: length - quota }] : []));
  return { lines, more };
}

/** The unit that acts and the verb: `P1-A: launch`. */
function titleOf({ action, words }: Listed): string {
  const unit = words.includes(':') ? words.slice(0, words.indexOf(':')) : '';
  const verb = (action.with as { do?: unknown } | null)?.do;
  return [unit, typeof verb === 'string' ? verb : ''].filter(Boolean).join(': ') || action.kind;
}

/** A kind of decision or act, as it is spelled or in words: `emergency field` is emergencyField. */
export function kindOf({ module }: TableFile, text: string): string {
  const { choices, anytime } = module.game;
  const known = [...Object.keys(choices), ...Object.keys(anytime), 'resign', 'offer', 'accept', 'decline', 'withdraw'];
  const plain = (word: string): string => word.toLowerCase().replace(/[^a-z]/g, '');
  const found = known.find((kind) => plain(kind) === plain(text));
  if (found === undefined) throw new Problem(`there is no decision or act ${text}; there is ${known.join(', ')}`);
  return found;
}
