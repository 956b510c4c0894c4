/** The small table of a calculator: the game's own state with only the units that the calculation needs. */
import { GivenDice } from '#core/dice';
import { Play } from '#core/play';
import type { GameEvent, Options } from '#core/types';
import type { Hex } from '#hex/index';
import type { SheetNames } from '../data/coordinates.ts';
import { MIMS, type Purchase, type Scenario, type ShipClass, type Side } from '../data/types.ts';
import { setUpState } from '../positions/setting.ts';
import { missileRating } from '../rules/04-spaceships.ts';
import { addHull, fitOut } from '../rules/10-set-up/fitting.ts';
import { addUnit, CRAFT, MISSILE, type Units } from '../state.ts';
import type { DeltaVeeRules, DvGame, DvPlay, Position } from '../types.ts';
import type { Boxed, Course } from './calc-inputs.ts';

const SIDE: Side = { name: '', units: [], purchase: null, podChoice: null, setup: null, reinforcements: null };

/** Empty space, in which ships may jump and nothing decides the game. */
function space(sheets: SheetNames, purchase: Purchase | null): Scenario {
  const side: Side = { ...SIDE, purchase };
  return {
    id: 'calculation',
    title: '',
    set: 'custom',
    source: 'own',
    size: null,
    brief: '',
    notes: [],
    sheets,
    laterSheets: {},
    firstPlayer: 0,
    boarding: false,
    forcedOptions: [],
    jump: { seats: [0, 1], region: { kind: 'anywhere' } },
    planets: [],
    asteroids: [],
    sides: [side, side],
    victory: [],
    points: null,
    limit: null,
    special: { podHandlesCraft: [], energyPodTransfer: null, sambu: null, endByAgreement: false, refuelMissiles: null },
  };
}

/** An empty table on these sheets; `purchase` is what both sides may buy. */
export function bareTable(
  data: DeltaVeeRules,
  sheets: SheetNames = { A: [0, 0] },
  options: Options = {},
  purchase: Purchase | null = null,
): Position {
  const scenario = space(sheets, purchase);
  const rules: DeltaVeeRules = { ...data, scenarioById: new Map([[scenario.id, scenario]]) };
  const setUp = setUpState(rules, { scenario: scenario.id, options, seats: 2, position: null });
  if (!setUp.ok) throw new Error(setUp.refusal.why);
  return { g: setUp.g, data: rules };
}

/** The rules at work on such a table with dice given in advance; `told` takes what happens. */
export function playOn({ g, data }: Position, dice: readonly number[] = [], told: GameEvent[] = []): DvPlay {
  // a calculator runs single steps and checks, never the sequence: of the game a Play then reads the data only
  const game = { data } as unknown as DvGame;
  const table = {
    game: 'deltavee',
    rulesVersion: 0,
    seats: 2,
    nextId: 1,
    rng: [],
    stack: [],
    pending: [],
    envelopes: [],
    offers: [],
    offersMade: {},
    result: null,
    g,
  };
  return new Play(game, table, new GivenDice(dice), (event) => {
    told.push(event);
  });
}

/** Where a unit is and how it flies; what is left out does not matter to the calculation. */
export interface Flight {
  hex?: Hex;
  course?: Course;
}

function columnsOf({ hex, course }: Flight): Partial<Record<keyof Units, number>> {
  return { ...hex, ...course };
}

/** A ship, battlecraft or installation with pods in boxes 1, 2, …; returns its number. */
export function putShip(
  at: Position,
  seat: number,
  shipClass: ShipClass,
  boxes: readonly Boxed[],
  flight: Flight = {},
): number {
  const { g } = at;
  const kind = shipClass.kind === 'battlecraft' ? { kind: CRAFT } : {};
  const unit = addHull(g, `${shipClass.name} ${g.names.length + 1}`, seat, shipClass, {
    ...kind,
    ...columnsOf(flight),
  });
  const places = boxes.flatMap((box) => Array<Boxed>(box.type?.slots ?? 1).fill(box));
  fitOut(
    at,
    unit,
    places.map(({ type }) => type?.id ?? null),
    [],
  );
  places.forEach(({ state }, index) => {
    g.pods.state[g.units.podFrom[unit]! + index] = state;
  });
  return unit;
}

/** So many pods that do nothing. */
export function plainPods(data: DeltaVeeRules, count: number): Boxed[] {
  const plain = data.pods.find(({ passive, slots }) => passive && slots === 1)!;
  return Array.from({ length: count }, () => ({ type: plain, state: 0 }));
}

/** A missile in flight; returns its number. */
export function putMissile(at: Position, seat: number, type: number, civ: number, flight: Flight = {}): number {
  const { g } = at;
  const payload = type === MIMS ? at.data.tables.mimsPayload : 0;
  const unit = addUnit(g, `missile ${g.names.length + 1}`, {
    kind: MISSILE,
    seat,
    home: seat,
    type,
    civ,
    payload,
    revealed: 1,
    ...columnsOf(flight),
  });
  g.units.energy[unit] = missileRating(at, unit).energy;
  return unit;
}
