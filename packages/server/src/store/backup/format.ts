import { createHash, type Hash } from 'node:crypto';
import { StoreProblem } from '../problem.ts';

/**
 * A backup is a text of JSON lines: a header, `[table, row]` for every row, and an end with a count and a fingerprint
 * of all before it, so that a file that was cut short or changed is not taken for whole. It names no database: one
 * that SQLite wrote goes into PostgreSQL, and the other way round.
 */
export const FORMAT = 'admiralty-backup';

export interface Header {
  format: typeof FORMAT;
  /** what the tables had gone through when it was written */
  migrations: string[];
}

export type Row = Record<string, string | number | null>;
export type Line = Header | [table: string, row: Row] | End;

interface End {
  rows: number;
  sha256: string;
}

/** Turns lines into text, and counts and fingerprints them on the way. */
export class LineWriter {
  readonly #hash = createHash('sha256');
  #rows = 0;

  header(header: Header): string {
    return this.#add(header);
  }

  row(table: string, row: Row): string {
    this.#rows++;
    return this.#add([table, row]);
  }

  end(): string {
    return textOf({ rows: this.#rows, sha256: this.#hash.digest('hex') });
  }

  #add(line: Line): string {
    const text = textOf(line);
    this.#hash.update(text);
    return text;
  }
}

const textOf = (line: Line): string => `${JSON.stringify(line)}\n`;

/** Reads the lines back, and throws where they are not what was written. */
export class LineReader {
  readonly #hash: Hash = createHash('sha256');
  #rows = 0;
  #isEnded = false;

  header(text: string): Header {
    const header = parsed(text);
    if (!isRecord(header) || header['format'] !== FORMAT || !isTexts(header['migrations']))
      throw new StoreProblem('This file is not a backup of Admiralty.');
    this.#hash.update(`${text}\n`);
    return { format: FORMAT, migrations: header['migrations'] };
  }

  /** The row, or null at the end. */
  row(text: string): [table: string, row: Row] | null {
    const line = parsed(text);
    if (Array.isArray(line) && typeof line[0] === 'string' && isRow(line[1]) && !this.#isEnded) {
      this.#rows++;
      this.#hash.update(`${text}\n`);
      return [line[0], line[1]];
    }
    if (this.#isEnded || !isRecord(line) || line['rows'] !== this.#rows || line['sha256'] !== this.#hash.digest('hex'))
      throw damaged();
    this.#isEnded = true;
    return null;
  }

  /** Called when nothing more comes. */
  finish(): void {
    if (!this.#isEnded) throw damaged();
  }
}

export const damaged = (): StoreProblem =>
  new StoreProblem('The backup is damaged or was cut short. Nothing was restored.');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const isRow = (value: unknown): value is Row =>
  isRecord(value) && Object.values(value).every((one) => one === null || ['string', 'number'].includes(typeof one));
