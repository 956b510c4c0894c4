/**
 * What each viewer may see (A8): the only file that knows. A view is written field by field from this whitelist, so
 * that a new column of the state is hidden until somebody shows it here.
 */
import type { Viewer } from '#core/types';
import { qOf, rOf } from '#hex/index';
import { nameOf, type SheetNames, sheetNames } from '../data/coordinates.ts';
import { MISSILE_TYPES, POD_BOX, type Scenario } from '../data/types.ts';
import { JUMPS, PART_STATES, STATUSES } from '../positions/position-shape.ts';
import { phasingSeat } from '../rules/03-sequence/phases.ts';
import {
  classOf,
  groupOf,
  isCaptured,
  isCraft,
  isInPlay,
  isInstallation,
  isMissile,
  isShip,
} from '../rules/04-spaceships.ts';
import { hasFieldUp } from '../rules/05-pods.ts';
import { scenarioOf, sideOf, specOf } from '../rules/10-set-up/fitting.ts';
import {
  ABSENT,
  CRAFT,
  type DeltaVeeState,
  DORMANT,
  INSIDE,
  MISSILE,
  type RepairWork,
  WAITING,
  WRECKED,
} from '../state.ts';
import type { DeltaVeeRules, Position } from '../types.ts';
import { copyOf, possibleHexsides } from './knowledge.ts';
import { readOf } from './view-copies.ts';
import { fieldsUpOn, flightOf, logOf, preparedOn } from './view-logs.ts';
import type { BoxView, DvView, PlanetView, SambuView, UnitView, VesselView } from './view-types.ts';

export type * from './view-types.ts';

/** Of the Hit Table: [box - 1] = die. */
function boxRolls({ tables }: DeltaVeeRules): number[] {
  const rolls: number[] = [];
  for (const [die, parts] of tables.hitTable.entries())
    for (const part of parts) if (part > POD_BOX) rolls[part - POD_BOX - 1] = die + 1;
  return rolls;
}

/** The whitelist: everything that this viewer may know, and nothing else. */
export function viewOf(data: DeltaVeeRules, g: DeltaVeeState, viewer: Viewer): DvView {
  const at: Position = { g, data };
  const scenario = scenarioOf(at);
  const sheets = sheetNames(scenario);
  return {
    viewer,
    scenario: g.scenario,
    title: scenario.title,
    brief: scenario.brief,
    sides: scenario.sides.map(({ name }) => name),
    victory: scenario.victory.map(({ text }) => text),
    drawDistance: scenario.victory.flatMap(({ when }) => (when.kind === 'apart' ? [when.distance] : []))[0] ?? null,
    options: { ...g.options },
    maximumVelocity: data.tables.maximumVelocity,
    unguidedGain: data.tables.unguidedGain,
    boxRolls: g.options['extendedHitTable'] === true ? [] : boxRolls(data),
    turn: g.turn,
    lastTurn: scenario.limit?.gameTurns ?? Number(g.options['turnCap'] ?? 0),
    first: g.first,
    phase: g.phase,
    phaseName: g.phase < 0 ? 'set-up' : (['movement', 'command', 'fire'] as const)[g.phase % 3]!,
    phasing: g.phase < 0 ? -1 : phasingSeat(g.first, g.phase),
    sheets: sheetsOf(g, sheets),
    planets: planetsOf(g, scenario, sheets),
    asteroids: [...(data.terrain.get(g.scenario)?.asteroids ?? [])].flatMap((key) => [qOf(key), rOf(key)]),
    units: g.names.flatMap((_, unit) => (isListed(at, viewer, unit) ? [unitOf(at, viewer, unit, sheets)] : [])),
    firing: g.firing >= 0 && isMine(g, viewer, g.firing) ? g.firing : -1,
    points: g.points.slice(),
    firstShot: g.firstShot,
    sambu: sambuOf(g, scenario, viewer),
    endOffered: g.endOffered.slice(),
    hasEnded: g.ended > 0,
    isBetweenBattles: g.betweenBattles > 0,
    together: g.together,
    repairs: g.repairs.filter((work) => isMine(g, viewer, shipOfRow(g, work))).map((work) => ({ ...work })),
    secretHexes: secretHexesOf(g, viewer, sheets),
  };
}

/** Whose eyes: the seat that commands it, the one it was taken from (R33), or the referee. */
export function isMine(g: DeltaVeeState, viewer: Viewer, unit: number): boolean {
  return viewer === 'referee' || viewer === g.units.seat[unit] || viewer === g.units.home[unit];
}

/** R11: logs are private without the option `openLogs`. */
export function isLogOpen(g: DeltaVeeState, viewer: Viewer, unit: number): boolean {
  if (isMine(g, viewer, unit)) return true;
  return g.options['openLogs'] === true && g.units.revealed[unit] === 1 && !isMissile(g, unit);
}

