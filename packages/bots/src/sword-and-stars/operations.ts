/** Every Operation open to a seat, each kind and Target by its best Base, path and effort, with what it promises. */
import {
  CONQUEST,
  checkOperation,
  dutyActs,
  hasWorkingGate,
  hostsOf,
  nameOf,
  type OperationAct,
  type Position,
  RAID,
  rangeBetween,
  rangeLimit,
  specialOf,
  systemsOf,
  systemsWithin,
} from '@admiralty/engine/sword-and-stars';
import { attack, type Effort, type Way } from './attacks.ts';
import { embassy } from './diplomacy.ts';
import { stellar } from './governing.ts';
import { Prizes } from './operation-gains.ts';
import type { Outlook } from './outlook.ts';
import { pursePrice } from './purse.ts';
import { endsRevolt } from './revolts.ts';
import { say } from './words.ts';

/** An Operation with what it is worth beyond its price. */
export interface Proposal {
  act: OperationAct;
  gain: number;
}

/** Best first. Under Total War only what the duty asks for. */
export function proposalsOf(outlook: Outlook): Proposal[] {
  const { at, seat } = outlook;
  if (at.g.players.cards[seat] === 0) return [];
  const due = at.g.wars.violator.length === 0 ? null : dutyActs(at, seat);
  const isDue = (act: OperationAct): boolean =>
    due === null || due.some((one) => one.do === act.do && 'target' in one && one.target === act.target);
  const efforts = allOf(outlook).filter(({ act }) => isDue(act));
  const price = pursePrice(outlook, efforts);
  const best = new Map<string, Proposal>();
  for (const { act, brings, cost } of efforts) {
    const gain = brings - cost * price;
    const key = `${act.do} ${act.target}`;
    if (gain > (best.get(key)?.gain ?? -Infinity)) best.set(key, { act, gain });
  }
  return [...best.values()].sort((a, b) => b.gain - a.gain).filter(({ act }) => checkOperation(at, seat, act) === null);
}

function allOf(outlook: Outlook): Effort[] {
  const { at, seat } = outlook;
  const prizes = new Prizes(outlook);
  const forbidden = specialOf(at).noTargets;
  if (at.g.players.exile[seat]) return exilesEmbassies(prizes, forbidden);
  const found: Effort[] = [];
  for (const base of systemsOf(at.g, seat)) {
    if (!forbidden.includes(base)) found.push(...stellar(prizes, base));
    for (const [target, way] of waysFrom(at, base)) {
      if (forbidden.includes(target)) continue;
      found.push(...attack(prizes, CONQUEST, target, way), ...attack(prizes, RAID, target, way));
      found.push(...embassy(prizes, target, way));
    }
  }
  return found;
}

/** Every Target in reach of a Base, by path and through a StarGate. */
function* waysFrom(at: Position, base: number): Generator<[number, Way]> {
  for (const target of systemsWithin(at, base, rangeLimit(at, base)))
    yield [target, { base, gate: false, range: rangeBetween(at, base, target) }];
  if (!hasWorkingGate(at.g, base)) return;
  for (const target of systemsWithin(at, base, Infinity))
    yield [target, { base, gate: true, range: rangeBetween(at, base, target) }];
}

/** An exile speaks from the Seats of his hosts. */
function exilesEmbassies(prizes: Prizes, forbidden: readonly number[]): Effort[] {
  const { at, seat } = prizes.outlook;
  return hostsOf(at.g, seat).flatMap((host) => {
    const base = at.g.players.seat[host]!;
    const targets = systemsWithin(at, base, rangeLimit(at, base)).filter((target) => !forbidden.includes(target));
    return targets.flatMap((target) => {
      const way = { base, gate: false, range: rangeBetween(at, base, target) };
      return embassy(prizes, target, way).map((effort) => ({ ...effort, act: { ...effort.act, host } }));
    });
  });
}

/** Why, in a line. */
export function wordsFor(at: Position, { act, gain }: Proposal): string {
  const name = nameOf(at, act.target);
  const { owner, unrest, dead } = at.g.systems;
  const worth =
    gain >= 1 ? say.operations.worthFarMore : gain >= 0.3 ? say.operations.worthItsPrice : say.operations.nothingBetter;
  if (endsRevolt(at, act.target) && (act.do === 'conquest' || act.do === 'communicate'))
    return say.operations.endsRevolt(name);
  switch (act.do) {
    case 'conquest':
      if (owner[act.target] === owner[act.base]) return say.operations.winsPeople(name);
      return say.operations[owner[act.target] === -1 ? 'wants' : 'takes'](name, nameOf(at, act.base), worth);
    case 'raid':
      return say.operations.wearsDown(name, nameOf(at, act.base), worth);
    case 'communicate':
      if (dead[act.target]) return say.operations.sendsSettlers(name);
      return owner[act.target] === owner[act.base] ? say.operations.seeksTreaty(name) : say.operations.courts(name);
    case 'govern':
      return unrest[act.target] ? say.operations.quiets(name) : say.operations.raises(name);
    case 'guardianWeb':
      return say.operations.shields(name);
    case 'starGate':
      return say.operations.opensStarGate(name);
  }
}
