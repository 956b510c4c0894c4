/** 11.7, 11.8 Effectiveness: the rating of an Operation, line by line, and what it costs. */
import type { RuleId } from '#core/types';
import {
  COMMUNICATE,
  CONQUEST,
  DIPLOMATIC,
  GOVERN,
  GUARDIAN_WEB,
  MILITARY,
  RAID,
  STAR_GATE,
  UNRELATED,
} from '../../data/types.ts';
import { OUTWORLDER, type SwordState } from '../../state.ts';
import type { Interception, Operation, Position } from '../../types.ts';
import { isHeldDead, isOutworlder, isSeat, isVoid, rangeBetween } from '../03-systems.ts';
import { ideologyOf, isSameRace, levelOf, militaryOf, raceOf, relationOf } from '../06-seats/governments.ts';

/** What a rating is made from. Stellar Operations: base = target. */
export type Attempt = Pick<Operation, 'by' | 'operation' | 'base' | 'target' | 'gate' | 'extra'> & {
  /** Weapons and Tactical chits used */
  chits: number;
};
export interface RatingLine {
  what: string;
  value: number;
  rule: RuleId;
}
type Add = (what: string, value: number, rule: RuleId) => void;

/** Points for each Weapons or Tactical chit (9.26). */
export const CHIT_BONUS = 3;

/** SS-11.1: sum A minus sum B */
export function ratingOf(at: Position, attempt: Attempt): number {
  let total = 0;
  rate(at, attempt, (_, value) => {
    total += value;
  });
  return total;
}

/** The same, line by line: what is added and what is taken away. */
export function explainRating(at: Position, attempt: Attempt): RatingLine[] {
  const lines: RatingLine[] = [];
  rate(at, attempt, (what, value, rule) => lines.push({ what, value, rule }));
  return lines;
}

/** SS-15.31, SS-15.1b, SS-9.26b: what one Intercept takes from the rating */
export function interceptStrength(at: Position, { by, extra, chits }: Interception): number {
  return militaryOf(at, by) + extra + CHIT_BONUS * chits.length;
}

/** The rating after all Intercepts (A5 step 3). */
export function finalRating(at: Position, operation: Operation, chits: number): number {
  const announced = ratingOf(at, { ...operation, chits });
  return operation.interceptions.reduce((left, one) => left - interceptStrength(at, one), announced);
}

function rate(at: Position, attempt: Attempt, add: Add): void {
  switch (attempt.operation) {
    case CONQUEST: // SS-11.7a
      rateAttack(at, attempt, add, 'SS-11.7a');
      break;
    case RAID: // SS-11.7b
      rateAttack(at, attempt, add, 'SS-11.7b');
      add("Target's Resource Value", at.data.systems[attempt.target]!.resourceValue, 'SS-11.7b');
      break;
    case COMMUNICATE: // SS-11.7c
      rateCommunicate(at, attempt, add);
      break;
    default:
      rateStellar(at, attempt, add);
  }
  rateKinship(at, attempt, add);
  const held = partialsOn(at.g, attempt.base);
  if (held > 0) add('partial conquests', -held, 'SS-12.34'); // SS-12.34: of the Base or Stellar Target
  if (attempt.extra > 0) add('extra Resource Points', attempt.extra, 'SS-11.4a'); // SS-11.4a
  if (attempt.chits > 0) add('Weapons and Tactical chits', CHIT_BONUS * attempt.chits, 'SS-9.26a'); // SS-9.26a
}

function rateAttack(at: Position, { by, base, target, gate }: Attempt, add: Add, rule: RuleId): void {
  const { tech, web } = at.g.systems;
  add('Military', militaryOf(at, by), rule);
  add("Base's Tech Level", tech[base]!, rule);
  add("Target's Tech Level", -tech[target]!, rule);
  if (web[target]! > 0) add("Target's GuardianWeb", -web[target]!, rule);
  if (!gate) add('Range', -rangeBetween(at, base, target), rule); // SS-18.32: none through a StarGate
}

