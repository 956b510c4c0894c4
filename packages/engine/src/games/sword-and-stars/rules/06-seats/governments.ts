/** 6.0 Governments: Sector levels, Race and Ideology, Resource Points. */
import { counted } from '#core/text';
import type { Refusal, RuleId } from '#core/types';
import { levelIndex } from '../../data/load-tables.ts';
import {
  ADMINISTRATIVE,
  EXPELLED,
  MILITARY,
  RELATED,
  type Relation,
  SAME,
  UNIQUE,
  UNIQUE_SERIES,
  UNRELATED,
} from '../../data/types.ts';
import { OUTWORLDER, type SwordState } from '../../state.ts';
import { type Position, refuse } from '../../types.ts';
import { isOutworlder, isSeat } from '../03-systems.ts';

/** The column of a Sector in the state. */
export function sectorColumn(g: SwordState, sector: number): number[] {
  const { military, administrative, diplomatic } = g.players;
  return sector === MILITARY ? military : sector === ADMINISTRATIVE ? administrative : diplomatic;
}

/** SS-6.1: level of a player's Sector */
export function levelOf(g: SwordState, player: number, sector: number): number {
  return sectorColumn(g, sector)[player]!;
}

export function setLevel(g: SwordState, player: number, sector: number, level: number): void {
  sectorColumn(g, sector)[player] = level;
}

/** SS-6.2b: table 6.6, the column of the current level */
export function newLevel({ data }: Position, level: number, dice: number): number {
  return data.tables.sectorCheck[dice]![levelIndex(level)]!;
}

/** Military of any actor (15.31, 21.1, 21.33, 22.0). */
export function militaryOf({ g, data }: Position, actor: number): number {
  if (isSeat(actor)) return g.players.military[actor]!;
  if (!isOutworlder(actor)) return g.raiderMilitary;
  return g.outworlders.draka[actor - OUTWORLDER] ? data.tables.draka.military : data.tables.outworlder.military;
}

/** SS-6.3a, SS-7.21b: Race of a Government in the eyes of the rules; an expelled one is like no other. SS-6.52b: an exile keeps his own, whatever his Base */
export function raceOf(g: SwordState, actor: number): number {
  if (isSeat(actor)) return g.players.expelled[actor] ? EXPELLED : g.players.race[actor]!;
  return isOutworlder(actor) ? g.outworlders.race[actor - OUTWORLDER]! : g.systems.race[g.raiderBase]!;
}

/** SS-6.3a, SS-7.21b: and its Ideology */
export function ideologyOf(g: SwordState, actor: number): number {
  if (isSeat(actor)) return g.players.expelled[actor] ? EXPELLED : g.players.ideology[actor]!;
  return isOutworlder(actor) ? g.outworlders.ideology[actor - OUTWORLDER]! : g.systems.ideology[g.raiderBase]!;
}

/** SS-11.8b: a Unique Race is the same only as itself (R111), an expelled one not even that */
export function isSameRace(a: number, b: number): boolean {
  return a === b && a !== EXPELLED;
}

export function seriesOf({ data }: Position, ideology: number): number {
  return ideology >= UNIQUE || ideology === EXPELLED ? UNIQUE_SERIES : data.ideologies[ideology]!.series;
}

/** SS-11.8a, SS-11.8b: same token, same series, or neither; Unique ones are unrelated to all others */
export function relationOf(at: Position, a: number, b: number): Relation {
  if (a === EXPELLED || b === EXPELLED) return UNRELATED;
  if (a === b) return SAME;
  if (a >= UNIQUE || b >= UNIQUE) return UNRELATED;
  return seriesOf(at, a) === seriesOf(at, b) ? RELATED : UNRELATED;
}

/** SS-11.53: refuses what cannot be paid */
export function checkFunds(g: SwordState, player: number, points: number, rule: RuleId = 'SS-11.53'): Refusal | null {
  const have = g.players.points[player]!;
  return points <= have ? null : refuse(rule, `it costs ${counted(points, 'Resource Point')} and you have ${have}`);
}

/** Takes points that `checkFunds` has passed. */
export function spend(g: SwordState, player: number, points: number): void {
  if (g.players.points[player]! < points) throw new Error(`seat ${player} cannot pay ${points}`);
  g.players.points[player]! -= points;
}

export function gain(g: SwordState, player: number, points: number): void {
  g.players.points[player]! += points;
}
