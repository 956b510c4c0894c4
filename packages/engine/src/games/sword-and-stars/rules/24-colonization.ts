/** 24.0 Colonization (optional): a System takes the Race of the Systems that settle it. */
import type { Refusal } from '#core/types';
import type { Project } from '../state.ts';
import { type ActOf, type Position, refuse, type SsFrame, type SsPlay } from '../types.ts';
import { hasWorkingGate, inTurnOrder, isSystem, isWithinRange, nameOf, owns } from './03-systems.ts';

type Colonize = ActOf<'colonize'>;

/** SS-24.15: a player's attempts at a time */
const MOST_PROJECTS = 2;

/** May this player announce the project now? SS-24.0d: in his own Player-Turn, without card or points. */
export function checkColonize(at: Position, seat: number, { target, bases }: Colonize): Refusal | null {
  const { g } = at;
  if (!g.options['colonization']) return refuse('SS-24.0d', 'Colonization is not in use');
  if (bases.length === 0 || ![target, ...bases].every((system) => isSystem(at, system)))
    return refuse('SS-24.11', 'name a System to Colonize and one Base or more');
  const own = g.projects.filter(({ player }) => player === seat);
  if (own.some((project) => project.target === target))
    return refuse('SS-24.13b', `the Bases for ${nameOf(at, target)} are named already`); // R74: none is added or withdrawn
  if (own.length >= MOST_PROJECTS) return refuse('SS-24.15', `${MOST_PROJECTS} attempts are under way`); // SS-24.15
  return checkTarget(at, seat, target) ?? checkBases(at, seat, target, bases, own);
}

function checkTarget(at: Position, seat: number, target: number): Refusal | null {
  const name = nameOf(at, target);
  if (!owns(at.g, seat, target)) return refuse('SS-24.11', `${name} is not yours`); // SS-24.11; R75: so a void one neither
  if (target === at.data.named.atjay) return refuse('SS-8.41c', `${name} cannot be Colonized`); // SS-8.41c
  return at.g.systems.unrest[target] ? refuse('SS-20.4b', `${name} is in Unrest`) : null; // SS-20.4b
}

function checkBases(
  at: Position,
  seat: number,
  target: number,
  bases: readonly number[],
  own: readonly Project[],
): Refusal | null {
  const { g } = at;
  const { race, unrest } = g.systems;
  for (const [index, base] of bases.entries()) {
    const name = nameOf(at, base);
    if (base === target || bases.indexOf(base) !== index) return refuse('SS-24.14', `${name} is named twice`);
    if (!owns(g, seat, base)) return refuse('SS-24.11', `${name} is not yours`); // SS-24.11
    if (unrest[base]) return refuse('SS-20.4b', `${name} is in Unrest`); // SS-20.4b
    if (!reachesColony(at, base, target)) return refuse('SS-24.12', `${nameOf(at, target)} is out of Range of ${name}`); // SS-24.12
    if (!isAlike(at, base, bases[0]!)) return refuse('SS-24.13', 'all Bases must be of one Race and one Ideology'); // SS-24.13
    if (own.some((project) => project.bases.includes(base)))
      return refuse('SS-24.14', `${name} is the Base of another attempt`); // SS-24.14, SS-24.13b: until that is completed
  }
  return race[bases[0]!] === race[target] ? refuse('SS-24.0c', `${nameOf(at, target)} is of that Race already`) : null; // R74
}

/** SS-24.12: as an Interstellar Operation would; SS-R125: through a working StarGate any System */
export function reachesColony(at: Position, base: number, target: number): boolean {
  return isWithinRange(at, base, target) || hasWorkingGate(at.g, base);
}

/** SS-24.13: the exact same Race and Ideology */
function isAlike({ g }: Position, a: number, b: number): boolean {
  return g.systems.race[a] === g.systems.race[b] && g.systems.ideology[a] === g.systems.ideology[b];
}

/** SS-24.13b: Target and Bases stand until it is completed, or suspended by a loss (R74). SS-24.16b: points scored earlier count on. */
export function colonize(play: SsPlay, seat: number, { target, bases }: Colonize): void {
  play.g.projects.push({ player: seat, target, bases: bases.slice() });
  play.emit('SS-24.0d', 'colonizing', { player: seat, target, bases });
}

/** Tallies player by player in the order of turns. */
export function colonizationPhase(play: SsPlay, { my }: SsFrame<'colonizationPhase'>): void {
  const seat = inTurnOrder(play.g)[my.next++];
  if (seat === undefined) {
    play.done();
    return;
  }
  let isDone = false;
  for (const project of play.g.projects.filter(({ player }) => player === seat))
    isDone = advanceProject(play, project) || isDone;
  if (isDone) play.call('aftermath', {}); // kin for an exile, or new people on a Seat
}

/** SS-24.0b: Tech Level plus Resource Value */
function worthOf({ g, data }: Position, system: number): number {
  return g.systems.tech[system]! + data.systems[system]!.resourceValue;
}

/** The Bases that count now: in Range, quiet, still alike (R74). */
function workingBases(at: Position, { target, bases }: Project): number[] {
  const { unrest, race } = at.g.systems;
  if (unrest[target]) return []; // SS-24.2
  const ready = bases.filter((base) => !unrest[base] && reachesColony(at, base, target)); // SS-24.2, SS-24.12
  return ready.filter((base) => isAlike(at, base, ready[0]!) && race[base] !== race[target]);
}

/** SS-24.0b, SS-24.13: the sum of the Bases less the Target; 0 or less adds nothing (R74) */
export function colonizationPoints(at: Position, project: Project): number {
  const bases = workingBases(at, project);
  if (bases.length === 0) return 0;
  const sum = bases.reduce((total, base) => total + worthOf(at, base), 0);
  return Math.max(0, sum - worthOf(at, project.target));
}

/** One Round of one project. True if the System is Colonized. */
function advanceProject(play: SsPlay, project: Project): boolean {
  const { g, data } = play;
  const { player, target } = project;
  const points = colonizationPoints(play, project);
  if (points === 0) return false;
  const needed = data.tables.colonizationValue[data.systems[target]!.planets]!; // SS-24.0a
  const row = player * g.systems.owner.length + target;
  g.colonization[row]! += points;
  const tally = g.colonization[row]!;
  play.emit('SS-24.0b', 'colonization-tally', { player, system: target, tally, needed });
  if (tally < needed) return false;
  finish(play, project, g.systems.race[workingBases(play, project)[0]!]!);
  return true;
}

/** SS-24.0c: the Race of the Bases; five points at the end (25.4) */
function finish(play: SsPlay, project: Project, race: number): void {
  const { g } = play;
  const { player, target: system } = project;
  g.systems.race[system] = race;
  g.players.colonizations[player]! += 1;
  g.projects = g.projects.filter((one) => one !== project); // SS-24.13b: its Bases are free again
  const count = g.systems.owner.length;
  for (let tally = system; tally < g.colonization.length; tally += count) g.colonization[tally] = 0; // SS-24.17, R75
  play.emit('SS-24.0c', 'colonized', { player, system, race });
}
