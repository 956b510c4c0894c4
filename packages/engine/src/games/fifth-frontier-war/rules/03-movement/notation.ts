/** Whole plot sheets in the notation of A5. */
import { firstTurn } from '../../board/orders.ts';
import { runsFleet } from '../../board/sides.ts';
import { parseOrder, printOrder } from '../../text/notation.ts';
import type { FleetPlot, PlotOrder, PlotSheet, Position } from '../../types.ts';
import { standingAfter } from './abort.ts';
import { type PlotFault, plotRefusal, turnRefusal } from './plot-fault.ts';

const LINE = /^\s*(\d{1,3})\s+([0-9A-Z]+)\s*:(.*)$/;

/** Lines of a plot: `7 18F: J2011`; `from` is the turn of the first. */
export function printPlot({ data }: Position, fleet: number, orders: readonly PlotOrder[], from: number): string[] {
  return orders.map((order, n) => `${from + n} ${data.fleets[fleet]!.code}: ${printOrder(data, order)}`);
}

/** The lines of one fleet while a sheet is read. */
interface Reader {
  readonly plot: FleetPlot;
  readonly byTurn: Map<number, PlotOrder>;
}

/** A sheet by number, whichever form it came in. */
export function readSheet(at: Position, seat: number, sheet: PlotSheet): { fleets: FleetPlot[] } | PlotFault {
  if ('fleets' in sheet) return sheet;
  const readers = new Map<string, Reader>();
  for (const change of ['abort', 'insert'] as const)
    for (const code of sheet[change]) {
      const reader = readerOf(at, seat, code, readers);
      if ('rule' in reader) return reader;
      if (reader.plot.change !== 'none') return plotRefusal('FFW-3.3v', `${code} is changed twice`, reader.plot.fleet);
      reader.plot.change = change;
    }
  for (const line of sheet.lines) {
    const fault = readLine(at, seat, line, readers);
    if (fault) return fault;
  }
  for (const { plot, byTurn } of readers.values()) {
    const fault = putInTurn(at, plot, byTurn);
    if (fault) return fault;
  }
  return { fleets: [...readers.values()].map(({ plot }) => plot) };
}

function readerOf(at: Position, seat: number, code: string, readers: Map<string, Reader>): Reader | PlotFault {
  const fleet = at.data.fleets.findIndex((one) => one.code === code);
  if (!runsFleet(at.g, seat, fleet)) return plotRefusal('FFW-2.1b', `${code} is no fleet of yours in play`, fleet);
  const reader = readers.get(code) ?? { plot: { fleet, change: 'none', orders: [] }, byTurn: new Map() };
  readers.set(code, reader);
  return reader;
}

function readLine(at: Position, seat: number, line: string, readers: Map<string, Reader>): PlotFault | null {
  const read = LINE.exec(line);
  if (!read) return plotRefusal('FFW-3.3f', `${line.trim()} is no line of a plot, such as 7 18F: J2011`);
  const [turn, code] = [Number(read[1]), read[2]!];
  const reader = readerOf(at, seat, code, readers);
  if ('rule' in reader) return reader;
  const order = parseOrder(at.data, read[3]!);
  const { fleet } = reader.plot;
  if (typeof order === 'string') return turnRefusal(at, 'FFW-3.3f', fleet, turn, order);
  if (reader.byTurn.has(turn)) return turnRefusal(at, 'FFW-3.3c', fleet, turn, 'ordered twice');
  reader.byTurn.set(turn, order);
  return null;
}

/**
 * FFW-3.3c: new orders begin with the first turn that no standing order covers, and leave none out. R103: a line for a
 * standing order repeats it and adds to its D list.
 */
function putInTurn(at: Position, plot: FleetPlot, byTurn: ReadonlyMap<number, PlotOrder>): PlotFault | null {
  const next = firstTurn(at.g);
  const standing = standingAfter(at, plot.fleet, plot.change);
  const first = next + standing.length;
  const turns = [...byTurn.keys()].sort((a, b) => a - b);
  for (const turn of turns) {
    const order = byTurn.get(turn)!;
    const stands = standing[turn - next];
    if (!stands) {
      const due = first + plot.orders.length;
      if (turn !== due)
        return turnRefusal(at, 'FFW-3.3c', plot.fleet, due, `new orders run from turn ${first} without a gap`);
      plot.orders.push(order);
    } else if (stands.to !== order.to || stands.jump !== order.jump) {
      const text = printOrder(at.data, { ...stands, detach: [] });
      const why = `its order stands as ${text}; only a D list may be added to it`;
      return turnRefusal(at, 'FFW-3.3c', plot.fleet, turn, why);
    } else if (order.detach.length > 0) plot.detach = [...(plot.detach ?? []), { turn, squadrons: order.detach }];
  }
  return null;
}
