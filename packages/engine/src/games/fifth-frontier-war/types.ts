import type { PositionOf } from '#core/figures';
import type { Play } from '#core/play';
import type { Choice, DecisionOf, Frame, Game, GameTypes } from '#core/types';
import type { PrintedGame } from './data/printed.ts';
import type { FifthFrontierWarData } from './data/types.ts';
import type { FfwFigures } from './figures/figures.ts';
import type { FfwOpenings } from './figures/openings/index.ts';
import type { FfwView } from './secrets/view-types.ts';
import type { WarState } from './state.ts';
import type { Events } from './text/event-readers.ts';

export { refuse } from '#core/refuse';

/** Puts a troop or an admiral aboard a squadron of its side in the same place, or ASHORE: on the world, or into the box. */
export type Transfer = { troop: number; to: number } | { admiral: number; to: number };

/** A fleet as it should be: squadrons of one place, in any order. Commander -1: none. */
export interface Muster {
  fleet: number;
  squadrons: number[];
  commander: number;
}

/** 4A: what one place should look like. Squadrons in no muster are independent, fleets of the place not named are disbanded. */
export interface Arrangement {
  place: number;
  fleets: Muster[];
  /** admirals and cargo, after the musters; a new commander comes aboard by himself (R78) */
  transfers: Transfer[];
  /** admiral who has the warrant from now on; left out: as before (FFW-5.8c) */
  warrant?: number | undefined;
}

/** One order of a plot: `to` is the destination of a jump or the place of a hold. */
export interface PlotOrder {
  to: number;
  jump: boolean;
  /** squadrons detached in the fleet adjustment of that turn */
  detach: number[];
}

/** 4C: what becomes of one fleet's plot. `orders` are new, for the turns that no standing order covers. */
export interface FleetPlot {
  fleet: number;
  /** R16, R17: never both */
  change: 'none' | 'abort' | 'insert';
  orders: PlotOrder[];
  /** R103: squadrons added to the D lists of orders that stand, by turn */
  detach?: { turn: number; squadrons: number[] }[] | undefined;
}

/** A whole plot sheet, by number or in the notation of A5: then `abort` and `insert` name fleets by their code. */
export type PlotSheet = { fleets: FleetPlot[] } | { lines: string[]; abort: string[]; insert: string[] };

/** Bombardment points on one enemy unit: a troop or DEFENSE. */
export interface Bomb {
  target: number;
  points: number;
}

/** Half factors (as doubled or halved, R47) of one unit on one target: troops or DEFENSE. */
export interface Shot {
  by: number;
  at: number;
  halves: number;
}

/** A deployment. With `automatic` whatever is not named stands as the automatic deployment has it. */
export interface Deployment {
  automatic: boolean;
  squadrons: { squadron: number; place: number }[];
  /** on the surface of a place, or aboard (then place -1) */
  troops: { troop: number; place: number; aboard: number }[];
  admirals: { admiral: number; place: number; aboard: number }[];
  /** all fleets that are formed; null: those of the automatic deployment */
  fleets: Muster[] | null;
}

/** Locals of every step. All that a step needs to go on stands in the state: frames hold nothing. */
export interface Steps {
  /** D: the whole war: the step of `g.phase`, again and again */
  war: object;
  /** D: S1 to S9 by `g.stage` */
  setUp: object;
  reinforcements: object;
  replacements: object;
  /** A: 2A to 2F */
  firstMover: object;
  xboatMoves: object;
  scoutMoves: object;
  wellLedMoves: object;
  loading: object;
  plottedMoves: object;
  refuelling: object;
  unloading: object;
  /** B: contested hexes in ascending order (R89); then one by `g.combat.stage` */
  combat: object;
  blackGlobeStep: object;
  spaceCombat: object;
  systemDefense: object;
  /** B: squadrons that carry more than they can (R24), called after losses */
  overload: object;
  /** C */
  invasion: object;
  surrender: object;
  bombing: object;
  transfers: object;
  surfaceCombat: object;
  controlCheck: object;
  guerrillaModes: object;
  /** A: 4A, 4C, and S8 with S9 */
  adjustment: object;
  plotting: object;
  firstPlots: object;
  /** D */
  endOfTurn: object;
}

export interface Choices {
  // A
  xboats: { about: null; answer: { moves: { admiral: number; to: number }[] } };
  /** `load`: admirals who board or leave before the jump; a scout carries no troops */
  scouts: { about: null; answer: { jumps: { squadron: number; to: number; load: Transfer[] }[] } };
  wellLed: { about: null; answer: { jumps: { fleet: number; to: number; load: Transfer[] }[] } };
  /** sealed: before 2E ('jump') and in 2F ('arrival'); both load and unload (R99) */
  cargo: { about: { when: 'jump' | 'arrival' }; answer: { transfers: Transfer[] } };
  /** sealed: squadrons for the zero-time slots of starports, and whom unspent tankers fill (R82) */
  refuel: { about: null; answer: { slots: number[]; tankers: { tanker: number; fill: number[] }[] } };
  /** sealed: only places that change need to be named */
  adjust: { about: null; answer: { places: Arrangement[] } };
  /** sealed */
  plots: { about: { isFirst: boolean }; answer: PlotSheet };

