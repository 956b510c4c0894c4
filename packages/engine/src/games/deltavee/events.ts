/**
 * The events of DeltaVee: units, hexes and parts by number. What is visible to all holds nothing that is hidden from a
 * seat; logs, boxes and hidden orders go to their owner. Rolls, offers and the result come from the kernel.
 */
import type { Aim } from './rules/08-fire/fire.ts';
import type { Cause, Turning } from './types.ts';

interface At {
  q: number;
  r: number;
}
interface Course extends At {
  direction: number;
  velocity: number;
}
interface OfUnit {
  unit: number;
}
interface AtTarget extends OfUnit {
  target: number;
}

export interface Events {
  phase: { turn: number; phase: number; seat: number };
  'set-up': OfUnit & Course;

  // movement
  /** hexes: entered on the way */
  moved: OfUnit & At & { direction: number; hexes: number };
  asteroids: { unit: number; velocity: number; die: number; hit: boolean };
  gravity: { unit: number; maneuvers: readonly Turning[]; velocity: number; direction: number };
  jumped: OfUnit;
  landed: OfUnit;
  removed: { unit: number; why: string };
  /** a sheet is laid out for a unit that leaves the map */
  sheet: OfUnit & At;
  /** an unguided missile gains velocity by itself */
  gained: { unit: number; velocity: number };
  'moon-moved': At & { planet: number };

  // commands
  maneuver: OfUnit & Course & { do: Turning | 'weave' };
  jump: { unit: number; do: 'prepareJump' | 'abortJump' | 'jump' };
  /** a counter face-down, be it missile or craft */
  prepared: OfUnit;
  'prepared-missile': { unit: number; box: number; missile: number };
  'prepared-craft': { unit: number; box: number };
  control: { unit: number; missile: number };
  homing: AtTarget;
  search: { unit: number; reach: number };
  'craft-launched': { unit: number; craft: number };
  'craft-home': { unit: number; craft: number };
  refuelled: { unit: number; box: number; units: number };
  docked: { unit: number; with: number };
  undocked: OfUnit;
  captured: { unit: number; seat: number };
  tractor: AtTarget & { maneuvers: (Turning | 'weave')[] };
  /** the target of a tractor does not follow */
  unmoved: OfUnit;
  'field-raised': OfUnit;
  'field-lowered': OfUnit;
  jammed: AtTarget & { count: number };
  supplied: { unit: number; to: number };
  repair: { unit: number; work: string; item: string; turnsLeft: number };
  leak: { unit: number; units: number };

  // fire and missiles
  /** source left out: an installation keeps its box numbers to itself */
  fire: AtTarget & { type: number; source?: number };
  'fire-log': { unit: number; source: number };
  aim: AtTarget & Aim & { chance: number };
  missed: AtTarget;
  blocked: AtTarget;
  glancing: OfUnit;
  'log-read': { unit: number; by: number };
  hit: { unit: number; part: number; cause: Cause };
  damage: { unit: number; part: number; state: number };
  'area-destroyed': { unit: number; field: number };
  /** box 0 is the hull field */
  'field-lost': { unit: number; box: number };
  'jump-lost': OfUnit;
  destroyed: OfUnit;
  launched: OfUnit & Course;
  /** box 0: from the rails */
  'launch-log': { unit: number; ship: number; box: number; missile: number };
  revealed: { unit: number; kind: number; type: number; civ: number };
  scanned: { unit: number; box: number; pod: string; state: number };
  /** die null: no roll was needed */
  interception: {
    missile: number;
    target: number;
    relativeVelocity: number;
    chance: number;
    automatic: boolean;
    die: number | null;
    success: boolean;
  };
  'emergency-field': { unit: number; chance: number; die: number; success: boolean };

  // scenarios
  alerted: OfUnit;
  arrived: OfUnit & At & { direction: number };
  entered: OfUnit & At;
  'energy-pod': { unit: number; from: number };
  delivered: OfUnit;
  free: OfUnit;
  'sambu-moved': OfUnit;
  'sambu-dead': OfUnit;
  'sambu-captured': OfUnit;
}
