/** R83: who may join a fleet and follow its plot. */
import type { Refusal } from '#core/types';
import { plottingUnder } from '../../board/command.ts';
import { standingPlot } from '../../board/orders.ts';
import { squadronsOf } from '../../board/units.ts';
import { type Position, refuse } from '../../types.ts';
import { isOffPlot } from './abort.ts';
import { jumpFault } from './jump.ts';
import { follow, fuelFault, startWalk } from './plot-rules.ts';

/** R83: may this squadron join that fleet and follow its plot? */
export function conformFault(at: Position, squadron: number, fleet: number): Refusal | null {
  return joiningFault(at, fleet, [...squadronsOf(at.g, fleet), squadron], at.g.fleets.commander[fleet]!);
}

/**
 * FFW-3.4c: may the fleet have these members, so far as some of them join it? A plot that will be aborted or erased
 * before it is carried out binds nobody.
 */
export function joiningFault(
  at: Position,
  fleet: number,
  members: readonly number[],
  commander: number,
): Refusal | null {
  const { g, data } = at;
  const joiners = members.filter((squadron) => g.squadrons.fleet[squadron] !== fleet);
  if (joiners.length === 0 || isOffPlot(at, fleet)) return null;
  const plot = standingPlot(g, fleet).slice(0, plottingUnder(at, fleet, commander));
  const { code } = data.fleets[fleet]!;
  // FFW-3.4j: before a jump there is no whole phase to fill up in
  const dry = joiners.find((squadron) => g.squadrons.fuelled[squadron] === 0);
  if (plot[0]?.jump && dry !== undefined)
    return refuse('FFW-3.4j', `${code} jumps next turn and ${data.squadrons[dry]!.id} is dry`);
  const walk = startWalk(at, fleet, [...members]);
  for (const order of plot) {
    if (order.jump) {
      const fault = jumpFault(at, walk.side, joiners, walk.place, order.to);
      if (fault)
        return refuse('FFW-3.4c', `${code}, turn ${walk.turn}: a squadron that joins cannot follow: ${fault.why}`);
      const dry = walk.last === 'start' ? null : fuelFault(at, walk); // who is dry now is asked above
      if (dry) return refuse('FFW-3.4c', `${code}, turn ${walk.turn}: a squadron that joins cannot follow: ${dry.why}`);
    }
    follow(at, walk, order);
  }
  return null;
}
