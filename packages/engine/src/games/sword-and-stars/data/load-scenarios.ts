/** Scenarios: from ids to numbers, checked against map and chits. */

import type { Report } from '#core/problems';
import { doubles } from './load-map.ts';
import { systemNumber } from './load-tables.ts';
import type { ParsedScenario } from './schema.ts';
import type { ChitKind, Empire, Scenario, Special, SwordData } from './types.ts';

export type Ground = Pick<SwordData, 'nodeById' | 'systems' | 'races' | 'chitKindById'>;
type Numbers = (ids: readonly string[], record: string, field: string) => number[];

export function scenarioOf(raw: ParsedScenario, index: number, ground: Ground, report: Report): Scenario {
  const one = (id: string, record: string, field: string): number =>
    systemNumber(ground, id, (why) => report(record, field, why));
  const numbers: Numbers = (ids, record, field) => {
    doubles(ids, field, (id, _, why) => report(record, field, `${id} ${why}`));
    return ids.map((id) => one(id, record, field));
  };
  const pairs = (entries: Readonly<Record<string, number>>, record: string, field: string): [number, number][] =>
    Object.entries(entries).map(([id, value]) => [one(id, record, field), value]);
  doubles(
    raw.empires.map(({ id }) => id),
    'empires',
    (id, _, why) => report(raw.id, 'empires', `${id} ${why}`),
  );
  const empires = raw.empires.map((empire, number): Empire => {
    const record = `${raw.id}/${empire.id}`;
    const { id, name, required, sectors, resourcePoints } = empire;
    return {
      index: number,
      id,
      name,
      required,
      sectors,
      resourcePoints,
      seat: one(empire.seat, record, 'seat'),
      systems: numbers(empire.systems, record, 'systems'),
      treaties: numbers(empire.treaties, record, 'treaties'),
      unrest: numbers(empire.unrest, record, 'unrest'),
      webs: pairs(empire.webs, record, 'webs'),
      gates: numbers(empire.gates, record, 'gates'),
    };
  });
  const scenario: Scenario = {
    index,
    id: raw.id,
    section: raw.section,
    title: raw.title,
    brief: raw.brief,
    source: raw.source,
    minPlayers: raw.players.min,
    maxPlayers: raw.players.max,
    gameTurns: raw.length.gameTurns,
    voteAfter: raw.length.voteAfter ?? 0,
    webs: pairs(raw.neutral.webs, raw.id, 'neutral.webs'),
    gates: numbers(raw.neutral.gates, raw.id, 'neutral.gates'),
    void: numbers(raw.neutral.void, raw.id, 'neutral.void'),
    techCaps: pairs(raw.neutral.techCaps, raw.id, 'neutral.techCaps'),
    forced: forcedOf(raw),
    special: specialOf(raw, numbers, ground, report),
    empires,
  };
  checkScenario(scenario, report);
  return scenario;
}

function forcedOf({ forced }: ParsedScenario): Record<string, boolean> {
  return Object.fromEntries(
    Object.entries(forced).filter((entry): entry is [string, boolean] => entry[1] !== undefined),
  );
}

function specialOf(raw: ParsedScenario, numbers: Numbers, { chitKindById }: Ground, report: Report): Special {
  const { special } = raw;
  const empire = (id: string, field: string): number => {
    const found = raw.empires.findIndex((one) => one.id === id);
    if (found < 0) report(raw.id, field, `there is no Empire ${id}`);
    return found;
  };
  const chit = (id: string, field: string): ChitKind['index'] => {
    const kind = chitKindById.get(id);
    if (!kind) report(raw.id, field, `there is no chit ${id}`);
    return kind?.index ?? 0;
  };
  const { playsFirst, picksFirst, openingCards, mayIgnoreChecks, cycle } = special;
  return {
    solitaire: special.solitaire,
    raidersOutworlders: special.raidersOutworlders === 'on',
    schedule: special.schedule,
    noTargets: numbers(special.noTargets, raw.id, 'special.noTargets'),
    startingChits: special.startingChits.map((start) => {
      const kind = chit(start.chit, 'special.startingChits');
      if (!chitKindById.get(start.chit)?.isHolding)
        report(raw.id, 'special.startingChits', `${start.chit} is not a Holding chit`);
      return { empire: empire(start.empire, 'special.startingChits'), chit: kind };
    }),
    seatMovesIntoConfederation: special.seatMovesIntoConfederation,
    playsFirst: playsFirst && { ...playsFirst, empire: empire(playsFirst.empire, 'special.playsFirst') },
    picksFirst: picksFirst === null ? -1 : empire(picksFirst, 'special.picksFirst'),
    removedChits: special.removedChits.map((id) => chit(id, 'special.removedChits')),
    drakaCame: special.drakaCame,
    openingCards: openingCards && { ...openingCards, empire: empire(openingCards.empire, 'special.openingCards') },
    mayIgnoreChecks: mayIgnoreChecks && {
      ...mayIgnoreChecks,
      empire: empire(mayIgnoreChecks.empire, 'special.mayIgnoreChecks'),
    },
    cycle: cycle && { ...cycle, exileOnlyAfterToppled: empire(cycle.exileOnlyAfterToppled, 'special.cycle') },
  };
}

function checkScenario(scenario: Scenario, report: Report): void {
  const { id, empires, minPlayers, maxPlayers, special } = scenario;
  const say = (field: string, why: string): void => report(id, field, why);
  if (minPlayers > maxPlayers) say('players', 'the least number is above the greatest');
  if (special.cycle === null && maxPlayers !== empires.length)
    say('players.max', `${maxPlayers} players for ${empires.length} Empires`);
  if (empires.filter(({ required }) => required).length > minPlayers)
    say('players.min', 'fewer players than required Empires');
  if (empires.some((one, index) => one.required && empires.slice(0, index).some(({ required }) => !required)))
    say('empires', 'required Empires come first'); // seats take the Empires in this order (R82)
  if (scenario.voteAfter > scenario.gameTurns) say('length.voteAfter', 'is later than the end');
  const owned = new Set<number>();
  for (const empire of empires) {
    const record = `${id}/${empire.id}`;
    if (!empire.systems.includes(empire.seat)) report(record, 'seat', 'is not among its Systems');
    for (const system of empire.systems) {
      if (owned.has(system)) report(record, 'systems', 'a System has two owners');
      if (scenario.void.includes(system)) report(record, 'systems', 'a System without people has an owner');
      owned.add(system);
    }
    const holds = (system: number): boolean => empire.systems.includes(system);
    if (!empire.unrest.every(holds)) report(record, 'unrest', 'is in a System that it does not own');
    if (!empire.gates.every(holds)) report(record, 'gates', 'are in a System that it does not own');
    if (!empire.webs.every(([system]) => holds(system))) report(record, 'webs', 'are in a System that it does not own');
  }
  const isNeutral = (system: number): boolean => !owned.has(system);
  if (!scenario.gates.every(isNeutral)) say('neutral.gates', 'are in a System with an owner');
  if (!scenario.webs.every(([system]) => isNeutral(system))) say('neutral.webs', 'are in a System with an owner');
}
