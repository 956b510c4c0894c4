/** Which steps to give up: guns count, so do the troops aboard a carrier, and factors lost beyond what is owed. */
import {
  type Choices,
  type Position,
  scenarioOf,
  sideOfSeat,
  squadronsAt,
  stepsOf,
  strengthOf,
  troopsAboard,
  type WarTypes,
} from '@admiralty/engine/fifth-frontier-war';
import type { Candidate, Question } from '../knowledge.ts';
import { evaluate } from './evaluate.ts';
import { say } from './words.ts';

type Answer = Choices['losses']['answer'];

/** Prices of an attack factor, a defense factor and a bombardment factor. */
interface Prices {
  readonly attack: number;
  readonly defense: number;
  readonly bombardment: number;
}
const USUAL: Prices = { attack: 1, defense: 0.3, bombardment: 0.4 };
/** In a single combat every defense factor lost is a point for the enemy. */
const COUNTED: Prices = { attack: 0.8, defense: 1, bombardment: 0 };
/** A unit that goes down with its ship, and more for every so many factors. */
const PER_UNIT = 1.5;
const FACTORS = 50;
/** Room for hundreds of factors. */
const CARRIER = 2;

export function lossesAdvice({
  seat,
  play,
  decision,
}: Question<WarTypes, Choices['losses']['about']>): Candidate<Answer>[] {
  const { hex, damage } = decision.about;
  const prices = scenarioOf(play).kind === 'battle' ? COUNTED : USUAL;
  const steps = cheapestLosses(play, sideOfSeat(play.g, seat), hex, damage, prices);
  return [{ answer: { steps }, value: evaluate(play, seat), words: say.losses.givesUpTheLeast }];
}

/** A way to pay so far: the squadrons with their steps, one entry each. */
interface Payment {
  readonly price: number;
  readonly steps: readonly number[];
}

/** The least price at which so many factors, or more, are lost. */
export function cheapestLosses(at: Position, side: number, hex: number, damage: number, prices = USUAL): number[] {
  let best: (Payment | undefined)[] = [{ price: 0, steps: [] }];
  for (const squadron of squadronsAt(at, side, hex)) {
    const next = [...best];
    for (const { value, price, count } of takingsOf(at, squadron, prices))
      best.forEach((payment, sum) => {
        if (!payment) return;
        const total = Math.min(damage, sum + value);
        const offer = {
          price: payment.price + price,
          steps: [...payment.steps, ...new Array<number>(count).fill(squadron)],
        };
        if (offer.price < (next[total]?.price ?? Number.POSITIVE_INFINITY)) next[total] = offer;
      });
    best = next;
  }
  return [...(best[damage]?.steps ?? [])];
}

/** Losing one step of a squadron, or all. */
function takingsOf(at: Position, squadron: number, prices: Prices): { value: number; price: number; count: number }[] {
  const { bombardment, capacity } = at.data.squadrons[squadron]!;
  const steps = stepsOf(at, squadron);
  let [value, price] = [0, 0];
  return steps.map((step, n) => {
    value += step.value;
    price += step.attack * prices.attack + step.value * prices.defense;
    price += (bombardment[0] / 2) * prices.bombardment;
    if (n === steps.length - 1) price += cargoWorth(at, squadron) + (capacity[0] > 100 ? CARRIER : 0);
    return { value, price, count: n + 1 };
  });
}

function cargoWorth(at: Position, squadron: number): number {
  return troopsAboard(at.g, squadron).reduce((sum, troop) => sum + PER_UNIT + strengthOf(at, troop) / FACTORS, 0);
}
