/** A busy table of the campaign for tests and benchmarks: every counter in play, every fleet plotted. */
import { assign } from '../board/columns.ts';
import { startFleet } from '../board/moving.ts';
import { holdAt, setOrders } from '../board/orders.ts';
import { standardData } from '../data/standard.ts';
import { addAdmiral, addSquadron, addTroop } from '../positions/forces.ts';
import type { WarState } from '../state.ts';
import { givenState } from './given.ts';

/** Squadrons spread over the worlds in the order of both; each fleet takes those of one hex. */
export function busyWar(): WarState {
  const { g } = givenState({ turn: 30, phase: 'plotting', secretBase: '2616' });
  const { worlds, squadrons, troops, admirals, fleets } = standardData;
  for (const { index } of squadrons) addSquadron(g, index, worlds[(index * 7) % worlds.length]!.hex);
  for (const { index, isGuerrilla } of troops)
    if (isGuerrilla || index % 3 > 0) addTroop(g, index, worlds[(index * 11) % worlds.length]!.hex, -1);
  for (const { index } of admirals) addAdmiral(g, index, worlds[index]!.hex, -1);
  for (const { index, side } of fleets) {
    const flagship = squadrons.find((one) => one.side === side && g.squadrons.fleet[one.index] === -1)!.index;
    const place = g.squadrons.place[flagship]!;
    startFleet(g, index, place, side);
    assign(g.squadrons.fleet, flagship, index);
    setOrders(
      g,
      index,
      Array.from({ length: 5 }, () => holdAt(place)),
    );
  }
  return g;
}
