/** Where a unit should stand and how it should face: what it can hit from there, what can hit it, and where it is bound. */
import { DQ, DR, distance } from '@admiralty/engine/hex';
import { isBase, isInExitZone, rangeBetween, strengthOf } from '@admiralty/engine/imperial-ambitions';
import { hitsBy, hitsOn } from './arcs.ts';
import { type Field, isGuarded, isStillToMove } from './field.ts';
import type { Stance } from './stance.ts';
import { stepWorth } from './unit-values.ts';

/** A place weighed: points that it should win and lose in this turn's fire, and how well it leads on. */
export interface Prospect {
  dealt: number;
  received: number;
  /** by stance, in the order asked for */
  bearings: number[];
}

/** How much of a threat is counted, by stance; carriers and transports are careful in any case. */
const CAUTION: Readonly<Record<Stance, number>> = { storm: 0.35, close: 0.75, hold: 0.9, evade: 2, leave: 2 };
const GUARDED_CAUTION = 2;
/** A target that has still to move will not stay where it is. */
const UNCERTAIN = 0.7;
/** Guns reach so far; guns of a ship that has still to move are on target broadside so often. */
const REACH = 6;
const BROADSIDE = 0.8;
/** What the second best target counts. */
const SECOND = 0.15;
/** Points for each hex nearer to where the unit is bound. */
const PULL = 2.5;
/** Distances that guarded units keep from the enemy, and at which they lag behind. */
const SAFE = 10;
const BEHIND = 14;
/** The line is in action from this distance on; before that nobody is so many hexes ahead of its middle. */
const ENGAGED = 8;
const LEAD = 2;
/** Those who keep away are far enough at this distance. */
const FAR = 15;

/** What the enemies can do, worked out once for a decision. */
export interface Outlook {
  readonly field: Field;
  /** worth of a step of each enemy, by its place among the enemies */
  readonly prizes: readonly number[];
  /** the part of its fire that each gun can be expected to spend on one of mine in its reach */
  readonly shares: readonly number[];
  readonly movers: readonly boolean[];
  /** enemies worth going for */
  readonly prey: readonly number[];
  /** what is to be held; none: nothing */
  readonly anchors: readonly number[];
  /** how far the middle of the line is from its prey */
  readonly front: number;
}

export function outlookOf(field: Field): Outlook {
  const { at, enemies, guns, mine } = field;
  const movers = guns.map((gun) => isStillToMove(field, gun));
  const prey = preyOf(field);
  return {
    field,
    prizes: enemies.map((enemy) => stepWorth(at, enemy)),
    shares: guns.map((gun, index) => {
      const reach = REACH + (movers[index] ? strengthOf(at, gun).ma : 0);
      const near = mine.filter((unit) => rangeBetween(at.g, gun, unit) <= reach + strengthOf(at, unit).ma).length;
      return 1 / Math.sqrt(Math.max(1, near));
    }),
    movers,
    prey,
    anchors: mine.filter((unit) => isBase(at.g, unit)),
    front: frontOf(field, prey),
  };
}

/** The middle one of the distances of warships to their prey. */
function frontOf(field: Field, prey: readonly number[]): number {
  const { q, r } = field.at.g.units;
  const line = field.mine.filter((unit) => !isGuarded(field, unit) && strengthOf(field.at, unit).ma > 0);
  const away = line.map((unit) => nearest(field, prey, q[unit]!, r[unit]!)).sort((a, b) => a - b);
  return away[away.length >> 1] ?? 0;
}

/** What the scenario asks for comes first; then whatever has guns. */
function preyOf({ at, seat, enemies, guns }: Field): readonly number[] {
  const { victory } = at.data.scenarioFor(at.g);
  if (victory.type === 'destroyUnits' && victory.seat === seat) {
    const types = victory.targets.map(({ type }) => type);
    const wanted = enemies.filter((enemy) => types.includes(at.g.units.type[enemy]!));
    if (wanted.length > 0) return wanted;
  }
  const armed = enemies.filter((enemy) => guns.includes(enemy));
  return armed.length > 0 ? armed : enemies;
}

