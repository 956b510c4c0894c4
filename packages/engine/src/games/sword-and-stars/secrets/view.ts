/**
 * What each viewer may see (A11); what is secret stands in view-secrets.ts alone. A view is written field by field from this whitelist, so
 * that a new column of the state is hidden until somebody shows it here.
 */
import type { Viewer } from '#core/types';
import { CARDS, ROUNDS, type SwordData } from '../data/types.ts';
import { PHASES } from '../positions/position-shape.ts';
import { groundOf, lengthOf } from '../positions/setting.ts';
import { ownerName } from '../rules/03-systems.ts';
import { hitByRevolt } from '../rules/09-random-events/revolt.ts';
import { CHIT_BONUS } from '../rules/11-operations/effectiveness.ts';
import {
  DESTROYED,
  DISCARDED,
  IN_CUP,
  NO_REVOLT,
  NORMAL,
  OUT_OF_GAME,
  OUTWORLDER,
  type SwordState,
  TURN_LOOP,
  TURN_START,
} from '../state.ts';
import type { Position } from '../types.ts';
import { playerView } from './view-players.ts';
import { isAgreementKnown, isUnseen } from './view-secrets.ts';
import { ideologyName, raceName, seatsIn, systemView } from './view-systems.ts';
import type { CountView, OutworlderView, PrintedView, SsView } from './view-types.ts';

export type * from './view-types.ts';

/** The whitelist: everything that this viewer may know, and nothing else. */
export function viewOf(data: SwordData, g: SwordState, viewer: Viewer): SsView {
  const at: Position = { g, data };
  const scenario = data.scenarioById.get(g.scenario)!;
  const { gameTurns, voteAfter } = lengthOf(at);
  return {
    viewer,
    scenario: g.scenario,
    title: scenario.title,
    brief: groundOf(data, scenario, g.options, g.names.length).brief,
    options: { ...g.options },
    printed: printedOf(data),
    gameTurn: g.gameTurn,
    lastGameTurn: gameTurns,
    voteAfter,
    round: g.round,
    serial: g.serial,
    phase: PHASES[g.phase]!,
    active: g.active,
    stage: g.stage === TURN_START ? 'start' : g.stage === TURN_LOOP ? 'loop' : 'ended',
    order: g.order.slice(),
    atjayan: g.atjayan,
    names: g.names.slice(),
    nodes: data.nodes.map(({ name, x, y, index }) => ({ name, x, y, neighbours: data.adjacent[index]!.slice() })),
    boundary: data.boundary.map((corner) => [...corner]),
    systems: data.systems.map(({ index }) => systemView(at, index)),
    players: g.names.map((_, seat) => playerView(at, viewer, seat)),
    outworlders: g.outworlders.seat.map((_, row) => outworlderView(at, row)),
    partials: partialsOf(g),
    wars: g.wars.violator.map((violator, row) => ({ violator, owed: seatsIn(g, g.wars.owed[row]!) })),
    projects: g.projects.map((project) => ({ ...project, bases: project.bases.slice() })),
    raiderBase: g.raiderBase,
    raiderMilitary: g.raiderMilitary,
    ...cardsAndChits(at, viewer),
    ...confederation(g, viewer),
    revoltHits: hitByRevolt(at),
  };
}

function printedOf({ maxHeld, tables: { victory, votes } }: SwordData): PrintedView {
  return {
    rounds: ROUNDS,
    cards: CARDS,
    treaty: victory.treaty,
    systemVotes: votes.perSystem,
    influence: votes.perInfluence,
    warChit: CHIT_BONUS,
    chits: maxHeld,
  };
}

function outworlderView(at: Position, row: number): OutworlderView {
  const { active, draka, seat, race, ideology, cards } = at.g.outworlders;
  return {
    code: OUTWORLDER + row,
    name: ownerName(at, OUTWORLDER + row),
    isActive: active[row] === 1,
    isDraka: draka[row] === 1,
    seatAt: seat[row]!,
    raceName: raceName(at, race[row]!),
    ideologyName: ideologyName(at, ideology[row]!),
    cards: cards[row]!,
  };
}

function partialsOf({ partials }: SwordState): SsView['partials'] {
  return partials.target.map((target, row) => ({
    target,
    attacker: partials.attacker[row]!,
    base: partials.base[row]!,
    count: partials.count[row]!,
  }));
}

type CardFields =
  | 'deck'
  | 'turned'
  | 'cup'
  | 'unseen'
  | 'discarded'
  | 'removed'
  | 'chitNames'
  | 'raceNames'
  | 'ideologyNames';

function cardsAndChits(at: Position, viewer: Viewer): Pick<SsView, CardFields> {
  const { g, data } = at;
  const left = new Set(g.deck);
  const isAt =
    (place: number) =>
    (chit: number): boolean =>
      g.chits[chit] === place;
  return {
    deck: data.cards.filter(({ index }) => left.has(index)).map(({ nr }) => nr),
    turned: data.cards.filter(({ index }) => !left.has(index)).map(({ nr }) => nr),
    cup: g.chits.filter((place) => place === IN_CUP).length,
    unseen: countKinds(at, (chit) => isUnseen(g, viewer, chit)),
    discarded: countKinds(at, isAt(DISCARDED)),
    removed: countKinds(at, isAt(OUT_OF_GAME)),
    chitNames: data.chits.map((kind) => data.chitKinds[kind]!.name),
    raceNames: data.races.map(({ name }) => name),
    ideologyNames: data.ideologies.map(({ name }) => name),
  };
}

function countKinds({ data }: Position, counts: (chit: number) => boolean): CountView[] {
  const found = data.chitKinds.map(({ id, name }) => ({ kind: id as string, name, count: 0 }));
  data.chits.forEach((kind, chit) => {
    if (counts(chit)) found[kind]!.count++;
  });
  return found.filter(({ count }) => count > 0);
}

type ConfederationFields =
  | 'isLadauMember'
  | 'wasLadauSession'
  | 'confederation'
  | 'confederationHome'
  | 'atjaySince'
  | 'revolt'
  | 'isRevoltFresh'
  | 'drakaCame'
  | 'agreements'
  | 'windows'
  | 'calls'
  | 'isSurge'
  | 'extraRounds'
  | 'isEndCarried'
  | 'lastEntry'
  | 'isExileAllowed';

function confederation(g: SwordState, viewer: Viewer): Pick<SsView, ConfederationFields> {
  return {
    isLadauMember: g.ladau === 1,
    wasLadauSession: g.ladauSession === 1,
    confederation: g.confederation === NORMAL ? 'normal' : g.confederation === DESTROYED ? 'destroyed' : 'relocated',
    confederationHome: g.confederationHome,
    atjaySince: g.atjaySince,
    revolt: g.revolt === NO_REVOLT ? null : g.revolt,
    isRevoltFresh: g.revoltFresh === 1,
    drakaCame: g.drakaCame === 1,
    agreements: g.agreements.filter((one) => isAgreementKnown(g, one, viewer)).map((one) => ({ ...one })),
    windows: g.windows.map((window) => ({ ...window })),
    calls: g.calls.map((call) => ({ ...call })),
    isSurge: g.surge === 1,
    extraRounds: g.extraRounds,
    isEndCarried: g.endCarried === 1,
    lastEntry: g.lastEntry,
    isExileAllowed: g.exileAllowed === 1,
  };
}
