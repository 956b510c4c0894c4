/** 5.6, 7.4 Tractor Beam: Maneuver Commands to another ship or battlecraft (R35). */
import type { Random } from '#core/random';
import type { Refusal } from '#core/types';
import { HEXSIDES } from '../../board/plane.ts';
import { WRECKED } from '../../state.ts';
import {
  type DvFrame,
  type DvPlay,
  type Maneuver,
  type OrderOf,
  type Position,
  refuse,
  type Steps,
} from '../../types.ts';
import { classOf, groupOf, isInPlay, isInstallation, isMissile, isUnit, rangeBetween } from '../04-spaceships.ts';
import { boxOf, effectiveCiv, forPods, isSound, podType, rowOf } from '../05-pods.ts';
import { energyOf, spendEnergy } from '../10-set-up/logs.ts';
import { looksAt } from '../fsb/installations.ts';
import { payCommand, refuseBattle, refuseFieldUp } from './allotment.ts';
import { blockOf } from './energy.ts';
import {
  applyManeuver,
  checkManeuvers,
  handlingOf,
  refuseBound,
  refuseBridge,
  refuseGroup,
  refuseWeave,
} from './maneuver.ts';
import { tellManeuver } from './maneuver-orders.ts';
import type { OrderRule } from './order.ts';

/** Range and Commands of the tractor in this box by its effective level, or null: it does not work (R19). */
function tractorOf(at: Position, unit: number, row: number): { range: number; commands: number } | null {
  if (!podType(at, row)?.tractor) return null;
  const civ = effectiveCiv(at, unit, row); // DV-5.6e, DV-5.6f
  return at.data.pods.find((type) => type.tractor !== null && type.civ === civ)?.tractor ?? null;
}

/** Does the seat not know what this counter is? */
const isHidden = ({ g }: Position, seat: number, unit: number): boolean =>
  g.units.seat[unit] !== seat && !g.units.revealed[unit];

/** DV-5.6h: twice the burn rate for each Command; a battlecraft's is 1, and an unknown contact can only be one. */
function costOf(at: Position, seat: number, order: OrderOf<'tractor'>): number {
  const burn = isHidden(at, seat, order.target) ? 1 : blockOf(at, order.target);
  return 2 * burn * order.maneuvers.length;
}

function refuseTarget(at: Position, seat: number, unit: number, target: number): Refusal | null {
  const { g } = at;
  if (!isUnit(g, target) || !isInPlay(g, target)) return refuse('DV-5.6i', `there is no unit ${target} on the plane`);
  if (groupOf(g, unit).includes(target)) return refuse('DV-5.6i', 'a tractor beam acts on another unit');
  if (isHidden(at, seat, target)) return null; // what it is comes out when the beam is tried
  if (isMissile(g, target)) return refuse('DV-5.6g', 'a tractor beam cannot act on missiles');
  return refuseGroup(g, target);
}

function refuseBeam(at: Position, order: OrderOf<'tractor'>): Refusal | null {
  const { g } = at;
  const row = rowOf(g, order.unit, order.box);
  const tractor = tractorOf(at, order.unit, row);
  if (!tractor) return refuse('DV-5.6d', `box ${order.box} is no working tractor beam`);
  if (!isSound(g, row)) return refuse('DV-8.9k', 'the tractor beam is damaged');
  if (g.pods.uses[row]! > 0) return refuse('DV-7.4k', 'a tractor beam is used once a Command Phase');
  const range = rangeBetween(g, order.unit, order.target);
  if (range > tractor.range) return refuse('DV-5.6e', `it reaches ${tractor.range} hexes, the target is ${range} away`);
  const count = order.maneuvers.length;
  if (count < 1 || count > tractor.commands)
    return refuse('DV-5.6f', `it gives up to ${tractor.commands} Maneuver Commands`);
  if (isInstallation(g, order.unit) && !looksAt(g, order.unit, g.units.q[order.target]!, g.units.r[order.target]!))
    return refuse('DV-FSB-PI2', 'the target is not in view of its hexside');
  return null;
}

/**
 * The Commands against what the seat knows of the target: everything of its own units, class and course of the enemy's.
 * What an enemy's damage forbids comes out only when it does not obey.
 */
function refuseString(at: Position, seat: number, { target, maneuvers }: OrderOf<'tractor'>): Refusal | null {
  for (const maneuver of maneuvers) {
    const refusal = maneuver.do === 'weave' ? refuseWeave(at, target, maneuver.hexside) : null;
    const bound = refusal ?? refuseBound(at.g, target, maneuver);
    if (bound) return bound;
  }
  if (isHidden(at, seat, target)) return null;
  const isOwn = at.g.units.seat[target] === seat;
  if (isOwn) return refuseDamage(at, target, maneuvers) ?? checkManeuvers(at, handlingOf(at, target), maneuvers);
  return checkManeuvers(at, handlingOf(at, target, classOf(at, target).maneuver), maneuvers);
}

