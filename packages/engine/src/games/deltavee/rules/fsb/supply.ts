/** Provide Supply: missiles and energy between docked ships, and out of reload pods (FSB, R70). */
import type { Refusal } from '#core/types';
import { GUIDED, HOMING, INTELLIGENT, type SupplyRate } from '../../data/types.ts';
import type { DeltaVeeState } from '../../state.ts';
import { type OrderOf, type Position, refuse, type SupplyItem } from '../../types.ts';
import { classOf, groupOf, isCraft } from '../04-spaceships.ts';
import {
  boxOf,
  changeMissiles,
  effectiveCiv,
  forPods,
  isSound,
  isWrecked,
  missilesLeft,
  missilesReady,
  podType,
  rowOf,
} from '../05-pods.ts';
import {
  commandsLeft,
  payCommand,
  refuseFieldUp,
  refusePay,
  refuseShip,
  sharedLeft,
} from '../07-commands/allotment.ts';
import { refuseUnit } from '../07-commands/maneuver.ts';
import type { OrderRule } from '../07-commands/order.ts';

type Supply = OrderOf<'supply'>;
const LOWEST = 5;

/** DV-FSB-P10, DV-FSB-P11: the line of the Supply Transfer table; damaged one level lower, destroyed none. */
export function supplyRate(at: Position, unit: number, row: number): SupplyRate | null {
  const type = podType(at, row);
  if (!type?.supply || isWrecked(at.g, row)) return null;
  const level = effectiveCiv(at, unit, row) - (isSound(at.g, row) ? 0 : 1);
  return at.data.tables.supply[Math.max(LOWEST, level) - LOWEST]!;
}

const isMissiles = (item: SupplyItem): item is Extract<SupplyItem, { what: 'missiles' }> => item.what === 'missiles';

/** All that the order hands over and that passes the test. */
function sumOf(give: readonly SupplyItem[], passes: (item: SupplyItem) => boolean): number {
  return give.reduce((sum, item) => (passes(item) ? sum + (isMissiles(item) ? item.count : item.units) : sum), 0);
}

/** DV-FSB-P10c: nothing is taken from or put into a damaged pod. Box 0 is the hull, or the craft. */
function refuseBox(at: Position, unit: number, box: number): Refusal | null {
  if (box === 0) return null;
  const row = rowOf(at.g, unit, box);
  if (!podType(at, row)) return refuse('DV-FSB-P10c', `there is no pod in box ${box}`);
  return isSound(at.g, row) ? null : refuse('DV-FSB-P10c', `the pod in box ${box} is damaged`);
}

function refuseEnergy(at: Position, { unit, to, give }: Supply, item: SupplyItem): Refusal | null {
  const { g } = at;
  if (to === unit) return refuse('DV-FSB-P10', 'energy goes only to another ship');
  const tank = item.fromBox === 0 ? g.units.energy[unit]! : g.pods.energy[rowOf(g, unit, item.fromBox)]!;
  if (sumOf(give, (one) => !isMissiles(one) && one.fromBox === item.fromBox) > tank)
    return refuse('DV-FSB-P10c', `box ${item.fromBox} has ${tank} Energy Units`);
  const row = rowOf(g, to, item.toBox);
  const room =
    item.toBox === 0 ? classOf(at, to).energy - g.units.energy[to]! : podType(at, row)!.energy - g.pods.energy[row]!;
  if (sumOf(give, (one) => !isMissiles(one) && one.toBox === item.toBox) <= room) return null;
  return refuse('DV-FSB-P10c', `box ${item.toBox} has room for ${room} Energy Units`);
}

/** Guided, intelligent and homing missiles share places: a homing one replaces one of the others (DV-FSB-H5). */
const isExchangeable = (missile: number): boolean =>
  missile === GUIDED || missile === INTELLIGENT || missile === HOMING;

/** Places of the pod for these types, less what it holds of them, prepared ones included. */
function roomFor(at: Position, row: number, types: readonly number[]): number {
  const { missiles } = podType(at, row)!;
  let room = 0;
  for (const type of types)
    room += (missiles[type] ?? 0) - missilesLeft(at.g, row, type) - missilesReady(at.g, row, type);
  return room;
}

