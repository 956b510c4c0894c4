/** 16.0 GuardianWeb. */
import type { Refusal } from '#core/types';
import { type Position, refuse, type SsPlay } from '../types.ts';
import { nameOf } from './03-systems.ts';

/** A Web as it is built, and the strongest (16.2). */
export const FIRST_WEB = 2;
export const STRONGEST_WEB = 3;

/** SS-16.2: nothing can be built beyond 3 (R53) */
export function checkWeb(at: Position, target: number): Refusal | null {
  return at.g.systems.web[target] === STRONGEST_WEB
    ? refuse('SS-16.2', `the Web of ${nameOf(at, target)} has strength ${STRONGEST_WEB} already`)
    : null;
}

/** SS-16.2: G builds a Web of 2, or makes 3 of it */
export function webAfter(from: number): number {
  return from === 0 ? FIRST_WEB : STRONGEST_WEB;
}

export function buildWeb(play: SsPlay, target: number): void {
  const { web } = play.g.systems;
  const from = web[target]!;
  web[target] = webAfter(from);
  play.emit('SS-16.2', 'web', { system: target, from, to: web[target]! });
}
