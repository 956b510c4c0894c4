/** System Registers as everybody sees them, with the figures that follow from them. */
import { EXPELLED, GOVERN, HIGHEST_TECH, NO_CHANGE, SERIES, UNIQUE, UNREST } from '../data/types.ts';
import { isSeat, nameOf, rangeLimit, seatHolder } from '../rules/03-systems.ts';
import { seriesOf } from '../rules/06-seats/governments.ts';
import { isConfederate, votesFrom } from '../rules/07-confederation/votes.ts';
import { isTaxOpen } from '../rules/10-taxation.ts';
import { ratingOf } from '../rules/11-operations/effectiveness.ts';
import { rebellionOutcome, rebellionValue } from '../rules/20-rebellion.ts';
import { governedWorth } from '../rules/25-victory/victory.ts';
import type { SwordState } from '../state.ts';
import type { Position } from '../types.ts';
import type { RebellionView, SystemView } from './view-types.ts';

/** Seats in a mask. */
export function seatsIn(g: SwordState, mask: number): number[] {
  return g.names.map((_, seat) => seat).filter((seat) => (mask >> seat) & 1);
}

/** Name of a Race token (R111). */
export function raceName(at: Position, token: number): string {
  if (token === EXPELLED) return 'like no other';
  return token >= UNIQUE ? `Unique (${nameOf(at, token - UNIQUE)})` : (at.data.races[token]?.name ?? 'unknown');
}

/** Name of an Ideology token (R111). */
export function ideologyName(at: Position, token: number): string {
  if (token === EXPELLED) return 'like no other';
  return token >= UNIQUE ? `Unique (${nameOf(at, token - UNIQUE)})` : (at.data.ideologies[token]?.name ?? 'unknown');
}

export function systemView(at: Position, system: number): SystemView {
  const { g, data } = at;
  const { systems } = g;
  const { id, name, region, planets, resourceValue } = data.systems[system]!;
  const owner = systems.owner[system]!;
  const isPlayers = isSeat(owner);
  return {
    system,
    id,
    name,
    region,
    planets,
    resourceValue,
    norm: systems.norm[system]!,
    cap: systems.cap[system]!,
    isConfederate: isConfederate(at, system),
    owner,
    seatOf: seatHolder(g, system),
    tech: systems.tech[system]!,
    isInUnrest: systems.unrest[system] === 1,
    web: systems.web[system]!,
    hasGate: systems.gate[system] === 1,
    race: systems.race[system]!,
    raceName: raceName(at, systems.race[system]!),
    ideology: systems.ideology[system]!,
    ideologyName: ideologyName(at, systems.ideology[system]!),
    series: SERIES[seriesOf(at, systems.ideology[system]!)]!,
    isDead: systems.dead[system] === 1,
    trade: seatsIn(g, systems.trade[system]!),
    waived: seatsIn(g, systems.waived[system]!),
    treaty: seatsIn(g, systems.treaty[system]!),
    isTaxed: systems.taxed[system] === 1,
    isContested: systems.contested[system] === 1,
    fallen: systems.fallen[system]!,
    wasTreatySession: systems.treatySession[system] === 1,
    conversion: talliesOn(g, g.conversion, system),
    colonization: talliesOn(g, g.colonization, system),
    rangeLimit: rangeLimit(at, system),
    votes: votesFrom(at, system),
    governedWorth: governedWorth(at, system),
    isTaxOpen: isTaxOpen(at, system),
    govern: isPlayers ? governRating(at, system, owner) : null,
    ...(isPlayers ? checksOf(at, system) : { checks: null, exploitCheck: null }),
  };
}

function talliesOn(g: SwordState, tallies: readonly number[], system: number): number[] {
  return g.names.map((_, seat) => tallies[seat * g.systems.owner.length + system]!);
}

function governRating(at: Position, system: number, by: number): number {
  return ratingOf(at, { by, operation: GOVERN, base: system, target: system, gate: false, extra: 0, chits: 0 });
}

function checksOf(at: Position, system: number): Pick<SystemView, 'checks' | 'exploitCheck'> {
  const still = rebellionValue(at, system, 0);
  const { perResourcePoint, exploitation } = at.data.tables.rebellion;
  const checkOf = (demand: number): RebellionView => ({
    demand,
    ...rebellionOdds(at, still + perResourcePoint * demand),
  });
  return {
    checks: Array.from({ length: HIGHEST_TECH + 1 }, (_, demand) => checkOf(demand)),
    exploitCheck: checkOf(exploitation),
  };
}

/** Outcomes of two dice, in 36ths (20.6); from 13 on there is no roll. */
export function rebellionOdds(at: Position, value: number): Omit<RebellionView, 'demand'> {
  const odds = { value, quiet: 0, unrest: 0, rebellion: 0 };
  for (let dice = 2; dice <= 12; dice++) {
    const ways = 6 - Math.abs(7 - dice);
    const isCertain = value >= at.data.tables.rebellion.autoRebelAt;
    const outcome = isCertain ? null : rebellionOutcome(at, value, dice);
    odds[outcome === NO_CHANGE ? 'quiet' : outcome === UNREST ? 'unrest' : 'rebellion'] += ways;
  }
  return odds;
}
