/** Who is whose friend (R15), who is still in the game, and initiative (R16). */
import type { RuleId } from '#core/types';
import { NEUTRAL } from '../data/names.ts';
import type { ImperialState } from '../state.ts';
import type { IaPlay, Position } from '../types.ts';

export function isLiving(g: ImperialState, seat: number): boolean {
  return g.players.out[seat] === 0;
}

export function livingSeats(g: ImperialState): number[] {
  return g.players.out.flatMap((out, seat) => (out === 0 ? [seat] : []));
}

/** Team of an owner; each player without a team is one of his own, and so are the neutrals. */
export function teamOf({ g, data }: Position, owner: number): number {
  if (owner === NEUTRAL) return NEUTRAL;
  const team = data.scenarioFor(g).players[owner]?.team ?? -1;
  return team >= 0 ? 1000 + team : owner;
}

/** R15: everybody but oneself and one's team mates. Neutrals are nobody's enemy until attacked (IA-neu-5). */
export function areEnemies(at: Position, a: number, b: number): boolean {
  return a !== NEUTRAL && b !== NEUTRAL && teamOf(at, a) !== teamOf(at, b);
}

/** Do these two fight each other in the battle being fought? (R81) */
export function areHostile(g: ImperialState, a: number, b: number): boolean {
  const { hostile } = g.battle;
  for (let at = 0; at < hostile.length; at += 2)
    if ((hostile[at] === a && hostile[at + 1] === b) || (hostile[at] === b && hostile[at + 1] === a)) return true;
  return false;
}

/** IA-seq-3, IA-tac-move-1, IA-tac-cbt-1, R16: one die each, high to low; the tied roll again among themselves. */
export function rollOrder(play: IaPlay, owners: readonly number[], rule: RuleId): number[] {
  const order = orderAmong(play, owners, rule);
  play.emit(rule, 'order', { seats: order, rule });
  return order;
}

function orderAmong(play: IaPlay, owners: readonly number[], rule: RuleId): number[] {
  if (owners.length < 2) return [...owners];
  const rolls = owners.map(() => play.roll(6, rule));
  const order: number[] = [];
  for (let die = 6; die >= 1; die--)
    order.push(
      ...orderAmong(
        play,
        owners.filter((_, at) => rolls[at] === die),
        rule,
      ),
    );
  return order;
}
