/** What is wrong with a data file, said so that its author finds the place. */
import type { z } from 'zod';

/** One fault of a data file. */
export interface DataProblem {
  /** File name, such as `ships.json`. */
  readonly file: string;
  /** Ids on the way to the record, e.g. `dv-3/P1-B`; where there is no id, the list and index. */
  readonly record: string;
  /** Field inside the record; empty = the record itself. */
  readonly field: string;
  readonly why: string;
}

/** `ships.json: dagger: armor: …` */
export function problemLine({ file, record, field, why }: DataProblem): string {
  return [file, record, field, why].filter(Boolean).join(': ');
}

/** Notes one fault of the file being read. */
export type Report = (record: string, field: string, why: string) => void;

/** A reporter for one file that collects into `problems`. */
export function reporter(problems: DataProblem[], file: string): Report {
  return (record, field, why) => {
    problems.push({ file, record, field, why });
  };
}

/** Reports what a schema found in `root`. */
export function reportIssues(report: Report, root: unknown, issues: readonly z.core.$ZodIssue[]): void {
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) reportAt(report, root, [...issue.path, key], 'unknown field');
    } else reportAt(report, root, issue.path, issue.message);
  }
}

function reportAt(report: Report, root: unknown, path: readonly PropertyKey[], why: string): void {
  const ids: string[] = [];
  let rest: PropertyKey[] = [];
  let at = root;
  for (const key of path) {
    rest.push(key);
    at = childOf(at, key);
    const id = childOf(at, 'id');
    if (typeof id === 'string') {
      ids.push(id);
      rest = [];
    }
  }
  const split = ids.length > 0 ? 0 : typeof rest[1] === 'number' ? 2 : 1;
  report(ids.join('/') || pathText(rest.slice(0, split)), pathText(rest.slice(split)), why);
}

function childOf(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined;
}

function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) => text + (typeof key === 'number' ? `[${key}]` : `${text && '.'}${String(key)}`),
    '',
  );
}
