/** What nobody in his senses does: giving ships away, holding fire for nothing, leaving a won field. */
import {
  type Attack,
  attackOf,
  defenceOf,
  hasChance,
  type ImperialTypes,
  isRefusal,
  NO_EFFECT,
  oddsRow,
  type Position,
  stacksOf,
} from '@admiralty/engine/imperial-ambitions';
import type { PointlessAnswers } from '../knowledge.ts';
import { fieldOf, oddsOf } from './field.ts';

/** Odds from which nobody runs. */
const EVEN = 0.9;

export const isPointless: PointlessAnswers<ImperialTypes> = {
  yieldUnits: (_, { scuttle, offer }) => scuttle.length + offer.length > 0,
  callSurrender: (_, { call, accept }, { about }) =>
    call.length < about.call.length || accept.length < about.offered.length,
  round: (play, answer, { by }) => answer.do === 'done' && stacksOf(play, by).length > 0,
  activate: (play, { moves }, { by }) => moves.some((move) => move.do === 'jump') && oddsOf(fieldOf(play, by)) > EVEN,
  fire: (play, attack, { by }) => isWastedShot(play, by, attack),
  declareAssault: (play, { ships }, { by }) => {
    const { victory } = play.data.scenarioFor(play.g);
    return ships.length === 0 && victory.type === 'controlPlanet' && victory.seat === by;
  },
  conclude: (_, { occupy }, { about }) => about.mayOccupy && !occupy,
};

/** A shot that can do nothing. */
function isWastedShot(at: Position, owner: number, attack: Attack): boolean {
  if (attack.do === 'done') return hasChance(at, owner);
  const strength = attack.units.reduce((sum, unit) => {
    const aim = attackOf(at, unit, attack.target);
    return isRefusal(aim) ? sum : sum + aim.afterFacing;
  }, 0);
  return oddsRow(strength, defenceOf(at, attack.target, attack.units).value) === NO_EFFECT;
}
