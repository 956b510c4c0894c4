/** A view as text, at most 100 columns wide: from the view and the printed data alone. */

import { capital } from '#core/text';
import { placeAt } from '../data/places.ts';
import { cardsOf } from '../secrets/cards.ts';
import { showFleet, showForces, showPlots, squadronLine } from './show-fleet.ts';
import { showMap } from './show-map.ts';
import { showNumbers, showOrders } from './show-orders.ts';
import { showCombat, showPhase, showPoints, showSituation } from './show-situation.ts';
import { admiralText, type Look, placeName, squadronId, squadronText, troopText, whereName } from './show-words.ts';
import { showBoxes, showPlace } from './show-world.ts';

/**
 * Topic: `phase` (one line), `situation`, `map` with filters (show-map.ts), `plots` or `logs`, `forces` (order of
 * battle), `orders` and `numbers` (of answers), `combat`, `boxes`, `points`, a hex or box, or the name of a world, a fleet or a counter; '' if there is none.
 */
export function showTopic(look: Look, topic: string): string {
  const [word = '', ...rest] = topic.trim().toLowerCase().split(/\s+/);
  switch (word) {
    case 'phase':
      return showPhase(look);
    case 'situation':
      return showSituation(look);
    case 'map':
      return showMap(look, rest);
    case 'logs':
    case 'plots':
      return showPlots(look);
    case 'forces':
      return showForces(look);
    case 'orders':
      return showOrders();
    case 'numbers':
      return showNumbers(look, rest[0] ?? '');
    case 'combat':
      return showCombat(look);
    case 'boxes':
      return showBoxes(look);
    case 'points':
      return showPoints(look);
    default:
      return showNamed(look, topic.trim());
  }
}

function showNamed(look: Look, wanted: string): string {
  const { data } = look;
  if (wanted === '') return '';
  const isNamed = (...names: string[]): boolean => names.some((name) => name.toLowerCase() === wanted.toLowerCase());
  const place = placeAt(data.map, wanted.toUpperCase());
  if (place >= 0) return showPlace(look, place);
  const worlds = data.worlds.filter(({ name, aliases }) => isNamed(name, ...aliases)); // two are called Kinorb
  if (worlds.length > 0) return worlds.map(({ hex }) => showPlace(look, hex)).join('\n\n');
  const marker = data.fleets.find(({ id, code, name }) => isNamed(id, code, name));
  if (marker) return showMarker(look, marker.index);
  return showCounter(look, isNamed);
}

function showMarker(look: Look, fleet: number): string {
  const found = cardsOf(look).fleets.get(fleet);
  if (found) return showFleet(look, found);
  const { code, name } = look.data.fleets[fleet]!;
  const isFree = look.view.markers.some((one) => one.fleet === fleet);
  return `${code} ${name} is ${isFree ? 'free' : 'not in the game yet'}.`;
}

/** A squadron, troop unit or admiral by its id or name: what it is, and where. */
function showCounter(look: Look, isNamed: (...names: string[]) => boolean): string {
  const { data, view } = look;
  const squadron = data.squadrons.find(({ id, name }) => isNamed(id, name));
  if (squadron) {
    const seen = cardsOf(look).squadrons.get(squadron.index);
    if (!seen) return `${squadronText(look, squadron.index, false)} is ${fateOf(look, 'squadrons', squadron.index)}.`;
    return `${squadronLine(look, seen)} · ${whereName(look, seen.now)}`;
  }
  const troop = data.troops.find(({ id, name }) => isNamed(id, name));
  if (troop) {
    const seen = view.troops.find((one) => one.troop === troop.index);
    if (!seen) return `${troopText(look, troop.index, troop.factor, 0)} is ${fateOf(look, 'troops', troop.index)}.`;
    return `${troopText(look, troop.index, seen.strength, seen.loss)} · ${berthName(look, seen)}`;
  }
  const admiral = data.admirals.find(({ id, name }) => isNamed(id, name));
  if (!admiral) return '';
  const seen = view.admirals.find((one) => one.admiral === admiral.index);
  const text = capital(admiralText(look, admiral.index, seen?.precedence ?? admiral.precedence));
  return seen ? `${text} · ${berthName(look, seen)}` : `${text} is ${fateOf(look, 'admirals', admiral.index)}.`;
}

function berthName(look: Look, { place, aboard }: { place: number; aboard: number }): string {
  return aboard < 0 ? placeName(look, place) : `aboard ${squadronId(look, aboard)}`;
}

const FATES = [
  ['hidden', 'in a fleet that is hidden'],
  ['inPool', 'in the pool'],
  ['inHand', 'still to be placed'],
  ['eliminated', 'eliminated'],
] as const;

function fateOf({ view }: Look, kind: 'squadrons' | 'troops' | 'admirals', unit: number): string {
  return FATES.find(([list]) => view[list][kind].includes(unit))?.[1] ?? 'not in this scenario';
}
