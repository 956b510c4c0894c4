/** 3Ca: squadrons against SDBs (FFW-4.7). */
import { z } from 'zod';
import type { Seat } from '#core/types';
import { put } from '../../board/asking.ts';
import { defenderOf, isUnopposed } from '../../board/control.ts';
import { enemyOf, leaderAt, seatsOf, sideOfSeat } from '../../board/sides.ts';
import { bombardmentFactor, sdbStrength } from '../../board/strength.ts';
import { hasSquadrons, squadronsAt, worldIn } from '../../board/units.ts';
import { NOBODY } from '../../data/types.ts';
import type { Events } from '../../text/event-readers.ts';
import type { FfwChoice, FfwFrame, FfwPlay, Position } from '../../types.ts';
import { endStage } from './combat.ts';
import { askLosses, audienceOf, settleLosses } from './losses.ts';
import { sdbRoundOf } from './sdb-round.ts';
import { IDLE_ROUNDS } from './space.ts';

const ATTACK = 0;
const ACTIVE = 1;
const FIRST_ROUND = 2;
const ROUND = 3;
const LOSSES = 4;

export function systemDefense(play: FfwPlay, frame: FfwFrame<'systemDefense'>): void {
  const { combat } = play.g;
  switch (frame.at) {
    case ATTACK:
      if (!hasFight(play)) return endStage(play);
      if (combat.standOff === 1) {
        combat.attack = 0; // A2.6: the squadrons stay out of it
        frame.at = FIRST_ROUND;
        return ask(play, combat.sdbSide, 'activateSdb'); // R102
      }
      frame.at = ACTIVE;
      return ask(play, enemyOf(combat.sdbSide), 'attackSdb'); // FFW-4.7a: the squadrons first
    case ACTIVE:
      if (combat.attack < 0) announceAttack(play, wouldAttack(play));
      frame.at = FIRST_ROUND;
      if (combat.sdbActive < 0) ask(play, combat.sdbSide, 'activateSdb'); // FFW-4.7c: then the SDBs
      return;
    case FIRST_ROUND:
      if (combat.sdbActive < 0) announceActive(play, wouldFight(play));
      frame.at = ROUND;
      if (combat.attack === 0) endStage(play); // R42: nobody fires
      return;
    case ROUND:
      if (combat.idle >= IDLE_ROUNDS) stopSquadrons(play); // A4, R85
      if (isOver(play)) return endStage(play);
      if (combat.round > 0 && askBreakOff(play)) return;
      fire(play);
      frame.at = LOSSES;
      return;
    default: // FFW-4.7m: after both have fired
      applyToSdb(play);
      settleLosses(play, 'FFW-4.7o');
      frame.at = ROUND;
      if (combat.idle === 0) play.call('overload', {});
  }
}

function ask(play: FfwPlay, side: number, kind: 'attackSdb' | 'activateSdb'): void {
  const { hex } = play.g.combat;
  put(play, leaderAt(play, side, hex), kind, kind === 'attackSdb' ? 'FFW-4.7a' : 'FFW-4.7c', { hex });
}

/** Whose SDBs stand here, and are squadrons of the other side alone, or in a stand-off (R102)? R96; a neutral world's keep out of it (R53). */
function hasFight(play: FfwPlay): boolean {
  const { combat } = play.g;
  const world = worldIn(play, combat.hex);
  const side = world < 0 ? NOBODY : defenderOf(play, world);
  if (side === NOBODY || sdbStrength(play, world) === 0) return false; // FFW-4.2d
  combat.sdbSide = side;
  if (combat.standOff === 1 || isUnopposed(play, enemyOf(side), combat.hex)) return true;
  if (!hasSquadrons(play, enemyOf(side), combat.hex)) combat.sdbActive = 1; // R88
  return false;
}

/** One round against passive SDBs; else until somebody is gone or breaks off. */
function isOver(at: Position): boolean {
  const { combat } = at.g;
  const side = enemyOf(combat.sdbSide);
  if (combat.barred[side] === 1 || (combat.round > 0 && combat.sdbActive === 0)) return true; // FFW-4.7d, FFW-4.7k, FFW-4.7l
  return !hasSquadrons(at, side, combat.hex) || sdbStrength(at, worldIn(at, combat.hex)) === 0;
}

/** FFW-4.7j: before every later round the squadrons may break off, then the SDBs. False: both go on. */
function askBreakOff(play: FfwPlay): boolean {
  const { hex, sdbSide, decided } = play.g.combat;
  const side = [enemyOf(sdbSide), sdbSide].find((one) => decided[one] === 0);
  if (side === undefined) return false;
  decided[side] = 1;
  put(play, leaderAt(play, side, hex), 'breakOff', 'FFW-4.7j', { hex, who: side === sdbSide ? 'sdbs' : 'squadrons' });
  return true;
}

function stopSquadrons(play: FfwPlay): void {
  const { combat } = play.g;
  combat.barred[enemyOf(combat.sdbSide)] = 1; // FFW-4.7k
  play.emit('FFW-4.7k', 'sdb', { hex: combat.hex, what: 'squadronsBreakOff' });
}

