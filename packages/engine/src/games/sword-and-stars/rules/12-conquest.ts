/** 12.0 Conquest: partial conquests and the fall of a System. */

import { z } from 'zod';
import { askSeat } from '#core/asking';
import { pickFrom } from '#core/random';
import type { Refusal } from '#core/types';
import { takeSystem } from '../board/ownership.ts';
import { addPartial, PARTIALS, type SwordState } from '../state.ts';
import { type Operation, type Position, refuse, type SsChoice, type SsFrame, type SsPlay } from '../types.ts';
import { isHeldDead, isSeat, isVoid, nameOf } from './03-systems.ts';
import type { InterstellarAct } from './11-operations/build.ts';
import { resettle } from './21-outworlders/genocide.ts';
import { checkConversion } from './23-conversion.ts';

export function checkConquest(at: Position, seat: number, act: InterstellarAct): Refusal | null {
  const { g } = at;
  const name = nameOf(at, act.target);
  if (isVoid(g, act.target)) return refuse('SS-21.35c', `nobody lives on ${name}: only Communicate reaches it`); // R68
  if (g.systems.owner[act.target] !== seat) return null;
  if (!g.options['conversion']) return refuse('SS-12.0', `${name} is your own`); // SS-12.0, R114
  return checkConversion(at, seat, act);
}

/**
 * What a military C does: it frees the Base (`cleared`, SS-12.36b), leaves a choice between that and the Target (R40),
 * wins one planet, or takes the System.
 */
export type ConquestStep = 'cleared' | 'choice' | 'planet' | 'taken';

export function conquestStep(at: Position, operation: Operation): ConquestStep {
  const [row] = removable(at.g, operation);
  if (row !== undefined && at.g.partials.target[row] === operation.base) return 'cleared'; // SS-12.36b: the Base is cleaned first, and the C counts for nothing else
  if (row !== undefined && isSeat(operation.by)) return 'choice';
  return fallsNext(at, operation) ? 'taken' : 'planet';
}

/** SS-12.3: as many C as planets */
function fallsNext({ g, data }: Position, { by, target }: Operation): boolean {
  return countOf(g, target, by) + 1 >= data.systems[target]!.planets;
}

/** One military C on the Target. Hands back true if the System falls. */
export function scoreConquest(play: SsPlay, frame: SsFrame<'scoreConquest'>): void {
  const { operation } = frame.my;
  if (frame.at++ === 0) {
    const step = conquestStep(play, operation);
    const rows = removable(play.g, operation);
    if (step === 'cleared') {
      cleanPartial(play, rows[0]!);
      play.done(false);
    } else if (step === 'choice') askSeat(play, operation.by, 'removeOrScore', 'SS-12.36a', { operation, rows });
    return;
  }
  const answer = frame.back as { remove: number } | { score: true } | null;
  if (answer && 'remove' in answer) {
    cleanPartial(play, answer.remove); // SS-12.36a
    play.done(false);
  } else play.done(score(play, operation));
}

/** SS-12.36a: what the Target holds of the Base, else of other own Systems (R40) */
function removable(g: SwordState, { by, base, target }: Operation): number[] {
  const onBase = rowsFrom(g, target, (held) => held === base);
  return onBase.length > 0 ? onBase : rowsFrom(g, target, (held) => g.systems.owner[held] === by);
}

/** Partial conquests made from a System on others. */
function rowsFrom({ partials }: SwordState, system: number, isWanted: (held: number) => boolean): number[] {
  const rows: number[] = [];
  partials.base.forEach((base, row) => {
    if (base === system && isWanted(partials.target[row]!)) rows.push(row);
  });
  return rows;
}

function cleanPartial(play: SsPlay, row: number): void {
  const { partials } = play.g;
  play.emit('SS-12.36a', 'partial-removed', {
    target: partials.target[row]!,
    attacker: partials.attacker[row]!,
    base: partials.base[row]!,
  });
  partials.count[row]! -= 1;
  if (partials.count[row] === 0) PARTIALS.drop(partials, row);
}

/** SS-12.38: the first to have a C for each planet takes it, which wipes out those of all others */
function score(play: SsPlay, operation: Operation): boolean {
  const { g, data } = play;
  const { by, base, target } = operation;
  if (!fallsNext(play, operation)) {
    const { planets } = data.systems[target]!;
    const count = countOf(g, target, by) + 1;
    addPartial(g, target, by, base); // SS-12.33: kept for each Base; SS-12.32: until something removes it
    play.emit('SS-12.3', 'partial-conquest', { target, attacker: by, base, count, planets });
    return false;
  }
  const wasDead = isHeldDead(g, target);
  takeSystem(play, target, by, 'military', 'SS-12.2a'); // SS-12.2a, SS-12.2b
  if (wasDead) resettle(play, target, base); // SS-21.35b
  return true;
}

/** SS-12.33: C results from all Bases of one attacker add up */
export function countOf({ partials }: SwordState, target: number, attacker: number): number {
  let count = 0;
  partials.target.forEach((one, row) => {
    if (one === target && partials.attacker[row] === attacker) count += partials.count[row]!;
  });
  return count;
}

/** R40: the Base is clean, but the Target holds part of another own System. */
export const removeOrScore: SsChoice<'removeOrScore'> = {
  shape: z.union([z.strictObject({ remove: z.int().min(0).max(999) }), z.strictObject({ score: z.literal(true) })]),
  check: (_, answer, { about }) =>
    'score' in answer || about.rows.includes(answer.remove)
      ? null
      : refuse('SS-12.36a', 'that is no partial conquest made from the Target'),
  options: (_, { about }) => [...about.rows.map((remove) => ({ remove })), { score: true }],
  sample: (_, { about }, random) =>
    random.below(2) === 0 ? { score: true } : { remove: pickFrom(about.rows, random) },
  defaultAnswer: (_, { about }) => ({ remove: about.rows[0]! }),
};
