/** 11.0 Operations: what may be announced, and the order of everything that follows (A5). */
import type { Refusal } from '#core/types';
import { MILITARY } from '../../data/types.ts';
import { specialOf } from '../../positions/setting.ts';
import { OUTWORLDER } from '../../state.ts';
import {
  type Act,
  type Interception,
  type Operation,
  type Position,
  refuse,
  type SectorCheck,
  type SsFrame,
  type SsPlay,
} from '../../types.ts';
import {
  checkPath,
  isOutworlder,
  isSeat,
  isSystem,
  isWithinRange,
  nameOf,
  rangeBetween,
  rangeLimit,
} from '../03-systems.ts';
import { hostsOf } from '../06-seats/exile.ts';
import { checkFunds, spend } from '../06-seats/governments.ts';
import { checkConquest } from '../12-conquest.ts';
import { checkRaid } from '../13-raid.ts';
import { checkCommunicate } from '../14-communicate.ts';
import { interceptorsOf } from '../15-intercept/intercept.ts';
import { checkWeb } from '../16-guardian-web.ts';
import { checkGate, checkGateUse } from '../18-star-gate/star-gate.ts';
import { outworlderCard } from '../21-outworlders/cards.ts';
import {
  buildOperation,
  type InterstellarAct,
  isInterstellar,
  isOperation,
  isWarChit,
  type OperationAct,
  operationOf,
  type StellarAct,
  tellAnnouncement,
} from './build.ts';
import { mandatoryCost, ratingOf, sectorOf } from './effectiveness.ts';
import { applyBase, applyResult, checkForRebellion, revealCards } from './results.ts';
import { checkHeld, checkWarChits, loseWarChits, showChits } from './war-chits.ts';

/** May this player announce it now? Everything but the ladder of Total War (R36). */
export function checkOperation(at: Position, seat: number, act: Act): Refusal | null {
  if (!isOperation(act)) return refuse('SS-11.0b', `${act.do} is no Operation`);
  return checkAim(at, seat, act) ?? checkEffort(at, seat, act);
}

/** Who, where and from where; not whether it is strong enough or can be paid. */
export function checkAim(at: Position, seat: number, act: OperationAct): Refusal | null {
  const { g } = at;
  if (g.active !== seat) return refuse('SS-11.52', 'outside your own Player-Turn you may only Intercept'); // SS-11.52
  if (g.players.cards[seat]! < 1) return refuse('SS-5.0h', 'you have no Year Card left');
  if (!isSystem(at, act.target)) return refuse('SS-3.1', `${nameOf(at, act.target)} cannot be a Target`);
  if (specialOf(at).noTargets.includes(act.target))
    return refuse('SS-27.3', `${nameOf(at, act.target)} may not be the Target of any Operation`); // SS-27.3, R87
  return isInterstellar(act) ? checkInterstellar(at, seat, act) : checkStellar(at, seat, act);
}

/** Rating and cost, extra points and chits included. */
export function checkEffort(at: Position, seat: number, act: OperationAct): Refusal | null {
  const { cost, rating } = effortOf(at, seat, act);
  if (rating < 0) return refuse('SS-11.54a', `the rating would be ${rating}, it must be 0 or more`); // SS-11.54a
  return checkFunds(at.g, seat, cost + act.extra); // SS-11.53
}

/** What an announcement costs without extra points, and its rating with them. */
export function effortOf(at: Position, seat: number, act: OperationAct): { cost: number; rating: number } {
  const operation = operationOf(act);
  const { target, extra } = act;
  const { base, gate, chits } = isInterstellar(act) ? act : { base: target, gate: false, chits: [] };
  const used = chits.filter((chit) => isWarChit(at, chit)).length; // SS-9.26a
  return {
    cost: mandatoryCost(at, operation, rangeBetween(at, base, target), gate, target),
    rating: ratingOf(at, { by: seat, operation, base, target, gate, extra, chits: used }),
  };
}

