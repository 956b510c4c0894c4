/** Colours, added by whoever prints: texts are laid out first and painted afterwards, so widths stay true. */
export interface Paint {
  /** what belongs to a seat, -1 neutral */
  seat(seat: number, text: string): string;
  strong(text: string): string;
  faint(text: string): string;
}

/** No colours: a pipe, a file, a test. */
export const plain: Paint = { seat: (_seat, text) => text, strong: (text) => text, faint: (text) => text };

export const WIDTH = 100;

/** Breaks a sentence into lines no longer than the width; `first` and then `next` stand before them. */
export function wrap(text: string, width: number, next = '', first = ''): string[] {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.split(' ')) {
    if (!isEmpty && line.length + 1 + word.length > width) {
      lines.push(line);
      line = next;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return isEmpty ? lines : [...lines, line];
}

/** Cut or filled to a width. */
export function cell(text: string | number, width: number): string {
  return String(text).slice(0, width).padEnd(width);
}
