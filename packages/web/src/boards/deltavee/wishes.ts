/** What the order in hand could do with the map, in words. */
import type { DvView } from '@admiralty/engine/deltavee';
import type { BoardProps, MapWish } from '../types.ts';
import { findUnit, nameOf } from './names.ts';
import { hexName } from './plane/sheets.ts';
import { type Scene, useScene } from './scene.ts';
import { words } from './words.ts';

export function useWishes({ view }: BoardProps<DvView>): readonly MapWish[] {
  return wishesIn(
    view,
    useScene((store) => store.scene),
  );
}

/** Units to aim at, then hexes: those first that take the least. */
export function wishesIn(view: DvView, scene: Scene | null): MapWish[] {
  const { marks = [], fire = [], reach = [], onUnit, onHex } = scene ?? {};
  const units = marks.flatMap(({ unit }): MapWish[] => {
    const found = findUnit(view, unit);
    const tag = fire.find(({ to }) => to === unit)?.tag;
    if (!found || !onUnit) return [];
    return [
      {
        id: `unit ${unit}`,
        label: nameOf(view, found),
        note: tag ? words.aims(tag) : '',
        run: () => void onUnit(unit),
      },
    ];
  });
  if (!onHex) return units;
  const hexes = reach.toSorted((one, other) => Number(one.figure ?? 0) - Number(other.figure ?? 0));
  return [
    ...units,
    ...hexes.map(({ q, r, figure }): MapWish => {
      const note = words.reachable(figure ?? '');
      return { id: `hex ${q} ${r}`, label: hexName(view.sheets, { q, r }), note, run: () => void onHex({ q, r }) };
    }),
  ];
}
