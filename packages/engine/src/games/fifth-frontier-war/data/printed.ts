/** What is printed on map and counters, as plain JSON: a board shows it beside a view. It follows the data pack. */
import type { Level } from './names.ts';
import type { Draw, FifthFrontierWarData, Scenario, StarMap } from './types.ts';

/** Lists are by the numbers that views use: `printed.squadrons[view.squadrons[0].squadron].name`. */
export interface Printed
  extends Pick<
    FifthFrontierWarData,
    'boxes' | 'worlds' | 'xboatLinks' | 'squadrons' | 'troops' | 'fleets' | 'admirals'
  > {
  readonly map: Omit<StarMap, 'nearest' | 'reach'>;
}

/** All that a board shows: with the sheets of the scenarios. */
export interface PrintedGame extends Printed {
  /** by the id of the scenario as a view names it */
  readonly sheets: Readonly<Record<string, ScenarioSheet>>;
}

/** What the sheets of a scenario tell beforehand. */
export interface ScenarioSheet {
  /** highest difference (Zhodani minus Imperial points) of each level; null: no limit */
  readonly levels: readonly { readonly level: Level; readonly max: number | null }[];
  /** who comes when, in the order of turns */
  readonly calendar: readonly Arrival[];
  /** from this turn on a die brings Imperial reinforcements each turn; null: never */
  readonly dieFrom: number | null;
  /** levels that a declared armistice costs the Zhodani side, by turns */
  readonly armistice: readonly { readonly from: number; readonly to: number | null; readonly shift: number }[];
}

export interface Arrival {
  readonly turn: number;
  readonly side: number;
  /** boxes or hexes */
  readonly places: readonly number[];
  readonly squadrons: number;
  readonly troops: number;
  readonly fleets: number;
  readonly admirals: number;
}

export function printedOf(data: FifthFrontierWarData): PrintedGame {
  const { boxes, worlds, xboatLinks, squadrons, troops, fleets, admirals } = data;
  const { nearest: _, reach: __, ...map } = data.map;
  const sheets = Object.fromEntries([...data.scenarioById].map(([id, scenario]) => [id, sheetOf(data, scenario)]));
  return { map, boxes, worlds, xboatLinks, squadrons, troops, fleets, admirals, sheets };
}

function sheetOf(data: FifthFrontierWarData, scenario: Scenario): ScenarioSheet {
  const isCampaign = scenario.kind === 'campaign';
  const { levels, armistice } = data.tables.victory;
  return {
    levels: (isCampaign ? levels : scenario.levels).map(({ level, max }) => ({
      level,
      max: Number.isFinite(max) ? max : null,
    })),
    calendar: [...(isCampaign ? drawn(data) : scenario.kind === 'front' ? listed(scenario) : [])].sort(
      (a, b) => a.turn - b.turn,
    ),
    dieFrom: isCampaign ? data.orderOfBattle.imperialDie.fromTurn : null,
    armistice: isCampaign ? armistice.map((one) => ({ ...one, to: Number.isFinite(one.to) ? one.to : null })) : [],
  };
}

function drawn({ orderOfBattle }: FifthFrontierWarData): Arrival[] {
  return orderOfBattle.reinforcements.map(({ turn, side, boxes, draws }) => {
    const count = (what: Draw['what']): number =>
      draws.filter((one) => one.what === what).reduce((sum, one) => sum + one.count, 0);
    return {
      turn,
      side,
      places: boxes,
      squadrons: count('squadrons') + count('special'),
      troops: count('troops'),
      fleets: count('fleets'),
      admirals: count('admirals'),
    };
  });
}

function listed({ reinforcements }: Extract<Scenario, { kind: 'front' }>): Arrival[] {
  return reinforcements.map(({ turn, side, hex, orbit, surface, fleets, cargo }) => ({
    turn,
    side,
    places: [hex],
    squadrons: orbit.length + fleets.reduce((sum, one) => sum + one.squadrons.length, 0),
    troops: surface.length + cargo.reduce((sum, one) => sum + one.troops.length, 0),
    fleets: fleets.length,
    admirals: fleets.filter(({ admiral }) => admiral >= 0).length,
  }));
}
