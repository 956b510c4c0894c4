/** Major Repair: jettison, transfer and install pods and hull items between docked ships (FSB, R70). */
import type { Refusal } from '#core/types';
import { CRAFT_OUT, clearPod, type DeltaVeeState, movePod, type RepairWork, WRECKED } from '../../state.ts';
import { type OrderOf, type Position, refuse } from '../../types.ts';
import { classOf, fieldState, groupOf, isCraft, isInPlay, isUnit, setFieldState } from '../04-spaceships.ts';
import {
  boxOf,
  changeMissiles,
  changeReady,
  forPods,
  isSound,
  isWrecked,
  missilesReady,
  podType,
  rowOf,
} from '../05-pods.ts';
import { payCommand, refuseBattle, refuseFieldUp } from '../07-commands/allotment.ts';
import type { OrderRule } from '../07-commands/order.ts';
import { setAdrift } from '../08-fire/damage.ts';

type Repair = OrderOf<'repair'>;
type HullItem = Exclude<Repair['item'], 'pod'>;

function hullState(g: DeltaVeeState, unit: number, item: HullItem): number {
  if (item === 'force-field') return fieldState(g, unit);
  return (item === 'engine' ? g.units.engine : g.units.bridge)[unit]!;
}

function setHullState(g: DeltaVeeState, unit: number, item: HullItem, state: number): void {
  if (item === 'force-field') setFieldState(g, unit, 0, state);
  else (item === 'engine' ? g.units.engine : g.units.bridge)[unit] = state;
}

/** The finished transfer whose item waits at this place for its installation. */
function waitingAt(g: DeltaVeeState, unit: number, item: Repair['item'], box: number): RepairWork | undefined {
  return g.repairs.find(
    (one) =>
      one.work === 'transfer' &&
      one.turnsLeft === 0 &&
      one.item === item &&
      one.to === unit &&
      (item !== 'pod' || one.toBox === box),
  );
}

/** Has this hull item been taken out, and nothing put in its place? */
function isMissing(g: DeltaVeeState, unit: number, item: HullItem): boolean {
  const isOut = g.repairs.some(
    (one) =>
      one.turnsLeft === 0 && one.item === item && one.from === unit && (one.work === 'jettison' || one.to !== unit),
  );
  return isOut && hullState(g, unit, item) === WRECKED;
}

/** DV-FSB-P12b: an empty place of the right kind. */
function refusePlace(at: Position, order: Repair): Refusal | null {
  const { g } = at;
  const { item, target, targetBox } = order;
  if (waitingAt(g, target, item, targetBox)) return refuse('DV-FSB-P12b', 'something waits there to be installed');
  if (item !== 'pod')
    return isMissing(g, target, item) ? null : refuse('DV-FSB-P12b', `the place of the ${item} is not empty`);
  const row = rowOf(g, target, targetBox);
  if (row < 0) return refuse('DV-FSB-P12b', `there is no box ${targetBox}`);
  return g.pods.type[row] === -1 ? null : refuse('DV-FSB-P12b', `box ${targetBox} is not empty`);
}

function refuseSource(at: Position, order: Repair): Refusal | null {
  const { g } = at;
  const { item, source, sourceBox, work } = order;
  if (item !== 'pod') {
    if (isMissing(g, source, item)) return refuse('DV-FSB-P12', `there is no ${item}`);
    if (item === 'force-field' && (g.units.fieldClass[source] === 0 || g.units.fieldUp[source]))
      return refuse('DV-FSB-P12', 'there is no force field to take, or it is active');
    const isDestroyed = hullState(g, source, item) === WRECKED;
    return work !== 'jettison' || isDestroyed ? null : refuse('DV-FSB-P12', `the ${item} is not destroyed`);
  }
  const row = rowOf(g, source, sourceBox);
  const type = podType(at, row);
  if (!type || type.slots > 1) return refuse('DV-FSB-P12', `there is no pod to handle in box ${sourceBox}`);
  if (row === rowOf(g, order.unit, order.box)) return refuse('DV-FSB-P12b', 'the repair pod does not handle itself');
  if (g.pods.fieldUp[row] || g.pods.craft[row] === CRAFT_OUT) return refuse('DV-FSB-P12', 'the pod is in use');
  return work !== 'jettison' || isWrecked(g, row) ? null : refuse('DV-FSB-P12', 'only a destroyed pod is jettisoned');
}

function refuseWork(at: Position, order: Repair): Refusal | null {
  const { g } = at;
  if (order.work === 'jettison') return refuseSource(at, order);
  if (order.item !== 'pod' && classOf(at, order.source).index !== classOf(at, order.target).index)
    return refuse('DV-FSB-P12b', 'hull items go only between ships of one class');
  if (order.work === 'transfer') return refuseSource(at, order) ?? refusePlace(at, order);
  return waitingAt(g, order.target, order.item, order.targetBox)
    ? null
    : refuse('DV-FSB-P12b', 'nothing waits there to be installed');
}

/** DV-FSB-P12: turns by item and work, one more for what comes from an enemy ship. */
export function turnsOf(at: Position, seat: number, order: Repair): number {
  const { g } = at;
  const origin =
    order.work === 'install' ? waitingAt(g, order.target, order.item, order.targetBox)?.from : order.source;
  const isForeign = order.work !== 'jettison' && origin !== undefined && g.units.home[origin] !== seat;
  return at.data.tables.repair[order.item][order.work] + (isForeign ? 1 : 0);
}

const isSameWork = (one: RepairWork, order: Repair, pod: number): boolean =>
  one.turnsLeft > 0 &&
  one.pod === pod &&
  one.work === order.work &&
  one.item === order.item &&
  one.from === order.source &&
  one.fromBox === order.sourceBox &&
  one.to === order.target &&
  one.toBox === order.targetBox;

