/** The referee's hand in the war: units set, moved or taken out between weeks. Each change is audited as a whole. */
import { z } from 'zod';
import { problemOf } from '#core/read-action';
import type { Decision, Refusal, Rejected } from '#core/types';
import { leaveCommand } from '../board/carrying.ts';
import { assign } from '../board/columns.ts';
import { detachSquadron, eliminateSquadron, eliminateTroop, removeFleet } from '../board/moving.ts';
import { isInScenario } from '../board/options.ts';
import { setOrders } from '../board/orders.ts';
import { squadronsOf } from '../board/units.ts';
import { placeAt } from '../data/places.ts';
import { NOBODY, SIDES } from '../data/types.ts';
import { addAdmiral, addSquadron, addTroop } from '../positions/forces.ts';
import { abortPlot } from '../rules/03-movement/abort.ts';
import { ABSENT, cloneState, IN_PLAY, type WarState } from '../state.ts';
import { placeName } from '../text/show-words.ts';
import type { Choices, FfwGame, Position } from '../types.ts';
import { fleetWith } from './unit-part.ts';

const unit = z.string().min(1).max(40);
const place = z.string().min(1).max(40);
const percent = z.int().min(0).max(100).multipleOf(10);

export const changeShape = z.discriminatedUnion('do', [
  /** a squadron, a fleet, troops or an admiral goes to a place; one not in play yet comes into it there */
  z.strictObject({ do: z.literal('move'), unit, to: place }),
  /** out of the war */
  z.strictObject({ do: z.literal('remove'), unit }),
  /** orders that stand become holds; a fleet in jump arrives */
  z.strictObject({ do: z.literal('halt'), unit }),
  z.strictObject({
    do: z.literal('world'),
    at: place,
    control: z.enum([...SIDES, 'nobody']).optional(),
    sdbLoss: percent.optional(),
    defenseLoss: percent.optional(),
  }),
]);
export type Change = z.infer<typeof changeShape>;

/** Questions during which the board may be changed: those of movement and planning, not of a fight. */
const QUIET: ReadonlySet<string> = new Set<keyof Choices>([
  'replace',
  'xboats',
  'scouts',
  'wellLed',
  'cargo',
  'adjust',
  'plots',
  'guerrillas',
]);

/** Is this a moment between the fights of two weeks? */
export function mayChange(open: readonly Decision[]): boolean {
  return open.length > 0 && open.every(({ kind }) => QUIET.has(kind));
}

/** The state after the change, with a line for the log. What does not fit, or what the audit refuses, changes nothing. */
export function changed(
  game: FfwGame,
  g: WarState,
  json: unknown,
): { ok: true; g: WarState; words: string } | Rejected {
  const read = changeShape.safeParse(json);
  if (!read.success) return rejected(problemOf(read.error));
  const at = { g: cloneState(g), data: game.data };
  const words = apply(at, read.data);
  if (typeof words !== 'string') return { ok: false, refusal: words };
  const faults = game.audit(at.g);
  return faults.length > 0 ? rejected(`that cannot stand: ${faults[0]}`) : { ok: true, g: at.g, words };
}

function rejected(why: string): Rejected {
  return { ok: false, refusal: refusal(why) };
}

function refusal(why: string): Refusal {
  return { rule: 'FFW-position', why };
}

function apply(at: Position, change: Change): string | Refusal {
  if (change.do === 'world') return changeWorld(at, change);
  const found = unitNamed(at, change.unit);
  if (!found) return refusal(`there is no ${change.unit}`);
  if (change.do === 'halt') {
    const fleet = fleetWith(at, found);
    if (fleet >= 0) abortPlot(at, fleet);
    return `${change.unit} is halted`;
  }
  if (change.do === 'remove') {
    REMOVE[found.kind](at, found.index);
    return `${change.unit} is out of the war`;
  }
  const to = placeNamed(at, change.to);
  if (to < 0) return refusal(`there is no place ${change.to}`);
  MOVE[found.kind](at, found.index, to);
  return `${change.unit} is at ${placeName(at, to)}`;
}

