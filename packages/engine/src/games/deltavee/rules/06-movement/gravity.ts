/** 6.5 Gravity maneuvers: Commands that a ship or craft may receive the instant it enters a planet hex (R39). */
import { z } from 'zod';
import type { Choice } from '#core/types';
import { WRECKED } from '../../state.ts';
import type { Choices, DeltaVeeTypes, DvPlay, Position, Turning } from '../../types.ts';
import { groupOf, isCaptured, isMissile } from '../04-spaceships.ts';
import { allowanceIn, applyTurning, checkGravity, gravityHandling, refuseGroup } from '../07-commands/maneuver.ts';

type Answer = Choices['gravity']['answer'];

/** DV-6.5k: neither Weave nor the jump family */
const TURNINGS = ['accelerate', 'decelerate', 'left', 'right'] as const satisfies readonly Turning[];

/** The most gravity maneuvers that it may receive now; 0 where it may receive none (R39). */
export function gravityAllowance(at: Position, unit: number): number {
  const { g } = at;
  if (isMissile(g, unit) || refuseGroup(g, unit)) return 0;
  let most = 0;
  for (const driver of groupOf(g, unit)) {
    if (g.units.engine[driver] === WRECKED || isCaptured(g, driver)) continue;
    most = Math.max(most, 1, allowanceIn(gravityHandling(at, driver))); // DV-7.1b: one speed change is always possible
  }
  return most;
}

/** DV-6.5e: what is left of the move follows the new direction. DV-6.5c: nothing is charged */
export function steer(play: DvPlay, unit: number, maneuvers: readonly Turning[]): void {
  if (maneuvers.length === 0) return;
  for (const turning of maneuvers) applyTurning(play.g, unit, turning);
  const { velocity, direction } = play.g.units;
  play.emit('DV-6.5a', 'gravity', { unit, maneuvers, velocity: velocity[unit]!, direction: direction[unit]! });
}

/** A string of one Command and its repetitions. */
const times = (turning: Turning, count: number): Turning[] => Array.from({ length: count }, () => turning);

/** DV-6.5a: Accelerate, Decelerate and Direction Change up to the allowance, or nothing */
export const gravity: Choice<DeltaVeeTypes, Choices['gravity']['about'], Answer> = {
  shape: z.strictObject({ maneuvers: z.array(z.enum(TURNINGS)).max(24) }),
  check: (play, { maneuvers }, { about }) => checkGravity(play, about.unit, maneuvers),
  /** every velocity and direction that can be reached, by the shortest string */
  options: (play, { about }) => {
    const found: Answer[] = [];
    const allowance = gravityAllowance(play, about.unit);
    for (let speed = -allowance; speed <= allowance; speed++) {
      const turns = allowance - Math.abs(speed);
      for (let turn = -turns; turn <= turns; turn++) {
        const maneuvers = [
          ...times(speed < 0 ? 'decelerate' : 'accelerate', Math.abs(speed)),
          ...times(turn < 0 ? 'left' : 'right', Math.abs(turn)),
        ];
        if (!checkGravity(play, about.unit, maneuvers)) found.push({ maneuvers });
      }
    }
    return found;
  },
  sample: (play, { about }, random) => {
    const maneuvers: Turning[] = [];
    for (let left = random.below(gravityAllowance(play, about.unit) + 1); left > 0; left--) {
      maneuvers.push(TURNINGS[random.below(TURNINGS.length)]!);
      if (checkGravity(play, about.unit, maneuvers)) maneuvers.pop();
    }
    return { maneuvers };
  },
  defaultAnswer: () => ({ maneuvers: [] }),
};
