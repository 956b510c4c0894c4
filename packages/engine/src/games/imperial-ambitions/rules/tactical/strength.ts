/** T4: what an attack is worth, and whether it is legal. Pure: rules, policy and calculators read the same figures. */
import type { Refusal } from '#core/types';
import { type Arc, type ArcBoundary, arcOf, distance, type Facing, isOnLine, qOf, rOf } from '#hex/index';
import { isOn } from '../../board/options.ts';
import { areHostile } from '../../board/sides.ts';
import { isDeployed, isFighter, isPdb, isProject, isShip, isUnit, strengthOf, typeOf } from '../../board/units.ts';
import { NO_PLANET, UNPLACED } from '../../data/names.ts';
import type { ImperialState } from '../../state.ts';
import { type Position, refuse } from '../../types.ts';

/** The attack strength of one unit against one target, step by step (R30). */
export interface Aim {
  /** printed, for the steps left */
  as: number;
  range: number;
  /** arc of the attacking unit in which the target lies */
  arc: Arc;
  afterRange: number;
  afterFacing: number;
}

export interface Defence {
  /** printed */
  ds: number;
  isHalved: boolean;
  value: number;
}

const TOO_FAR = refuse('IA-tac-cbt-16', 'the target is out of range');
const TOO_WEAK = refuse('IA-tac-cbt-17', 'a unit with an attack strength below 1 cannot attack');
const BLOCKED = refuse('IA-tac-cbt-26', 'a star or planet is in the line of fire');
const PDB_RANGE = refuse('IA-pdb-1', 'a PDB fires only at space units adjacent to its planet');
const AT_PDB_RANGE = refuse('IA-pdb-3', 'only ships adjacent to the planet attack a PDB');

export function isRefusal(value: Aim | Refusal): value is Refusal {
  return 'why' in value;
}

/** How this unit would hit that target, or why it cannot. Owners, shots and legal targets are `attackFault`. */
export function attackOf(at: Position, unit: number, target: number): Aim | Refusal {
  const { g, data } = at;
  const { units } = g;
  if (isPdb(g, target)) return attackOnPdb(at, unit, target);
  if (isPdb(g, unit)) return attackByPdb(at, unit, target);
  const { as } = strengthOf(at, unit);
  if (as < 1) return TOO_WEAK; // IA-tac-cbt-17
  const dq = units.q[target]! - units.q[unit]!;
  const dr = units.r[target]! - units.r[unit]!;
  const range = distance(0, 0, dq, dr);
  if (range > data.tables.rangeChange.length) return TOO_FAR; // IA-tac-cbt-16
  const afterRange = changedByRange(at, as, range);
  if (afterRange < 1) return TOO_WEAK; // IA-tac-cbt-17, R33
  if (blockOf(g, unit, target) >= 0) return BLOCKED; // IA-tac-cbt-26: each member of a group for itself (R38)
  const arc = arcTo(at, unit, dq, dr);
  return { as, range, arc, afterRange, afterFacing: changedByFacing(at, afterRange, arc) }; // IA-tac-cbt-18
}

function changedByRange({ data }: Position, as: number, range: number): number {
  if (range === 0) return as + Math.ceil(as / 2); // IA-tac-cbt-13
  return as + data.tables.rangeChange[range - 1]!; // IA-tac-cbt-14, IA-tac-cbt-15
}

function changedByFacing({ data: { tables } }: Position, as: number, arc: Arc): number {
  if (arc === 'broadside') return as; // IA-tac-cbt-21
  const [part, of] = arc === 'forward' ? tables.forward : tables.rear; // IA-tac-cbt-19, IA-tac-cbt-20
  return Math.ceil((as * part) / of);
}

/** IA-tac-cbt-22: of fighters and bases every direction is broadside; the same hex is too (R34) */
export function arcTo(at: Position, unit: number, dq: number, dr: number): Arc {
  const facing = at.g.units.facing[unit] as Facing;
  return typeOf(at, unit).hasArcs ? arcOf(facing, dq, dr, boundaryOf(at.g)) : 'broadside';
}

function boundaryOf(g: ImperialState): ArcBoundary {
  return isOn(g, 'arcBoundaryBroadside') ? 'broadside' : 'arc';
}

/**
 * IA-tac-cbt-26, R119: through the hex or along a hexside; IA-tac-cbt-27: units never block, only terrain is looked at.
 * Where its q stands in the list of terrain, -1 if the line is free.
 */
export function blockOf({ units, battle: { terrain } }: ImperialState, unit: number, target: number): number {
  const q = units.q[unit]!;
  const r = units.r[unit]!;
  const targetQ = units.q[target]!;
  const targetR = units.r[target]!;
  for (let at = 0; at < terrain.length; at += 2)
    if (isOnLine(q, r, targetQ, targetR, terrain[at]!, terrain[at + 1]!)) return at;
  return -1;
}

/** Steps from a unit on the map to the habitable planet of this battle, 99 without one. */
function planetDistance({ units, systems, battle }: ImperialState, unit: number): number {
  const hex = systems.habitable[battle.system] ?? NO_PLANET;
  if (hex === NO_PLANET || hex === UNPLACED) return 99;
  return distance(units.q[unit]!, units.r[unit]!, qOf(hex), rOf(hex));
}

/** IA-pdb-1, IA-pdb-2: printed AS at what is beside the planet, fighters too (R108) */
function attackByPdb(at: Position, unit: number, target: number): Aim | Refusal {
  const range = planetDistance(at.g, target);
  if (range > at.data.tables.pdbRange) return PDB_RANGE;
  const { as } = strengthOf(at, unit);
  return { as, range, arc: 'broadside', afterRange: as, afterFacing: as };
}

