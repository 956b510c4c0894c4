/** Where units of another seat may stand without anybody noticing a difference, and which of them must stay. */
import { systemAt, systemOf } from './chart.ts';
import { controllerNow, planetOwner, presentIn } from './control.ts';
import type { Reading } from './game-types.ts';
import { COMBAT, type ImperialState, INSIDE, MARKERS, MOVEMENT, MOVING, TRADE } from './state.ts';
import {
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
import { isOpen, isSeenBase, isSeenLoose, type Sight, standsIn } from './view-sight.ts';

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
  const planets = g.systems.controller.flatMap((_, system) => (planetOwner(at, system) === owner ? [system] : []));
  const spots = g.phase === COMBAT ? [] : spotsOf(at, sight, owner);
  const stay = stayingOf(
    at,
    sight,
    owner,
    hidden,
    planets.length > 0 && spots.some(({ taskForce }) => taskForce === 0),
  );
  return {
    owner,
    loose: hidden.filter((unit) => !stay.has(unit)),
    fixed: hidden.filter((unit) => stay.has(unit)),
    spots,
    bases: unitsWhere(g, (unit) => isMine(unit) && isBase(g, unit) && !isProject(g, unit) && !isOpen(sight, unit)),
    planets,
  };
}

/** Units that cannot be moved unseen, or that other things hang on; with everything that carries them. */
function stayingOf(
  at: Reading,
  sight: Sight,
  owner: number,
  hidden: readonly number[],
  isAtHome: boolean,
): Set<number> {
  const { g } = at;
  const { units } = g;
  const stay = new Set<number>();
  const keep = (unit: number): void => {
    for (let one = unit; one >= 0 && !stay.has(one); one = units.host[one]!) stay.add(one);
  };
  for (const unit of hidden) if (!isAtHome || g.phase === COMBAT || isTied(at, sight, unit)) keep(unit);
  for (const unit of anchors(at, owner, stay)) keep(unit);
  return stay;
}

function isTied(at: Reading, sight: Sight, unit: number): boolean {
  const { g } = at;
  const { units } = g;
  const hex = units.hex[unit]!;
  const isFeeding = units.feeds[unit]! >= 0 || (isProject(g, unit) && typeOf(at, unit).feeders !== null);
  const isTrader = isCargo(g, unit) && (g.phase === TRADE || g.trades.includes(unit));
  const isWatched = systemAt(at, hex) >= 0 && standsIn(g, hex, sight.viewer as number);
  const isOldProject = isProject(g, unit) && unit < g.fixedRows;
  return (
    isFeeding ||
    isTrader ||
    isWatched ||
    isOldProject ||
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
function anchors(at: Reading, owner: number, stay: ReadonlySet<number>): number[] {
  const { g } = at;
  const found: number[] = [];
  g.systems.controller.forEach((_, system) => {
    const { hex } = systemOf(at, system);
    const here = unitsWhere(
      g,
      (unit) =>
        g.units.owner[unit] === owner && g.units.hex[unit] === hex && !isProject(g, unit) && !isCarried(g, unit),
    );
    const first = (test: (unit: number) => boolean): void => {
      const fit = here.filter(test);
      const one = fit.find((unit) => stay.has(unit) || isBase(g, unit)) ?? fit[0];
      if (one !== undefined) found.push(one);
    };
    first((unit) => isGround(g, unit) && isOnSurface(g, unit));
    if (!isFree(at, owner, system)) first((unit) => countsForControl(g, unit));
  });
  return found;
}

function countsForControl(g: ImperialState, unit: number): boolean {
  return isSpaceUnit(g, unit) && !isCargo(g, unit) && g.units.outside[unit] === INSIDE && !isProject(g, unit);
}

/** His planet, his space, nobody else there: whether he has units in it or none makes no difference to be seen. */
function isFree(at: Reading, owner: number, system: number): boolean {
  const isHis = planetOwner(at, system) === owner && at.g.systems.controller[system] === owner;
  return isHis && controllerNow(at, system) === owner && presentIn(at, system).every((one) => one === owner);
}

/** Cards and task forces where another ship more or less is not noticed. */
function spotsOf(at: Reading, sight: Sight, owner: number): Spot[] {
  const { g } = at;
  const seat = sight.viewer as number;
  const spots: Spot[] = [];
  const isQuiet = (hex: number): boolean => {
    const system = systemAt(at, hex);
    if (system < 0) return true;
    return !standsIn(g, hex, seat) && (isFree(at, owner, system) || presentIn(at, system).includes(owner));
  };
  g.systems.controller.forEach((_, system) => {
    const { hex } = systemOf(at, system);
    if (isQuiet(hex)) spots.push({ hex, taskForce: 0 });
  });
  for (let number = 1; number < MARKERS; number++) {
    const hex = g.taskForces.hex[owner * MARKERS + number]!;
    if (hex >= 0 && isQuiet(hex)) spots.push({ hex, taskForce: number }, { hex, taskForce: number });
  }
  return spots;
}
