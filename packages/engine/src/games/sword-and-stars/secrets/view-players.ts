/** Resource Tracks as everybody sees them, with what their players alone know. */
import type { Viewer } from '#core/types';
import { cloneOrders } from '../orders/orders.ts';
import { STATUSES } from '../positions/position-shape.ts';
import { countSystems } from '../rules/03-systems.ts';
import { ideologyOf, raceOf } from '../rules/06-seats/governments.ts';
import { isMember, sessionVotes, votesToEnd } from '../rules/07-confederation/votes.ts';
import { faceUpOf, handOf, kindOf } from '../rules/09-random-events/cup.ts';
import { sparableCards } from '../rules/11-operations/cards.ts';
import { victoryPoints } from '../rules/25-victory/victory.ts';
import { NOT_TAXED, type SwordState, TAXING } from '../state.ts';
import type { Position } from '../types.ts';
import { isMine } from './view-secrets.ts';
import { ideologyName, raceName, seatsIn } from './view-systems.ts';
import type { ChitView, PlayerView } from './view-types.ts';

export function playerView(at: Position, viewer: Viewer, seat: number): PlayerView {
  const { g } = at;
  const { players } = g;
  const isOwn = isMine(viewer, seat);
  const hand = handOf(g, seat);
  return {
    seat,
    name: g.names[seat]!,
    status: STATUSES[players.status[seat]!]!,
    military: players.military[seat]!,
    administrative: players.administrative[seat]!,
    diplomatic: players.diplomatic[seat]!,
    points: players.points[seat]!,
    seatAt: players.seat[seat]!,
    isExile: players.exile[seat] === 1,
    race: players.race[seat]!,
    ideology: players.ideology[seat]!,
    raceName: raceName(at, raceOf(g, seat)),
    ideologyName: ideologyName(at, ideologyOf(g, seat)),
    original: players.original[seat]!,
    home: players.home[seat]!,
    mayMoveBack: players.mayMoveBack[seat] === 1,
    isExpelled: players.expelled[seat] === 1,
    isMember: isMember(at, seat),
    systems: countSystems(g, seat),
    votes: sessionVotes(at, seat),
    votesToEnd: votesToEnd(at, seat),
    victoryPoints: victoryPoints(at, seat),
    ...turnOf(g, seat),
    conversions: players.conversions[seat]!,
    colonizations: players.colonizations[seat]!,
    asylum: seatsIn(g, players.asylum[seat]!),
    isFreeSeatUsed: players.freeSeatUsed[seat] === 1,
    confederationSeat: players.confederationSeat[seat]!,
    wasReadmissionSession: players.readmission[seat] === 1,
    isLeaving: players.leaving[seat] === 1,
    held: hand.length,
    faceUp: faceUpOf(g, seat).map((chit) => chitView(at, chit)),
    hand: hand.filter((chit) => isOwn || g.chitKnown[chit] === 1).map((chit) => chitView(at, chit)),
    isSurgeArmed: isOwn ? players.armed[seat] === 1 : null,
    orders: isOwn ? cloneOrders(g.orders[seat]!) : null,
    holds: isOwn ? g.holds[seat]!.map((hold) => ({ ...hold })) : null,
  };
}

type TurnFields =
  | 'cards'
  | 'sparableCards'
  | 'duty'
  | 'operations'
  | 'intercepts'
  | 'isTurnDone'
  | 'position'
  | 'isToppled'
  | 'taxation'
  | 'taxYields';

/** What a player has done of this Round. */
function turnOf(g: SwordState, seat: number): Pick<PlayerView, TurnFields> {
  const { players } = g;
  const taxation = players.taxation[seat]!;
  return {
    cards: players.cards[seat]!,
    sparableCards: sparableCards(g, seat),
    duty: players.duty[seat]!,
    operations: players.operations[seat]!,
    intercepts: players.intercepts[seat]!,
    isTurnDone: players.turnDone[seat] === 1,
    position: players.position[seat]!,
    isToppled: players.toppled[seat] === 1,
    taxation: taxation === NOT_TAXED ? 'not yet' : taxation === TAXING ? 'open' : 'done',
    taxYields: players.taxYields[seat]!,
  };
}

function chitView(at: Position, chit: number): ChitView {
  const { id, name } = kindOf(at, chit);
  return { chit, kind: id, name };
}
