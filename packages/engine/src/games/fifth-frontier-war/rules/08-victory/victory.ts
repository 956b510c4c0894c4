/** Victory points and levels (FFW-8). */
import type { RuleId } from '#core/types';
import { scenarioOf, worldsInScenario } from '../../board/options.ts';
import { enemyOf, sideOfSeat } from '../../board/sides.ts';
import { hasSquadrons } from '../../board/units.ts';
import { levelOf } from '../../data/lookup.ts';
import {
  type Allegiance,
  type BattleScenario,
  IMPERIAL,
  LEVELS,
  type Level,
  type LevelLimit,
  SIDES,
  ZHODANI,
} from '../../data/types.ts';
import type { FfwPlay, Position } from '../../types.ts';

/** FFW-8.1f: always counted anew. Victory points by side now; in a battle those of its own scoring (E). */
export function pointsOf(at: Position): [number, number] {
  const scenario = scenarioOf(at);
  if (scenario.kind === 'battle') return [battlePoints(at, scenario, IMPERIAL), battlePoints(at, scenario, ZHODANI)];
  const { control } = at.g.worlds;
  const points: [number, number] = [0, 0];
  for (const world of worldsInScenario(at)) {
    const side = control[world];
    if (side === IMPERIAL || side === ZHODANI) points[side] += at.data.worlds[world]!.points[side];
  }
  if (scenario.kind === 'front') return points; // E6
  const { allVargr, allSwordWorlds } = at.data.tables.victory;
  if (holdsAll(at, 'vargr')) points[IMPERIAL] += allVargr; // FFW-8.1d
  if (holdsAll(at, 'sword-worlds')) points[IMPERIAL] += allSwordWorlds; // FFW-8.1e
  return points;
}

function holdsAll({ g, data }: Position, allegiance: Allegiance): boolean {
  return data.worlds.every((world) => world.allegiance !== allegiance || g.worlds.control[world.index] === IMPERIAL);
}

function battlePoints(at: Position, { hex, aloneInHex }: BattleScenario, side: number): number {
  const enemy = enemyOf(side);
  const isAlone = hasSquadrons(at, side, hex) && !hasSquadrons(at, enemy, hex);
  return at.g.lost[enemy]! + (isAlone ? aloneInHex : 0);
}

/** FFW-8.2a, FFW-8.2b, R66: the level of now, by the printed table or that of the scenario. */
export function levelNow(at: Position, [imperial, zhodani] = pointsOf(at)): Level {
  return levelOf(limitsOf(at), zhodani - imperial);
}

function limitsOf(at: Position): readonly LevelLimit[] {
  const scenario = scenarioOf(at);
  return scenario.kind === 'campaign' ? at.data.tables.victory.levels : scenario.levels;
}

const DECISIVE = [LEVELS.indexOf('imperial-decisive'), LEVELS.indexOf('zhodani-decisive')] as const;

/** FFW-8.3a, R68: an automatic victory counts as a decisive one, and no shift goes beyond the Imperial one. */
function shifted(level: Level, shift: number): Level {
  const counted = Math.min(LEVELS.indexOf(level), DECISIVE[ZHODANI]);
  return LEVELS[Math.max(counted - shift, DECISIVE[IMPERIAL])]!;
}

/** How the game would end now: its level, and the levels that it costs the Zhodani side. */
export interface Ending {
  points: [number, number];
  /** the level of now, before any shift */
  now: Level;
  level: Level;
  cost: number;
}

/** The end at the level of now, shifted so many levels toward the Imperial side. */
export function endingAt(at: Position, shift: number): Ending {
  const points = pointsOf(at);
  const now = levelNow(at, points);
  const level = shifted(now, shift);
  return { points, now, level, cost: LEVELS.indexOf(shifted(now, 0)) - LEVELS.indexOf(level) };
}

/** Ends the game at the level of now, shifted so many levels toward the Imperial side. */
export function finishWar(play: FfwPlay, shift: number, rule: RuleId, why: string): void {
  const ending = endingAt(play, shift);
  const { points, level } = ending;
  play.emit(rule, 'victoryPoints', { turn: play.g.turn, points, level });
  finishAs(play, level, rule, `${why}: ${endingName(ending)}`);
}

/** stalemate, 127 Zhodani points to 0 Imperial */
export function endingName({ level, points: [imperial, zhodani] }: Ending): string {
  return `${levelName(level)}, ${zhodani} Zhodani points to ${imperial} Imperial`;
}

/** E: scores a battle scenario. */
export function finishBattle(play: FfwPlay): void {
  finishWar(play, 0, 'FFW-8.2a', 'the combat is over');
}

/** The winning side's seats are first, all others second; a stalemate is a draw. */
export function finishAs(play: FfwPlay, level: Level, rule: RuleId, why: string): void {
  const winner = SIDES.findIndex((side) => level.startsWith(side));
  const places = play.g.out.map((_, seat) => (winner < 0 || sideOfSeat(play.g, seat) === winner ? 1 : 2));
  play.finish({ places, rule, why });
}

/** major victory of the Zhodani side */
export function levelName(level: Level): string {
  if (level === 'stalemate') return level;
  const [side = '', how = ''] = level.split('-');
  return `${how} victory of the ${side[0]!.toUpperCase()}${side.slice(1)} side`;
}

/** FFW-8.4c: levels that a declaration on this turn costs the Zhodani side, 0: none may be made. */
export function armisticeShift({ g, data }: Position): number {
  return data.tables.victory.armistice.find(({ from, to }) => from <= g.turn && g.turn <= to)?.shift ?? 0;
}
