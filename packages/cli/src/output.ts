import pc from 'picocolors';

/** Colours on a terminal only; a pipe gets plain text (NO_COLOR is honoured by picocolors). */
const colour = pc.createColors(process.stdout.isTTY === true && pc.isColorSupported);

export const strong = colour.bold;
export const faint = colour.dim;
export const accent = colour.cyan;
export const good = colour.green;
export const bad = colour.red;

export function print(...lines: string[]): void {
  for (const line of lines) process.stdout.write(`${folded(printable(line), process.stdout.columns)}\n`);
}

/** Lines longer than the terminal are folded between words, under where they begin; a pipe, without columns, gets them whole. */
export function folded(text: string, columns: number | undefined): string {
  if (columns === undefined || columns < NARROWEST) return text;
  return text
    .split('\n')
    .map((line) => foldedLine(line, columns))
    .join('\n');
}

const NARROWEST = 40;

function foldedLine(line: string, columns: number): string {
  if (widthOf(line) <= columns) return line;
  const indent = ' '.repeat(Math.min(widthOf(/^ *(?:\d+ {2}|· )?/.exec(line)![0]) + 2, Math.floor(columns / 2)));
  const lines: string[] = [];
  let now = '';
  for (const word of line.match(/ *[^ ]+/g) ?? []) {
    if (now.trim() !== '' && widthOf(now + word) > columns) {
      lines.push(now);
      now = indent + word.trimStart();
    } else now += word;
  }
  return [...lines, now].join('\n');
}

/** Colours take no room. */
const widthOf = (text: string): number => text.replace(COLOUR, '').length;

/** `--json`: one value on stdout and nothing else. */
export function printJson(value: unknown): void {
  const json = JSON.stringify(value, null, process.stdout.isTTY ? 2 : undefined);
  process.stdout.write(`${json.replace(UNPRINTABLE, (sign) => (sign === '\n' ? sign : escaped(sign)))}\n`);
}

/** Control characters except tab and line feed, and those that turn the direction of writing. */
const UNPRINTABLE = /(?![\t\n])[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
/** What picocolors writes after an escape. */
const COLOUR = new RegExp(`${String.fromCodePoint(0x1b)}\\[(?:1|2|22|31|32|36|39)m`, 'gu');

/** Text from other people, safe for a terminal: only our own colours may command it. */
export function printable(text: string): string {
  const colours = text.match(COLOUR) ?? [];
  const plain = text.split(COLOUR).map((part) => part.replace(UNPRINTABLE, ''));
  return plain.map((part, at) => part + (colours[at] ?? '')).join('');
}

function escaped(sign: string): string {
  return `\\u${sign.codePointAt(0)!.toString(16).padStart(4, '0')}`;
}

/** Folds text to a width with an indent for the lines that follow. */
export function wrap(text: string, width = 96, indent = ''): string {
  const lines: string[] = [];
  let line = /^\s*/.exec(text)![0];
  for (const word of text.trim().split(/\s+/)) {
    if (line.trim() === '') line += word;
    else if (line.length + word.length + 1 > width) {
      lines.push(line);
      line = indent + word;
    } else line = `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}
