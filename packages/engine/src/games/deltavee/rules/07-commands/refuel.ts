/** 5.6, 10.4 A craft in its pod draws energy from the ship; no Command is needed (R18). */
import { MISSILE_TYPES } from '../../data/types.ts';
import { CRAFT_INSIDE } from '../../state.ts';
import { type OrderOf, type Position, refuse } from '../../types.ts';
import { withRails } from '../04-spaceships.ts';
import { boxOf, forPods, isSound, podType, rowOf } from '../05-pods.ts';
import { energyOf, spendEnergy } from '../10-set-up/logs.ts';
import { refuseShip } from './allotment.ts';
import type { OrderRule } from './order.ts';

export const refuel: OrderRule<OrderOf<'refuel'>> = {
  check(play, seat, { unit, box, units }) {
    const { g } = play;
    const refusal = refuseShip(play, seat, unit);
    if (refusal) return refusal;
    const row = rowOf(g, unit, box);
    if (!podType(play, row)?.holdsCraft || g.pods.craft[row] !== CRAFT_INSIDE || !isSound(g, row))
      return refuse('DV-5.6n', `box ${box} has no battlecraft inside`);
    const room = roomIn(play, row);
    if (units < 0 || units > room) return refuse('DV-10.4b', `the craft takes ${room} more Energy Units`); // DV-5.6m
    if (units > energyOf(play, unit))
      return refuse('DV-7.6a', `the ship has ${energyOf(play, unit)} Energy Units left`);
    return units > 0 || reloads(play, unit, row) ? null : refuse('DV-10.4b', 'nothing would be handed over');
  },
  apply(play, seat, { unit, box, units }) {
    const { g } = play;
    const row = rowOf(g, unit, box);
    spendEnergy(play, unit, units);
    g.pods.craftEnergy[row]! += units; // DV-10.4b: one for one
    if (reloads(play, unit, row)) g.pods.craftRails[row] = withRails(0, reloadType(play)!, 1);
    play.emit('DV-10.4b', 'refuelled', { unit, box, units }, [seat]);
  },
  sample(play, _seat, unit, random) {
    const orders = refuel.list(play, _seat, unit);
    return orders.length === 0 ? null : orders[random.below(orders.length)]!;
  },
  list(play, _seat, unit) {
    const orders: OrderOf<'refuel'>[] = [];
    forPods(play, unit, (row, type) => {
      if (type.holdsCraft === 0 || play.g.pods.craft[row] !== CRAFT_INSIDE || !isSound(play.g, row)) return;
      const units = Math.min(roomIn(play, row), energyOf(play, unit));
      if (units > 0 || reloads(play, unit, row))
        orders.push({ do: 'refuel', unit, box: boxOf(play.g, unit, row), units });
    });
    return orders;
  },
};

/** Empty energy boxes of the craft in this pod. */
function roomIn({ g, data }: Position, row: number): number {
  return Math.max(0, (data.classes[g.pods.craftClass[row]!]?.energy ?? 0) - g.pods.craftEnergy[row]!);
}

function reloadType({ g, data }: Position): number | null {
  const rule = data.scenarioById.get(g.scenario)?.special.refuelMissiles;
  return rule ? MISSILE_TYPES.indexOf(rule.type) : null;
}

/** DV-FSB-S2f: craft that came home take one guided missile when they refuel, while the base has an undamaged equipment pod */
function reloads(at: Position, unit: number, row: number): boolean {
  const { g, data } = at;
  const rule = data.scenarioById.get(g.scenario)?.special.refuelMissiles;
  const craft = data.classes[g.pods.craftClass[row]!];
  if (!rule || !craft || g.names[unit] !== rule.unit || g.pods.craftRails[row] !== 0) return false;
  if (craft.rails === 0 || !craft.railTypes.includes(rule.type)) return false;
  let hasPod = false;
  forPods(at, unit, (one, type) => {
    if (type.id === rule.pod && isSound(g, one)) hasPod = true;
  });
  return hasPod;
}
