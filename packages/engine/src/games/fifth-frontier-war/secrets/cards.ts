/**
 * A view with what is printed on its counters: what a board shows, by name and figures.
 *
 *     const cards = cardsOf({ data: printed, view });  // printed: of the loaded module, data packs included
 *     cards.squadrons.get(12)?.factors.attack          // of the face that lies up
 *     cards.place(hex).stacks[ZHODANI].fleets          // who is there
 *
 * It shows what the view shows and nothing more: counters that the viewer does not see have no card.
 */
import type { Printed } from '../data/printed.ts';
import {
  type Admiral,
  type BoxPlace,
  type Fleet,
  SIDES,
  type Squadron,
  sideOfNavy,
  type Troop,
  type World,
} from '../data/types.ts';
import type { AdmiralView, FfwView, FleetView, SquadronView, TroopView, WorldView } from './view-types.ts';

/** Figures of a squadron on the face that lies up, or of several together. */
export interface Factors {
  attack: number;
  bombardment: number;
  defense: number;
  /** troop factors that it carries */
  capacity: number;
}

export interface SquadronCard {
  counter: Squadron;
  now: SquadronView;
  factors: Factors;
  /** aboard */
  troops: TroopCard[];
  admirals: AdmiralCard[];
}

export interface TroopCard {
  counter: Troop;
  /** its `strength` is what is left of the printed factor */
  now: TroopView;
}

export interface AdmiralCard {
  counter: Admiral;
  now: AdmiralView;
  /** that he serves now, on loan too */
  side: number;
}

export interface FleetCard {
  counter: Fleet;
  now: FleetView;
  /** null: hidden by the fog of war, here and below */
  squadrons: SquadronCard[] | null;
  /** of all its squadrons; `range` is that of the slowest */
  total: (Factors & { range: number }) | null;
  /** null: none, too */
  commander: AdmiralCard | null;
}

export interface WorldCard {
  counter: World;
  /** null: no part of the scenario */
  now: WorldView | null;
}

/** What one side has in a place. */
export interface Stack {
  side: number;
  fleets: FleetCard[];
  /** in no fleet */
  independent: SquadronCard[];
  /** on the surface */
  troops: TroopCard[];
  /** ashore */
  admirals: AdmiralCard[];
  /** the warrant waits here */
  hasWarrant: boolean;
}

/** A hex or box. */
export interface PlaceCard {
  place: number;
  /** printed number of a hex, code of a box */
  label: string;
  world: WorldCard | null;
  box: BoxPlace | null;
  /** by side */
  stacks: Stack[];
}

/** Maps are by number. */
export interface Cards {
  squadrons: ReadonlyMap<number, SquadronCard>;
  troops: ReadonlyMap<number, TroopCard>;
  admirals: ReadonlyMap<number, AdmiralCard>;
  fleets: ReadonlyMap<number, FleetCard>;
  worlds: ReadonlyMap<number, WorldCard>;
  place(place: number): PlaceCard;
}

/** What cards are made from: the printed part and a view of the same game. */
export interface Shown {
  readonly data: Printed;
  readonly view: FfwView;
}

export function cardsOf(shown: Shown): Cards {
  const { data, view } = shown;
  const troops = new Map(view.troops.map((now) => [now.troop, { counter: data.troops[now.troop]!, now }]));
  const admirals = new Map(
    view.admirals.map((now) => {
      const card: AdmiralCard = { counter: data.admirals[now.admiral]!, now, side: sideOfNavy(now.navy) };
      return [now.admiral, card];
    }),
  );
  const squadrons = new Map(
    view.squadrons.map((now) => [now.squadron, squadronCard(data.squadrons[now.squadron]!, now)]),
  );
  for (const card of troops.values()) squadrons.get(card.now.aboard)?.troops.push(card);
  for (const card of admirals.values()) squadrons.get(card.now.aboard)?.admirals.push(card);
  const fleets = new Map(view.fleets.map((now) => [now.fleet, fleetCard(data, now, squadrons, admirals)]));
  const worlds = new Map(data.worlds.map((counter): [number, WorldCard] => [counter.index, { counter, now: null }]));
  for (const now of view.worlds) worlds.get(now.world)!.now = now;
  const cards = { squadrons, troops, admirals, fleets, worlds };
  let places: Cards['place'] | null = null;
  return {
    ...cards,
    place: (place) => {
      places ??= placesOf(shown, cards);
      return places(place);
    },
  };
}

function squadronCard(counter: Squadron, now: SquadronView): SquadronCard {
  const face = now.isReduced ? 1 : 0;
  const { attack, bombardment, defense, capacity } = counter;
  const factors = {
    attack: attack[face],
    bombardment: bombardment[face],
    defense: defense[face],
    capacity: capacity[face],
  };
  return { counter, now, factors, troops: [], admirals: [] };
}

function fleetCard(data: Printed, now: FleetView, all: Cards['squadrons'], admirals: Cards['admirals']): FleetCard {
  const squadrons = now.squadrons?.flatMap((squadron) => all.get(squadron) ?? []) ?? null;
  const commander = admirals.get(now.commander ?? -1) ?? null;
  return { counter: data.fleets[now.fleet]!, now, squadrons, total: squadrons && totalOf(squadrons), commander };
}

/** FFW-3.2b: the slowest gives the range; 0 for none. */
export function totalOf(squadrons: readonly SquadronCard[]): NonNullable<FleetCard['total']> {
  const sum = (factor: keyof Factors): number => squadrons.reduce((total, { factors }) => total + factors[factor], 0);
  return {
    attack: sum('attack'),
    bombardment: sum('bombardment'),
    defense: sum('defense'),
    capacity: sum('capacity'),
    range: squadrons.length === 0 ? 0 : Math.min(...squadrons.map(({ counter }) => counter.jump)),
  };
}

/** Everything by place, once the first place is asked for. */
function placesOf({ data, view }: Shown, cards: Omit<Cards, 'place'>): Cards['place'] {
  const stacks = new Map<number, Stack[]>();
  const stacksAt = (place: number): Stack[] => {
    const found = stacks.get(place) ?? SIDES.map((_, side) => emptyStack(side, view.warrant.place === place));
    stacks.set(place, found);
    return found;
  };
  for (const card of cards.fleets.values()) stacksAt(card.now.place)[card.counter.side]!.fleets.push(card);
  for (const card of cards.squadrons.values())
    if (card.now.fleet < 0) stacksAt(card.now.place)[card.counter.side]!.independent.push(card);
  for (const card of cards.troops.values()) stacksAt(card.now.place)[card.counter.side]!.troops.push(card);
  for (const card of cards.admirals.values()) stacksAt(card.now.place)[card.side]!.admirals.push(card);
  return (place) => ({
    place,
    label: data.map.labels[place] ?? '',
    world: cards.worlds.get(data.map.worldAt[place] ?? -1) ?? null,
    box: data.boxes.find((box) => box.place === place) ?? null,
    stacks: stacksAt(place),
  });
}

function emptyStack(side: number, isWarrantHere: boolean): Stack {
  return { side, fleets: [], independent: [], troops: [], admirals: [], hasWarrant: side === 0 && isWarrantHere };
}
