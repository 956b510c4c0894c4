/** Units of another seat as they are drawn: which, how strong, where. */
import { pickFrom, type Random } from '#core/random';
import { hasRoom } from '../board/carrying.ts';
import { systemAt, systemOf } from '../board/chart.ts';
import { addUnit } from '../board/unit-rows.ts';
import { isProject, typeOf, unitsWhere } from '../board/units.ts';
import { B, CV, T } from '../data/names.ts';
import { type ImperialState, IN_PLAY, MARKERS, SPACE, SURFACE, UNITS } from '../state.ts';
import type { Position } from '../types.ts';
import type { Known } from './resample-known.ts';
import { isFighting } from './resample-known.ts';

/** A place in space: a system card (taskForce 0) or a task force. */
export interface Spot {
  hex: number;
  taskForce: number;
}

/** The forces of one owner while they are drawn. */
export interface Draw {
  readonly at: Position;
  readonly known: Known;
  readonly owner: number;
  readonly random: Random;
  /** units known from the start whose fate is not: still to be placed */
  readonly pool: number[];
}

/** A unit of one of these types: one that was known from the start, or a new one. */
export function take({ at, owner, random, pool }: Draw, types: readonly number[]): number {
  const { g } = at;
  const fit = pool.filter((unit) => types.includes(g.units.type[unit]!));
  if (fit.length > 0) {
    const unit = pickFrom(fit, random);
    pool.splice(pool.indexOf(unit), 1);
    return unit;
  }
  const type = pickFrom(types, random);
  return addUnit(at, { owner, type, steps: 1 });
}

/** In play with some of its steps, mostly all; what must jump can. */
function revive({ at, random }: Draw, unit: number, mustJump: boolean): void {
  const { fullSteps, strengths } = typeOf(at, unit);
  const drawn = random.below(4) > 0 ? fullSteps : 1 + random.below(fullSteps);
  const { units } = at.g;
  units.status[unit] = IN_PLAY;
  units.steps[unit] = mustJump && !strengths[drawn]!.isHyperspaceCapable ? fullSteps : drawn;
  units.host[unit] = UNITS.start.host;
  units.place[unit] = SPACE;
}

export function stand(draw: Draw, unit: number, { hex, taskForce }: Spot): void {
  const { at, owner, random } = draw;
  const { g } = at;
  const { units, taskForces } = g;
  const marker = owner * MARKERS + taskForce;
  revive(draw, unit, taskForce !== 0 || systemAt(at, hex) < 0);
  units.hex[unit] = hex;
  units.taskForce[unit] = taskForce;
  units.jumped[unit] = taskForce === 0 ? 0 : taskForces.jumped[marker]!;
  units.arrived[unit] = taskForce === 0 ? random.below(Math.max(1, g.turn)) * 1000 : taskForces.arrived[marker]!;
  units.lastSystem[unit] = random.below(g.systems.controller.length);
}

export function standOnPlanet(draw: Draw, unit: number, system: number): void {
  const { units } = draw.at.g;
  revive(draw, unit, false);
  units.place[unit] = SURFACE;
  units.hex[unit] = systemOf(draw.at, system).hex;
}

export function goAboard(g: ImperialState, unit: number, host: number): void {
  const { units } = g;
  units.host[unit] = host;
  units.place[unit] = SPACE;
  for (const column of ['hex', 'taskForce', 'outside', 'jumped', 'arrived'] as const)
    units[column][unit] = units[column][host]!;
}

/** Who may carry more, each with what is aboard: looked up once, since a large war has hundreds of them. */
export type Hosts = ReadonlyMap<number, number[]>;

export function withAboard({ units }: ImperialState, hosts: readonly number[]): Hosts {
  const found = new Map(hosts.map((host): [number, number[]] => [host, []]));
  for (let unit = 0; unit < units.host.length; unit++) found.get(units.host[unit]!)?.push(unit);
  return found;
}

/** His carriers, transports and bases outside the fight that goes on. */
export function carriersOf({ at, owner }: Draw): Hosts {
  const { g } = at;
  const { type, owner: owners, hex } = g.units;
  const mayCarry = (one: number): boolean =>
    owners[one] === owner &&
    (type[one] === CV || type[one]! >= T) &&
    type[one]! <= B + 1 &&
    !isProject(g, one) &&
    !isFighting(at, hex[one]!, owner);
  return withAboard(g, unitsWhere(g, mayCarry));
}

/** Aboard one of these with room. Says whether there was any. */
export function embark(draw: Draw, hosts: Hosts, unit: number): boolean {
  const { at, random } = draw;
  revive(draw, unit, false);
  const open = [...hosts].flatMap(([host, aboard]) => (hasRoom(at, unit, host, aboard) ? [host] : []));
  if (open.length === 0) return false;
  boardOneOf(at.g, hosts, open, unit, random);
  return true;
}

export function boardOneOf(
  g: ImperialState,
  hosts: Hosts,
  open: readonly number[],
  unit: number,
  random: Random,
): void {
  const host = pickFrom(open, random);
  goAboard(g, unit, host);
  hosts.get(host)!.push(unit);
}

/** Where one more warship of his would change nothing that shows: his cards and task forces. */
export function quietSpots({ at, known, owner }: Draw): Spot[] {
  const { g } = at;
  const spots: Spot[] = [];
  const mayStand = (hex: number): boolean => {
    const system = systemAt(at, hex);
    return system < 0 || isQuiet(at, known, owner, system);
  };
  g.systems.controller.forEach((_, system) => {
    const { hex } = systemOf(at, system);
    if (mayStand(hex)) spots.push({ hex, taskForce: 0 });
  });
  for (let number = 1; number < MARKERS; number++) {
    const hex = g.taskForces.hex[owner * MARKERS + number]!;
    if (hex >= 0 && mayStand(hex)) spots.push({ hex, taskForce: number }, { hex, taskForce: number });
  }
  return spots;
}

function isQuiet(at: Position, { owners, blockaded, present, shared }: Known, owner: number, system: number): boolean {
  const { hex } = systemOf(at, system);
  if (isFighting(at, hex, owner) || !(shared.get(hex)?.has(owner) ?? true)) return false;
  if (present[system]!.has(owner)) return true;
  return owners[system] === owner && at.g.systems.controller[system] === owner && !blockaded[system];
}
