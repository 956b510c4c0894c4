/** 7.0 Commands: the Command Phase (A5), and the choice of one order after the other. */
import type { Random } from '#core/random';
import type { Choice, Refusal } from '#core/types';
import { UNGUIDED } from '../../data/types.ts';
import {
  CRAFT,
  CRAFT_PREPARED,
  CRAFT_PREPARED_NOW,
  DAMAGED,
  type DeltaVeeState,
  IN_PLAY,
  MISSILE,
  PREPARED,
  PREPARED_NOW,
} from '../../state.ts';
import type { DeltaVeeTypes, DvFrame, DvPlay, Order, Position } from '../../types.ts';
import { detectFor } from '../03-sequence/detection.ts';
import { enemyOf, isCaptured, isInPlay, isMissile, unitsOf } from '../04-spaceships.ts';
import { forPods } from '../05-pods.ts';
import { accelerateUnguided } from '../09-missiles/interception.ts';
import { nextRabbit, refuseRabbit } from '../11-scenarios/rabbits.ts';
import { startOfCommand } from '../11-scenarios/scenarios.ts';
import { checkVictory } from '../11-scenarios/victory.ts';
import { jammers } from '../fsb/electronics-warfare.ts';
import { draft, lendersOf, withLenders } from './draft.ts';
import { dueOf } from './due.ts';
import type { OrderRule } from './order.ts';
import { orderShape, orders } from './orders.ts';

const END = 'end';

/** C0 to C4 of the Phasing player. */
export function commandPhase(play: DvPlay, frame: DvFrame<'commandPhase'>): void {
  const { seat } = frame.my;
  switch (frame.at++) {
    case 0:
      forgetPhase(play.g); // DV-7.1g: nothing is saved from phase to phase
      askJamming(play, enemyOf(seat)); // C0
      return;
    case 1:
      if (hasContacts(play.g, seat)) play.markRevealed(); // who gains velocity, and who does not, tells of their kinds
      accelerateUnguided(play, seat); // C1, DV-7.1f
      leak(play, seat);
      return;
    case 2:
      if (startOfCommand(play, seat)) frame.at--;
      return;
    case 3:
      detectFor(play, seat); // C2
      frame.back = null;
      return;
    case 4:
      if (frame.back === END || !hasReceivers(play.g, seat)) return;
      frame.at--;
      play.ask(seat, 'command', 'DV-7.0b', null); // C3: one order at a time, to any unit
      return;
    default:
      endPhase(play, seat); // C4
      checkVictory(play);
      if (!play.table.result) play.done();
  }
}

/** What holds for one phase only. */
function forgetPhase({ units, pods }: DeltaVeeState): void {
  units.firstVelocity.fill(-1);
  for (const column of [
    units.maneuvers,
    units.speedChanges,
    units.weaved,
    units.charged,
    units.controlled,
    units.guiding,
    units.commands,
    units.shared,
    units.jammed,
    units.fieldSwitched,
    units.fresh,
    pods.switched,
    pods.uses,
    pods.handled,
  ])
    column.fill(0);
}

function askJamming(play: DvPlay, seat: number): void {
  const ships = jammers(play, seat);
  if (ships.length > 0) play.ask(seat, 'jam', 'DV-FSB-P5', { ships });
}

function hasContacts({ units }: DeltaVeeState, seat: number): boolean {
  for (let unit = 0; unit < units.status.length; unit++)
    if (units.status[unit] === IN_PLAY && units.seat[unit] === seat && !units.revealed[unit]) return true;
  return false;
}

/** DV-8.9n, R17: a damaged energy pod loses ten units, or what it has. */
function leak(play: DvPlay, seat: number): void {
  const { g, data } = play;
  for (const unit of unitsOf(g, seat))
    forPods(play, unit, (row, type) => {
      const units = Math.min(g.pods.energy[row]!, data.tables.energyPod.leak);
      if (type.energy === 0 || g.pods.state[row] !== DAMAGED || units === 0) return;
      g.pods.energy[row]! -= units;
      play.emit('DV-8.9n', 'leak', { unit, units }, [seat]);
    });
}

