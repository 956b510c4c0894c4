/** 7.0, 7.3 The Confederation: who is a member and how many votes he has. */
import { BY_VOTE, CONFEDERATE } from '../../data/types.ts';
import { NORMAL, type SwordState } from '../../state.ts';
import type { Position } from '../../types.ts';
import { countSystems, isPlaying, isSeat, systemsOf } from '../03-systems.ts';

/** SS-7.3c: the boundary never changes; SS-25.1b: LA'DAU belongs to it only while voted in */
export function isConfederate({ g, data }: Position, system: number): boolean {
  const { confederation } = data.systems[system]!;
  return confederation === CONFEDERATE || (confederation === BY_VOTE && g.ladau === 1);
}

export function confederateCount(at: Position, player: number): number {
  const { owner } = at.g.systems;
  let count = 0;
  for (let system = 0; system < owner.length; system++)
    if (owner[system] === player && isConfederate(at, system)) count++;
  return count;
}

/** SS-7.3a, SS-7.3b, R20: owns a Confederation System and is not expelled; exiles can be members */
export function isMember(at: Position, player: number): boolean {
  return isPlaying(at.g, player) && at.g.players.expelled[player] === 0 && confederateCount(at, player) > 0;
}

export function membersOf(at: Position): number[] {
  return at.g.names.map((_, seat) => seat).filter((seat) => isMember(at, seat));
}

/** SS-7.0a: Diplomatic level, 1 for each Confederation System but Atjay, 5 for Atjay, 5 for each Influence chit */
export function sessionVotes(at: Position, player: number, influence = 0): number {
  const { g, data } = at;
  const level = g.players.diplomatic[player]!;
  if (g.confederation !== NORMAL) return level; // SS-8.42a, R34: neither Systems nor chits count
  const ofSystems = systemsOf(g, player).reduce((sum, system) => sum + votesFrom(at, system), 0);
  return level + ofSystems + data.tables.votes.perInfluence * influence;
}

/** SS-7.0a: how many of its owner's votes come from a System now. */
export function votesFrom(at: Position, system: number): number {
  const { g, data } = at;
  const { perSystem, atjay } = data.tables.votes;
  if (g.confederation !== NORMAL) return 0; // SS-8.42a
  if (system === data.named.atjay) return hasAtjaysVotes(g) ? atjay : 0;
  return isConfederate(at, system) ? perSystem : 0;
}

/** SS-8.41a, R21: from the Round after it was taken, from the start for its first owner; SS-R127: not for him when he retakes it */
function hasAtjaysVotes(g: SwordState): boolean {
  return g.atjaySince < g.serial;
}

/** SS-25.2a, R84: one for each System and one more for each Confederation System; expelled and exiled players vote */
export function votesToEnd(at: Position, player: number): number {
  return countSystems(at.g, player) + confederateCount(at, player);
}

/** R59: rules 1 to 5 of 8.41 bind an owner of Atjay who gained it during play */
export function holdsAtjayByForce({ g, data }: Position): boolean {
  const owner = g.systems.owner[data.named.atjay]!;
  return isSeat(owner) && g.players.home[owner] !== data.named.atjay;
}
