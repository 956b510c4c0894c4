/**
 * What a viewer may know of a war: plain JSON, the same shape for everybody; null is what he may not know. Counters,
 * worlds and places are numbers of the printed data, which everybody has: the view holds only what changes in play.
 */
import type { Options, Viewer } from '#core/types';
import type { COMBAT_STAGES, Level } from '../data/types.ts';
import type { PHASES } from '../positions/position-shape.ts';
import type { Combat } from '../state.ts';

export interface WorldView {
  world: number;
  /** side, -1 nobody */
  control: number;
  /** strengths left of the static defenses, and per cent lost */
  sdb: number;
  sdbLoss: number;
  defense: number;
  defenseLoss: number;
  /** the red zone is lifted */
  isOpened: boolean;
  invader: number;
  isSurrendered: boolean;
  /** strength of the troops on the surface, by side; compare the printed `garrison` */
  garrisons: [number, number];
}

/** A squadron in play that the viewer sees. */
export interface SquadronView {
  squadron: number;
  /** hex or box, -1 in transit */
  place: number;
  transit: number;
  isReduced: boolean;
  isFuelled: boolean;
  isSpent: boolean;
  hasJumped: boolean;
  fleet: number;
  /** turn of its plotted detachment, 0 none; null: an enemy's */
  detach: number | null;
}

export interface TroopView {
  troop: number;
  /** -1 aboard */
  place: number;
  aboard: number;
  loss: number;
  strength: number;
  isOvert: boolean;
}

export interface AdmiralView {
  admiral: number;
  place: number;
  aboard: number;
  navy: number;
  precedence: number;
  hasXboated: boolean;
}

/** A standing order in the notation of A5. */
export interface OrderView {
  turn: number;
  order: string;
  /** where it stands then */
  to: number;
}

/** A fleet on the map or in transit. */
export interface FleetView {
  fleet: number;
  place: number;
  transit: number;
  seat: number;
  /** order of this turn as it was revealed, null none */
  current: string | null;
  /** this turn's plotted jump failed */
  hasFailed: boolean;
  /** null: hidden by the fog of war */
  squadrons: number[] | null;
  /** -1 none */
  commander: number | null;
  plotting: number | null;
  /** how many orders stand; null: hidden by the fog of war, or an enemy in transit */
  plotted: number | null;
  /** its own side's only */
  orders: OrderView[] | null;
  mustAbort: boolean | null;
  mayInsert: boolean | null;
}

/** A marker that is drawn and not in use. */
export interface MarkerView {
  fleet: number;
  seat: number;
  freedOn: number;
}

/** Counters of each kind, by number. */
export interface CounterLists {
  squadrons: number[];
  troops: number[];
  admirals: number[];
}

export interface CombatView extends Omit<Combat, 'on' | 'stage' | 'shots' | 'shifted'> {
  stage: (typeof COMBAT_STAGES)[number] | 'over';
  /** bombardment points by side, null: hidden by the fog of war */
  points: (number | null)[];
}

export interface FfwView {
  viewer: Viewer;
  /** sides whose secrets the viewer knows */
  sides: number[];
  scenario: string;
  options: Options;
  seats: number;
  /** seats that have resigned */
  out: number[];
  turn: number;
  /** a battle has none: null */
  lastTurn: number | null;
  phase: (typeof PHASES)[number];
  firstMover: number;
  /** turn of the next order to be carried out */
  nextOrders: number;
  points: [number, number];
  level: Level;
  squadronPoints: number[];
  troopPoints: number[];
  /** hex of the secret base, -1 none, null: not known */
  secretBase: number | null;
  isBaseRevealed: boolean;
  isDiscovered: boolean;
  /** defense factors lost, in a battle */
  lost: number[];
  /** pool, hand, admiral, box, lost; the admiral is null when hidden by the fog of war */
  warrant: { where: 'absent' | 'pool' | 'hand' | 'admiral' | 'box' | 'lost'; admiral: number | null; place: number };
  worlds: WorldView[];
  squadrons: SquadronView[];
  troops: TroopView[];
  admirals: AdmiralView[];
  /** admirals on loan, wherever they are, and the navies that they serve (FFW-5.7) */
  loans: { admiral: number; navy: number }[];
  fleets: FleetView[];
  markers: MarkerView[];
  /** fleets in play under black globes, which the viewer does not detect (R106) */
  unseen: number[];
  /** in play inside fleets that the fog of war or black globes hide */
  hidden: CounterLists;
  inPool: CounterLists & { fleets: number[] };
  inHand: CounterLists;
  eliminated: CounterLists;
  combat: CombatView | null;
}
