/** S5a: each player says in secret whom he attacks where, and which planets he assaults (R69, R74, R125). */
import { z } from 'zod';
import type { Choice, Refusal } from '#core/types';
import { hexOnSheets, isSystem, systemAt, systemOf, xyOf } from '../../../board/chart.ts';
import { groundOwners } from '../../../board/control.ts';
import { areEnemies, isLiving, livingSeats } from '../../../board/sides.ts';
import { forUnits, isCarried, isProject, isSpaceUnit, isTroops, unitsWhere } from '../../../board/units.ts';
import { NEUTRAL } from '../../../data/names.ts';
import { xy } from '../../../data/schema-parts.ts';
import { isSpotted, presenceBeside, sightOf } from '../../../secrets/view-sight.ts';
import { isKnownUnit } from '../../../secrets/view-units.ts';
import type { ImperialState } from '../../../state.ts';
import { type Choices, type ImperialTypes, type Position, refuse, type Xy } from '../../../types.ts';
import { bystandersIn, forcesIn } from '../../battle/sides.ts';
import { guardsOf, mayLandFrom } from '../../ground/forces.ts';

interface Reach {
  hexes: { at: Xy; others: number[] }[];
  /** systems */
  planets: number[];
}
type Answer = Choices['declare']['answer'];

/** What a seat knows for its declaration (R23): the hexes that it shares with others, and planets within its reach. */
export function declarationFor(at: Position, seat: number): Reach {
  const { g } = at;
  const garrisons = neutralHexes(g);
  const sites = spottedSites(g, seat);
  const hexes = [...presenceBeside(g, seat)]
    .sort(([a], [b]) => a - b)
    .map(([hex, seats]) => {
      for (const site of sites) if (g.units.hex[site] === hex) seats.add(g.units.owner[site]!);
      return { at: xyOf(hex), others: enemiesAmong(at, seat, seats, garrisons.has(hex)) };
    });
  return { hexes: hexes.filter(({ others }) => others.length > 0), planets: planetsInReach(at, seat) };
}

/** IA-bld-29, R131: bases being built in space of which the seat knows */
function spottedSites(g: ImperialState, seat: number): number[] {
  return unitsWhere(g, (unit) => isSpotted(g, seat, unit));
}

function neutralHexes(g: ImperialState): Set<number> {
  const hexes = new Set<number>();
  forUnits(g, NEUTRAL, (unit) => {
    if (isSpaceUnit(g, unit) && !isProject(g, unit)) hexes.add(g.units.hex[unit]!);
  });
  return hexes;
}

/** IA-seq-6: whom the seat could attack; nobody sees whether a marker is empty. Neutrals are NEUTRAL. */
function enemiesAmong(at: Position, seat: number, seats: ReadonlySet<number>, hasGarrison: boolean): number[] {
  const players = livingSeats(at.g).filter((other) => seats.has(other) && areEnemies(at, seat, other));
  return hasGarrison ? [NEUTRAL, ...players] : players;
}

function othersIn(at: Position, hex: number, seat: number): number[] {
  const sites = spottedSites(at.g, seat).filter((site) => at.g.units.hex[site] === hex);
  const players = new Set([...bystandersIn(at, hex, [seat]), ...sites.map((site) => at.g.units.owner[site]!)]);
  return enemiesAmong(at, seat, players, forcesIn(at.g, hex, NEUTRAL).length > 0);
}

/** R74, R122: planets with ground units of others, where the seat has troops aboard a T since before this turn */
function planetsInReach(at: Position, seat: number): number[] {
  const { g } = at;
  const systems = new Set<number>();
  forUnits(g, seat, (unit) => {
    if (isTroops(g, unit) && isCarried(g, unit)) systems.add(systemAt(at, g.units.hex[unit]!));
  });
  return [...systems]
    .filter((system) => system >= 0 && isAssailable(at, seat, system) && mayLandFrom(at, seat, system).length > 0)
    .sort((a, b) => a - b);
}

