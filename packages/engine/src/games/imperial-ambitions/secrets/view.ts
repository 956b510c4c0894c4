/**
 * What each viewer may see (R23): the only file, with its view-*, that knows. A view is written field by field from
 * this whitelist, so that a new column of the state is hidden until somebody shows it here.
 */
import type { Viewer } from '#core/types';
import { planetHexes, unitXy } from '../board/battle-map.ts';
import { xyOf } from '../board/chart.ts';
import { allHolders, type Holders, isBlockadedBy, ownerBy } from '../board/control.ts';
import { turnLimitOf } from '../board/options.ts';
import { pairs, triples } from '../board/records.ts';
import { isLiving } from '../board/sides.ts';
import { starHex } from '../data/coordinates.ts';
import { NO_PLANET, PLANET_KINDS, SHEET_NAMES, UNIT_TYPES, UNPLACED } from '../data/names.ts';
import type { System, Victory } from '../data/types.ts';
import { clonePace } from '../orders/pace-types.ts';
import { declarationFor } from '../rules/strategic/combat/declare.ts';
import { incomeOf } from '../rules/strategic/income.ts';
import { tradersOf } from '../rules/strategic/trade.ts';
import { crowdedHexes } from '../rules/tactical/stacking.ts';
import { COMBAT, DECLARING, type ImperialState, MOVEMENT, MOVING, T_FIRE, T_MOVE, T_YIELD, TRADE } from '../state.ts';
import type { ImperialRules, Position } from '../types.ts';
import { isSheetOpen, presenceBeside, type Sight, sightOf } from './view-sight.ts';
import {
  ASSAULT_PHASE_NAMES,
  type AssaultView,
  BATTLE_PHASE_NAMES,
  type BattleView,
  COMBAT_STAGES,
  type IaView,
  MOVEMENT_STAGES,
  PHASE_NAMES,
  type PlanetView,
  type PlayerView,
  type SystemView,
} from './view-types.ts';
import { goneOf, markersOf, sightingsOf, sitesOf, unitsOf } from './view-units.ts';

export type * from './view-types.ts';

/** The whitelist: everything that this viewer may know, and nothing else. */
export function viewOf(data: ImperialRules, g: ImperialState, viewer: Viewer): IaView {
  const at: Position = { g, data };
  const scenario = data.scenarioFor(g);
  const sight = sightOf(at, viewer);
  const holders = allHolders(at);
  const { columns, rows, exitDepth } = data.geometry;
  return {
    viewer,
    scenario: g.scenario,
    title: scenario.title,
    brief: scenario.brief,
    isBattle: scenario.kind === 'battle',
    victory: victoryWords(data, scenario.victory, scenario.players),
    options: { ...g.options },
    fog: sight.fog,
    turn: g.turn,
    turnLimit: turnLimitOf(at),
    phase: PHASE_NAMES[g.phase] ?? 'end of turn',
    stage: stageOf(g),
    order: g.order.slice(),
    moving: g.phase === MOVEMENT && g.stage === MOVING ? (g.order[g.at] ?? null) : null,
    sheet: { columns, rows, exitDepth },
    players: scenario.players.map((_, seat) => playerOf(sight, seat, holders)),
    sectors: scenario.sectors.map(({ id, name, sheet, home }) => ({ id, name, sheet: [...sheet], home })),
    systems: scenario.systems.map((system) => systemView(at, system, holders[system.index]!)),
    units: unitsOf(sight),
    gone: goneOf(sight),
    markers: markersOf(sight),
    sightings: sightingsOf(sight),
    sites: sitesOf(sight),
    shared: sharedOf(at, viewer),
    jumps: jumpsOf(sight),
    traders: isAsked(g, viewer, TRADE) ? tradersOf(at, viewer) : [],
    reach: isAsked(g, viewer, COMBAT) && g.stage === DECLARING ? declarationFor(at, viewer) : null,
    trades: tradesOf(at),
    consents: consentsOf(g),
    attacks: triples(g.attacks).map(([hex, by, on]) => ({ xy: xyOf(hex), by, on })),
    assaults: pairs(g.assaults).map(([system, by]) => ({ system, by })),
    battles: g.battles.map(xyOf),
    battle: g.battle.on === 1 ? battleOf(at, viewer) : null,
    assault: g.assault.on === 1 ? assaultOf(g) : null,
    pace: typeof viewer === 'number' && g.pace[viewer] ? clonePace(g.pace[viewer]) : null,
  };
}

