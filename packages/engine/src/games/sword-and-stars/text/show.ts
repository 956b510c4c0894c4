/** A view as text, at most 100 columns wide. It is made from the view alone, so it cannot tell what the view does not. */

import type { PlayerView, SsView, SystemView } from '../secrets/view-types.ts';
import { showEmpire } from './show-empire.ts';
import { showMap } from './show-map.ts';
import { showRegister } from './show-register.ts';
import { showPhase, showSituation } from './show-situation.ts';

/**
 * Topic: `phase` (one line), `situation`, `map`, `logs` (the viewer's own track and Registers; a spectator gets all
 * tracks), or the name of a System or an Empire; '' if there is none.
 */
export function showTopic(view: SsView, topic: string): string {
  switch (topic) {
    case 'phase':
      return showPhase(view);
    case 'situation':
      return showSituation(view);
    case 'map':
      return showMap(view);
    case 'logs':
      return showLogs(view);
    default:
      return showNamed(view, topic.trim().toLowerCase());
  }
}

function showLogs(view: SsView): string {
  const { viewer, players, systems } = view;
  if (typeof viewer !== 'number') return players.map(({ seat }) => showEmpire(view, seat)).join('\n\n');
  const own = systems.filter(({ owner }) => owner === viewer);
  return [showEmpire(view, viewer), ...own.map(({ system }) => showRegister(view, system))].join('\n\n');
}

/** A System or an Empire by name or id, or by the start of its name if only one has it. */
function showNamed(view: SsView, wanted: string): string {
  if (wanted === '') return '';
  const named = (name: string): boolean => name.toLowerCase() === wanted;
  const system = view.systems.find(({ name, id }) => named(name) || named(id));
  const player = view.players.find(({ name, seat }) => named(name) || named(`seat ${seat}`));
  if (system) return showRegister(view, system.system);
  if (player) return showEmpire(view, player.seat);
  const starts = ({ name }: SystemView | PlayerView): boolean =>
    name.toLowerCase().replace(/^the /, '').startsWith(wanted);
  const systems = view.systems.filter(starts);
  const players = view.players.filter(starts);
  if (systems.length + players.length !== 1) return '';
  return systems[0] ? showRegister(view, systems[0].system) : showEmpire(view, players[0]!.seat);
}
