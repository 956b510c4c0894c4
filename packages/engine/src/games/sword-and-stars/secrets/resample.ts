/**
 * A game alike in all that one seat knows, with the rest redrawn: which Holding chits the others have, their orders,
 * holds and marks, and their private agreements. Year Cards need no redrawing: which one lies where is not decided
 * before it is turned (R9).
 */
import type { Random } from '#core/random';
import type { SwordData } from '../data/types.ts';
import { noOrders } from '../orders/orders.ts';
import { kindOf } from '../rules/09-random-events/cup.ts';
import { cloneState, IN_CUP, type SwordState } from '../state.ts';
import type { Position } from '../types.ts';
import { isAgreementKnown, isUnseen } from './view-secrets.ts';

export function resample(data: SwordData, g: SwordState, seat: number, random: Random): SwordState {
  const next = cloneState(g);
  redealHands({ g: next, data }, seat, random);
  for (let other = 0; other < next.names.length; other++) {
    if (other === seat) continue;
    next.orders[other] = noOrders();
    next.holds[other] = [];
    next.players.armed[other] = 0;
  }
  if (g.drawn >= 0 && isUnseen(g, seat, g.drawn)) next.drawn = -1; // the chit that a fourth one is being weighed against
  next.agreements = next.agreements.filter((one) => isAgreementKnown(g, one, seat));
  return next;
}

/** Every hand keeps its size; any Holding chit that the seat has not seen may be in it, all others are in the cup. */
function redealHands(at: Position, seat: number, random: Random): void {
  const { chits } = at.g;
  const unseen = chits.map((_, chit) => chit).filter((chit) => isUnseen(at.g, seat, chit));
  const hands = unseen.map((chit) => chits[chit]!).filter((place) => place !== IN_CUP);
  hands.sort((a, b) => a - b); // the draw must not depend on what the hands hold now
  const left = unseen.filter((chit) => kindOf(at, chit).isHolding);
  for (const chit of unseen) chits[chit] = IN_CUP;
  for (const place of hands) {
    const [drawn] = left.splice(random.below(left.length), 1);
    chits[drawn!] = place;
  }
}
