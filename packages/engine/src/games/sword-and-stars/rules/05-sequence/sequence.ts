/** 5.0 The sequence of play: Game-Turns of five Rounds, phase by phase (A2, A3). */

import { changeTech } from '../../board/ownership.ts';
import { LONGEST_CYCLE } from '../../data/options.ts';
import { CARDS, ROUNDS, type SwordData } from '../../data/types.ts';
import { endClauses } from '../../orders/holds.ts';
import { cycleOf, hasRaiders, lengthOf, specialOf } from '../../positions/setting.ts';
import {
  CHIT_SEGMENT,
  COLONIZATION_PHASE,
  END_OF_GAME_TURN,
  END_OF_ROUND,
  INITIATIVE,
  LEFTOVERS,
  MAINTENANCE,
  NOT_TAXED,
  OUTWORLDER_PHASE,
  PLAYER_TURNS,
  RAIDER_PHASE,
  START_OF_ROUND,
  type SwordState,
  VOTE_TO_END,
} from '../../state.ts';
import type { SsFrame, SsPlay, Steps } from '../../types.ts';
import { inTurnOrder, isOutworlder, isPlaying } from '../03-systems.ts';
import { hasTradeWindow } from '../04-agreements/trade-window.ts';
import { hasOpenDuty } from '../08-total-war/total-war.ts';
import { fillCup } from '../09-random-events/cup.ts';
import { revoltGameTurn } from '../09-random-events/revolt.ts';
import { shuffleDeck } from '../11-operations/cards.ts';
import { isDraka } from '../11-operations/effectiveness.ts';
import { settleLeavers } from '../25-victory/drop-out.ts';
import { finishGame } from '../25-victory/victory.ts';

/** R85: the most extra Rounds that a Total War can add */
const MOST_EXTRA_ROUNDS = 5;
/** More actions than one player takes in one Round. */
const ACTIONS_A_TURN = 1000;

/** More actions than any game of this scenario can take. */
export function bound(data: SwordData, scenario: string): number {
  const found = data.scenarioById.get(scenario);
  if (!found) return Number.POSITIVE_INFINITY;
  const gameTurns = found.special.cycle ? LONGEST_CYCLE : found.gameTurns;
  return (gameTurns * ROUNDS + MOST_EXTRA_ROUNDS) * found.maxPlayers * ACTIONS_A_TURN;
}

export function game(play: SsPlay): void {
  play.call('gameTurn', {});
}

/** One Game-Turn: the step follows `g.phase`, so a game can begin at any phase. `frame.at` 1: the step of the phase is over. */
export function gameTurn(play: SsPlay, frame: SsFrame<'gameTurn'>): void {
  const { g } = play;
  if (frame.at === 0 && settleLeavers(play)) return;
  switch (g.phase) {
    case CHIT_SEGMENT:
      chitSegment(play);
      break;
    case MAINTENANCE:
      inPhase(play, frame, 'maintenance', { next: 0, system: 0 }, VOTE_TO_END); // SS-5.0m: after five Rounds
      break;
    case VOTE_TO_END:
      voteOrGoOn(play, frame);
      break;
    case END_OF_GAME_TURN:
      endOfGameTurn(play, frame);
      break;
    default:
      play.call('round', {});
      break;
  }
}

/** One Round (A3). */
export function round(play: SsPlay, frame: SsFrame<'round'>): void {
  const { g } = play;
  if (frame.at === 0 && settleLeavers(play)) return;
  switch (g.phase) {
    case START_OF_ROUND:
      if (frame.at++ === 0 && hasTradeWindow(play)) play.call('tradeWindow', { left: inTurnOrder(g) });
      else {
        frame.at = 0;
        startOfRound(play);
      }
      break;
    case RAIDER_PHASE: // SS-5.0d: Raiders, then Outworlders, then initiative
      inPhase(play, frame, hasAutomata(play) ? 'raiderPhase' : null, {}, OUTWORLDER_PHASE);
      break;
    case OUTWORLDER_PHASE:
      inPhase(play, frame, hasAutomata(play) ? 'outworlderPhase' : null, { left: [] }, INITIATIVE);
      break;
    case INITIATIVE:
      inPhase(play, frame, 'initiative', { left: [], slots: 0 }, PLAYER_TURNS);
      break;
    case PLAYER_TURNS:
      nextTurn(play);
      break;
    case LEFTOVERS: // SS-5.0k: after the last Player-Turn
      inPhase(play, frame, 'leftovers', {}, COLONIZATION_PHASE);
      break;
    case COLONIZATION_PHASE: {
      const isInUse = g.options['colonization'] === true; // SS-5.0l; SS-26.3: forced off there
      inPhase(play, frame, isInUse ? 'colonizationPhase' : null, { next: 0 }, END_OF_ROUND);
      break;
    }
    case END_OF_ROUND:
      if (frame.at++ === 0) play.call('pausePoint', { at: 'endOfRound', player: -1, system: -1 });
      else endOfRound(play);
      break;
    default:
      play.done();
      break;
  }
}

/** Calls the step of a phase (null: there is none in this game); the phase is over when it comes back. */
function inPhase<K extends keyof Steps & string>(
  play: SsPlay,
  frame: { at: number },
  step: K | null,
  my: Steps[K],
  next: number,
): void {
  if (step !== null && frame.at === 0) {
    frame.at = 1;
    (play.call as (step: K, my: Steps[K]) => void).call(play, step, my);
  } else {
    frame.at = 0;
    play.g.phase = next;
  }
}

/** SS-26.3: optional in the solitaire scenario; in the Cycle their rolls bring in the players who wait (35.0) */
function hasAutomata(play: SsPlay): boolean {
  return hasRaiders(play) || cycleOf(play) !== null || play.g.outworlders.active.includes(1);
}

