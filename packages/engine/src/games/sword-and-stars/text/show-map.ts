/** The star map as text: a drawn sketch with its links, and the list of neighbours. */
import { signed, WIDTH, wrap } from '#core/text';
import type { SsView, SystemView } from '../secrets/view-types.ts';
import { actorName } from './words.ts';

const ROWS = 42;
/** Columns kept free at the left and right for names. */
const MARGIN = 6;
const LINK = '·';
const GAP = 'o';

type Canvas = string[][];

export function showMap(view: SsView): string {
  const canvas: Canvas = Array.from({ length: ROWS }, () => Array<string>(WIDTH).fill(' '));
  const columns = scaleOf(
    view.nodes.map(({ x }) => x),
    WIDTH - 2 * MARGIN,
  );
  const rows = scaleOf(
    view.nodes.map(({ y }) => y),
    ROWS - 1,
  );
  const places = view.nodes.map(({ x, y }) => ({ column: columns(x) + MARGIN, row: rows(y) }));
  view.nodes.forEach(({ neighbours }, node) => {
    for (const other of neighbours) if (other > node) drawLink(canvas, places[node]!, places[other]!);
  });
  const labels = view.nodes.map((_, node) => labelOf(view, node));
  const taken: boolean[][] = canvas.map((row) => row.map(() => false));
  view.nodes.forEach((_, node) => {
    place(canvas, taken, places[node]!, labels[node]!);
  });
  const drawn = canvas.map((row) => row.join('').trimEnd());
  return [...drawn, '', ...legend(view), '', ...adjacency(view)].join('\n');
}

/** From the extent of the coordinates to that of the sketch. */
function scaleOf(values: readonly number[], to: number): (value: number) => number {
  const [from, most] = [Math.min(...values), Math.max(...values)];
  return (value) => Math.round(((value - from) / Math.max(1, most - from)) * to);
}

interface Place {
  column: number;
  row: number;
}

/** A straight dotted line between two points. */
function drawLink(canvas: Canvas, from: Place, to: Place): void {
  const steps = Math.max(Math.abs(to.column - from.column) / 2, Math.abs(to.row - from.row), 1);
  for (let step = 0; step <= steps; step++) {
    const row = Math.round(from.row + ((to.row - from.row) * step) / steps);
    const column = Math.round(from.column + ((to.column - from.column) * step) / steps);
    canvas[row]![column] = LINK;
  }
}

/** VeRee C3*: owner's letter, Tech Level, marks. Gap Systems are a small circle with their number. */
function labelOf(view: SsView, node: number): string {
  const system = view.systems[node];
  if (!system) return GAP + (node - view.systems.length + 1);
  return `${system.name} ${markOf(system)}`;
}

function markOf(system: SystemView): string {
  const { owner, tech, seatOf, isInUnrest, web, hasGate } = system;
  const marks = `${seatOf >= 0 ? '*' : ''}${isInUnrest ? '!' : ''}${web > 0 ? '#' : ''}${hasGate ? '@' : ''}`;
  return `${letterOf(system, owner)}${signed(tech)}${marks}`;
}

/** Players A to E, Outworlders X, Y, Z, independent Systems none, void ones a cross. */
function letterOf({ isDead }: SystemView, owner: number): string {
  if (owner < 0) return isDead ? '+' : '';
  return owner < 8 ? 'ABCDE'.charAt(owner) : 'XYZ'.charAt((owner - 8) % 3);
}

/** Puts a label at its point, or on the nearest free cells above or below. */
function place(canvas: Canvas, taken: boolean[][], { column, row }: Place, label: string): void {
  const start = Math.max(0, Math.min(WIDTH - label.length, column - Math.floor(label.length / 2)));
  const shifts = [0, 1, -1, 2, -2].flatMap((down) => [0, 2, -2, 4, -4].map((right) => ({ down, right })));
  for (const { down, right } of shifts) {
    const [top, left] = [row + down, start + right];
    if (top < 0 || top >= ROWS || left < 0 || left + label.length > WIDTH) continue;
    const cells = taken[top]!.slice(Math.max(0, left - 1), left + label.length + 1);
    if (cells.includes(true)) continue;
    [...label].forEach((letter, index) => {
      canvas[top]![left + index] = letter;
      taken[top]![left + index] = true;
    });
    return;
  }
  throw new Error(`no room on the map for ${label}`);
}

function legend(view: SsView): string[] {
  const owners = view.players.map(({ seat, name }) => `${'ABCDE'.charAt(seat)} ${name}`);
  const strangers = view.outworlders
    .filter(({ isActive }) => isActive)
    .map(({ code }) => `${'XYZ'.charAt((code - 8) % 3)} ${actorName(view, code)}`);
  const marks = 'no letter independent, + void; Tech Level; * Seat, ! Unrest, # GuardianWeb, @ StarGate; o gap System';
  return wrap(`${[...owners, ...strangers].join(', ')}; ${marks}`);
}

/** Every System with its neighbours, gap Systems too; Confederation Systems in brackets. */
function adjacency(view: SsView): string[] {
  return view.nodes.flatMap(({ name, neighbours }, node) => {
    const system = view.systems[node];
    const isInside = system?.isConfederate === true;
    const title = `${isInside ? `[${name}]` : name}${system ? ` ${markOf(system)}` : ''}`;
    return wrap(`${title}: ${neighbours.map((other) => view.nodes[other]!.name).join(', ')}`, '    ');
  });
}