/** R102: once a turn; R127: never beside units of one's own or of a friend */
function isAssailable(at: Position, seat: number, system: number): boolean {
  const owners = groundOwners(at, system);
  if (owners.length === 0 || at.g.systems.assaulted[system] === at.g.turn) return false;
  return owners.every((owner) => owner === NEUTRAL || areEnemies(at, seat, owner));
}

/** IA-set-1: one who wants it is enough; R69: he must have a space unit there himself */
function attackFault(at: Position, seat: number, { at: place, on }: Answer['attacks'][number]): Refusal | null {
  const hex = hexOnSheets(at.data.chartFor(at.g), place);
  if (hex < 0 || forcesIn(at.g, hex, seat).length === 0)
    return refuse('IA-seq-6', 'you attack where you have a space unit');
  if (!othersIn(at, hex, seat).includes(on)) return refuse('IA-seq-6', 'you attack enemies who stand in the hex');
  return null;
}

/**
 * IA-gc-21, R74, R128: where a space unit of the planet's holder is seen in the system, he must be attacked too. Whether
 * others of his in the hex are inside or outside (R25) only shows when the assault begins.
 */
function assaultFault(at: Position, seat: number, system: number, { attacks }: Answer): Refusal | null {
  if (!isSystem(at, system) || !planetsInReach(at, seat).includes(system))
    return refuse('IA-gc-1', 'you must have troops aboard a transport at a planet of others to assault it');
  const [x, y] = xyOf(systemOf(at, system).hex);
  const sight = sightOf(at, seat);
  const isFought = (owner: number): boolean =>
    attacks.some(({ at: place, on }) => on === owner && place[0] === x && place[1] === y);
  const guard = guardsOf(at, system).find((unit) => isKnownUnit(sight, unit) && !isFought(at.g.units.owner[unit]!));
  if (guard === undefined) return null;
  return refuse('IA-gc-1', `${at.g.names[guard]} of the planet’s holder is in the system: you must attack him too`);
}

export const declare: Choice<ImperialTypes, null, Answer> = {
  shape: z.strictObject({
    attacks: z.array(z.strictObject({ at: xy, on: z.int().min(-1).max(7) })).max(500),
    assaults: z.array(z.int().min(0).max(999)).max(200),
  }),
  check(play, answer, { by }) {
    const { attacks, assaults } = answer;
    if (new Set(attacks.map(({ at, on }) => `${at} ${on}`)).size < attacks.length || hasDoubles(assaults))
      return refuse('IA-seq-6', 'an attack is declared twice');
    for (const attack of attacks) {
      const fault = attackFault(play, by, attack);
      if (fault) return fault;
    }
    for (const system of assaults) {
      const fault = assaultFault(play, by, system, answer);
      if (fault) return fault;
    }
    return null;
  },
  apply({ g, data }, { attacks, assaults }, { by }) {
    for (const { at, on } of attacks)
      if (on === NEUTRAL || isLiving(g, on)) g.attacks.push(hexOnSheets(data.chartFor(g), at), by, on); // R114
    for (const system of assaults) g.assaults.push(system, by);
  },
  sample(play, { by }, random) {
    const { hexes, planets } = declarationFor(play, by);
    const attacks: Answer['attacks'] = [];
    for (const { at, others } of hexes) {
      const fights = others.filter(() => random.below(2) === 0);
      for (const on of fights) if (attackFault(play, by, { at, on }) === null) attacks.push({ at, on });
    }
    const wanted = planets.filter(() => random.below(3) > 0);
    return {
      attacks,
      assaults: wanted.filter((one) => assaultFault(play, by, one, { attacks, assaults: [] }) === null),
    };
  },
  defaultAnswer: () => ({ attacks: [], assaults: [] }), // 5.4
};

function hasDoubles(list: readonly number[]): boolean {
  return new Set(list).size < list.length;
}
