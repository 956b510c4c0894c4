/**
 * What one seat knows of the war around it. All that a resampled table holds of the others comes from here and from the
 * generator, never from the true state.
 */
import { hexAt, systemAt, systemOf } from '../board/chart.ts';
import { allHolders, isBlockadedBy, ownerBy } from '../board/control.ts';
import { areEnemies, isLiving } from '../board/sides.ts';
import { isCargo, isInside, isProject, isSpaceUnit } from '../board/units.ts';
import { UNIT_TYPES } from '../data/names.ts';
import { COMBAT, CONVERTING, FIGHTING, type ImperialState, IN_PLAY, MOVEMENT, TRADE } from '../state.ts';
import type { Position } from '../types.ts';
import { presenceBeside, type Sight } from './view-sight.ts';
import type { SiteView } from './view-types.ts';
import { isKnownUnit, sightingsOf, sitesOf } from './view-units.ts';

/** Ships that are known to be somewhere: seen by type, or traders. */
export interface SeenShips {
  readonly owner: number;
  readonly hex: number;
  readonly types: readonly number[];
  /** as `arrived`; 0 unknown */
  readonly stamp: number;
  readonly isTrading: boolean;
}

export interface Known {
  readonly viewer: number;
  /** by system */
  readonly owners: readonly number[];
  readonly blockaded: readonly boolean[];
  /** by system: who has units in it that count for control, as far as it shows (R46 to R48) */
  readonly present: readonly ReadonlySet<number>[];
  /** hexes where the seat itself stands, with the others there (R23) */
  readonly shared: ReadonlyMap<number, ReadonlySet<number>>;
  readonly ships: readonly SeenShips[];
  /** bases being built in space that the seat knows of (R131) */
  readonly sites: readonly SiteView[];
  /** owner and hex: he must have a space unit there, whatever it is */
  readonly standing: readonly { owner: number; hex: number; isReal: boolean }[];
}

export function knownTo(sight: Sight, seat: number): Known {
  const { at } = sight;
  const { g } = at;
  const shared = sharedBy(g, seat);
  const ships = shipsSeen(sight);
  const holders = allHolders(at);
  const owners = holders.map((one, system) => ownerBy(at, system, one));
  const blockaded = holders.map((one, system) => isBlockadedBy(at, system, one));
  const standing = standingOf(g, shared);
  const scene = { viewer: seat, owners, blockaded, shared, ships, standing, sites: sitesOf(sight) };
  const counting = countingOwners(sight);
  const present = owners.map((_, system) => presentAt(at, scene, system, counting.get(systemOf(at, system).hex)));
  return { ...scene, present };
}

function sharedBy(g: ImperialState, seat: number): Map<number, Set<number>> {
  const found = presenceBeside(g, seat);
  for (const seats of found.values()) seats.delete(seat);
  return found;
}

/** By hex: owners of units that the seat knows and that count for control; garrisons that came over stay (R109). */
function countingOwners(sight: Sight): Map<number, Set<number>> {
  const { g } = sight.at;
  const found = new Map<number, Set<number>>();
  const { units } = g;
  for (let unit = 0; unit < units.hex.length; unit++) {
    if (units.status[unit] !== IN_PLAY || !isSpaceUnit(g, unit) || isCargo(g, unit) || isProject(g, unit)) continue;
    const isThere = units.bound[unit] === 1 || (isKnownUnit(sight, unit) && isInside(g, unit));
    if (!isThere) continue;
    const owners = found.get(units.hex[unit]!);
    if (owners) owners.add(units.owner[unit]!);
    else found.set(units.hex[unit]!, new Set([units.owner[unit]!]));
  }
  return found;
}

