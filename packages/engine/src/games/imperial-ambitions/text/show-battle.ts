/** The battle map as text: stacks with owner, type, facing; star and planets; two lines a row. */
import { cell, type Paint, plain, WIDTH, wrap } from '#core/text';
import type { BattleView, IaView, UnitView } from '../secrets/view-types.ts';
import { facingName, mapLabel, ownerName, planetName } from './show-words.ts';

const MARGIN = 4;
const CELL = 7;
const MOST_COLUMNS = Math.floor((WIDTH - MARGIN) / CELL);
const MOST_ROWS = 20;
/** Empty hexes shown around the outermost units. */
const BORDER = 1;
const ARROWS = ['↑', '↗', '↘', '↓', '↙', '↖'];
const GROUND: Readonly<Record<string, string>> = { star: '(*)', habitable: '(H)', gasGiant: '(G)', rocky: '(R)' };
const two = (value: number): string => String(value).padStart(2, '0');

interface Placed extends UnitView {
  fight: NonNullable<UnitView['fight']>;
}
interface Window {
  x: number;
  y: number;
  columns: number;
  rows: number;
}

/** What stands on the map itself; carried units are under their host. */
export function placedOn(view: IaView): Placed[] {
  return view.units.filter((unit): unit is Placed => unit.fight?.place === 'map' && unit.place === 'space');
}

export function showBattle(view: IaView, paint: Paint = plain): string {
  const { battle } = view;
  if (!battle) return '';
  const units = placedOn(view);
  const window = windowOf(view, battle, units);
  const numbers = Array.from({ length: window.columns }, (_, index) => cell(two(window.x + index), CELL)).join('');
  const lines = [`${' '.repeat(MARGIN)}${numbers}`.trimEnd()];
  for (let y = window.y; y < window.y + window.rows; y++)
    for (const half of [0, 1]) {
      const label = half === 0 ? cell(two(y), MARGIN) : ' '.repeat(MARGIN);
      const cells = Array.from({ length: window.columns }, (_, index) => {
        const x = window.x + index;
        return x % 2 === half ? ' '.repeat(CELL) : hexCell(battle, units, x, y, paint);
      });
      lines.push(`${label}${cells.join('')}`.trimEnd());
    }
  return [...lines, '', ...legend(view, battle, units, window, paint)].join('\n');
}

/** All that there is if it fits, else the window that shows most units. */
function windowOf({ sheet }: IaView, { terrain }: BattleView, units: readonly Placed[]): Window {
  const points = units.map(({ fight }) => fight.xy);
  const places = points.length > 0 ? points : terrain.map(({ xy }) => xy);
  const [width, height] = [3 * sheet.columns, 3 * sheet.rows];
  const cut = (values: readonly number[], most: number, end: number): [number, number] => {
    let best: [number, number] = [Math.max(1, Math.ceil((end - most) / 2)), Math.min(most, end)];
    let shown = -1;
    for (const from of new Set(values)) {
      const first = Math.max(1, from - BORDER);
      const inside = values.filter((value) => value >= first && value < first + most);
      const last = Math.min(end, Math.max(...inside) + BORDER, first + most - 1);
      if (inside.length > shown) [best, shown] = [[first, last - first + 1], inside.length];
    }
    return best;
  };
  const xs = places.map(([x]) => x).sort((a, b) => a - b);
  const ys = places.map(([, y]) => y).sort((a, b) => a - b);
  const [x, columns] = cut(xs, MOST_COLUMNS, width);
  const [y, rows] = cut(ys, MOST_ROWS, height);
  return { x, y, columns, rows };
}

function hexCell({ terrain }: BattleView, units: readonly Placed[], x: number, y: number, paint: Paint): string {
  const here = units.filter(({ fight }) => fight.xy[0] === x && fight.xy[1] === y);
  const [top] = here;
  const ground = terrain.find(({ xy }) => xy[0] === x && xy[1] === y);
  if (!top) return paint.faint(cell(ground ? (GROUND[ground.kind] ?? '') : '·', CELL));
  const more = here.length > 1 ? `+${here.length - 1}` : '';
  return paint.seat(
    top.owner,
    cell(`${ownerMark(top.owner)}${top.type}${ARROWS[top.fight.facing] ?? ''}${more}`, CELL),
  );
}

function ownerMark(owner: number): string {
  return owner < 0 ? 'n' : String(owner + 1);
}

/** Every stack with its units, steps and facings. */
function legend(view: IaView, battle: BattleView, units: readonly Placed[], window: Window, paint: Paint): string[] {
  const stacks = new Map<string, Placed[]>();
  for (const unit of units) {
    const key = `${unit.owner} ${mapLabel(unit.fight.xy)}`;
    stacks.set(key, [...(stacks.get(key) ?? []), unit]);
  }
  const lines = [...stacks.values()].flatMap((stack) => {
    const { owner, fight } = stack[0]!;
    const words = stack.map(
      (unit) =>
        `${unit.name} ${unit.steps}/${unit.fullSteps} ${facingName(unit.fight.facing)}${aboardWords(view, unit)}`,
    );
    const isSeen = isInside(fight.xy, window) ? '' : ' (off this part)';
    return wrap(
      `${mapLabel(fight.xy)} ${ownerMark(owner)} ${ownerName(view, owner)}: ${words.join(', ')}${isSeen}`,
      '     ',
    ).map((line) => paint.seat(owner, line));
  });
  const ground = battle.terrain.map(({ kind, xy }) => `${GROUND[kind]} ${planetName(kind)} ${mapLabel(xy)}`);
  return ground.length > 0 ? [...lines, ground.join(' · ')] : lines;
}

function aboardWords(view: IaView, { unit }: UnitView): string {
  const names = view.units.filter(({ card }) => card?.host === unit).map(({ name, steps }) => `${name} ${steps}`);
  return names.length > 0 ? ` [${names.join(' ')}]` : '';
}

function isInside([x, y]: readonly [number, number], window: Window): boolean {
  return x >= window.x && x < window.x + window.columns && y >= window.y && y < window.y + window.rows;
}
