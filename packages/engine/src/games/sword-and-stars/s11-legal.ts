/** Which Operations a player can undertake at all: for the duty of one a turn (R7), for lists and for samplers. */
import { pickFrom, type Random } from '../../core/random.ts';
import type { Reading } from './game-types.ts';
import { anyPath, hasWorkingGate, rangeBetween, rangeLimit, shortestPaths, systemsOf } from './s03-systems.ts';
import { hostsOf } from './s06-exile.ts';
import type { InterstellarAct, OperationAct, StellarAct } from './s11-build.ts';
import { checkAim, checkOperation, effortOf } from './s11-operations.ts';
import { heldWarChits } from './s11-war-chits.ts';

const STELLAR: readonly StellarAct['do'][] = ['govern', 'guardianWeb', 'starGate'];
const INTERSTELLAR: readonly InterstellarAct['do'][] = ['conquest', 'raid', 'communicate'];
/** Shots in the dark before a sampler looks for a sure thing. */
const TRIES = 6;

/** SS-11.51, R7: is any Operation legal, with extra points if need be? Chits are nobody's business. */
export function hasLegalOperation(at: Reading, seat: number): boolean {
  return firstOperation(at, seat) !== null;
}

/** The caretaker's: a Govern without extra points first, then anything without, then what extra points make possible. */
export function firstOperation(at: Reading, seat: number): OperationAct | null {
  for (const target of systemsOf(at.g, seat)) {
    const govern: OperationAct = { do: 'govern', target, extra: 0 };
    if (checkOperation(at, seat, govern) === null) return govern;
  }
  let helped: OperationAct | null = null;
  for (const act of candidates(at, seat, firstPath)) {
    if (checkAim(at, seat, act) !== null) continue;
    const { cost, rating } = effortOf(at, seat, act);
    const extra = Math.max(0, -rating);
    if (cost + extra > at.g.players.points[seat]!) continue;
    if (extra === 0) return act;
    helped ??= { ...act, extra };
  }
  return helped;
}

/** Every legal Operation without extra points and chits, each with every shortest path. */
export function legalOperations(at: Reading, seat: number): OperationAct[] {
  const found: OperationAct[] = [];
  for (const act of candidates(at, seat, shortestPaths)) if (checkOperation(at, seat, act) === null) found.push(act);
  return found;
}

/** A legal Operation by chance, now and then with extra points and chits; null if there is none. */
export function anyOperation(at: Reading, seat: number, random: Random): OperationAct | null {
  for (let tries = 0; tries < TRIES; tries++) {
    const act = shot(at, seat, random);
    if (act && checkOperation(at, seat, act) === null) return act;
  }
  return firstOperation(at, seat);
}

type Paths = (at: Reading, base: number, target: number) => number[][];
const firstPath: Paths = (at, base, target) => shortestPaths(at, base, target).slice(0, 1);

/** Where this player may start from: his Systems, or as an exile the Seats of his hosts (6.52). */
function basesOf(at: Reading, seat: number): { base: number; host?: number }[] {
  const { g } = at;
  if (!g.players.exile[seat]) return systemsOf(g, seat).map((base) => ({ base }));
  return hostsOf(g, seat).map((host) => ({ base: g.players.seat[host]!, host }));
}

function* candidates(at: Reading, seat: number, paths: Paths): Generator<OperationAct> {
  const { g, data } = at;
  for (const target of systemsOf(g, seat)) for (const kind of STELLAR) yield { do: kind, target, extra: 0 };
  for (const start of basesOf(at, seat)) {
    const limit = rangeLimit(at, start.base);
    const isGate = start.host === undefined && hasWorkingGate(g, start.base);
    for (const { index: target } of data.systems) {
      if (target === start.base) continue;
      const ways = rangeBetween(at, start.base, target) <= limit ? paths(at, start.base, target) : [];
      for (const kind of INTERSTELLAR) {
        for (const path of ways) yield { do: kind, ...start, target, path, gate: false, extra: 0, chits: [] };
        if (isGate) yield { do: kind, ...start, target, path: [], gate: true, extra: 0, chits: [] };
      }
    }
  }
}

/** One try: kind, Base and Target by chance. */
function shot(at: Reading, seat: number, random: Random): OperationAct | null {
  const { g, data } = at;
  const bases = basesOf(at, seat);
  if (bases.length === 0) return null;
  const start = pickFrom(bases, random);
  const extra = random.below(3) === 0 ? random.below(4) : 0;
  if (random.below(2) === 0) return { do: pickFrom(STELLAR, random), target: start.base, extra };
  const kind = pickFrom(INTERSTELLAR, random);
  const gate = start.host === undefined && hasWorkingGate(g, start.base) && random.below(2) === 0;
  const target = gate ? random.below(data.systems.length) : anyInRange(at, start.base, random);
  if (target === start.base) return null;
  const path = gate ? [] : anyPath(at, start.base, target, random);
  const chits = kind !== 'communicate' && random.below(2) === 0 ? heldWarChits(at, seat) : [];
  return { do: kind, ...start, target, path, gate, extra, chits };
}

/** A System within Range of the Base; the Base itself if there is none. */
function anyInRange(at: Reading, base: number, random: Random): number {
  const limit = rangeLimit(at, base);
  const distance = at.data.distance[base]!;
  const near: number[] = [];
  for (let system = 0; system < at.data.systems.length; system++)
    if (system !== base && distance[system]! <= limit) near.push(system);
  return near.length === 0 ? base : pickFrom(near, random);
}
