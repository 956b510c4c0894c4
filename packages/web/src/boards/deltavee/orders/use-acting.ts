import type { DvView, UnitView } from '@admiralty/engine/deltavee';
import { useEffect, useRef } from 'react';
import { useBoardStore } from '../../../shell/board-store.ts';
import { selectedUnit, unitId } from '../names.ts';

/**
 * The unit that the composer speaks of: the selected one if it is among these, else the first. A new decision selects it;
 * afterwards the reader may look at any other without losing it.
 */
export function useActing(view: DvView, units: readonly UnitView[]): UnitView | undefined {
  const { selected, select } = useBoardStore();
  const last = useRef<number | null>(null);
  const picked = selectedUnit(view, selected)?.unit ?? last.current;
  const acting =
    units.find(({ unit }) => unit === picked) ?? units.find(({ unit }) => unit === last.current) ?? units[0];
  const isFirst = acting !== undefined && last.current === null;
  if (acting) last.current = acting.unit;
  const id = acting ? unitId(acting.unit) : null;
  useEffect(() => {
    if (isFirst && id !== null) select(id);
  }, [isFirst, id, select]);
  return acting;
}
