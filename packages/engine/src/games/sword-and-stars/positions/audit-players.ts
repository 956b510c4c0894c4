/** Invariants of Governments: Sectors, Seats, masks, wars. */

import { type Tell, within } from '#core/audit';
import { LEVELS, SECTORS } from '../data/types.ts';
import { isPlaying } from '../rules/03-systems.ts';
import { levelOf } from '../rules/06-seats/governments.ts';
import { LEFT, MOVE_DONE, type Players, type SwordState, TAXED } from '../state.ts';
import type { Position } from '../types.ts';

/** Columns that are switches. */
const FLAGS: readonly (keyof Players)[] = [
  'exile',
  'mayMoveBack',
  'expelled',
  'turnDone',
  'toppled',
  'freeSeatUsed',
  'readmission',
  'armed',
  'leaving',
];

export function auditPlayers(at: Position, tell: Tell): void {
  const { g } = at;
  g.names.forEach((name, seat) => {
    auditPlayer(at, seat, (line) => tell(`${name}: ${line}`));
  });
  const taken = g.players.position.filter((position) => position > 0);
  if (new Set(taken).size !== taken.length) tell('two players have one position'); // SS-5.0d
  g.wars.violator.forEach((violator, row) => {
    const owed = g.wars.owed[row]!;
    if (!isPlaying(g, violator)) tell(`a Total War against seat ${violator}, who is not in play`); // R83
    maskOf(tell, 'Total War duty', owed, playingMask(g) & ~(1 << violator));
    if (owed === 0) tell('a Total War that nobody owes'); // SS-8.31e
  });
}

/** Seats in play, as a mask. */
export function playingMask(g: SwordState): number {
  return g.names.reduce((mask, _, seat) => (isPlaying(g, seat) ? mask | (1 << seat) : mask), 0);
}

function auditPlayer(at: Position, seat: number, tell: Tell): void {
  const { g, data } = at;
  const { players } = g;
  const last = data.systems.length - 1;
  within(tell, 'status', players.status[seat]!, 0, LEFT);
  SECTORS.forEach((sector, index) => {
    const level = levelOf(g, seat, index);
    if (!LEVELS.some((one) => one === level)) tell(`${sector} ${level}`); // SS-6.1, R110
  });
  if (players.points[seat]! < 0) tell(`${players.points[seat]} Resource Points`); // SS-11.53
  for (const column of FLAGS) within(tell, column, players[column][seat]!, 0, 1);
  within(tell, 'cards', players.cards[seat]!, 0, 10);
  within(tell, 'Intercepts', players.intercepts[seat]!, 0, 4); // SS-15.2
  within(tell, 'taxation', players.taxation[seat]!, 0, TAXED);
  within(tell, 'position', players.position[seat]!, 0, g.names.length);
  within(tell, 'pending Seat', players.confederationSeat[seat]!, MOVE_DONE, last);
  for (const column of ['original', 'home'] as const) within(tell, column, players[column][seat]!, -1, last);
  for (const column of ['operations', 'conversions', 'colonizations', 'taxYields', 'duty'] as const)
    if (players[column][seat]! < 0) tell(`${column} ${players[column][seat]}`);
  maskOf(tell, 'Asylum', players.asylum[seat]!, ((1 << g.names.length) - 1) & ~(1 << seat)); // SS-6.52a
  auditSeat(at, seat, tell);
}

/** SS-6.3a: a Seat or exile. A lost Seat stays noted only until its player has named another. */
function auditSeat({ g, data }: Position, seat: number, tell: Tell): void {
  const { players, systems } = g;
  const system = players.seat[seat]!;
  within(tell, 'Seat', system, -1, data.systems.length - 1);
  const pending = players.confederationSeat[seat]!;
  if (pending >= 0 && systems.owner[pending] !== seat) tell('waits for a Seat that is not its own'); // R89
  if (!isPlaying(g, seat)) {
    if (system >= 0 || players.exile[seat]) tell('has a Seat, or is in exile, without being in play');
    if (players.cards[seat]! > 0) tell('holds Year Cards without being in play');
    return;
  }
  if (players.exile[seat] === 1 && system >= 0) tell('is in exile and has a Seat'); // SS-6.5a
  if (players.exile[seat] === 0 && system < 0) tell('has neither Seat nor exile');
  const isOwn = system >= 0 && systems.owner[system] === seat;
  if (isOwn && (players.race[seat] !== systems.race[system] || players.ideology[seat] !== systems.ideology[system]))
    tell('differs in Race or Ideology from its Seat'); // SS-6.3a
}

/** A set of players as a mask: only such as may be in it. */
export function maskOf(tell: Tell, what: string, mask: number, allowed: number): void {
  if (mask & ~allowed) tell(`${what} of seats that cannot have any: ${(mask & ~allowed).toString(2)}`);
}
