/** 20.0 Unrest and Rebellion: the value, the table, and what comes of it. */
import type { RuleId } from '#core/types';
import { freeSystem } from '../board/ownership.ts';
import { NO_CHANGE, REBELLION, RELATED, SAME, UNREST } from '../data/types.ts';
import type { Position, SsPlay } from '../types.ts';
import { ideologyOf, isSameRace, raceOf, relationOf } from './06-seats/governments.ts';
import type { RatingLine } from './11-operations/effectiveness.ts';

/** SS-20.0a: starts at zero and sums the modifiers; `demand` is the points demanded, 3 for an Exploitation, else 0 */
export function explainRebellion(at: Position, system: number, demand: number): RatingLine[] {
  const { g, data } = at;
  const { rebellion } = data.tables;
  const { owner, unrest, web, race, ideology, trade, waived } = g.systems;
  const ruler = owner[system]!;
  const lines: RatingLine[] = [];
  const add = (what: string, value: number, rule: RuleId = 'SS-20.0a'): void => {
    if (value !== 0) lines.push({ what, value, rule });
  };
  if (unrest[system]) add('in Unrest', rebellion.inUnrest);
  if (!isSameRace(raceOf(g, ruler), race[system]!)) add('different Race', rebellion.differentRace);
  const relation = relationOf(at, ideologyOf(g, ruler), ideology[system]!);
  if (relation !== SAME)
    add(
      relation === RELATED ? 'related Ideology' : 'unrelated Ideology',
      relation === RELATED ? rebellion.relatedIdeology : rebellion.unrelatedIdeology,
    );
  add('points demanded', rebellion.perResourcePoint * demand);
  add('GuardianWeb', rebellion.perWebPoint * web[system]!);
  const own = (trade[system]! >> ruler) & 1;
  const foreign = bitCount(trade[system]! & ~waived[system]! & ~(1 << ruler));
  if (own) add('own Trade Connection', rebellion.ownTrade, 'SS-14.41a'); // SS-14.41a
  if (foreign > 0) add('foreign Trade Connections', foreign * rebellion.foreignTrade, 'SS-14.41b'); // SS-14.41b, R47
  return lines;
}

export function rebellionValue(at: Position, system: number, demand: number): number {
  return sumOf(explainRebellion(at, system, demand));
}

function sumOf(lines: readonly RatingLine[]): number {
  return lines.reduce((sum, { value }) => sum + value, 0);
}

/** SS-20.0b: table 20.6; SS-20.6a: 1 or less is column 1 */
export function rebellionOutcome({ data }: Position, value: number, dice: number): number {
  const column = Math.min(12, Math.max(1, value));
  return data.tables.rebellion.rows[dice]![column - 1]!;
}

/**
 * One Rebellion check of a player's System, applied at once. Returns NO_CHANGE, UNREST or REBELLION.
 * A Seat lost by it is settled by the `consequences` step, which the caller runs.
 */
export function checkRebellion(play: SsPlay, system: number, demand: number, rule: RuleId): number {
  const lines = explainRebellion(play, system, demand);
  const value = sumOf(lines);
  play.emit(rule, 'rebellion-value', { system, value, lines });
  const isCertain = value >= play.data.tables.rebellion.autoRebelAt; // SS-20.6b: no roll
  const dice = isCertain ? 0 : play.roll(6, rule) + play.roll(6, rule);
  const outcome = isCertain ? REBELLION : rebellionOutcome(play, value, dice);
  play.emit(rule, 'rebellion', { system, value, dice, outcome: OUTCOMES[outcome]! });
  if (outcome === UNREST) setUnrest(play, system, true, 'SS-20.0b'); // SS-20.2a: no further effect if there already
  if (outcome === REBELLION) freeSystem(play, system, 'rebellion', 'SS-20.2b');
  return outcome;
}
const OUTCOMES = { [NO_CHANGE]: 'quiet', [UNREST]: 'unrest', [REBELLION]: 'rebellion' } as Record<number, string>;

export function setUnrest(play: SsPlay, system: number, on: boolean, rule: RuleId): void {
  const { unrest } = play.g.systems;
  if ((unrest[system] === 1) === on) return;
  unrest[system] = on ? 1 : 0;
  play.emit(rule, 'unrest', { system, on });
}

export function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
