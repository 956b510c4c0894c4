import type { PositionOf } from '#core/figures';
import type { Play } from '#core/play';
import type { Frame, Game, GameTypes, RuleId, Seat } from '#core/types';
import type { Chart } from './board/chart.ts';
import type { OuterSheet, PlanetKind, UnitTypeId } from './data/names.ts';
import type { RawUnitGroup, Where } from './data/schema-parts.ts';
import type { ImperialData, Scenario } from './data/types.ts';
import type { IaFigures } from './figures/figures.ts';
import type { IaOpenings } from './figures/openings/index.ts';
import type { Settings, UnitMove } from './orders/pace-types.ts';
import type { IaView } from './secrets/view-types.ts';
import type { ImperialState } from './state.ts';
import type { Events } from './text/event-readers.ts';

export { refuse } from '#core/refuse';

/** The printed data, and scenarios with what never changes in them: generated maps are made when first asked for. */
export interface ImperialRules extends ImperialData {
  /** scenario of a game in progress; generated ones by their options */
  scenarioFor(g: ImperialState): Scenario;
  /** its sectors and systems as a map */
  chartFor(g: ImperialState): Chart;
}

/** A strategic or battle hex by global column and row, from 1. */
export type Xy = [number, number];

/** S2: one order of a building list (R55 to R68). A planet is named by the index of its system. */
export type BuildOrder =
  /** a new project at a base or on a planet */
  | { do: 'start'; base: number; type: UnitTypeId }
  | { do: 'startOnPlanet'; system: number; type: UnitTypeId }
  /** a base or station beside a planet from cargo ships, a PDB from infantry on the habitable planet */
  | { do: 'found'; system: number; planet: PlanetKind; type: 'B' | 'SS' | 'PDB'; feeders: number[] }
  | { do: 'continue'; project: number }
  | { do: 'cancel'; project: number }
  /** further feeders in place of lost ones (R59) */
  | { do: 'feed'; project: number; feeders: number[] }
  /** one step; `by` is the base that works (itself for itself), or -1 the planet it stands on */
  | { do: 'repair'; unit: number; by: number }
  | { do: 'merge'; unit: number; with: number }
  /** option diplomacy (R54) */
  | { do: 'give'; to: Seat; amount: number };

/** S3: a free action inside one system (R26, R27). */
export type Shift =
  /** a ground unit from planet, T or base to a T or base; a ship docks; a fighter lands */
  | { do: 'board'; unit: number; host: number }
  /** a ground unit to the planet; a ship or fighter into space */
  | { do: 'leave'; unit: number }
  | { do: 'merge'; unit: number; with: number }
  /** a Cg (R25) */
  | { do: 'outside'; unit: number; outside: boolean };

/** What jumps: a task force by number, or loose ships of one hex (R19). Carried units go along and are not named. */
export type JumpGroup = { taskForce: number } | { units: number[] };
export type Jump = JumpGroup & { to: Xy };

/** New content of a task force: its deployed units; empty is legal (R22). */
export interface TaskForceList {
  number: number;
  at: Xy;
  units: number[];
}

export interface BoughtForce {
  system: string;
  where: Where;
  units: RawUnitGroup[];
}

/** Set-up of one unit on the battle map. */
export interface Deployment {
  unit: number;
  xy: Xy;
  facing: number;
}

export type Attack = { do: 'fire'; units: number[]; target: number } | { do: 'done' };

/** Locals of every step. All that a step needs to go on stands in the state: frames hold little. */
export interface Steps {
  /** D: the whole game, from the phase that the state is in */
  game: object;
  /** D: setup.purchase and setup.garrison */
  setUp: object;

  /** A: one strategic turn, from `g.phase` */
  strategicTurn: object;
  incomePhase: object;
  buildPhase: object;
  /** S3a to S3d by `g.stage` */
  movementPhase: object;
  tradePhase: object;
  /** D: S5a to S5e by `g.stage` */
  combatPhase: object;
  /** D: S6 */
  endPhase: object;

  /** B: one battle from `g.battle.phase` to its end, B0 to B5, with the assault */
  battle: object;
  battleSetUp: object;
  launching: object;
  tacticalMovement: object;
  stackingCheck: object;
  landingAndDocking: object;
  /** T6 */
  tacticalCheck: object;
  afterBattle: object;

  /** C: T4 without the end of the phase */
  fireExchange: object;
  /** caller: index in the order of who is asked next to call; unit, to, … offered; units captured in this phase */
  yielding: { caller?: number; offers?: number[]; taken?: number[] };
  /** hits on one unit with all that it carries (R44, R45) */
  hits: { target: number; left: number; by: number; rule: RuleId };
  /** the owner picks who of these loses so many steps */
  losses: { owner: number; units: number[]; left: number; rule: RuleId };
  /** C: G0 to G5 by `g.assault.phase` */
  assault: object;
  finalFire: object;
  bombardment: object;
  groundRound: object;
}

