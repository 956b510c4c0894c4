/** Which Operations a player can undertake at all: for the duty of one a turn (R7), for lists and for samplers. */
import { pickFrom, type Random } from '#core/random';
import { OPERATIONS } from '../../data/types.ts';
import type { Position } from '../../types.ts';
import {
  anyPath,
  hasWorkingGate,
  rangeBetween,
  rangeLimit,
  shortestPaths,
  systemsOf,
  systemsWithin,
} from '../03-systems.ts';
import { hostsOf } from '../06-seats/exile.ts';
import type { InterstellarAct, OperationAct, StellarAct } from './build.ts';
import { mandatoryCost } from './effectiveness.ts';
import { checkAim, checkOperation, effortOf } from './operations.ts';
import { heldWarChits } from './war-chits.ts';

const STELLAR: readonly StellarAct['do'][] = ['govern', 'guardianWeb', 'starGate'];
const INTERSTELLAR: readonly InterstellarAct['do'][] = ['conquest', 'raid', 'communicate'];
/** Shots in the dark before a sampler looks for a sure thing. */
const TRIES = 6;

/** SS-11.51, R7: is any Operation legal, with extra points if need be? Chits are nobody's business. */
export function hasLegalOperation(at: Position, seat: number): boolean {
  return firstOperation(at, seat) !== null;
}

/** The defaultAnswer's: a Govern without extra points first, then anything without, then what extra points make possible. */
export function firstOperation(at: Position, seat: number): OperationAct | null {
  return firstGovern(at, seat) ?? firstOther(at, seat);
}

function firstGovern(at: Position, seat: number): OperationAct | null {
  const { owner } = at.g.systems;
  for (let target = 0; target < owner.length; target++) {
    if (owner[target] !== seat) continue;
    const govern: OperationAct = { do: 'govern', target, extra: 0 };
    if (checkOperation(at, seat, govern) === null) return govern;
  }
  return null;
}

function firstOther(at: Position, seat: number): OperationAct | null {
  const points = at.g.players.points[seat]!;
  let helped: OperationAct | null = null;
  const stop = visit(at, seat, firstPath, (act) => {
    const { cost, rating } = effortOf(at, seat, act);
    const extra = Math.max(0, -rating);
    if (cost + extra > points || (extra > 0 && helped) || checkAim(at, seat, act) !== null) return false;
    helped = extra === 0 ? act : { ...act, extra };
    return extra === 0;
  });
  return stop ?? helped;
}

/** Every legal Operation without extra points and chits, each with every shortest path. */
export function legalOperations(at: Position, seat: number): OperationAct[] {
  const found: OperationAct[] = [];
  visit(at, seat, shortestPaths, (act) => {
    if (checkOperation(at, seat, act) === null) found.push(act);
    return false;
  });
  return found;
}

/** What a menu lists: every Operation that points make possible, with up to `more` points beyond what it needs, and with all chits that help. */
export function listedOperations(at: Position, seat: number, more: number): OperationAct[] {
  const found: OperationAct[] = [];
  const points = at.g.players.points[seat]!;
  const held = heldWarChits(at, seat);
  visit(at, seat, shortestPaths, (act) => {
    const variants = [act];
    if (held.length > 0 && (act.do === 'conquest' || act.do === 'raid')) variants.push({ ...act, chits: held.slice() });
    for (const one of variants) {
      if (checkAim(at, seat, one) !== null) continue;
      const { cost, rating } = effortOf(at, seat, one);
      const least = Math.max(0, -rating);
      const most = Math.min(least + more, points - cost);
      for (let extra = least; extra <= most; extra++) found.push({ ...one, extra });
    }
    return false;
  });
  return found;
}

/** A legal Operation by chance, now and then with extra points and chits; null if there is none. */
export function anyOperation(at: Position, seat: number, random: Random): OperationAct | null {
  const bases = basesOf(at, seat);
  for (let tries = 0; tries < TRIES && bases.length > 0; tries++) {
    const act = shot(at, seat, pickFrom(bases, random), random);
    if (act && checkOperation(at, seat, act) === null) return act;
  }
  return firstOperation(at, seat);
}

type Paths = (at: Position, base: number, target: number) => readonly (readonly number[])[];
const firstPath: Paths = (at, base, target) => shortestPaths(at, base, target).slice(0, 1);

/** Where a player starts from; a host's Seat is named with the host. */
interface Start {
  base: number;
  host?: number;
}

/** His Systems, or as an exile the Seats of his hosts (6.52). */
function basesOf(at: Position, seat: number): Start[] {
  const { g } = at;
  if (!g.players.exile[seat]) return systemsOf(g, seat).map((base) => ({ base }));
  return hostsOf(g, seat).map((host) => ({ base: g.players.seat[host]!, host }));
}

type See = (act: OperationAct) => boolean;

/** Shows every Operation that can be paid, with Base, Target and way in order; hands back the one at which `see` says stop. */
function visit(at: Position, seat: number, paths: Paths, see: See): OperationAct | null {
  const points = at.g.players.points[seat]!;
  for (const target of systemsOf(at.g, seat))
    for (const kind of STELLAR) {
      if (costOf(at, kind, target, target, false) > points) continue;
      const act: OperationAct = { do: kind, target, extra: 0 };
      if (see(act)) return act;
    }
  for (const start of basesOf(at, seat)) {
    const found = visitFrom(at, start, points, paths, see);
    if (found) return found;
  }
  return null;
}

function costOf(at: Position, kind: OperationAct['do'], base: number, target: number, gate: boolean): number {
  return mandatoryCost(at, OPERATIONS.indexOf(kind), rangeBetween(at, base, target), gate, target);
}

function visitFrom(at: Position, start: Start, points: number, paths: Paths, see: See): OperationAct | null {
  const limit = rangeLimit(at, start.base);
  const isGate = start.host === undefined && hasWorkingGate(at.g, start.base);
  for (const target of isGate ? systemsWithin(at, start.base, Infinity) : systemsWithin(at, start.base, limit)) {
    const ways = rangeBetween(at, start.base, target) <= limit ? paths(at, start.base, target) : [];
    for (const kind of INTERSTELLAR)
      for (let way = 0; way < ways.length + (isGate ? 1 : 0); way++) {
        const gate = way === ways.length;
        if (costOf(at, kind, start.base, target, gate) > points) continue;
        const path = gate ? [] : ways[way]!.slice();
        const act: OperationAct = { do: kind, ...start, target, path, gate, extra: 0, chits: [] };
        if (see(act)) return act;
      }
  }
  return null;
}

/** One try: kind and Target by chance. */
function shot(at: Position, seat: number, start: Start, random: Random): OperationAct | null {
  const { g, data } = at;
  const extra = random.below(3) === 0 ? random.below(4) : 0;
  if (random.below(2) === 0) return { do: pickFrom(STELLAR, random), target: start.base, extra };
  const kind = pickFrom(INTERSTELLAR, random);
  const gate = start.host === undefined && hasWorkingGate(g, start.base) && random.below(2) === 0;
  const near = systemsWithin(at, start.base, rangeLimit(at, start.base));
  if (!gate && near.length === 0) return null;
  const target = gate ? random.below(data.systems.length) : pickFrom(near, random);
  if (target === start.base) return null;
  const path = gate ? [] : anyPath(at, start.base, target, random);
  const chits = kind !== 'communicate' && random.below(2) === 0 ? heldWarChits(at, seat) : [];
  return { do: kind, ...start, target, path, gate, extra, chits };
}
