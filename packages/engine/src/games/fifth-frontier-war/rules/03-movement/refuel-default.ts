/** Slots and tankers when nobody chooses (A8, R82), and at random. Plots are secret: only the owner's side may see this. */
import { pickFrom, type Random, shuffle } from '#core/random';
import { isJump, orderOf } from '../../board/orders.ts';
import { defenseFactor } from '../../board/strength.ts';
import type { Choices, Position } from '../../types.ts';
import { isDry, isTanker, type Pump, pumpsOf, type Server, serversAt } from './pumps.ts';

type Answer = Choices['refuel']['answer'];
type Service = Answer['tankers'][number];

export function defaultRefuelling(at: Position, seat: number): Answer {
  const answer: Answer = { slots: [], tankers: [] };
  for (const pump of pumpsOf(at, seat)) {
    const slots = byNeed(at, pump.thirsty).slice(0, pump.slots);
    answer.slots.push(...slots);
    answer.tankers.push(...servicesFor(at, pump, slots));
  }
  return answer;
}

/** R82: those that a plotted jump needs, then the highest defense factor, then the lowest number. */
function byNeed(at: Position, squadrons: readonly number[]): number[] {
  const rank = (squadron: number): number => {
    const isUrgent = isDry(at, squadron) && isLeaving(at, at.g.squadrons.fleet[squadron]!);
    return (isUrgent ? 1000 : 0) + defenseFactor(at, squadron);
  };
  return squadrons.toSorted((a, b) => rank(b) - rank(a) || a - b);
}

/** Does this fleet jump in the next turn? */
function isLeaving({ g }: Position, fleet: number): boolean {
  return fleet >= 0 && isJump(orderOf(g, fleet, 0));
}

/** A8: tankers serve only fleets that would else be dry before a plotted jump, and only if that makes the jump possible. */
function servicesFor(at: Position, pump: Pump, slots: readonly number[]): Service[] {
  const needs = new Map<number, number[]>();
  for (const squadron of pump.thirsty) {
    const fleet = at.g.squadrons.fleet[squadron]!;
    if (slots.includes(squadron) || !isDry(at, squadron) || !isLeaving(at, fleet)) continue;
    needs.set(fleet, [...(needs.get(fleet) ?? []), squadron]);
  }
  let free = serversAt(at, pump, slots).toSorted((a, b) => a.capacity - b.capacity || a.tanker - b.tanker);
  const services: Service[] = [];
  for (const [, dry] of [...needs].sort(([a], [b]) => a - b)) {
    const plan = planFor(at, dry, free);
    if (!plan) continue;
    services.push(...plan);
    free = free.filter(({ tanker }) => !plan.some((one) => one.tanker === tanker));
  }
  return services;
}

/** FFW-3.9l: the smallest tankers fill tankers, one each; the largest fill the rest. Null: they do not suffice. */
function planFor(at: Position, dry: readonly number[], free: readonly Server[]): Service[] | null {
  const dryTankers = dry.filter((squadron) => isTanker(at, squadron));
  if (dryTankers.length > free.length) return null;
  const plan = dryTankers.map((squadron, n) => ({ tanker: free[n]!.tanker, fill: [squadron] }));
  const rest = dry.filter((squadron) => !isTanker(at, squadron));
  for (const { tanker, capacity } of free.slice(dryTankers.length).toReversed()) {
    if (rest.length === 0) break;
    plan.push({ tanker, fill: rest.splice(0, capacity) });
  }
  return rest.length === 0 ? plan : null;
}

export function drawRefuelling(at: Position, seat: number, random: Random): Answer {
  const answer: Answer = { slots: [], tankers: [] };
  for (const pump of pumpsOf(at, seat)) {
    const order = shuffle([...pump.thirsty], random);
    const slots = order.splice(0, pump.slots);
    answer.slots.push(...slots);
    let dry = order.filter((squadron) => isDry(at, squadron));
    for (const { tanker, capacity } of serversAt(at, pump, slots)) {
      if (dry.length === 0 || random.below(2) > 0) continue;
      const first = pickFrom(dry, random);
      const others = dry.filter((squadron) => !isTanker(at, squadron)).slice(0, capacity);
      const fill = isTanker(at, first) ? [first] : others;
      answer.tankers.push({ tanker, fill });
      dry = dry.filter((squadron) => !fill.includes(squadron));
    }
  }
  return answer;
}
