/** 7.4 Battle Commands: Prepare Missile, Control Guided Missile, Active Search. */
import { pickFrom } from '#core/random';
import type { Refusal } from '#core/types';
import { GUIDED } from '../../data/types.ts';
import { type OrderOf, type Position, refuse } from '../../types.ts';
import { revealUnit, scanInstallation } from '../03-sequence/detection.ts';
import { classOf, isCraft, isInPlay, isInstallation, isMissile, isUnit, rangeBetween } from '../04-spaceships.ts';
import {
  boxOf,
  changeMissiles,
  changeReady,
  forPods,
  isSound,
  missilesLeft,
  podType,
  preparable,
  readyOn,
  rowOf,
  searchRange,
} from '../05-pods.ts';
import { payCommand, refuseBattle, refuseFieldUp, refusePay, refuseShip } from './allotment.ts';
import { refuseUnit } from './maneuver.ts';
import type { OrderRule } from './order.ts';

const MISSILE_KINDS = 5;

/** DV-7.4b, R48: as many prepared missiles as it has undamaged missile-carrying pods. */
export function preparedLimit(at: Position, unit: number): number {
  let pods = 0;
  forPods(at, unit, (row, type) => {
    if (type.weapons && type.missiles.some((count) => count > 0) && isSound(at.g, row)) pods++;
  });
  return pods;
}

export const prepareMissile: OrderRule<OrderOf<'prepareMissile'>> = {
  check(play, seat, order) {
    const { g } = play;
    const refusal = refuseBattle(play, seat, order);
    if (refusal) return refusal;
    const row = rowOf(g, order.unit, order.box);
    const type = podType(play, row);
    if (!type?.weapons || missilesLeft(g, row, order.missile) === 0)
      return refuse('DV-7.4a', `box ${order.box} has no such missile left`);
    if (preparable(g, row, type, order.missile) <= 0) return refuse('DV-7.4a', 'this missile needs no preparation'); // DV-9.1a
    const limit = preparedLimit(play, order.unit);
    if (readyOn(g, order.unit) < limit) return null;
    return refuse('DV-7.4b', `with ${limit} missile-carrying pods it carries at most ${limit} prepared missiles`);
  },
  apply(play, seat, order) {
    const { g } = play;
    payCommand(play, order.unit, order.from); // DV-7.4p: one Battle Command each
    const row = rowOf(g, order.unit, order.box);
    changeMissiles(g, row, order.missile, -1);
    changeReady(g, row, order.missile, 1);
    play.emit('DV-7.4', 'prepared', { unit: order.unit }); // face-down: a counter, be it missile or craft
    play.emit('DV-7.4a', 'prepared-missile', { unit: order.unit, box: order.box, missile: order.missile }, [seat]);
  },
  sample(play, _seat, unit, random) {
    const box = 1 + random.below(Math.max(1, play.g.units.podCount[unit]!));
    const row = rowOf(play.g, unit, box);
    const type = podType(play, row);
    if (!type?.weapons) return null;
    const first = random.below(MISSILE_KINDS);
    for (let n = 0; n < MISSILE_KINDS; n++) {
      const missile = (first + n) % MISSILE_KINDS;
      if (preparable(play.g, row, type, missile) > 0) return { do: 'prepareMissile', unit, box, missile };
    }
    return null;
  },
  list(play, _seat, unit) {
    const orders: OrderOf<'prepareMissile'>[] = [];
    forPods(play, unit, (row, type) => {
      for (let missile = 0; missile < MISSILE_KINDS; missile++)
        if (type.weapons && preparable(play.g, row, type, missile) > 0)
          orders.push({ do: 'prepareMissile', unit, box: boxOf(play.g, unit, row), missile });
    });
    return orders;
  },
};

/** DV-FSB-P6: each jamming point on a guided missile makes its control one Command dearer. */
function controlCost(at: Position, missile: number): number {
  return 1 + at.g.units.jammed[missile]!;
}

