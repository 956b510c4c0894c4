import type { Thought } from '@admiralty/bots';
import type { Happening, Table } from '@admiralty/engine';
import type { BotHost, Hiring } from './bot-host.ts';
import { type Employed, employ } from './employ.ts';

/** What the computer does, and why. */
export interface Deed {
  by: number;
  decision: number | null;
  kind: string;
  with: unknown;
  /** null: it had no time to think */
  thought: Pick<Thought, 'reason' | 'alternatives'> | null;
}

type BotApi = Pick<BotHost, 'hire' | 'next'>;

/** Employs the computer players of a table and can dismiss them in the middle of a thought. */
export class Computer {
  private readonly hiring: Omit<Hiring, 'past'>;
  private worker: Employed<BotApi> | null = null;
  private told = 0;

  constructor(hiring: Omit<Hiring, 'past'>) {
    this.hiring = hiring;
  }

  /** `happened`: all news from the start. Rejects when dismissed meanwhile. */
  async next(happened: readonly Happening[], table: Table<object>): Promise<Deed | null> {
    if (!this.worker || happened.length < this.told) await this.begin(happened);
    const news = happened.slice(this.told);
    this.told = happened.length;
    const turn = await this.worker?.caller.call('next', news, table);
    if (!turn) return null;
    const { action, reason, alternatives } = turn;
    return { ...action, thought: { reason, alternatives } };
  }

  /** Whatever it is thinking is dropped. */
  dismiss(): void {
    this.worker?.stop();
    this.worker = null;
  }

  private async begin(past: readonly Happening[]): Promise<void> {
    this.dismiss();
    // this very script again, in its other role
    this.worker = employ<BotApi>(new Worker(location.href, { type: 'module', name: 'bot' }), 'bot');
    this.told = past.length;
    await this.worker.caller.call('hire', { ...this.hiring, past });
  }
}