function refuseDamage(at: Position, target: number, maneuvers: readonly Maneuver[]): Refusal | null {
  if (at.g.units.engine[target] === WRECKED) return refuse('DV-8.9d', 'its engine is destroyed'); // R31
  return maneuvers.some((maneuver) => maneuver.do === 'weave') ? refuseBridge(at, target) : null;
}

export const tractor: OrderRule<OrderOf<'tractor'>> = {
  check(play, seat, order) {
    const refusal =
      refuseBattle(play, seat, order) ?? // DV-5.6d
      refuseFieldUp(play, order.unit) ??
      refuseTarget(play, seat, order.unit, order.target) ??
      refuseBeam(play, order) ??
      refuseString(play, seat, order);
    if (refusal) return refusal;
    const cost = costOf(play, seat, order);
    const left = energyOf(play, order.unit);
    return cost <= left ? null : refuse('DV-7.6a', `the beam costs ${cost} Energy Units and ${left} are left`);
  },
  apply(play, seat, order) {
    const { g } = play;
    payCommand(play, order.unit, order.from);
    spendEnergy(play, order.unit, costOf(play, seat, order)); // DV-5.6h, DV-10.3b: the target pays nothing
    const row = rowOf(g, order.unit, order.box);
    g.pods.uses[row] = 1;
    play.markRevealed(); // whether the target obeys tells of its damage
    const { unit, target, maneuvers } = order;
    play.call('beam', { seat, unit, target, maneuvers: maneuvers.slice(), obeyed: 0 });
  },
  sample(play, _seat, unit, random) {
    const boxes = tractorBoxes(play, unit);
    if (boxes.length === 0) return null;
    const target = random.below(play.g.names.length);
    return { do: 'tractor', unit, box: boxes[random.below(boxes.length)]!, target, maneuvers: [anyManeuver(random)] };
  },
  list(play, seat, unit) {
    const targets = play.g.names.map((_, one) => one).filter((one) => !refuseTarget(play, seat, unit, one));
    const boxes = targets.length === 0 ? [] : tractorBoxes(play, unit);
    return boxes.flatMap((box) =>
      targets.flatMap((target) =>
        strings.map((maneuvers) => ({ do: 'tractor' as const, unit, box, target, maneuvers })),
      ),
    );
  },
};

/** DV-7.0c: one Command of the string after the other, each with all that follows from it */
export function beam(play: DvPlay, frame: DvFrame<'beam'>): void {
  const { g } = play;
  const { my } = frame;
  if (play.table.result) return;
  const maneuver = isInPlay(g, my.target) ? my.maneuvers[frame.at++] : undefined;
  if (!maneuver) {
    if (my.obeyed === 0) tellBeam(play, my, [my.seat]); // nothing was seen to move
    return play.done();
  }
  if (!obeys(play, my.target, maneuver)) return play.emit('DV-5.6i', 'unmoved', { unit: my.target }, [my.seat]);
  if (my.obeyed++ === 0) tellBeam(play, my, 'all');
  applyManeuver(play, my.target, maneuver);
  tellManeuver(play, my.target, maneuver.do);
  if (maneuver.do === 'weave') play.call('interceptions', { movers: groupOf(g, my.target), pairs: [] }); // R32
}

function tellBeam(
  play: DvPlay,
  { unit, target, maneuvers }: Steps['beam'],
  visibleTo: readonly number[] | 'all',
): void {
  play.emit('DV-5.6d', 'tractor', { unit, target, maneuvers: maneuvers.map((one) => one.do) }, visibleTo);
}

/** What the target really is, and its damage, decide; a field that came up on the way holds it too. */
function obeys(at: Position, target: number, maneuver: Maneuver): boolean {
  if (isMissile(at.g, target)) return false; // DV-5.6g
  const refusal = refuseGroup(at.g, target) ?? refuseDamage(at, target, [maneuver]);
  return !refusal && !checkManeuvers(at, handlingOf(at, target), [maneuver]);
}

function tractorBoxes(at: Position, unit: number): number[] {
  const boxes: number[] = [];
  forPods(at, unit, (row, type) => {
    if (type.tractor && isSound(at.g, row) && at.g.pods.uses[row] === 0) boxes.push(boxOf(at.g, unit, row));
  });
  return boxes;
}

const turnings: readonly Maneuver[] = (['accelerate', 'decelerate', 'left', 'right'] as const).map((d) => ({ do: d }));
const weaves: readonly Maneuver[] = HEXSIDES.map((hexside) => ({ do: 'weave', hexside }));
const strings: readonly Maneuver[][] = [
  ...turnings.flatMap((one) => [[one], [one, one]]),
  ...weaves.map((one) => [one]),
];

function anyManeuver(random: Random): Maneuver {
  return random.below(4) === 0 ? weaves[random.below(6)]! : turnings[random.below(4)]!;
}
