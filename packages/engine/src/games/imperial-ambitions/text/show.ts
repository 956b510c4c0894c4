/** A view as text, at most 100 columns wide. It is made from the view alone, so it cannot tell what the view does not. */

import { type Paint, plain } from '#core/text';
import type { IaView } from '../secrets/view-types.ts';
import { showBattle } from './show-battle.ts';
import { showCards, showForce, showSystem, showUnit } from './show-cards.ts';
import { showSheet, showUniverse } from './show-map.ts';
import { showOrders } from './show-orders.ts';
import { showPhase, showSituation } from './show-situation.ts';

export { type Paint, showBattle, showCards, showPhase, showSheet, showSituation, showSystem, showUniverse };

/**
 * Topic: `phase` (one line), `situation`, `map` (the battle map in a battle, else the universe), `universe`, `battle`,
 * `sheet A`, `orders` (how answers are written), `logs` (the viewer's own cards), a system by id or name, `tf 3`, or the name of a unit; '' if there is none.
 */
export function showTopic(view: IaView, topic: string, paint: Paint = plain): string {
  switch (topic) {
    case 'phase':
      return showPhase(view, paint);
    case 'situation':
      return showSituation(view, paint);
    case 'map':
      return view.battle && !isSettingUp(view)
        ? showBattle(view, paint)
        : showUniverse(view, paint) || showBattle(view, paint);
    case 'universe':
      return showUniverse(view, paint);
    case 'battle':
      return showBattle(view, paint);
    case 'logs':
      return showCards(view, paint);
    case 'orders':
    case 'orders help':
      return showOrders(paint);
    default:
      return showNamed(view, topic.trim().toLowerCase(), paint);
  }
}

/** Nothing stands on the battle map yet. */
function isSettingUp(view: IaView): boolean {
  return !view.units.some(({ fight }) => fight?.place === 'map');
}

function showNamed(view: IaView, wanted: string, paint: Paint): string {
  const isNamed = (...names: string[]): boolean => names.some((name) => name.toLowerCase() === wanted);
  const [, sheet] = /^(?:sheet|sector) (.+)$/.exec(wanted) ?? [];
  const sector = view.sectors.find(({ id, name }) => sheet === id.toLowerCase() || sheet === name.toLowerCase());
  if (sector) return showSheet(view, sector, paint);
  const [, number] = /^(?:tf|task force) ?(\d{1,2})$/.exec(wanted) ?? [];
  const forces = view.markers.filter((marker) => marker.number === Number(number));
  const own = forces.filter(({ owner }) => owner === view.viewer);
  if (forces.length > 0) return (own.length > 0 ? own : forces).map((one) => showForce(view, one, paint)).join('\n\n');
  const system = view.systems.find(({ id, name }) => isNamed(id, name));
  if (system) return showSystem(view, system, paint);
  const units = view.units.filter(({ name, unit }) => isNamed(name, String(unit), `unit ${unit}`));
  return units.map((unit) => showUnit(view, unit, paint)).join('\n\n');
}
