/** What a viewer may know of a war or battle: plain JSON, the same shape for everybody; null is what he may not know. */
import type { Options, Viewer } from '#core/types';
import type { FogLevel, PlanetKind, UnitTypeId } from '../data/names.ts';
import type { Pace } from '../orders/pace-types.ts';
import type { Xy } from '../types.ts';

export interface PlayerView {
  seat: number;
  name: string;
  /** -1 alone */
  team: number;
  state: 'playing' | 'resigned' | 'eliminated';
  /** habitable planets that he controls */
  planets: number;
  treasury: number | null;
  /** what his planets pay a turn as they stand now */
  income: number;
  isDoneMoving: boolean;
  /** R112 */
  lossPoints: number;
  /** of a war that is over, else 0 (R115) */
  score: number;
}

export interface SectorView {
  id: string;
  name: string;
  sheet: [number, number];
  /** seat, -1 neutral */
  home: number;
}

export interface PlanetView {
  kind: PlanetKind;
  /** on the battle map; null not placed yet (R75) */
  xy: Xy | null;
}

export interface SystemView {
  system: number;
  id: string;
  name: string;
  sector: number;
  xy: Xy;
  isCapital: boolean;
  planets: PlanetView[];
  /** of the habitable planet, -1 neutral */
  owner: number;
  /** of the space, -1 nobody */
  controller: number;
  isBlockaded: boolean;
  /** turn of the last assault, 0 never */
  assaulted: number;
}

/** Its part in the battle or assault being fought. */
export interface FightView {
  place: 'map' | 'off the map' | 'jumped out';
  xy: Xy;
  facing: number;
  isActivated: boolean;
  hasFired: boolean;
  /** tactical turn from which it acts again, 0 at once */
  idleUntil: number;
  /** a PDB (R108) */
  hasAttacked: boolean;
  isInOrbit: boolean;
  landing: 'no' | 'marked' | 'landed';
  wasBombarded: boolean;
}

export interface UnitView {
  unit: number;
  name: string;
  type: UnitTypeId;
  owner: number;
  steps: number;
  fullSteps: number;
  as: number;
  ds: number;
  ma: number;
  /** strategic range, 0 without hyperspace */
  range: number;
  isProject: boolean;
  xy: Xy;
  /** index of the system in its hex, -1 deep space */
  system: number;
  place: 'space' | 'surface' | 'aboard';
  /** planet that it stands beside */
  planet: PlanetKind | null;
  /** what follows only of units that the viewer knows whole; null of another's base */
  card: CardView | null;
  fight: FightView | null;
}

/** What stands on the system card or task force card of a unit. */
export interface CardView {
  /** unit that carries it, -1 none */
  host: number;
  taskForce: number;
  outside: 'no' | 'withdrawn' | 'kept';
  isBound: boolean;
  /** feeder steps used up by a project (R57) */
  fed: number;
  /** project that it feeds, -1 none */
  feeds: number;
  hasJumped: boolean;
  hasWorked: boolean;
  hasShifted: boolean;
  hasBoarded: boolean;
  /** R50, -1 none */
  lastSystem: number;
}

/** A unit that is out of play, and how that came about. */
export interface GoneView {
  unit: number;
  name: string;
  type: UnitTypeId;
  owner: number;
  fate: (typeof FATES)[number];
}
export const FATES = [
  'in play',
  'destroyed',
  'scuttled',
  'crowded out',
  'lost',
  'used up',
  'disbanded',
  'cancelled',
] as const;

export interface MarkerView {
  owner: number;
  number: number;
  xy: Xy;
  system: number;
  hasJumped: boolean;
  /** deployed units in it; null not known */
  units: number[] | null;
}

/** Loose ships of another in deep space: their types, nothing else (R23). */
export interface SightingView {
  owner: number;
  xy: Xy;
  types: UnitTypeId[];
}

/** A base or station that another is building in space, as far as the viewer knows of it (R131). */
export interface SiteView {
  owner: number;
  system: number;
  planet: PlanetKind;
  type: UnitTypeId;
  steps: number;
}

