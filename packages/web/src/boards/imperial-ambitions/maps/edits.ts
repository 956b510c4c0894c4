/** What can be done to a war by hand; each gives a new record. Whether it is sound is for the rules to say. */
import type { WarRecord, Xy } from '@admiralty/engine/imperial-ambitions';
import type { WarStock } from './rules.ts';
import { placeAt, type SheetSize, sheetAt, systemXy } from './sheets.ts';
import { words } from './words.ts';

export type System = WarRecord['systems'][number];
export type Force = WarRecord['forces'][number];

/** Index of the system there; -1 none. */
export function systemAt(record: WarRecord, xy: Readonly<Xy>, size: SheetSize): number {
  return record.systems.findIndex((system) => String(systemXy(record, system, size)) === String(xy));
}

/** Index of the sector there; -1 none. */
export function sectorAt({ sectors }: WarRecord, xy: Readonly<Xy>, size: SheetSize): number {
  const [across, down] = sheetAt(xy, size);
  return sectors.findIndex(({ sheet }) => sheet[0] === across && sheet[1] === down);
}

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** A system with a habitable planet, of the sector's own duke; null: no sector lies there. */
export function withSystem(record: WarRecord, xy: Readonly<Xy>, size: SheetSize): WarRecord | null {
  const place = placeAt(record, xy, size);
  const sector = record.sectors.find(({ id }) => id === place?.sector);
  if (!place || !sector) return null;
  const there = record.systems.filter((system) => system.sector === sector.id).length;
  const system: System = {
    id: freeId(record, sector.id),
    name: `${sector.name} ${NUMERALS[there] ?? there + 1}`,
    ...place,
    owner: sector.home ?? 0,
    planets: [{ type: 'habitable', hex: null }],
  };
  return { ...record, systems: [...record.systems, system] };
}

function freeId({ systems }: WarRecord, sector: string): string {
  for (let number = 1; ; number++) {
    const id = `${sector}${number}`;
    if (!systems.some((system) => system.id === id)) return id;
  }
}

/** null: no sector lies there. */
export function movedSystem(record: WarRecord, at: number, xy: Readonly<Xy>, size: SheetSize): WarRecord | null {
  const place = placeAt(record, xy, size);
  if (!place) return null;
  return {
    ...record,
    systems: record.systems.map((system, index) => (index === at ? { ...system, ...place } : system)),
  };
}

/** With all that stands there. */
export function withoutSystem(record: WarRecord, at: number): WarRecord {
  const gone = record.systems[at]?.id;
  return {
    ...record,
    systems: record.systems.filter((_, index) => index !== at),
    forces: record.forces.filter(({ system }) => system !== gone),
  };
}

/** A neutral sector on the sheet there. */
export function withSector(record: WarRecord, xy: Readonly<Xy>, stock: WarStock): WarRecord {
  const sheet = sheetAt(xy, stock);
  if (sheet[0] < 0 || sheet[1] < 0 || sectorAt(record, xy, stock) >= 0) return record;
  const id =
    LETTERS.find((letter) => !record.sectors.some((sector) => sector.id === letter)) ?? `S${record.sectors.length}`;
  const name = stock.sectorNames.find((one) => !record.sectors.some((sector) => sector.name === one)) ?? id;
  return { ...record, sectors: [...record.sectors, { id, name, sheet, home: null }] };
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** With all its systems. */
export function withoutSector(record: WarRecord, at: number): WarRecord {
  const gone = record.sectors[at]?.id;
  const emptied = record.systems.reduceRight(
    (now, { sector }, index) => (sector === gone ? withoutSystem(now, index) : now),
    record,
  );
  return { ...emptied, sectors: record.sectors.filter((_, index) => index !== at) };
}

export function withPlayer(record: WarRecord, { houseNames }: WarStock): WarRecord {
  const seat = record.players.length + 1;
  const name = houseNames.find((one) => !record.players.some((player) => player.name === one)) ?? words.duke(seat);
  return { ...record, players: [...record.players, { seat, name, treasury: 200 }] };
}

/** What was his is neutral; those behind him move up. Neutral forces stand in neutral systems only: his go. */
export function withoutPlayer(record: WarRecord, at: number): WarRecord {
  const gone = at + 1;
  const moved = (owner: number): number => (owner === gone ? 0 : owner > gone ? owner - 1 : owner);
  return {
    ...record,
    players: record.players.filter((_, index) => index !== at).map((player, index) => ({ ...player, seat: index + 1 })),
    sectors: record.sectors.map((sector) => ({ ...sector, home: (sector.home && moved(sector.home)) || null })),
    systems: record.systems.map((system) => ({
      ...system,
      owner: moved(system.owner),
      ...(system.owner === gone ? { capital: false } : {}),
    })),
    forces: record.forces.flatMap((force) => (force.owner === gone ? [] : [{ ...force, owner: moved(force.owner) }])),
  };
}

/** Ships of the system's owner. */
export function withForce(record: WarRecord, { id, owner }: System): WarRecord {
  const force: Force = { owner, system: id, where: 'space', units: [{ type: 'CA', n: 1 }] };
  return { ...record, forces: [...record.forces, force] };
}

/** Another id, for the forces there as well. */
export function renamedSystem(record: WarRecord, at: number, id: string): WarRecord {
  const before = record.systems[at]?.id;
  return {
    ...record,
    systems: record.systems.map((system, index) => (index === at ? { ...system, id } : system)),
    forces: record.forces.map((force) => (force.system === before ? { ...force, system: id } : force)),
  };
}
