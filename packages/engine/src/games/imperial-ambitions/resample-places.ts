/** Where units of another seat may stand without anybody noticing a difference, and which of them must stay. */
import { planetOwner, presentIn } from './control.ts';
import type { Reading } from './game-types.ts';
import { COMBAT, type ImperialState, INSIDE, MARKERS, MOVEMENT, MOVING, TRADE } from './state.ts';
import {
  forUnits,
  isBase,
  isCargo,
  isCarried,
  isGround,
  isOnSurface,
  isProject,
  isShip,
  isSpaceUnit,
  typeOf,
  unitsWhere,
} from './units.ts';
import { isOpen, isSeenBase, isSeenLoose, presenceOf, type Sight } from './view-sight.ts';

/** A place in space: a system card (taskForce 0) or a task force. */
export interface Spot {
  hex: number;
  taskForce: number;
}

export interface Places {
  readonly owner: number;
  /** hidden units that may be put elsewhere */
  readonly loose: number[];
  /** hidden units that stay where they are, and may yet be of another type */
  readonly fixed: number[];
  readonly spots: Spot[];
  /** finished bases that nobody watches */
  readonly bases: number[];
  /** systems whose planets he owns */
  readonly planets: number[];
}

export function placesOf(at: Reading, sight: Sight, owner: number): Places {
  const { g } = at;
  const isMine = (unit: number): boolean => g.units.owner[unit] === owner;
  const hidden = unitsWhere(g, (unit) => isMine(unit) && !isOpen(sight, unit) && !isSeenBase(g, unit));
  const ground = groundFor(at, sight, owner);
  const spots = g.phase === COMBAT ? [] : spotsOf(at, ground, owner);
  const isAtHome = ground.planets.length > 0 && spots.some(({ taskForce }) => taskForce === 0);
  const stay = stayingOf(at, ground, owner, hidden, isAtHome && g.phase !== COMBAT);
  return {
    owner,
    loose: hidden.filter((unit) => !stay.has(unit)),
    fixed: hidden.filter((unit) => stay.has(unit)),
    spots,
    bases: unitsWhere(g, (unit) => isMine(unit) && isBase(g, unit) && !isProject(g, unit) && !isOpen(sight, unit)),
    planets: ground.planets,
  };
}

/** What is looked up once for an owner. */
interface Ground {
  /** systems by hex */
  readonly systems: ReadonlyMap<number, number>;
  /** systems in which the seat itself stands */
  readonly watched: ReadonlySet<number>;
  readonly planets: number[];
  /** by system: his planet, his space, nobody else there: whether he has units in it makes no difference to be seen */
  readonly free: readonly boolean[];
  /** by system: he has a unit there that counts for control */
  readonly present: readonly boolean[];
}

function groundFor(at: Reading, sight: Sight, owner: number): Ground {
  const { g, data } = at;
  const { systemAt: systems } = data.chartFor(g);
  const presence = presenceOf(g);
  const watched = [...systems].filter(([hex]) => presence.get(hex)?.has(sight.viewer as number));
  const owned = g.systems.controller.map((_, system) => planetOwner(at, system) === owner);
  const there = g.systems.controller.map((_, system) => presentIn(at, system));
  return {
    systems,
    watched: new Set(watched.map(([, system]) => system)),
    planets: owned.flatMap((isHis, system) => (isHis ? [system] : [])),
    free: owned.map(
      (isHis, system) =>
        isHis && g.systems.controller[system] === owner && there[system]!.every((one) => one === owner),
    ),
    present: there.map((owners) => owners.includes(owner)),
  };
}

/** Units that cannot be moved unseen, or that other things hang on; with everything that carries them. */
function stayingOf(
  at: Reading,
  ground: Ground,
  owner: number,
  hidden: readonly number[],
  mayMove: boolean,
): Set<number> {
  const { units } = at.g;
  const stay = new Set<number>();
  const keep = (unit: number): void => {
    for (let one = unit; one >= 0 && !stay.has(one); one = units.host[one]!) stay.add(one);
  };
  for (const unit of hidden) if (!mayMove || isTied(at, ground, unit)) keep(unit);
  if (mayMove) for (const unit of anchors(at, ground, owner, stay)) keep(unit);
  return stay;
}

function isTied(at: Reading, { systems, watched }: Ground, unit: number): boolean {
  const { g } = at;
  const { units } = g;
  const system = systems.get(units.hex[unit]!);
  const isFeeding = units.feeds[unit]! >= 0 || (isProject(g, unit) && typeOf(at, unit).feeders !== null);
  const isTrader = isCargo(g, unit) && (g.phase === TRADE || g.trades.includes(unit));
  const isOldProject = isProject(g, unit) && unit < g.fixedRows;
  return (
    isFeeding ||
    isTrader ||
    isOldProject ||
    (system !== undefined && watched.has(system)) ||
    isAboutToJump(g, unit) ||
    units.bound[unit] === 1 ||
    units.outside[unit] !== INSIDE ||
    isSeenLoose(at, unit)
  );
}

/** Loose ships are seen to jump, with type and place: while fleets move they are what and where they are (R23). */
export function isAboutToJump(g: ImperialState, unit: number): boolean {
  return g.phase === MOVEMENT && g.stage === MOVING && isShip(g, unit) && g.units.taskForce[unit] === 0;
}

/** One ground unit on each own planet (R49), and one unit that counts where control hangs on it (R47, R48). */
function anchors(at: Reading, { systems, free }: Ground, owner: number, stay: ReadonlySet<number>): number[] {
  const { g } = at;
  const garrisons = new Map<number, number>();
  const pickets = new Map<number, number>();
  const isBetter = (unit: number, other: number | undefined): boolean =>
    other === undefined || ((stay.has(unit) || isBase(g, unit)) && !stay.has(other) && !isBase(g, other));
  forUnits(g, owner, (unit) => {
    const system = systems.get(g.units.hex[unit]!);
    if (system === undefined || isProject(g, unit) || isCarried(g, unit)) return;
    const anchor = isGround(g, unit) ? garrisons : pickets;
    const isFit = isGround(g, unit) ? isOnSurface(g, unit) : !free[system] && countsForControl(g, unit);
    if (isFit && isBetter(unit, anchor.get(system))) anchor.set(system, unit);
  });
  return [...garrisons.values(), ...pickets.values()];
}

function countsForControl(g: ImperialState, unit: number): boolean {
  return isSpaceUnit(g, unit) && !isCargo(g, unit) && g.units.outside[unit] === INSIDE;
}

/** Cards and task forces where another ship more or less is not noticed. */
function spotsOf(at: Reading, { systems, watched, free, present }: Ground, owner: number): Spot[] {
  const { g } = at;
  const isQuiet = (system: number): boolean => !watched.has(system) && (free[system]! || present[system]!);
  const spots: Spot[] = [];
  for (const [hex, system] of systems) if (isQuiet(system)) spots.push({ hex, taskForce: 0 });
  for (let number = 1; number < MARKERS; number++) {
    const hex = g.taskForces.hex[owner * MARKERS + number]!;
    const system = systems.get(hex);
    if (hex >= 0 && (system === undefined || isQuiet(system)))
      spots.push({ hex, taskForce: number }, { hex, taskForce: number });
  }
  return spots;
}
