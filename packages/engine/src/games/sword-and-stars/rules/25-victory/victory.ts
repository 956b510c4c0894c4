/** 25.4, 26.4 Victory: points at the end, and who has won. */
import type { RuleId } from '#core/types';
import { hasTreaty } from '../../board/ownership.ts';
import { GOVERN } from '../../data/types.ts';
import { specialOf } from '../../positions/setting.ts';
import type { Position, SsPlay } from '../../types.ts';
import { isAtTable, nameOf, systemsOf } from '../03-systems.ts';
import { ratingOf } from '../11-operations/effectiveness.ts';

export interface PointLine {
  what: string;
  points: number;
  rule: RuleId;
}

/** SS-25.4a, R81: could he Govern it now, without extra points? An exile governs nothing. */
export function isGovernable(at: Position, seat: number, system: number): boolean {
  if (at.g.players.exile[seat] === 1) return false;
  const attempt = { by: seat, operation: GOVERN, base: system, target: system, gate: false, extra: 0, chits: 0 };
  return ratingOf(at, attempt) >= 0;
}

/** SS-25.4a: what a System is worth to one who can Govern it */
export function governedWorth({ g, data }: Position, system: number): number {
  return g.systems.tech[system]! + data.tables.victory.governable;
}

/** The points of one player, line by line. SS-25.5: however many Systems and Treaties there are, each counts. */
export function explainPoints(at: Position, seat: number): PointLine[] {
  const { g, data } = at;
  const { treaty, conversion, colonization } = data.tables.victory;
  const lines: PointLine[] = [];
  const add = (what: string, points: number, rule: RuleId): void => {
    if (points !== 0) lines.push({ what, points, rule });
  };
  for (const system of systemsOf(g, seat)) {
    const name = nameOf(at, system);
    if (isGovernable(at, seat, system)) add(name, governedWorth(at, system), 'SS-25.4a'); // SS-25.4a
    if (hasTreaty(g, system, seat)) add(`Treaty with ${name}`, treaty, 'SS-25.4b'); // SS-25.4b: owning it is enough (R81)
  }
  add('Conversions', conversion * g.players.conversions[seat]!, 'SS-25.4c'); // SS-25.4c, R123
  add('Colonizations', colonization * g.players.colonizations[seat]!, 'SS-25.4c');
  return lines;
}

export function victoryPoints(at: Position, seat: number): number {
  return explainPoints(at, seat).reduce((sum, { points }) => sum + points, 0);
}

/** SS-26.4, R80: what a solitaire total is worth */
export function performanceOf({ data }: Position, points: number): string {
  return data.tables.schedule.find(({ min }) => points >= min)!.level;
}

/** Counts the points and ends the game. */
export function finishGame(play: SsPlay, rule: RuleId): void {
  const { g } = play;
  const points = g.names.map((_, seat) => victoryPoints(play, seat));
  play.emit('SS-25.4d', 'score', { points });
  if (specialOf(play).schedule) {
    const why = `${performanceOf(play, points[0]!)} with ${points[0]} points`;
    play.finish({ places: [1], rule: 'SS-26.4', why });
    return;
  }
  const standing = points.map((total, seat) => (isAtTable(g, seat) ? total : -1)); // leavers come last
  const places = standing.map((own) => 1 + standing.filter((other) => other > own).length); // SS-25.4d; ties share (R81)
  const best = Math.max(...standing);
  const winners = g.names.filter((_, seat) => places[seat] === 1);
  play.finish({ places, rule, why: `${winners.join(' and ')} won with ${best} points` });
}