/** The unit where it stands now: callers put it there. */
export function prospectOf(outlook: Outlook, unit: number, stances: readonly Stance[]): Prospect {
  return {
    dealt: dealtBy(outlook, unit),
    received: receivedBy(outlook, unit),
    bearings: stances.map((stance) => bearingOf(outlook, stance, unit)),
  };
}

/** What a place is worth to a unit that is out for one of these. */
export function placeValue(
  { field }: Outlook,
  unit: number,
  { dealt, received, bearings }: Prospect,
  stances: readonly Stance[],
  which: number,
): number {
  const caution = isGuarded(field, unit) ? GUARDED_CAUTION : CAUTION[stances[which]!];
  return dealt - caution * received + bearings[which]!;
}

function dealtBy({ field, prizes }: Outlook, unit: number): number {
  const { at, enemies } = field;
  let best = 0;
  let second = 0;
  for (const [index, enemy] of enemies.entries()) {
    if (rangeBetween(at.g, unit, enemy) > REACH) continue;
    const hits = hitsOn(at, unit, enemy) * (isStillToMove(field, enemy) ? UNCERTAIN : 1);
    const points = hits * prizes[index]!;
    if (points > best) [best, second] = [points, best];
    else if (points > second) second = points;
  }
  return best + SECOND * second;
}

function receivedBy({ field, shares, movers }: Outlook, unit: number): number {
  const { at, guns } = field;
  let hits = 0;
  for (const [index, gun] of guns.entries())
    hits += shares[index]! * (movers[index] ? hitsFrom(field, gun, unit) : hitsOn(at, gun, unit));
  return hits === 0 ? 0 : hits * stepWorth(at, unit);
}

/** Of a gun that has still to move: it comes as near as it can. */
function hitsFrom({ at }: Field, gun: number, unit: number): number {
  const { as, ma } = strengthOf(at, gun);
  const range = Math.max(0, rangeBetween(at.g, gun, unit) - ma);
  if (range > REACH) return 0;
  return hitsBy(at, Math.max(0, as - Math.max(0, range - 3)) * BROADSIDE, unit);
}

function bearingOf({ field, prey, anchors, front }: Outlook, stance: Stance, unit: number): number {
  const { at } = field;
  const { q, r, facing } = at.g.units;
  const { ma } = strengthOf(at, unit);
  const here = nearest(field, prey, q[unit]!, r[unit]!);
  const side = facing[unit]!;
  const ahead = nearest(field, prey, q[unit]! + DQ[side]! * ma, r[unit]! + DR[side]! * ma);
  if (stance === 'leave') return -PULL * 2 * toExit(field, q[unit]!, r[unit]!) + PULL * 0.3 * Math.min(here, FAR);
  if (stance === 'evade') return PULL * Math.min(here, FAR) + PULL * 0.3 * Math.min(ahead, FAR);
  if (isGuarded(field, unit)) return -2 * PULL * Math.max(0, SAFE - here) - PULL * 0.3 * Math.max(0, here - BEHIND);
  if (stance === 'hold' && anchors.length > 0) {
    const home = nearest(field, anchors, q[unit]!, r[unit]!);
    return -PULL * Math.max(0, home - 2) - PULL * 0.3 * Math.max(0, here - 3);
  }
  const isFar = here > REACH;
  // nobody outruns the line on the way in: who comes alone is shot at alone
  const haste = front > ENGAGED ? Math.max(0, front - LEAD - here) : 0;
  return -2 * PULL * haste - PULL * Math.max(0, here - 2) - (isFar ? PULL * 0.5 * Math.max(0, ahead - 2) : 0);
}

function nearest({ at: { g } }: Field, units: readonly number[], q: number, r: number): number {
  let least = FAR * 4;
  for (const unit of units) least = Math.min(least, distance(q, r, g.units.q[unit]!, g.units.r[unit]!));
  return least;
}

/** Hexes to the zone from which one may jump out. */
function toExit({ at }: Field, q: number, r: number): number {
  for (let away = 0; away < FAR; away++)
    for (let side = 0; side < 6; side++)
      if (isInExitZone(at.data.geometry, q + DQ[side]! * away, r + DR[side]! * away)) return away;
  return FAR;
}
