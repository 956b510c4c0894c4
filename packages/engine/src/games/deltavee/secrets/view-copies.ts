/** The copy of an enemy's log in the hands of its reader (DV-8.7g); `view.ts` decides who that is. */
import { MISSILE_TYPES } from '../data/types.ts';
import { CRAFT_PLACES, PART_STATES } from '../positions/position-shape.ts';
import { fieldCount, railsOf } from '../rules/04-spaceships.ts';
import { type LogCopy, NO_CRAFT, type PodCopy } from '../state.ts';
import type { Position } from '../types.ts';
import type { CraftView, MissileCounts, ReadView } from './view-types.ts';

export function readOf(at: Position, copy: LogCopy | undefined): ReadView | null {
  if (!copy) return null;
  const { turn, energy, bridge, engine } = copy;
  return {
    turn,
    energy,
    bridge: PART_STATES[bridge]!,
    engine: PART_STATES[engine]!,
    fields: Array.from({ length: fieldCount(at, copy.unit) }, (_, index) => ({
      state: PART_STATES[(copy.field >> (2 * index)) & 3]!,
      isUp: (copy.fieldUp & (1 << index)) !== 0,
    })),
    rails: railCounts(copy.rails),
    boxes: copy.pods.map((pod, index) => boxOf(at, pod, index + 1)),
    flights: copy.flights.map(({ type, ...rest }) => ({ type: MISSILE_TYPES[type]!, ...rest })),
  };
}

function boxOf({ data }: Position, pod: PodCopy, box: number): ReadView['boxes'][number] {
  const type = data.pods[pod.type];
  return {
    box,
    pod: type?.id ?? null,
    podName: type?.name ?? null,
    state: PART_STATES[pod.state]!,
    energy: pod.energy,
    missiles: pod.left.slice(),
    ready: pod.ready.slice(),
    isFieldUp: pod.fieldUp === 1,
    craft: pod.craft === NO_CRAFT ? null : craftOf({ data }, pod),
  };
}

function craftOf({ data }: Pick<Position, 'data'>, pod: PodCopy): CraftView {
  const shipClass = data.classes[pod.craftClass];
  return {
    at: CRAFT_PLACES[pod.craft]!,
    class: shipClass?.id ?? null,
    className: shipClass?.name ?? null,
    bridge: PART_STATES[pod.craftBridge]!,
    engine: PART_STATES[pod.craftEngine]!,
    energy: pod.craftEnergy,
    rails: railCounts(pod.craftRails),
    unit: -1, // which counter it is stays open
  };
}

function railCounts(rails: number): MissileCounts {
  return MISSILE_TYPES.map((_, type) => railsOf(rails, type));
}
