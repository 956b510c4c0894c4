/** SHA-256 of a text (UTF-8), in plain arithmetic: the engine has no platform to ask. Eight words. */
export function sha256Words(text: string): number[] {
  const bytes = utf8(text);
  const bits = bytes.length * 8;
  bytes.push(0x80);
  while (bytes.length % 64 !== 56) bytes.push(0);
  for (let shift = 56; shift >= 0; shift -= 8) bytes.push(shift >= 32 ? 0 : (bits >>> shift) & 0xff);
  const state = [...INITIAL];
  for (let block = 0; block < bytes.length; block += 64) compress(state, bytes, block);
  return state.map((word) => word >>> 0);
}

/** SHA-256 of a text as 64 hexadecimal digits. */
export function sha256(text: string): string {
  return sha256Words(text)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('');
}

const PRIMES = firstPrimes(64);
const INITIAL = PRIMES.slice(0, 8).map((prime) => fractionBits(Math.sqrt(prime)));
const ROUND = PRIMES.map((prime) => fractionBits(Math.cbrt(prime)));

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
}

function fractionBits(root: number): number {
  return ((root - Math.floor(root)) * 4294967296) | 0;
}

function compress(state: number[], bytes: readonly number[], block: number): void {
  const w = new Array<number>(64);
  for (let i = 0; i < 16; i++) {
    const at = block + i * 4;
    w[i] = (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;
  }
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]!;
    const y = w[i - 2]!;
    const small = right(x, 7) ^ right(x, 18) ^ (x >>> 3);
    const large = right(y, 17) ^ right(y, 19) ^ (y >>> 10);
    w[i] = (w[i - 16]! + small + w[i - 7]! + large) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const choose = (e & f) ^ (~e & g);
    const major = (a & b) ^ (a & c) ^ (b & c);
    const t1 = (h + (right(e, 6) ^ right(e, 11) ^ right(e, 25)) + choose + ROUND[i]! + w[i]!) | 0;
    const t2 = ((right(a, 2) ^ right(a, 13) ^ right(a, 22)) + major) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i]! + word) | 0;
}

function right(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const char of text) {
    const point = char.codePointAt(0)!;
    const code = point >= 0xd800 && point < 0xe000 ? 0xfffd : point; // half a character, as every UTF-8 encoder has it
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return bytes;
}
