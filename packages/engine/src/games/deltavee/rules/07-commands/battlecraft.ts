/** 7.4 Prepare and Launch Battlecraft, and energy for a craft in its pod (5.6, 10.4). A stowed ship leaves in the same way. */
import type { Refusal } from '#core/types';
import { CLOCK_DQ, CLOCK_DR, type Clock, turn } from '#hex/index';
import { HEXSIDES } from '../../board/plane.ts';
import type { PodType } from '../../data/types.ts';
import {
  addUnit,
  CRAFT,
  CRAFT_INSIDE,
  CRAFT_OUT,
  CRAFT_PREPARED,
  CRAFT_PREPARED_NOW,
  type DeltaVeeState,
  IN_PLAY,
} from '../../state.ts';
import { type DvPlay, type OrderOf, type Position, refuse } from '../../types.ts';
import { isInstallation } from '../04-spaceships.ts';
import { boxOf, forPods, isSound, podType, rowOf } from '../05-pods.ts';
import { craftName } from '../10-set-up/logs.ts';
import { payCommand, refuseFieldUp, refusePay, refuseShip } from './allotment.ts';
import type { OrderRule } from './order.ts';

const holdsCraft = (type: PodType | null): boolean => type !== null && (type.holdsCraft > 0 || type.storage); // DV-HC-4

/** DV-S8c, DV-FSB-F4: Battle Commands that a battlecraft pod itself has left for its own craft (R38). */
function handlingLeft({ g, data }: Position, unit: number, row: number): number {
  const named = data.scenarioById.get(g.scenario)?.special.podHandlesCraft.includes(g.names[unit]!) ?? false;
  const own = data.classes[g.pods.craftClass[row]!]?.podBattleCommand ?? 0;
  return Math.max(named ? 1 : 0, own) - g.pods.handled[row]!;
}

/** A Battle Command for a craft: the pod's own if it has one, else as any other. */
export function refuseHandling(
  at: Position,
  seat: number,
  unit: number,
  row: number,
  from: number | undefined,
): Refusal | null {
  if (from === undefined && handlingLeft(at, unit, row) > 0) return null;
  return refusePay(at, seat, unit, from);
}

export function payHandling(at: Position, unit: number, row: number, from: number | undefined): void {
  if (from === undefined && handlingLeft(at, unit, row) > 0) at.g.pods.handled[row]! += 1;
  else payCommand(at, unit, from);
}

/** The undamaged battlecraft pod of a box with its craft in the state wanted, or why not. */
function refusePod(at: Position, unit: number, box: number, craft: number): Refusal | null {
  const row = rowOf(at.g, unit, box);
  if (!holdsCraft(podType(at, row))) return refuse('DV-5.6j', `box ${box} is no battlecraft pod`);
  if (!isSound(at.g, row)) return refuse('DV-8.9l', 'the battlecraft pod is damaged');
  if (at.g.pods.craft[row] === craft) return null;
  return refuse(
    'DV-7.4e',
    craft === CRAFT_INSIDE ? 'no craft in it to prepare' : 'its craft was not prepared in an earlier phase',
  );
}

export const prepareCraft: OrderRule<OrderOf<'prepareCraft'>> = {
  check(play, seat, { unit, box, from }) {
    return (
      refuseShip(play, seat, unit) ??
      refusePod(play, unit, box, CRAFT_INSIDE) ??
      refuseHandling(play, seat, unit, rowOf(play.g, unit, box), from)
    );
  },
  apply(play, seat, { unit, box, from }) {
    const row = rowOf(play.g, unit, box);
    payHandling(play, unit, row, from);
    play.g.pods.craft[row] = CRAFT_PREPARED_NOW;
    play.emit('DV-7.4', 'prepared', { unit }); // face-down
    play.emit('DV-7.4e', 'prepared-craft', { unit, box }, [seat]);
  },
  sample(play, _seat, unit, random) {
    const boxes = boxesWith(play, unit, CRAFT_INSIDE);
    return boxes.length === 0 ? null : { do: 'prepareCraft', unit, box: boxes[random.below(boxes.length)]! };
  },
  list: (play, _seat, unit) => boxesWith(play, unit, CRAFT_INSIDE).map((box) => ({ do: 'prepareCraft', unit, box })),
};

function boxesWith(at: Position, unit: number, craft: number): number[] {
  const boxes: number[] = [];
  forPods(at, unit, (row, type) => {
    if (holdsCraft(type) && at.g.pods.craft[row] === craft) boxes.push(boxOf(at.g, unit, row));
  });
  return boxes;
}

