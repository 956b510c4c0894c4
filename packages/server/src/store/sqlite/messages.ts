import { join } from 'node:path';
import type { Call, News } from '../operations/index.ts';
import { StoreProblem } from '../problem.ts';

/** Where the database of a data folder is. */
export function fileIn(folder: string): string {
  return join(folder, 'admiralty.sqlite');
}

/** What the store asks of the thread that owns the file. */
export type Question = { id: number } & (Call | { backup: string } | { integrity: true } | { close: true });

/** What comes back: answers by id, and what others should hear. */
export interface Reply {
  answers: Answer[];
  news: News[];
}
export type Answer = { id: number; answer: unknown } | { id: number; failed: Failure };

/** An error as it crosses between threads. */
export interface Failure {
  message: string;
  code: string | null;
  isProblem: boolean;
}

/** The first message of the thread. */
export type Started = { started: true } | { failed: Failure };

export function failureOf(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : null;
  return { message, code, isProblem: error instanceof StoreProblem };
}

export function errorOf({ message, code, isProblem }: Failure): Error {
  if (isProblem) return new StoreProblem(message);
  return Object.assign(new Error(message), code !== null && { code });
}
