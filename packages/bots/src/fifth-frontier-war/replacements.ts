/** What replacement points buy: reduced squadrons first, then the strongest that is lost. */
import { type Choices, offersOf, type Position, sideOfSeat, type WarTypes } from '@admiralty/engine/fifth-frontier-war';
import type { Candidate, Question } from '../knowledge.ts';
import { evaluate } from './evaluate.ts';
import { say } from './words.ts';

type Answer = Choices['replace']['answer'];
type Priced = ReturnType<typeof offersOf>['squadrons'][number];

export function replaceAdvice({ seat, play }: Question<WarTypes>): Candidate<Answer>[] {
  const side = sideOfSeat(play.g, seat);
  const offers = offersOf(play, side);
  const answer = {
    squadrons: bought(offers.squadrons, play.g.squadronPoints[side]!, (one) => shipWorth(play, one)),
    troops: bought(offers.troops, play.g.troopPoints[side]!, (one) => troopWorth(play, one)),
  };
  return [{ answer, value: evaluate(play, seat), words: say.replacements.makesGoodLosses }];
}

/** By worth for a point, as long as the points last. */
export function bought(offers: readonly Priced[], points: number, worthOf: (unit: number) => number): number[] {
  let left = points;
  return [...offers]
    .sort((a, b) => worthOf(b.unit) / b.cost - worthOf(a.unit) / a.cost || a.unit - b.unit)
    .filter(({ cost }) => {
      if (cost > left) return false;
      left -= cost;
      return true;
    })
    .map(({ unit }) => unit);
}

/** Factors that it brings back. */
function shipWorth({ g, data }: Position, squadron: number): number {
  const { attack, bombardment, defense } = data.squadrons[squadron]!;
  const all = attack[0] * 2 + bombardment[0] + defense[0];
  const now = g.squadrons.step[squadron] === 1 ? attack[1] * 2 + bombardment[1] + defense[1] : 0;
  return all - now;
}

function troopWorth({ data }: Position, troop: number): number {
  const { factor, multiplier, tech } = data.troops[troop]!;
  return factor * multiplier * tech;
}