function refuseMissiles(at: Position, { unit, to, give }: Supply, item: SupplyItem): Refusal | null {
  const { g } = at;
  if (!isMissiles(item)) return null;
  const { missile, fromBox, toBox } = item;
  const from = rowOf(g, unit, fromBox);
  const into = rowOf(g, to, toBox);
  if (from < 0 || into < 0) return refuse('DV-FSB-P10c', 'missiles go from pod to pod');
  if (to === unit && (!podType(at, from)!.reload || !podType(at, into)!.weapons))
    return refuse('DV-FSB-P9', 'within one ship missiles go from a reload pod to weapon pods');
  const left = missilesLeft(g, from, missile);
  if (sumOf(give, (one) => isMissiles(one) && one.fromBox === fromBox && one.missile === missile) > left)
    return refuse('DV-FSB-P10c', `box ${fromBox} has ${left} such missiles`);
  const own = missile === HOMING ? Number.MAX_SAFE_INTEGER : roomFor(at, into, [missile]);
  const shared = isExchangeable(missile) ? roomFor(at, into, [GUIDED, INTELLIGENT, HOMING]) : Number.MAX_SAFE_INTEGER;
  const coming = (passes: (type: number) => boolean): number =>
    sumOf(give, (one) => isMissiles(one) && one.toBox === toBox && passes(one.missile));
  if (coming((type) => type === missile) <= own && (!isExchangeable(missile) || coming(isExchangeable) <= shared))
    return null;
  return refuse('DV-FSB-P10c', `box ${toBox} has room for ${Math.min(own, shared)} such missiles`);
}

/** DV-FSB-P9c: within the ship one reload pod fills one pod a Command (R76) */
function refuseSpread({ unit, to, give }: Supply): Refusal | null {
  if (to !== unit) return null;
  for (const end of ['fromBox', 'toBox'] as const) {
    const boxes = [...new Set(give.map((item) => item[end]))];
    if (boxes.length > 1)
      return refuse(
        'DV-FSB-P9c',
        `one Command lets one reload pod fill one pod, not boxes ${boxes.join(', ')} at once`,
      );
  }
  return null;
}

/** DV-FSB-P10: ports that the order takes; each works for missiles or for energy (DV-FSB-P10b). */
export function portsFor(rate: SupplyRate, give: readonly SupplyItem[]): number {
  const energy = sumOf(give, (item) => !isMissiles(item));
  const forEnergy = energy === 0 ? 0 : rate.energy === null ? 1 : Math.ceil(energy / rate.energy);
  const missiles = sumOf(give, isMissiles);
  if (missiles === 0) return forEnergy;
  if (rate.fills === 'ship') return forEnergy + 1;
  const pods = new Set(give.filter(isMissiles).map(({ toBox }) => toBox)).size;
  return forEnergy + Math.ceil((rate.fills === 'missile' ? missiles : pods) / rate.count);
}

/** The supply transfer pod, on either ship, and its free ports. */
function refusePod(at: Position, order: Supply): Refusal | null {
  const { g } = at;
  const carrier = order.podOn ?? order.unit;
  if (order.to === order.unit) return null; // DV-FSB-P9: a reload within the ship needs none
  if (carrier !== order.unit && carrier !== order.to) return refuse('DV-FSB-P10', 'the pod is on one of the two ships');
  const row = rowOf(g, carrier, order.box);
  const rate = supplyRate(at, carrier, row);
  if (!rate) return refuse('DV-FSB-P10', `box ${order.box} is no working supply transfer pod`);
  if ((isCraft(g, order.to) || isCraft(g, order.unit)) && rate.civ !== 8)
    return refuse('DV-FSB-P11b', 'only an undamaged pod of level 8 serves battlecraft');
  const ports = portsFor(rate, order.give);
  const left = rate.ports - g.pods.uses[row]!;
  return ports <= left ? null : refuse('DV-FSB-P10b', `it takes ${ports} ports and ${left} are free in this phase`);
}

/** The one of the two that gets the Command: the provider if it can pay, else the recipient. */
function payerOf(at: Position, { unit, to, from }: Supply): number {
  const canPay = !isCraft(at.g, unit) && commandsLeft(at, unit) + sharedLeft(at, unit) > 0;
  return from !== undefined || canPay || isCraft(at.g, to) ? unit : to;
}

