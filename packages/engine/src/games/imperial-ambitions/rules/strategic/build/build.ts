/** S2: one secret list of orders each, applied together (IA-seq-2, R17, R55, R125). */
import { z } from 'zod';
import type { Choice, Refusal } from '#core/types';
import { systemAt } from '../../../board/chart.ts';
import { livingSeats } from '../../../board/sides.ts';
import { reveal } from '../../../board/unit-rows.ts';
import { isBase, isProject, unitsWhere } from '../../../board/units.ts';
import { PLANET_KINDS, UNIT_TYPES } from '../../../data/names.ts';
import { putSealed } from '../../../orders/pace.ts';
import { IN_PLAY } from '../../../state.ts';
import type { BuildOrder, Choices, IaFrame, IaPlay, ImperialTypes, Position } from '../../../types.ts';
import { settleControl } from '../movement/control.ts';
import { doOrder } from './orders.ts';
import { releaseStrays, tellSite } from './projects.ts';
import { repairNeutrals } from './repair.ts';
import { randomList } from './sample.ts';
import { isOwn, tryWork, type Work, workOf } from './work.ts';

const LISTED = 1;

/** `g.stage` 0: nobody has been asked yet. */
export function buildPhase(play: IaPlay, _frame: IaFrame<'buildPhase'>): void {
  const { g } = play;
  if (g.stage !== LISTED) {
    g.stage = LISTED;
    releaseStrays(g);
    // IA-seq-2, R125: everybody is asked, whatever he has
    return putSealed(play, livingSeats(g), 'build', 'IA-bld-5', () => null);
  }
  repairNeutrals(play);
  settleControl(play); // a base that was finished counts
  play.done();
}

/** R17, IA-bld-21: the list as a whole, against the treasury at the start of the phase; gifts of others do not count */
export function listFault(at: Position, seat: number, orders: readonly BuildOrder[]): Refusal | null {
  if (orders.length === 0) return null;
  return tryWork(at, seat, (work) => {
    for (const [index, order] of orders.entries()) {
      const fault = doOrder(work, order);
      if (fault) return { rule: fault.rule, why: `order ${index + 1} (${orderName(work, order)}): ${fault.why}` };
    }
    return null;
  });
}

/** What names an order of a list to its writer; his own units by their names. */
function orderName({ at: { g, data }, seat }: Work, order: BuildOrder): string {
  const named = (unit: number): string => (isOwn(g, seat, unit) ? g.names[unit]! : `unit ${unit}`);
  const planet = (system: number): string => data.scenarioFor(g).systems[system]?.id ?? `system ${system}`;
  if ('base' in order) return `start ${order.type} at ${named(order.base)}`;
  if ('system' in order) return `${order.do === 'found' ? 'found' : 'start'} ${order.type} at ${planet(order.system)}`;
  if ('project' in order) return `${order.do} ${named(order.project)}`;
  return 'unit' in order ? `${order.do} ${named(order.unit)}` : `give ${order.amount}`;
}

/** Does the list. An order that has become void (a gift to somebody who resigned) is left out. */
function applyList(play: IaPlay, seat: number, orders: readonly BuildOrder[]): void {
  const { g } = play;
  const before = g.players.treasury[seat]!;
  const work = workOf(play, seat);
  const done = orders.filter((order) => doOrder(work, order) === null);
  standBases(work);
  const treasury = g.players.treasury[seat]!;
  play.emit('IA-bld-5', 'built', { orders: done, paid: before - treasury, treasury }, [seat]);
  tellNews(play, work);
}

/** R23: a base that is finished is known to all from now on */
function standBases({ at, shown, finished }: Work): void {
  for (const [index, unit] of finished.entries()) {
    if (!isBase(at.g, unit)) continue;
    shown.delete(unit);
    const [base = unit] = reveal(at, [unit]);
    finished[index] = base;
    shown.add(base);
  }
}

/** R23: finished bases and stations show to all, sites to those who know of them (R131), the rest is the owner's */
function tellNews(play: IaPlay, { seat, shown, finished, merged, gifts }: Work): void {
  const { g } = play;
  for (const unit of finished) if (!isBase(g, unit)) play.emit('IA-bld-7', 'finished', { unit }, [seat]);
  for (const [unit, other] of merged) play.emit('IA-land-4', 'merged', { unit, with: other }, [seat]);
  for (const [to, amount] of gifts) play.emit('IA-econ-1', 'gift', { from: seat, to, amount }, [seat, to]);
  for (const unit of shown) {
    const system = systemAt(play, g.units.hex[unit]!);
    if (g.units.status[unit] !== IN_PLAY || isProject(g, unit)) tellSite(play, 'IA-bld-31', unit);
    else
      play.emit(finished.includes(unit) ? 'IA-bld-7' : 'IA-rep-5', 'base', {
        unit,
        owner: seat,
        system,
        steps: g.units.steps[unit]!,
      });
  }
}

const unit = z.int().min(0).max(99_999);
const system = z.int().min(0).max(999);
const feeders = z.array(unit).max(12);
const orderShape: z.ZodType<BuildOrder, BuildOrder> = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('start'), base: unit, type: z.enum(UNIT_TYPES) }),
  z.strictObject({ do: z.literal('startOnPlanet'), system, type: z.enum(UNIT_TYPES) }),
  z.strictObject({
    do: z.literal('found'),
    system,
    planet: z.enum(PLANET_KINDS),
    type: z.enum(['B', 'SS', 'PDB']),
    feeders,
  }),
  z.strictObject({ do: z.literal('continue'), project: unit }),
  z.strictObject({ do: z.literal('cancel'), project: unit }),
  z.strictObject({ do: z.literal('feed'), project: unit, feeders }),
  z.strictObject({ do: z.literal('repair'), unit, by: z.int().min(-1).max(99_999) }),
  z.strictObject({ do: z.literal('merge'), unit, with: unit }),
  z.strictObject({ do: z.literal('give'), to: z.int().min(0).max(7), amount: z.int().min(1).max(999_999) }),
]);

export const build: Choice<ImperialTypes, Choices['build']['about'], Choices['build']['answer']> = {
  shape: z.strictObject({ orders: z.array(orderShape).max(400) }),
  check: (play, { orders }, { by }) => listFault(play, by, orders),
  apply: (play, { orders }, { by }) => applyList(play, by, orders),
  sample: (play, { by }, random) => ({ orders: randomList(play, by, random) }),
  defaultAnswer: (play, { by }) => ({ orders: goOn(play, by) }),
};

/** 5.4: all projects in the order of their numbers as far as the money goes, nothing new */
export function goOn(at: Position, seat: number): BuildOrder[] {
  const { g } = at;
  const projects = unitsWhere(g, (one) => g.units.owner[one] === seat && isProject(g, one));
  const orders = projects.map((project): BuildOrder => ({ do: 'continue', project }));
  return tryWork(at, seat, (work) => orders.filter((order) => doOrder(work, order) === null));
}
