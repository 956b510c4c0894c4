import type { DvView, UnitView } from '@admiralty/engine/deltavee';
import { useEffect, useRef, useState } from 'react';
import { useBoardParts } from '../../../shell/board-store.ts';
import { selectedUnit, unitId } from '../names.ts';

/**
 * The unit that the composer speaks of: the selected one if it is among these, else the first. A new decision selects it;
 * afterwards the reader may look at any other without losing it.
 */
export function useActing(view: DvView, units: readonly UnitView[]): UnitView | undefined {
  const { selected, select } = useBoardParts('selected', 'select');
  const [last, setLast] = useState<number | null>(null);
  const picked = selectedUnit(view, selected)?.unit ?? last;
  const acting = units.find(({ unit }) => unit === picked) ?? units.find(({ unit }) => unit === last) ?? units[0];
  if (acting && acting.unit !== last) setLast(acting.unit);
  const id = acting ? unitId(acting.unit) : null;
  const hasSelected = useRef(false);
  useEffect(() => {
    if (hasSelected.current || id === null) return;
    hasSelected.current = true;
    select(id);
  }, [id, select]);
  return acting;
}
