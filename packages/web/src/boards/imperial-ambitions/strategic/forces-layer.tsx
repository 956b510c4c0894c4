import { type IaView, looseShips, type Xy } from '@admiralty/engine/imperial-ambitions';
import { memo, type ReactNode } from 'react';
import type { Point } from '../../../kit/map/geometry.ts';
import { useMapLevel } from '../../../kit/map/level.ts';
import { Stack, type StackItem } from '../../../kit/stack.tsx';
import { MarkerCounter, TypeCounter, UnitCounter } from '../counters.tsx';
import { counterId, isSameXy, pointOf, unitId } from '../ids.ts';
import { isAfloat, sideOf } from '../situation.ts';
import { LARGER } from './systems-layer.tsx';

const SIZE = 26;

interface Props {
  view: IaView;
  selected: string | null;
  /** where the map cursor fans a stack out */
  cursor: Xy | null;
  onPick(id: string): void;
}

/** Task forces, and ships in none of them: one stack for each owner in a hex. */
export const ForcesLayer = memo(function ForcesLayer({ view, selected, cursor, onPick }: Props): ReactNode {
  const larger = LARGER[useMapLevel()];
  return hexesOf(view).flatMap((xy) => {
    const stacks = [-1, ...view.players.map(({ seat }) => seat)]
      .map((owner) => itemsOf(view, owner, xy, selected, SIZE * larger))
      .filter((items) => items.length > 0);
    const isSystem = view.systems.some((one) => isSameXy(one.xy, xy));
    return stacks.map((items, at) => (
      <Stack
        key={`${xy} ${items[0]?.side}`}
        at={placed(pointOf(xy), at, isSystem, larger)}
        items={items}
        size={SIZE * larger}
        isFanned={cursor !== null && isSameXy(cursor, xy)}
        onPick={onPick}
      />
    ));
  });
});

/** Beside a system, or round the centre of an empty hex. */
function placed({ x, y }: Point, at: number, isSystem: boolean, larger: number): Point {
  const aside = at % 2 === 0 ? -1 : 1;
  const down = Math.floor(at / 2) * 16;
  return isSystem
    ? { x: x + aside * 30 * larger, y: y + down * larger }
    : { x: x + at * 12 * larger, y: y + at * 6 * larger };
}

function hexesOf(view: IaView): Xy[] {
  const all = [...view.markers, ...looseShips(view), ...view.units.filter(isAfloat)].map(({ xy }) => xy);
  return all.filter((xy, at) => all.findIndex((one) => isSameXy(one, xy)) === at);
}

function itemsOf(view: IaView, owner: number, xy: Xy, selected: string | null, size: number): StackItem[] {
  const isHere = (one: { owner: number; xy: Xy }): boolean => one.owner === owner && isSameXy(one.xy, xy);
  const side = sideOf(view, owner);
  const markers = view.markers.filter(isHere).map((marker) => {
    const id = counterId(xy, `force${owner}/${marker.number}`);
    const counter = <MarkerCounter key={id} view={view} marker={marker} size={size} isSelected={selected === id} />;
    return { id, side, counter };
  });
  const units = view.units
    .filter((unit) => isHere(unit) && isAfloat(unit) && (unit.card?.taskForce ?? 0) === 0)
    .map((unit) => ({
      id: unitId(unit.unit),
      side,
      counter: (
        <UnitCounter key={unit.unit} view={view} unit={unit} size={size} isSelected={selected === unitId(unit.unit)} />
      ),
    }));
  const seen = view.sightings.filter(isHere).flatMap(({ types }) =>
    types.map((type, at) => {
      const id = counterId(xy, `ship${owner}/${at}`);
      return { id, side, counter: <TypeCounter key={id} view={view} owner={owner} type={type} size={size} /> };
    }),
  );
  return [...markers, ...units, ...seen];
}
