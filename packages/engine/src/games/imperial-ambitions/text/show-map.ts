/** The universe and its sector sheets as text: flat-topped hexes in columns, even columns half a hex lower. */
import { capital, cell, type Paint, plain, WIDTH, wrap } from '#core/text';
import type { IaView, SectorView } from '../secrets/view-types.ts';
import { hexLabel, looseShips, ownerName, systemName } from './show-words.ts';

const MARGIN = 4;
const CELL = 7;
const two = (value: number): string => String(value).padStart(2, '0');

/** Where everything is: one mark a hex, then what the marks are. */
export function showUniverse(view: IaView, paint: Paint = plain): string {
  const { sheet, sectors } = view;
  if (sectors.length === 0) return '';
  const across = 1 + Math.max(...sectors.map((sector) => sector.sheet[0]));
  const down = 1 + Math.max(...sectors.map((sector) => sector.sheet[1]));
  const width = across * sheet.columns * 2 + MARGIN <= WIDTH ? 2 : 1;
  const lines: string[] = [];
  for (let row = 0; row < down; row++) {
    lines.push(sectorHeader(view, row, across, width));
    for (let y = row * sheet.rows + 1; y <= (row + 1) * sheet.rows; y++)
      lines.push(
        `${cell(two(((y - 1) % sheet.rows) + 1), MARGIN)}${universeRow(view, y, across, width, paint)}`.trimEnd(),
      );
  }
  return [...lines, '', ...legend(view, paint)].join('\n');
}

function sectorHeader({ sectors, sheet }: IaView, row: number, across: number, width: number): string {
  const names = Array.from({ length: across }, (_, column) => {
    const sector = sectors.find((one) => one.sheet[0] === column && one.sheet[1] === row);
    return cell(sector ? `${sector.id} ${sector.name}` : '', sheet.columns * width);
  });
  return `${' '.repeat(MARGIN)}${names.join('')}`.trimEnd();
}

function universeRow(view: IaView, y: number, across: number, width: number, paint: Paint): string {
  return Array.from({ length: across * view.sheet.columns }, (_, index) => {
    const mark = markAt(view, index + 1, y);
    return mark.owner === null ? paint.faint(cell(mark.text, width)) : paint.seat(mark.owner, cell(mark.text, width));
  }).join('');
}

/** A system by the number of its planet's owner (o neutral), others by ships and markers seen. */
function markAt(view: IaView, x: number, y: number): { text: string; owner: number | null } {
  const isHere = ({ xy }: { xy: readonly [number, number] }): boolean => xy[0] === x && xy[1] === y;
  const system = view.systems.find(isHere);
  const marker = view.markers.find(isHere) ?? view.sightings.find(isHere);
  const more = marker ? '+' : '';
  if (system) return { text: `${system.owner < 0 ? 'o' : system.owner + 1}${more}`, owner: system.owner };
  if (marker) return { text: '+', owner: marker.owner };
  const loose = view.units.find((unit) => isHere(unit) && unit.place === 'space' && unit.system < 0);
  if (loose) return { text: '+', owner: loose.owner };
  return { text: isOnSheets(view, x, y) ? '·' : '', owner: null };
}

function isOnSheets({ sectors, sheet }: IaView, x: number, y: number): boolean {
  return sectorOf(sectors, sheet, x, y) !== undefined;
}

function sectorOf(sectors: readonly SectorView[], { columns, rows }: IaView['sheet'], x: number, y: number) {
  const across = Math.floor((x - 1) / columns);
  const down = Math.floor((y - 1) / rows);
  return sectors.find((one) => one.sheet[0] === across && one.sheet[1] === down);
}

function legend(view: IaView, paint: Paint): string[] {
  const owners = [...view.players.map(({ seat, name }) => `${seat + 1} ${name}`), 'o neutral', '+ ships or markers'];
  const systems = view.systems.map(({ system, xy }) => `${systemName(view, system)} ${hexLabel(view, xy)}`);
  return [owners.join(' · '), paint.faint('Even columns lie half a hex further south.'), ...wrap(systems.join(', '))];
}

/** One sector sheet, two lines a row. */
export function showSheet(view: IaView, sector: SectorView, paint: Paint = plain): string {
  const { columns, rows } = view.sheet;
  const [left, top] = [sector.sheet[0] * columns, sector.sheet[1] * rows];
  const numbers = Array.from({ length: columns }, (_, index) => cell(two(index + 1), CELL)).join('');
  const home = sector.home < 0 ? 'neutral' : `home of ${ownerName(view, sector.home)}`;
  const lines = [
    paint.strong(`Sector ${sector.id} · ${sector.name} · ${home}`),
    paint.faint(`Hex 0101 is [${left + 1},${top + 1}] of the whole map.`),
    `${' '.repeat(MARGIN)}${numbers}`.trimEnd(),
  ];
  for (let row = 1; row <= rows; row++)
    for (const half of [0, 1]) {
      const label = half === 0 ? cell(two(row), MARGIN) : ' '.repeat(MARGIN);
      const cells = Array.from({ length: columns }, (_, index) => {
        const x = left + index + 1;
        return x % 2 === half ? ' '.repeat(CELL) : sheetCell(view, x, top + row, paint);
      });
      lines.push(`${label}${cells.join('')}`.trimEnd());
    }
  return [...lines, '', ...sheetLegend(view, sector)].join('\n');
}

function sheetCell(view: IaView, x: number, y: number, paint: Paint): string {
  const isHere = ({ xy }: { xy: readonly [number, number] }): boolean => xy[0] === x && xy[1] === y;
  const system = view.systems.find(isHere);
  const markers = view.markers.filter(isHere);
  const first = markers[0];
  const forces = first ? `${first.owner + 1}t${first.number}${markers.length > 1 ? '+' : ''}` : '';
  if (system) return paint.seat(system.owner, cell(`${system.id}${first ? '+' : ''}`, CELL));
  const seen = looseShips(view).find(isHere);
  if (first) return paint.seat(first.owner, cell(forces, CELL));
  if (seen) return paint.seat(seen.owner, cell(`${seen.owner + 1}s`, CELL));
  return paint.faint(cell('·', CELL));
}

function sheetLegend(view: IaView, sector: SectorView): string[] {
  const index = view.sectors.indexOf(sector);
  return view.systems
    .filter((system) => system.sector === index)
    .flatMap(({ system, id, xy, owner, controller, isBlockaded }) => {
      const space = controller === owner ? '' : `, space ${controller < 0 ? 'nobody' : ownerName(view, controller)}`;
      const forces = view.markers.filter((marker) => marker.system === system);
      const there = forces
        .map((marker) => `task force ${marker.number} of ${ownerName(view, marker.owner)}`)
        .join(', ');
      const holder = owner < 0 ? 'neutral' : capital(ownerName(view, owner));
      const text = `${cell(id, 5)}${systemName(view, system)} ${hexLabel(view, xy)}: ${holder}${space}${isBlockaded ? ', blockaded' : ''}${there ? `; ${there}` : ''}`;
      return wrap(text, '     ');
    });
}
