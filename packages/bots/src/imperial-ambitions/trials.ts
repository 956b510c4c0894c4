/** What admirals try out before they do it: moves of a battle, landings, declarations and jumps of a war. */
import type { ImperialState, ImperialTypes } from '@admiralty/engine/imperial-ambitions';
import type { Trials } from '../knowledge.ts';

/** Strategic turns that a plan is followed. */
const WAR_TURNS = 2;

export const trials: Trials<ImperialTypes> = {
  runners: {
    activate: () => true,
    declareAssault: () => true,
    pressOn: () => true,
    declare: () => true,
    strategicMove: (_, { jump }) => jump !== null,
  },
  width: 8,
  isFarEnough,
  prior: 2,
  convincing: 1,
};

function isFarEnough(start: ImperialState, now: ImperialState): boolean {
  if (start.assault.on === 1) return now.assault.on === 0;
  if (start.battle.on === 0) return now.turn >= start.turn + WAR_TURNS;
  // the fire that follows is reckoned, not rolled: dice would hide what a place is worth
  const { battle } = now;
  return battle.on === 0 || battle.turn > start.battle.turn || battle.phase !== start.battle.phase;
}
