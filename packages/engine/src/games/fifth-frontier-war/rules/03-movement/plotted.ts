/** 2E: orders are revealed and carried out together, what is in transit arrives. */
import { assign } from '../../board/columns.ts';
import { isUnseenJump, settleJump } from '../../board/globes.ts';
import { jumpFleet } from '../../board/moving.ts';
import { isJump, placeOfOrder, takeOrder } from '../../board/orders.ts';
import { seatsOf } from '../../board/sides.ts';
import { areFuelled, squadronsOf } from '../../board/units.ts';
import { IN_PLAY, NO_ORDER } from '../../state.ts';
import { printStanding } from '../../text/notation.ts';
import type { FfwFrame, FfwPlay, Position } from '../../types.ts';
import { endPhase } from '../02-sequence/sequence.ts';
import { openZones } from '../05-special-rules/zones.ts';
import { jumpFault } from './jump.ts';

export function plottedMoves(play: FfwPlay, _frame: FfwFrame<'plottedMoves'>): void {
  revealOrders(play);
  arrive(play);
  for (const { index: fleet } of play.data.fleets) carryOut(play, fleet);
  play.markRevealed();
  openZones(play);
  endPhase(play);
}

/** All orders are taken before any is carried out. FFW-3.3e: without an order a fleet stays where it is. */
function revealOrders(play: FfwPlay): void {
  const { g, data } = play;
  for (const { index: fleet } of data.fleets) {
    if (g.fleets.status[fleet] !== IN_PLAY) continue;
    const order = takeOrder(g, fleet);
    g.fleets.current[fleet] = order;
    if (order === NO_ORDER || !play.hasListeners) continue;
    const isHidden = isJump(order) && isUnseenJump(play, fleet, placeOfOrder(order)); // R106
    const visibleTo = isHidden ? seatsOf(g, data.fleets[fleet]!.side) : 'all';
    play.emit('FFW-3.3f', 'revealed', { fleet, order: printStanding(data, order) }, visibleTo);
  }
}

/** R28: what disengaged arrives without a choice, dry, and has moved for this turn. */
function arrive(play: FfwPlay): void {
  const { squadrons, fleets } = play.g;
  const groups = new Map<string, { squadrons: number[]; fleet: number; to: number }>();
  for (let squadron = 0; squadron < squadrons.transit.length; squadron++) {
    const to = squadrons.transit[squadron]!;
    if (to < 0) continue;
    assign(squadrons.place, squadron, to);
    squadrons.transit[squadron] = -1;
    squadrons.jumped[squadron] = 1;
    squadrons.fuelled[squadron] = 0;
    const fleet = squadrons.fleet[squadron]!;
    const key = fleet < 0 ? `s${squadron}` : `f${fleet}`;
    const group = groups.get(key) ?? { squadrons: [], fleet, to };
    group.squadrons.push(squadron);
    groups.set(key, group);
  }
  for (let fleet = 0; fleet < fleets.transit.length; fleet++) {
    if (fleets.transit[fleet]! < 0) continue;
    assign(fleets.place, fleet, fleets.transit[fleet]!);
    fleets.transit[fleet] = -1;
  }
  for (const group of groups.values()) play.emit('FFW-4.6h', 'fromTransit', group);
}

/** FFW-3.3i: a hold keeps the fleet in its place. FFW-3.3t, R15: a jump is made by all its squadrons or by none. */
function carryOut(play: FfwPlay, fleet: number): void {
  const { fleets } = play.g;
  const order = fleets.current[fleet]!;
  const from = fleets.place[fleet]!;
  const to = placeOfOrder(order);
  if (!isJump(order) || from === to) return; // arrived from transit where it was ordered to
  const squadrons = squadronsOf(play.g, fleet);
  if (squadrons.length === 0) return;
  if (!canJump(play, fleet, squadrons, to)) {
    fleets.mustAbort[fleet] = 1;
    play.emit('FFW-3.3t', 'jumpFailed', { fleet });
    return;
  }
  jumpFleet(play.g, fleet, to); // FFW-3.2d
  settleJump(play, 'FFW-3.3f', fleet, from, to);
}

function canJump(at: Position, fleet: number, squadrons: readonly number[], to: number): boolean {
  const { g, data } = at;
  if (!areFuelled(g, squadrons) || squadrons.some((squadron) => g.squadrons.jumped[squadron] === 1)) return false;
  return jumpFault(at, data.fleets[fleet]!.side, squadrons, g.fleets.place[fleet]!, to) === null;
}
