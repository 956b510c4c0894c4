/** Milliseconds from anywhere; given in, so that the same code runs in Node, a worker and a browser. */
export interface Clock {
  now(): number;
}

/** How long a bot may think: by the clock, or by a count of imagined actions, which makes it repeatable. */
export type Allowance = { readonly ms: number; readonly clock: Clock } | { readonly nodes: number };

/** The part of the time for thinking, and milliseconds for the last step and for handing the answer over. */
const THINKING = 0.96;
const LAST_STEP = 12;

/** What is left of an allowance. Whatever loops asks it now and then. */
export class Budget {
  /** actions played in imagined worlds so far */
  nodes = 0;
  private readonly allowance: Allowance;
  private readonly started: number;
  /** when it was last asked whether it is spent, and the longest that anything took between two such questions */
  private asked = 0;
  private longest = 0;

  constructor(allowance: Allowance) {
    this.allowance = allowance;
    this.started = 'clock' in allowance ? allowance.clock.now() : 0;
  }

  spend(nodes = 1): void {
    this.nodes += nodes;
  }

  /** The part that is used up: 0 at the start, 1 or more when thinking must stop. */
  used(): number {
    const { allowance } = this;
    if ('nodes' in allowance) return this.nodes / allowance.nodes;
    return (allowance.clock.now() - this.started) / (allowance.ms * THINKING - LAST_STEP);
  }

  /** By the clock: also when a step like the longest so far would end too late. */
  isSpent(): boolean {
    const used = this.used();
    if ('nodes' in this.allowance) return used >= 1;
    this.longest = Math.max(this.longest, used - this.asked);
    this.asked = used;
    return used + this.longest >= 1;
  }
}
