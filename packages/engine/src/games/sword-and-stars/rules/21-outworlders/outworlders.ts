/** 21.0 Outworlders and the Draka: how they come, and what they do with their cards (A9). */

import { raiseToNorm, takeSystem } from '../../board/ownership.ts';
import { hasRaiders } from '../../positions/setting.ts';
import { addOutworlder, OUTWORLDER } from '../../state.ts';
import type { Position, SsFrame, SsPlay } from '../../types.ts';
import { isIndependent, isSeat, isVoid, rollSystem } from '../03-systems.ts';
import { tellAnnouncement } from '../11-operations/build.ts';
import { turnCard } from '../11-operations/cards.ts';
import { callEntry, waitingSeats } from '../35-cycle.ts';
import { activeOutworlders, outworlderCard } from './cards.ts';
import { genocide } from './genocide.ts';
import { outworlderAim } from './targets.ts';

/** Genocide, then perhaps a newcomer, then every Outworlder in play with new cards, oldest first. */
export function outworlderPhase(play: SsPlay, frame: SsFrame<'outworlderPhase'>): void {
  const { my } = frame;
  switch (frame.at) {
    case 0:
      frame.at = 1;
      genocide(play); // SS-21.34, R66
      if (mayCome(play)) rollForOne(play);
      break;
    case 1:
      frame.at = 2;
      my.left = dealCards(play);
      break;
    default: {
      const row = my.left.shift();
      if (row === undefined) play.done();
      else if (play.g.outworlders.active[row])
        play.call('outworlderTurn', { row, left: ratesOf(play, row).operations });
    }
  }
}

/** SS-21.0a: no roll while three are in play; in the Cycle it also brings in players (35.0) */
function mayCome(at: Position): boolean {
  const isCalm = activeOutworlders(at).length < at.data.tables.outworlder.maxActive;
  return isCalm && (hasRaiders(at) || waitingSeats(at).length > 0);
}

function rollForOne(play: SsPlay): void {
  const result = play.data.tables.outworlderAppearance[play.roll(6, 'SS-21.0a') - 1]!; // SS-21.0a
  if (result === 'none') play.emit('SS-21.0a', 'outworlder', { appears: false, system: -1, draka: false });
  else if (!callEntry(play)) {
    if (result === 'draka' && mayDrakaCome(play)) rise(play, play.data.tables.draka.seat, true);
    else rollSeat(play);
  }
}

/** SS-21.31: once a game, later sixes are ordinary Outworlders; R65: nor to a void Harvest */
function mayDrakaCome({ g, data }: Position): boolean {
  return g.drakaCame === 0 && g.systems.dead[data.tables.draka.seat] === 0;
}

/** SS-21.0b: only an independent System or a player's in Unrest; R62: no void one, nor another Outworlder's */
function rollSeat(play: SsPlay): void {
  const { g } = play;
  const system = rollSystem(play);
  const isOpen = isIndependent(g, system)
    ? !isVoid(g, system)
    : isSeat(g.systems.owner[system]!) && g.systems.unrest[system] === 1;
  if (isOpen) rise(play, system, false);
  else play.emit('SS-21.0b', 'outworlder', { appears: false, system, draka: false });
}

/** Takes over its Seat. SS-21.3a: the Draka have Harvest from anybody, a quiet player or another Outworlder */
function rise(play: SsPlay, system: number, isDraka: boolean): void {
  const { g } = play;
  const { race, ideology } = g.systems;
  const rule = isDraka ? 'SS-21.3a' : 'SS-21.0b';
  const owner = addOutworlder(g, {
    draka: isDraka ? 1 : 0,
    seat: system,
    race: race[system]!, // SS-21.1d: for as long as it lasts (R60)
    ideology: ideology[system]!,
  });
  if (isDraka) g.drakaCame = 1;
  play.emit(rule, 'outworlder', { appears: true, system, draka: isDraka });
  takeSystem(play, system, owner, 'outworlder', rule); // R62: Unrest ends; Trade, Treaties, Web and StarGate stay
  raiseToNorm(play, system, 'SS-21.0c'); // SS-21.0c
  play.call('aftermath', {}); // R57: it may have been a Seat
}

/** Cards and Operations of an Outworlder; SS-21.32: the Draka have ten and keep none */
function ratesOf({ g, data }: Position, row: number): { cards: number; operations: number } {
  return g.outworlders.draka[row] ? data.tables.draka : data.tables.outworlder;
}

/** SS-21.0d: new cards for all in play, the newcomer too; SS-21.11b: what is not for Operations waits to Intercept */
function dealCards(play: SsPlay): number[] {
  const rows = activeOutworlders(play);
  for (const row of rows) {
    const { cards, operations } = ratesOf(play, row);
    play.g.outworlders.cards[row] = cards - operations;
  }
  return rows;
}

/** SS-21.11a: four Operations, SS-21.32: the Draka ten, each against the best Target of that moment */
export function outworlderTurn(play: SsPlay, frame: SsFrame<'outworlderTurn'>): void {
  const { my, back } = frame;
  const { row } = my;
  const { active } = play.g.outworlders;
  if (back) outworlderCard(play, row, (back as { card: number }).card); // SS-21.2a: once its results stand
  frame.back = null;
  while (my.left > 0 && active[row]) {
    my.left--;
    const operation = outworlderAim(play, OUTWORLDER + row);
    if (operation) {
      tellAnnouncement(play, 'SS-21.11a', operation);
      play.call('operation', { operation, card: -1, cards: [], checks: [], rebel: [] });
      return;
    }
    const { index: card } = turnCard(play, 'SS-21.11a'); // R60: no effect, but it may be the last
    play.emit('SS-21.11a', 'no-effect', { by: OUTWORLDER + row, card });
    outworlderCard(play, row, card);
  }
  play.done();
}
