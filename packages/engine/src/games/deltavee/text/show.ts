/** A view as text, at most 100 columns wide. It is made from the view alone, so it cannot tell what the view does not. */

import type { Paint } from '#core/text';
import { plain } from '#core/text';
import type { DvView, UnitView } from '../secrets/view-types.ts';
import { showLog } from './show-log.ts';
import { showMap } from './show-map.ts';
import { showPhase, showSituation } from './show-situation.ts';

export { type Paint, showLog, showMap, showPhase, showSituation };

/** Topic: `phase` (one line), `situation`, `map`, `logs` (all own, or known, log sheets) or the name of a unit; '' if there is none. */
export function showTopic(view: DvView, topic: string, paint: Paint = plain): string {
  switch (topic) {
    case 'phase':
      return showPhase(view, paint);
    case 'situation':
      return showSituation(view, paint);
    case 'map':
      return showMap(view, {}, paint);
    case 'logs':
      return sheets(view)
        .map(({ unit }) => showLog(view, unit, paint))
        .join('\n\n');
    default: {
      const found = unitNamed(view, topic);
      return found ? showLog(view, found.unit, paint) : '';
    }
  }
}

/** Ships and installations in play whose log the viewer has; spectators get what is known of all. */
function sheets({ units, viewer }: DvView): UnitView[] {
  const isSheet = ({ vessel, log, status }: UnitView): boolean =>
    vessel !== null && vessel.kind !== 'craft' && status !== 'destroyed' && (log !== null || viewer === 'public');
  return units.filter(isSheet);
}

/** By its name, its number, or the end of its name if only one has it. */
function unitNamed({ units }: DvView, name: string): UnitView | undefined {
  const wanted = name.trim().toLowerCase();
  const exact = units.filter(({ label, unit }) => label.toLowerCase() === wanted || String(unit) === wanted);
  if (exact.length > 0) return exact.find(({ status }) => status === 'in-play') ?? exact[0];
  const ending = units.filter(({ label }) => wanted !== '' && label.toLowerCase().endsWith(`-${wanted}`));
  return ending.length === 1 ? ending[0] : undefined;
}
