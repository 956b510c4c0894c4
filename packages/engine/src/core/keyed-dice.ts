import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { commitmentTo, type Dice } from './dice.ts';
import { remainder } from './random.ts';
import { wordsIn } from './sha256.ts';

/**
 * Dice of real games: HMAC-SHA-256 under a key that is not in the table. The table's words are the branch and how many
 * draws were made, so a table that gets out predicts nothing.
 *
 * A draw: the eight words of HMAC(key, "admiralty roll BRANCH DRAW"); the first below the highest multiple of the sides
 * counts, modulo the sides. (None below it: the next draw.)
 */
export class KeyedDice implements Dice {
  readonly #key: Uint8Array;
  constructor(key: Uint8Array) {
    this.#key = key;
  }
  roll(rng: number[], sides: number): number {
    if (!(sides >= 1)) throw new RangeError(`nothing to draw from: ${sides}`); // it would go on for ever
    const limit = 4294967296 - (4294967296 % sides);
    for (;;) {
      const draw = (rng[1] ?? 0) + 1;
      rng[1] = draw;
      const words = wordsIn(hmac(sha256, this.#key, utf8ToBytes(`admiralty roll ${rng[0] ?? 0} ${draw}`)));
      const fit = words.find((word) => word < limit);
      if (fit !== undefined) return remainder(fit, sides) + 1;
    }
  }
}

/** A table's words under keyed dice. A `branch` of its own for each taking back, so that no roll is seen in advance. */
export function countersOf(branch = 0): number[] {
  return [branch, 0];
}

/**
 * The key of a game's dice: the host's seed and what others added to it, in order. The host publishes
 * `commitmentTo(seed)` first and takes contributions afterwards; then neither he nor they can choose the dice.
 */
export function diceKey(seed: string, contributions: readonly string[] = []): Uint8Array {
  return sha256(utf8ToBytes(JSON.stringify(['admiralty dice key', seed, ...contributions])));
}

/** Is this the seed that the host was bound to? */
export function isCommittedTo(commitment: string, seed: string): boolean {
  return commitmentTo(seed) === commitment;
}
