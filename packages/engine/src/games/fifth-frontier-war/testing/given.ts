/**
 * Positions for tests, in one small record: a position file (position-shape.ts) with the campaign as scenario unless
 * said otherwise, played from the beginning of a phase, or of a stage of the combat in one hex:
 *
 *     const table = given({
 *       phase: 'plotting', turn: 3,
 *       fleets: { 'I-F-43rd': { at: '2314', squadrons: ['I-BR-190', 'I-CR-470'], commander: 'I-ADM-12', orders: ['R2314'] } },
 *       squadrons: { 'I-CR-470': { dry: true }, 'Z-BR-1': { at: '2213', step: 'reduced' } },
 *       troops: { 'Z-A1': { aboard: 'Z-AR-33' }, 'I-MAR-1': { at: '2314', loss: 30 } },
 *       worlds: { '2213': { control: 'zhodani', sdbLoss: 50 } },
 *       dice: [3, 5], // rolls before the first question
 *     });
 *     table.act(IMPERIAL, 'plots', { fleets: [] }, [6]);
 *     given({ combat: { hex: '2213', stage: 'bombing', sdb: 'passive' }, … })
 *
 * Seats: 0 Imperial, 1 Zhodani, with `seats: 3` or 4 the second players (sides.ts). Members of a fleet need no `at`.
 */
import { GivenDice } from '#core/dice';
import { Play } from '#core/play';
import { startTable } from '#core/table';
import type { Decision, GameEvent, Options, Refusal, Setting, Table } from '#core/types';
import { placeAt } from '../data/places.ts';
import { standardData } from '../data/standard.ts';
import { createFifthFrontierWar } from '../index.ts';
import type { PositionInput } from '../positions/position-shape.ts';
import type { WarState } from '../state.ts';
import type { Choices, FfwGame, FfwPlay, Position, Steps } from '../types.ts';

export interface Given extends Omit<PositionInput, 'scenario'> {
  scenario?: string;
  seats?: number;
  /** rolls before the first question */
  dice?: readonly number[];
  /** only these steps are real: the game ends where another would begin */
  only?: readonly (keyof Steps)[];
}

/** A table to play on, and short words for it. */
export interface GivenTable {
  readonly game: FfwGame;
  readonly table: Table<WarState>;
  readonly g: WarState;
  /** for reading functions */
  readonly at: Position;
  /** all that has been told */
  readonly events: GameEvent[];
  /** rules at work, with scripted dice */
  play(dice?: readonly number[]): FfwPlay;
  /** the open question (of this kind, to this seat); throws if there is none */
  decision(kind?: keyof Choices, seat?: number): Decision;
  /** answers; throws when refused, and when not all dice were used */
  act<K extends keyof Choices>(seat: number, kind: K, answer: Choices[K]['answer'], dice?: readonly number[]): void;
  /** what `act` would be refused with, null when legal; changes nothing */
  refusal<K extends keyof Choices>(seat: number, kind: K, answer: Choices[K]['answer']): Refusal | null;
  /** news of one kind, by its word */
  told(what: string): unknown[];
}

export const standardGame: FfwGame = createFifthFrontierWar(standardData);

/** Numbers of counters and places by their printed names; throws for what does not exist. */
export const squadron = (id: string): number => known(standardData.squadronById.get(id)?.index, id);
export const troop = (id: string): number => known(standardData.troopById.get(id)?.index, id);
export const admiral = (id: string): number => known(standardData.admiralById.get(id)?.index, id);
export const fleet = (id: string): number => known(standardData.fleetById.get(id)?.index, id);
export const place = (label: string): number => known(placeAt(standardData.map, label), label);
export const world = (label: string): number => known(standardData.map.worldAt[place(label)], label);

function known(index: number | undefined, name: string): number {
  if (index === undefined || index < 0) throw new Error(`given: there is no ${name}`);
  return index;
}

export function given(spec: Given): GivenTable {
  const { game, setting } = givenSetting(spec);
  return tableFrom(game, setting, spec.dice ?? []);
}

/** The game and setting of a position, to be played as a session. */
export function givenSetting({ seats = 2, dice: _, only, ...position }: Given): { game: FfwGame; setting: Setting } {
  const scenario = position.scenario ?? 'campaign';
  const setting = { scenario, options: position.options ?? {}, seats, position: { ...position, scenario } };
  return { game: only ? limited(only) : standardGame, setting };
}

function limited(only: readonly (keyof Steps)[]): FfwGame {
  const steps = { ...standardGame.steps };
  for (const name of Object.keys(steps) as (keyof Steps)[])
    if (name !== 'war' && !only.includes(name))
      steps[name] = (play) => play.finish({ places: [], rule: 'FFW-2.1a', why: `${name} would begin` });
  return { ...standardGame, steps };
}

/** The state of a position without running any step: for tests of reading functions. */
export function givenState(spec: Given): Position {
  const { game, setting } = givenSetting(spec);
  const made = game.setUp(setting);
  if (!made.ok) throw new Error(`given: ${made.refusal.rule}: ${made.refusal.why}`);
  return { g: made.g, data: game.data };
}

/** A scenario of the game from its set-up. */
export function givenScenario(
  scenario: string,
  { seats = 2, options = {}, dice = [] }: { seats?: number; options?: Options; dice?: readonly number[] } = {},
): GivenTable {
  return tableFrom(standardGame, { scenario, options, seats, position: null }, dice);
}

function tableFrom(game: FfwGame, setting: Setting, dice: readonly number[]): GivenTable {
  const events: GameEvent[] = [];
  const witness = (event: GameEvent): void => {
    events.push(event);
  };
  const rolls = new GivenDice(dice);
  const started = startTable(game, setting, 'given', rolls, witness);
  if (!started.ok) throw new Error(`given: ${started.refusal.rule}: ${started.refusal.why}`);
  throwIfLeft(rolls);
  const { table } = started;
  const play = (values: readonly number[] = []): FfwPlay => new Play(game, table, new GivenDice(values), witness);
  return {
    game,
    table,
    g: table.g,
    at: { g: table.g, data: game.data },
    events,
    play,
    decision: (kind, seat) => decisionOf(table, kind, seat),
    act(seat, kind, answer, values = []) {
      const dice = new GivenDice(values);
      const shaped = game.choices[kind].shape.parse(answer);
      const action = { decision: decisionOf(table, kind, seat).id, by: seat, kind, with: shaped };
      const refusal = new Play(game, table, dice, witness).act(action);
      if (refusal) throw new Error(`${kind} was refused (${refusal.rule}): ${refusal.why}`);
      throwIfLeft(dice);
    },
    refusal: (seat, kind, answer) =>
      play().check({ decision: decisionOf(table, kind, seat).id, by: seat, kind, with: answer }),
    told: (what) => events.filter((event) => event.type === what).map((event) => event.data),
  };
}

function throwIfLeft(dice: GivenDice): void {
  const left = dice.tooMany();
  if (left) throw new Error(`given: ${left.why}`);
}

function decisionOf(table: Table<WarState>, kind?: string, seat?: number): Decision {
  const isMeant = (one: Decision): boolean =>
    (kind === undefined || one.kind === kind) && (seat === undefined || one.by === seat);
  const found = table.pending.find(isMeant);
  if (found) return found;
  const asked = table.pending.map(({ by, kind: other }) => `seat ${by} ${other}`).join(', ') || 'nobody anything';
  throw new Error(`given: no ${kind ?? 'question'} is open; asked: ${table.result?.why ?? asked}`);
}
