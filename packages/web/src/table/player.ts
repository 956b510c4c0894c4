import type { Level, Player } from './types.ts';

/** From the weakest up. */
export const levels: readonly Level[] = ['random', 'cadet', 'captain', 'admiral'];

/** Whatever a link or a file says. */
export function isPlayer(json: unknown): json is Player {
  if (typeof json !== 'object' || json === null) return false;
  const { is, level } = json as Record<string, unknown>;
  return is === 'person' || (is === 'computer' && levels.some((one) => one === level));
}