/** What a question is about is no secret of the seat that is asked: it finds what it may do in its view. */
export interface Choices {
  // D
  /** sealed */
  purchase: { about: { points: number }; answer: { forces: BoughtForce[] } };
  /** sealed: neutral forces placed before the game, if the players agreed on it (IA-neu-7) */
  garrison: { about: { points: number }; answer: { forces: BoughtForce[] } };
  /** sealed: whom to attack where, and planets to assault without a battle (R69, R74) */
  declare: {
    about: null;
    answer: { attacks: { at: Xy; on: number }[]; assaults: number[] };
  };
  pickBattle: { about: { at: Xy[] }; answer: { at: Xy } };

  // A
  /** sealed */
  build: { about: null; answer: { orders: BuildOrder[] } };
  /** sealed; shifts only in S3d */
  reorganise: {
    about: { isEnd: boolean };
    answer: { taskForces: TaskForceList[]; dissolve: number[]; shifts: Shift[] };
  };
  /** one activation; jump null says done */
  strategicMove: { about: null; answer: { before: Shift[]; jump: Jump | null; after: Shift[] } };
  /** sealed: cargo ships that trade */
  trade: { about: null; answer: { units: number[] } };
  /** sealed: who may trade with my planets */
  consent: { about: { requests: { trader: Seat; system: number; ships: number }[] }; answer: { allow: boolean[] } };

  // B
  /** sealed (R81) */
  join: { about: { at: Xy; sides: number[] }; answer: { against: number[] } };
  placePlanets: { about: { system: number; kinds: PlanetKind[] }; answer: { planets: { kind: PlanetKind; xy: Xy }[] } };
  /** sealed (R77) */
  sheet: { about: null; answer: { sheet: OuterSheet } };
  /** B3, B4: units neither deployed nor carried by a deployed one stay as recorded (R78) */
  deploy: { about: { units: number[]; sheet: OuterSheet | null }; answer: { units: Deployment[] } };
  /** sealed */
  launch: { about: { units: number[] }; answer: { units: { unit: number; facing: number }[] } };
  round: { about: null; answer: { do: 'roll' | 'done' } };
  activate: { about: { left: number }; answer: { moves: UnitMove[] } };
  /** T3: for each over-full hex of the seat */
  crowd: { about: { hexes: { units: number[]; remove: number }[] }; answer: { remove: number[] } };
  /** sealed */
  land: { about: null; answer: { land: { unit: number; host: number }[]; merge: { unit: number; with: number }[] } };
  /** B5: fighters re-land, and the free infantry is taken or not (R96, R100) */
  conclude: { about: { mayOccupy: boolean }; answer: { land: { unit: number; host: number }[]; occupy: boolean } };

  // C
  fire: { about: null; answer: Attack };
  /** one entry a step lost */
  chooseLosses: { about: { units: number[]; steps: number }; answer: { units: number[] } };
  /** facings of units cast loose (R45) */
  castLoose: { about: { units: number[] }; answer: { units: { unit: number; facing: number }[] } };
  /** T4.yield, own units (R97, R98) */
  yieldUnits: {
    about: { scuttle: number[]; offer: number[] };
    answer: { scuttle: number[]; offer: { unit: number; to: number }[] };
  };
  /** T4.yield, enemy units: calls (compulsory) and offers accepted */
  callSurrender: { about: { call: number[]; offered: number[] }; answer: { call: number[]; accept: number[] } };
  /** G0; ships empty: no assault */
  declareAssault: { about: { system: number }; answer: { ships: number[]; land: number[] } };
  finalFire: { about: null; answer: Attack };
  bombard: { about: null; answer: Attack };
  /** G5 */
  pressOn: {
    about: { round: number };
    answer: { do: 'continue' } | { do: 'withdraw'; aboard: { unit: number; host: number }[] };
  };
}

export interface ImperialTypes extends GameTypes {
  state: ImperialState;
  data: ImperialRules;
  steps: Steps;
  choices: Choices;
  /** D: pace settings; what is left out stays */
  anytime: { pace: Settings };
  /** B: all sides of the battle agree to a stand-off (R95) */
  offers: { standOff: Record<string, never> };
  events: Events;
  view: IaView;
  figures: IaFigures;
  openings: IaOpenings;
}

export type IaPlay = Play<ImperialTypes>;
export type IaGame = Game<ImperialTypes>;
export type IaFrame<K extends keyof Steps> = Frame<Steps[K]>;

/** Everything rules need to read: the state and the printed data. `IaPlay` is one, and so is a bare table for calculators. */
export type Position = PositionOf<ImperialTypes>;
