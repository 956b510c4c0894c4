/** 5.0e The Player-Turn: chit, Operations, taxes and free acts (A4). */
import { z } from 'zod';
import { askSeat } from '#core/asking';
import type { Random } from '#core/random';
import type { Refusal } from '#core/types';
import { endClauses, hasHold } from '../../orders/holds.ts';
import { NOT_TAXED, TURN_ENDED, TURN_LOOP, TURN_START } from '../../state.ts';
import { type Act, type Position, refuse, type SsChoice, type SsFrame, type SsPlay } from '../../types.ts';
import { isPlaying } from '../03-systems.ts';
import { checkWarDuty, dutyAct, warTurnOver } from '../08-total-war/total-war.ts';
import { checkOwnSurge } from '../09-random-events/chits.ts';
import { revoltStep } from '../09-random-events/revolt.ts';
import { anyOperation, firstOperation, hasLegalOperation } from '../11-operations/legal.ts';
import { announce, checkOperation } from '../11-operations/operations.ts';
import { checkColonize, colonize } from '../24-colonization.ts';
import { settleLeavers } from '../25-victory/drop-out.ts';
import { checkFreeSeat, freeSeat } from '../35-cycle.ts';
import {
  anyFreeAct,
  checkLowerWeb,
  checkRemoveGate,
  checkRemoveTrade,
  lowerWeb,
  removeGate,
  removeTrade,
} from './free-acts.ts';
import { listedActs } from './options.ts';

/** Asks the active player for one act after the other until he ends his turn. */
export function playerTurn(play: SsPlay, frame: SsFrame<'playerTurn'>): void {
  const { g } = play;
  const { player } = frame.my;
  if (g.active !== player) begin(play, player);
  else if (g.stage === TURN_ENDED) close(play, frame);
  else if (settleLeavers(play)) return;
  else if (isPlaying(g, player)) askSeat(play, player, 'act', 'SS-5.0i', null);
  else g.stage = TURN_ENDED; // R83: he is gone, his turn is over
}

function begin(play: SsPlay, player: number): void {
  const { g } = play;
  g.active = player;
  g.stage = TURN_START;
  g.players.operations[player] = 0;
  g.players.taxation[player] = NOT_TAXED;
  g.players.taxYields[player] = 0;
  g.systems.taxed.fill(0);
  play.emit('SS-5.0o', 'turn-start', { player });
  play.call('pausePoint', { at: 'turnStart', player, system: -1 });
}

/** END of A4. */
function close(play: SsPlay, frame: SsFrame<'playerTurn'>): void {
  const { g } = play;
  const { player } = frame.my;
  const { exile, cards } = g.players;
  switch (frame.at++) {
    case 0: // SS-6.51a, R58: an exile turns his unused cards now
      if (isPlaying(g, player) && exile[player] === 1 && cards[player]! > 0)
        play.call('flipCards', { player, left: cards[player]! });
      break;
    case 1:
      revoltStep(play, player);
      warTurnOver(play, player);
      play.call('aftermath', {});
      break;
    default:
      g.players.turnDone[player] = 1;
      endClauses(g, 'playerTurn');
      g.active = -1;
      g.stage = TURN_START;
      play.emit('SS-5.0o', 'turn-end', { player });
      play.done();
  }
}

/** SS-11.51, SS-5.0i: an Operation at least, five by 34.3; an exile owes none (R58), nor one without cards */
export function isDutyMet({ g }: Position, seat: number): boolean {
  const { operations, duty, cards, exile } = g.players;
  return operations[seat]! >= Math.max(1, duty[seat]!) || cards[seat] === 0 || exile[seat] === 1;
}

function checkAct(at: Position, seat: number, act: Act): Refusal | null {
  switch (act.do) {
    case 'draw': // SS-5.0g: one chit, first of all but taxes
      return at.g.stage === TURN_START ? null : refuse('SS-5.0g', 'you have drawn your chit');
    case 'taxes':
      return checkTaxes(at, seat) ?? (act.surge ? checkOwnSurge(at, seat) : null);
    case 'lowerWeb':
      return checkLowerWeb(at, seat, act);
    case 'removeGate':
      return checkRemoveGate(at, seat, act);
    case 'removeTrade':
      return checkRemoveTrade(at, seat, act);
    case 'colonize':
      return checkColonize(at, seat, act);
    case 'moveSeat':
      return checkFreeSeat(at, seat, act.system);
    default:
      if (at.g.stage === TURN_START) return refuse('SS-5.0p', 'draw your chit first'); // SS-5.0p, SS-5.0g
      if (act.do === 'end') return checkWarDuty(at, seat, act) ?? checkCardAct(at, seat, act); // SS-8.31a: the larger duty is named
      return checkCardAct(at, seat, act) ?? checkWarDuty(at, seat, act);
  }
}

function checkCardAct(at: Position, seat: number, act: Act): Refusal | null {
  if (act.do === 'flip') return checkFlip(at, seat);
  if (act.do !== 'end') return checkOperation(at, seat, act);
  if (isDutyMet(at, seat)) return null;
  const { operations, duty } = at.g.players;
  const due = Math.max(1, duty[seat]!) - operations[seat]!;
  return refuse('SS-5.0i', `undertake ${due} more ${due === 1 ? 'Operation' : 'Operations'} before you end`);
}

/** SS-5.0j: at any point of the Player-Turn, SS-5.0p: also before the chit (R113), but in one segment */
function checkTaxes({ g }: Position, seat: number): Refusal | null {
  if (g.players.exile[seat]) return refuse('SS-6.51b', 'an exile collects no taxes');
  return g.players.taxation[seat] === NOT_TAXED ? null : refuse('SS-5.0j', 'you have taxed in this Player-Turn');
}

