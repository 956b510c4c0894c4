import { HttpProblem } from '../http/problem.ts';

/** What somebody may ask for at once, and what he gets back of it each second. */
const MOST_MS = 20_000;
const BACK_MS = 250;
const MOST_PEOPLE = 10_000;

/** How long the server works on the questions of each person: odds and lists of answers may take it long. */
export class Budget {
  readonly #now: () => number;
  readonly #isEndless: boolean;
  /** what was used and is not given back yet; last used last */
  readonly #used = new Map<string, { ms: number; at: number }>();

  constructor(now: () => number, isEndless: boolean) {
    this.#now = now;
    this.#isEndless = isEndless;
  }

  /** Whoever has used all of his is refused with the time to wait. */
  refuse(person: string): void {
    const over = this.#usedBy(person) - MOST_MS;
    if (over > 0 && !this.#isEndless)
      throw new HttpProblem('tooMany', 'you ask for more than the server can work out; wait a moment', over / BACK_MS);
  }

  spend(person: string, ms: number): void {
    const used = { ms: this.#usedBy(person) + ms, at: this.#now() };
    this.#used.delete(person);
    this.#used.set(person, used);
    const [first] = this.#used.keys();
    if (this.#used.size > MOST_PEOPLE && first !== undefined) this.#used.delete(first);
  }

  #usedBy(person: string): number {
    const used = this.#used.get(person);
    return used ? Math.max(0, used.ms - (BACK_MS * (this.#now() - used.at)) / 1000) : 0;
  }
}