/** DV-S10a, DV-FSB-S1a: pods that were bought or chosen in secret; all others are printed in the scenario */
export function isSecretlyFitted(at: Position, unit: number): boolean {
  const { purchase, podChoice } = sideOf(at, unit);
  return purchase !== null || podChoice !== null;
}

/** An enemy's units are listed while they are on the plane, and for good once revealed (DV-3.0d). */
function isListed(at: Position, viewer: Viewer, unit: number): boolean {
  const { g } = at;
  if (g.units.status[unit] === ABSENT) return false;
  if (isMine(g, viewer, unit) || isInPlay(g, unit) || g.units.status[unit] === DORMANT) return true;
  if (g.units.status[unit] === WAITING) return specOf(at, unit) !== null; // DV-S10a: a bought fleet is secret until it stands there
  return g.units.revealed[unit] === 1;
}

function unitOf(at: Position, viewer: Viewer, unit: number, sheets: SheetNames): UnitView {
  const { g } = at;
  const { units } = g;
  const isKnown = isMine(g, viewer, unit) || units.revealed[unit] === 1; // DV-2.5e, DV-3.0d
  const isOpen = isLogOpen(g, viewer, unit);
  const isOnPlane = units.status[unit] !== WAITING && units.status[unit] !== INSIDE;
  return {
    unit,
    label: labelOf(at, viewer, unit, isKnown),
    seat: units.seat[unit]!,
    status: STATUSES[units.status[unit]!]!,
    isRevealed: units.revealed[unit] === 1,
    direction: isInstallation(g, unit) && !isMine(g, viewer, unit) ? null : units.direction[unit]!, // DV-FSB-PI6
    q: units.q[unit]!,
    r: units.r[unit]!,
    hex: isOnPlane ? nameOf(sheets, units.q[unit]!, units.r[unit]!) : '',
    zig: units.zig[unit]!,
    velocity: units.velocity[unit]!, // DV-2.6a
    appeared: (['start', 'command', 'fire'] as const)[units.appeared[unit]!]!,
    isAgile: units.agile[unit] === 1,
    hasMoved: units.moved[unit] === 1,
    isLanding: units.landing[unit] === 1,
    jammed: units.jammed[unit]!,
    lastCharged: isMine(g, viewer, unit) ? units.lastCharged[unit]! : null, // R67: homing missiles feel it, their owner does not
    shots: units.shots[unit]!,
    program: units.programShown[unit] === 0 ? null : units.programShown[unit]! - 10,
    vessel: isKnown && !isMissile(g, unit) ? vesselOf(at, unit) : null,
    missile: isKnown && isMissile(g, unit) ? { type: MISSILE_TYPES[units.type[unit]!]!, civ: units.civ[unit]! } : null,
    log: isOpen && !isMissile(g, unit) ? logOf(at, unit, isMine(g, viewer, unit)) : null,
    flight: isMine(g, viewer, unit) && isMissile(g, unit) ? flightOf(at, unit) : null,
    read: typeof viewer === 'number' && isKnown && !isOpen ? readOf(at, copyOf(g, unit)) : null,
  };
}

/** The name on the log; the enemy knows spaceships by it, launched counters by what they are, contacts by number. */
function labelOf(at: Position, viewer: Viewer, unit: number, isKnown: boolean): string {
  const { g } = at;
  if (isMine(g, viewer, unit)) return g.names[unit]!;
  if (!isKnown) return `Contact ${unit}`;
  switch (g.units.kind[unit]) {
    case MISSILE:
      return `${MISSILE_WORDS[g.units.type[unit]!]} ${unit}`;
    case CRAFT:
      return `${classOf(at, unit).name} ${unit}`;
    default:
      return g.names[unit]!;
  }
}
const MISSILE_WORDS = ['Unguided missile', 'Guided missile', 'Intelligent missile', 'MIMS', 'Homing missile'] as const;

function vesselOf(at: Position, unit: number): VesselView {
  const { g } = at;
  const { units } = g;
  const shipClass = classOf(at, unit);
  const boxes = Array.from({ length: units.podCount[unit]! }, (_, box) => boxView(at, unit, box + 1));
  return {
    kind: isShip(g, unit) ? 'ship' : isCraft(g, unit) ? 'craft' : 'installation',
    class: shipClass.id,
    className: shipClass.name,
    ratings: {
      velocity: shipClass.velocity,
      maneuver: shipClass.maneuver,
      burster: shipClass.burster,
      program: shipClass.target,
      civ: shipClass.civ,
      armor: units.armor[unit]!,
      fieldClass: units.fieldClass[unit]!,
      energy: shipClass.energy,
      burn: shipClass.burn,
      isEndless: shipClass.unlimitedEnergy,
      isStreamlined: shipClass.streamlined,
    },
    isFieldUp: hasFieldUp(g, unit),
    fieldsUp: fieldsUpOn(g, unit),
    jump: JUMPS[units.jump[unit]!]!,
    docked: units.dock[unit]! >= 0 ? groupOf(g, unit) : [],
    prepared: preparedOn(g, unit),
    isCaptured: isCaptured(g, unit),
    isBound: units.bound[unit] === 1,
    modular: units.modular[unit]!,
    hexsides: isInstallation(g, unit) ? possibleHexsides(g, unit) : [],
    hits: { bridge: units.hitsBridge[unit]!, engine: units.hitsEngine[unit]!, field: units.hitsField[unit]! },
    burstFires: units.burstFires[unit]!,
    boxes,
    podsAboard: isSecretlyFitted(at, unit) ? null : podsAboard(at, unit),
  };
}