function changeWorld(at: Position, change: Extract<Change, { do: 'world' }>): string | Refusal {
  const world = at.data.map.worldAt[placeNamed(at, change.at)] ?? -1;
  if (world < 0) return refusal(`there is no world ${change.at}`);
  const { worlds } = at.g;
  if (change.control !== undefined)
    worlds.control[world] = change.control === 'nobody' ? NOBODY : SIDES.indexOf(change.control);
  if (change.sdbLoss !== undefined) worlds.sdbLoss[world] = change.sdbLoss;
  if (change.defenseLoss !== undefined) worlds.defenseLoss[world] = change.defenseLoss;
  return `${at.data.worlds[world]!.name} is changed`;
}

/** A hex number, a box or the name of a world. */
export function placeNamed(at: Position, name: string): number {
  const { map, worlds } = at.data;
  const wanted = name.trim().toLowerCase();
  const world = worlds.find((one) => [one.name, ...one.aliases].some((own) => own.toLowerCase() === wanted));
  const found = world ? world.hex : placeAt(map, name.trim().toUpperCase());
  return found >= 0 && isInScenario(at, found) ? found : -1;
}

export type UnitKind = 'squadron' | 'fleet' | 'troop' | 'admiral';

/** A counter by its printed id, a fleet by its code as well. */
export function unitNamed({ data }: Position, id: string): { kind: UnitKind; index: number } | null {
  const fleet = data.fleetById.get(id) ?? data.fleets.find(({ code }) => code === id);
  if (fleet) return { kind: 'fleet', index: fleet.index };
  const squadron = data.squadronById.get(id);
  if (squadron) return { kind: 'squadron', index: squadron.index };
  const troop = data.troopById.get(id);
  if (troop) return { kind: 'troop', index: troop.index };
  const admiral = data.admiralById.get(id);
  return admiral ? { kind: 'admiral', index: admiral.index } : null;
}

const MOVE: Readonly<Record<UnitKind, (at: Position, index: number, to: number) => void>> = {
  squadron: ({ g }, squadron, to) => {
    if (g.squadrons.status[squadron] !== IN_PLAY) return addSquadron(g, squadron, to);
    detachSquadron(g, squadron);
    g.squadrons.transit[squadron] = -1;
    assign(g.squadrons.place, squadron, to);
  },
  fleet: ({ g }, fleet, to) => {
    setOrders(g, fleet, []);
    g.fleets.transit[fleet] = -1;
    assign(g.fleets.place, fleet, to);
    for (const squadron of squadronsOf(g, fleet)) {
      g.squadrons.transit[squadron] = -1;
      assign(g.squadrons.place, squadron, to);
    }
  },
  troop: ({ g }, troop, to) => {
    if (g.troops.status[troop] !== IN_PLAY) return addTroop(g, troop, to, -1);
    assign(g.troops.aboard, troop, -1);
    assign(g.troops.place, troop, to);
  },
  admiral: ({ g }, admiral, to) => {
    leaveCommand(g, admiral);
    addAdmiral(g, admiral, to, -1);
  },
};

const REMOVE: Readonly<Record<UnitKind, (at: Position, index: number) => void>> = {
  squadron: ({ g }, squadron) => {
    eliminateSquadron(g, squadron);
    g.squadrons.status[squadron] = ABSENT;
  },
  fleet: ({ g }, fleet) => {
    for (const squadron of squadronsOf(g, fleet)) detachSquadron(g, squadron);
    removeFleet(g, fleet);
  },
  troop: ({ g }, troop) => {
    eliminateTroop(g, troop);
    g.troops.status[troop] = ABSENT;
  },
  admiral: ({ g }, admiral) => {
    leaveCommand(g, admiral);
    g.admirals.status[admiral] = ABSENT;
    assign(g.admirals.place, admiral, -1);
    assign(g.admirals.aboard, admiral, -1);
  },
};
