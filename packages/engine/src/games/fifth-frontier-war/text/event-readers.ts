/**
 * The words of the news, each with its details: numbers of counters, places, worlds and sides. What is visible to all holds
 * nothing hidden: no standing orders, no D lists, no secret base; with fog of war neither composition nor cargo nor
 * commanders of fogged fleets (fog.ts), which go to the seats of their side (`seatsOf`). `roll`, `result` and the
 * words of offers come from the kernel.
 */
import type { Level } from '../data/types.ts';
import type { Bomb, Choices, Shot, Transfer } from '../types.ts';

export interface Events {
  phase: { turn: number; phase: number };
  /** a window that was not opened: its default was the only answer (A8) */
  notAsked: { seat: number; kind: keyof Choices };

  // set-up, arrivals
  drawn: {
    side: number;
    squadrons: number[];
    troops: number[];
    fleets: number[];
    admirals: number[];
    warrant: boolean;
  };
  /** to the Zhodani side */
  baseChosen: { hex: number };
  guerrillasPlaced: { hexes: number[] };
  deployed: { seat: number };
  surpriseFleet: { fleet: number; hex: number };
  discovered: { isDiscovered: boolean };
  arrived: { side: number; box: number; squadrons: number[]; troops: number[]; fleets: number[]; admirals: number[] };
  warrant: { admiral: number; place: number };
  points: { side: number; squadron: number; troop: number };
  rebuilt: { side: number; squadrons: number[]; troops: number[]; squadronPoints: number; troopPoints: number };

  // movement
  /** dice: Imperial, Zhodani */
  firstMover: { side: number; dice: number[] };
  xboat: { admiral: number; from: number; to: number };
  /** an independent scout or a fleet (the other is -1) jumped; to -1: nobody of the listener's saw where (R106) */
  jumped: { squadron: number; fleet: number; from: number; to: number };
  /** an undetected fleet is seen again */
  appeared: { fleet: number; place: number };
  /** orders of this turn as they are revealed, in the notation */
  revealed: { fleet: number; order: string };
  /** R15 */
  jumpFailed: { fleet: number };
  /** arrival of what disengaged */
  fromTransit: { squadrons: number[]; fleet: number; to: number };
  moved: { transfers: Transfer[] };
  refuelled: { place: number; squadrons: number[] };
  tanker: { tanker: number; filled: number[] };

  // combat
  combat: { hex: number };
  combatOver: { hex: number };
  globe: { fleet: number; do: 'attack' | 'bomb' | 'land' };
  spaceRound: { hex: number; round: number; attack: number[]; tactical: number[] };
  /** shift: by squadron quality */
  spaceFire: {
    side: number;
    attacks: { factors: number; die: number; modified: number; shift: number; hits: number }[];
  };
  lost: { side: number; reduced: number[]; eliminated: number[] };
  cargoLost: { troop: number; loss: number };
  admiralLost: { admiral: number };
  standOff: { hex: number };
  disengaged: { side: number; fleets: { fleet: number; to: number }[]; squadrons: { squadron: number; to: number }[] };
  /** equal tactical factors: who decides first on leaving; dice: Imperial, Zhodani */
  leavesFirst: { side: number; dice: number[] };
  stays: { side: number };
  sdb: { hex: number; what: 'attacked' | 'declined' | 'active' | 'passive' | 'squadronsBreakOff' | 'sdbsBreakOff' };
  sdbFire: { hex: number; attacks: { factors: number; die: number; modified: number; hits: number }[] };
  /** factors 0: hidden by the fog of war */
  sdbHit: { hex: number; attacks: { factors: number; die: number; modified: number; percent: number }[]; loss: number };
  invaded: { hex: number; side: number };
  neutralAgain: { hex: number };
  surrendered: { hex: number; to: number };
  bombed: { hex: number; by: number; bombs: Bomb[] };
  bombHit: {
    hex: number;
    target: number;
    points: number;
    die: number;
    modified: number;
    percent: number;
    loss: number;
  };
  shots: { hex: number; side: number; shots: Shot[]; isFirst: boolean };
  /** column: the one read, after the shift by tech */
  surfaceHit: {
    hex: number;
    target: number;
    column: number;
    shift: number;
    dice: number;
    modified: number;
    percent: number;
  };
  groundLost: { hex: number; target: number; loss: number };

  // worlds
  control: { world: number; side: number };
  zoneLifted: { world: number };
  baseRevealed: { hex: number };
  mode: { troop: number; isOvert: boolean };
  recovered: { troop: number; loss: number };

  // plotting and the end
  /** to all without fog; fleets formed and removed are always public */
  fleetFormed: { fleet: number; place: number };
  fleetRemoved: { fleet: number };
  /** to the side with fog, else to all */
  arranged: { place: number; fleets: { fleet: number; squadrons: number[]; commander: number }[] };
  /** to the seats of the side */
  plotted: { lines: string[]; aborted: number[]; inserted: number[] };
  /** to the seats of the side: orders that are gone, and why; `dry` names the squadrons without fuel */
  plotLost: {
    fleet: number;
    orders: string[];
    why: 'dry' | 'failed' | 'astray' | 'disengaged' | 'shorter';
    dry: number[];
  };
  victoryPoints: { turn: number; points: number[]; level: Level };
  armistice: { by: number; isDeclared: boolean };
}
