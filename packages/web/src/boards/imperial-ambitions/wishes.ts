/** What the order in hand could do with the map, in words. */
import { hexName, type IaView, mapLabel, unitName, type Xy } from '@admiralty/engine/imperial-ambitions';
import type { MapWish } from '../types.ts';
import { isSameXy } from './ids.ts';
import { type Scene, useScene } from './scene.ts';
import { type IaProps, isTactical } from './situation.ts';
import { words } from './words.ts';

export function useWishes({ view }: IaProps): readonly MapWish[] {
  return wishesIn(
    view,
    useScene((store) => store.scene),
  );
}

/** Units to aim at, then places to begin from, then hexes in reach: the nearest first. */
export function wishesIn(view: IaView, scene: Scene | null): MapWish[] {
  const { marks = [], reach = [], onUnit, onHex } = scene ?? {};
  const units = marks.flatMap(({ unit, figure, isChosen }): MapWish[] =>
    unit === undefined || !onUnit
      ? []
      : [{ id: `unit ${unit}`, label: unitName(view, unit), note: noteOf(figure, isChosen), run: () => onUnit(unit) }],
  );
  if (!onHex) return units;
  const places = marks.flatMap(({ xy, unit, figure, isChosen }): MapWish[] =>
    unit === undefined ? [wishAt(view, xy, noteOf(figure, isChosen), onHex)] : [],
  );
  const hexes = reach
    .filter(({ xy }) => !marks.some((mark) => mark.unit === undefined && isSameXy(mark.xy, xy)))
    .toSorted((one, other) => Number(one.figure ?? 0) - Number(other.figure ?? 0))
    .map(({ xy, figure }) => wishAt(view, xy, figure === undefined ? '' : words.reachable(figure), onHex));
  return onceEach([...units, ...places, ...hexes]);
}

/** Several may begin from one hex. */
function onceEach(wishes: readonly MapWish[]): MapWish[] {
  return [...new Map(wishes.map((wish) => [wish.id, wish])).values()];
}

function wishAt(view: IaView, xy: Readonly<Xy>, note: string, onHex: NonNullable<Scene['onHex']>): MapWish {
  const [x, y] = xy;
  const label = isTactical(view) ? mapLabel([x, y]) : hexName(view, [x, y]);
  return { id: `hex ${x} ${y}`, label, note, run: () => onHex([x, y]) };
}

function noteOf(figure: string | undefined, isChosen: boolean): string {
  return [figure, isChosen ? words.inHand : undefined].filter(Boolean).join(', ');
}
