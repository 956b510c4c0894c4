import { MISSILE_TYPES } from '@admiralty/engine/deltavee';
import { words } from '../words.ts';
import { say } from './words.ts';

/** What leaves the rails together: "Intelligent + 2 × Homing". */
export function loadWords(load: string): string {
  const names = load.split('.').flatMap((type) => MISSILE_TYPES[Number(type)] ?? []);
  return [...new Set(names)]
    .map((name) => say.command.times(names.filter((one) => one === name).length, words.missilesShort[name]))
    .join(' + ');
}
