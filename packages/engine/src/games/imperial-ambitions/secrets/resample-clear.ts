/** Takes everything off the table that a seat cannot know. What is left is the same on all tables alike to it. */

import { isListed, vacate } from '../board/unit-rows.ts';
import { PDB } from '../data/names.ts';
import { ABSENT, type ImperialState, IN_PLAY, MARKERS, UNITS, type Units, USED_UP } from '../state.ts';
import { isInView, type Sight } from './view-sight.ts';
import { isKnownUnit } from './view-units.ts';

/** Of these only one thing shows: whether it was in this turn. */
const THIS_TURN = ['jumped', 'worked', 'shifted', 'boarded'] as const;

/**
 * On a copy of what the sight is of. Returns the units that everybody has known and whose fate
 * is hidden: out of play until they are drawn.
 */
export function clearHidden(g: ImperialState, sight: Sight, seat: number): number[] {
  const hidden: number[] = [];
  for (let unit = 0; unit < g.names.length; unit++) {
    const owner = g.units.owner[unit]!;
    if (owner < 0 || owner === seat) continue;
    if (isKnownUnit(sight, unit)) plainTimes(g, unit);
    else if (isListed(g, unit) || g.units.bound[unit] === 1) {
      putAway(g, unit);
      hidden.push(unit);
    } else vacate(g, unit);
  }
  while (g.names.length > g.fixedRows && g.units.status[g.names.length - 1] === ABSENT) dropLastRow(g);
  g.trades = g.trades.filter((unit) => g.units.owner[unit] === seat);
  for (let unit = 0; unit < g.names.length; unit++) g.units.spotted[unit]! &= 1 << seat; // who else knows is drawn
  if (sight.fog === 'full') clearJumps(g, seat);
  for (let owner = 0; owner < g.seats; owner++) if (owner !== seat) clearMarkers(g, sight, owner);
  if (sight.fog === 'full') clearStamps(g);
  return hidden;
}

/** Level `full`: the stamps that are left would count the jumps in between, which the seat has not seen. */
function clearStamps(g: ImperialState): void {
  const { units, taskForces, jumps, turn } = g;
  const stamps = new Set([...units.arrived, ...taskForces.arrived, ...jumps.map(({ stamp }) => stamp)]);
  const ranks = new Map<number, number>();
  let last = 0;
  for (const stamp of [...stamps].sort((a, b) => a - b)) {
    const start = Math.floor(stamp / 1000) * 1000;
    last = stamp === start ? stamp : Math.max(last, start) + 1;
    ranks.set(stamp, last);
  }
  units.arrived = units.arrived.map((stamp) => ranks.get(stamp)!);
  taskForces.arrived = taskForces.arrived.map((stamp) => ranks.get(stamp)!);
  for (const jump of jumps) jump.stamp = ranks.get(jump.stamp)!;
  g.activation = Math.max(0, last - turn * 1000);
}

function plainTimes({ units, turn }: ImperialState, unit: number): void {
  units.arrived[unit] = units.jumped[unit] === turn ? turn * 1000 : 0;
  for (const column of THIS_TURN) if (units[column][unit] !== turn) units[column][unit] = 0;
  if (units.status[unit] !== IN_PLAY) units.lastSystem[unit] = UNITS.start.lastSystem;
}

/** A unit that everybody knew: its type, owner and bonds stay, a PDB and a bound unit stay where they are (R109). */
function putAway({ units }: ImperialState, unit: number): void {
  const isRooted = units.bound[unit] === 1 || units.type[unit] === PDB;
  for (const column of UNITS.names)
    if (!KEPT.includes(column) && !(isRooted && column === 'hex')) units[column][unit] = UNITS.start[column];
  units.status[unit] = USED_UP;
}
const KEPT: readonly (keyof Units)[] = ['type', 'owner', 'bound'];

function dropLastRow(g: ImperialState): void {
  g.names.pop();
  UNITS.cut(g.units, g.names.length);
}

/** Level `full`: what the seat has not seen of the jumps, nor who else has seen them */
function clearJumps(g: ImperialState, seat: number): void {
  const bit = 1 << seat;
  g.jumps = g.jumps
    .filter((jump) => jump.seat === seat || ((jump.seenFrom | jump.seenTo) & bit) !== 0)
    .map((jump) => {
      const seenFrom = jump.seat === seat ? bit : jump.seenFrom & bit;
      const seenTo = jump.seat === seat ? bit : jump.seenTo & bit;
      return { ...jump, seenFrom, seenTo, from: seenFrom ? jump.from : jump.to, to: seenTo ? jump.to : jump.from };
    });
}

/** Level `full`: markers out of sight may be anywhere, or nowhere. */
function clearMarkers({ taskForces, turn, jumps }: ImperialState, sight: Sight, owner: number): void {
  for (let number = 1; number < MARKERS; number++) {
    const marker = owner * MARKERS + number;
    const hex = taskForces.hex[marker]!;
    const isSeen = hex >= 0 && isInView(sight, owner, hex);
    if (!isSeen) taskForces.hex[marker] = -1;
    const hasJumped = isSeen && taskForces.jumped[marker] === turn;
    const jump = jumps.find((one) => one.seat === owner && one.taskForce === number && one.seenTo !== 0);
    taskForces.jumped[marker] = hasJumped ? turn : 0;
    taskForces.arrived[marker] = hasJumped ? (jump?.stamp ?? turn * 1000) : 0;
  }
}
