/** Something the user can put right: one clear line on stderr and exit code 2. */
export class Problem extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode = 2) {
    super(message);
    this.exitCode = exitCode;
  }
}
