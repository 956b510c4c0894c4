/**
 * What each viewer may see, by side; what is secret stands in view-secrets.ts alone. A view is written field by field
 * from this whitelist, so that a new column of the state is hidden until somebody shows it here.
 */
import { fieldsOf } from '#core/copy';
import type { Viewer } from '#core/types';
import { garrisonStrength } from '../board/control.ts';
import { lastTurnOf, scenarioOf, worldsInScenario } from '../board/options.ts';
import { firstTurn } from '../board/orders.ts';
import { defenseStrength, sdbStrength, strengthOf } from '../board/strength.ts';
import { numbersWhere, squadronsAt } from '../board/units.ts';
import { COMBAT_STAGES, type FifthFrontierWarData } from '../data/types.ts';
import { PHASES } from '../positions/position-shape.ts';
import { bombingPoints } from '../rules/04-combat/bombing.ts';
import { levelNow, pointsOf } from '../rules/08-victory/victory.ts';
import { ABSENT, type Combat, ELIMINATED, IN_HAND, IN_PLAY, IN_POOL, type WarState } from '../state.ts';
import type { Position } from '../types.ts';
import { fleetView } from './view-fleets.ts';
import { type Fogged, foggedFor, isBaseKnown, sidesKnown } from './view-secrets.ts';
import type { CounterLists, FfwView, SquadronView, WorldView } from './view-types.ts';

export type * from './view-types.ts';

/** The whitelist: everything that this viewer may know, and nothing else. */
export function viewOf(data: FifthFrontierWarData, g: WarState, viewer: Viewer): FfwView {
  const at: Position = { g, data };
  const sides = sidesKnown(g, viewer);
  const fogged = foggedFor(at, sides);
  const points = pointsOf(at);
  const occupied = new Set(g.troops.place);
  return {
    viewer,
    sides,
    scenario: g.scenario,
    options: { ...g.options },
    seats: g.seats,
    out: numbersWhere(g.seats, (seat) => g.out[seat] === 1),
    turn: g.turn,
    lastTurn: scenarioOf(at).kind === 'battle' ? null : lastTurnOf(at),
    phase: PHASES[g.phase]!,
    firstMover: g.firstMover,
    nextOrders: firstTurn(g),
    points,
    level: levelNow(at, points),
    squadronPoints: g.squadronPoints.slice(),
    troopPoints: g.troopPoints.slice(),
    secretBase: isBaseKnown(g, sides) ? g.secretBase : null,
    isBaseRevealed: g.baseRevealed === 1,
    isDiscovered: g.discovered === 1,
    lost: g.lost.slice(),
    warrant: warrantView(g, fogged),
    worlds: worldsInScenario(at).map((world) => worldView(at, world, occupied)),
    ...counters(at, sides, fogged),
    combat: combatView(at, fogged),
  };
}

const WARRANT_PLACES: Readonly<Record<number, FfwView['warrant']['where']>> = {
  [ABSENT]: 'absent',
  [IN_POOL]: 'pool',
  [IN_HAND]: 'hand',
  [ELIMINATED]: 'lost',
};

/** FFW-1.2f: one counter, held by an admiral or waiting in a box. */
function warrantView({ warrant, warrantHolder, warrantPlace }: WarState, { admirals }: Fogged): FfwView['warrant'] {
  const where = WARRANT_PLACES[warrant] ?? (warrantHolder >= 0 ? 'admiral' : 'box');
  return { where, admiral: admirals.has(warrantHolder) ? null : warrantHolder, place: warrantPlace };
}

/** `occupied`: places where any troops stand. */
function worldView(at: Position, world: number, occupied: ReadonlySet<number>): WorldView {
  const { worlds } = at.g;
  const { hex } = at.data.worlds[world]!;
  return {
    world,
    control: worlds.control[world]!,
    sdb: sdbStrength(at, world),
    sdbLoss: worlds.sdbLoss[world]!,
    defense: defenseStrength(at, world),
    defenseLoss: worlds.defenseLoss[world]!,
    isOpened: worlds.opened[world] === 1,
    invader: worlds.invader[world]!,
    isSurrendered: worlds.surrendered[world] === 1,
    garrisons: occupied.has(hex) ? [garrisonStrength(at, 0, hex), garrisonStrength(at, 1, hex)] : [0, 0],
  };
}

type CounterFields =
  | 'squadrons'
  | 'troops'
  | 'admirals'
  | 'loans'
  | 'fleets'
  | 'markers'
  | 'unseen'
  | 'hidden'
  | 'inPool'
  | 'inHand'
  | 'eliminated';

