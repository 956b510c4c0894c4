import type { Candidate, Trust } from '../knowledge.ts';

/** A candidate with what came of it, world by world. */
export interface Runner {
  candidate: Candidate;
  /** outcomes by number of the world */
  outcomes: number[];
  sum: number;
}

/** Worlds that every runner sees before one is dropped. */
const WARM_UP = 16;
/** Standard errors of the paired difference by which a runner must trail to be dropped early. */
const HOPELESS = 3;
/** Worlds that must be seen before another may take the place of the first choice. */
const FEWEST = 6;

/**
 * Sequential halving with early drops. All runners meet the same worlds, so that they are compared pair by pair.
 * The first choice runs to the end: it stands unless another has done convincingly better.
 */
export class Race {
  readonly first: Runner;
  runners: Runner[];
  worlds = 0;
  private readonly rounds: number;
  private round = 1;
  private readonly trust: Trust;

  constructor(candidates: readonly Candidate[], trust: Trust) {
    this.trust = trust;
    this.runners = candidates.map((candidate) => ({ candidate, outcomes: [], sum: 0 }));
    this.first = this.runners[0]!;
    this.rounds = Math.max(1, Math.ceil(Math.log2(this.runners.length)));
  }

  get isDecided(): boolean {
    return this.runners.length === 1;
  }

  note(runner: Runner, outcome: number): void {
    runner.outcomes[this.worlds] = outcome;
    runner.sum += outcome;
  }

  /** One more world has been seen by all; `used` is the part of the budget spent. */
  next(used: number): void {
    this.worlds++;
    const leader = this.best();
    const isSafe = (runner: Runner): boolean => runner === leader || runner === this.first;
    if (this.worlds >= WARM_UP) this.keep((runner) => isSafe(runner) || this.lead(leader, runner) < HOPELESS);
    while (this.round < this.rounds && used >= this.round / this.rounds) {
      this.round++;
      const ranked = [...this.runners].sort((a, b) => this.estimate(b) - this.estimate(a));
      const kept = new Set(ranked.slice(0, Math.ceil(ranked.length / 2)));
      this.keep((runner) => kept.has(runner) || runner === this.first);
    }
  }

  /** Best first, with what each is worth; those dropped early are not in it. */
  standing(): { candidate: Candidate; value: number }[] {
    const chosen = this.chosen();
    const others = this.runners.filter((runner) => runner !== chosen);
    others.sort((a, b) => this.estimate(b) - this.estimate(a));
    return [chosen, ...others].map((runner) => ({ candidate: runner.candidate, value: this.estimate(runner) }));
  }

  private chosen(): Runner {
    const best = this.best();
    if (best === this.first) return best;
    return this.worlds >= FEWEST && this.lead(best, this.first) >= this.trust.convincing ? best : this.first;
  }

  private best(): Runner {
    return this.runners.reduce((a, b) => (this.estimate(b) > this.estimate(a) ? b : a));
  }

  private estimate({ candidate, outcomes, sum }: Runner): number {
    const { prior } = this.trust;
    return (sum + prior * candidate.value) / (outcomes.length + prior);
  }

  /** By how many standard errors the first leads the second, over the worlds that both have seen. */
  private lead(a: Runner, b: Runner): number {
    const worlds = Math.min(a.outcomes.length, b.outcomes.length);
    let sum = 0;
    let squares = 0;
    for (let world = 0; world < worlds; world++) {
      const difference = a.outcomes[world]! - b.outcomes[world]!;
      sum += difference;
      squares += difference * difference;
    }
    const mean = sum / worlds;
    const variance = Math.max(squares / worlds - mean * mean, 1e-6);
    return mean / Math.sqrt(variance / worlds);
  }

  private keep(isKept: (runner: Runner) => boolean): void {
    this.runners = this.runners.filter(isKept);
  }
}
