import type { Offer } from '@admiralty/engine';
import { isOnCard } from '../../../shell/orders/offers.ts';

/** What lies on the trade desk: a draw or a going back, which every game knows, is no bargain. */
export function bargainsIn(offers: readonly Offer[]): Offer[] {
  return offers.filter((offer) => !isOnCard(offer));
}
