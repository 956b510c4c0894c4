import type { IaView, Xy } from '@admiralty/engine/imperial-ambitions';
import { planetArea } from '../bench/assault-columns.ts';
import { useShowScene } from '../scene.ts';
import { enemiesNear } from '../situation.ts';

interface Shown {
  units: readonly { unit: number; isChosen: boolean }[];
  /** how some of them would face */
  facings?: readonly { unit: number; facing: number }[];
  /** a press on one of them; left out: it is only looked at */
  onPick?(unit: number): void;
}

/** Has the battle map show and mark the units that a question is about, with the enemies near them. */
export function useUnitsScene(view: IaView, { units, facings = [], onPick }: Shown): void {
  const placed = units.flatMap(({ unit, isChosen }) => spotsOf(view, unit).map((xy) => ({ xy, isChosen, unit })));
  const area = placed.flatMap(({ xy }) => [xy, ...enemiesNear(view, xy)]);
  useShowScene(JSON.stringify([units, facings]), () => ({
    marks: placed,
    darts: facedHexes(view, facings),
    spot: placed[0]?.xy ?? null,
    area: area.length > 0 ? area : planetArea(view),
    onUnit: (unit) => {
      const isOne = onPick !== undefined && units.some((one) => one.unit === unit);
      if (isOne) onPick(unit);
      return isOne;
    },
  }));
}

/** Each hex once, with every way in which units there would face. */
function facedHexes(view: IaView, facings: NonNullable<Shown['facings']>): { xy: Xy; facings: number[] }[] {
  const hexes = new Map<string, { xy: Xy; facings: number[] }>();
  for (const { unit, facing } of facings)
    for (const xy of spotsOf(view, unit)) {
      const hex = hexes.get(String(xy)) ?? { xy, facings: [] };
      if (!hex.facings.includes(facing)) hex.facings.push(facing);
      hexes.set(String(xy), hex);
    }
  return [...hexes.values()];
}

/** Where it stands on the battle map, or who carries it; at most one. */
function spotsOf(view: IaView, unit: number): Xy[] {
  const found = view.units.find((one) => one.unit === unit);
  if (found?.fight?.place === 'map' && !found.fight.isInOrbit) return [found.fight.xy];
  const host = found?.card?.host ?? -1;
  return host < 0 ? [] : spotsOf(view, host);
}
