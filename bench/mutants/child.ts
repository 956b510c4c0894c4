/** The mutated program, in a process of its own: tells what each test passes, then runs tests against single mutants. */
import fc from 'fast-check';
import { type Test, tests } from './harness.ts';
import { allSeen, forgetSeen, hasSeen, isEndless, roundsTurned, switchTo, watch } from './switch.ts';

export interface Covered {
  readonly file: string;
  readonly name: string;
  readonly isGreen: boolean;
  /** of the processor, whatever else runs beside */
  readonly ms: number;
  readonly rounds: number;
  readonly seen: Uint32Array;
}

export interface Cover {
  readonly tests: Covered[];
  /** what ran while the program was loaded */
  readonly atLoading: Uint32Array;
}

export interface Trial {
  readonly mutant: number;
  /** tests in the order in which they are tried, each with the rounds that its loops may turn */
  readonly tests: readonly { index: number; mostRounds: number }[];
}

export interface Verdict {
  /** index of the test that failed, or -1 */
  readonly killedBy: number;
  /** the mutant's place was passed */
  readonly isReached: boolean;
  /** the killing test fails without the mutant too: the mutant has left traces behind, or the test is unsteady */
  readonly isSpoilt: boolean;
}

fc.configureGlobal({ seed: 1, endOnFailure: true });

async function isGreen(test: Test, mostRounds = Number.POSITIVE_INFINITY): Promise<boolean> {
  watch(mostRounds);
  try {
    await test.run();
    return !isEndless();
  } catch {
    return false;
  }
}

async function cover(): Promise<Cover> {
  const atLoading = allSeen();
  const covered: Covered[] = [];
  for (const test of tests) {
    const { file, name } = test;
    forgetSeen();
    const started = process.cpuUsage();
    const green = await isGreen(test);
    covered.push({
      file,
      name,
      isGreen: green,
      ms: process.cpuUsage(started).user / 1000,
      rounds: roundsTurned(),
      seen: allSeen(),
    });
  }
  return { tests: covered, atLoading };
}

async function attempt(trial: Trial): Promise<Verdict> {
  forgetSeen();
  switchTo(trial.mutant);
  let killedBy = -1;
  for (const { index, mostRounds } of trial.tests)
    if (!(await isGreen(tests[index]!, mostRounds))) {
      killedBy = index;
      break;
    }
  const isReached = hasSeen(trial.mutant);
  switchTo(0);
  const isSpoilt = killedBy >= 0 && !(await isGreen(tests[killedBy]!));
  return { killedBy, isReached, isSpoilt };
}

async function answer(message: 'cover' | Trial): Promise<void> {
  process.send?.(message === 'cover' ? await cover() : await attempt(message));
}

process.on('message', (message: 'cover' | Trial) => void answer(message));
process.send?.('ready');