/** SS-6.24: nobody turns a card as unused at will; only when no Operation is legal (R7) or Total War finds no target (R36) */
function checkFlip(at: Position, seat: number): Refusal | null {
  if (at.g.players.cards[seat] === 0) return refuse('SS-11.51', 'you have no Year Card left');
  if (warDuty(at, seat)) return null; // the ladder decides
  if (isDutyMet(at, seat)) return refuse('SS-6.24', 'unused cards wait for the end of the Round');
  return hasLegalOperation(at, seat) ? refuse('SS-6.24', 'an Operation is possible') : null;
}

function warDuty(at: Position, seat: number): Act | null {
  return at.g.wars.violator.length === 0 ? null : dutyAct(at, seat);
}

function applyAct(play: SsPlay, seat: number, act: Act): void {
  const { g } = play;
  switch (act.do) {
    case 'draw': // SS-5.0g; SS-6.51a: exiles too
      g.stage = TURN_LOOP;
      play.call('drawChit', { player: seat });
      break;
    case 'taxes':
      if (isStopped(play, seat, 'taxation')) break;
      if (act.surge) g.players.armed[seat] = 1; // SS-R130: it is played as the segment opens
      play.call('taxation', { player: seat });
      break;
    case 'flip': // R7: it counts as the Operation that was not possible
      g.players.operations[seat]!++;
      play.call('flipCards', { player: seat, left: 1 });
      break;
    case 'end':
      play.markRevealed();
      g.stage = TURN_ENDED;
      break;
    case 'lowerWeb':
      lowerWeb(play, act);
      break;
    case 'removeGate':
      removeGate(play, seat, act);
      break;
    case 'removeTrade':
      removeTrade(play, seat, act);
      break;
    case 'colonize':
      colonize(play, seat, act);
      break;
    case 'moveSeat':
      freeSeat(play, seat, act.system);
      play.call('aftermath', {});
      break;
    default:
      if (!isStopped(play, seat, 'operation')) announce(play, seat, act);
  }
}

/**
 * A12: somebody may hold here. Nothing of the act is shown then: his window opens, and the player is asked again;
 * a second window of the same kind can only come after such an act.
 */
function isStopped(play: SsPlay, player: number, at: 'taxation' | 'operation'): boolean {
  const { my } = play.top as SsFrame<'playerTurn'>;
  play.markRevealed(); // with or without holds
  const here = { at, player, system: -1 };
  const stops = my.held !== at && hasHold(play.g, here);
  my.held = stops ? at : '';
  if (stops) play.call('pausePoint', here);
  return stops;
}

function caretakerAct(at: Position, seat: number): Act {
  if (at.g.stage === TURN_START) return { do: 'draw' };
  const duty = warDuty(at, seat);
  if (duty) return duty;
  if (isDutyMet(at, seat)) return { do: 'end' };
  const govern: Act = { do: 'govern', target: at.g.players.seat[seat]!, extra: 0 };
  return checkOperation(at, seat, govern) === null ? govern : (firstOperation(at, seat) ?? { do: 'flip' });
}

function sampleAct(play: SsPlay, seat: number, random: Random): Act {
  const isStart = play.g.stage === TURN_START;
  if (random.below(isStart ? 3 : 4) === 0 && checkTaxes(play, seat) === null) return anyTaxes(play, seat, random);
  if (random.below(24) === 0) {
    const free = anyFreeAct(play, seat, random);
    if (free && checkAct(play, seat, free) === null) return free;
  }
  if (isStart) return { do: 'draw' };
  const duty = warDuty(play, seat);
  if (duty) return duty;
  const mayEnd = isDutyMet(play, seat);
  if (mayEnd && (play.g.players.cards[seat] === 0 || random.below(4) === 0)) return { do: 'end' };
  return anyOperation(play, seat, random) ?? { do: mayEnd ? 'end' : 'flip' };
}

function anyTaxes(at: Position, seat: number, random: Random): Act {
  const maySurge = checkOwnSurge(at, seat) === null && random.below(2) === 0;
  return maySurge ? { do: 'taxes', surge: true } : { do: 'taxes' };
}

const node = z.int().min(0).max(99);
const extra = z.int().min(0).max(999);
const actShape = z.discriminatedUnion('do', [
  z.strictObject({ do: z.enum(['draw', 'flip', 'end']) }),
  z.strictObject({ do: z.literal('taxes'), surge: z.literal(true).optional() }),
  z.strictObject({
    do: z.enum(['conquest', 'raid', 'communicate']),
    base: node,
    target: node,
    path: z.array(node).max(60),
    gate: z.boolean(),
    extra,
    chits: z.array(z.int().min(0).max(99)).max(4),
    host: z.int().min(0).max(4).optional(),
  }),
  z.strictObject({ do: z.enum(['govern', 'guardianWeb', 'starGate']), target: node, extra }),
  z.strictObject({ do: z.literal('lowerWeb'), system: node, to: z.literal([0, 2]) }),
  z.strictObject({ do: z.enum(['removeGate', 'removeTrade', 'moveSeat']), system: node }),
  z.strictObject({ do: z.literal('colonize'), target: node, bases: z.array(node).max(42) }),
]);

/** What the active player does next. Its answers go to the sections they belong to. */
export const act: SsChoice<'act'> = {
  shape: actShape as z.ZodType<Act>,
  check: (play, answer, { by }) => checkAct(play, by, answer),
  apply: (play, answer, { by }) => applyAct(play, by, answer),
  options: (play, { by }) => listedActs(play, by, (one) => checkAct(play, by, one) === null),
  sample: (play, { by }, random) => sampleAct(play, by, random),
  defaultAnswer: (play, { by }) => caretakerAct(play, by),
};
