import { createContext, useContext } from 'react';
import { pathText, startsWith, valueAt } from '../paths.ts';
import type { Path, PlacedProblem } from '../types.ts';

export interface Edit {
  record: unknown;
  set(path: Path, value: unknown, tag?: string): void;
  problems: readonly PlacedProblem[];
}

export const EditContext = createContext<Edit | null>(null);

export function useEdit(): Edit {
  const edit = useContext(EditContext);
  if (!edit) throw new Error('nothing is edited here');
  return edit;
}

export interface Field {
  value: unknown;
  set(value: unknown): void;
  /** what is wrong with it, in words */
  faults: readonly string[];
}

export function useField(path: Path): Field {
  const { record, set, problems } = useEdit();
  return {
    value: valueAt(record, path),
    set: (value) => set(path, value, pathText(path)),
    faults: problems.filter((problem) => startsWith(problem.path, path)).map(({ why }) => why),
  };
}
