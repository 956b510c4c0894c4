/** Govern, Web and StarGate: levels and quiet at home cost no points but a card, and a card that fails costs a level. */
import {
  ADMINISTRATIVE,
  GATE_TECH,
  GATE_UPKEEP,
  GOVERN,
  GUARDIAN_WEB,
  hasWorkingGate,
  isSeat,
  LOWEST_TECH,
  mandatoryCost,
  type Position,
  ROUNDS,
  ratingOf,
  STAR_GATE,
  STRONGEST_WEB,
  systemsOf,
  systemsWithin,
  webAfter,
} from '@admiralty/engine/sword-and-stars';
import type { Effort } from './attacks.ts';
import { whileItLasts } from './long-games.ts';
import { type Prizes, revoltRisk } from './operation-gains.ts';
import type { Outlook } from './outlook.ts';
import { holdingOf, worthOf } from './values.ts';

const MOST_EXTRA = 4;
/** A point of a Web a turn: where rivals can come, and elsewhere. */
const WEB_EXPOSED = 0.05;
const WEB_REMOTE = 0.015;
const SEATS_WEB = 1.6;
/** How far rivals are felt. */
const EXPOSURE = 3;
/** What the first working StarGate brings a turn. */
const GATE_A_TURN = 0.8;

/** All three for this System, each with every sensible sum of extra points. */
export function stellar(prizes: Prizes, system: number): Effort[] {
  return [...govern(prizes, system), ...web(prizes, system), ...gate(prizes, system)];
}

function govern(prizes: Prizes, system: number): Effort[] {
  const { outlook } = prizes;
  const { at, seat, own } = outlook;
  const held = holdingOf(at, seat, system);
  const now = worthOf(at, own, system, held);
  const quiet = { ...held, unrest: false };
  const tech = Math.min(held.tech + 1, at.g.systems.cap[system]!);
  const up = worthOf(at, own, system, { ...quiet, tech }) - now;
  const same = worthOf(at, own, system, quiet) - now;
  const lower = worthOf(at, own, system, { ...held, tech: Math.max(LOWEST_TECH, held.tech - 1) });
  const risk = held.unrest && held.tech > LOWEST_TECH && !held.isSeat ? revoltRisk(at, system, 0) : 0;
  const down = (1 - risk) * lower - now;
  return efforts(outlook, GOVERN, system, (odds) => odds.up * up + odds.down * down + (1 - odds.up - odds.down) * same);
}

function web(prizes: Prizes, system: number): Effort[] {
  const { outlook } = prizes;
  const { at, seat, own } = outlook;
  const strength = at.g.systems.web[system]!;
  if (strength >= STRONGEST_WEB) return [];
  const more = webAfter(strength) - strength;
  const each = isExposed(at, seat, system) ? WEB_EXPOSED : WEB_REMOTE;
  const built = more * each * whileItLasts(own.turns) * (at.g.players.seat[seat] === system ? SEATS_WEB : 1);
  return efforts(outlook, GUARDIAN_WEB, system, (odds) => odds.built * built - odds.down * prizes.loss(system));
}

function gate(prizes: Prizes, system: number): Effort[] {
  const { outlook } = prizes;
  const { at, seat, own } = outlook;
  const { tech, gate: gates } = at.g.systems;
  if (gates[system] || tech[system]! < GATE_TECH) return [];
  if (systemsOf(at.g, seat).some((one) => hasWorkingGate(at.g, one))) return [];
  const turns = whileItLasts(own.turns);
  const built = GATE_A_TURN * (turns - 1) - own.price * GATE_UPKEEP * Math.floor(turns / ROUNDS);
  const fails = tech[system] === GATE_TECH ? 2 : 1;
  return efforts(outlook, STAR_GATE, system, (odds) => odds.built * built - fails * odds.down * prizes.loss(system));
}

/** Can a rival reach it from a System of his? */
function isExposed(at: Position, seat: number, system: number): boolean {
  return systemsWithin(at, system, EXPOSURE).some((near) => {
    const owner = at.g.systems.owner[near]!;
    return isSeat(owner) && owner !== seat;
  });
}

type Odds = ReturnType<Outlook['chances']['at']>;

function efforts(outlook: Outlook, operation: number, target: number, worth: (odds: Odds) => number): Effort[] {
  const { at, seat, chances } = outlook;
  const cost = mandatoryCost(at, operation, 0, false, target);
  const spare = Math.min(MOST_EXTRA, at.g.players.points[seat]! - cost);
  const rating = ratingOf(at, { by: seat, operation, base: target, target, gate: false, extra: 0, chits: 0 });
  const found: Effort[] = [];
  for (let extra = Math.max(0, -rating); extra <= spare; extra++) {
    const brings = worth(chances.at(operation, rating + extra)) + outlook.checkWorth(ADMINISTRATIVE);
    found.push({ act: { do: KINDS[operation]!, target, extra }, brings, cost: cost + extra });
  }
  return found;
}
const KINDS: Readonly<Record<number, 'govern' | 'guardianWeb' | 'starGate'>> = {
  [GOVERN]: 'govern',
  [GUARDIAN_WEB]: 'guardianWeb',
  [STAR_GATE]: 'starGate',
};
