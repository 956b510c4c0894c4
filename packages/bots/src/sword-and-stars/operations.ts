/** Every Operation open to a seat, each kind and Target by its best Base, path and effort, with what it promises. */
import {
  CONQUEST,
  checkOperation,
  dutyActs,
  hasWorkingGate,
  hostsOf,
  nameOf,
  type OperationAct,
  RAID,
  type Reading,
  rangeBetween,
  rangeLimit,
  specialOf,
  systemsOf,
  systemsWithin,
} from '@admiralty/engine/sword-and-stars';
import { attack, type Proposal, type Way } from './attacks.ts';
import { embassy } from './embassies.ts';
import { stellar } from './governing.ts';
import type { Outlook } from './outlook.ts';
import { Prizes } from './prizes.ts';

/** Best first. Under Total War only what the duty asks for. */
export function proposalsOf(outlook: Outlook): Proposal[] {
  const { at, seat } = outlook;
  if (at.g.players.cards[seat] === 0) return [];
  const due = at.g.wars.violator.length === 0 ? null : dutyActs(at, seat);
  const isDue = (act: OperationAct): boolean =>
    due === null || due.some((one) => one.do === act.do && 'target' in one && one.target === act.target);
  const best = new Map<string, Proposal>();
  for (const proposal of allOf(outlook)) {
    if (!isDue(proposal.act)) continue;
    const key = `${proposal.act.do} ${proposal.act.target}`;
    const other = best.get(key);
    if (!other || other.gain < proposal.gain) best.set(key, proposal);
  }
  return [...best.values()].sort((a, b) => b.gain - a.gain).filter(({ act }) => checkOperation(at, seat, act) === null);
}

function allOf(outlook: Outlook): Proposal[] {
  const { at, seat } = outlook;
  const prizes = new Prizes(outlook);
  const forbidden = specialOf(at).noTargets;
  const found: Proposal[] = [];
  if (at.g.players.exile[seat]) return exilesEmbassies(prizes, forbidden);
  for (const base of systemsOf(at.g, seat)) {
    if (!forbidden.includes(base)) found.push(...stellar(prizes, base));
    for (const [target, way] of waysFrom(at, base)) {
      if (forbidden.includes(target)) continue;
      for (const proposal of [
        attack(prizes, CONQUEST, target, way),
        attack(prizes, RAID, target, way),
        embassy(prizes, target, way),
      ])
        if (proposal) found.push(proposal);
    }
  }
  return found;
}

/** Every Target in reach of a Base, by path and through a StarGate. */
function* waysFrom(at: Reading, base: number): Generator<[number, Way]> {
  for (const target of systemsWithin(at, base, rangeLimit(at, base)))
    yield [target, { base, path: [], gate: false, range: rangeBetween(at, base, target) }];
  if (!hasWorkingGate(at.g, base)) return;
  for (const target of systemsWithin(at, base, Infinity))
    yield [target, { base, path: [], gate: true, range: rangeBetween(at, base, target) }];
}

/** An exile speaks from the Seats of his hosts. */
function exilesEmbassies(prizes: Prizes, forbidden: readonly number[]): Proposal[] {
  const { at, seat } = prizes.outlook;
  return hostsOf(at.g, seat).flatMap((host) => {
    const base = at.g.players.seat[host]!;
    return systemsWithin(at, base, rangeLimit(at, base)).flatMap((target) => {
      const way = { base, path: [], gate: false, range: rangeBetween(at, base, target) };
      const proposal = forbidden.includes(target) ? null : embassy(prizes, target, way);
      if (proposal?.act.do !== 'communicate') return [];
      return [{ ...proposal, act: { ...proposal.act, host } }];
    });
  });
}

/** Why, in a line. */
export function wordsFor(at: Reading, { act, gain }: Proposal): string {
  const name = nameOf(at, act.target);
  const { owner, unrest, dead } = at.g.systems;
  const worth = gain >= 1 ? 'a good bargain' : gain >= 0.3 ? 'worth its price' : 'for want of better';
  switch (act.do) {
    case 'conquest':
      return `${owner[act.target] === -1 ? 'wants' : 'takes'} ${name} from ${nameOf(at, act.base)}: ${worth}`;
    case 'raid':
      return `wears ${name} down from ${nameOf(at, act.base)}: ${worth}`;
    case 'communicate':
      if (dead[act.target]) return `sends settlers to ${name}`;
      return owner[act.target] === owner[act.base] ? `seeks a Treaty with ${name}` : `courts ${name}`;
    case 'govern':
      return unrest[act.target] ? `quiets ${name}` : `raises ${name}`;
    case 'guardianWeb':
      return `shields ${name}`;
    case 'starGate':
      return `opens a StarGate at ${name}, so that distance counts no more`;
  }
}
