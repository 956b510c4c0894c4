import type { IaView, UnitView } from '@admiralty/engine/imperial-ambitions';
import type { BenchCard } from './bench.ts';

interface Marking {
  isChosen(unit: number): boolean;
  isMoved(unit: number): boolean;
  onPick?(unit: number): void;
  /** left out: all */
  mayPick?(unit: number): boolean;
}

/** A card for each unit, with what it carries. */
export function unitCards(view: IaView, units: readonly number[], marking?: Marking): BenchCard[] {
  return units.flatMap((unit) => {
    const found = view.units.find((one) => one.unit === unit);
    if (!found) return [];
    const onPick = marking?.mayPick?.(unit) === false ? undefined : marking?.onPick;
    return [
      {
        ...shown(found),
        note: '',
        isChosen: marking?.isChosen(unit) ?? false,
        isMoved: marking?.isMoved(unit) ?? false,
        aboard: view.units.filter(({ card }) => card?.host === unit).map(shown),
        ...(onPick ? { onPick: () => onPick(unit) } : {}),
      },
    ];
  });
}

function shown(unit: UnitView) {
  return { id: `unit ${unit.unit}`, type: unit.type, unit, count: 1, name: unit.name };
}
