/** Building: what may be ordered next in one system, after the orders on the list, and what it costs. */
import { z } from 'zod';
import type { Openings } from '#core/figures';
import { isSystem, systemOf } from '../../board/chart.ts';
import { isOn } from '../../board/options.ts';
import { forUnits, isBase, isFighter, isProject, typeOf } from '../../board/units.ts';
import { PLANET_KINDS, UNIT_TYPES, type UnitTypeId } from '../../data/names.ts';
import type { Strength } from '../../data/types.ts';
import { build } from '../../rules/strategic/build/build.ts';
import { doOrder } from '../../rules/strategic/build/orders.ts';
import { mergeWishes, repairWish } from '../../rules/strategic/build/sample.ts';
import { paymentsOf } from '../../rules/strategic/build/schedule.ts';
import { tryWork } from '../../rules/strategic/build/work.ts';
import { SURFACE } from '../../state.ts';
import { type BuildOrder, type ImperialTypes, type Position, refuse } from '../../types.ts';
import { fullStrength } from './full-strength.ts';

/** The list so far, and the system that is looked at. */
export interface BuildPartial {
  orders: BuildOrder[];
  system: number | null;
}

export interface BuildNext {
  /** money that the list leaves */
  money: number;
  /** what may be added in this system, with what it costs now and turn by turn until it is ready; and how strong the unit will be; a base or station is founded from the first feeders there, others will do */
  orders: ({ order: BuildOrder; cost: number; strength: Strength | null } & Schedule)[];
  /** of each order on the list */
  listed: Schedule[];
  /** systems where the seat has something to order */
  systems: number[];
}

/** What a project costs turn by turn until it is ready, from now on, and how many payments were made before; none for what is done at once. */
export interface Schedule {
  payments: number[];
  paid: number;
}

export const buildOpenings: Openings<ImperialTypes, 'build'> = {
  shape: build.shape.and(z.object({ system: z.int().min(0).max(999).nullable() })),
  start: () => ({ orders: [], system: null }),
  next: (play, { orders, system }, decision) => {
    const refusal = build.check(play, { orders }, decision);
    if (refusal) return { ok: false, refusal };
    if (system !== null && !isSystem(play, system))
      return { ok: false, refusal: refuse('IA-bld-17', `there is no system ${system}`) };
    const { by } = decision;
    const money = moneyAfter(play, by, orders)!;
    const additions = (system === null ? [] : wishesIn(play, by, system)).flatMap((order) => {
      const left = moneyAfter(play, by, [...orders, order]);
      return left === null
        ? []
        : [{ order, cost: money - left, strength: strengthOf(play, order), ...scheduleOf(play, order) }];
    });
    const listed = orders.map((order) => scheduleOf(play, order));
    return { ok: true, next: { money, orders: additions, listed, systems: systemsOf(play, by) } };
  },
  leads: (_play, { orders, system }, next) => {
    const longer = next.orders.map(({ order }) => [...orders, order]);
    return {
      answers: longer.map((all) => ({ orders: all })),
      partials:
        system === null
          ? next.systems.map((one) => ({ orders, system: one }))
          : longer.map((all) => ({ orders: all, system })),
    };
  },
};

function scheduleOf(at: Position, order: BuildOrder): Schedule {
  const { g, data } = at;
  const isPaid = isOn(g, 'feederTurnsCost');
  const all = (type: UnitTypeId, isOnPlanet: boolean): number[] =>
    paymentsOf(data, UNIT_TYPES.indexOf(type), isOnPlanet, isPaid);
  if (order.do === 'start') return { payments: all(order.type, false), paid: 0 };
  if (order.do === 'startOnPlanet') return { payments: all(order.type, true), paid: 0 };
  if (order.do === 'found') return { payments: all(order.type, order.type === 'PDB'), paid: 0 };
  if (order.do !== 'continue') return { payments: [], paid: 0 };
  const { type, place, fed, steps } = g.units;
  const payments = all(UNIT_TYPES[type[order.project]!]!, place[order.project] === SURFACE);
  const paid = fed[order.project]! + steps[order.project]!;
  return { payments: payments.slice(paid), paid };
}

/** Of what is begun or goes on, when it is ready; null: nothing is built by this order. */
function strengthOf({ g, data }: Position, order: BuildOrder): Strength | null {
  if (order.do === 'start' || order.do === 'startOnPlanet' || order.do === 'found')
    return fullStrength(data, order.type);
  return order.do === 'continue' ? fullStrength(data, UNIT_TYPES[g.units.type[order.project]!]!) : null;
}

/** What the list leaves in the treasury; null: it is refused. */
function moneyAfter(at: Position, seat: number, orders: readonly BuildOrder[]): number | null {
  return tryWork(at, seat, (work) => (orders.every((order) => doOrder(work, order) === null) ? work.money : null));
}

function systemsOf(at: Position, seat: number): number[] {
  const { systems } = at.data.scenarioFor(at.g);
  const hexes = new Set<number>();
  forUnits(at.g, seat, (unit) => {
    hexes.add(at.g.units.hex[unit]!);
  });
  return systems.flatMap(({ hex, index }) => (hexes.has(hex) ? [index] : []));
}

/** Everything that could be ordered there; the law of orders judges it. */
function wishesIn(at: Position, seat: number, system: number): BuildOrder[] {
  const { g, data } = at;
  const { hex } = systemOf(at, system);
  const here: number[] = [];
  forUnits(g, seat, (unit) => {
    if (g.units.hex[unit] === hex) here.push(unit);
  });
  const onPlanet = data.tables.planetBuilds.map(
    (type): BuildOrder => ({
      do: 'startOnPlanet',
      system,
      type: UNIT_TYPES[type]!,
    }),
  );
  return [...here.flatMap((unit) => unitWishes(at, seat, unit)), ...onPlanet, ...foundations(at, system, here)];
}

function unitWishes(at: Position, seat: number, unit: number): BuildOrder[] {
  const { g, data } = at;
  if (isProject(g, unit))
    return [
      { do: 'continue', project: unit },
      { do: 'cancel', project: unit },
    ];
  const starts = isBase(g, unit) ? data.tables.baseBuilds : [];
  return [
    ...(g.units.steps[unit]! < typeOf(at, unit).fullSteps ? [repairWish(at, unit)] : []),
    ...starts.map((type): BuildOrder => ({ do: 'start', base: unit, type: UNIT_TYPES[type]! })),
    ...(isFighter(g, unit) ? mergeWishes(at, seat, unit) : []),
  ];
}

/** From the first whole feeders in the system that are not at work yet. */
function foundations(at: Position, system: number, here: readonly number[]): BuildOrder[] {
  const { g, data } = at;
  return (['B', 'SS', 'PDB'] as const).flatMap((type) => {
    const { feeders } = data.typeById.get(type)!;
    const free = here.filter(
      (unit) =>
        g.units.type[unit] === feeders?.type &&
        g.units.feeds[unit]! < 0 &&
        !isProject(g, unit) &&
        g.units.steps[unit] === typeOf(at, unit).fullSteps,
    );
    const chosen = free.slice(0, feeders?.count ?? 0);
    return PLANET_KINDS.map((planet): BuildOrder => ({ do: 'found', system, planet, type, feeders: chosen }));
  });
}
