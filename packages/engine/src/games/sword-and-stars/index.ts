/** The Sword and the Stars: empires, operations and diplomacy, for one to five. This file only assembles. */

import { loaderOf, onData } from '#core/assemble';
import type { GameLoader } from '#core/module';
import { aftermath } from './board/aftermath.ts';
import { source } from './data/load.ts';
import { retiredOptions, swordOptions } from './data/options.ts';
import type { SwordData } from './data/types.ts';
import { figures } from './figures/figures.ts';
import { hintFor } from './figures/hint.ts';
import { chitHint } from './figures/hint-chits.ts';
import { info } from './info.ts';
import { hold, holdChoice, pausePoint, setOrders } from './orders/holds.ts';
import { audit } from './positions/audit.ts';
import { fromVersion1 } from './positions/migrations.ts';
import { infoOf, seatNames, setUpState } from './positions/setting.ts';
import { agreement, endAgreement } from './rules/04-agreements/agreements.ts';
import { trade } from './rules/04-agreements/trade.ts';
import { bargains, tradeWindow } from './rules/04-agreements/trade-window.ts';
import { initiative, position } from './rules/05-sequence/initiative.ts';
import { flipCards, leftovers } from './rules/05-sequence/leftovers.ts';
import { act, playerTurn } from './rules/05-sequence/player-turn.ts';
import { bound, game, gameTurn, round } from './rules/05-sequence/sequence.ts';
import { asylum } from './rules/06-seats/exile.ts';
import { consequences, moveSeat, newSeat } from './rules/06-seats/seats.ts';
import { sectorCheck, sectorChecks } from './rules/06-seats/sector-checks.ts';
import { call, callSession, callWindow } from './rules/07-confederation/calls.ts';
import { contest, contestStep, handOver } from './rules/07-confederation/contests.ts';
import { ballot, session } from './rules/07-confederation/sessions.ts';
import { home, homeVote } from './rules/08-total-war/atjay.ts';
import { armSurge, discardChit, drawChit, fourthChit, playChit } from './rules/09-random-events/chits.ts';
import { diplomaticSuccess } from './rules/09-random-events/diplomatic-success.ts';
import { randomEvent } from './rules/09-random-events/random-events.ts';
import { toppled, toppledOrder } from './rules/09-random-events/toppled.ts';
import { tax, taxation } from './rules/10-taxation.ts';
import { operation } from './rules/11-operations/operations.ts';
import { removeOrScore, scoreConquest } from './rules/12-conquest.ts';
import { scoreCommunicate } from './rules/14-communicate.ts';
import { intercept, interceptWindow } from './rules/15-intercept/intercept.ts';
import { maintain, maintenance } from './rules/18-star-gate/maintenance.ts';
import { waive } from './rules/19-treaties.ts';
import { outworlderPhase, outworlderTurn } from './rules/21-outworlders/outworlders.ts';
import { raider, raiderPhase } from './rules/22-raiders.ts';
import { colonizationPhase } from './rules/24-colonization.ts';
import { dropOut, resign } from './rules/25-victory/drop-out.ts';
import { voteToEnd, voteToEndStep } from './rules/25-victory/end.ts';
import { entry, join } from './rules/35-cycle.ts';
import { resample } from './secrets/resample.ts';
import { viewOf } from './secrets/view.ts';
import { cloneState, isOut } from './state.ts';
import { text } from './text/index.ts';
import type { ChitPlay, SsGame, SwordTypes } from './types.ts';

/** The rules of The Sword and the Stars on the given data. */
export function createSwordAndStars(data: SwordData): SsGame {
  return {
    id: info.id,
    title: info.title,
    version: info.version,
    data,
    options: swordOptions,
    retiredOptions,
    scenarios: data.scenarios.map(infoOf),
    seatNames: (setting) => seatNames(data, setting),
    first: 'game',
    steps: {
      game,
      gameTurn,
      round,
      tradeWindow,
      initiative,
      playerTurn,
      flipCards,
      leftovers,
      maintenance,
      voteToEnd: voteToEndStep,
      sectorChecks,
      pausePoint,
      aftermath,
      operation,
      interceptWindow,
      scoreConquest,
      scoreCommunicate,
      taxation,
      toppled,
      consequences,
      drawChit,
      randomEvent,
      diplomaticSuccess,
      contest: contestStep,
      callWindow,
      session,
      homeVote,
      raiderPhase,
      raider,
      outworlderPhase,
      outworlderTurn,
      colonizationPhase,
      entry,
    },
    choices: {
      act,
      bargains,
      position,
      sectorCheck,
      maintain,
      voteToEnd,
      hold: holdChoice,
      intercept,
      removeOrScore,
      tax,
      toppledOrder,
      moveSeat,
      newSeat,
      fourthChit,
      contest,
      handOver,
      call,
      ballot,
      home,
    },
    anytime: { playChit, discardChit, armSurge, callSession, asylum, waive, join, hold, setOrders, dropOut },
    offers: { trade, agreement, endAgreement },
    figures,
    openings: {},
    clone: cloneState,
    ...onData(data, { setUp: setUpState, view: viewOf, resample, audit, bound }),
    resign,
    isOut,
    migrations: { 1: fromVersion1 },
  };
}

/** The Sword and the Stars with its text, arithmetic and rules. */
export const swordAndStars: GameLoader<SwordTypes> = loaderOf(info, source, createSwordAndStars, (game) => ({
  ...text,
  hint: ({ g }, decision, answer) => hintFor({ g, data: game.data }, decision, answer),
  outOfTurnHint: ({ g }, by, kind, payload) =>
    kind === 'playChit' ? chitHint({ g, data: game.data }, by, payload as ChitPlay) : null,
  printed: null,
  calculations: async () => (await import('./figures/calc.ts')).calculations(game.data),
  texts: () => import('./text/texts.ts'),
}));
