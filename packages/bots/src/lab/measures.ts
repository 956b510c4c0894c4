import type { GameTypes, Play } from '@admiralty/engine';
import { CRAFT, type DeltaVeeTypes, IN_PLAY, SHIP } from '@admiralty/engine/deltavee';
import type { ImperialTypes } from '@admiralty/engine/imperial-ambitions';
import { type SwordTypes, systemsOf, victoryPoints } from '@admiralty/engine/sword-and-stars';

/** What the laboratory looks at in a game: how far it is, figures of each seat over time, events worth counting. */
export interface Measures<T extends GameTypes> {
  /** what a turn is called */
  turnName: string;
  turn(g: T['state']): number;
  tracks: readonly { name: string; of(play: Play<T>): number[] }[];
  /** name of the event → what people call it */
  events: Readonly<Record<string, string>>;
}

const deltavee: Measures<DeltaVeeTypes> = {
  turnName: 'Game-Turn',
  turn: (g) => g.turn,
  tracks: [
    { name: 'Victory points', of: ({ g }) => g.points.slice() },
    { name: 'Ships and craft in play', of: ({ g }) => [0, 1].map((seat) => fighting(g, seat)) },
  ],
  events: {
    fire: 'shots',
    launched: 'missiles launched',
    interception: 'interceptions',
    hit: 'hits',
    destroyed: 'units destroyed',
    'craft-launched': 'craft launched',
    'field-raised': 'fields raised',
    'emergency-field': 'emergency fields',
    docked: 'dockings',
    jumped: 'jumps',
    landed: 'landings',
    captured: 'captures',
    delivered: 'ships delivered',
  },
};

function fighting({ units }: DeltaVeeTypes['state'], seat: number): number {
  return units.kind.filter(
    (kind, unit) => (kind === SHIP || kind === CRAFT) && units.seat[unit] === seat && units.status[unit] === IN_PLAY,
  ).length;
}

const swordAndStars: Measures<SwordTypes> = {
  turnName: 'Round',
  turn: (g) => g.serial,
  tracks: [
    { name: 'Victory points', of: (play) => play.g.names.map((_, seat) => victoryPoints(play, seat)) },
    { name: 'Systems', of: ({ g }) => g.names.map((_, seat) => systemsOf(g, seat).length) },
    { name: 'Resource Points', of: ({ g }) => g.names.map((_, seat) => g.players.points[seat]!) },
  ],
  events: {
    announced: 'operations',
    intercepted: 'intercepts',
    taken: 'Systems taken',
    freed: 'Systems freed',
    raided: 'raids',
    taxes: 'taxations',
    rebellion: 'Rebellions',
    toppled: 'Governments toppled',
    exile: 'exiles',
    'chit-played': 'chits played',
    called: 'Special Sessions',
    expelled: 'expulsions',
    'total-war': 'Total Wars',
    traded: 'trades',
    agreement: 'agreements',
  },
};

const imperialAmbitions: Measures<ImperialTypes> = {
  turnName: 'turn',
  // a war has two capitals or more; a battle scenario, with one site at most, goes by tactical turns
  turn: ({ systems, battle, turn }) => (systems.controller.length < 2 ? battle.turn : turn),
  tracks: [],
  events: {},
};

const plain: Measures<GameTypes> = { turnName: 'turn', turn: () => 0, tracks: [], events: {} };

const lenses = new Map<string, unknown>([
  ['deltavee', deltavee],
  ['imperial-ambitions', imperialAmbitions],
  ['sword-and-stars', swordAndStars],
]);

/** The lens of a game; one that sees nothing where there is none. */
export function measuresOf(game: string): Measures<GameTypes> {
  return (lenses.get(game) as Measures<GameTypes> | undefined) ?? plain;
}
