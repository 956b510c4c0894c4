/** 7.4 Rendezvous and undocking: docked ships, boarded ships, craft coming home (R33, R34). */
import type { Refusal } from '#core/types';
import { CRAFT_INSIDE, INSIDE, NO_JUMP } from '../../state.ts';
import { type DvPlay, type OrderOf, type Position, refuse } from '../../types.ts';
import { groupOf, isCraft, isInPlay, isMissile, isShip, isUnit, shareHex } from '../04-spaceships.ts';
import { effectiveCiv, forPods, hasFieldUp, isSound } from '../05-pods.ts';
import { leaveGroup, setAdrift } from '../08-fire/damage.ts';
import { payCommand, refuseFieldUp, refusePay, refuseShip } from './allotment.ts';
import { payHandling, refuseHandling } from './battlecraft.ts';
import type { OrderRule } from './order.ts';

/** DV-7.4i: one hex, one velocity, one direction, no active field, no jump marker. */
function refuseMeeting(at: Position, unit: number, other: number): Refusal | null {
  const { g } = at;
  const { velocity, direction, jump } = g.units;
  if (!shareHex(g, unit, other)) return refuse('DV-7.4i', 'the two are not in the same hex');
  if (velocity[unit] !== velocity[other])
    return refuse('DV-7.4i', `their velocities are ${velocity[unit]} and ${velocity[other]}`);
  if (direction[unit] !== direction[other])
    return refuse('DV-7.4i', `they point to ${direction[unit]} and ${direction[other]}`);
  if (hasFieldUp(g, other)) return refuse('DV-7.4m', 'the other has an active force field');
  if (jump[unit] !== NO_JUMP || jump[other] !== NO_JUMP)
    return refuse('DV-7.4i', 'there is a jump marker on one of them');
  if (groupOf(g, unit).includes(other)) return refuse('DV-7.4i', 'they are docked already');
  return null;
}

/** Is this the mother ship that the craft came from? */
const isMother = ({ g }: Position, unit: number, craft: number): boolean => g.units.ship[craft] === unit;

/** DV-FSB-P11b: an undamaged supply transfer pod of level 8 */
function servesCraft(at: Position, unit: number): boolean {
  let serves = false;
  forPods(at, unit, (row, type) => {
    if (type.supply && isSound(at.g, row) && effectiveCiv(at, unit, row) === 8) serves = true;
  });
  return serves;
}

/** DV-5.6l: a battlecraft docks with its own mother ship, or with a supply pod that serves craft (DV-FSB-P11b). */
function refuseCraft(
  at: Position,
  seat: number,
  unit: number,
  craft: number,
  from: number | undefined,
): Refusal | null {
  const { g } = at;
  if (g.units.fresh[craft]) return refuse('DV-7.4e', 'it has just been launched');
  if (!isMother(at, unit, craft)) {
    if (servesCraft(at, unit)) return refusePay(at, seat, unit, from);
    return refuse('DV-5.6l', 'a battlecraft docks only with the ship it was launched from');
  }
  const row = g.units.pod[craft]!;
  if (!isSound(g, row)) return refuse('DV-8.9l', 'its battlecraft pod is damaged');
  return refuseHandling(at, seat, unit, row, from);
}

/** DV-7.4r: whom may this ship board? */
function refuseBoarding({ g, data }: Position, unit: number, other: number): Refusal | null {
  if (!data.scenarioById.get(g.scenario)?.boarding)
    return refuse('DV-7.4r', 'this scenario does not allow docking with an enemy');
  if (!isShip(g, unit)) return refuse('DV-7.4r', 'only a spaceship boards another');
  return isShip(g, other) ? null : refuse('DV-7.4r', 'only a spaceship can be boarded');
}

