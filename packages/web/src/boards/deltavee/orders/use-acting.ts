import type { DvView, UnitView } from '@admiralty/engine/deltavee';
import { useEffect } from 'react';
import { useBoardStore } from '../../../shell/board-store.ts';
import { selectedUnit, unitId } from '../names.ts';

/** The unit that the composer speaks of: the selected one if it is among these, else the first, which is then selected. */
export function useActing(view: DvView, units: readonly UnitView[]): UnitView | undefined {
  const { selected, select } = useBoardStore();
  const picked = selectedUnit(view, selected);
  const acting = units.find(({ unit }) => unit === picked?.unit) ?? units[0];
  const id = acting && picked === undefined ? unitId(acting.unit) : null;
  useEffect(() => {
    if (id !== null) select(id);
  }, [id, select]);
  return acting;
}
