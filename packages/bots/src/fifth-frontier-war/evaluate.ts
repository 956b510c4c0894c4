/** How a war stands for a seat: points now and to be expected, and what is left to fight with. */
import type { Play } from '@admiralty/engine';
import {
  ADJUSTMENT,
  attackFactor,
  defenseFactor,
  IN_PLAY,
  type LevelLimit,
  lastTurnOf,
  type Position,
  pointsOf,
  scenarioOf,
  sideOfSeat,
  type WarState,
  type WarTypes,
  ZHODANI,
} from '@admiralty/engine/fifth-frontier-war';

/** Turns that a line is followed. */
const AHEAD = 3;
/** A defense or attack factor in points at the beginning of a war. */
const PER_FACTOR = 0.06;
/** Share of the levels' width over which a lead becomes safe. */
const WIDTH = 0.6;
/** Points that are still open when a campaign begins, and the share of all points in a front. */
const OPEN = 120;
const OPEN_SHARE = 0.2;

/** Zhodani minus Imperial: points, and what squadrons left may still bring. */
function balanceOf(at: Position): number {
  const [imperial, zhodani] = pointsOf(at);
  const kind = scenarioOf(at).kind;
  const left = kind === 'battle' ? 1 : Math.max(0, lastTurnOf(at) - at.g.turn) / lastTurnOf(at);
  let factors = 0;
  for (const { index, side } of at.data.squadrons) {
    if (at.g.squadrons.status[index] !== IN_PLAY) continue;
    const worth = attackFactor(at, index) + defenseFactor(at, index);
    factors += side === ZHODANI ? worth : -worth;
  }
  return zhodani - imperial + factors * PER_FACTOR * left;
}

/** Middle and half width of the differences that are a stalemate, as far as the war has gone: what is to come counts wide. */
function stalemateOf(at: Position): { middle: number; half: number } {
  const scenario = scenarioOf(at);
  const levels: readonly LevelLimit[] = scenario.kind === 'campaign' ? at.data.tables.victory.levels : scenario.levels;
  const upper = levels.find(({ level }) => level === 'stalemate')?.max ?? 0;
  const lower = levels.find(({ level }) => level === 'imperial-marginal')?.max ?? 0;
  const half = (upper - lower) / 2;
  if (scenario.kind === 'battle') return { middle: (upper + lower) / 2, half };
  const gone = Math.min(1, at.g.turn / lastTurnOf(at));
  const open = scenario.kind === 'campaign' ? OPEN : OPEN_SHARE * (scenario.maxPoints[0] + scenario.maxPoints[1]);
  return { middle: ((upper + lower) / 2) * gone, half: half + open * (1 - gone) };
}

/** -1 lost, 1 won: how far the balance is beyond what would be a stalemate, the further the later. */
export function evaluate(play: Play<WarTypes> | Position, seat: number): number {
  return valueAt(play, seat, 0);
}

/** The position if the seat's side were so many points better. */
export function improved(at: Position, seat: number, points: number): number {
  return valueAt(at, seat, points);
}

function valueAt(at: Position, seat: number, more: number): number {
  const side = sideOfSeat(at.g, seat);
  const { middle, half } = stalemateOf(at);
  const ahead = (side === ZHODANI ? 1 : -1) * (balanceOf(at) - middle) + more;
  return Math.tanh((ahead / Math.max(1, half)) * WIDTH);
}

/** Lines go on until the combats of the third turn from now are over: by then new plots have been carried out. */
export function isFarEnough(start: WarState, now: WarState): boolean {
  return now.turn >= start.turn + AHEAD && (now.phase >= ADJUSTMENT || now.turn > start.turn + AHEAD);
}
