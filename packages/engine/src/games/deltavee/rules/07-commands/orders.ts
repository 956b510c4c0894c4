/** The table of orders: one rule for each word of `Order['do']`, and the shape in which an order arrives. */
import { z } from 'zod';
import { type Order, type OrderOf, refuse } from '../../types.ts';
import { takeEnergyPod } from '../11-scenarios/energy-pod.ts';
import { moveSambu } from '../11-scenarios/sambu.ts';
import { home } from '../fsb/homing.ts';
import { repair } from '../fsb/repair.ts';
import { supply } from '../fsb/supply.ts';
import { control, prepareMissile, search } from './battle.ts';
import { launchCraft, prepareCraft } from './battlecraft.ts';
import { rendezvous, undock } from './docking.ts';
import { dueOf } from './due.ts';
import { switchField } from './field.ts';
import { jumping } from './jump.ts';
import { turning, weave } from './maneuver-orders.ts';
import type { OrderRule } from './order.ts';
import { refuel } from './refuel.ts';
import { tractor } from './tractor.ts';

const end: OrderRule<OrderOf<'end'>> = {
  check(at, seat) {
    const due = dueOf(at, seat);
    return due ? refuse(due.rule, due.why) : null; // DV-7.1h: else whatever has not been used
  },
  apply() {},
  sample: () => ({ do: 'end' }),
  list: () => [],
};

export const orders: { readonly [Do in Order['do']]: OrderRule<Order> } = {
  accelerate: turning,
  decelerate: turning,
  left: turning,
  right: turning,
  weave,
  prepareJump: jumping,
  abortJump: jumping,
  jump: jumping,
  prepareMissile,
  control,
  search,
  prepareCraft,
  launchCraft,
  rendezvous,
  undock,
  refuel,
  tractor,
  raiseField: switchField,
  lowerField: switchField,
  home,
  supply,
  repair,
  moveSambu,
  takeEnergyPod,
  end,
};

const unit = z.int().min(0).max(9999);
const from = unit.optional();
const box = z.int().min(0).max(99);
const missile = z.int().min(0).max(4);
const clock = z.int().min(1).max(12);
const velocity = z.int().min(0).max(9);
const units = z.int().min(0).max(9999);
const turnings = z.enum(['accelerate', 'decelerate', 'left', 'right']);
const maneuver = z.union([
  z.strictObject({ do: turnings }),
  z.strictObject({ do: z.literal('weave'), hexside: clock }),
]);
const give = z.union([
  z.strictObject({ what: z.literal('energy'), units: units.min(1), fromBox: box, toBox: box }),
  z.strictObject({ what: z.literal('missiles'), missile, count: units.min(1), fromBox: box, toBox: box }),
]);
const repairing = {
  work: z.enum(['jettison', 'transfer', 'install']),
  item: z.enum(['pod', 'engine', 'bridge', 'force-field']),
  source: unit,
  sourceBox: box,
  target: unit,
  targetBox: box,
};

export const orderShape: z.ZodType<Order> = z.discriminatedUnion('do', [
  z.strictObject({ do: turnings, unit }),
  z.strictObject({ do: z.literal('weave'), unit, hexside: clock }),
  z.strictObject({ do: z.enum(['prepareJump', 'abortJump', 'jump']), unit }),
  z.strictObject({ do: z.literal('prepareMissile'), unit, box, missile, from }),
  z.strictObject({ do: z.literal('control'), unit, missile: unit, from }),
  z.strictObject({ do: z.literal('search'), unit, from }),
  z.strictObject({ do: z.literal('prepareCraft'), unit, box, from }),
  z.strictObject({ do: z.literal('launchCraft'), unit, box, hexside: clock, direction: clock, velocity, from }),
  z.strictObject({ do: z.literal('rendezvous'), unit, with: unit, from }),
  z.strictObject({ do: z.literal('undock'), unit }),
  z.strictObject({ do: z.literal('refuel'), unit, box, units }),
  z.strictObject({ do: z.literal('tractor'), unit, box, target: unit, maneuvers: z.array(maneuver).max(9), from }),
  z.strictObject({ do: z.enum(['raiseField', 'lowerField']), unit, box, from }),
  z.strictObject({ do: z.literal('home'), unit, target: unit, maneuvers: z.array(turnings).max(24) }),
  z.strictObject({ do: z.literal('supply'), unit, give: z.array(give).max(99), to: unit, box, podOn: from, from }),
  z.strictObject({ do: z.literal('repair'), unit, box, ...repairing, from }),
  z.strictObject({ do: z.literal('moveSambu'), unit }),
  z.strictObject({ do: z.literal('takeEnergyPod'), unit, drop: box }),
  z.strictObject({ do: z.literal('end') }),
]);