/** DV-7.4q, R37: only the ship that launched it, and only while the pod it came from is undamaged (DV-8.9h, DV-8.9i). */
function refuseLink(at: Position, seat: number, unit: number, missile: number): Refusal | null {
  const { g } = at;
  const { units } = g;
  if (!isUnit(g, missile) || !isInPlay(g, missile) || units.seat[missile] !== seat || !isMissile(g, missile))
    return refuse('DV-7.4c', `unit ${missile} is no missile of yours in play`);
  if (units.type[missile] !== GUIDED) return refuse('DV-7.4c', 'only guided missiles are controlled');
  if (units.ship[missile] !== unit) return refuse('DV-7.4q', 'only the ship that launched it controls it');
  if (units.controlled[missile]) return refuse('DV-7.4c', 'it is under control already');
  if (units.adrift[missile])
    return refuse('DV-7.4v', 'its ship was captured, or its pod taken out: control is lost for good');
  const row = units.pod[missile]!;
  if (row >= 0 && (!podType(at, row)?.weapons || !isSound(g, row)))
    return refuse('DV-8.9h', 'the pod it came from is damaged or gone');
  return null;
}

/** DV-FSB-F3, DV-FSB-F4: a craft with rails guides by itself, without a Battle Command (R68). */
function refuseGuidance(at: Position, unit: number): Refusal | null {
  const { units } = at.g;
  const { guides, guidesNotAfterLaunch } = classOf(at, unit);
  if (guides === 0) return refuse('DV-FSB-F3', 'this battlecraft guides no missiles');
  if (guidesNotAfterLaunch && units.railFires[unit]! > 0)
    return refuse('DV-FSB-F3', 'it launched missiles in its last Fire Phase');
  if (guides !== 'all' && units.guiding[unit]! >= guides)
    return refuse('DV-FSB-F3', `it guides ${guides} missile a Command Phase`);
  return null;
}

export const control: OrderRule<OrderOf<'control'>> = {
  check(play, seat, { unit, missile, from }) {
    const refusal = refuseUnit(play.g, seat, unit) ?? refuseLink(play, seat, unit, missile);
    if (refusal) return refusal;
    if (isCraft(play.g, unit)) return refuseGuidance(play, unit);
    return (
      refuseShip(play, seat, unit) ??
      refuseFieldUp(play, unit) ??
      refusePay(play, seat, unit, from, controlCost(play, missile), [unit, missile]) // R64: or the missile within reach
    );
  },
  apply(play, _seat, { unit, missile, from }) {
    const { units } = play.g;
    if (isCraft(play.g, unit)) units.guiding[unit]! += 1;
    else payCommand(play, unit, from, controlCost(play, missile));
    units.controlled[missile] = 1; // DV-7.4c: any number of Maneuver Commands in this phase
    play.emit('DV-7.4c', 'control', { unit, missile }, [units.seat[unit]!]);
  },
  sample(play, seat, unit, random) {
    const missiles = guidedOf(play, seat, unit);
    return missiles.length === 0 ? null : { do: 'control', unit, missile: pickFrom(missiles, random) };
  },
  list: (play, seat, unit) => guidedOf(play, seat, unit).map((missile) => ({ do: 'control', unit, missile })),
};

function guidedOf({ g }: Position, seat: number, unit: number): number[] {
  const { kind, type, ship, controlled } = g.units;
  const found: number[] = [];
  for (let one = 0; one < kind.length; one++)
    if (ship[one] === unit && isMissile(g, one) && type[one] === GUIDED && !controlled[one] && isInPlay(g, one))
      if (g.units.seat[one] === seat) found.push(one);
  return found;
}

export const search: OrderRule<OrderOf<'search'>> = {
  check: (play, seat, order) => refuseBattle(play, seat, order),
  apply(play, seat, order) {
    const { g } = play;
    payCommand(play, order.unit, order.from);
    const reach = searchRange(play, order.unit); // DV-7.4d, DV-5.6b, DV-8.9j
    play.markRevealed(); // finding nothing is news too
    play.emit('DV-7.4d', 'search', { unit: order.unit, reach }, [seat]); // the enemy sees what it finds
    for (let other = 0; other < g.names.length; other++) {
      if (!isInPlay(g, other) || g.units.seat[other] === seat) continue;
      if (rangeBetween(g, order.unit, other) > reach) continue;
      revealUnit(play, other, 'DV-7.4d');
      if (isInstallation(g, other)) scanInstallation(play, other); // DV-FSB-PI4
    }
  },
  sample: (_play, _seat, unit) => ({ do: 'search', unit }),
  list: (_play, _seat, unit) => [{ do: 'search', unit }],
};
