/** How a space combat is likely to end, by average damage. */
import type { FifthFrontierWarData } from '@admiralty/engine/fifth-frontier-war';
import type { Force } from './forces.ts';
import { spaceHits } from './means.ts';

export interface Duel {
  /** chance that the first has the hex in the end */
  readonly chance: number;
  /** parts of their defense factors that the two keep */
  readonly kept: readonly [number, number];
}

const WON: Duel = { chance: 1, kept: [1, 1] };
const LOST: Duel = { chance: 0, kept: [1, 1] };
/** Rounds that a fight is followed. */
const ROUNDS = 24;
/** Attack goes slower than defense: owners give up what fights least. */
const WEAR = 0.8;
/** How sharply the chance follows the difference of what is left. */
const SHARP = 5;

/** Fought to the end, nobody leaves. */
export function duel(data: FifthFrontierWarData, own: Force, enemy: Force): Duel {
  if (enemy.defense === 0) return WON;
  if (own.defense === 0) return LOST;
  const better = Math.sign(own.tactical - enemy.tactical);
  let [mine, his] = [1, 1];
  for (let round = 0; round < ROUNDS && mine > 0 && his > 0; round++) {
    const onHim = spaceHits(data, own.attack * mine ** WEAR, better) / enemy.defense;
    const onMe = spaceHits(data, enemy.attack * his ** WEAR, -better) / own.defense;
    if (onHim + onMe === 0) break;
    [mine, his] = [mine - onMe, his - onHim];
  }
  const kept: [number, number] = [Math.max(0, Math.min(1, mine)), Math.max(0, Math.min(1, his))];
  if (kept[0] > 0 && kept[1] > 0) return { chance: 0, kept }; // neither can harm the other
  return { chance: 1 / (1 + Math.exp(-SHARP * (mine - his))), kept };
}