/** Where, how directed and how fast a craft may leave its ship. */
function refuseCourse({ g, data }: Position, order: OrderOf<'launchCraft'>): Refusal | null {
  const { unit, hexside, direction, velocity } = order;
  const { units } = g;
  if (!HEXSIDES.some((one) => one === hexside)) return refuse('DV-7.4f', `${hexside} is no hexside`);
  if (isInstallation(g, unit) && hexside !== units.direction[unit])
    return refuse('DV-FSB-PI2', 'an installation launches through its own hexside only');
  const ship = units.velocity[unit]!;
  if (velocity < Math.max(1, ship - 1) || velocity > Math.min(ship + 1, data.tables.maximumVelocity))
    return refuse(
      'DV-7.4f',
      `the ship has velocity ${ship}: the craft starts with that or one more or less, at least 1`,
    );
  const facing = units.direction[unit] as Clock;
  if (!data.tables.craftLaunchDirections.some((turns) => turn(facing, turns) === direction))
    return refuse('DV-7.4g', `the ship points to ${facing}: the craft at most two positions to either side`);
  return null;
}

export const launchCraft: OrderRule<OrderOf<'launchCraft'>> = {
  check(play, seat, order) {
    return (
      refuseShip(play, seat, order.unit) ??
      refusePod(play, order.unit, order.box, CRAFT_PREPARED) ??
      refuseFieldUp(play, order.unit) ?? // R47
      refuseHandling(play, seat, order.unit, rowOf(play.g, order.unit, order.box), order.from) ??
      refuseCourse(play, order)
    );
  },
  apply(play, _seat, order) {
    const { g } = play;
    const row = rowOf(g, order.unit, order.box);
    payHandling(play, order.unit, row, order.from); // DV-7.4h: no energy
    const craft = podType(play, row)!.storage ? g.pods.craftUnit[row]! : takeOut(play, order.unit, row);
    g.pods.craft[row] = CRAFT_OUT;
    place(play, craft, order);
    play.emit('DV-7.4f', 'craft-launched', { unit: order.unit, craft });
    play.call('interceptions', { movers: [craft], pairs: [] }); // R32, DV-6.2a
  },
  sample(play, _seat, unit, random) {
    const boxes = boxesWith(play, unit, CRAFT_PREPARED);
    if (boxes.length === 0) return null;
    const { velocity, direction } = play.g.units;
    return {
      do: 'launchCraft',
      unit,
      box: boxes[random.below(boxes.length)]!,
      hexside: isInstallation(play.g, unit) ? direction[unit]! : HEXSIDES[random.below(6)]!,
      direction: turn(direction[unit] as Clock, random.below(5) - 2),
      velocity: Math.min(play.data.tables.maximumVelocity, Math.max(1, velocity[unit]! - 1 + random.below(3))),
    };
  },
  list(play, _seat, unit) {
    const { velocity, direction } = play.g.units;
    const speeds = [-1, 0, 1].map((change) => velocity[unit]! + change);
    return boxesWith(play, unit, CRAFT_PREPARED).flatMap((box) =>
      HEXSIDES.flatMap((hexside) =>
        play.data.tables.craftLaunchDirections.flatMap((turns) =>
          speeds.map((speed) => ({
            do: 'launchCraft' as const,
            unit,
            box,
            hexside,
            direction: turn(direction[unit] as Clock, turns),
            velocity: speed,
          })),
        ),
      ),
    );
  },
};

/** The craft of a pod becomes a unit of its own (DV-5.6k). */
function takeOut({ g, data }: DvPlay, ship: number, row: number): number {
  const { pods, units } = g;
  const type = pods.craftClass[row]!;
  const seat = units.seat[ship]!;
  const craft = addUnit(g, craftName(g, ship), {
    kind: CRAFT,
    seat,
    home: seat,
    type,
    armor: data.classes[type]!.armor,
    bridge: pods.craftBridge[row]!,
    engine: pods.craftEngine[row]!,
    energy: pods.craftEnergy[row]!,
    rails: pods.craftRails[row]!,
    revealed: wasRevealed(g, row) ? 1 : 0,
    ship,
    pod: row,
  });
  pods.craftUnit[row] = craft;
  pods.craftRails[row] = 0; // DV-FSB-F5: only on the first sortie
  return craft;
}

/** DV-3.0h: the craft of this pod was face up on an earlier flight, and stays so (R73) */
function wasRevealed({ units }: DeltaVeeState, row: number): boolean {
  return units.pod.some((pod, unit) => pod === row && units.kind[unit] === CRAFT && units.revealed[unit] === 1);
}

function place({ g }: DvPlay, craft: number, order: OrderOf<'launchCraft'>): void {
  const { units } = g;
  units.status[craft] = IN_PLAY;
  units.q[craft] = units.q[order.unit]! + CLOCK_DQ[order.hexside as Clock];
  units.r[craft] = units.r[order.unit]! + CLOCK_DR[order.hexside as Clock];
  units.direction[craft] = order.direction;
  units.zig[craft] = 0;
  units.velocity[craft] = order.velocity;
  units.appeared[craft] = 1;
  units.fresh[craft] = 1; // R47: no Commands in this phase
}
