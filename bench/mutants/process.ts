/** The mutated program as a process: started, asked, and stopped when it does not answer. */
import { type ChildProcess, fork } from 'node:child_process';
import type { Cover, Trial, Verdict } from './child.ts';

export class MutatedProcess {
  readonly #child: ChildProcess;
  #take: (answer: unknown) => void = () => {};
  #isGone = false;

  constructor(path: string, mutant = 0) {
    const env = { ...process.env, MUTANT: String(mutant) };
    this.#child = fork(path, [], { serialization: 'advanced', stdio: 'ignore', execArgv: [], env });
    this.#child.on('message', (answer) => this.#take(answer));
    this.#child.on('exit', () => {
      this.#isGone = true;
      this.#take(null);
    });
  }

  /** Null if it ended or took too long; then it is gone. */
  #answer<Answer>(within: number, send?: 'cover' | Trial): Promise<Answer | null> {
    if (this.#isGone) return Promise.resolve(null);
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.stop(), within);
      this.#take = (answer) => {
        clearTimeout(timer);
        resolve(answer as Answer | null);
      };
      if (send) this.#child.send(send);
    });
  }

  /** False if the program does not even load. */
  async isReady(): Promise<boolean> {
    return (await this.#answer<'ready'>(60_000)) !== null;
  }

  cover(): Promise<Cover | null> {
    return this.#answer<Cover>(1_800_000, 'cover');
  }

  attempt(trial: Trial, within: number): Promise<Verdict | null> {
    return this.#answer<Verdict>(within, trial);
  }

  stop(): void {
    this.#child.kill('SIGKILL');
  }
}
