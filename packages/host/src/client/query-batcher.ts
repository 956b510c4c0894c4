import type { SeatQuery, SeatReply, Settled } from '../seat-queries.ts';

interface Waiting {
  query: SeatQuery;
  done(value: never): void;
  fail(error: Error): void;
}

/** Gathers the questions of one moment, so that they cross to the host together. */
export class QueryBatcher {
  private readonly send: (queries: readonly SeatQuery[]) => Promise<readonly Settled[]>;
  private waiting: Waiting[] = [];

  constructor(send: (queries: readonly SeatQuery[]) => Promise<readonly Settled[]>) {
    this.send = send;
  }

  ask<const Query extends SeatQuery>(query: Query): Promise<SeatReply<Query>> {
    return new Promise((done, fail) => {
      if (this.waiting.push({ query, done, fail }) === 1) void Promise.resolve().then(() => this.flush());
    });
  }

  private async flush(): Promise<void> {
    const asked = this.waiting;
    this.waiting = [];
    try {
      const replies = await this.send(asked.map(({ query }) => query));
      for (const [at, { done, fail }] of asked.entries()) {
        const reply = replies[at] ?? { fault: 'no reply came' };
        if ('fault' in reply) fail(new Error(reply.fault));
        else done(reply.value as never);
      }
    } catch (error) {
      for (const { fail } of asked) fail(error instanceof Error ? error : new Error(String(error)));
    }
  }
}
