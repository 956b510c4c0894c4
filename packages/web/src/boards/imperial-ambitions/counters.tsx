/** Counters of both maps and of the sheets. */
import {
  type IaView,
  type MarkerView,
  ownerName,
  type UnitTypeId,
  type UnitView,
} from '@admiralty/engine/imperial-ambitions';
import type { ReactNode } from 'react';
import { Counter } from '../../kit/counter.tsx';
import { Drawing } from './art.tsx';
import { sideOf } from './situation.ts';
import { words } from './words.ts';

interface UnitProps {
  view: IaView;
  unit: UnitView;
  size: number;
  isSelected?: boolean;
  isFinished?: boolean;
}

const GROUND: readonly UnitTypeId[] = ['Inf', 'Arm', 'PDB'];

export function factorsOf(unit: Strong & Pick<UnitView, 'type'>): string {
  return words.factors(unit, GROUND.includes(unit.type));
}

type Strong = Pick<UnitView, 'as' | 'ds' | 'ma' | 'range'>;

/** 5-5-5 · jumps 3: what is bought or built. */
export function promiseOf(type: UnitTypeId, strength: Strong): string {
  const factors = factorsOf({ ...strength, type });
  return strength.range > 0 ? words.promise(factors, strength.range) : factors;
}

/** The forward edge of ships and fighters counts, on the battle map alone. */
export function hasFacing({ type }: UnitView): boolean {
  return !(GROUND.includes(type) || type === 'B' || type === 'SS');
}

export function UnitCounter({ view, unit, size, isSelected = false, isFinished = false }: UnitProps): ReactNode {
  const { type, owner, steps, fullSteps, fight, isProject } = unit;
  return (
    <Counter
      side={sideOf(view, owner)}
      label={words.unitLabel(unit.name, words.unitNames[type])}
      id={type}
      size={size}
      foot={factorsOf(unit)}
      turn={fight && hasFacing(unit) ? fight.facing * 60 : 0}
      steps={{ left: steps, of: fullSteps }}
      isSelected={isSelected}
      isFinished={isFinished}
      isBuilding={isProject}
    >
      <Drawing name={type.toLowerCase()} />
    </Counter>
  );
}

/** Loose ships of another: their type is known, nothing else. */
export function TypeCounter({
  view,
  owner,
  type,
  size,
}: {
  view: IaView;
  owner: number;
  type: UnitTypeId;
  size: number;
}): ReactNode {
  return (
    <Counter side={sideOf(view, owner)} label={words.unitLabel(type, ownerName(view, owner))} id={type} size={size}>
      <Drawing name={type.toLowerCase()} />
    </Counter>
  );
}

/** A task force shows its number; the corner of one's own is folded where others do not know what is in it. */
export function MarkerCounter({
  view,
  marker,
  size,
  isSelected = false,
}: {
  view: IaView;
  marker: MarkerView;
  size: number;
  isSelected?: boolean;
}): ReactNode {
  const { owner, number, hasJumped } = marker;
  return (
    <Counter
      side={sideOf(view, owner)}
      label={words.markerLabel(number, ownerName(view, owner))}
      size={size}
      isBack
      back={String(number)}
      isUnseen={owner === view.viewer && view.fog !== 'open'}
      isFinished={hasJumped && view.phase === 'movement'}
      isSelected={isSelected}
    />
  );
}