/** A box from outside: what it holds only if that is known (R11, R69). */
function boxView({ g, data }: Position, unit: number, box: number): BoxView {
  const { pods, units } = g;
  const row = units.podFrom[unit]! + box - 1;
  const whole = pods.partOf[row]!;
  const copy = copyOf(g, unit);
  const isSeen = pods.known[whole] === 1;
  const isKnown = isSeen || copy !== undefined;
  const type = data.pods[isSeen ? pods.type[whole]! : (copy?.pods[box - 1]?.type ?? -1)];
  return {
    box,
    hits: pods.hits[row]!,
    pod: isKnown ? (type?.id ?? 'empty') : null,
    podName: isKnown ? (type?.name ?? null) : null,
    state: isInstallation(g, unit) ? shownState(g, whole) : null,
  };
}

/** DV-FSB-PI3: destruction is shown, lesser damage is not. DV-FSB-PI4: nor the state of a pod, until it is scanned. */
function shownState({ pods }: DeltaVeeState, row: number) {
  if (pods.state[row] === WRECKED) return PART_STATES[WRECKED]!;
  if (pods.known[row] !== 1) return null;
  if (pods.hits[row] === 0) return PART_STATES[0]!;
  return pods.readState[row]! > 0 ? PART_STATES[pods.readState[row]!]! : null;
}

/** R11: units of pod types printed in the scenario are known anyway; in order of the pod chart, not of the boxes. */
function podsAboard({ g, data }: Position, unit: number): NonNullable<VesselView['podsAboard']> {
  const counts = new Map<number, number>();
  const from = g.units.podFrom[unit]!;
  for (let row = from; row < from + g.units.podCount[unit]!; row++) {
    const type = g.pods.type[row]!;
    if (type >= 0 && g.pods.partOf[row] === row) counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([type, count]) => ({ pod: data.pods[type]!.id, podName: data.pods[type]!.name, count }));
}

function sheetsOf({ sheets }: DeltaVeeState, names: SheetNames): DvView['sheets'] {
  const found: DvView['sheets'] = [];
  for (let i = 0; i < sheets.length; i += 2) {
    const [mx, my] = [sheets[i]!, sheets[i + 1]!];
    const letter = Object.keys(names).find((key) => names[key]![0] === mx && names[key]![1] === my);
    found.push({ name: letter ?? `(${mx},${my})`, mx, my });
  }
  return found;
}

function planetsOf(g: DeltaVeeState, { planets }: Scenario, sheets: SheetNames): PlanetView[] {
  return g.planetQ.map((q, planet) => ({
    name: planets[planet]?.name ?? `Planet ${planet + 1}`,
    q,
    r: g.planetR[planet]!,
    hex: nameOf(sheets, q, g.planetR[planet]!),
    direction: g.planetDirection[planet]!,
  }));
}

/** DV-FSB-S1d: he moves in secret; that he is dead or taken everybody knows */
function sambuOf(g: DeltaVeeState, scenario: Scenario, viewer: Viewer): SambuView {
  const aboard = scenario.special.sambu?.aboard;
  if (g.sambu === -2) return { is: 'dead' };
  if (g.sambu === -3) return { is: 'captured' };
  if (g.sambu < 0 || aboard === undefined) return { is: 'none' };
  const owner = scenario.sides.findIndex(({ units }) => units.some(({ id }) => id === aboard));
  return { is: 'aboard', unit: viewer === 'referee' || viewer === owner ? g.sambu : null };
}

/** DV-S10b: each knows his own */
function secretHexesOf(g: DeltaVeeState, viewer: Viewer, sheets: SheetNames): (string | null)[] {
  return [0, 1].map((seat) => {
    const [q, r] = g.secretHexes.slice(2 * seat, 2 * seat + 2);
    if (q === undefined || r === undefined) return null;
    return viewer === 'referee' || viewer === seat ? nameOf(sheets, q, r) : null;
  });
}

function shipOfRow({ units }: DeltaVeeState, { pod }: RepairWork): number {
  return units.podFrom.findIndex((from, unit) => pod >= from && pod < from + units.podCount[unit]!);
}
