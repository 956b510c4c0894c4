/** Who sits where, as the picker's radio rows say it. */
import type { Level, Player } from '../../table/types.ts';

export type Sitter = 'you' | 'friend' | Exclude<Level, 'random'> | 'out';
export const sitters: readonly Sitter[] = ['you', 'friend', 'cadet', 'captain', 'admiral', 'out'];

/** You at the first side, cadets at the others. */
export function aloneAt(seats: number): Sitter[] {
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'you' : 'cadet'));
}

export function atOneScreen(seats: number): Sitter[] {
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'you' : 'friend'));
}

export function onlyWatching(seats: number): Sitter[] {
  return Array.from({ length: seats }, () => 'captain');
}

/** There is one of you; and a side can stay out only if all after it do. */
export function seat(seating: readonly Sitter[], at: number, who: Sitter): Sitter[] {
  return seating.map((sits, other) => {
    if (other === at) return who;
    if (who === 'you' && sits === 'you') return 'cadet';
    if (who === 'out' && other > at) return 'out';
    if (who !== 'out' && other < at && sits === 'out') return 'cadet';
    return sits;
  });
}

export function playersOf(seating: readonly Sitter[]): Player[] {
  return seating.flatMap((sits): Player[] => {
    if (sits === 'out') return [];
    return sits === 'you' || sits === 'friend' ? [{ is: 'person' }] : [{ is: 'computer', level: sits }];
  });
}
