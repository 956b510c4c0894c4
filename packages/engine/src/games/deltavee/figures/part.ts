/** What a hit would make of a part that may be chosen (8.7, 8.8), as far as the seat knows the unit. */
import { BRIDGE, ENGINE, FIELD, POD_BOX } from '../data/names.ts';
import { fieldCount } from '../rules/04-spaceships.ts';
import { rowOf } from '../rules/05-pods.ts';
import { viewOf } from '../secrets/view.ts';
import type { PartState, UnitView } from '../secrets/view-types.ts';
import type { Position } from '../types.ts';
import { stateAfter } from './damage.ts';

export interface PartFigures {
  before: PartState;
  after: PartState;
}

/** null: its state is not known, or a die decides which of several fields is struck */
export function partFigures(
  at: Position,
  seat: number,
  target: number,
  parts: readonly number[],
): (PartFigures | null)[] {
  const unit = viewOf(at.data, at.g, seat).units.find((one) => one.unit === target);
  return parts.map((part) => {
    const armor = armorOf(at, target, part);
    const before = unit ? stateOf(at, unit, part, armor) : null;
    return before && { before, after: stateAfter(before, armor) };
  });
}

/** DV-8.8e: bridge, engine and field have the hull's; DV-5.7b: what pods have is in the scenario, for all to read. */
function armorOf({ g }: Position, unit: number, part: number): number {
  return part > POD_BOX ? g.pods.armor[rowOf(g, unit, part - POD_BOX)]! : g.units.armor[unit]!;
}

/** From the log or the copy of it, which is read before the part is chosen (R11); else from the hits that all have seen. */
function stateOf(at: Position, { unit, log, read, vessel }: UnitView, part: number, armor: number): PartState | null {
  const known = log ?? read;
  const bySight = (hits = 0): PartState => stateAfter('ok', armor, hits);
  if (part === BRIDGE) return known?.bridge ?? bySight(vessel?.hits.bridge);
  if (part === ENGINE) return known?.engine ?? bySight(vessel?.hits.engine);
  if (part === FIELD) {
    if (fieldCount(at, unit) > 1) return null;
    return known?.fields[0]?.state ?? bySight(vessel?.hits.field);
  }
  const box = part - POD_BOX;
  const pod = log?.pods.find((one) => one.box === box) ?? read?.boxes.find((one) => one.box === box);
  return pod?.state ?? vessel?.boxes.find((one) => one.box === box)?.state ?? null;
}
