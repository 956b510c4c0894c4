/** Fleet markers: where they are, who runs and commands them, and rows of orders that are written one way only. */

import type { Tell } from '#core/audit';
import { isCampaign, isInScenario } from '../board/options.ts';
import { jumpTo, placeOfOrder } from '../board/orders.ts';
import { sideOfSeat } from '../board/sides.ts';
import { ABSENT, HORIZON, IN_HAND, IN_PLAY, IN_POOL, NO_ORDER, PLOTTING } from '../state.ts';
import type { Position } from '../types.ts';
import { placeFault } from './audit-places.ts';

export function auditFleets(at: Position, tell: Tell): void {
  const { g, data } = at;
  if (g.fleets.orders.length !== data.fleets.length * HORIZON) tell('fleets.orders has not a row for each fleet');
  const commanders = g.fleets.commander.filter((admiral) => admiral >= 0);
  if (new Set(commanders).size < commanders.length) tell('an admiral commands two fleets');
  for (const { index } of data.fleets) {
    auditMarker(at, index, tell);
    auditOrders(at, index, tell);
  }
}

function auditMarker(at: Position, fleet: number, tell: Tell): void {
  const { g, data } = at;
  const f = g.fleets;
  const { id, side } = data.fleets[fleet]!;
  const status = f.status[fleet]!;
  if (![IN_POOL, IN_PLAY, IN_HAND, ABSENT].includes(status)) tell(`${id} is in state ${status}`);
  if (isCampaign(at) && status === ABSENT) tell(`${id} has gone from the game`);
  const [place, transit, seat, commander] = [f.place[fleet]!, f.transit[fleet]!, f.seat[fleet]!, f.commander[fleet]!];
  const isHeld = seat >= 0 && seat < g.seats && sideOfSeat(g, seat) === side;
  if (status === IN_PLAY || status === IN_HAND ? !isHeld : seat !== -1) tell(`${id} is run by seat ${seat}`);
  if (status !== IN_PLAY) {
    const isClear = place === -1 && transit === -1 && commander === -1 && f.current[fleet] === NO_ORDER;
    if (!isClear || f.mustAbort[fleet] !== 0 || f.plotted[fleet] !== 0)
      tell(`${id} is not in use and bears marks of play`);
    return;
  }
  const astray = placeFault(at, place, transit, false);
  if (astray) tell(`${id} ${astray}`);
  if (commander < 0) return;
  const host = g.admirals.aboard[commander]!; // R78
  if (g.admirals.status[commander] !== IN_PLAY || host < 0 || g.squadrons.fleet[host] !== fleet)
    tell(`${data.admirals[commander]!.id} commands ${id} and is not aboard it`);
}

/** Orders that stand, then NO_ORDER; FFW-4.6h: a fleet in transit arrives first. */
function auditOrders(at: Position, fleet: number, tell: Tell): void {
  const { g, data } = at;
  const { id } = data.fleets[fleet]!;
  const { plotted, orders, transit, mustAbort } = g.fleets;
  const count = plotted[fleet]!;
  if (count < 0 || count > HORIZON) tell(`${id} has ${count} orders`);
  for (let n = 0; n < HORIZON; n++) {
    const order = orders[fleet * HORIZON + n]!;
    if (n < count ? order < 0 || !isInScenario(at, placeOfOrder(order)) : order !== NO_ORDER)
      tell(`${id}: its order number ${n + 1} leads nowhere`);
  }
  const to = transit[fleet]!;
  const isSettled = g.phase !== PLOTTING && mustAbort[fleet] === 0;
  if (to >= 0 && count > 0 && isSettled && orders[fleet * HORIZON] !== jumpTo(to))
    tell(`${id} is in transit to ${data.map.labels[to]} and its next order is another`);
}
