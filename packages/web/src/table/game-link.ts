import { isPlayable } from '../boards/boxes.ts';
import { LARGEST_FILE, LONGEST_LINK } from './limits.ts';
import type { GameId } from './types.ts';

/** A whole game in a link: its file, packed. */
const KEY = 'game';
/** longer ones do not survive most letters and chats */
const LONGEST = 16_000;

/** null: the game is too long for a link. */
export async function gameLink(file: string): Promise<string | null> {
  const text = await packed(file);
  return text === null ? null : `${location.origin}/#${KEY}=${text}`;
}

/** A text as the letters of a link; null: too many. */
export async function packed(file: string): Promise<string | null> {
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(file));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
  return text.length > LONGEST ? null : text;
}

export function hasGameLink(hash: string): boolean {
  return textIn(hash) !== null;
}

/** The file that a link holds; null if it is broken. */
export function readGameLink(hash: string): Promise<string | 'too-long' | null> {
  return unpacked(textIn(hash) ?? '');
}

/** What the file of a link says it is, before anybody opens it; null: it does not say. */
export interface LinkedGame {
  game: GameId;
  scenario: string;
  moves: number;
}

export function linkedGame(text: string): LinkedGame | null {
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json !== 'object' || json === null) return null;
    const { game, scenario, log } = json as Record<string, unknown>;
    if (typeof game !== 'string' || !isPlayable(game) || typeof scenario !== 'string' || !Array.isArray(log))
      return null;
    return { game, scenario, moves: log.length };
  } catch {
    return null;
  }
}

/** What was packed; nothing is unpacked beyond the size of a file. */
export async function unpacked(text: string): Promise<string | 'too-long' | null> {
  if (text.length > LONGEST_LINK) return 'too-long';
  try {
    const packed = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
    const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), bytes));
  } catch (error) {
    return error instanceof TooLong ? 'too-long' : null;
  }
}

function textIn(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get(KEY);
}

class TooLong extends Error {}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  let size = 0;
  for (let { value, done } = await reader.read(); !done && value; { value, done } = await reader.read()) {
    size += value.length;
    if (size > LARGEST_FILE) {
      await reader.cancel();
      throw new TooLong();
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
