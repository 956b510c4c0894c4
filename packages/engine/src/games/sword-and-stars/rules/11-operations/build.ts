/** 11.0 What an Operation is made of: for players from their announcement, for automatic powers from their own rules. */
import type { RuleId } from '#core/types';
import { type ChitId, CONQUEST, INTERCEPT, OPERATIONS } from '../../data/types.ts';
import { specialOf } from '../../positions/setting.ts';
import { NORMAL } from '../../state.ts';
import type { Act, ActOf, Operation, Position, SsPlay } from '../../types.ts';
import { isSeat, rangeBetween } from '../03-systems.ts';
import { isMember } from '../07-confederation/votes.ts';
import { kindOf } from '../09-random-events/cup.ts';
import { explainRating, mandatoryCost, ratingOf } from './effectiveness.ts';

export type InterstellarAct = ActOf<'conquest' | 'raid' | 'communicate'>;
export type StellarAct = ActOf<'govern' | 'guardianWeb' | 'starGate'>;
export type OperationAct = InterstellarAct | StellarAct;

const WAR_CHITS: readonly ChitId[] = ['weapons-advance', 'tactical-advance'];

/** Weapons and Tactical Advance: the chits that count in a rating (9.26). */
export function isWarChit(at: Position, chit: number): boolean {
  return WAR_CHITS.includes(kindOf(at, chit).id);
}

export function isOperation(act: Act): act is OperationAct {
  return operationOf(act) >= 0;
}

export function isInterstellar(act: OperationAct): act is InterstellarAct {
  return 'base' in act;
}

/** CONQUEST … STAR_GATE, or -1 for an act that is no Operation. */
export function operationOf(act: Act): number {
  const operation = (OPERATIONS as readonly string[]).indexOf(act.do);
  return operation < INTERCEPT ? operation : -1;
}

/** An Operation of any actor. Automatic powers pay nothing (21.1, 22.0), and add neither points nor chits. */
export function buildOperation(
  at: Position,
  actor: number,
  operation: number,
  base: number,
  target: number,
  path: readonly number[],
  gate: boolean,
  more: Pick<Operation, 'extra' | 'chits'> = { extra: 0, chits: [] },
): Operation {
  const { extra, chits } = more;
  const used = chits.filter((chit) => isWarChit(at, chit)).length; // SS-9.26a: three each
  const isPlayer = isSeat(actor);
  return {
    by: actor,
    operation,
    base,
    target,
    path: path.slice(),
    gate,
    extra,
    chits: chits.slice(),
    paid: isPlayer ? mandatoryCost(at, operation, rangeBetween(at, base, target), gate, target) + extra : 0,
    rating: ratingOf(at, { by: actor, operation, base, target, gate, extra, chits: used }),
    converts: operation === CONQUEST && at.g.systems.owner[target] === actor, // R114
    violates: isPlayer && base !== target && violatesAtjay(at, actor, target, path),
    wasMember: isPlayer && isMember(at, actor), // R29: judged at the announcement
    interceptions: [],
  };
}

/** Tells an announcement with its rating line by line. */
export function tellAnnouncement(play: SsPlay, rule: RuleId, operation: Operation): void {
  if (!play.hasListeners) return;
  const chits = operation.chits.filter((chit) => isWarChit(play, chit)).length;
  play.emit(rule, 'announced', { operation, lines: explainRating(play, { ...operation, chits }) });
}

/** R29, R34, R35, R86: whose Interstellar Operation, and when, offends the Confederation */
function violatesAtjay(at: Position, player: number, target: number, path: readonly number[]): boolean {
  const { g, data } = at;
  const { atjay } = data.named;
  const isNear = target === atjay || path.includes(atjay); // SS-8.1b: as Target; SS-8.1a: or on the path, which a StarGate has not
  if (!isNear || g.systems.owner[atjay] === player) return false;
  return g.confederation === NORMAL && !isWarDuty(at, player, target) && !specialOf(at).solitaire;
}

/** R29: an Operation against a violator by a player who owes it */
function isWarDuty({ g }: Position, player: number, target: number): boolean {
  const { violator, owed } = g.wars;
  return violator.some((one, row) => one === g.systems.owner[target] && ((owed[row]! >> player) & 1) === 1);
}
