/** 11.3 Results of a Year Card: target column, result column, base column, in that order (R5). */
import type { RuleId } from '#core/types';
import { changeTech } from '../../board/ownership.ts';
import { COMMUNICATE, GOVERN, type YearCard } from '../../data/types.ts';
import { OUTWORLDER } from '../../state.ts';
import { entryText } from '../../text/card-text.ts';
import type { Events, Operation, Position, SsFrame, SsPlay } from '../../types.ts';
import { isSeat } from '../03-systems.ts';
import { holdsAtjayByForce } from '../07-confederation/votes.ts';
import { scoreRaid } from '../13-raid.ts';
import { buildWeb } from '../16-guardian-web.ts';
import { quell } from '../17-govern.ts';
import { buildGate } from '../18-star-gate/star-gate.ts';
import { checkRebellion, setUnrest } from '../20-rebellion.ts';
import { scoreConversion } from '../23-conversion.ts';
import { isWarChit } from './build.ts';
import { type LineEffect, readLine, turnCard } from './cards.ts';
import { finalRating } from './effectiveness.ts';
import { loseWarChits } from './war-chits.ts';

type Locals = SsFrame<'operation'>['my'];

/** Beyond this no card makes a difference: entries without a figure reach as far. */
const UTMOST = 99;
/** The case behind a change of Tech Level, by Operation. */
const TECH_RULES: readonly RuleId[] = ['SS-12.2c', 'SS-13.2b', 'SS-11.3d', 'SS-17.2', 'SS-16.2b', 'SS-18.2b'];

/** SS-11.0c: with the Intercepts in, the rating is final; the active player's next card is turned, and one of each interceptor. */
export function revealCards(play: SsPlay, my: Locals): void {
  const { operation } = my;
  const chits = operation.chits.filter((chit) => isWarChit(play, chit)).length;
  operation.rating = Math.max(-UTMOST, Math.min(UTMOST, finalRating(play, operation, chits)));
  my.card = turnFor(play, operation, operation.by, false).index;
  my.cards = operation.interceptions.map(({ by }) => turnFor(play, operation, by, true).index);
}

/** Automatic powers count the cards of their Operations themselves; the one kept for an Intercept stands in the state. */
function turnFor(play: SsPlay, operation: Operation, actor: number, isIntercept: boolean): YearCard {
  const { players, outworlders } = play.g;
  if (isSeat(actor)) players.cards[actor]! -= 1;
  else if (isIntercept) outworlders.cards[actor - OUTWORLDER]! -= 1;
  const card = turnCard(play, 'SS-11.0c');
  if (play.hasListeners) play.emit('SS-11.0c', 'revealed', revealOf(play, operation, actor, card, isIntercept));
  return card;
}

/** With what the card says for this Operation; an interceptor's says nothing (15.32). */
function revealOf(
  play: SsPlay,
  operation: Operation,
  by: number,
  card: YearCard,
  isIntercept: boolean,
): Events['revealed'] {
  const { g, data } = play;
  const { operation: kind, rating } = operation;
  if (isIntercept) return { by, card: card.index, rating };
  const isStellar = !data.tables.operations[kind]!.isInterstellar;
  const isGood = bringsResult(play, operation, card);
  const good = g.deck.filter((other) => bringsResult(play, operation, data.cards[other]!)).length;
  return {
    by,
    card: card.index,
    rating,
    entry: entryText(card.lines[kind]!, isStellar),
    isGood,
    good: good + Number(isGood),
    cards: g.deck.length + 1,
  };
}

/** A Govern is for a level and for quiet (17.3), every other Operation for its result. */
function bringsResult({ g }: SsPlay, { operation, rating, target }: Operation, { lines }: YearCard): boolean {
  const { code, base } = readLine(lines[operation]!, rating);
  if (operation !== GOVERN) return code !== null;
  return base > 0 || (base === 0 && g.systems.unrest[target] === 1);
}

/** Target and result column of the active card. SS-15.32: an interceptor's card has no results. */
export function applyResult(play: SsPlay, my: Locals): void {
  const { target, code } = effectOf(play, my);
  if (target !== 0) changeTarget(play, my, target);
  if (code) score(play, my.operation, code);
}

function effectOf({ data }: SsPlay, { operation: { operation, rating }, card }: Locals): LineEffect {
  return readLine(data.cards[card]!.lines[operation]!, rating);
}

/** SS-13.2b: by one level, also when the same card takes the System (R5) */
function changeTarget(play: SsPlay, my: Locals, change: number): void {
  const { operation, target, converts } = my.operation;
  const lost = changeTech(play, target, change, TECH_RULES[operation]!) < 0;
  if (!converts || !lost) return;
  setUnrest(play, target, true, 'SS-23.0b'); // SS-23.0b, R71
  my.rebel.push(target);
}

function score(play: SsPlay, operation: Operation, code: 'C' | 'R' | 'T' | 'G' | 'S'): void {
  if (operation.operation === COMMUNICATE) play.call('scoreCommunicate', { operation, code });
  else if (code === 'R') scoreRaid(play, operation);
  else if (code === 'G') buildWeb(play, operation.target);
  else if (code === 'S') buildGate(play, operation.target);
  else if (operation.converts) scoreConversion(play, operation);
  else play.call('scoreConquest', { operation });
}

/** Base column; the Base of a Stellar Operation is its Target. SS-18.33: what a StarGate brought stays done. */
export function applyBase(play: SsPlay, my: Locals): void {
  const { by, operation, base, target, chits } = my.operation;
  const { owner, unrest } = play.g.systems;
  const { base: change } = effectOf(play, my);
  const wasInUnrest = unrest[base] === 1;
  const lost = changeTech(play, base, change, TECH_RULES[operation]!) < 0; // SS-16.2b, SS-17.2, SS-18.2b: beside any result
  if (operation === GOVERN) quell(play, target, change < 0);
  if (!lost || !isSeat(by)) return;
  loseWarChits(play, by, chits); // SS-9.26c, R19: a Base at -3 loses nothing
  if (wasInUnrest && owner[base] === by) my.rebel.push(base); // SS-11.55, R46
}

/** A5 step 6: one check a System, without demand. */
export function checkForRebellion(play: SsPlay, { operation, rebel }: Locals): void {
  const { by, base, target } = operation;
  const { owner } = play.g.systems;
  if (isWatchedAtjay(play, operation))
    checkRebellion(play, target, 0, 'SS-8.41d'); // SS-8.41d, R59: and no other
  else
    for (const system of rebel)
      if (owner[system] === by) checkRebellion(play, system, 0, system === base ? 'SS-11.55' : 'SS-23.0b');
}

/** SS-8.41d: every Stellar Operation at an Atjay held by force brings a check */
export function isWatchedAtjay(at: Position, { base, target }: Pick<Operation, 'base' | 'target'>): boolean {
  return base === target && target === at.data.named.atjay && holdsAtjayByForce(at);
}