function checkInterstellar(at: Position, seat: number, act: InterstellarAct): Refusal | null {
  if (!isSystem(at, act.base)) return refuse('SS-3.1', `${nameOf(at, act.base)} cannot be a Base`);
  if (act.base === act.target) return refuse('SS-11.6a', 'Base and Target must be two Systems'); // R38, R114
  return (
    checkBase(at, seat, act) ??
    checkWay(at, act) ??
    checkKind(at, seat, act) ??
    (act.chits.length === 0 ? null : checkChits(at, seat, act))
  );
}

/** SS-11.56a, SS-12.31: the Base is one's own, not merely held in part; an exile's is the Seat of a host (R58) */
function checkBase(at: Position, seat: number, act: InterstellarAct): Refusal | null {
  const { g } = at;
  if (g.players.exile[seat]) return checkAsylum(at, seat, act);
  if (act.host !== undefined) return refuse('SS-6.52a', 'only an exile has a host');
  if (g.systems.owner[act.base] !== seat) return refuse('SS-11.56a', `${nameOf(at, act.base)} is not yours`); // SS-14.11: any of them
  return null;
}

function checkAsylum({ g }: Position, seat: number, { do: kind, base, gate, host }: InterstellarAct): Refusal | null {
  if (kind !== 'communicate') return refuse('SS-6.51b', 'an exile can do nothing but Communicate');
  if (host === undefined || !hostsOf(g, seat).includes(host))
    return refuse('SS-6.52a', 'name a player who grants you Asylum');
  if (base !== g.players.seat[host]) return refuse('SS-6.52a', "the Base is the host's Seat");
  return gate ? refuse('SS-6.52a', "a host's StarGate is not for guests") : null; // R58
}

/** Through a StarGate, or along a shortest path within the Range of the Base (R38). */
function checkWay(at: Position, act: InterstellarAct): Refusal | null {
  const { base, target, path, gate } = act;
  if (gate) return checkGateUse(at, act); // SS-18.32
  if (!isWithinRange(at, base, target)) {
    const range = rangeBetween(at, base, target);
    return refuse('SS-11.61', `${nameOf(at, target)} is ${range} away, the Range is ${rangeLimit(at, base)}`);
  }
  return checkPath(at, base, target, path); // SS-11.62a: announced with the Operation
}

function checkKind(at: Position, seat: number, act: InterstellarAct): Refusal | null {
  switch (act.do) {
    case 'conquest':
      return checkConquest(at, seat, act);
    case 'raid':
      return checkRaid(at, seat, act.target);
    case 'communicate':
      return checkCommunicate(at, act.target);
  }
}

/** SS-9.26a: Weapons and Tactical for Conquest and Raid; R13: Fervor for Conversion */
function checkChits(at: Position, seat: number, act: InterstellarAct): Refusal | null {
  if (act.do === 'communicate') return refuse('SS-9.26a', 'no chit helps a Communicate');
  const isConversion = act.do === 'conquest' && at.g.systems.owner[act.target] === seat;
  return (isConversion ? checkHeld : checkWarChits)(at, seat, act.chits, 'SS-9.26a'); // Fervor: checkConversion (23.0)
}

/** SS-11.64: no Range, no Base */
function checkStellar(at: Position, seat: number, { do: kind, target }: StellarAct): Refusal | null {
  const { g } = at;
  if (g.players.exile[seat]) return refuse('SS-6.51b', 'an exile can do nothing but Communicate');
  if (g.systems.owner[target] !== seat) return refuse('SS-11.56b', `${nameOf(at, target)} is not yours`); // SS-11.56b, SS-12.31
  if (kind === 'guardianWeb') return checkWeb(at, target);
  return kind === 'starGate' ? checkGate(at, target) : null;
}