function counters(at: Position, sides: readonly number[], fogged: Fogged): Pick<FfwView, CounterFields> {
  const { g } = at;
  const { squadrons, troops, admirals, fleets } = g;
  const seen = (status: readonly number[], hidden: ReadonlySet<number>): number[] =>
    numbersWhere(status.length, (unit) => status[unit] === IN_PLAY && !hidden.has(unit));
  return {
    squadrons: seen(squadrons.status, fogged.squadrons).map((squadron) => squadronView(at, squadron, sides)),
    troops: seen(troops.status, fogged.troops).map((troop) => ({
      troop,
      place: troops.place[troop]!,
      aboard: troops.aboard[troop]!,
      loss: troops.loss[troop]!,
      strength: strengthOf(at, troop),
      isOvert: troops.overt[troop] === 1,
    })),
    admirals: seen(admirals.status, fogged.admirals).map((admiral) => ({
      admiral,
      place: admirals.place[admiral]!,
      aboard: admirals.aboard[admiral]!,
      navy: admirals.navy[admiral]!,
      precedence: admirals.precedence[admiral]!,
      hasXboated: admirals.xboated[admiral] === 1,
    })),
    loans: loansOf(at),
    fleets: seen(fleets.status, fogged.unseen).map((fleet) => fleetView(at, fleet, sides, fogged)),
    markers: numbersWhere(fleets.status.length, (fleet) => fleets.status[fleet] === IN_HAND).map((fleet) => ({
      fleet,
      seat: fleets.seat[fleet]!,
      freedOn: fleets.freedOn[fleet]!,
    })),
    unseen: [...fogged.unseen],
    hidden: { squadrons: [...fogged.squadrons], troops: [...fogged.troops], admirals: [...fogged.admirals] },
    inPool: { ...listsOf(g, IN_POOL), fleets: numbersWhere(fleets.status.length, (f) => fleets.status[f] === IN_POOL) },
    inHand: listsOf(g, IN_HAND),
    eliminated: listsOf(g, ELIMINATED),
  };
}

function squadronView({ g, data }: Position, squadron: number, sides: readonly number[]): SquadronView {
  const { squadrons } = g;
  return {
    squadron,
    place: squadrons.place[squadron]!,
    transit: squadrons.transit[squadron]!,
    isReduced: squadrons.step[squadron] === 1,
    isFuelled: squadrons.fuelled[squadron] === 1,
    isSpent: squadrons.spent[squadron] === 1,
    hasJumped: squadrons.jumped[squadron] === 1,
    fleet: squadrons.fleet[squadron]!,
    detach: sides.includes(data.squadrons[squadron]!.side) ? squadrons.detach[squadron]! : null, // FFW-3.3s
  };
}

function loansOf({ g, data }: Position): FfwView['loans'] {
  return data.admirals.flatMap(({ index: admiral, navy: printed }) => {
    const navy = g.admirals.navy[admiral]!;
    return navy === printed ? [] : [{ admiral, navy }];
  });
}

/** What is drawn next is not decided before it is drawn, so that the pools may be seen. */
function listsOf({ squadrons, troops, admirals }: WarState, status: number): CounterLists {
  const having = (column: readonly number[]): number[] =>
    numbersWhere(column.length, (unit) => column[unit] === status);
  return {
    squadrons: having(squadrons.status),
    troops: having(troops.status),
    admirals: having(admirals.status),
  };
}

/** All of it is public except fire that is allocated and not yet opened: that lies in sealed answers. */
const FOUGHT_OPENLY = [
  ...(['hex', 'round', 'idle', 'standOff', 'damage', 'tactical', 'first', 'decided', 'barred'] as const),
  ...(['sdbSide', 'sdbActive', 'attack', 'sdbDamage', 'done', 'globes'] as const),
] satisfies (keyof Combat)[];

function combatView(at: Position, { squadrons }: Fogged): FfwView['combat'] {
  const { combat: c } = at.g;
  if (c.on === 0) return null;
  return {
    ...fieldsOf(c, FOUGHT_OPENLY),
    stage: COMBAT_STAGES[c.stage] ?? 'over',
    points: [0, 1].map((side) => {
      const isHidden = squadronsAt(at, side, c.hex).some((squadron) => squadrons.has(squadron));
      return isHidden ? null : bombingPoints(at, side, c.hex);
    }),
  };
}
