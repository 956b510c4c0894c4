/**
 * Reach and shortest paths over any map whose places are whole numbers: hex keys by default, or the index of a system
 * with its own list of neighbours (The Sword and the Stars). Cheapest first; at equal cost the place found first goes
 * first, in the order in which `neighbours` lists them, so the same map always gives the same answer.
 */
import { Frontier } from './frontier.ts';
import { neighbourKeys } from './key.ts';

/** Cost of the step between two neighbouring places, 0 or more; negative or Infinity: the step is not possible. */
export type StepCost = (from: number, to: number) => number;

/** The places next to a place, in the order in which ties are decided. */
export type Neighbours = (place: number) => readonly number[];

/** How a place is reached: at what total cost, and from which place; the start comes from itself. */
export interface Arrival {
  readonly cost: number;
  readonly from: number;
}

/** Every place in reach, cheapest first, with how it is reached. */
export type Reach = ReadonlyMap<number, Arrival>;

/**
 * All places reached from `start` for at most `budget`. On the open hex plane the budget, or a cost that blocks the
 * steps off the map, is what ends the search.
 */
export function reach(start: number, budget: number, cost: StepCost, neighbours: Neighbours = neighbourKeys): Reach {
  return search(start, undefined, budget, cost, neighbours);
}

/** The places from the start of a reach to `goal`, both included, or null when it is not in reach. */
export function pathTo(reached: Reach, goal: number): number[] | null {
  const path: number[] = [];
  let place = goal;
  for (;;) {
    const arrival = reached.get(place);
    if (arrival === undefined) return null;
    path.push(place);
    if (arrival.from === place) return path.reverse();
    place = arrival.from;
  }
}

/** A cheapest path from `start` to `goal`, both included, or null when none costs at most `budget`. */
export function shortestPath(
  start: number,
  goal: number,
  budget: number,
  cost: StepCost,
  neighbours: Neighbours = neighbourKeys,
): number[] | null {
  return pathTo(search(start, goal, budget, cost, neighbours), goal);
}

/**
 * All cheapest paths from `start` to `goal`, where every step costs more than 0; empty when none costs at most
 * `budget`. Their number grows fast on an open hex map: meant for small maps.
 */
export function shortestPaths(
  start: number,
  goal: number,
  budget: number,
  cost: StepCost,
  neighbours: Neighbours = neighbourKeys,
): number[][] {
  const reached = search(start, goal, budget, cost, neighbours);
  const before = new Map<number, number[]>();
  for (const [place, { cost: spent }] of reached) {
    for (const next of neighbours(place)) {
      const total = spent + cost(place, next);
      if (total <= spent || total !== reached.get(next)?.cost) continue;
      before.set(next, [...(before.get(next) ?? []), place]);
    }
  }
  const pathsInto = (place: number): number[][] => {
    if (place === start) return [[start]];
    return (before.get(place) ?? []).flatMap((previous) => pathsInto(previous).map((path) => [...path, place]));
  };
  return pathsInto(goal);
}

function search(
  start: number,
  goal: number | undefined,
  budget: number,
  cost: StepCost,
  neighbours: Neighbours,
): Map<number, Arrival> {
  const found = new Map<number, Arrival>([[start, { cost: 0, from: start }]]);
  const settled = new Map<number, Arrival>();
  const frontier = new Frontier();
  frontier.add(start, 0);
  for (let place = frontier.take(); place !== undefined; place = frontier.take()) {
    const arrival = found.get(place);
    if (arrival === undefined || settled.has(place)) continue;
    settled.set(place, arrival);
    if (place === goal) break;
    for (const next of neighbours(place)) {
      const step = cost(place, next);
      const total = arrival.cost + step;
      if (!(step >= 0) || step === Number.POSITIVE_INFINITY || total > budget) continue;
      const known = found.get(next);
      if (known !== undefined && known.cost <= total) continue;
      found.set(next, { cost: total, from: place });
      frontier.add(next, total);
    }
  }
  return settled;
}
