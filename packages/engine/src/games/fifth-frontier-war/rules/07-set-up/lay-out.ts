/** Puts the counters of one seat on the map as a deployment says; what the charts forbid is refused (R75, R77). */

import type { Refusal } from '#core/types';
import { capacityOf, loadOf, mayCarry } from '../../board/carrying.ts';
import { assign } from '../../board/columns.ts';
import { startFleet } from '../../board/moving.ts';
import {
  seatOfAdmiral,
  seatOfMost,
  seatOfSquadron,
  seatOfTroop,
  sideOfAdmiral,
  sideOfSeat,
} from '../../board/sides.ts';
import { strengthOf } from '../../board/strength.ts';
import { isIndex, isOwnSquadron, whereIsAdmiral } from '../../board/units.ts';
import { isBox } from '../../data/places.ts';
import { addAdmiral, addSquadron, addTroop } from '../../positions/forces.ts';
import { IN_HAND, IN_PLAY } from '../../state.ts';
import { type Deployment, type Muster, type Position, refuse } from '../../types.ts';
import { mustersAt } from '../03-movement/arrangement.ts';
import { assignmentFault } from '../05-special-rules/command.ts';
import {
  admiralsInHand,
  freeMarkers,
  hexesOf,
  isHome,
  isHostFor,
  lineOf,
  squadronsInHand,
  troopsInHand,
} from './lines.ts';

/** Changes the table as far as it gets: try it on a copy first. */
export function layOut(
  at: Position,
  seat: number,
  { squadrons, troops, admirals, fleets }: Deployment,
): Refusal | null {
  return (
    firstFault(squadrons, (one) => placeSquadron(at, seat, one)) ??
    firstFault(troops, (one) => placeTroop(at, seat, one)) ??
    firstFault(admirals, (one) => placeAdmiral(at, seat, one)) ??
    firstFault(fleets ?? [], (one) => formFleet(at, seat, one)) ??
    unplacedFault(at, seat) ??
    commandFault(at, seat, admirals)
  );
}

function firstFault<Item>(items: readonly Item[], fault: (item: Item) => Refusal | null): Refusal | null {
  for (const item of items) {
    const found = fault(item);
    if (found) return found;
  }
  return null;
}

function notYours(id: string | undefined): Refusal {
  return refuse('FFW-7.1a', `${id ?? 'that'} is no counter which you have to place`);
}

function placeSquadron(
  at: Position,
  seat: number,
  { squadron, place }: { squadron: number; place: number },
): Refusal | null {
  const { g, data } = at;
  const isMine = isIndex(data.squadrons, squadron) && g.squadrons.status[squadron] === IN_HAND;
  if (!isMine || seatOfSquadron(at, squadron) !== seat) return notYours(data.squadrons[squadron]?.id);
  const line = lineOf(at, 'squadrons', squadron); // FFW-7.2d, FFW-7.2e, FFW-7.3b, FFW-7.3d, FFW-7.3e
  if (!hexesOf(line).includes(place)) return notThere(at, line.rule, data.squadrons[squadron]!.id, place);
  addSquadron(g, squadron, place);
  return null;
}

function notThere({ data }: Position, rule: string, id: string, place: number): Refusal {
  return refuse(rule, `${id} may not start in ${data.map.labels[place] ?? 'such a place'}`);
}

function placeTroop(
  at: Position,
  seat: number,
  { troop, place, aboard }: { troop: number; place: number; aboard: number },
): Refusal | null {
  const { g, data } = at;
  const isMine = isIndex(data.troops, troop) && g.troops.status[troop] === IN_HAND;
  if (!isMine || seatOfTroop(at, troop) !== seat) return notYours(data.troops[troop]?.id);
  const line = lineOf(at, 'troops', troop); // FFW-7.2c, FFW-7.2f, FFW-7.2g, FFW-7.3b, FFW-7.3d, FFW-7.3e
  const { id } = data.troops[troop]!;
  const hexes = hexesOf(line);
  if (aboard < 0) {
    if (!hexes.includes(place)) return notThere(at, line.rule, id, place);
    addTroop(g, troop, place, -1);
    return null;
  }
  if (line.place.kind !== 'hexes' || !line.place.embarked) return refuse(line.rule, `${id} starts on a world`); // R77
  const isShip = isIndex(data.squadrons, aboard) && isOwnSquadron(at, aboard, data.troops[troop]!.side);
  if (place >= 0 || !isShip) return refuse(line.rule, `${id} starts on a world or aboard a squadron of its side`);
  if (!hexes.includes(g.squadrons.place[aboard]!)) return notThere(at, line.rule, id, g.squadrons.place[aboard]!);
  if (!mayCarry(at, aboard) || loadOf(at, aboard) + strengthOf(at, troop) > capacityOf(at, aboard))
    return refuse('FFW-3.10f', `${data.squadrons[aboard]!.id} carries ${capacityOf(at, aboard)} factors at most`);
  addTroop(g, troop, -1, aboard);
  return null;
}

