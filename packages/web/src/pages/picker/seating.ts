/** Who sits where, as the picker's radio rows say it. */
import type { Level, Player, TableSetup } from '../../table/types.ts';

export type Sitter = 'you' | 'friend' | Exclude<Level, 'random'> | 'out';
export const sitters: readonly Sitter[] = ['you', 'friend', 'cadet', 'captain', 'admiral', 'out'];

/** You at the first side, cadets at the others. */
export function aloneAt(seats: number, foe: Foe = 'cadet'): Sitter[] {
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'you' : foe));
}

export type Foe = Exclude<Level, 'random'>;

/** As a scenario is usually played; sides beyond that stay out. */
export function usualSeating({ seats, usualSeats = seats.length }: UsualSeats, foe?: Foe): Sitter[] {
  return [...aloneAt(usualSeats, foe), ...seats.slice(usualSeats).map((): Sitter => 'out')];
}

interface UsualSeats {
  seats: readonly string[];
  usualSeats?: number;
}

export function atOneScreen(seats: number): Sitter[] {
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'you' : 'friend'));
}

export function onlyWatching(seats: number): Sitter[] {
  return Array.from({ length: seats }, () => 'captain');
}

/** As they sit at a table: the first person is you. */
export function seatingOf(players: TableSetup['players'], seats: number): Sitter[] {
  const first = players.findIndex(({ is }) => is === 'person');
  return Array.from({ length: seats }, (_, at): Sitter => {
    const player = players[at];
    if (!player) return 'out';
    if (player.is === 'person') return at === first ? 'you' : 'friend';
    return player.level === 'random' ? 'cadet' : player.level;
  });
}

export type PlayMode = 'alone' | 'screen' | 'watch';

/** How many people play, in a word. */
export function playModeOf(seating: readonly Sitter[]): PlayMode {
  const people = seating.filter(isPerson).length;
  if (people === 0) return 'watch';
  return people === 1 ? 'alone' : 'screen';
}

export function isPerson(who: Sitter): who is 'you' | 'friend' {
  return who === 'you' || who === 'friend';
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
    return isPerson(sits) ? [{ is: 'person' }] : [{ is: 'computer', level: sits }];
  });
}
