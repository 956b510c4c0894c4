/** The Sword and the Stars: empires, operations and diplomacy, for one to five. This file only assembles. */

import { frozenBox } from '../../core/freeze.ts';
import { scenarioField, withScenario } from '../../core/positions.ts';
import { problemLine } from '../../core/problems.ts';
import type { Box, BoxMaker, Game, GameTypes, ScenarioInfo } from '../../core/types.ts';
import { aftermath } from './aftermath.ts';
import { answerNames } from './answer-names.ts';
import { audit } from './audit.ts';
import { calculations } from './calc.ts';
import { aboutData } from './data/about.ts';
import { builtInFiles, loadData, loadScenario } from './data/load.ts';
import { retiredOptions, swordOptions } from './data/options.ts';
import type { Scenario, SwordData } from './data/types.ts';
import { describeAnswer, describeEvent } from './describe.ts';
import { describeQuestion } from './describe-questions.ts';
import { figuresFor } from './figures.ts';
import type { SsGame, SwordTypes } from './game-types.ts';
import { hintFor } from './hint.ts';
import { hold, holdChoice, pausePoint, setOrders } from './holds.ts';
import { fromVersion1 } from './migrations.ts';
import { resample } from './resample.ts';
import { rulesText } from './rules-text.ts';
import { rulingsText } from './rulings-text.ts';
import { agreement, endAgreement } from './s04-agreements.ts';
import { trade } from './s04-trade.ts';
import { bargains, tradeWindow } from './s04-trade-window.ts';
import { initiative, position } from './s05-initiative.ts';
import { flipCards, leftovers } from './s05-leftovers.ts';
import { act, playerTurn } from './s05-player-turn.ts';
import { bound, game, gameTurn, round } from './s05-sequence.ts';
import { asylum } from './s06-exile.ts';
import { consequences, moveSeat, newSeat } from './s06-seats.ts';
import { sectorCheck, sectorChecks } from './s06-sector-checks.ts';
import { call, callSession, callWindow } from './s07-calls.ts';
import { contest, contestStep, handOver } from './s07-contests.ts';
import { ballot, session } from './s07-sessions.ts';
import { home, homeVote } from './s08-atjay.ts';
import { armSurge, discardChit, drawChit, fourthChit, playChit } from './s09-chits.ts';
import { diplomaticSuccess } from './s09-diplomatic-success.ts';
import { randomEvent } from './s09-random-events.ts';
import { toppled, toppledOrder } from './s09-toppled.ts';
import { tax, taxation } from './s10-taxation.ts';
import { operation } from './s11-operations.ts';
import { removeOrScore, scoreConquest } from './s12-conquest.ts';
import { scoreCommunicate } from './s14-communicate.ts';
import { intercept, interceptWindow } from './s15-intercept.ts';
import { maintain, maintenance } from './s18-maintenance.ts';
import { waive } from './s19-treaties.ts';
import { outworlderPhase, outworlderTurn } from './s21-outworlders.ts';
import { raider, raiderPhase } from './s22-raiders.ts';
import { colonizationPhase } from './s24-colonization.ts';
import { dropOut, resign } from './s25-drop-out.ts';
import { voteToEnd, voteToEndStep } from './s25-end.ts';
import { entry, join } from './s35-cycle.ts';
import { seatNames, setUpState } from './setting.ts';
import { showTopic } from './show.ts';
import { cloneState, LEFT, type SwordState } from './state.ts';
import type { SsView } from './view.ts';
import { viewOf } from './view.ts';

/** The rules of The Sword and the Stars on the given data. */
export function createSwordAndStars(data: SwordData): SsGame {
  return {
    id: 'sword-and-stars',
    title: 'The Sword and the Stars',
    version: 2,
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
    setUp: (setting) => setUpState(data, setting),
    clone: cloneState,
    view: (g, viewer) => viewOf(data, g, viewer),
    resample: (g, seat, random) => resample(data, g, seat, random),
    resign,
    isOut: (g, seat) => g.players.status[seat] === LEFT || g.players.leaving[seat] === 1,
    audit: (g) => audit(data, g),
    bound: (scenario) => bound(data, scenario),
    migrations: { 1: fromVersion1 },
  };
}

function infoOf({ id, title, brief, empires, minPlayers, maxPlayers, forced, source }: Scenario): ScenarioInfo {
  const names = Array.from({ length: maxPlayers }, (_, seat) => empires[seat]?.name ?? `Empire ${seat + 1}`);
  const info = { id, title, brief, seats: names, minSeats: minPlayers, forced, source };
  if (minPlayers >= empires.length) return info;
  return { ...info, sides: empires.map((one) => ({ id: one.id, name: one.name, isRequired: one.required })) };
}

/** The Sword and the Stars with its text, arithmetic and rules. */
export const swordAndStars: BoxMaker = {
  id: 'sword-and-stars',
  title: 'The Sword and the Stars',
  open: (pack, given) => {
    const standard = loadData(pack ?? {});
    const loaded = standard.ok ? withScenario(standard.data, scenarioField(given), loadScenario) : standard;
    if (!loaded.ok) return { ok: false, problems: loaded.problems.map(problemLine) };
    return { ok: true, box: frozenBox(boxOf(createSwordAndStars(loaded.data))) };
  },
};

function boxOf(game: Game<SwordTypes>): Box {
  return {
    game: game as unknown as Game<GameTypes>,
    show: (view, topic) => showTopic(view as SsView, topic),
    describeEvent: (view, event) => describeEvent(view as SsView, event),
    describeAnswer: (view, kind, answer, about) => describeAnswer(view as SsView, kind, answer, about),
    describeQuestion: (view, { kind, about }) => describeQuestion(view as SsView, kind, about),
    hint: ({ g }, decision, answer) => hintFor({ g: g as SwordState, data: game.data }, decision, answer),
    figures: ({ g }, decision, answer) => figuresFor({ g: g as SwordState, data: game.data }, decision, answer),
    names: (view, kind, field) => answerNames(view as SsView, kind, field),
    calculations: calculations(game.data),
    rules: rulesText,
    rulings: rulingsText,
    about: aboutData,
    files: builtInFiles,
  };
}