export interface SideView {
  owner: number;
  isDefender: boolean;
  /** sheet chosen; null none or not opened (R77) */
  sheet: string | null;
  hasPlaced: boolean;
  isDone: boolean;
  isSuperior: boolean;
}

export interface BattleView {
  xy: Xy;
  system: number;
  phase: (typeof BATTLE_PHASE_NAMES)[number];
  turn: number;
  sides: SideView[];
  hostile: [number, number][];
  bystanders: number[];
  terrain: { kind: 'star' | PlanetKind; xy: Xy }[];
  /** initiative of this phase */
  order: number[];
  /** owner who is on, null nobody */
  active: number | null;
  activations: number;
  quiet: number;
  /** while units move: hexes with more of one owner than may stay, and how many of them would be removed */
  crowded: { owner: number; xy: Xy; units: number; remove: number }[];
  winner: number | null;
  isStandOff: boolean;
}

export interface AssaultView {
  system: number;
  phase: (typeof ASSAULT_PHASE_NAMES)[number];
  attacker: number;
  defender: number;
  round: number;
}

export const PHASE_NAMES = ['set-up', 'income', 'building', 'movement', 'trade', 'combat', 'end of turn'] as const;
export const MOVEMENT_STAGES = ['reorganising', 'initiative', 'moving', 'regrouping'] as const;
export const COMBAT_STAGES = ['declarations', 'neutrals', 'finding', 'battles'] as const;
export const BATTLE_PHASE_NAMES = [
  'sides',
  'placing planets',
  'choosing sheets',
  'defender sets up',
  'attacker sets up',
  'launching',
  'movement',
  'stacking',
  'fire',
  'surrender',
  'landing',
  'check',
  'after the battle',
  'assault',
  'over',
] as const;
export const ASSAULT_PHASE_NAMES = [
  'declaration',
  'final fire',
  'landing',
  'bombardment',
  'defender attacks',
  'attacker attacks',
  'end of round',
  'over',
] as const;

export interface IaView {
  viewer: Viewer;
  scenario: string;
  title: string;
  brief: string;
  isBattle: boolean;
  victory: string;
  options: Options;
  fog: FogLevel;
  turn: number;
  /** 0 none */
  turnLimit: number;
  phase: (typeof PHASE_NAMES)[number];
  /** part of the phase, '' none */
  stage: string;
  /** strategic initiative of this turn */
  order: number[];
  /** seat that moves, null nobody */
  moving: number | null;
  /** hexes of a sheet; ships within `exitDepth` of the edge of the battle map may jump out (IA-end-1) */
  sheet: { columns: number; rows: number; exitDepth: number };
  players: PlayerView[];
  sectors: SectorView[];
  systems: SystemView[];
  units: UnitView[];
  gone: GoneView[];
  markers: MarkerView[];
  sightings: SightingView[];
  sites: SiteView[];
  /** hexes where the viewer stands, and who else is there (R23) */
  shared: { xy: Xy; others: number[] }[];
  /** jumps of this movement phase; an end that the viewer did not see is null */
  jumps: { seat: number; taskForce: number; ships: UnitTypeId[]; from: Xy | null; to: Xy | null }[];
  /** the viewer's cargo ships that could trade now (S4) */
  traders: number[];
  /** S5a: whom the viewer could attack where (-1 neutrals), and systems whose planets it could assault; else null */
  reach: { hexes: { at: Xy; others: number[] }[]; planets: number[] } | null;
  trades: { seat: number; system: number; ships: number }[];
  /** isAllowed null: not answered */
  consents: { trader: number; owner: number; system: number; isAllowed: boolean | null }[];
  attacks: { xy: Xy; by: number; on: number }[];
  assaults: { system: number; by: number }[];
  /** hexes of battles still to be fought this turn */
  battles: Xy[];
  battle: BattleView | null;
  assault: AssaultView | null;
  /** the viewer's own settings; the referee's are null */
  pace: Pace | null;
}