function stageOf({ phase, stage }: ImperialState): string {
  if (phase === MOVEMENT) return MOVEMENT_STAGES[stage] ?? '';
  return phase === COMBAT ? (COMBAT_STAGES[stage] ?? '') : '';
}

function playerOf({ at, viewer, isAll }: Sight, seat: number, holders: Holders[]): PlayerView {
  const { players } = at.g;
  const { name, team } = at.data.scenarioFor(at.g).players[seat]!;
  return {
    seat,
    name,
    team,
    state: (['playing', 'resigned', 'eliminated'] as const)[players.out[seat]!] ?? 'playing',
    planets: holders.filter((one, system) => ownerBy(at, system, one) === seat).length,
    treasury: isAll || viewer === seat ? players.treasury[seat]! : null,
    income: incomeOf(at, seat, holders),
    isDoneMoving: players.hasMoved[seat] === 1,
    lossPoints: players.lossPoints[seat]!,
    score: players.score[seat]!,
  };
}

function systemView(at: Position, { index, id, name, sector, hex, isCapital }: System, holders: Holders): SystemView {
  const { systems } = at.g;
  return {
    system: index,
    id,
    name,
    sector,
    xy: xyOf(hex),
    isCapital,
    planets: planetHexes(at.g, index).flatMap((place, kind): PlanetView[] =>
      place === NO_PLANET ? [] : [{ kind: PLANET_KINDS[kind]!, xy: place === UNPLACED ? null : xyOf(place) }],
    ),
    owner: ownerBy(at, index, holders),
    controller: systems.controller[index]!,
    isBlockaded: isBlockadedBy(at, index, holders),
    assaulted: systems.assaulted[index]!,
  };
}

/** R23: those who stand in one hex know of each other, not with what */
function sharedOf({ g }: Position, viewer: Viewer): IaView['shared'] {
  if (typeof viewer !== 'number') return [];
  return [...presenceBeside(g, viewer)]
    .filter(([, seats]) => seats.size > 1)
    .sort(([a], [b]) => a - b)
    .map(([hex, seats]) => ({
      xy: xyOf(hex),
      others: [...seats].filter((seat) => seat !== viewer).sort((a, b) => a - b),
    }));
}

function isAsked(g: ImperialState, viewer: Viewer, phase: number): viewer is number {
  return typeof viewer === 'number' && g.phase === phase && isLiving(g, viewer);
}

/** R23: jumps are seen by all, on level `full` by those who see where they begin or end */
function jumpsOf({ at, viewer, isAll, fog }: Sight): IaView['jumps'] {
  const bit = typeof viewer === 'number' ? 1 << viewer : 0;
  const isSeen = (by: number): boolean => isAll || fog !== 'full' || (by & bit) !== 0;
  return at.g.jumps
    .filter(({ seenFrom, seenTo }) => isSeen(seenFrom | seenTo))
    .map(({ seat, taskForce, ships, from, to, seenFrom, seenTo }) => ({
      seat,
      taskForce,
      ships: ships.map((type) => UNIT_TYPES[type]!),
      from: isSeen(seenFrom) ? xyOf(from) : null,
      to: isSeen(seenTo) ? xyOf(to) : null,
    }));
}

/** Declarations of trade are heard by all: who, where, with how many ships. */
function tradesOf(at: Position): IaView['trades'] {
  const { trades, units } = at.g;
  const { systemAt } = at.data.chartFor(at.g);
  const found: IaView['trades'] = [];
  for (const unit of trades) {
    const seat = units.owner[unit]!;
    const system = systemAt.get(units.hex[unit]!) ?? -1;
    const same = found.find((one) => one.seat === seat && one.system === system);
    if (same) same.ships++;
    else found.push({ seat, system, ships: 1 });
  }
  return found.sort((a, b) => a.seat - b.seat || a.system - b.system);
}

