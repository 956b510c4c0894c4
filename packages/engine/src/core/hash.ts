/**
 * A fingerprint of a JSON value: the same in Node, a worker and a browser, whatever the order of keys.
 * It guards against accidents and casual edits; the seed's commitment uses SHA-256.
 */
export function hashOf(value: unknown): string {
  const mixer = new Mixer();
  mixer.absorb(value);
  return hex(finish(mixer.a, mixer.b)) + hex(finish(mixer.b, mixer.a));
}

/** Two words that every part of the value is stirred into. */
class Mixer {
  a = 0x9e3779b9 | 0;
  b = 0x85ebca6b | 0;

  absorb(value: unknown): void {
    if (typeof value === 'number') this.number(value);
    else if (Array.isArray(value)) this.list(value);
    else if (typeof value === 'string') {
      this.word(4);
      this.text(value);
    } else if (value === null || value === undefined) this.word(5);
    else if (typeof value === 'boolean') this.word(value ? 6 : 7);
    else this.record(value as Record<string, unknown>);
  }

  private word(word: number): void {
    const a = Math.imul(this.a ^ word, 0x85ebca6b);
    const b = Math.imul(this.b ^ word, 0xc2b2ae35);
    this.a = (((a << 13) | (a >>> 19)) + 0x27d4eb2f) | 0;
    this.b = ((b << 17) | (b >>> 15)) ^ this.a;
  }

  private text(text: string): void {
    this.word(text.length);
    for (let i = 0; i < text.length; i++) this.word(text.charCodeAt(i));
  }

  private number(value: number): void {
    if ((value | 0) === value) {
      this.word(1);
      this.word(value);
    } else {
      this.word(2);
      this.text(String(value));
    }
  }

  /** Columns of ints are most of a table, so they have a loop of their own. */
  private list(list: readonly unknown[]): void {
    this.word(3);
    this.word(list.length);
    let i = 0;
    let { a, b } = this;
    for (; i < list.length; i++) {
      const value = list[i];
      if (typeof value !== 'number' || (value | 0) !== value) break;
      a = Math.imul(a ^ 1, 0x85ebca6b);
      b = Math.imul(b ^ 1, 0xc2b2ae35);
      a = (((a << 13) | (a >>> 19)) + 0x27d4eb2f) | 0;
      b = ((b << 17) | (b >>> 15)) ^ a;
      a = Math.imul(a ^ value, 0x85ebca6b);
      b = Math.imul(b ^ value, 0xc2b2ae35);
      a = (((a << 13) | (a >>> 19)) + 0x27d4eb2f) | 0;
      b = ((b << 17) | (b >>> 15)) ^ a;
    }
    this.a = a;
    this.b = b;
    for (; i < list.length; i++) this.absorb(list[i]);
  }

  private record(record: Record<string, unknown>): void {
    const keys = sortedKeys(record);
    this.word(8);
    this.word(keys.length);
    for (const key of keys) {
      this.text(key);
      this.absorb(record[key]);
    }
  }
}

/** Key lists met before, as a tree by key: records of a table are of a few shapes, and sorting each anew took most of the time. */
interface KeyList {
  readonly next: Map<string, KeyList>;
  sorted: readonly string[] | null;
}
const MOST_LISTS = 10_000;
const root: KeyList = { next: new Map(), sorted: null };
let lists = 0;

function sortedKeys(record: Record<string, unknown>): readonly string[] {
  const keys = Object.keys(record);
  let list = root;
  for (const key of keys) {
    if (record[key] === undefined) return keys.filter((one) => record[one] !== undefined).sort();
    let next = list.next.get(key);
    if (!next) {
      if (lists >= MOST_LISTS) return keys.sort(); // a table names its own keys: they must not fill the memory
      lists++;
      next = { next: new Map(), sorted: null };
      list.next.set(key, next);
    }
    list = next;
  }
  list.sorted ??= keys.sort();
  return list.sorted;
}

function finish(a: number, b: number): number {
  let word = a ^ Math.imul(b, 0x9e3779b1);
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return (word ^ (word >>> 16)) >>> 0;
}

function hex(word: number): string {
  return word.toString(16).padStart(8, '0');
}
