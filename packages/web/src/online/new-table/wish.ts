import type { Level } from '../../table/types.ts';

/** Who plays a side of a new table. `out`: nobody, where fewer may play. */
export type Sitter = Playing | { is: 'out' };
type Playing =
  | { is: 'you' }
  | { is: 'invited' }
  | { is: 'open' }
  | { is: 'account'; name: string }
  | { is: 'bot'; level: Level };

/** You, then whoever has the link; no more than must play, but two. */
export function usualSitters(seats: number, least = seats): Sitter[] {
  const count = Math.max(least, 2);
  return Array.from({ length: seats }, (_, at) => ({ is: at === 0 ? 'you' : at < count ? 'invited' : 'out' }));
}

/** A side can stay out only if all after it do. */
export function withSitter(sitters: readonly Sitter[], at: number, sitter: Sitter): Sitter[] {
  return sitters.map((one, other) => {
    if (other === at) return sitter;
    if (sitter.is === 'out' && other > at) return { is: 'out' };
    if (sitter.is !== 'out' && other < at && one.is === 'out') return { is: 'invited' };
    return one;
  });
}

export function playing(sitters: readonly Sitter[]): Playing[] {
  return sitters.filter((one) => one.is !== 'out');
}

/** Seats that somebody with the link may take. */
export function linkedSeats(sitters: readonly Sitter[]): number {
  return sitters.filter(({ is }) => is === 'invited' || is === 'open').length;
}
