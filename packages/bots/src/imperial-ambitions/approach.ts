/** From where to come: the sheet that is nearest to what has to be reached before time runs out. */
import {
  areHostile,
  type Choices,
  HABITABLE,
  type ImperialTypes,
  isBase,
  isPdb,
  isUnit,
  NO_PLANET,
  OUTER_SHEETS,
  type Position,
  planetHexes,
  SHEET_NAMES,
  starHex,
  stepsBetween,
  UNPLACED,
  zoneOf,
} from '@admiralty/engine/imperial-ambitions';
import type { Candidate, Question } from '../knowledge.ts';
import { say } from './words.ts';

export function sheetAdvice({
  play,
  seat,
  random,
}: Question<ImperialTypes, Choices['sheet']['about']>): Candidate<Choices['sheet']['answer']>[] {
  const goal = goalOf(play, seat);
  return OUTER_SHEETS.map((sheet) => {
    const zone = zoneOf(play, seat, SHEET_NAMES.indexOf(sheet));
    const away = zone.reduce((least, hex) => Math.min(least, stepsBetween(hex, goal)), 99);
    // equals are drawn, so that nobody knows where to wait
    return { answer: { sheet }, value: -away / 100 + random.below(100) / 1e5, words: say.approach.shortestWayIn };
  });
}

/** An enemy base, else the planet, else the star; planets with guns of their own are no place to arrive at. */
function goalOf(at: Position, seat: number): number {
  const { g, data } = at;
  const planets = planetHexes(g, g.battle.system);
  const isEnemy = (unit: number): boolean => isUnit(g, unit) && areHostile(g, seat, g.units.owner[unit]!);
  const base = g.battle.units.find((unit) => isEnemy(unit) && isBase(g, unit) && g.units.planet[unit]! >= 0);
  const hex = base === undefined ? planets[HABITABLE] : planets[g.units.planet[base]!]!;
  const isCovered = base === undefined && g.battle.units.some((unit) => isEnemy(unit) && isPdb(g, unit));
  return hex === NO_PLANET || hex === UNPLACED || isCovered ? starHex(data.geometry) : hex;
}
