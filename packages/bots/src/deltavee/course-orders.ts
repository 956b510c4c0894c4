/** Orders that carry a decision out: a missile's steering, a jump. */
import {
  after,
  courseOf,
  type DvPlay,
  needsControl,
  nextJump,
  type Order,
  type Position,
  SHEET_COLUMNS,
  scenarioOf,
  turningsOf,
} from '@admiralty/engine/deltavee';
import type { Plan } from './battle-commands.ts';
import type { CourseOption } from './course-value.ts';
import type { Steering } from './missiles.ts';
import { say } from './words.ts';

/** A Weave first, then turns, then speed. */
export function courseOrders(unit: number, { change, weave }: CourseOption): Order[] {
  const turnings = turningsOf(change).map((turning): Order => ({ do: turning, unit }));
  return weave > 0 ? [{ do: 'weave', unit, hexside: weave }, ...turnings] : turnings;
}

export function steer({ g }: DvPlay, { missile, change }: Steering): Order[] {
  const orders = turningsOf(change).map((turning): Order => ({ do: turning, unit: missile }));
  return needsControl(g, missile) ? [{ do: 'control', unit: g.units.ship[missile]!, missile }, ...orders] : orders;
}

/** Jump as soon as the rules allow, prepare if the next move ends where one may jump. */
export function jumpPlans(at: Position, seat: number, unit: number): Plan[] {
  const order = nextJump(at, seat, unit);
  if (!order) return [];
  if (order.do === 'jump') return [{ orders: [order], gain: 1, words: say.courseOrders.jumps }];
  const { jump } = scenarioOf(at);
  const end = after(courseOf(at.g, unit));
  const from = jump?.region.kind === 'sheetColumns' ? jump.region.from * SHEET_COLUMNS : 0;
  return end.q >= from ? [{ orders: [order], gain: 0.6, words: say.courseOrders.preparesToJump }] : [];
}
