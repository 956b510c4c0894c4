/** One jump: range, destinations, boxes. Fuel is `areFuelled`, plots are s03-plot-rules. */
import type { Refusal, RuleId } from '#core/types';
import { isInScenario, scenarioOf } from '../../board/options.ts';
import { rangeOf } from '../../board/units.ts';
import { distanceBetween, hexesWithin, isBox } from '../../data/places.ts';
import { type Position, refuse } from '../../types.ts';

/**
 * Range, destination and box rules of one jump; fuel is not looked at (`areFuelled`).
 * FFW-3.1b: nothing between the two places is looked at.
 */
export function jumpFault(
  at: Position,
  side: number,
  squadrons: readonly number[],
  from: number,
  to: number,
  rule: RuleId = 'FFW-3.1a',
): Refusal | null {
  const { map } = at.data;
  if (!isInScenario(at, to)) return refuse('FFW-3.1b', 'that place is not on the map'); // R4
  if (from === to) return refuse('FFW-3.1b', 'a jump leads to another place');
  if (isBox(map, to) && boxSide(at, to) !== side) return refuse('FFW-3.8d', 'that box belongs to the enemy'); // R22
  if (isBox(map, from) && isBox(map, to)) return refuse('FFW-3.8d', 'no jump leads from box to box');
  const range = rangeOf(at, squadrons); // FFW-3.2b
  const who = squadrons.length === 1 ? 'it' : 'its slowest squadron';
  if (range === 0) return refuse('FFW-3.1c', `${who} cannot jump at all`);
  const length = distanceBetween(map, from, to);
  if (length > range) return refuse(rule, `${map.labels[to]} is ${length} hexes away, ${who} jumps ${range}`); // FFW-3.1a
  return null;
}

/** Places that these squadrons together reach by one jump, the nearest first; boxes last. */
export function destinationsOf(at: Position, side: number, squadrons: readonly number[], from: number): number[] {
  const range = rangeOf(at, squadrons);
  if (range === 0) return []; // FFW-3.1c
  const { isOnMap } = scenarioOf(at);
  const hexes = hexesWithin(at.data.map, from, range).filter((hex) => isOnMap[hex]);
  return [...hexes, ...boxesWithin(at, side, from, range)];
}

/** FFW-3.8d: own boxes in range: as far as from the box, none from a box (R22). */
export function boxesWithin(at: Position, side: number, from: number, range: number): number[] {
  const found: number[] = [];
  for (const box of at.data.boxes)
    if (box.side === side && distanceBetween(at.data.map, from, box.place) <= range && box.place !== from)
      if (isInScenario(at, box.place)) found.push(box.place);
  return found;
}

function boxSide({ data }: Position, place: number): number | undefined {
  return data.boxes[place - data.map.hexCount]?.side;
}