/** SS-5.0h: all is named and paid before anything is turned; SS-11.0a, SS-11.4b: cost and extra points too. It stands (R116). */
export function announce(play: SsPlay, seat: number, act: Act): void {
  if (!isOperation(act)) throw new Error(`${act.do} is no Operation`);
  const { base, path, gate, chits } = isInterstellar(act)
    ? act
    : { base: act.target, path: [], gate: false, chits: [] };
  const operation = buildOperation(play, seat, operationOf(act), base, act.target, path, gate, {
    extra: act.extra,
    chits,
  });
  spend(play.g, seat, operation.paid);
  play.g.players.operations[seat]! += 1;
  play.markRevealed();
  tellAnnouncement(play, 'SS-5.0h', operation);
  showChits(play, seat, chits);
  play.call('operation', { operation, card: -1, cards: [], checks: [], rebel: [] });
}

/** SS-11.0c: announced and paid → Intercepts → final rating and cards → results → Rebellion → Sector checks → Sessions. Hands back { card }. */
export function operation(play: SsPlay, frame: SsFrame<'operation'>): void {
  const { my } = frame;
  const { by, target } = my.operation;
  switch (frame.at++) {
    case 0:
      openWindow(play, my.operation);
      break;
    case 1:
      my.operation.interceptions = (frame.back as Interception[] | null) ?? [];
      frame.back = null;
      revealCards(play, my);
      applyResult(play, my);
      break;
    case 2:
      if (frame.back === true) losersOfTarget(play, my.operation);
      applyBase(play, my);
      checkForRebellion(play, my);
      play.call('consequences', { left: [] });
      break;
    case 3:
      endOutworlders(play, my);
      play.call('sectorChecks', { left: checksOf(play, my) });
      break;
    case 4:
      noteViolation(play, my.operation);
      play.call('aftermath', {});
      break;
    case 5:
      play.call('pausePoint', { at: 'afterOperation', player: isSeat(by) ? by : -1, system: target });
      break;
    default:
      play.done({ card: my.card });
  }
}

function openWindow(play: SsPlay, operation: Operation): void {
  const left = interceptorsOf(play, operation);
  if (left.length > 0) play.call('interceptWindow', { operation, left, answers: [] });
}

/** SS-9.26c: who defended a System that fell loses the chits used for it, also along the path (R19) */
function losersOfTarget(play: SsPlay, { interceptions }: Operation): void {
  for (const { by, chits } of interceptions) if (isSeat(by)) loseWarChits(play, by, chits);
}

/** SS-6.0: the active player in the Sector used, then each interceptor, SS-15.32: in the Military one, in window order */
function checksOf(at: Position, { operation: { by, operation, interceptions }, card, cards }: Locals): SectorCheck[] {
  const checks: SectorCheck[] = [];
  if (isSeat(by)) checks.push({ player: by, sector: sectorOf(at, operation), card });
  interceptions.forEach((one, index) => {
    if (isSeat(one.by)) checks.push({ player: one.by, sector: MILITARY, card: cards[index]! });
  });
  return checks;
}
type Locals = SsFrame<'operation'>['my'];

/** SS-21.2a: the card that an Outworlder Intercepted with may end it, once the results stand (A9) */
function endOutworlders(play: SsPlay, { operation: { by, interceptions }, card, cards }: Locals): void {
  if (isOutworlder(by)) outworlderCard(play, by - OUTWORLDER, card); // A9: at once, before anybody is asked
  interceptions.forEach(({ by: owner }, index) => {
    if (isOutworlder(owner)) outworlderCard(play, owner - OUTWORLDER, cards[index]!);
  });
}

/** SS-8.1a, SS-8.1b: others may call a Session now, once for each Operation (R29) */
function noteViolation(play: SsPlay, { by, violates, wasMember }: Operation): void {
  if (!violates) return;
  const { atjay } = play.data.named;
  play.emit('SS-8.1b', 'violation', { player: by, system: atjay });
  play.g.windows.push({ cause: 'violation', accused: by, system: atjay, wasMember });
}
