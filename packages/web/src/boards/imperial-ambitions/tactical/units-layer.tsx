import type { IaView, UnitView, Xy } from '@admiralty/engine/imperial-ambitions';
import { memo, type ReactNode, useMemo } from 'react';
import { sideLine } from '../../../kit/side.ts';
import { Stack } from '../../../kit/stack.tsx';
import { hasFacing, UnitCounter } from '../counters.tsx';
import { byRow, isSameXy, pointOf, unitId } from '../ids.ts';
import { sideOf, unitsOnMap } from '../situation.ts';
import { FacingDart } from './facing-dart.tsx';
import styles from './tactical.module.css';

const SIZE = 36;

/** Clear of the corner of a counter. */
const POINTER = 24;

/** On the right edge, where no unit faces. */
const BESIDE = { x: 0.62, y: 0.02 };

interface Props {
  view: IaView;
  selected: string | null;
  /** where the map cursor fans a stack out */
  cursor: Xy | null;
  onPick(id: string): void;
}

/** Counters on the battle map, stacked where they share a hex, with a pointer for each facing. */
export const UnitsLayer = memo(function UnitsLayer({ view, selected, cursor, onPick }: Props): ReactNode {
  const stacks = useMemo(() => stacksOf(view), [view]);
  return stacks.map(({ xy, units }) => (
    <HexUnits
      key={String(xy)}
      view={view}
      xy={xy}
      units={units}
      selected={units.some(({ unit }) => unitId(unit) === selected) ? selected : null}
      isFanned={cursor !== null && isSameXy(cursor, xy)}
      onPick={onPick}
    />
  ));
});

interface HexProps extends Pick<Props, 'view' | 'selected' | 'onPick'> {
  xy: Xy;
  units: readonly UnitView[];
  isFanned: boolean;
}

/** Who shares a hex; drawn anew only when that changes, or which of them is selected. */
const HexUnits = memo(function HexUnits({ view, xy, units, selected, isFanned, onPick }: HexProps): ReactNode {
  return (
    <g>
      <Stack
        at={pointOf(xy)}
        size={SIZE}
        isFanned={isFanned}
        tally={BESIDE}
        onPick={onPick}
        items={units.map((unit) => ({
          id: unitId(unit.unit),
          side: sideOf(view, unit.owner),
          counter: (
            <UnitCounter
              key={unit.unit}
              view={view}
              unit={unit}
              size={SIZE}
              isSelected={selected === unitId(unit.unit)}
              isFinished={isFinished(view, unit)}
            />
          ),
        }))}
      />
      {units.filter(hasFacing).map((unit) => (
        <Pointer key={unit.unit} view={view} unit={unit} />
      ))}
    </g>
  );
});

/** The strongest defence lies on top. */
function stacksOf(view: IaView): { xy: Xy; units: UnitView[] }[] {
  const stacks = new Map<string, { xy: Xy; units: UnitView[] }>();
  for (const unit of unitsOnMap(view).toSorted((one, other) => other.ds - one.ds)) {
    const xy = unit.fight?.xy ?? unit.xy;
    const stack = stacks.get(String(xy)) ?? { xy, units: [] };
    stack.units.push(unit);
    stacks.set(String(xy), stack);
  }
  return [...stacks.values()].sort((one, other) => byRow(one.xy, other.xy));
}

function isFinished({ battle }: IaView, { fight }: UnitView): boolean {
  if (battle?.phase === 'movement') return fight?.isActivated ?? false;
  return battle?.phase === 'fire' && (fight?.hasFired ?? false);
}

/** On the hexside that the unit faces. */
function Pointer({ view, unit }: { view: IaView; unit: UnitView }): ReactNode {
  const { fight, owner, xy } = unit;
  return (
    <FacingDart
      at={pointOf(fight?.xy ?? xy)}
      facing={fight?.facing ?? 0}
      from={POINTER}
      className={styles['pointer']}
      style={{ fill: sideLine(sideOf(view, owner)) }}
    />
  );
}
