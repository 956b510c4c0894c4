/**
 * The words of the news, each with its details: unit numbers, owners (-1 neutral), system indexes, hexes as [X, Y].
 * What is visible to all holds nothing that is hidden from a seat (R23): contents, treasuries and projects go to their
 * owner only. `roll` and `result` come from the kernel.
 */
import type { Settings, UnitMove } from '../orders/pace-types.ts';

type Xy = [number, number];

export interface Events {
  // strategic
  phase: { turn: number; phase: number };
  /** to the owner */
  income: { seat: number; money: number; treasury: number };
  /** to the owner: one entry for each order done */
  built: { orders: unknown[]; paid: number; treasury: number };
  /** to the owner: a project is finished */
  finished: { unit: number };
  /** to all: a base or station is finished, or repaired (R23) */
  base: { unit: number; owner: number; system: number; steps: number };
  /** to those who know of a base being built in space: its steps; 0 it is gone (R131) */
  site: { owner: number; system: number; planet: string; type: string; steps: number };
  gift: { from: number; to: number; amount: number };
  order: { seats: number[]; rule: string };
  /** an end that those told did not see is null; a marker (taskForce) or loose ships moved; `ships` are the types of loose ones, empty for a task force (R23) */
  jumped: { seat: number; taskForce: number; ships: string[]; from: Xy | null; to: Xy | null };
  doneMoving: { seat: number };
  marker: { seat: number; taskForce: number; at: Xy; isOnMap: boolean };
  tradeDeclared: { seat: number; system: number; ships: number };
  consent: { owner: number; trader: number; system: number; isAllowed: boolean };
  trade: { seat: number; system: number; die: number; factor: number };
  planetOwner: { system: number; owner: number };
  systemControl: { system: number; owner: number };
  blockade: { system: number; isBlockaded: boolean };
  declared: { attacks: { at: Xy; by: number; on: number }[]; assaults: { system: number; by: number }[] };
  /** an assault that was declared cannot be made now */
  noAssault: { system: number; by: number };
  converted: { system: number; to: number };
  found: { at: Xy; die: number; isFound: boolean };
  eliminated: { seat: number };
  score: { seat: number; points: number };

  // battle
  battle: { at: Xy; sides: number[]; defender: number };
  bystander: { seat: number; at: Xy };
  joined: { seat: number; against: number[] };
  /** an empty marker was shown and taken off (R80) */
  emptyForce: { seat: number; taskForce: number };
  planets: { system: number; planets: { kind: number; xy: Xy }[] };
  sheet: { owner: number; sheet: number };
  deployed: { owner: number; units: { unit: number; xy: Xy; facing: number }[] };
  tacticalTurn: { turn: number };
  launched: { units: { unit: number; facing: number }[] };
  superiority: { owner: number };
  activation: { owner: number; die: number; stacks: number };
  moved: UnitMove & { xy: Xy; to: number };
  done: { owner: number; phase: number };
  jumpedOut: { unit: number };
  crowdedOut: { unit: number };
  fire: { by: number; units: number[]; target: number; attack: number; defence: number; row: number };
  /** chances: of 0, 1, … hits at these odds, in thirty-sixths */
  hits: { target: number; hits: number; chances: number[] };
  stepsLost: { unit: number; steps: number; left: number };
  destroyed: { unit: number };
  castLoose: { unit: number; xy: Xy; facing: number };
  scuttled: { unit: number };
  surrendered: { unit: number; from: number; to: number; isCalled: boolean };
  offered: { unit: number; to: number };
  landed: { unit: number; host: number };
  merged: { unit: number; with: number };
  battleEnd: { winner: number; isStandOff: boolean };
  occupied: { system: number; owner: number; unit: number };

  // assault
  assault: { system: number; attacker: number; defender: number; ships: number[]; land: number[] };
  landing: { units: number[] };
  groundAttack: { by: number; attack: number; defence: number; row: number; round: number };
  /** chances: as in space */
  groundHits: { by: number; hits: number; chances: number[] };
  withdrawal: { units: number[] };
  assaultEnd: { system: number; owner: number };

  // pace: an answer given for the seat, by its order, by a setting that it left as it was, or because there was no choice
  standing: { seat: number; kind: string; answer: unknown; why: 'order' | 'default' | 'forced' };
  /** to the seat: its settings that changed */
  pace: Settings;
}