function rateCommunicate(at: Position, { by, base, target, gate }: Attempt, add: Add): void {
  const { tech } = at.g.systems;
  add('Diplomatic', levelOf(at.g, by, DIPLOMATIC), 'SS-11.7c');
  add("Base's Tech Level", tech[base]!, 'SS-11.7c');
  add("Target's Tech Level", -tech[target]!, 'SS-11.7c');
  add("owner's Diplomatic", -diplomaticAgainst(at, by, target), 'SS-14.15');
  if (!gate) add('Range', -rangeBetween(at, base, target), 'SS-11.7c');
}

/** SS-14.15, R44, R121: an opponent's level, 0 for own Systems, 3 for independent, void and Outworlder ones, 5 for such an Atjay */
export function diplomaticAgainst({ g, data }: Position, by: number, target: number): number {
  const owner = g.systems.owner[target]!;
  if (owner === by) return 0;
  if (isSeat(owner)) return g.players.diplomatic[owner]!;
  const { standard, atjay } = data.tables.independentDiplomatic;
  return target === data.named.atjay && !isVoid(g, target) ? atjay : standard; // R68: 3 for a void one
}

function rateStellar(at: Position, { by, operation, target }: Attempt, add: Add): void {
  const rule = operation === GOVERN ? 'SS-11.7d' : operation === GUARDIAN_WEB ? 'SS-11.7e' : 'SS-11.7f';
  const { sector } = at.data.tables.operations[operation]!;
  const tech = at.g.systems.tech[target]!;
  const { planets } = at.data.systems[target]!;
  add('Administrative', levelOf(at.g, by, sector), rule);
  if (operation === GOVERN)
    add('size of the Tech Level', -Math.abs(tech), rule); // SS-11.7d
  else add('Tech Level', tech, rule);
  if (operation === GUARDIAN_WEB) add('planets', -planets, rule); // SS-11.7e
  if (operation === STAR_GATE) add('planets', planets, rule); // SS-11.7f
}

/** SS-11.2: the Seat against the Target; SS-11.8a: by the index */
function rateKinship(at: Position, { by, operation, target }: Attempt, add: Add): void {
  const { ideologyModifiers, raceModifiers } = at.data.tables;
  if (isDraka(at.g, by) || isVoid(at.g, target)) return; // SS-21.33, R68
  const { race, ideology } = at.g.systems;
  const isAlien = isHeldDead(at.g, target); // R68: its Draka are like nobody
  const sameRace = !isAlien && isSameRace(raceOf(at.g, by), race[target]!);
  const relation = isAlien ? UNRELATED : relationOf(at, ideologyOf(at.g, by), ideology[target]!);
  add(sameRace ? 'same Race' : 'different Race', -raceModifiers[sameRace ? 0 : 1]![operation]!, 'SS-11.8a');
  add(RELATIONS[relation], -ideologyModifiers[relation][operation]!, 'SS-11.8a');
}
const RELATIONS = ['same Ideology', 'related Ideology', 'unrelated Ideology'] as const;

export function isDraka(g: SwordState, actor: number): boolean {
  return isOutworlder(actor) && g.outworlders.draka[actor - OUTWORLDER] === 1;
}

/** All partial conquests on a System, by anyone (R42). */
export function partialsOn(g: SwordState, system: number): number {
  const { target, count } = g.partials;
  let sum = 0;
  for (let row = 0; row < target.length; row++) if (target[row] === system) sum += count[row]!;
  return sum;
}

/** R39: what an Operation costs without extra points. Automatic actors pay nothing (21.1, 22.0). */
export function mandatoryCost(
  { g, data }: Position,
  operation: number,
  range: number,
  gate: boolean,
  target: number,
): number {
  const { cost, rangeCost, gateCost, isInterstellar } = data.tables.operations[operation]!;
  if (!isInterstellar) return cost; // SS-16.1, SS-17.1, SS-18.1
  if (!gate) return cost + (rangeCost ? range : 0); // SS-12.1, SS-13.1, SS-14.2, SS-11.6b
  return cost + (g.systems.gate[target] ? 0 : gateCost); // SS-18.34a, SS-18.34b
}

/** SS-11.0b: which Sector an Operation uses */
export function sectorOf({ data }: Position, operation: number): number {
  return operation < data.tables.operations.length ? data.tables.operations[operation]!.sector : MILITARY;
}