export const rendezvous: OrderRule<OrderOf<'rendezvous'>> = {
  check(play, seat, { unit, with: other, from }) {
    const { g } = play;
    const refusal = refuseShip(play, seat, unit) ?? refuseFieldUp(play, unit);
    if (refusal) return refusal;
    if (!isUnit(g, other) || other === unit || !isInPlay(g, other))
      return refuse('DV-7.4i', `there is no other unit ${other} on the plane`);
    if (g.units.seat[other] !== seat)
      return refuseBoarding(play, unit, other) ?? refuseMeeting(play, unit, other) ?? refusePay(play, seat, unit, from);
    if (isMissile(g, other)) return refuse('DV-7.4i', 'nothing docks with a missile');
    const meeting = refuseMeeting(play, unit, other);
    if (meeting) return meeting;
    return isCraft(g, other) ? refuseCraft(play, seat, unit, other, from) : refusePay(play, seat, unit, from);
  },
  apply(play, seat, { unit, with: other, from }) {
    const { g } = play;
    if (isCraft(g, other) && isMother(play, unit, other)) {
      payHandling(play, unit, g.units.pod[other]!, from);
      comeHome(play, other);
      return;
    }
    payCommand(play, unit, from);
    if (g.units.seat[other] !== seat) capture(play, seat, other);
    dockTogether(play, unit, other);
  },
  sample(play, seat, unit, random) {
    const orders = rendezvous.list(play, seat, unit);
    return orders.length === 0 ? null : orders[random.below(orders.length)]!;
  },
  list({ g }, _seat, unit) {
    const orders: OrderOf<'rendezvous'>[] = [];
    for (let other = 0; other < g.names.length; other++)
      if (other !== unit && isInPlay(g, other) && !isMissile(g, other) && shareHex(g, unit, other))
        orders.push({ do: 'rendezvous', unit, with: other });
    return orders;
  },
};

/** DV-5.6l: back into its pod, with its damage and its energy (DV-10.4a). */
function comeHome(play: DvPlay, craft: number): void {
  const { g } = play;
  const { units, pods } = g;
  const row = units.pod[craft]!;
  leaveGroup(g, craft);
  pods.craft[row] = CRAFT_INSIDE;
  pods.craftUnit[row] = -1;
  pods.craftBridge[row] = units.bridge[craft]!;
  pods.craftEngine[row] = units.engine[craft]!;
  pods.craftEnergy[row] = units.energy[craft]!;
  pods.craftRails[row] = 0; // DV-FSB-F5
  units.status[craft] = INSIDE;
  units.landing[craft] = 0;
  play.emit('DV-5.6l', 'craft-home', { unit: units.ship[craft]!, craft });
}

/** DV-7.4u: boarded, the ship changes hands with all aboard (R33). */
function capture(play: DvPlay, seat: number, ship: number): void {
  const { g } = play;
  leaveGroup(g, ship);
  g.units.seat[ship] = seat;
  g.units.landing[ship] = 0;
  setAdrift(g, (missile) => g.units.ship[missile] === ship); // DV-7.4v
  play.markRevealed();
  play.emit('DV-7.4u', 'captured', { unit: ship, seat });
}

/** DV-7.4j: one group; its number is the lowest unit in it. */
function dockTogether(play: DvPlay, unit: number, other: number): void {
  const { g } = play;
  const group = [...groupOf(g, unit), ...groupOf(g, other)];
  const leader = Math.min(...group);
  for (const member of group) {
    g.units.dock[member] = leader;
    g.units.zig[member] = g.units.zig[unit]!;
  }
  play.emit('DV-7.4i', 'docked', { unit: Math.min(unit, other), with: Math.max(unit, other) }); // not who asked
}

/** DV-7.4t: free, and no Command; both keep hex, velocity and direction. */
export const undock: OrderRule<OrderOf<'undock'>> = {
  check({ g }, seat, { unit }) {
    if (!isUnit(g, unit) || !isInPlay(g, unit) || g.units.seat[unit] !== seat)
      return refuse('DV-7.0a', `unit ${unit} is none of yours on the plane`);
    return g.units.dock[unit]! < 0 ? refuse('DV-7.4t', 'it is not docked') : null;
  },
  apply(play, _seat, { unit }) {
    const group = groupOf(play.g, unit);
    leaveGroup(play.g, unit);
    play.emit('DV-7.4t', 'undocked', { unit: group.length === 2 ? group[0]! : unit }); // of two, not who let go
  },
  sample: ({ g }, _seat, unit) => (g.units.dock[unit]! < 0 ? null : { do: 'undock', unit }),
  list: ({ g }, _seat, unit) => (g.units.dock[unit]! < 0 ? [] : [{ do: 'undock', unit }]),
};