/** Is there any counter that could be given an order? The enemy sees the same: hidden types do not matter. */
function hasReceivers(g: DeltaVeeState, seat: number): boolean {
  const { seat: seats, type, revealed } = g.units;
  for (let unit = 0; unit < g.names.length; unit++) {
    if (seats[unit] !== seat || !isInPlay(g, unit)) continue;
    if (isMissile(g, unit) ? !revealed[unit] || type[unit] !== UNGUIDED : !isCaptured(g, unit)) return true;
  }
  return false;
}

function endPhase(at: Position, seat: number): void {
  const { g } = at;
  const { units, pods } = g;
  for (const unit of unitsOf(g, seat)) {
    units.lastCharged[unit] = units.maneuvers[unit]! > 0 ? units.charged[unit]! : -1; // R67
    if (units.jump[unit] === PREPARED_NOW) units.jump[unit] = PREPARED;
    if (showsCourse(at, unit)) units.agile[unit] = 1;
  }
  for (let row = 0; row < pods.craft.length; row++)
    if (pods.craft[row] === CRAFT_PREPARED_NOW) pods.craft[row] = CRAFT_PREPARED; // DV-7.4e: from the next phase on
  units.jammed.fill(0);
}

/** Everybody could see that it did not behave as an unguided missile does. */
function showsCourse({ g: { units }, data }: Position, unit: number): boolean {
  const isUnguided = units.kind[unit] === MISSILE && units.type[unit] === UNGUIDED;
  if (isUnguided || (units.kind[unit] !== MISSILE && units.kind[unit] !== CRAFT)) return false;
  return units.maneuvers[unit]! > 0 || (units.velocity[unit]! < data.tables.maximumVelocity && !units.fresh[unit]);
}

const ruleOf = (order: Order): OrderRule<Order> => orders[order.do];

function checkOrder(play: DvPlay, seat: number, order: Order): Refusal | null {
  return ruleOf(order).check(play, seat, order) ?? refuseRabbit(play, seat, order);
}

/** DV-7.0b: any order to any own unit, or the end of the phase (DV-7.1h). */
export const command: Choice<DeltaVeeTypes, null, Order> = {
  shape: orderShape,
  check: (play, order, { by }) => checkOrder(play, by, order),
  apply(play, order, { by }) {
    if (order.do === 'end') {
      play.top.back = END;
      return;
    }
    ruleOf(order).apply(play, by, order);
    if (order.do === 'rendezvous' || order.do === 'jump') checkVictory(play);
  },
  /** all of them; of refuelling, tractor strings, homing, supply and repair those that one would mostly want */
  options(play, { by }) {
    const found: Order[] = [];
    const lenders = lendersOf(play, by);
    for (const unit of unitsOf(play.g, by))
      for (const rule of new Set(Object.values(orders)))
        for (const order of rule.list(play, by, unit).flatMap((one) => withLenders(one, lenders)))
          if (!checkOrder(play, by, order)) found.push(order);
    const end: Order = { do: 'end' };
    return checkOrder(play, by, end) ? found : [end, ...found];
  },
  sample(play, { by }, random) {
    const order = random.below(4) === 0 ? null : tryOrders(play, by, random);
    return order ?? owed(play, by);
  },
  defaultAnswer: (play, { by }) => owed(play, by),
};

/** What must be done before the phase can end, else its end. */
function owed(play: DvPlay, seat: number): Order {
  return nextRabbit(play, seat) ?? dueOf(play, seat)?.order ?? { do: 'end' };
}

const TRIES = 6;

function tryOrders(play: DvPlay, seat: number, random: Random): Order | null {
  for (let n = 0; n < TRIES; n++) {
    const order = draft(play, seat, random);
    if (order && !checkOrder(play, seat, order)) return order;
  }
  return null;
}
