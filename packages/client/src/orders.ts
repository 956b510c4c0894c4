import type { Refusal } from '@admiralty/engine';
import { isPassing, ServerProblem } from './problem.ts';

const WAITS_MS = [500, 1000, 2000, 4000, 8000] as const;

/** Sends what has to arrive: again until there is an answer, once a connection is back. */
export class Orders {
  /** orders on their way that have met no connection */
  private waiting = 0;
  private isClosed = false;
  private readonly onChange: () => void;
  private readonly sleepers = new Set<() => void>();
  private withdrawals = 0;

  constructor(onChange: () => void) {
    this.onChange = onChange;
  }

  get isWaiting(): boolean {
    return this.waiting > 0;
  }

  /** There may be a connection again. */
  wake(): void {
    for (const sleeper of this.sleepers) sleeper();
  }

  /** What waits is not sent again. */
  withdraw(): void {
    this.withdrawals += 1;
    this.wake();
  }

  close(): void {
    this.isClosed = true;
    this.withdraw();
  }

  /** The answer, however long the connection is gone; `Withdrawn` if it was taken back meanwhile. `isOrder`: it shows as waiting. */
  async insist<T>(send: () => Promise<T>, isOrder: boolean): Promise<T> {
    const { withdrawals } = this;
    let hasWaited = false;
    try {
      for (let tried = 0; ; tried++) {
        try {
          return await send();
        } catch (error) {
          if (!isPassing(error)) throw error;
          if (isOrder && !hasWaited) this.count(1);
          hasWaited = true;
          await this.sleep(waitAfter(error, tried));
          const isTakenBack = isOrder && this.withdrawals > withdrawals;
          if (isTakenBack || this.isClosed) throw new Withdrawn();
        }
      }
    } finally {
      if (isOrder && hasWaited) this.count(-1);
    }
  }

  private count(more: number): void {
    this.waiting += more;
    if (!this.isClosed) this.onChange();
  }

  private sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.sleepers.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      this.sleepers.add(wake);
    });
  }
}

export class Withdrawn extends Error {
  override name = 'Withdrawn';
}

function waitAfter(error: unknown, tried: number): number {
  const asked = error instanceof ServerProblem ? error.retryAfterMs : null;
  return asked ?? WAITS_MS[Math.min(tried, WAITS_MS.length - 1)]!;
}

/** What the server does not do is a refusal too. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Withdrawn)
    return { rule: 'CORE-connection', why: 'taken back; if it had arrived already, the board will show it' };
  if (error instanceof ServerProblem) return { rule: 'CORE-server', why: error.message };
  throw error;
}
