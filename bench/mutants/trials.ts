/** Runs mutants, each against the tests that pass its place, until one fails. */
import type { Program } from './bundle.ts';
import type { Cover, Covered, Trial, Verdict } from './child.ts';
import type { Mutant } from './instrument.ts';
import { MutatedProcess } from './process.ts';
import { sectionOf } from './sections.ts';

/** A loop may turn so many times as often as in the code as written, and a bit. */
const ROUNDS_FACTOR = 10;
const ROUNDS_MORE = 100_000;
/** Milliseconds that a mutant has beyond what its tests take, on a busy machine. */
const PATIENCE = 60_000;

export type Fate = 'killed' | 'survived' | 'unreached';

export class Trials {
  readonly #program: Program;
  readonly #cover: Cover;
  readonly #budget: number;
  readonly #testsBySwitch = new Map<number, number[]>();
  readonly #atLoading: ReadonlySet<number>;
  /** how often a test killed a mutant of a file: it is tried sooner */
  readonly #kills = new Map<string, number>();

  constructor(program: Program, cover: Cover, budget: number) {
    this.#program = program;
    this.#cover = cover;
    this.#budget = budget;
    this.#atLoading = new Set(cover.atLoading);
    for (const [index, test] of cover.tests.entries())
      for (const id of test.isGreen ? test.seen : [])
        this.#testsBySwitch.set(id, [...(this.#testsBySwitch.get(id) ?? []), index]);
  }

  /** One worker's share: takes mutants until none is left. */
  async run(mutants: Iterator<Mutant>, tell: (mutant: Mutant, fate: Fate) => void): Promise<void> {
    let process = await this.#fresh();
    for (let { value, done } = mutants.next(); !done; { value, done } = mutants.next()) {
      const mutant: Mutant = value;
      const tests = this.#testsBySwitch.get(mutant.id) ?? [];
      if (this.#atLoading.has(mutant.id)) {
        tell(mutant, await this.#alone(mutant));
        continue;
      }
      if (tests.length === 0) {
        tell(mutant, 'unreached');
        continue;
      }
      const verdict = await this.#attempt(process, mutant, tests);
      if (verdict === null || verdict.isSpoilt) {
        process.stop();
        process = await this.#fresh();
      }
      // something was remembered from before the mutant came, or it left something behind: in a new process it is told apart
      const isUnclear = verdict !== null && (verdict.isSpoilt || (!verdict.isReached && verdict.killedBy < 0));
      tell(mutant, isUnclear ? await this.#alone(mutant) : fateOf(verdict));
    }
    process.stop();
  }

  async #fresh(): Promise<MutatedProcess> {
    const process = new MutatedProcess(this.#program.path);
    if (!(await process.isReady())) throw new Error('the tests do not load');
    return process;
  }

  /** What runs at loading needs a process that has the mutant from the start. */
  async #alone(mutant: Mutant): Promise<Fate> {
    const process = new MutatedProcess(this.#program.path, mutant.id);
    if (!(await process.isReady())) return 'killed';
    const tests = this.#readersOf(mutant);
    const verdict = await this.#attempt(process, mutant, tests);
    process.stop();
    return tests.length === 0 ? 'unreached' : fateOf(verdict);
  }

  async #attempt(process: MutatedProcess, mutant: Mutant, tests: readonly number[]): Promise<Verdict | null> {
    const order = this.#ordered(mutant, tests);
    const trial: Trial = {
      mutant: mutant.id,
      tests: order.map((index) => ({
        index,
        mostRounds: ROUNDS_FACTOR * this.#test(index).rounds + ROUNDS_MORE,
      })),
    };
    const expected = order.reduce((sum, index) => sum + this.#test(index).ms, 0);
    const verdict = await process.attempt(trial, ROUNDS_FACTOR * expected + PATIENCE);
    if (verdict && verdict.killedBy >= 0) {
      const key = killKey(mutant, verdict.killedBy);
      this.#kills.set(key, (this.#kills.get(key) ?? 0) + 1);
    }
    return verdict;
  }

  /** The section's own tests first, then others; of both the quick first, as far as the budget goes, and at least one. */
  #ordered(mutant: Mutant, tests: readonly number[]): number[] {
    const section = sectionOf(mutant.file);
    const isOther = (index: number): number => (sectionOf(this.#test(index).file) === section ? 0 : 1);
    const weight = (index: number): number =>
      this.#test(index).ms / (1 + (this.#kills.get(killKey(mutant, index)) ?? 0));
    let left = this.#budget;
    return tests
      .toSorted((a, b) => isOther(a) - isOther(b) || weight(a) - weight(b))
      .filter((index, at) => {
        const { ms } = this.#test(index);
        const isTaken = at === 0 || ms <= left;
        if (isTaken) left -= ms;
        return isTaken;
      });
  }

  /** Tests that pass the place, that run a function which mentions the constant or one made from it, or whose file does. */
  #readersOf(mutant: Mutant): number[] {
    const names = new Set(this.#program.namesAround(mutant));
    const { mentions } = this.#program;
    const isMentioned = (mentioned: ReadonlySet<string>): boolean => [...names].some((name) => mentioned.has(name));
    for (let size = -1; size !== names.size; ) {
      size = names.size;
      for (const mention of mentions)
        if (mention.id < 0 && isMentioned(mention.names)) for (const name of mention.declares) names.add(name);
    }
    const readers = mentions.filter(({ id, names: mentioned }) => id >= 0 && isMentioned(mentioned));
    const tests = [mutant.id, ...readers.map(({ id }) => id)].flatMap((id) => this.#testsBySwitch.get(id) ?? []);
    const direct = [...this.#cover.tests.entries()].filter(
      ([, { file, isGreen }]) => isGreen && isMentioned(this.#program.namesInTests.get(file) ?? new Set()),
    );
    return [...new Set([...tests, ...direct.map(([index]) => index)])];
  }

  #test(index: number): Covered {
    return this.#cover.tests[index]!;
  }
}

function fateOf(verdict: Verdict | null): Fate {
  return verdict === null || verdict.killedBy >= 0 ? 'killed' : 'survived';
}

function killKey({ file }: Mutant, test: number): string {
  return `${file} ${test}`;
}
