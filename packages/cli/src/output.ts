import pc from 'picocolors';

/** Colours on a terminal only; a pipe gets plain text (NO_COLOR is honoured by picocolors). */
const colour = pc.createColors(process.stdout.isTTY === true && pc.isColorSupported);

export const strong = colour.bold;
export const faint = colour.dim;
export const accent = colour.cyan;
export const good = colour.green;
export const bad = colour.red;

export function print(...lines: string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}

/** `--json`: one value on stdout and nothing else. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, process.stdout.isTTY ? 2 : undefined)}\n`);
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
