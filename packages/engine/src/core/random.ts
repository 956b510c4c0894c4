/** A stream of chance that is passed around, never global. */
export interface Random {
  /** a whole number from 0 to n - 1, each equally likely */
  below(n: number): number;
}

/** One step of sfc32 on four words kept by the caller. Frozen for ever: replays depend on it. */
export function nextWord(words: number[]): number {
  const a = words[0]! | 0;
  const b = words[1]! | 0;
  const c = words[2]! | 0;
  const counter = words[3]! | 0;
  const sum = (((a + b) | 0) + counter) | 0;
  words[0] = b ^ (b >>> 9);
  words[1] = (c + (c << 3)) | 0;
  words[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
  words[3] = (counter + 1) | 0;
  return sum >>> 0;
}

/** A whole number below n from the words, by rejection: no face is favoured. */
export function drawBelow(words: number[], n: number): number {
  if (!(n >= 1)) throw new RangeError(`nothing to draw from: ${n}`); // it would go on for ever
  const limit = 4294967296 - (4294967296 % n);
  for (;;) {
    const word = nextWord(words);
    if (word < limit) return remainder(word, n);
  }
}

/**
 * What is left of a word. As an integer in the machine's sense too: a remainder of large numbers is held as a double,
 * and one double makes a column of doubles out of a column of integers, for every table made after it.
 */
export function remainder(word: number, n: number): number {
  return n <= 0x7fffffff ? (word % n) | 0 : word % n;
}

/** Words for a table that plays on with other dice. */
export function wordsFrom(random: Random): number[] {
  return [0, 0, 0, 0].map(() => random.below(4294967296) | 0);
}

/** A stream of its own, for samplers, bots and tests. */
export function randomFrom(seed: number): Random {
  const words = [seed | 0, 0x9e3779b9 | 0, 0x243f6a88, 1];
  for (let i = 0; i < 12; i++) nextWord(words);
  return { below: (n) => drawBelow(words, n) };
}

/** Puts a list into random order, in place. */
export function shuffle<Item>(items: Item[], random: Random): Item[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const kept = items[i]!;
    items[i] = items[j]!;
    items[j] = kept;
  }
  return items;
}

/** One of the items. */
export function pickFrom<Item>(items: readonly Item[], random: Random): Item {
  return items[random.below(items.length)]!;
}
