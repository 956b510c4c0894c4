/** Chances and signs in tables of odds. */
import type { Expected } from '@admiralty/engine/fifth-frontier-war';
import { say } from './words.ts';

/** How likely one result is; a dash where nothing is known. */
export function shareWords(expected: Pick<Expected, 'chances'> | null, result: number): string {
  if (!expected) return '–';
  const all = expected.chances.reduce((sum, { ways }) => sum + ways, 0);
  const ways = expected.chances.find((one) => one.result === result)?.ways ?? 0;
  return say.percent(Math.round((100 * ways) / Math.max(1, all)));
}

export function signed(figure: number | undefined): string {
  if (figure === undefined) return '–';
  return figure > 0 ? `+${figure}` : String(figure).replace('-', '−');
}
