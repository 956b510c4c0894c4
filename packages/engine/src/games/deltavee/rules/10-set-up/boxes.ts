/** 10.1: which pod stands in which box. */
import type { Random } from '#core/random';
import { shuffle } from '#core/random';
import type { Refusal } from '#core/types';
import { type DvPlay, type Position, refuse } from '../../types.ts';
import { type Boxes, fitOut, podIdsOf, sideOf, specOf, stowShips } from './fitting.ts';

/** Pods in boxes: known ones, not too many, and pods of several places in neighbouring boxes (DV-HC-4). */
export function refuseLayout(at: Position, who: string, places: number, boxes: Boxes, rule: string): Refusal | null {
  if (boxes.length > places) return refuse(rule, `${who} has ${places} pod places, not ${boxes.length}`); // DV-4.1
  for (let box = 0; box < boxes.length; ) {
    const id = boxes[box]!;
    const type = id === null ? null : at.data.podById.get(id);
    if (type === undefined) return refuse(rule, `${who}: there is no pod ${id}`);
    const slots = type?.slots ?? 1;
    for (let more = 0; more < slots; more++)
      if (boxes[box + more] !== id)
        return refuse('DV-HC-4', `${who}: a ${type?.name} pod fills ${slots} neighbouring boxes`);
    box += slots;
  }
  return null;
}

/** DV-10.1a: the ship's own pods, all of them, in any order */
export function refuseAssignment(at: Position, unit: number, boxes: Boxes): Refusal | null {
  const { g } = at;
  const places = g.units.podCount[unit]!;
  const layout = refuseLayout(at, g.names[unit]!, places, boxes, 'DV-10.1a');
  if (layout) return layout;
  const sorted = (ids: Boxes): string =>
    ids
      .filter((id) => id !== null)
      .sort()
      .join(' ');
  if (sorted(boxes) === sorted(podIdsOf(at, unit))) return null;
  return refuse('DV-10.1a', `these are not the pods of ${g.names[unit]}`);
}

export function assign(play: DvPlay, unit: number, boxes: Boxes): void {
  fitOut(play, unit, boxes, specOf(play, unit)?.carries ?? []);
  stowShips(play);
}

/** Has its owner any choice? Not with boxes that the scenario fills, nor if all boxes are alike. */
export function isAssignable(at: Position, unit: number): boolean {
  const spec = specOf(at, unit);
  if (sideOf(at, unit).podChoice) return false; // chosen box by box
  return spec !== null && spec.boxes === null && new Set(podIdsOf(at, unit)).size > 1;
}

/** The same pods in another order. */
export function shuffled(at: Position, boxes: Boxes, random: Random): (string | null)[] {
  const blocks: (string | null)[][] = [];
  for (let box = 0; box < boxes.length; ) {
    const slots = at.data.podById.get(boxes[box] ?? '')?.slots ?? 1;
    blocks.push(boxes.slice(box, box + slots));
    box += slots;
  }
  return shuffle(blocks, random).flat();
}
