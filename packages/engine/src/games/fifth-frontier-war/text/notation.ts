/** One order in the notation of A5: `J2011`, `RIR`, `R1408 D{Z-BR-40,Z-BR-41}`. Whole lines are s03-notation. */

import { isJump, placeOfOrder } from '../board/orders.ts';
import { placeAt } from '../data/places.ts';
import type { FifthFrontierWarData } from '../data/types.ts';
import type { PlotOrder } from '../types.ts';

const ORDER = /^([JR])([0-9A-Z]{2,4})(?:\s+D\{([^{}]*)\})?$/;

/** Reads an order; a text says what is wrong with it. */
export function parseOrder(data: FifthFrontierWarData, text: string): PlotOrder | string {
  const found = ORDER.exec(text.trim());
  if (!found) return `${text.trim()} is no order: J or R, a hex or box, and squadrons to detach in D{}`;
  const to = placeAt(data.map, found[2]!);
  if (to < 0) return `there is no place ${found[2]}`; // FFW-3.3f, FFW-3.3u: an order names its hex
  const detach: number[] = [];
  for (const id of (found[3] ?? '').split(',').map((one) => one.trim())) {
    if (id === '') continue;
    const squadron = data.squadronById.get(id);
    if (!squadron) return `there is no squadron ${id}`;
    detach.push(squadron.index);
  }
  return { to, jump: found[1] === 'J', detach };
}

export function printOrder(data: FifthFrontierWarData, { to, jump, detach }: PlotOrder): string {
  const list = detach.map((squadron) => data.squadrons[squadron]!.id).join(',');
  return `${jump ? 'J' : 'R'}${data.map.labels[to]}${list === '' ? '' : ` D{${list}}`}`;
}

/** A standing order without its D list. */
export function printStanding(data: FifthFrontierWarData, order: number): string {
  return printOrder(data, { to: placeOfOrder(order), jump: isJump(order), detach: [] });
}
