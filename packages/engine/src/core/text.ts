/** Laying out text: widths, lists, figures in words. Texts are at most 100 columns wide. */
export const WIDTH = 100;

/** Colours, added by whoever prints: texts are laid out first and painted afterwards, so widths stay true. */
export interface Paint {
  /** what belongs to a seat, -1 to nobody */
  seat(seat: number, text: string): string;
  strong(text: string): string;
  faint(text: string): string;
}

/** No colours: a pipe, a file, a test. */
export const plain: Paint = { seat: (_seat, text) => text, strong: (text) => text, faint: (text) => text };

/** Breaks a sentence into lines no longer than the width; `first` and then `next` stand before them. */
export function wrap(text: string, next = '', first = '', width = WIDTH): string[] {
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

/** A figure with the proper minus. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** A figure as a modifier: +2, −1. */
export function modifier(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** 1 card, 2 cards */
export function counted(count: number, word: string, plural = `${word}s`): string {
  return `${count} ${count === 1 ? word : plural}`;
}

/** A, B and C; `none` if empty. */
export function listed(words: readonly string[], none = ''): string {
  if (words.length < 2) return words[0] ?? none;
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** With a capital at its start; eDom keeps its own way of writing. */
export function capital(text: string): string {
  return /^[a-z][A-Z]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a decision asks, from a sentence by its kind; a kind without one is told by its name. */
export function questionsBy<View>(
  sentences: Readonly<Record<string, (view: View, about: never) => string>>,
): (view: View, question: { kind: string; about: unknown }) => string {
  return (view, { kind, about }) => (Object.hasOwn(sentences, kind) ? sentences[kind]!(view, about as never) : kind);
}
