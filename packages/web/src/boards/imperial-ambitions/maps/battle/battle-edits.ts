/** What can be done to a battle by hand; each gives a new record. Whether it is sound is for the rules to say. */
import { type BattleRecord, PLANET_KINDS, type PlanetKind, type Xy } from '@admiralty/engine/imperial-ambitions';
import type { SheetSize } from '../sheets.ts';

export type Placement = NonNullable<BattleRecord['sides'][number]['placements']>[number];
type Planet = BattleRecord['site']['planets'][number];

/** Planets stand on the centre sheet, units anywhere on the nine; both as columns and rows of the whole map. */
export function planetXy({ hex }: Planet, { columns, rows }: SheetSize): Xy | null {
  return hex === null ? null : [columns + Number(hex.slice(0, 2)), rows + Number(hex.slice(2))];
}

/** As a file writes it; null: not on the centre sheet. */
function centreHex([x, y]: Readonly<Xy>, { columns, rows }: SheetSize): string | null {
  const [column, row] = [x - columns, y - rows];
  if (column < 1 || row < 1 || column > columns || row > rows) return null;
  return String(column).padStart(2, '0') + String(row).padStart(2, '0');
}

/** The planet there, or moved there; a battle with planets is in a system. */
export function withPlanet(record: BattleRecord, kind: PlanetKind, xy: Readonly<Xy>, size: SheetSize): BattleRecord {
  const hex = centreHex(xy, size);
  return hex === null ? record : withPlanetAt(record, kind, hex);
}

/** `at` null: placed by the players, undefined: none. */
export function withPlanetAt(record: BattleRecord, kind: PlanetKind, at: string | null | undefined): BattleRecord {
  const others = record.site.planets.filter(({ type }) => type !== kind);
  const planets = at === undefined ? others : [...others, { type: kind, hex: at }];
  const sorted = PLANET_KINDS.flatMap((one) => planets.filter(({ type }) => type === one));
  return { ...record, site: { type: sorted.length > 0 ? 'system' : record.site.type, planets: sorted } };
}

/** Where a side and a unit of it stand in the record. */
export interface PlacedUnit {
  side: number;
  at: number;
  unit: Placement;
}

export function unitsIn({ sides }: BattleRecord): PlacedUnit[] {
  return sides.flatMap(({ placements = [] }, side) => placements.map((unit, at) => ({ side, at, unit })));
}

export function unitAt(record: BattleRecord, xy: Readonly<Xy>): PlacedUnit | null {
  return unitsIn(record).find(({ unit }) => String(unit.xy) === String(xy)) ?? null;
}

/** A destroyer of this side, bow to the middle. */
export function withUnit(record: BattleRecord, side: number, xy: Readonly<Xy>): BattleRecord {
  const unit: Placement = {
    type: 'DD',
    xy: [xy[0], xy[1]],
    facing: record.sides[side]?.role === 'attacker' ? 3 : 0,
  };
  return changedSide(record, side, (placements) => [...placements, unit]);
}

export function withoutUnit(record: BattleRecord, side: number, at: number): BattleRecord {
  return changedSide(record, side, (placements) => placements.filter((_, index) => index !== at));
}

function changedSide(
  record: BattleRecord,
  side: number,
  change: (placements: readonly Placement[]) => Placement[],
): BattleRecord {
  return {
    ...record,
    sides: record.sides.map((one, index) =>
      index === side ? { ...one, placements: change(one.placements ?? []) } : one,
    ),
  };
}

/** A battle set up by hand has units on hexes, any other has forces: what does not fit goes. */
export function withSetup(record: BattleRecord, setup: BattleRecord['setup']): BattleRecord {
  const sides = record.sides.map(({ forces, placements, ...side }, at): BattleRecord['sides'][number] => {
    if (setup === 'preset') return { ...side, placements: placements ?? [first(at)] };
    const where = setup === 'groundOnly' ? 'surface' : 'space';
    const type = setup === 'groundOnly' ? 'Inf' : 'CA';
    return { ...side, forces: forces ?? [{ where, units: [{ type, n: 1 }] }] };
  });
  return { ...record, setup, sides };
}

function first(side: number): Placement {
  return { type: 'CA', xy: [20, side === 0 ? 25 : 18], facing: side === 0 ? 0 : 3 };
}
