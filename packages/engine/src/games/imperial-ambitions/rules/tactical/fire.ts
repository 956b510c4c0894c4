/** T4: sides in turn fire single units or fire groups until all are done (IA-tac-cbt-1 to IA-tac-cbt-6, R42). */
import { z } from 'zod';
import { type Random, shuffle } from '#core/random';
import type { Choice, RuleId } from '#core/types';
import { rollOrder } from '../../board/sides.ts';
import { isDeployed, isPdb, isProject, isUnit } from '../../board/units.ts';
import { NEUTRAL } from '../../data/names.ts';
import { distributionOf, hitsOf, oddsRow } from '../../figures/odds.ts';
import { canAttack, hasChance, orderedAttack, policyAttack, targetsOf } from '../../orders/fire-policy.ts';
import { ordered, put, type Standing, skipsForced } from '../../orders/pace.ts';
import { type ImperialState, T_YIELD } from '../../state.ts';
import type { Attack, Choices, IaFrame, IaPlay, ImperialTypes, Position } from '../../types.ts';
import { endPhaseOfTurn, passOn, sayDone, sideToAct } from '../battle/phases.ts';
import { attackFault, attackOf, defenceOf, isRefusal, mayFire } from './strength.ts';

export function fireExchange(play: IaPlay, _frame: IaFrame<'fireExchange'>): void {
  const { g } = play;
  const { battle } = g;
  if (battle.order.length === 0) battle.order = rollOrder(play, sidesWithGuns(g), 'IA-tac-cbt-1'); // IA-tac-cbt-1
  const owner = nextToFire(play);
  if (owner === null) return endFire(play);
  if (owner === NEUTRAL) return act(play, owner, policyAttack(play, owner)); // R124
  put(play, owner, 'fire', 'IA-tac-cbt-2', null, standing);
}

/** IA-tac-cbt-2: sides alternate; IA-tac-cbt-31, R42: one without a shot now is passed over, but not done */
function nextToFire(play: IaPlay): number | null {
  const { g } = play;
  for (let tried = 0; tried < g.battle.order.length; tried++) {
    const owner = sideToAct(g);
    if (owner === null || hasShot(play, owner)) return owner;
    passOn(g);
  }
  return null;
}

/** 5.1: by `skipForced` also one whose shots would all be without effect; neutrals have their own rule (R124) */
function hasShot(play: IaPlay, owner: number): boolean {
  if (owner === NEUTRAL || !skipsForced(play.g, owner)) return canAttack(play, owner);
  return hasChance(play, owner);
}

/** Owners with units on the map or PDBs on the planet. */
function sidesWithGuns(g: ImperialState): number[] {
  const { units, battle } = g;
  const isArmed = (unit: number): boolean => isDeployed(g, unit) || (isPdb(g, unit) && isUnit(g, unit));
  return battle.sides.filter((owner) =>
    battle.units.some((unit) => units.owner[unit] === owner && isArmed(unit) && !isProject(g, unit)),
  );
}

/** Yielding goes on in the order of fire (IA-sur-2); a list of standing attacks is for one phase (5.2). */
function endFire(play: IaPlay): void {
  const { g } = play;
  const { order, sides } = g.battle;
  for (const owner of sides) {
    const pace = g.pace[owner];
    if (!pace) continue;
    pace.fireOrders = [];
    pace.fireThen = 'ask';
  }
  endPhaseOfTurn(g, T_YIELD);
  if (g.battle.phase === T_YIELD) g.battle.order = order;
  play.done();
}

const standing: Standing<'fire'> = (play, { by }) => {
  const pace = play.g.pace[by]!;
  while (pace.fireOrders.length > 0) {
    const attack = orderedAttack(play, by, pace.fireOrders.shift()!);
    if (attack) return ordered(attack);
  }
  if (pace.fireThen === 'done') return ordered({ do: 'done' });
  return pace.fireAuto ? ordered(policyAttack(play, by, undefined, true)) : null;
};

