/** What admirals try out before they do it: moves and shots of a battle, landings, declarations and jumps of a war. */
import type { ImperialState, ImperialTypes } from '@admiralty/engine/imperial-ambitions';
import type { Trials } from '../knowledge.ts';

/** Tactical turns that a line goes on after the one in which it began. */
const TURNS = 1;
/** Strategic turns that a plan is followed. */
const WAR_TURNS = 2;

export const trials: Trials<ImperialTypes> = {
  runners: {
    activate: () => true,
    fire: (_, attack) => attack.do === 'fire',
    declareAssault: () => true,
    pressOn: () => true,
    declare: () => true,
    strategicMove: (_, { jump }) => jump !== null,
  },
  width: 5,
  isFarEnough,
  prior: 4,
  convincing: 1.5,
};

function isFarEnough(start: ImperialState, now: ImperialState): boolean {
  if (start.assault.on === 1) return now.assault.on === 0;
  if (start.battle.on === 0) return now.turn >= start.turn + WAR_TURNS;
  return now.battle.on === 0 || now.battle.hex !== start.battle.hex || now.battle.turn >= start.battle.turn + TURNS;
}