/** FFW-7.2h, R75: with a squadron of his side; FFW-7.2a, FFW-7.3c: the Duke and the Governor in their hexes, aboard or not. */
function placeAdmiral(
  at: Position,
  seat: number,
  { admiral, place, aboard }: { admiral: number; place: number; aboard: number },
): Refusal | null {
  const { g, data } = at;
  const isMine = isIndex(data.admirals, admiral) && g.admirals.status[admiral] === IN_HAND;
  if (!isMine || seatOfAdmiral(at, admiral) !== seat) return notYours(data.admirals[admiral]?.name);
  const line = lineOf(at, 'admirals', admiral);
  const { name } = data.admirals[admiral]!;
  const isAboard = isIndex(data.squadrons, aboard) && isOwnSquadron(at, aboard, sideOfSeat(g, seat));
  if (aboard >= 0 && (!isAboard || place >= 0))
    return refuse(line.rule, `${name} is put aboard a squadron of his side`);
  const where = isAboard ? g.squadrons.place[aboard]! : place;
  if (line.place.kind === 'hexes' ? !hexesOf(line).includes(where) : !isAboard)
    return refuse(line.rule, isAboard ? `${name} may not start there` : `${name} starts aboard a squadron`);
  if (isAboard && !isHostFor(at, admiral, aboard))
    return refuse('FFW-7.3i', `${name} starts aboard a squadron of his own navy, in one of its systems`);
  addAdmiral(g, admiral, isAboard ? -1 : place, aboard);
  return null;
}

/** FFW-7.2h, FFW-7.3d, FFW-7.3i: own squadrons of one place under a marker in hand; a commander is aboard (R78). */
function formFleet(at: Position, seat: number, { fleet, squadrons, commander }: Muster): Refusal | null {
  const { g, data } = at;
  if (!freeMarkers(at, seat).includes(fleet))
    return refuse('FFW-3.4d', `${data.fleets[fleet]?.code ?? 'that'} is no fleet marker of yours, or is named twice`);
  const { rule } = lineOf(at, 'fleets', fleet);
  const { code, navy } = data.fleets[fleet]!;
  const side = sideOfSeat(g, seat);
  const place = g.squadrons.place[squadrons[0] ?? -1] ?? -1;
  startFleet(
    g,
    fleet,
    place,
    seatOfMost(
      at,
      side,
      squadrons.filter((one) => isIndex(data.squadrons, one)),
    ),
  );
  for (const squadron of squadrons) {
    const isOwn = isIndex(data.squadrons, squadron) && isOwnSquadron(at, squadron, side);
    if (!isOwn || seatOfSquadron(at, squadron) !== seat)
      return refuse(rule, `${data.squadrons[squadron]?.id ?? 'that'} is no squadron of yours for ${code}`);
    if (g.squadrons.place[squadron] !== place)
      return refuse(rule, `${data.squadrons[squadron]!.id} is not in the place of ${code}`);
    if (g.squadrons.fleet[squadron]! >= 0) return refuse(rule, `${data.squadrons[squadron]!.id} is in two fleets`);
    assign(g.squadrons.fleet, squadron, fleet);
  }
  if (squadrons.length === 0) return refuse('FFW-3.4f', `${code} has no squadron`);
  if (isBox(data.map, place))
    return refuse('FFW-7.3j', `${code}: squadrons in a box are organised into fleets in a fleet adjustment`);
  if (!isHome(at, navy, place)) return refuse('FFW-7.3i', `${code} starts in a system of its own navy`);
  if (commander < 0) return null;
  const isHis = isIndex(data.admirals, commander) && g.admirals.status[commander] === IN_PLAY;
  if (!isHis || sideOfAdmiral(g, commander) !== side || !squadrons.includes(g.admirals.aboard[commander]!))
    return refuse('FFW-3.4i', `the commander of ${code} is aboard it`);
  g.fleets.commander[fleet] = commander;
  return null;
}

/** R75: everything is placed; markers may stay unused. */
function unplacedFault(at: Position, seat: number): Refusal | null {
  const { data } = at;
  const [squadron] = squadronsInHand(at, seat);
  const [troop] = troopsInHand(at, seat);
  const [admiral] = admiralsInHand(at, seat);
  if (squadron !== undefined)
    return refuse(lineOf(at, 'squadrons', squadron).rule, `${data.squadrons[squadron]!.id} is not placed`);
  if (troop !== undefined) return refuse(lineOf(at, 'troops', troop).rule, `${data.troops[troop]!.id} is not placed`);
  if (admiral === undefined) return null;
  return refuse(lineOf(at, 'admirals', admiral).rule, `${data.admirals[admiral]!.name} is not placed`);
}

/** FFW-5.5a, FFW-5.6a: R33 holds from the start, wherever this seat has put fleets or admirals. */
function commandFault(at: Position, seat: number, admirals: Deployment['admirals']): Refusal | null {
  const { g } = at;
  const places = new Set(g.fleets.place.filter((place, fleet) => place >= 0 && g.fleets.seat[fleet] === seat));
  for (const { admiral } of admirals) places.add(whereIsAdmiral(g, admiral));
  const side = sideOfSeat(g, seat);
  return firstFault([...places], (place) => assignmentFault(at, side, place, mustersAt(at, side, place)));
}
