/** Players, counters and places as parts of a line. The sides have the numbers of their first seats (A7). */
import { type Part, placePart, seatPart, unitPart } from '#core/line';
import { sideOfNavy } from '../data/types.ts';
import {
  admiralName,
  fleetCode,
  type Look,
  placeName,
  seatName,
  sideName,
  squadronId,
  troopId,
  worldName,
} from './show-words.ts';

export function playerPart(look: Look, seat: number): Part {
  return seatPart(seat, seatName(look, seat));
}

export function sidePart(side: number): Part {
  return seatPart(side, sideName(side));
}

export function hexPart(look: Look, place: number): Part {
  return placePart(place, placeName(look, place));
}

export function worldPart(look: Look, world: number): Part {
  return placePart(look.data.worlds[world]?.hex ?? -1, worldName(look, world));
}

export function squadronPart(look: Look, squadron: number): Part {
  return unitPart(`squadron ${squadron}`, squadronId(look, squadron), look.data.squadrons[squadron]?.side ?? null);
}

export function troopPart(look: Look, troop: number): Part {
  return unitPart(`troop ${troop}`, troopId(look, troop), look.data.troops[troop]?.side ?? null);
}

export function fleetPart(look: Look, fleet: number): Part {
  return unitPart(`fleet ${fleet}`, fleetCode(look, fleet), look.data.fleets[fleet]?.side ?? null);
}

export function admiralPart(look: Look, admiral: number): Part {
  const counter = look.data.admirals[admiral];
  return unitPart(`admiral ${admiral}`, admiralName(look, admiral), counter ? sideOfNavy(counter.navy) : null);
}
