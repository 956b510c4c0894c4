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
import { type TestTable, testTable } from '#core/testing/given';
import type { Options, Setting } from '#core/types';
import { placeAt } from '../data/places.ts';
import { standardData } from '../data/standard.ts';
import { createFifthFrontierWar } from '../index.ts';
import type { PositionInput } from '../positions/position-shape.ts';
import type { FfwGame, Position, Steps, WarTypes } from '../types.ts';

export interface Given extends Omit<PositionInput, 'scenario'> {
  scenario?: string;
  seats?: number;
  /** rolls before the first question */
  dice?: readonly number[];
  /** only these steps are real: the game ends where another would begin */
  only?: readonly (keyof Steps)[];
}

export type GivenTable = TestTable<WarTypes>;

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
  return testTable(game, setting, spec.dice);
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
  return testTable(standardGame, { scenario, options, seats, position: null }, dice);
}
