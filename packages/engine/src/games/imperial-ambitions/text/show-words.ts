/** Names of things in sentences, from a view alone. */
import { listed } from '#core/text';
import { FACING_NAMES, ODDS } from '../data/names.ts';
import type { GoneView, IaView, SightingView, SystemView, UnitView } from '../secrets/view-types.ts';

export type Xy = readonly [number, number];

export function ownerName({ players }: IaView, owner: number): string {
  return players[owner]?.name ?? (owner === -1 ? 'the neutrals' : 'nobody');
}

export function findUnit({ units }: IaView, unit: number): UnitView | undefined {
  return units.find((one) => one.unit === unit);
}

/** BB1 is mine, BB1 of Player 2 is not. */
export function unitName(view: IaView, unit: number): string {
  const found: UnitView | GoneView | undefined = findUnit(view, unit) ?? view.gone.find((one) => one.unit === unit);
  if (!found) return `unit ${unit}`;
  return found.owner === view.viewer || found.owner < 0
    ? found.name
    : `${found.name} of ${ownerName(view, found.owner)}`;
}

export function unitNames(view: IaView, units: readonly number[]): string {
  return listed(units.map((unit) => unitName(view, unit)));
}

export function systemName({ systems }: IaView, system: number): string {
  const found = systems[system];
  if (!found) return 'deep space';
  return found.name === found.id ? found.id : `${found.name} (${found.id})`;
}

export function systemAt({ systems }: IaView, [x, y]: Xy): SystemView | undefined {
  return systems.find(({ xy }) => xy[0] === x && xy[1] === y);
}

/** Loose ships in deep space, with those that the viewer knows of himself. */
export function looseShips(view: IaView): SightingView[] {
  const found = new Map<string, SightingView>(view.sightings.map((one) => [`${one.owner} ${one.xy}`, one]));
  for (const { owner, xy, type, system, place, card, fight } of view.units) {
    if (system >= 0 || place !== 'space' || card?.taskForce !== 0 || fight) continue;
    const seen = found.get(`${owner} ${xy}`) ?? { owner, xy, types: [] };
    found.set(`${owner} ${xy}`, { ...seen, types: [...seen.types, type] });
  }
  return [...found.values()];
}

const two = (value: number): string => String(value).padStart(2, '0');

/** A strategic hex: sector and label, with the system if there is one. */
export function hexName(view: IaView, xy: Xy): string {
  const system = systemAt(view, xy);
  return system ? systemName(view, system.system) : hexLabel(view, xy);
}

/** A0708: sector A, column 07, row 08. */
export function hexLabel({ sectors, sheet }: IaView, [x, y]: Xy): string {
  const across = Math.floor((x - 1) / sheet.columns);
  const down = Math.floor((y - 1) / sheet.rows);
  const sector = sectors.find((one) => one.sheet[0] === across && one.sheet[1] === down);
  const label = `${two(((x - 1) % sheet.columns) + 1)}${two(((y - 1) % sheet.rows) + 1)}`;
  return sector ? `${sector.id}${label}` : `${two(x)}${two(y)}`;
}

/** A hex of the battle map: column and row from its north-western corner. */
export function mapLabel([x, y]: Xy): string {
  return `${two(x)}${two(y)}`;
}

export function facingName(facing: number): string {
  return FACING_NAMES[facing] ?? '?';
}

export function oddsName(row: number): string {
  return ODDS[row] ?? 'worse than 1-3';
}

const PLANETS: Readonly<Record<string, string>> = {
  habitable: 'habitable planet',
  gasGiant: 'gas giant',
  rocky: 'rocky planet',
  star: 'star',
};
export function planetName(kind: string): string {
  return PLANETS[kind] ?? kind;
}

/** 2 BB, CA, 3 DD: types and how many of each. */
export function tally(types: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].map(([type, count]) => (count === 1 ? type : `${count} ${type}`)).join(', ');
}
