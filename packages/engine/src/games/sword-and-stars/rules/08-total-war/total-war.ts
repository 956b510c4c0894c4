/** 8.31 Total War: what a member must do with every card of his turn (R36). */
import type { Refusal } from '#core/types';
import { operationAt } from '../../text/words.ts';
import { type Act, type Position, refuse } from '../../types.ts';
import { hasWorkingGate, isWithinRange, nameOf, shortestPaths, systemsOf } from '../03-systems.ts';
import { type InterstellarAct, isInterstellar, isOperation, operationOf } from '../11-operations/build.ts';
import { checkOperation } from '../11-operations/operations.ts';
import { violatorsFor } from './war-record.ts';

export { declareWar, hasOpenDuty, warTurnOver } from './war-record.ts';

/** SS-8.31b: Conquest before Raid before Communicate */
const LADDER: readonly InterstellarAct['do'][] = ['conquest', 'raid', 'communicate'];

/** SS-8.31b: the Seat first; SS-8.31c: then his other Systems by Tech Level, the highest first; equals are the player's choice */
function ranksOf({ g }: Position, violator: number): number[][] {
  const seat = g.players.seat[violator]!;
  const rest = systemsOf(g, violator).filter((system) => system !== seat);
  const { tech } = g.systems;
  const levels = [...new Set(rest.map((system) => tech[system]!))].sort((a, b) => b - a);
  const others = levels.map((level) => rest.filter((system) => tech[system] === level));
  return seat >= 0 ? [[seat], ...others] : others; // R37: one without a Seat
}

/** What must be done at this System: the first Operation of the ladder that is legal without extra points and chits. */
function unaided(at: Position, seat: number, target: number): InterstellarAct | null {
  for (const kind of LADDER)
    for (const base of systemsOf(at.g, seat)) {
      const act = legalFrom(at, seat, kind, base, target);
      if (act) return act;
    }
  return null;
}

function legalFrom(
  at: Position,
  seat: number,
  kind: InterstellarAct['do'],
  base: number,
  target: number,
): InterstellarAct | null {
  const ways: Pick<InterstellarAct, 'path' | 'gate'>[] = [];
  if (isWithinRange(at, base, target)) ways.push({ path: shortestPaths(at, base, target)[0]!.slice(), gate: false });
  if (hasWorkingGate(at.g, base)) ways.push({ path: [], gate: true });
  for (const way of ways) {
    const act: InterstellarAct = { do: kind, base, target, ...way, extra: 0, chits: [] };
    if (checkOperation(at, seat, act) === null) return act;
  }
  return null;
}

/** What must be done against this violator: at the first rank where anything is possible; empty: he is out of reach. */
function actsAgainst(at: Position, seat: number, violator: number): InterstellarAct[] {
  for (const systems of ranksOf(at, violator)) {
    const acts = systems.flatMap((target) => unaided(at, seat, target) ?? []);
    if (acts.length > 0) return acts;
  }
  return [];
}

/** What the duty allows this player next, without extra points and chits, in map order; null: he owes nothing. */
export function dutyActs(at: Position, seat: number): Act[] | null {
  if (at.g.active !== seat || at.g.players.cards[seat] === 0) return null;
  const violators = violatorsFor(at.g, seat);
  if (violators.length === 0) return null;
  const acts = violators.flatMap((violator) => actsAgainst(at, seat, violator));
  return acts.length > 0 ? acts : [{ do: 'flip' }]; // SS-8.31d
}

/** The defaultAnswer's: the first of them; null: no duty. */
export function dutyAct(at: Position, seat: number): Act | null {
  return dutyActs(at, seat)?.[0] ?? null;
}

/** SS-8.31a: every card left goes against a violator, by the ladder; points and chits may be added. Taxes and free acts stay open. */
export function checkWarDuty(at: Position, seat: number, act: Act): Refusal | null {
  if (act.do !== 'end' && act.do !== 'flip' && !isOperation(act)) return null;
  const acts = dutyActs(at, seat);
  if (acts === null) return null;
  const { cards } = at.g.players;
  if (act.do === 'end') return refuse('SS-8.31a', `Total War: ${cards[seat]} cards must still be used`);
  if (act.do === 'flip')
    return acts[0]!.do === 'flip' ? null : refuse('SS-8.31d', `Total War: ${nameThem(at, acts)} is possible`);
  return isInterstellar(act) && obeys(acts, act)
    ? null
    : refuse('SS-8.31b', `Total War calls for ${nameThem(at, acts)}`);
}

/** R36: the very Operation that the ladder names for that System; from any Base, and with points and chits added at will */
function obeys(acts: readonly Act[], { do: kind, target }: InterstellarAct): boolean {
  return acts.some((due) => due.do === kind && due.target === target);
}

function nameThem(at: Position, acts: readonly Act[]): string {
  const words = (act: Act): string =>
    isOperation(act) ? operationAt(operationOf(act), nameOf(at, act.target)) : act.do;
  return acts.map(words).join(' or ');
}
