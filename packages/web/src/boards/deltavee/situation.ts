import type { DvView, UnitView } from '@admiralty/engine/deltavee';
import { distance } from '@admiralty/engine/hex';
import { hexCentre, type Point } from '../../kit/map/geometry.ts';
import type { SideNumber } from '../../kit/side.ts';
import type { NamedPart } from '../../shell/log/line-words.tsx';
import { placeShort } from '../../shell/log/place-words.ts';
import type { BoardProps, PhaseMark, PlaceRow, Standing } from '../types.ts';
import { nameOf, unitId } from './names.ts';
import { words } from './words.ts';

export function sideOf(_view: DvView, seat: number): SideNumber {
  return seat === 0 ? 1 : 2;
}

export function headline({ turn, lastTurn }: DvView): string {
  return turn === 0 ? words.setUp : words.turn(turn, lastTurn);
}

/** The six phases of a Game-Turn as they are played. */
export function phases(view: DvView): PhaseMark[] {
  if (view.turn === 0) return [];
  const order = [view.first, 1 - view.first];
  const now = view.phase;
  return [
    { label: words.phases.movement, seat: order[0]! },
    { label: words.phases.command, seat: order[1]! },
    { label: words.phases.fire, seat: order[0]! },
    { label: words.phases.movement, seat: order[1]! },
    { label: words.phases.command, seat: order[0]! },
    { label: words.phases.fire, seat: order[1]! },
  ].map((mark, at) => ({ ...mark, is: at < now ? 'past' : at === now ? 'now' : 'next' }));
}

export function phaseName(view: DvView): string {
  return words.phaseNames[view.phaseName];
}

export function unitsInPlay(view: DvView): UnitView[] {
  return view.units.filter(({ status }) => status === 'in-play' || status === 'dormant');
}

/** The reader's own units, those that can act; a watcher has none. */
export function ownUnits(view: DvView): UnitView[] {
  return view.units.filter(({ seat, status }) => seat === view.viewer && status === 'in-play');
}

/** Those that can be given something to do now; else all. */
export function actors({ view }: Pick<BoardProps<DvView>, 'view'>): string[] {
  const own = ownUnits(view);
  const able = own.filter((unit) => mayAct(view, unit));
  return (able.length > 0 ? able : own).map(({ unit }) => unitId(unit));
}

function mayAct({ phaseName, phasing, viewer }: DvView, { log, missile, flight }: UnitView): boolean {
  if (phasing !== viewer) return true;
  if (phaseName === 'fire') return log?.used.finished === 0 || (flight?.payload ?? 0) > 0;
  return phaseName !== 'command' || missile?.type !== 'unguided';
}

/** With its side: two ships of one class are told apart by those who hear them. */
export function spokenName(view: DvView, unit: UnitView): string {
  return words.unitSpoken(view.sides[unit.seat] ?? '', nameOf(view, unit));
}

/** How far the nearest enemy ship or craft is, as the enemy's: "6 hexes from Piccolo"; '' none is there. */
export function gapWords(view: DvView, unit: UnitView): string {
  const gaps = unitsInPlay(view)
    .filter(({ seat, vessel }) => seat !== unit.seat && vessel)
    .map((other) => ({ other, hexes: distance(unit.q, unit.r, other.q, other.r) }))
    .toSorted((one, other) => one.hexes - other.hexes);
  const [nearest] = gaps;
  return nearest ? words.from(nearest.hexes, spokenName(view, nearest.other)) : '';
}

export function places({ view }: BoardProps<DvView>): PlaceRow[] {
  return unitsInPlay(view).map((unit) => ({
    id: unitId(unit.unit),
    place: nameOf(view, unit),
    owner: view.sides[unit.seat] ?? '',
    what: words.courseSpoken(unit.hex, unit.direction, unit.velocity),
    near: gapWords(view, unit),
    seat: unit.seat,
  }));
}

/** Units that are still there; a hex alone cannot be selected. */
export function idOf(view: DvView, part: NamedPart): string | null {
  const found = part.is === 'unit' ? unitsInPlay(view).find(({ unit }) => unit === part.unit) : undefined;
  return found ? unitId(found.unit) : null;
}

export function pointOf({ view }: BoardProps<DvView>, id: string): Point | null {
  const found = unitsInPlay(view).find(({ unit }) => unitId(unit) === id);
  return found ? hexCentre(found.q, found.r) : null;
}

/** Which sheets lie there, and how near the enemies are to each other. */
export function mapTitle(view: DvView): { sheets: string; apart: string } {
  const names = view.sheets.map(({ name }) => placeShort(name).trim()).join(' ');
  const ships = unitsInPlay(view).filter(({ vessel }) => vessel);
  const gaps = ships.flatMap((one) =>
    ships.filter((other) => other.seat > one.seat).map((other) => distance(one.q, one.r, other.q, other.r)),
  );
  return {
    sheets: words.sheets(names),
    apart: gaps.length > 0 ? words.apart(Math.min(...gaps), view.drawDistance) : '',
  };
}

/** Ships that are still there and that are gone; points where the scenario counts them. */
export function standing({ units, sides, points }: DvView): Standing {
  const counts = points.some((one) => one !== 0);
  const ships = units.filter(({ vessel }) => vessel);
  return {
    columns: counts ? words.standing : words.standing.slice(0, 2),
    rows: sides.map((_, seat) => {
      const own = ships.filter((unit) => unit.seat === seat);
      const lost = own.filter(({ status }) => status === 'destroyed').length;
      const cells = [own.length - lost, lost];
      return { seat, cells: counts ? [...cells, points[seat] ?? 0] : cells };
    }),
  };
}
