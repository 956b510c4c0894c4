/** Conservation of counters and other invariants: a line for each breach. Nothing that players do can cause one. */

import { breaches, type Tell, within } from '#core/audit';
import { auditColumns } from '#core/columns';
import { LONGEST_CYCLE } from '../data/options.ts';
import type { SwordData } from '../data/types.ts';
import { isPlaying } from '../rules/03-systems.ts';
import { chitsAt, heldCount, kindOf } from '../rules/09-random-events/cup.ts';
import {
  DESTROYED,
  FACE_UP,
  HAND,
  NO_REVOLT,
  NORMAL,
  OUT_OF_GAME,
  PLAYER_TURNS,
  type SwordState,
  TURN_ENDED,
  TURN_LOOP,
  TURN_START,
} from '../state.ts';
import type { Position } from '../types.ts';
import { auditPlayers } from './audit-players.ts';
import { auditSystems } from './audit-systems.ts';
import { PHASES } from './position-shape.ts';

export function audit(data: SwordData, g: SwordState): string[] {
  const at: Position = { g, data };
  return breaches(
    (tell) => auditTables(at, tell),
    (tell) => {
      auditSequence(g, tell);
      auditCards(at, tell);
      auditChits(at, tell);
      auditPlayers(at, tell);
      auditSystems(at, tell);
    },
  );
}

function auditTables({ g, data }: Position, tell: Tell): void {
  const seats = g.names.length;
  const systems = data.systems.length;
  const { outworlders, partials, wars, conversion, colonization } = g;
  auditColumns('systems', g.systems, systems, tell);
  auditColumns('players', g.players, seats, tell);
  auditColumns('outworlders', outworlders, outworlders.seat.length, tell);
  auditColumns('partials', partials, partials.target.length, tell);
  auditColumns('wars', wars, wars.violator.length, tell);
  auditColumns('tallies', { conversion, colonization }, seats * systems, tell);
  auditColumns('chits', { place: g.chits, known: g.chitKnown }, data.chits.length, tell);
  if (g.orders.length !== seats || g.holds.length !== seats) tell('orders and holds of every seat');
}

function auditSequence(g: SwordState, tell: Tell): void {
  within(tell, 'phase', g.phase, 0, PHASES.length - 1);
  within(tell, 'Game-Turn', g.gameTurn, 1, LONGEST_CYCLE);
  within(tell, 'Round', g.round, 1, 10); // R85: five of them, and at most five more
  within(tell, 'active player', g.active, -1, g.names.length - 1);
  within(tell, 'stage', g.stage, TURN_START, TURN_ENDED);
  if (g.active >= 0 && g.phase !== PLAYER_TURNS) tell(`a Player-Turn in phase ${PHASES[g.phase]}`);
  if (g.revolt !== NO_REVOLT) within(tell, 'Revolt level', g.revolt, -1, 3); // R18
  within(tell, 'Confederation', g.confederation, NORMAL, DESTROYED);
  if (new Set(g.order).size !== g.order.length) tell('a seat plays twice in this Round');
  for (const seat of g.order) within(tell, 'seat in the order', seat, 0, g.names.length - 1);
  for (const { id, a, b } of g.agreements)
    if (a === b || !isPlaying(g, a) || !isPlaying(g, b)) tell(`agreement ${id} binds seats ${a} and ${b}`);
}

/** SS-5.0b: 56 cards; those dealt are among the ones not yet turned (R9) */
function auditCards({ g, data }: Position, tell: Tell): void {
  const isAscending = g.deck.every((card, index) => index === 0 || card > g.deck[index - 1]!);
  if (!isAscending || g.deck.some((card) => data.cards[card] === undefined)) tell('the deck is out of order');
  const dealt = [...g.players.cards, ...g.outworlders.cards].reduce((sum, count) => sum + count, 0);
  if (dealt > g.deck.length) tell(`${dealt} cards are dealt and ${g.deck.length} are left`);
  for (const count of g.outworlders.cards) within(tell, 'cards kept by an Outworlder', count, 0, 1); // SS-21.11b
}

/** SS-9.0a: 50 chits, each in one place; SS-9.2b: three a player, four only while he discards one */
function auditChits(at: Position, tell: Tell): void {
  const { g, data } = at;
  g.chits.forEach((place, chit) => {
    const { name, isHolding } = kindOf(at, chit);
    const seat = place >= FACE_UP ? place - FACE_UP : place - HAND;
    const isHeld = place >= HAND;
    if (place < 0 || (place > OUT_OF_GAME && (!isHeld || seat >= g.names.length))) tell(`${name} lies at ${place}`);
    else if (isHeld && !isHolding) tell(`${name} is held`);
    else if (isHeld && !isPlaying(g, seat)) tell(`${name} is held by seat ${seat}, who is not in play`);
    if (g.chitKnown[chit] === 1 && (place < HAND || place >= FACE_UP)) tell(`${name} is known but in no hand`);
  });
  within(tell, 'drawn chit', g.drawn, -1, data.chits.length - 1);
  g.names.forEach((name, seat) => {
    const most = data.maxHeld + (g.active === seat && g.stage === TURN_LOOP ? 1 : 0); // R12
    within(tell, `chits of ${name}`, heldCount(g, seat), 0, most);
    const isHolder = [HAND, FACE_UP].some((place) =>
      chitsAt(g, place + seat).some((chit) => kindOf(at, chit).id === 'hive-surge'),
    );
    if (g.players.armed[seat] === 1 && !isHolder) tell(`${name} holds no Hive Surge to arm`); // A12
  });
}