/** Both fire with what they had at the start of the round. */
function fire(play: FfwPlay): void {
  const { combat } = play.g;
  const { hex, sdbSide } = combat;
  const round = sdbRoundOf(play, hex, combat.sdbActive === 0);
  const visibleTo = audienceOf(play, enemyOf(sdbSide), squadronsAt(play, enemyOf(sdbSide), hex));
  combat.round++;
  combat.decided.fill(0);
  const onSdb = round.onSdb.map(({ factors, percents }) => {
    const die = play.roll(6, 'FFW-4.7f', visibleTo);
    return { factors, die, modified: die + round.modifier, percent: percents[die - 1]! };
  });
  const onSquadrons = round.onSquadrons.map(({ factors, hits }) => {
    const die = play.roll(6, 'FFW-4.7h');
    return { factors, die, modified: die + round.sdbModifier, hits: hits[die - 1]! };
  });
  combat.sdbDamage = onSdb.reduce((sum, { percent }) => sum + percent, 0); // FFW-4.7n
  combat.damage[enemyOf(sdbSide)] = onSquadrons.reduce((sum, { hits }) => sum + hits, 0);
  combat.idle = combat.sdbDamage + combat.damage[enemyOf(sdbSide)]! > 0 ? 0 : combat.idle + 1;
  const loss = Math.min(100, play.g.worlds.sdbLoss[worldIn(play, hex)]! + combat.sdbDamage);
  tellHit(play, { hex, attacks: onSdb, loss }, visibleTo);
  if (onSquadrons.length > 0) play.emit('FFW-4.7h', 'sdbFire', { hex, attacks: onSquadrons });
  askLosses(play, 'FFW-4.7o'); // FFW-4.7o: the owner chooses as in space combat
}

/** With fog of war the other side hears what is left, not how many squadrons fired and how well (A6). */
function tellHit(play: FfwPlay, hit: Events['sdbHit'], visibleTo: readonly Seat[] | 'all'): void {
  if (hit.attacks.length > 0) play.emit('FFW-4.7f', 'sdbHit', hit, visibleTo);
  if (visibleTo === 'all') return;
  play.emit('FFW-4.7f', 'sdbHit', { ...hit, attacks: [] }, seatsOf(play.g, play.g.combat.sdbSide));
  play.markRevealed(); // also where nobody could fire
}

/** FFW-4.7n, FFW-4.2d: percentages add up, 100 destroys for good (R56). */
function applyToSdb(play: FfwPlay): void {
  const { combat, worlds } = play.g;
  const world = worldIn(play, combat.hex);
  worlds.sdbLoss[world] = Math.min(100, worlds.sdbLoss[world]! + combat.sdbDamage);
  combat.sdbDamage = 0;
}

/** A8: with any bombardment they attack. */
function wouldAttack(at: Position): boolean {
  const { hex, sdbSide } = at.g.combat;
  return squadronsAt(at, enemyOf(sdbSide), hex).some((squadron) => bombardmentFactor(at, squadron) > 0);
}

/** A8: SDBs that can harm squadrons are active. */
function wouldFight(at: Position): boolean {
  const least = at.data.tables.sdbAgainstSquadron.columns[0]!;
  return sdbStrength(at, worldIn(at, at.g.combat.hex)) >= least;
}

function announceAttack(play: FfwPlay, isAttack: boolean): void {
  const { combat } = play.g;
  combat.attack = Number(isAttack);
  combat.barred[enemyOf(combat.sdbSide)] = Number(!isAttack); // FFW-4.7b
  play.emit('FFW-4.7a', 'sdb', { hex: combat.hex, what: isAttack ? 'attacked' : 'declined' });
}

function announceActive(play: FfwPlay, isActive: boolean): void {
  const { combat } = play.g;
  combat.sdbActive = Number(isActive);
  play.emit('FFW-4.7c', 'sdb', { hex: combat.hex, what: isActive ? 'active' : 'passive' });
}

export const attackSdb: FfwChoice<'attackSdb'> = {
  shape: z.strictObject({ attack: z.boolean() }),
  check: () => null,
  apply: (play, { attack }) => announceAttack(play, attack),
  options: () => [{ attack: true }, { attack: false }],
  sample: (_play, _decision, random) => ({ attack: random.below(2) > 0 }),
  defaultAnswer: (play) => ({ attack: wouldAttack(play) }),
  announced: true,
};

export const activateSdb: FfwChoice<'activateSdb'> = {
  shape: z.strictObject({ active: z.boolean() }),
  check: () => null,
  apply: (play, { active }) => announceActive(play, active),
  options: () => [{ active: true }, { active: false }],
  sample: (_play, _decision, random) => ({ active: random.below(2) > 0 }),
  defaultAnswer: (play) => ({ active: wouldFight(play) }),
  announced: true,
};

export const breakOff: FfwChoice<'breakOff'> = {
  shape: z.strictObject({ breakOff: z.boolean() }),
  check: () => null,
  apply(play, answer, { by }) {
    const { combat } = play.g;
    if (!answer.breakOff) return;
    if (sideOfSeat(play.g, by) !== combat.sdbSide) return stopSquadrons(play);
    combat.sdbActive = 0; // FFW-4.7l
    play.emit('FFW-4.7l', 'sdb', { hex: combat.hex, what: 'sdbsBreakOff' });
  },
  options: () => [{ breakOff: false }, { breakOff: true }],
  sample: (_play, _decision, random) => ({ breakOff: random.below(3) === 0 }),
  defaultAnswer: () => ({ breakOff: false }),
  announced: true,
};