export const repair: OrderRule<Repair> = {
  check(at, seat, order) {
    const { g } = at;
    const refusal = refuseBattle(at, seat, order) ?? refuseFieldUp(at, order.unit);
    if (refusal) return refusal;
    const row = rowOf(g, order.unit, order.box);
    if (!podType(at, row)?.repair || !isSound(g, row))
      return refuse('DV-FSB-P12', `box ${order.box} is no working Major Repair pod`);
    const group = groupOf(g, order.unit);
    for (const ship of [order.source, order.target])
      if (!isUnit(g, ship) || !isInPlay(g, ship) || !group.includes(ship) || g.units.podCount[ship] === 0)
        return refuse('DV-FSB-P12', `unit ${ship} is not docked with the repair pod's ship`);
    return refuseWork(at, order);
  },
  /** Each Command is one turn of work; further ones in the same phase count as further turns. */
  apply(play, seat, order) {
    const { g } = play;
    payCommand(play, order.unit, order.from);
    const pod = rowOf(g, order.unit, order.box);
    let work = g.repairs.find((one) => isSameWork(one, order, pod));
    if (!work) {
      work = begin(order, pod, turnsOf(play, seat, order));
      g.repairs.push(work);
    }
    work.turnsLeft--;
    if (work.turnsLeft === 0) finish(play, work);
    const { work: done, item, turnsLeft } = work;
    play.emit('DV-FSB-P12', 'repair', { unit: order.unit, work: done, item, turnsLeft }, [seat]);
  },
  sample(at, seat, unit, random) {
    const orders = repair.list(at, seat, unit);
    return orders.length === 0 ? null : orders[random.below(orders.length)]!;
  },
  list: (at, seat, unit) => works(at, unit).filter((order) => !repair.check(at, seat, order)),
};

function begin(order: Repair, pod: number, turnsLeft: number): RepairWork {
  return {
    pod,
    work: order.work,
    item: order.item,
    from: order.source,
    fromBox: order.sourceBox,
    to: order.target,
    toBox: order.targetBox,
    turnsLeft,
    state: 0,
  };
}

function finish(at: Position, work: RepairWork): void {
  const { g } = at;
  if (work.item === 'pod') finishPod(g, work);
  else if (work.work === 'transfer') {
    work.state = hullState(g, work.from, work.item);
    setHullState(g, work.from, work.item, WRECKED);
  } else if (work.work === 'install') {
    const waiting = waitingAt(g, work.to, work.item, work.toBox)!;
    setHullState(g, work.to, work.item, waiting.state);
    g.repairs.push({ ...waiting, work: 'jettison' }); // DV-FSB-P12b: where it came from the place stays empty
  }
  const isKept = work.work === 'transfer' || (work.work === 'jettison' && work.item !== 'pod');
  g.repairs = g.repairs.filter((one) => (one === work ? isKept : !isSettledBy(one, work)));
}

/** Records that an installation makes void: the transfer that brought the item, and why the place was empty. */
function isSettledBy(one: RepairWork, work: RepairWork): boolean {
  if (work.work !== 'install' || one.turnsLeft > 0 || one.item !== work.item) return false;
  const isTransfer = one.work === 'transfer' && one.to === work.to && (one.item !== 'pod' || one.toBox === work.toBox);
  return isTransfer || (one.item !== 'pod' && one.work === 'jettison' && one.from === work.to);
}

/** A transferred pod lies in its new box and works only when the record of its transfer is gone (`isLoose`). */
function finishPod(g: DeltaVeeState, work: RepairWork): void {
  const from = rowOf(g, work.from, work.fromBox);
  if (work.work !== 'install') setAdrift(g, (missile) => g.units.pod[missile] === from); // DV-7.4v
  if (work.work === 'jettison') {
    g.dropped++; // R51: it counts no more
    clearPod(g, from);
  } else if (work.work === 'transfer') {
    for (let type = 0; type < 5; type++) unprepare(g, from, type);
    const to = rowOf(g, work.to, work.toBox);
    movePod(g, from, to);
    g.pods.known[to] = 0; // where it has gone nobody else has seen
    for (const [unit, row] of g.units.pod.entries()) if (row === from && isCraft(g, unit)) g.units.pod[unit] = to; // DV-3.0h
  }
}

function unprepare(g: DeltaVeeState, row: number, type: number): void {
  const ready = missilesReady(g, row, type);
  changeReady(g, row, type, -ready);
  changeMissiles(g, row, type, ready);
}

/** Works on pods: each jettisoned or installed where it is, or transferred to the first empty box of each ship docked. */
function works(at: Position, unit: number): Repair[] {
  const orders: Repair[] = [];
  const { g } = at;
  forPods(at, unit, (row, type) => {
    if (!type.repair) return;
    const base = { do: 'repair' as const, unit, box: boxOf(g, unit, row), item: 'pod' as const };
    const group = groupOf(g, unit);
    for (const source of group) {
      for (let sourceBox = 1; sourceBox <= g.units.podCount[source]!; sourceBox++) {
        const here = { source, sourceBox, target: source, targetBox: sourceBox };
        orders.push({ ...base, work: 'jettison', ...here }, { ...base, work: 'install', ...here });
        for (const target of group) {
          const targetBox = emptyBox(g, target);
          if (targetBox > 0) orders.push({ ...base, work: 'transfer', source, sourceBox, target, targetBox });
        }
      }
    }
  });
  return orders;
}

function emptyBox(g: DeltaVeeState, unit: number): number {
  for (let box = 1; box <= g.units.podCount[unit]!; box++) if (g.pods.type[rowOf(g, unit, box)] === -1) return box;
  return 0;
}
