/**
 * What a Resource Point is worth this turn: one large effort must beat several small ones. The price rises from what a
 * point is worth in the long run until the best effort, card after card, can be paid from the purse.
 */
import { NOT_TAXED } from '@admiralty/engine/sword-and-stars';
import type { Effort } from './attacks.ts';
import type { Outlook } from './outlook.ts';

const STEP = 1.15;
const HIGHEST = 4;

export function pursePrice(outlook: Outlook, efforts: readonly Effort[]): number {
  const { at, seat, own } = outlook;
  const { players, systems } = at.g;
  const throne = players.seat[seat]!;
  const taxes = players.taxation[seat] === NOT_TAXED && throne >= 0 ? Math.max(0, systems.tech[throne]!) : 0;
  const purse = players.points[seat]! + taxes;
  const cards = players.cards[seat]!;
  let dearer = -1;
  for (let price = own.price; price < HIGHEST; price *= STEP) {
    const cost = bestCost(efforts, price);
    if (cost * cards <= purse) return dearer >= 0 && isMixed(dearer, cost, cards, purse) ? price / STEP : price;
    dearer = cost;
  }
  return HIGHEST;
}

/** Between a dear effort and a cheap one: does the purse pay for one dear one at least, if all other cards go to the cheap one? */
function isMixed(dear: number, cheap: number, cards: number, purse: number): boolean {
  return (purse - cards * cheap) / (dear - cheap) >= 1;
}

function bestCost(efforts: readonly Effort[], price: number): number {
  let best = -Infinity;
  let found = 0;
  for (const { brings, cost } of efforts) {
    if (brings - cost * price <= best) continue;
    best = brings - cost * price;
    found = cost;
  }
  return found;
}