function consentsOf({ consents }: ImperialState): IaView['consents'] {
  const found: IaView['consents'] = [];
  for (let at = 0; at + 3 < consents.length; at += 4) {
    const answer = consents[at + 3]!;
    found.push({
      trader: consents[at]!,
      owner: consents[at + 1]!,
      system: consents[at + 2]!,
      isAllowed: answer < 0 ? null : answer === 1,
    });
  }
  return found;
}

function battleOf(at: Position, viewer: Viewer): BattleView {
  const { g } = at;
  const { battle } = g;
  const isAlternating = battle.phase === T_MOVE || battle.phase === T_FIRE || battle.phase === T_YIELD;
  return {
    xy: xyOf(battle.hex),
    system: battle.system,
    phase: BATTLE_PHASE_NAMES[battle.phase] ?? 'over',
    turn: battle.turn,
    sides: battle.sides.map((owner, side) => ({
      owner,
      isDefender: owner === battle.defender,
      sheet: sheetOf(g, viewer, side),
      hasPlaced: battle.placed[side] === 1,
      isDone: battle.done[side] === 1,
      isSuperior: battle.superior[side] === 1,
    })),
    hostile: pairs(battle.hostile),
    bystanders: battle.bystanders.slice(),
    terrain: terrainOf(at),
    order: battle.order.slice(),
    active: isAlternating ? (battle.order[battle.at] ?? null) : null,
    activations: battle.activations,
    quiet: battle.quiet,
    crowded: battle.phase === T_MOVE ? battle.sides.flatMap((owner) => crowdedOf(at, owner)) : [],
    winner: battle.winner < -1 ? null : battle.winner,
    isStandOff: battle.standOff === 1,
  };
}

function crowdedOf(at: Position, owner: number): BattleView['crowded'] {
  return crowdedHexes(at, owner).map(({ units, remove }) => ({
    owner,
    xy: unitXy(at.g, units[0]!),
    units: units.length,
    remove,
  }));
}

function sheetOf(g: ImperialState, viewer: Viewer, side: number): string | null {
  const isKnown = viewer === 'referee' || viewer === g.battle.sides[side] || isSheetOpen(g, side);
  return isKnown ? (SHEET_NAMES[g.battle.sheet[side]!] ?? null) : null;
}

function terrainOf({ g, data }: Position): BattleView['terrain'] {
  const { system } = g.battle;
  if (system < 0) return [];
  const planets = planetHexes(g, system).flatMap((hex, kind): BattleView['terrain'] =>
    hex === NO_PLANET || hex === UNPLACED ? [] : [{ kind: PLANET_KINDS[kind]!, xy: xyOf(hex) }],
  );
  return [{ kind: 'star', xy: xyOf(starHex(data.geometry)) }, ...planets];
}

function assaultOf({ assault }: ImperialState): AssaultView {
  const { system, phase, attacker, defender, round } = assault;
  return { system, phase: ASSAULT_PHASE_NAMES[phase] ?? 'over', attacker, defender, round };
}

function victoryWords(data: ImperialRules, victory: Victory, players: readonly { name: string }[]): string {
  const name = (seat: number): string => players[seat]?.name ?? 'the neutrals';
  switch (victory.type) {
    case 'conquest':
      return victory.scope === 'allSectors'
        ? 'Control every habitable planet of the map, or be the last player left.'
        : 'Control every habitable planet of all home sectors, or be the last player left.';
    case 'planets':
      return `Control ${victory.count} habitable planets (more than anybody else), or be the last player left.`;
    case 'lossPoints':
      return `Lose fewer points than the enemy, by ${victory.margin} or more${victory.lastSideWins ? ', or be the last side on the map' : ''}.`;
    case 'destroyUnits': {
      const targets = victory.targets.map(
        ({ type, owner }) => `the ${data.types[type]?.name.toLowerCase()} of ${name(owner)}`,
      );
      return `${name(victory.seat)}: destroy or capture ${targets.join(' and ')}; otherwise ${name(victory.otherwise)} wins.`;
    }
    case 'controlPlanet':
      return `${name(victory.seat)}: control the planet; otherwise ${name(victory.otherwise)} wins.`;
  }
}
