import { HttpProblem } from '../http/problem.ts';

/** What somebody may ask for at once, and what he gets back of it each second. */
const MOST_MS = 20_000;
const BACK_MS = 250;
const MOST_PEOPLE = 10_000;

/** How long the server works on the questions of each person or address: odds, answers and looks back may take it long. */
export class Budget {
  readonly #now: () => number;
  readonly #isEndless: boolean;
  /** what was used and is not given back yet; last used last */
  readonly #used = new Map<string, { ms: number; at: number }>();

  constructor(now: () => number, isEndless: boolean) {
    this.#now = now;
    this.#isEndless = isEndless;
  }

  /**
   * Has it worked out; whoever has used all of his is refused with the time to wait. `held`: so much counts until it is
   * done, since else whoever asks many things at one moment would be refused nothing; and it costs no more than that, since
   * many may wait for the same.
   */
  async spend<Worked extends { ms: number }>(
    person: string,
    held: number,
    work: () => Promise<Worked>,
  ): Promise<Worked> {
    const over = this.#usedBy(person) - MOST_MS;
    if (over >= 0 && !this.#isEndless) {
      const seconds = Math.max(1, over / BACK_MS);
      throw new HttpProblem('tooMany', 'you ask for more than the server can work out; wait a moment', seconds);
    }
    this.#add(person, held);
    let ms = 0;
    try {
      const worked = await work();
      ms = worked.ms;
      return worked;
    } finally {
      this.#add(person, Math.min(ms, held) - held);
    }
  }

  #add(person: string, ms: number): void {
    const used = { ms: Math.max(0, this.#usedBy(person) + ms), at: this.#now() };
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
