/** Communicate: the cheapest Operation there is. It signs Treaties with own Systems, settles void ones, and now and then wins a whole System. */
import {
  COMMUNICATE,
  DIPLOMATIC,
  handOf,
  hasTrade,
  hasTreaty,
  isHeldDead,
  isHive,
  isMember,
  isSeat,
  isVoid,
  kindOf,
  mandatoryCost,
  type OperationAct,
  type Position,
  ratingOf,
  shortestPaths,
} from '@admiralty/engine/sword-and-stars';
import { type Effort, offends, SCANDAL, type Way } from './attacks.ts';
import type { Prizes } from './operation-gains.ts';
import type { Outlook } from './outlook.ts';
import { holdingOf, worthOf } from './values.ts';

/** A Trade Connection at home calms taxes; abroad it waits for a Diplomatic Success; with an opponent it also stirs his people. */
const TRADE_AT_HOME = 0.2;
const TRADE_ABROAD = 0.2;
const TRADE_WITH_RIVAL = 0.3;
/** With the chit in hand that makes a Treaty of it. */
const TRADE_BEFORE_SUCCESS = 1.2;
/** A Trade Connection where others have Treaties opens the way to one's own. */
const TRADE_FOR_TREATY = 0.5;
/** What is left of a System won from a fellow member who may contest it. */
const CONTESTED = 0.4;
/** What a settled System can still grow to, a turn. */
const SETTLERS_A_TURN = 0.15;
/** A Treaty with the Hive may cost the membership. */
const HIVE_RISK = 1.5;
const MOST_EXTRA = 4;

export function embassy(prizes: Prizes, target: number, way: Way): Effort[] {
  const { at, seat, chances } = prizes.outlook;
  const { base, gate } = way;
  if (isHeldDead(at.g, target)) return [];
  const prize = prizeOf(prizes, target);
  if (prize.trade <= 0 && prize.taken <= 0) return [];
  const cost = mandatoryCost(at, COMMUNICATE, way.range, gate, target);
  const spare = Math.min(MOST_EXTRA, at.g.players.points[seat]! - cost);
  const rating = ratingOf(at, { by: seat, operation: COMMUNICATE, base, target, gate, extra: 0, chits: 0 });
  const path = gate ? [] : pathOf(at, base, target);
  const scandal = offends(at, seat, target, path) ? SCANDAL : 0;
  const burden = prizes.outlook.checkWorth(DIPLOMATIC) - scandal;
  const efforts: Effort[] = [];
  for (let extra = Math.max(0, -rating); extra <= spare; extra++) {
    const odds = chances.at(COMMUNICATE, rating + extra);
    const brings = burden + odds.trade * prize.trade + (odds.taken + odds.takenWorn) * prize.taken;
    const act: OperationAct = { do: 'communicate', base, target, path: path.slice(), gate, extra, chits: [] };
    efforts.push({ act, brings, cost: cost + extra });
  }
  return efforts;
}

function pathOf(at: Position, base: number, target: number): readonly number[] {
  const paths = shortestPaths(at, base, target);
  return paths.find((path) => !path.includes(at.data.named.atjay)) ?? paths[0]!;
}

function prizeOf(prizes: Prizes, target: number): { trade: number; taken: number } {
  const { outlook } = prizes;
  const { at, seat } = outlook;
  const owner = at.g.systems.owner[target]!;
  if (isVoid(at.g, target)) {
    const settled = SETTLERS_A_TURN * outlook.own.turns;
    return { trade: settled + at.data.tables.victory.treaty, taken: settled + 0.5 };
  }
  if (owner === seat) return { trade: tradeAtHome(outlook, target), taken: 0 };
  const quiet = prizes.quiet(target);
  const isContested = isSeat(owner) && isMember(at, owner) && isMember(at, seat);
  return { trade: tradeAbroad(outlook, target), taken: Math.max(0, isContested ? CONTESTED * quiet : quiet) };
}

/** A Treaty if nobody else has one there. */
function tradeAtHome({ at, seat, own }: Outlook, target: number): number {
  const { g } = at;
  const isTrading = hasTrade(g, target, seat);
  if (hasTreaty(g, target, seat)) return isTrading ? 0 : TRADE_AT_HOME;
  const isAlone = (g.systems.treaty[target]! & ~(1 << seat)) === 0;
  if (!isAlone) return isTrading ? 0 : TRADE_FOR_TREATY + TRADE_AT_HOME;
  const held = holdingOf(at, seat, target);
  const signed = worthOf(at, own, target, { ...held, treaty: true }) - worthOf(at, own, target, held);
  return signed + (isTrading ? 0 : TRADE_AT_HOME) - (isHive(at, target) && isMember(at, seat) ? HIVE_RISK : 0);
}

function tradeAbroad({ at, seat, own }: Outlook, target: number): number {
  const { g } = at;
  if (hasTrade(g, target, seat)) return 0;
  const hasChit = handOf(g, seat).some((chit) => kindOf(at, chit).id.startsWith('diplomatic-success'));
  const later = Math.min(1, own.turns / 4);
  const rival = isSeat(g.systems.owner[target]!) ? TRADE_WITH_RIVAL : TRADE_ABROAD;
  return later * (hasChit && !hasTreaty(g, target, seat) ? TRADE_BEFORE_SUCCESS : rival);
}
