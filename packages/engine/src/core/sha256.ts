import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of a text (UTF-8) as 64 hexadecimal digits. */
export function sha256(text: string): string {
  return bytesToHex(digest(utf8ToBytes(text)));
}

/** The same as eight words. */
export function sha256Words(text: string): number[] {
  return wordsIn(digest(utf8ToBytes(text)));
}

/** Bytes as words of 32 bits, the highest byte first. */
export function wordsIn(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length >> 2 }, (_, at) => view.getUint32(at * 4));
}
