/** Who commands which fleet: precedence and navies (R33). */
import type { Refusal } from '#core/types';
import { mayCommand, precedenceOf } from '../../board/command.ts';
import { admiralsAt, squadronsAt } from '../../board/units.ts';
import { type Muster, type Position, refuse } from '../../types.ts';

/** The admirals of one navy in a place, the most senior first. */
type Rank = readonly number[];

/**
 * R33: does this arrangement of one place break precedence or navies? FFW-5.5e: asked in fleet adjustment. FFW-5.5g: only
 * the result counts, whether admirals or squadrons were moved.
 */
export function assignmentFault(at: Position, side: number, place: number, fleets: readonly Muster[]): Refusal | null {
  for (const { fleet, squadrons, commander } of fleets)
    if (commander >= 0 && !mayCommand(at, commander, squadrons))
      return refuse('FFW-5.6a', `${codeOf(at, fleet)} has more squadrons of other navies than of its commander's`);
  let fault: Refusal | null = null;
  for (const order of ordersOfNavies(at, side, place)) {
    fault = precedenceFault(at, order, fleets);
    if (fault === null) return null;
  }
  return fault;
}

/** The same fleets with commanders by seniority, changed only where R33 forces it. */
export function withCommanders(at: Position, side: number, place: number, fleets: readonly Muster[]): Muster[] {
  if (assignmentFault(at, side, place, fleets) === null) return fleets.map((muster) => ({ ...muster }));
  const [order = []] = ordersOfNavies(at, side, place);
  const taken = new Map<number, number>();
  for (const rank of order) {
    const open = eligible(at, rank, fleets).filter(({ fleet }) => !taken.has(fleet));
    if (rank.length > 1) for (const [fleet, admiral] of bySeniority(rank, open)) taken.set(fleet, admiral);
    else for (const { fleet, commander } of open) if (commander === rank[0]) taken.set(fleet, commander);
  }
  return fleets.map((muster) => ({ ...muster, commander: taken.get(muster.fleet) ?? -1 }));
}

/** FFW-5.5f: each navy by itself; the one with most squadrons here assigns first, and where they tie the owner says (R33). */
function ordersOfNavies(at: Position, side: number, place: number): Rank[][] {
  const { g, data } = at;
  const ranks = new Map<number, number[]>();
  for (const admiral of admiralsAt(g, side, place)) {
    const navy = g.admirals.navy[admiral]!;
    ranks.set(navy, [...(ranks.get(navy) ?? []), admiral]);
  }
  for (const rank of ranks.values()) rank.sort((a, b) => precedenceOf(g, a) - precedenceOf(g, b));
  if (ranks.size < 2) return [[...ranks.values()]];
  const count = new Map<number, number>();
  for (const squadron of squadronsAt(at, side, place)) {
    const { navy } = data.squadrons[squadron]!;
    count.set(navy, (count.get(navy) ?? 0) + 1);
  }
  const strong = (navy: number): number => count.get(navy) ?? 0;
  const isFalling = (order: readonly number[]): boolean =>
    order.every((navy, n) => n === 0 || strong(order[n - 1]!) >= strong(navy));
  return permutations([...ranks.keys()].sort((a, b) => a - b))
    .filter(isFalling)
    .map((order) => order.map((navy) => ranks.get(navy)!));
}

function permutations(items: readonly number[]): number[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first) => permutations(items.filter((one) => one !== first)).map((rest) => [first, ...rest]));
}

/** FFW-5.6a: fleets that admirals of this navy may command, the largest first. */
function eligible(at: Position, [admiral]: Rank, fleets: readonly Muster[]): Muster[] {
  return fleets
    .filter(({ squadrons }) => mayCommand(at, admiral!, squadrons))
    .sort((a, b) => b.squadrons.length - a.squadrons.length);
}

/** FFW-5.5a, FFW-5.5b: rank by rank against fleets by falling number of squadrons; a single admiral is free. */
function precedenceFault(at: Position, order: readonly Rank[], fleets: readonly Muster[]): Refusal | null {
  let open = fleets;
  for (const rank of order) {
    const choice = eligible(at, rank, open);
    if (rank.length > 1)
      for (const [n, admiral] of rank.entries()) {
        const led = choice.find(({ commander }) => commander === admiral);
        const wanted = choice[n]?.squadrons.length;
        if (led?.squadrons.length !== wanted) return outOfOrder(at, admiral, choice, wanted);
      }
    open = open.filter(({ commander }) => !rank.includes(commander));
  }
  return null;
}

function outOfOrder(at: Position, admiral: number, choice: readonly Muster[], wanted: number | undefined): Refusal {
  const { name } = at.data.admirals[admiral]!;
  if (wanted === undefined) return refuse('FFW-5.5b', `${name} is outranked and commands no fleet here`);
  const codes = choice.filter(({ squadrons }) => squadrons.length === wanted).map(({ fleet }) => codeOf(at, fleet));
  const rule = choice.length === 1 ? 'FFW-5.5a' : 'FFW-5.5b';
  return refuse(rule, `by precedence ${name} commands ${codes.join(' or ')}, the fleet of ${wanted} squadrons`);
}

/** Fleet and admiral in pairs; among fleets of one size he keeps his own, and leaves the others theirs. */
function bySeniority(rank: Rank, choice: readonly Muster[]): [number, number][] {
  const left = [...choice];
  const keeps = (n: number, { commander, squadrons }: Muster): boolean =>
    commander === rank[n] && squadrons.length === choice[n]?.squadrons.length;
  return rank.flatMap((admiral, n): [number, number][] => {
    const same = left.filter(({ squadrons }) => squadrons.length === choice[n]?.squadrons.length);
    const isFree = (muster: Muster): boolean => !rank.some((_, other) => keeps(other, muster));
    const found = same.find((muster) => keeps(n, muster)) ?? same.find(isFree);
    if (!found) return [];
    left.splice(left.indexOf(found), 1);
    return [[found.fleet, admiral]];
  });
}

function codeOf({ data }: Position, fleet: number): string {
  return data.fleets[fleet]!.code;
}
