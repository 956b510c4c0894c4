import { createInterface, type Interface } from 'node:readline';
import { accent } from '../output.ts';

/** Lines typed by a person, or piped in by a script. */
export class Console {
  private readonly reader: Interface;
  private readonly lines: AsyncIterator<string>;

  constructor() {
    this.reader = createInterface({ input: process.stdin, terminal: false });
    this.lines = this.reader[Symbol.asyncIterator]();
  }

  /** The next line, trimmed; null when the input has ended. */
  async ask(question: string): Promise<string | null> {
    process.stdout.write(`${accent(question)} `);
    const next = await this.lines.next();
    if (next.done) process.stdout.write('\n');
    else if (!process.stdin.isTTY) process.stdout.write(`${next.value}\n`);
    return next.done ? null : next.value.trim();
  }

  close(): void {
    this.reader.close();
  }
}

/** Lets the person pick one of a numbered list; Enter takes the first. Null: the input has ended or `q`. */
export async function pickNumber(console: Console, question: string, count: number): Promise<number | null> {
  for (;;) {
    const line = await console.ask(`${question} [1–${count}, Enter = 1, q = quit]`);
    if (line === null || line === 'q') return null;
    const number = line === '' ? 1 : Number(line);
    if (Number.isInteger(number) && number >= 1 && number <= count) return number - 1;
    process.stdout.write(`Please type a number from 1 to ${count}.\n`);
  }
}