/** IA-pdb-3, IA-pdb-9: half the AS, rounded down, from beside the planet; no range, no facing */
function attackOnPdb(at: Position, unit: number, _target: number): Aim | Refusal {
  const { g } = at;
  if (!isShip(g, unit) && !(isFighter(g, unit) && isOn(g, 'fightersBombard'))) return AT_PDB_RANGE;
  const range = planetDistance(g, unit);
  if (range > at.data.tables.pdbRange) return AT_PDB_RANGE;
  const { as } = strengthOf(at, unit);
  const half = halfOf(as);
  if (half < 1) return TOO_WEAK;
  return { as, range, arc: 'broadside', afterRange: half, afterFacing: half };
}

/** R32: halving against planets is downwards */
export function halfOf(as: number): number {
  return Math.floor(as / 2);
}

/** Does the attacker lie in the forward or rear arc of the target? PDB fire knows no facing (IA-pdb-2). */
export function isEndOn(at: Position, attacker: number, target: number): boolean {
  const { g } = at;
  const { q, r } = g.units;
  if (isPdb(g, attacker) || isPdb(g, target)) return false;
  return arcTo(at, target, q[attacker]! - q[target]!, r[attacker]! - r[target]!) !== 'broadside';
}

/** The defence of a target against these attackers together. */
export function defenceOf(at: Position, target: number, attackers: readonly number[]): Defence {
  const { ds } = strengthOf(at, target);
  // IA-tac-cbt-23, IA-tac-cbt-24: all of them, whatever they are (R36, R37); IA-tac-cbt-25: bases and fighters never
  const isHalved = attackers.length > 0 && attackers.every((attacker) => isEndOn(at, attacker, target));
  const [part, of] = at.data.tables.defence;
  return { ds, isHalved, value: isHalved ? Math.ceil((ds * part) / of) : ds };
}

/** Might this unit still fire in this phase? Its strength and its targets are another matter. */
export function mayFire(g: ImperialState, owner: number, unit: number): boolean {
  const { units, battle } = g;
  if (units.owner[unit] !== owner || units.fired[unit] !== 0 || units.idleUntil[unit]! > battle.turn) return false;
  if (isProject(g, unit) || !isUnit(g, unit)) return false; // R61: a project cannot fire
  return isPdb(g, unit) || isDeployed(g, unit); // a landed, docked or embarked unit cannot
}

/** May this unit be shot at by that owner? */
export function isTarget(g: ImperialState, owner: number, target: number): boolean {
  return targetFault(g, owner, target) === null;
}

const NO_TARGET = refuse('IA-tac-cbt-28', 'that is no enemy unit in this battle');
const SHIELDED = refuse('IA-bld-10', 'a base under construction is shielded by its cargo ships');
const SILENT_PDB = refuse('IA-pdb-4', 'a PDB that has not attacked in this battle cannot be attacked');

/** IA-tac-cbt-28: one single unit in sight; what is carried is none (trap 28) */
function targetFault(g: ImperialState, owner: number, target: number): Refusal | null {
  const { units, battle } = g;
  if (!isUnit(g, target) || !areHostile(g, owner, units.owner[target]!)) return NO_TARGET;
  if (isPdb(g, target)) {
    if (units.hex[target] !== battle.hex || isProject(g, target)) return NO_TARGET;
    return units.hasAttacked[target] === 1 ? null : SILENT_PDB; // IA-pdb-3, IA-pdb-4
  }
  if (!isDeployed(g, target)) return NO_TARGET;
  if (isProject(g, target) && isShielded(g, target)) return SHIELDED; // R61
  return null;
}

function isShielded(g: ImperialState, project: number): boolean {
  for (const unit of g.battle.units) if (g.units.feeds[unit] === project && isDeployed(g, unit)) return true;
  return false;
}

/** What is wrong with this attack, or null. Any numbers may stand in it. */
export function attackFault(at: Position, owner: number, units: readonly number[], target: number): Refusal | null {
  const { g } = at;
  const { fireGroup } = at.data.tables;
  if (units.length < 1 || units.length > fireGroup)
    return refuse('IA-tac-cbt-3', `a fire group has one to ${fireGroup} units, not ${units.length}`); // IA-tac-cbt-3
  const fault = targetFault(g, owner, target);
  if (fault) return fault;
  for (let index = 0; index < units.length; index++) {
    const unit = units[index]!;
    const member = units.indexOf(unit) < index ? TWICE : memberFault(g, owner, unit, isPdb(g, units[0]!));
    if (member) return member;
    const aim = attackOf(at, unit, target);
    if (isRefusal(aim)) return aim;
  }
  return null;
}

const TWICE = refuse('IA-tac-cbt-4', 'a unit is named twice');
const NOT_YOURS = refuse('IA-tac-cbt-3', 'a fire group has deployed units of one player only');
const FIRED = refuse('IA-tac-cbt-4', 'a unit fires once in a phase, and not when it was cast loose in it');
const IDLE = refuse('IA-sur-7', 'a unit that was captured does not fire in this turn');
const MIXED = refuse('IA-pdb-5', 'PDBs and space units never fire in one group');

function memberFault(g: ImperialState, owner: number, unit: number, isPdbGroup: boolean): Refusal | null {
  const { units, battle } = g;
  if (!isUnit(g, unit) || units.owner[unit] !== owner || units.hex[unit] !== battle.hex) return NOT_YOURS; // R40
  if (units.fired[unit] !== 0) return FIRED; // IA-tac-cbt-4
  if (units.idleUntil[unit]! > battle.turn) return IDLE; // R99
  if (!mayFire(g, owner, unit)) return NOT_YOURS;
  return isPdb(g, unit) === isPdbGroup ? null : MIXED; // IA-pdb-5
}