  // B
  /** one action of a black globe fleet that jumped in (R72) */
  blackGlobe: {
    about: { hex: number; fleet: number };
    answer: { do: 'none' | 'attack' } | { do: 'bomb'; bombs: Bomb[] } | { do: 'land'; transfers: Transfer[] };
  };
  /** number of the attack that gets the shift of squadron quality, from 0; `attacks`: their factors (FFW-9.4f) */
  shiftAttack: { about: { hex: number; attacks: number[]; shift: number }; answer: { attack: number } };
  /** sealed: one entry a step, a squadron may stand twice (R38) */
  losses: { about: { hex: number; damage: number }; answer: { steps: number[] } };
  /** per cent more for each cargo unit (R24) */
  cargoLosses: {
    about: { hex: number; squadrons: number[] };
    answer: { losses: { troop: number; percent: number }[] };
  };
  /** everybody able leaves, or nobody; admirals may be sent along (R36), or kept where they are (R105) */
  disengage: {
    about: { hex: number };
    answer: {
      leave: boolean;
      fleets: { fleet: number; to: number }[];
      squadrons: { squadron: number; to: number }[];
      admirals: { admiral: number; to: number }[];
    };
  };
  attackSdb: { about: { hex: number }; answer: { attack: boolean } };
  activateSdb: { about: { hex: number }; answer: { active: boolean } };
  breakOff: { about: { hex: number; who: 'squadrons' | 'sdbs' }; answer: { breakOff: boolean } };

  // C
  invade: { about: { hex: number }; answer: { invade: boolean } };
  bomb: { about: { hex: number }; answer: { bombs: Bomb[] } };
  /** 3Cc */
  land: { about: { hex: number }; answer: { transfers: Transfer[] } };
  /** psionic units (FFW-5.10) */
  firstFire: { about: { hex: number }; answer: { shots: Shot[] } };
  /** sealed */
  fire: { about: { hex: number }; answer: { shots: Shot[] } };
  guerrillas: { about: null; answer: { overt: number[]; covert: number[] } };

  // D
  secretBase: { about: null; answer: { hex: number } };
  /** hex of each guerrilla in turn */
  placeGuerrillas: { about: null; answer: { hexes: number[] } };
  deploy: { about: null; answer: Deployment };
  /** fleets that start in the rear instead, with all they carry */
  surprise: { about: null; answer: { fleets: { fleet: number; hex: number }[] } };
  /** turn 2: what goes to the second box; the rest to the first */
  splitBoxes: {
    about: { boxes: number[]; squadrons: number[]; admirals: number[]; warrant: boolean };
    answer: { squadrons: number[]; admirals: number[]; warrant: boolean };
  };
  /** admiral in the box of the warrant, -1: it waits (R37) */
  takeWarrant: { about: { box: number; admirals: number[] }; answer: { admiral: number } };
  /** sealed: counters to rebuild or, if eliminated, to replace */
  replace: { about: null; answer: { squadrons: number[]; troops: number[] } };
  declareArmistice: { about: null; answer: { declare: boolean } };
}

export interface WarTypes extends GameTypes {
  state: WarState;
  data: FifthFrontierWarData;
  steps: Steps;
  choices: Choices;
  /** C */
  anytime: { revealBase: Record<string, never> };
  /** D: both sides agree (FFW-8.4a) */
  offers: { armistice: Record<string, never> };
  events: Events;
  view: FfwView;
  printed: PrintedGame;
  figures: FfwFigures;
  openings: FfwOpenings;
}

export type FfwPlay = Play<WarTypes>;
export type FfwGame = Game<WarTypes>;
export type FfwFrame<K extends keyof Steps> = Frame<Steps[K]>;
export type FfwDecision<K extends keyof Choices> = DecisionOf<Choices[K]['about']>;
/** Every window of this game says what happens to the answer. */
export type FfwChoice<K extends keyof Choices> = Choice<WarTypes, Choices[K]['about'], Choices[K]['answer']> & {
  apply(play: FfwPlay, answer: Choices[K]['answer'], decision: FfwDecision<K>): void;
};

/** Everything rules need to read: the state and the printed data. `FfwPlay` is one, and so is a bare table for calculators. */
export type Position = PositionOf<WarTypes>;