/** Ships in deep space, ships seen to jump this turn, and cargo ships that trade. */
function shipsSeen(sight: Sight): SeenShips[] {
  const { at, viewer } = sight;
  const { g } = at;
  const found: SeenShips[] = sightingsOf(sight).map(({ owner, xy, types }) => ({
    owner,
    hex: hexAt(xy),
    types: types.map((type) => UNIT_TYPES.indexOf(type)),
    stamp: 0,
    isTrading: false,
  }));
  const isFresh = g.phase === MOVEMENT || g.phase === TRADE || (g.phase === COMBAT && g.stage < FIGHTING);
  if (isFresh)
    for (const { seat, taskForce, ships: types, to, seenTo, stamp } of g.jumps)
      if (seat !== viewer && taskForce === 0 && systemAt(at, to) >= 0 && (seenTo & (1 << Number(viewer))) !== 0)
        found.push({ owner: seat, hex: to, types, stamp, isTrading: false });
  for (const unit of g.trades) {
    const owner = g.units.owner[unit]!;
    const stamp = g.turn * 1000;
    if (owner !== viewer)
      found.push({ owner, hex: g.units.hex[unit]!, types: [g.units.type[unit]!], stamp, isTrading: true });
  }
  return found;
}

/** Attacks that were declared, and those who stand aside from the battle: all this is public. */
function standingOf(g: ImperialState, shared: ReadonlyMap<number, ReadonlySet<number>>): Known['standing'] {
  const found: { owner: number; hex: number; isReal: boolean }[] = [];
  for (const [hex, others] of [...shared].sort(([a], [b]) => a - b))
    for (const owner of [...others].sort((a, b) => a - b)) found.push({ owner, hex, isReal: false });
  const isOpen = (hex: number): boolean => g.stage <= CONVERTING || g.battles.includes(hex);
  for (let at = 0; g.phase === COMBAT && at + 2 < g.attacks.length; at += 3) {
    const hex = g.attacks[at]!;
    if (isOpen(hex)) found.push({ owner: g.attacks[at + 1]!, hex, isReal: true });
    if (isOpen(hex)) found.push({ owner: g.attacks[at + 2]!, hex, isReal: false });
  }
  if (g.battle.on === 1)
    for (const owner of g.battle.bystanders) found.push({ owner, hex: g.battle.hex, isReal: false });
  return found.filter(({ owner }) => owner >= 0);
}

/** The fewest owners that explain who controls the system and whether its planet is blockaded. */
function presentAt(
  at: Position,
  { viewer, owners, blockaded, shared, ships }: Omit<Known, 'present'>,
  system: number,
  counting: ReadonlySet<number> | undefined,
): Set<number> {
  const { g } = at;
  const { hex } = systemOf(at, system);
  const present = new Set(counting);
  const owner = owners[system]!;
  const controller = g.systems.controller[system]!;
  const watched = shared.get(hex);
  const mayBe = (seat: number): boolean =>
    seat >= 0 && seat !== viewer && isLiving(g, seat) && (watched?.has(seat) ?? true) && !isFighting(at, hex, seat);
  const isEnemy = (seat: number): boolean => areEnemies(at, seat, owner);
  for (const seen of ships) {
    const hasWarship = seen.types.some((type) => !isCargoType(type));
    if (seen.hex === hex && hasWarship && mayBe(seen.owner)) present.add(seen.owner);
  }
  const isExplained = [...present].some(isEnemy);
  if (blockaded[system]) {
    present.delete(owner);
    const besieger = [controller, ...g.players.out.keys()].find((seat) => mayBe(seat) && isEnemy(seat));
    if (!isExplained && besieger !== undefined) present.add(besieger);
    return present;
  }
  // without a ship of its owner the planet would be blockaded
  const mayBeMet = owner < 0 || present.has(owner) || mayBe(owner);
  if (controller !== owner && mayBe(controller) && mayBeMet) present.add(controller);
  if ([...present].some(isEnemy) && mayBe(owner)) present.add(owner);
  return present;
}

function isCargoType(type: number): boolean {
  return UNIT_TYPES[type] === 'Cg';
}

/** Sides of the fight in this hex: all that they have there is open. */
export function isFighting({ g, data }: Position, hex: number, seat: number): boolean {
  const { battle, assault } = g;
  if (battle.on === 1 && battle.hex === hex && battle.sides.includes(seat)) return true;
  if (assault.on === 0 || systemOf({ g, data }, assault.system).hex !== hex) return false;
  return seat === assault.attacker || seat === assault.defender;
}
