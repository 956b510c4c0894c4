import type { PlayerView, SsView, SystemView } from '@admiralty/engine/sword-and-stars';
import type { Point } from '../../kit/map/geometry.ts';
import type { SideNumber } from '../../kit/side.ts';
import type { NamedPart } from '../../shell/log/line-words.tsx';
import { sidesOf } from '../sides.ts';
import type { BoardProps, PhaseMark, PlaceRow, Standing } from '../types.ts';
import { box } from './box/box.ts';
import { words } from './words.ts';

/** Owners from here on are Outworlders. */
const OUTWORLDER = 8;

export function sideOf({ names }: SsView, seat: number): SideNumber {
  return sidesOf(names, box.sides)[seat] ?? 0;
}

export function headline({ gameTurn, lastGameTurn, round, printed }: SsView): string {
  return words.turn(gameTurn, lastGameTurn, round, printed.rounds);
}

/** The Player-Turns of the Round in their order, by the short names of the Empires. */
export function phases({ order, active, names, players }: SsView): PhaseMark[] {
  return order.map((seat) => ({
    label: shortName(names[seat] ?? ''),
    seat,
    is: seat === active ? 'now' : players[seat]?.isTurnDone ? 'past' : 'next',
  }));
}

export function phaseName({ active, phase }: SsView): string {
  return active < 0 ? words.phaseNames[phase] : words.playerTurn;
}

const TITLES = ['The', 'Empire', 'League', 'Republic'];

/** "The Hospodar League" is Hospodar in a narrow place. */
export function shortName(name: string): string {
  return name
    .split(' ')
    .filter((word) => !TITLES.includes(word))
    .join(' ');
}

export function systemId(system: number): string {
  return `system-${system}`;
}
export function empireId(seat: number): string {
  return `empire-${seat}`;
}

export function selectedSystem(view: SsView, selected: string | null): SystemView | undefined {
  return view.systems.find(({ system }) => systemId(system) === selected);
}
export function selectedEmpire(view: SsView, selected: string | null): PlayerView | undefined {
  return view.players.find(({ seat }) => empireId(seat) === selected);
}

export function ownerSeat(owner: number): number | null {
  return owner >= 0 && owner < OUTWORLDER ? owner : null;
}

/** Colour and emblem of an owner: a seat, or grey for an Outworlder; null for nobody. */
export function ownerSide(view: SsView, owner: number): SideNumber | null {
  const seat = ownerSeat(owner);
  if (seat !== null) return sideOf(view, seat);
  return owner >= OUTWORLDER ? 0 : null;
}

export function ownerName(view: SsView, owner: number): string {
  const seat = ownerSeat(owner);
  if (seat !== null) return view.names[seat] ?? '';
  return view.outworlders.find(({ code }) => code === owner)?.name ?? words.nobody;
}

/** Where a node stands on the map. */
export function pointOf({ nodes }: SsView, node: number): Point {
  const { x, y } = nodes[node] ?? { x: 0, y: 0 };
  return { x, y };
}

export function nodeName({ nodes }: SsView, node: number): string {
  return nodes[node]?.name ?? '';
}

/** The reader's own Empire; none for a watcher. */
export function ownEmpire(view: SsView): PlayerView | undefined {
  return typeof view.viewer === 'number' ? view.players[view.viewer] : undefined;
}

export function systemsOf({ systems }: SsView, seat: number): SystemView[] {
  return systems.filter(({ owner }) => owner === seat);
}

/** Systems of that seat that the Revolt frees with its next step, by name; '' none. */
export function revoltsNext(view: SsView, seat: number): string {
  const names = systemsOf(view, seat).filter(({ system }) => view.revoltHits.includes(system));
  return names.map(({ name }) => name).join(', ');
}

/** By an option it climbs with the Game-Turn; its first step always closes the turn in which it broke out. */
export function isRevoltSlow({ options, isRevoltFresh }: SsView): boolean {
  return options['revoltPace'] === 'gameTurn' && !isRevoltFresh;
}

export function actors({ view }: BoardProps<SsView>): string[] {
  return typeof view.viewer === 'number' ? systemsOf(view, view.viewer).map(({ system }) => systemId(system)) : [];
}

export function places({ view }: BoardProps<SsView>): PlaceRow[] {
  return view.systems.map((one) => ({
    id: systemId(one.system),
    place: one.name,
    owner: ownerName(view, one.owner),
    what: systemWords(view, one),
    near: waysFrom(view, one.system),
    seat: ownerSeat(one.owner),
  }));
}

function waysFrom(view: SsView, node: number): string {
  const names = view.nodes[node]?.neighbours.map((next) => nodeName(view, next)) ?? [];
  return names.length > 0 ? words.waysTo(names.join(', ')) : '';
}

/** Systems of the map and Empires. */
export function idOf(view: SsView, part: NamedPart): string | null {
  if (part.is === 'seat') return empireId(part.seat);
  const found = part.is === 'place' ? view.systems.find(({ system }) => system === part.place) : undefined;
  return found ? systemId(found.system) : null;
}

/** Everything on a register in one sentence, for those who hear the map. */
export function systemWords(view: SsView, one: SystemView): string {
  const named = (seats: readonly number[]): string => seats.map((seat) => shortName(view.names[seat] ?? '')).join(', ');
  return [
    words.system(one.tech, one.raceName, one.ideologyName),
    one.seatOf >= 0 ? words.seatOf(shortName(view.names[one.seatOf] ?? '')) : '',
    one.web > 0 ? words.webOf(one.web) : '',
    one.hasGate ? words.gate : '',
    one.isInUnrest ? words.unrest : '',
    one.treaty.length > 0 ? words.treatiesOf(named(one.treaty)) : '',
    one.trade.length > 0 ? words.tradeOf(named(one.trade)) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

export function standing({ players }: SsView): Standing {
  return {
    columns: words.standing,
    rows: players.map(({ seat, systems, points, victoryPoints }) => ({
      seat,
      cells: [systems, points, victoryPoints],
    })),
  };
}
