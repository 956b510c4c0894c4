import type { ImperialData, WarRecord } from '@admiralty/engine/imperial-ambitions';
import { words } from './words.ts';

/** Two home sectors with nothing but their capitals: the least that can be played. */
export function blankWar({ generator, geometry }: ImperialData): WarRecord {
  const middle = label((geometry.columns + 1) / 2, (geometry.rows + 1) / 2);
  const homes = [0, 1].map((at) => ({ id: 'AB'.charAt(at), name: generator.sectorNames[at] ?? '', seat: at + 1 }));
  return {
    id: 'my-war',
    name: words.newWar,
    kind: 'strategic',
    source: 'custom',
    blurb: words.newWarBlurb,
    players: homes.map(({ seat }) => ({ seat, name: generator.houseNames[seat - 1] ?? '', treasury: 200 })),
    options: { turnLimit: 30, forces: 'preset', victory: { type: 'conquest', scope: 'allSectors' } },
    sectors: homes.map(({ id, name, seat }, at) => ({ id, name, sheet: [at, 0], home: seat })),
    systems: homes.map(({ id, name, seat }) => ({
      id: `${id}1`,
      name: `${name} I`,
      sector: id,
      hex: middle,
      owner: seat,
      capital: true,
      planets: [{ type: 'habitable', hex: null }],
    })),
    forces: homes.flatMap(({ id, seat }): WarRecord['forces'] => [
      { owner: seat, system: `${id}1`, where: 'space', units: [{ type: 'CA', n: 2 }] },
      { owner: seat, system: `${id}1`, where: 'surface', units: [{ type: 'Inf', n: 1 }] },
    ]),
  };
}

function label(column: number, row: number): string {
  return String(column).padStart(2, '0') + String(row).padStart(2, '0');
}
