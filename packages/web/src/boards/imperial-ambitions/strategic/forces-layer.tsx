import type { IaView, MarkerView, UnitTypeId, UnitView, Xy } from '@admiralty/engine/imperial-ambitions';
import { memo, type ReactNode, useMemo } from 'react';
import type { Point } from '../../../kit/map/geometry.ts';
import { useMapLevel } from '../../../kit/map/level.ts';
import { Stack, type StackItem } from '../../../kit/stack.tsx';
import { MarkerCounter, TypeCounter, UnitCounter } from '../counters.tsx';
import { byRow, counterId, hexId, isSameXy, pointOf, unitId } from '../ids.ts';
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
  const hexes = useMemo(() => hexesOf(view), [view]);
  return hexes.flatMap(({ xy, isSystem, owners }) =>
    owners.map((presence, at) => (
      <OwnForces
        key={`${xy} ${presence.owner}`}
        view={view}
        presence={presence}
        nth={at}
        isSystem={isSystem}
        selected={isSelectedIn(presence, selected) ? selected : null}
        isFanned={cursor !== null && isSameXy(cursor, xy)}
        onPick={onPick}
      />
    )),
  );
});

interface OwnProps extends Pick<Props, 'view' | 'selected' | 'onPick'> {
  presence: Presence;
  /** of the owners in the hex */
  nth: number;
  isSystem: boolean;
  isFanned: boolean;
}

/** One owner's stack; drawn anew only when it changes, or which of it is selected. */
const OwnForces = memo(function OwnForces(props: OwnProps): ReactNode {
  const { view, presence, nth, isSystem, selected, isFanned, onPick } = props;
  const larger = LARGER[useMapLevel()];
  return (
    <Stack
      at={placed(pointOf(presence.xy), nth, isSystem, larger)}
      items={itemsOf(view, presence, selected, SIZE * larger)}
      size={SIZE * larger}
      isFanned={isFanned}
      tally={isSystem && nth % 2 === 0 ? AWAY : undefined}
      onPick={onPick}
    />
  );
});

/** Their count on the side that is away from the system. */
const AWAY = { x: -0.6, y: 0.46 };

function isSelectedIn({ xy, units }: Presence, selected: string | null): boolean {
  if (selected === null) return false;
  return selected.startsWith(hexId(xy)) || units.some(({ unit }) => unitId(unit) === selected);
}

/** Beside a system, or round the centre of an empty hex. */
function placed({ x, y }: Point, at: number, isSystem: boolean, larger: number): Point {
  const aside = at % 2 === 0 ? -1 : 1;
  const down = Math.floor(at / 2) * 16;
  return isSystem
    ? { x: x + aside * 30 * larger, y: y + down * larger }
    : { x: x + at * 12 * larger, y: y + at * 6 * larger };
}

/** What one owner has in a hex, as far as the reader sees it. */
interface Presence {
  owner: number;
  xy: Xy;
  markers: MarkerView[];
  units: UnitView[];
  seen: UnitTypeId[];
}

interface Hex {
  xy: Xy;
  isSystem: boolean;
  owners: Presence[];
}

/** Neutrals first, then by seat; in one pass, for a large war has thousands of units. */
function hexesOf(view: IaView): Hex[] {
  const systems = new Set(view.systems.map(({ xy }) => String(xy)));
  const hexes = new Map<string, Hex>();
  const at = ({ owner, xy }: { owner: number; xy: Xy }): Presence => {
    const key = String(xy);
    const hex = hexes.get(key) ?? { xy, isSystem: systems.has(key), owners: [] };
    hexes.set(key, hex);
    const found = hex.owners.find((one) => one.owner === owner) ?? { owner, xy, markers: [], units: [], seen: [] };
    if (!hex.owners.includes(found)) hex.owners.push(found);
    return found;
  };
  for (const marker of view.markers) at(marker).markers.push(marker);
  for (const unit of view.units) if (isAfloat(unit) && (unit.card?.taskForce ?? 0) === 0) at(unit).units.push(unit);
  for (const sighting of view.sightings) at(sighting).seen.push(...sighting.types);
  for (const { owners } of hexes.values()) owners.sort((one, other) => one.owner - other.owner);
  return [...hexes.values()].sort((one, other) => byRow(one.xy, other.xy));
}

function itemsOf(view: IaView, presence: Presence, selected: string | null, size: number): StackItem[] {
  const { owner, xy } = presence;
  const side = sideOf(view, owner);
  const markers = presence.markers.map((marker) => {
    const id = counterId(xy, `force${owner}/${marker.number}`);
    const counter = <MarkerCounter key={id} view={view} marker={marker} size={size} isSelected={selected === id} />;
    return { id, side, counter };
  });
  const units = presence.units.map((unit) => ({
    id: unitId(unit.unit),
    side,
    counter: (
      <UnitCounter key={unit.unit} view={view} unit={unit} size={size} isSelected={selected === unitId(unit.unit)} />
    ),
  }));
  const seen = presence.seen.map((type, at) => {
    const id = counterId(xy, `ship${owner}/${at}`);
    return { id, side, counter: <TypeCounter key={id} view={view} owner={owner} type={type} size={size} /> };
  });
  return [...markers, ...units, ...seen];
}
