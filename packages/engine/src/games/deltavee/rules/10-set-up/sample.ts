/** A set-up drawn by chance, legal in every scenario. */
import { pickFrom, type Random } from '#core/random';
import { distance, type Hex } from '#hex/index';
import type { Setup } from '../../data/types.ts';
import { CRAFT_INSIDE } from '../../state.ts';
import type { Choices, Deployment, Position } from '../../types.ts';
import { isInstallation, isShip } from '../04-spaceships.ts';
import { boxOf, forPods, preparable } from '../05-pods.ts';
import { hexesOf, hexName, sheetHexes } from './areas.ts';
import { isInSetup, placeOf, setupOf } from './places.ts';

type Answer = Choices['deploy']['answer'];

/** No chance at all: the middle of every choice, as a default answers. */
export const MIDDLE: Random = { below: (n) => n >> 1 };

export function someDeployment(at: Position, seat: number, units: readonly number[], random: Random): Answer {
  const ships = units.filter((unit) => !isInstallation(at.g, unit));
  const bases = units.filter((unit) => isInstallation(at.g, unit));
  const setup = setupOf(at, seat);
  const hexes = setup?.area
    ? someHexes(
        at,
        setup,
        ships.filter((unit) => placeOf(at, unit).hex === null),
        random,
      )
    : [];
  const commons = setup ? someCommons(at, setup, ships, random) : {};
  const placed = ships.map((unit): Deployment => {
    const { hex, directions, velocity } = placeOf(at, unit);
    const common = setup && isInSetup(at, setup, unit) ? commons : {};
    return {
      unit,
      hex: hex ?? hexName(at, hexes.shift()!),
      direction: common.direction ?? pickFrom(directions, random),
      velocity: common.velocity ?? velocity[0] + random.below(velocity[1] - velocity[0] + 1),
    };
  });
  return {
    units: placed,
    ...(bases.length > 0 ? { hexsides: bases.map((unit) => someHexside(at, unit, random)) } : {}),
    ...(setup?.prepared ? { prepared: somePrepared(at, setup, ships, random) } : {}),
    ...(setup?.docked ? { docked: someDocked(at, placed, random) } : {}),
  };
}

function someHexside(at: Position, unit: number, random: Random): { unit: number; hexside: number } {
  return { unit, hexside: pickFrom(placeOf(at, unit).directions, random) };
}

/** One direction and velocity that suits all, where the scenario asks for it. */
function someCommons(
  at: Position,
  setup: Setup,
  ships: readonly number[],
  random: Random,
): { direction?: number; velocity?: number } {
  const places = ships.filter((unit) => isInSetup(at, setup, unit)).map((unit) => placeOf(at, unit));
  const [first] = places;
  if (!first) return {};
  const directions = first.directions.filter((one) => places.every((place) => place.directions.includes(one)));
  const low = Math.max(...places.map(({ velocity }) => velocity[0]));
  const high = Math.min(...places.map(({ velocity }) => velocity[1]));
  return {
    ...(setup.common.includes('direction') ? { direction: pickFrom(directions, random) } : {}),
    ...(setup.common.includes('velocity') ? { velocity: low + random.below(high - low + 1) } : {}),
  };
}

const TRIES = 20;

/** A hex for each ship; the last resort is the first fit in order. */
function someHexes(at: Position, setup: Setup, ships: readonly number[], random: Random): Hex[] {
  const centre = pickFrom(sheetHexes(at), random);
  const hexes = hexesOf(at, setup, centre);
  for (let tries = 0; tries < TRIES; tries++) {
    const found = fill(setup, ships.length, hexes, (fitting) => pickFrom(fitting, random));
    if (found) return found;
  }
  const found = fill(setup, ships.length, hexes, (fitting) => fitting[0]!);
  if (!found) throw new Error(`no room to set up ${ships.length} ships in ${at.g.scenario}`);
  return found;
}

function fill(
  setup: Setup,
  count: number,
  hexes: readonly Hex[],
  choose: (fitting: readonly Hex[]) => Hex,
): Hex[] | null {
  const apart = Math.max(setup.spacing, setup.differentHexes ? 1 : 0);
  const chosen: Hex[] = [];
  let fitting = hexes;
  while (chosen.length < count) {
    const near =
      setup.connected && chosen.length > 0
        ? fitting.filter((hex) => chosen.some((one) => gap(one, hex) <= 1))
        : fitting;
    if (near.length === 0) return null;
    const next = choose(near);
    chosen.push(next);
    if (apart > 0) fitting = fitting.filter((hex) => gap(next, hex) >= apart);
  }
  return chosen;
}

function gap(a: Hex, b: Hex): number {
  return distance(a.q, a.r, b.q, b.r);
}

function somePrepared(
  at: Position,
  setup: Setup,
  ships: readonly number[],
  random: Random,
): NonNullable<Answer['prepared']> {
  const { g } = at;
  const prepared: NonNullable<Answer['prepared']> = [];
  for (const unit of ships) {
    if (!isInSetup(at, setup, unit)) continue;
    forPods(at, unit, (row, type) => {
      const box = boxOf(g, unit, row);
      if (type.holdsCraft > 0 && g.pods.craft[row] === CRAFT_INSIDE && random.below(3) > 0)
        prepared.push({ unit, box, missile: -1 });
      const missiles = [0, 1, 2, 3, 4].filter((missile) => preparable(g, row, type, missile) > 0);
      if (type.weapons && missiles.length > 0 && random.below(3) > 0)
        prepared.push({ unit, box, missile: pickFrom(missiles, random) });
    });
  }
  return prepared;
}

/** Pairs that happen to lie alike. */
function someDocked(at: Position, placed: readonly Deployment[], random: Random): [number, number][] {
  const pairs: [number, number][] = [];
  for (const [index, a] of placed.entries()) {
    const b = placed[index + 1];
    const isAlike = b && a.hex === b.hex && a.direction === b.direction && a.velocity === b.velocity;
    if (isAlike && isShip(at.g, a.unit) && isShip(at.g, b.unit) && random.below(2) === 0) pairs.push([a.unit, b.unit]);
  }
  return pairs;
}
