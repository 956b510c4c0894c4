/** 4A: fleet adjustment: plotted detachments first, then what the players want, then commanders as R33 forces them. */
import { z } from 'zod';
import { indexShape, mustersShape, transfersShape } from '../../board/answer-shapes.ts';
import { putSealed } from '../../board/asking.ts';
import { detachSquadron } from '../../board/moving.ts';
import { leaderAt, sideOfSeat } from '../../board/sides.ts';
import { admiralsAt, squadronsOf, whereIsAdmiral } from '../../board/units.ts';
import { IMPERIAL } from '../../data/types.ts';
import { IN_PLAY } from '../../state.ts';
import { type FfwChoice, type FfwFrame, type FfwPlay, type Position, refuse } from '../../types.ts';
import { endPhase } from '../02-sequence/sequence.ts';
import { assignmentFault, withCommanders } from '../05-special-rules/command.ts';
import { drawArrangements } from './adjust-sample.ts';
import { arrange, arrangementFault, disband, mustersAt, tellFleets } from './arrangement.ts';

/** FFW-3.4a: the only step in which squadrons join and leave fleets. */
export function adjustment(play: FfwPlay, frame: FfwFrame<'adjustment'>): void {
  switch (frame.at++) {
    case 0:
      play.markRevealed(); // D lists come out, and that there are none is news as well
      detachAsPlotted(play);
      removeEmpty(play);
      putSealed(play, 'adjust', 'FFW-3.4a', null, (seat) => hasPlace(play, seat));
      return;
    default:
      settleCommand(play);
      play.g.squadrons.detachedFrom.fill(-1);
      endPhase(play);
  }
}

/** FFW-3.3k: D lists of this turn; a fleet in transit is frozen, and obeys on arrival if its plot survives (R32). */
function detachAsPlotted(play: FfwPlay): void {
  const { g, data } = play;
  const { detach, transit, fleet, place } = g.squadrons;
  const changed = [new Set<number>(), new Set<number>()];
  for (let squadron = 0; squadron < detach.length; squadron++) {
    if (detach[squadron] !== g.turn) continue;
    if (transit[squadron]! >= 0) {
      detach[squadron] = g.fleets.mustAbort[fleet[squadron]!]! > 0 ? 0 : g.turn + 1;
      continue;
    }
    g.squadrons.detachedFrom[squadron] = fleet[squadron]!;
    detachSquadron(g, squadron);
    changed[data.squadrons[squadron]!.side]!.add(place[squadron]!);
  }
  changed.forEach((places, side) => {
    for (const one of places) tellFleets(play, side, one, 'FFW-3.3k');
  });
}

/** FFW-3.4f: also those whose squadrons were all lost in combat. */
function removeEmpty(play: FfwPlay): void {
  const { fleets } = play.g;
  for (let fleet = 0; fleet < fleets.status.length; fleet++)
    if (fleets.status[fleet] === IN_PLAY && squadronsOf(play.g, fleet).length === 0) disband(play, fleet);
}

/** Does a seat lead a place with squadrons, or the one where the warrant can change hands? */
function hasPlace(at: Position, seat: number): boolean {
  const { g, data } = at;
  const side = sideOfSeat(g, seat);
  const isLed = (place: number): boolean => place >= 0 && leaderAt(at, side, place) === seat;
  if (side === IMPERIAL && g.warrantHolder >= 0 && isLed(whereIsAdmiral(g, g.warrantHolder))) return true;
  return g.squadrons.place.some((place, squadron) => data.squadrons[squadron]!.side === side && isLed(place));
}

/** R33, A8: what nobody settled is settled by seniority. */
function settleCommand(play: FfwPlay): void {
  const { g, data } = play;
  const settled = [new Set<number>(), new Set<number>()];
  for (const { index, side } of data.fleets) {
    const place = g.fleets.place[index]!;
    if (place < 0 || settled[side]!.has(place)) continue;
    settled[side]!.add(place);
    if (admiralsAt(g, side, place).length === 0) continue;
    const musters = mustersAt(play, side, place);
    if (assignmentFault(play, side, place, musters))
      arrange(play, side, { place, fleets: withCommanders(play, side, place, musters), transfers: [] });
  }
}

const arrangementShape = z.strictObject({
  place: indexShape,
  fleets: mustersShape,
  transfers: transfersShape,
  warrant: indexShape.optional(),
});

export const adjust: FfwChoice<'adjust'> = {
  shape: z.strictObject({ places: z.array(arrangementShape).max(200) }),
  check(play, { places }, { by }) {
    const markers = places.flatMap(({ fleets }) => fleets.map(({ fleet }) => fleet));
    if (new Set(markers).size < markers.length) return refuse('FFW-3.4d', 'a fleet marker is named twice');
    if (new Set(places.map(({ place }) => place)).size < places.length)
      return refuse('FFW-3.4a', 'a place is arranged twice');
    for (const arrangement of places) {
      const fault = arrangementFault(play, by, arrangement);
      if (fault) return fault;
    }
    return null;
  },
  apply(play, { places }, { by }) {
    for (const arrangement of places) arrange(play, sideOfSeat(play.g, by), arrangement);
  },
  sample: (play, { by }, random) => ({ places: drawArrangements(play, by, random) }),
  defaultAnswer: () => ({ places: [] }),
};