export const supply: OrderRule<Supply> = {
  check(at, seat, order) {
    const { g } = at;
    const refusal = refuseUnit(g, seat, order.unit) ?? refuseUnit(g, seat, order.to);
    if (refusal) return refusal;
    if (order.to !== order.unit && !groupOf(g, order.unit).includes(order.to))
      return refuse('DV-FSB-P10', 'the two ships are not docked');
    if (order.give.length === 0) return refuse('DV-FSB-P10', 'nothing would be handed over');
    const payer = payerOf(at, order);
    const command =
      refuseShip(at, seat, payer) ??
      refuseFieldUp(at, payer) ??
      refusePay(at, seat, payer, order.from) ??
      refusePod(at, order);
    if (command) return command;
    for (const item of order.give) {
      const boxes = refuseBox(at, order.unit, item.fromBox) ?? refuseBox(at, order.to, item.toBox);
      const wrong = boxes ?? (isMissiles(item) ? refuseMissiles(at, order, item) : refuseEnergy(at, order, item));
      if (wrong) return wrong;
    }
    return refuseSpread(order);
  },
  apply(play, seat, order) {
    const { g } = play;
    payCommand(play, payerOf(play, order), order.from);
    const carrier = order.podOn ?? order.unit;
    const row = rowOf(g, carrier, order.box);
    if (order.to !== order.unit) g.pods.uses[row]! += portsFor(supplyRate(play, carrier, row)!, order.give);
    for (const item of order.give) hand(g, order, item);
    play.emit('DV-FSB-P10', 'supplied', { unit: order.unit, to: order.to }, [seat]);
  },
  sample(at, seat, unit, random) {
    const orders = supply.list(at, seat, unit);
    return orders.length === 0 ? null : orders[random.below(orders.length)]!;
  },
  list: (at, _seat, unit) => [...reloads(at, unit), ...transfers(at, unit)],
};

/** Missiles arrive unprepared; they take the level of the pod that launches them (R19). */
function hand(g: DeltaVeeState, { unit, to }: Supply, item: SupplyItem): void {
  if (isMissiles(item)) {
    changeMissiles(g, rowOf(g, unit, item.fromBox), item.missile, -item.count);
    changeMissiles(g, rowOf(g, to, item.toBox), item.missile, item.count); // DV-FSB-P10c
    return;
  }
  if (item.fromBox === 0) g.units.energy[unit]! -= item.units;
  else g.pods.energy[rowOf(g, unit, item.fromBox)]! -= item.units;
  if (item.toBox === 0) g.units.energy[to]! += item.units;
  else g.pods.energy[rowOf(g, to, item.toBox)]! += item.units;
}

/** Each weapon pod filled with one type from a reload pod of its own ship. */
function reloads(at: Position, unit: number): Supply[] {
  const orders: Supply[] = [];
  forPods(at, unit, (from, type) => {
    if (!type.reload || !isSound(at.g, from)) return;
    forPods(at, unit, (into, weapon) => {
      if (!weapon.weapons || !isSound(at.g, into)) return;
      for (let missile = 0; missile < HOMING; missile++) {
        const count = Math.min(missilesLeft(at.g, from, missile), roomFor(at, into, [missile]));
        const boxes = { fromBox: boxOf(at.g, unit, from), toBox: boxOf(at.g, unit, into) };
        if (count > 0)
          orders.push({ do: 'supply', unit, to: unit, box: 0, give: [{ what: 'missiles', missile, count, ...boxes }] });
      }
    });
  });
  return orders;
}

/** Energy from hull to hull through each supply pod: the commonest of the countless transfers. */
function transfers(at: Position, unit: number): Supply[] {
  const orders: Supply[] = [];
  if (at.g.units.dock[unit]! < 0) return orders;
  for (const to of groupOf(at.g, unit)) {
    if (to === unit) continue;
    for (const carrier of [unit, to])
      forPods(at, carrier, (row) => {
        const rate = supplyRate(at, carrier, row);
        if (!rate) return;
        const room = classOf(at, to).energy - at.g.units.energy[to]!;
        const units = Math.min(room, at.g.units.energy[unit]!, rate.energy ?? room);
        const item: SupplyItem = { what: 'energy', units, fromBox: 0, toBox: 0 };
        if (units > 0)
          orders.push({ do: 'supply', unit, to, box: boxOf(at.g, carrier, row), podOn: carrier, give: [item] });
      });
  }
  return orders;
}
