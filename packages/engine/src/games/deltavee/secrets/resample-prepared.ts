/** Counters that lie prepared on a ship: as many as before, of any that can. */
import { type Random, shuffle } from '#core/random';
import { GUIDED, INTELLIGENT, MIMS, MISSILE_TYPES } from '../data/types.ts';
import { changeMissiles, changeReady, forPods, isSound, preparable } from '../rules/05-pods.ts';
import { preparedLimit } from '../rules/07-commands/battle.ts';
import { CRAFT_INSIDE, CRAFT_PREPARED, type DeltaVeeState } from '../state.ts';
import type { Position } from '../types.ts';

/** One counter that may lie prepared on a ship: a missile of a pod, or (missile -1) its craft. */
interface Counter {
  row: number;
  missile: number;
}

/** What a captain makes ready first: intelligent missiles, then guided ones, MIMS, his craft, the rest. */
const EAGERNESS = new Map([
  [INTELLIGENT, 4],
  [GUIDED, 3],
  [MIMS, 2],
  [-1, 1],
]);
/** One draw of so many leaves it open whether he has thought otherwise. */
const RARE = 6;

/** R48: missiles only as many as the rules let lie there, unless there are not enough craft. */
export function drawPrepared(at: Position, ship: number, prepared: number, random: Random): void {
  const open = shuffle(countersOf(at, ship), random);
  if (random.below(RARE) > 0) open.sort((a, b) => (EAGERNESS.get(b.missile) ?? 0) - (EAGERNESS.get(a.missile) ?? 0));
  const craft = open.filter(({ missile }) => missile < 0).length;
  let room = Math.max(preparedLimit(at, ship), prepared - craft);
  let left = prepared;
  for (const counter of open) {
    if (left === 0 || (counter.missile >= 0 && room === 0)) continue;
    if (counter.missile >= 0) room--;
    prepare(at.g, counter);
    left--;
  }
}

function countersOf(at: Position, ship: number): Counter[] {
  const { g } = at;
  const found: Counter[] = [];
  forPods(at, ship, (row, type) => {
    if (!isSound(g, row)) return;
    if (type.weapons)
      for (let missile = 0; missile < MISSILE_TYPES.length; missile++)
        for (let n = preparable(g, row, type, missile); n > 0; n--) found.push({ row, missile });
    if (g.pods.craft[row] === CRAFT_INSIDE) found.push({ row, missile: -1 });
  });
  return found;
}

function prepare(g: DeltaVeeState, { row, missile }: Counter): void {
  if (missile < 0) g.pods.craft[row] = CRAFT_PREPARED;
  else {
    changeReady(g, row, missile, 1);
    changeMissiles(g, row, missile, -1);
  }
}
