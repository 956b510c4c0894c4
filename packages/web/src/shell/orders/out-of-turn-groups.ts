import { shell } from '../../words/shell.ts';
import { wordsOfKind } from './kind-words.ts';

export interface ActGroup<Act> {
  kind: string;
  title: string;
  acts: readonly Act[];
}

/** Leaving for good comes last, whatever the game calls it. */
const LAST = ['dropOut', 'resign'];

export function isForGood(kind: string): boolean {
  return LAST.includes(kind);
}

/** Acts of one kind together, in the order of the game. */
export function groupsOf<Act extends { kind: string }>(acts: readonly Act[]): ActGroup<Act>[] {
  const kinds = [...new Set(acts.map(({ kind }) => kind))];
  const ordered = [...kinds.filter((kind) => !LAST.includes(kind)), ...kinds.filter((kind) => LAST.includes(kind))];
  return ordered.map((kind) => ({
    kind,
    title: shell.outOfTurnKinds[kind] ?? wordsOfKind(kind),
    acts: acts.filter((one) => one.kind === kind),
  }));
}
