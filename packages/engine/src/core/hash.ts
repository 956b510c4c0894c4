/**
 * A fingerprint of a JSON value: the same in Node, a worker and a browser, whatever the order of keys.
 * It guards against accidents and casual edits; the seed's commitment uses SHA-256.
 */
export function hashOf(value: unknown): string {
  const state = new Uint32Array([0x9e3779b9, 0x85ebca6b]);
  absorb(state, value);
  return hex(finish(state[0]!, state[1]!)) + hex(finish(state[1]!, state[0]!));
}

function mix(state: Uint32Array, word: number): void {
  const a = Math.imul(state[0]! ^ word, 0x85ebca6b);
  const b = Math.imul(state[1]! ^ word, 0xc2b2ae35);
  state[0] = ((a << 13) | (a >>> 19)) + 0x27d4eb2f;
  state[1] = ((b << 17) | (b >>> 15)) ^ state[0]!;
}

function mixText(state: Uint32Array, text: string): void {
  mix(state, text.length);
  for (let i = 0; i < text.length; i++) mix(state, text.charCodeAt(i));
}

function absorb(state: Uint32Array, value: unknown): void {
  if (typeof value === 'number') {
    if ((value | 0) === value) {
      mix(state, 1);
      mix(state, value);
    } else {
      mix(state, 2);
      mixText(state, String(value));
    }
  } else if (Array.isArray(value)) {
    mix(state, 3);
    mix(state, value.length);
    for (const item of value) absorb(state, item);
  } else if (typeof value === 'string') {
    mix(state, 4);
    mixText(state, value);
  } else if (value === null || value === undefined) mix(state, 5);
  else if (typeof value === 'boolean') mix(state, value ? 6 : 7);
  else absorbRecord(state, value as Record<string, unknown>);
}

function absorbRecord(state: Uint32Array, record: Record<string, unknown>): void {
  const keys = Object.keys(record)
    .filter((key) => record[key] !== undefined)
    .sort();
  mix(state, 8);
  mix(state, keys.length);
  for (const key of keys) {
    mixText(state, key);
    absorb(state, record[key]);
  }
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
