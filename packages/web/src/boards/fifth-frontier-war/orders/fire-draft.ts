/** The fire in hand, in half factors: who fires with how much at whom. */
import type { Shot } from '@admiralty/engine/fifth-frontier-war';

export function halvesBy(shots: readonly Shot[], by: number): number {
  return shots.filter((shot) => shot.by === by).reduce((sum, { halves }) => sum + halves, 0);
}

export function halvesAt(shots: readonly Shot[], by: number, at: number): number {
  return halvesBy(
    shots.filter((shot) => shot.at === at),
    by,
  );
}

/** One cell changed, never beyond what the unit has: what is too much comes off its other targets. */
export function withShot(all: readonly Shot[], shots: readonly Shot[], wish: Shot): Shot[] {
  const most = halvesBy(all, wish.by);
  const halves = Math.max(0, Math.min(wish.halves, most));
  let left = most - halves;
  const others = shots
    .filter((shot) => shot.by === wish.by && shot.at !== wish.at)
    .map((shot) => {
      const kept = Math.min(shot.halves, left);
      left -= kept;
      return { ...shot, halves: kept };
    });
  return [...shots.filter((shot) => shot.by !== wish.by), { ...wish, halves }, ...others].filter(
    (shot) => shot.halves > 0,
  );
}

/** Everybody with all that they have at one target. */
export function allOn(all: readonly Shot[], at: number): Shot[] {
  return [...new Set(all.map(({ by }) => by))].map((by) => ({ by, at, halves: halvesBy(all, by) }));
}