/** One attack or done: the next side is on. */
function act(play: IaPlay, owner: number, attack: Attack): void {
  if (attack.do === 'done') return sayDone(play, owner);
  passOn(play.g);
  const { units, target } = attack;
  let sum = 0;
  for (const unit of units) sum += strengthOf(play, unit, target); // IA-tac-cbt-30: each with its own range and facing
  for (const unit of units) {
    play.g.units.fired[unit] = 1; // IA-tac-cbt-4
    if (isPdb(play.g, unit)) play.g.units.hasAttacked[unit] = 1; // IA-pdb-3, IA-tac-cbt-32: also when it could do nothing (R41)
  }
  resolve(
    play,
    { by: owner, units, target, attack: sum, defence: defenceOf(play, target, units).value },
    'IA-tac-cbt-10',
  );
}

function strengthOf(at: Position, unit: number, target: number): number {
  const aim = attackOf(at, unit, target);
  return isRefusal(aim) ? 0 : aim.afterFacing;
}

/** Odds, dice and hits of one attack on one unit: in space, from the planet or at it. IA-tac-cbt-6: applied at once */
export function resolve(
  play: IaPlay,
  fire: { by: number; units: number[]; target: number; attack: number; defence: number },
  rule: RuleId,
): void {
  const row = oddsRow(fire.attack, fire.defence); // IA-tac-cbt-7
  play.emit(rule, 'fire', { ...fire, row });
  const hits = hitsOf(play, row, rule);
  if (play.hasListeners)
    play.emit(rule, 'hits', { target: fire.target, hits, chances: distributionOf(play.data.tables, row) });
  if (hits > 0) play.call('hits', { target: fire.target, left: hits, by: fire.by, rule: 'IA-tac-cbt-29' });
}

const unitNumber = z.int().min(0).max(99_999);
export const attackShape = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('fire'), units: z.array(unitNumber).min(1).max(200), target: unitNumber }),
  z.strictObject({ do: z.literal('done') }),
]);

export const fire: Choice<ImperialTypes, Choices['fire']['about'], Attack> = {
  shape: attackShape,
  // IA-tac-cbt-5: nothing is asked of the target but to be in reach; it may have been hit before
  check: (play, answer, { by }) => (answer.do === 'done' ? null : attackFault(play, by, answer.units, answer.target)),
  apply: (play, answer, { by }) => act(play, by, answer),
  options: (play, { by }) => everyAttack(play, by),
  sample: (play, { by }, random) => sampleAttack(play, by, random),
  defaultAnswer: (play, { by }) => policyAttack(play, by, undefined, true), // 5.4
};

/** Some units at some target in reach; now and then done. */
function sampleAttack(at: Position, owner: number, random: Random): Attack {
  const { g } = at;
  if (random.below(8) === 0) return { do: 'done' };
  const able = shuffle(
    g.battle.units.filter((unit) => mayFire(g, owner, unit)),
    random,
  );
  for (const target of shuffle(targetsOf(at, owner), random)) {
    const most = 1 + random.below(at.data.tables.fireGroup);
    const units: number[] = [];
    for (const unit of able) {
      if (units.length === most) break;
      if (units.length > 0 && isPdb(g, unit) !== isPdb(g, units[0]!)) continue;
      if (!isRefusal(attackOf(at, unit, target))) units.push(unit);
    }
    if (units.length > 0) return { do: 'fire', units, target };
  }
  return { do: 'done' };
}

/** Attacks that still make a list to choose from. */
const MANY = 200;

function everyAttack(at: Position, owner: number): Attack[] | null {
  const { g } = at;
  const able = g.battle.units.filter((unit) => mayFire(g, owner, unit));
  const found: Attack[] = [];
  for (const target of targetsOf(at, owner)) {
    const inReach = able.filter((unit) => !isRefusal(attackOf(at, unit, target)));
    if (found.length + 2 ** inReach.length > MANY) return null;
    for (const units of groupsOf(inReach))
      if (attackFault(at, owner, units, target) === null) found.push({ do: 'fire', units, target });
  }
  return [...found, { do: 'done' }];
}

/** Every choice of one or more of these, the largest first. */
function groupsOf(units: readonly number[]): number[][] {
  const groups = units.reduce<number[][]>((some, unit) => some.flatMap((group) => [group, [...group, unit]]), [[]]);
  return groups.filter(({ length }) => length > 0).sort((a, b) => b.length - a.length);
}
