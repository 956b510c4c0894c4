import { ServerProblem, Unreachable } from '@admiralty/client';
import { type ReactNode, useState } from 'react';
import { online } from '../words/online.ts';
import styles from './online.module.css';

/** Runs what the server may refuse, one at a time, and keeps why it did. */
export function useAttempt(): {
  why: string | null;
  isBusy: boolean;
  attempt(work: () => Promise<unknown>): Promise<void>;
} {
  const [why, setWhy] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    setWhy(null);
    try {
      await work();
    } catch (error) {
      if (error instanceof ServerProblem) setWhy(error.message);
      else if (error instanceof Unreachable) setWhy(online.lost);
      else throw error;
    } finally {
      setBusy(false);
    }
  };
  return { why, isBusy, attempt };
}

export function ProblemNote({ head, why }: { head?: string; why: string | null }): ReactNode {
  if (why === null) return null;
  return (
    <p className={styles['problem']} role="alert">
      {head && <strong>{head}</strong>} {why}
    </p>
  );
}
