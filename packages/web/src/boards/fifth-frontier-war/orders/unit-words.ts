/** Counters in lists: the number that the log names them by, what they are, and their figures. */
import type { Counter, Printed, SquadronCard, TroopCard } from '@admiralty/engine/fifth-frontier-war';
import { words } from '../words.ts';
import { say } from './words.ts';

export function squadronWords({ counter, now, factors }: SquadronCard): string {
  const figures = words.fleet.factors(factors.attack, factors.bombardment, factors.defense);
  const state = [now.isReduced && say.units.reduced, !now.isFuelled && say.units.dry].filter(Boolean);
  return [`${counter.id} ${say.units.kinds[counter.type]} ${figures}`, ...state].join(' · ');
}

export function troopWords({ counter, now }: TroopCard): string {
  return `${counter.id} · ${now.strength}-${counter.tech}`;
}

export function counterName({ squadrons, troops, admirals }: Printed, counter: Counter): string {
  if ('squadron' in counter) return squadrons[counter.squadron]?.id ?? '';
  return 'troop' in counter ? (troops[counter.troop]?.id ?? '') : (admirals[counter.admiral]?.name ?? '');
}