function chitSegment(play: SsPlay): void {
  const { g } = play;
  play.emit('SS-5.0n', 'game-turn', { gameTurn: g.gameTurn });
  if (g.options['chitReturn'] !== 'exhausted') fillCup(play); // SS-5.0a, R11: what is held or out of the game stays there
  g.phase = START_OF_ROUND;
}

function startOfRound(play: SsPlay): void {
  const { g } = play;
  resetRound(g);
  play.emit('SS-5.0o', 'round', { round: g.round, gameTurn: g.gameTurn });
  restoreAtjay(play);
  deal(play);
  g.phase = RAIDER_PHASE;
}

/** What counts once a Round starts anew. */
function resetRound(g: SwordState): void {
  const { players, systems } = g;
  const { operations, intercepts, turnDone, position, toppled, taxYields, readmission } = players;
  for (const column of [operations, intercepts, turnDone, position, toppled, taxYields, readmission]) column.fill(0);
  players.taxation.fill(NOT_TAXED);
  systems.taxed.fill(0);
  systems.treatySession.fill(0);
  g.ladauSession = 0;
  for (const agreement of g.agreements) agreement.called = false;
  g.order = [];
  g.active = -1;
}

/** SS-8.5b, R69: Atjay below 3 gains a level whoever owns it, but not under Genocide */
function restoreAtjay(play: SsPlay): void {
  const { atjay } = play.data.named;
  const { owner, dead } = play.g.systems;
  const isUnderGenocide = isOutworlder(owner[atjay]!) && isDraka(play.g, owner[atjay]!);
  if (dead[atjay] === 0 && !isUnderGenocide) changeTech(play, atjay, 1, 'SS-8.5b');
}

/** SS-5.0b: the whole deck again, five cards each. SS-5.0c: only their number; which they are is drawn when they are turned */
function deal(play: SsPlay): void {
  const { g } = play;
  const { cards, duty, empire } = g.players;
  const { openingCards } = specialOf(play); // SS-25.63: the scenario's special rules come first
  const isOpening = g.serial === 1;
  shuffleDeck(play);
  g.names.forEach((_, seat) => {
    const opening = isOpening && openingCards?.empire === empire[seat] ? openingCards : null; // SS-34.3b, R93
    cards[seat] = isPlaying(g, seat) ? (opening?.cards ?? CARDS) : 0;
    duty[seat] = opening?.mustPlay ?? 1; // SS-11.51, SS-34.3b
  });
  play.emit('SS-5.0b', 'dealt', { cards: [...cards] });
}

/** SS-5.0o: one Player-Turn for each player, in the order of slots; those who left are skipped (R117) */
function nextTurn(play: SsPlay): void {
  const { g } = play;
  const isDue = (seat: number): boolean => isPlaying(g, seat) && g.players.turnDone[seat] === 0;
  const player = g.active >= 0 && isDue(g.active) ? g.active : g.order.find(isDue);
  if (player !== undefined) play.call('playerTurn', { player, held: '' });
  else {
    g.active = -1;
    g.phase = LEFTOVERS;
  }
}

function endOfRound(play: SsPlay): void {
  const { g } = play;
  endClauses(g, 'round');
  g.holds = g.holds.map(() => []); // A12: holds end with the Round
  g.outworlders.cards.fill(0); // R63: unused, they go without effect
  g.serial++;
  if (g.endCarried) {
    finishGame(play, 'SS-8.32'); // R85: one Round, then the end, no second vote
    return;
  }
  const isLast = g.gameTurn >= lengthOf(play).gameTurns;
  const isExtra = g.round >= ROUNDS && isLast && g.extraRounds < MOST_EXTRA_ROUNDS && hasOpenDuty(g); // SS-8.32, R85
  if (isExtra) g.extraRounds++;
  if (g.round < ROUNDS || isExtra) {
    g.round++; // SS-5.0o
    g.phase = START_OF_ROUND;
  } else g.phase = MAINTENANCE; // SS-5.0m
  play.done();
}

/** SS-5.0n: the vote follows maintenance. SS-25.2b: only after the mandatory Game-Turns, SS-25.2c: none after the last one */
function voteOrGoOn(play: SsPlay, frame: SsFrame<'gameTurn'>): void {
  const { g } = play;
  const { gameTurns, voteAfter } = lengthOf(play);
  const mayVote = voteAfter > 0 && g.gameTurn >= voteAfter && g.gameTurn < gameTurns; // SS-35.5b
  if (mayVote && frame.at === 0) {
    frame.at = 1;
    play.call('voteToEnd', { votes: [] });
    return;
  }
  const isCarried = mayVote && frame.back === true;
  frame.at = 0;
  if (!isCarried) g.phase = END_OF_GAME_TURN;
  else if (!hasOpenDuty(g)) finishGame(play, 'SS-25.2b');
  else {
    g.endCarried = 1; // R85: one full Round for the Total War first
    g.extraRounds++;
    g.round++;
    g.phase = START_OF_ROUND;
  }
}

/** SS-5.0n: then the marker moves on. SS-25.2c, SS-35.5: the last Game-Turn ends the game by itself */
function endOfGameTurn(play: SsPlay, frame: SsFrame<'gameTurn'>): void {
  const { g } = play;
  if (frame.at++ === 0 && g.options['revoltPace'] === 'gameTurn') {
    revoltGameTurn(play); // R18
    play.call('aftermath', {});
    return;
  }
  frame.at = 0;
  if (g.gameTurn >= lengthOf(play).gameTurns) finishGame(play, 'SS-25.2c');
  else {
    g.gameTurn++;
    g.round = 1;
    g.extraRounds = 0;
    g.phase = CHIT_SEGMENT;
  }
}
