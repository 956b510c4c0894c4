/** 18.0 StarGate: building one, and going through it. */
import type { Refusal } from '#core/types';
import { type Position, refuse, type SsPlay } from '../../types.ts';
import { GATE_TECH, hasWorkingGate, nameOf } from '../03-systems.ts';
import type { InterstellarAct } from '../11-operations/build.ts';

/** R53: one StarGate a System; its level does not matter */
export function checkGate(at: Position, target: number): Refusal | null {
  return at.g.systems.gate[target] ? refuse('SS-18.2', `${nameOf(at, target)} has a StarGate already`) : null;
}

/** SS-18.2: S builds it */
export function buildGate(play: SsPlay, target: number): void {
  play.g.systems.gate[target] = 1;
  play.emit('SS-18.2', 'gate', { system: target, built: true });
}

/** SS-18.32: no path and no Range; the one who announces owns the Base and so its StarGate (R39) */
export function checkGateUse(at: Position, { base, path }: InterstellarAct): Refusal | null {
  const { gate, tech } = at.g.systems;
  if (!gate[base]) return refuse('SS-18.32', `${nameOf(at, base)} has no StarGate`);
  if (!hasWorkingGate(at.g, base))
    return refuse('SS-18.31', `a StarGate needs Tech Level ${GATE_TECH}, ${nameOf(at, base)} has ${tech[base]}`); // SS-18.31
  return path.length > 0 ? refuse('SS-18.32', 'through a StarGate no path is traced') : null;
}
