/** How things look to people on the spot: kinds and rough numbers, never factors. */
import { capital, counted, listed } from '#core/text';
import { strengthOf } from '../board/strength.ts';
import { NAVIES, SIDES, SQUADRON_TYPES } from '../data/types.ts';
import { squadronText, troopId } from '../text/show-words.ts';
import type { Position } from '../types.ts';

/** From here on nobody counts: "many". */
const MANY = 4;
const KINDS = { battle: 'battle', cruiser: 'cruiser', assault: 'assault', tanker: 'tanker', scout: 'scout' } as const;

/** Imperial, Zhodani. */
export function sideWord(side: number): string {
  return capital(SIDES[side] ?? 'independent');
}

/** The Imperial Navy, the Sword Worlds: whose ships they are. */
export function navyWord(at: Position, squadron: number): string {
  const navy = NAVIES[at.data.squadrons[squadron]?.navy ?? 0]!;
  return navy === 'sword-worlds' ? 'Sword Worlds' : capital(navy);
}

/** Many battle squadrons, a few cruiser squadrons and a tanker squadron. */
export function fleetInWords(at: Position, squadrons: readonly number[]): string {
  return listed(byKind(at, squadrons).map(([kind, count]) => roughly(count, `${KINDS[kind]} squadron`)));
}

/** 2 battle and 4 cruiser squadrons. */
export function fleetByKind(at: Position, squadrons: readonly number[]): string {
  return listed(byKind(at, squadrons).map(([kind, count]) => counted(count, `${KINDS[kind]} squadron`)));
}

/** Battle and cruiser squadrons. */
export function kindsOnly(at: Position, squadrons: readonly number[]): string {
  return `${listed(byKind(at, squadrons).map(([kind]) => KINDS[kind]))} squadrons`;
}

/** Every squadron with its factors. */
export function fleetExactly(at: Position, squadrons: readonly number[]): string {
  return listed(squadrons.map((one) => squadronText(at, one, at.g.squadrons.step[one] === 1)));
}

export function troopsExactly(at: Position, troops: readonly number[]): string {
  return listed(troops.map((troop) => `${troopId(at, troop)} ${strengthOf(at, troop)}`));
}

/** A regiment; a few regiments; many. */
export function roughly(count: number, word: string): string {
  if (count === 1) return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
  return `${count < MANY ? 'a few' : 'many'} ${word}s`;
}

function byKind({ data }: Position, squadrons: readonly number[]): [keyof typeof KINDS, number][] {
  return SQUADRON_TYPES.map((type): [keyof typeof KINDS, number] => [
    type,
    squadrons.filter((squadron) => data.squadrons[squadron]?.type === type).length,
  ]).filter(([, count]) => count > 0);
}
