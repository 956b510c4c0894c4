/** Admirals of the automatic deployment: one a fleet as far as they go, and by seniority where several meet. */
import { mayCommand } from '../../board/command.ts';
import { seatOfSquadron } from '../../board/sides.ts';
import { fleetsAt, numbersWhere } from '../../board/units.ts';
import { isBox } from '../../data/places.ts';
import { addAdmiral } from '../../positions/forces.ts';
import type { Muster, Position } from '../../types.ts';
import { withCommanders } from '../05-special-rules/command.ts';
import { admiralsInHand, type Draft, hexesOf, isHostFor, lineOf } from './lines.ts';

export function placeCommanders(draft: Draft): void {
  const { at, seat, plan } = draft;
  const { data } = at;
  const isBound = (admiral: number): boolean => lineOf(at, 'admirals', admiral).place.kind === 'hexes';
  const worth = (one: number): number => data.admirals[one]!.plotting * 100 - data.admirals[one]!.tactical;
  const hand = admiralsInHand(at, seat);
  const bound = hand.filter(isBound);
  const free = hand.filter((one) => !isBound(one)).sort((a, b) => worth(a) - worth(b) || a - b);
  plan.fleets.sort((a, b) => b.squadrons.length - a.squadrons.length || a.fleet - b.fleet);
  for (const admiral of bound) placeBound(draft, admiral);
  for (const admiral of free) embark(draft, admiral);
  settleCommand(draft);
  for (const { squadrons, commander } of plan.fleets)
    if (commander >= 0)
      board(
        draft,
        commander,
        squadrons.filter((one) => isHostFor(at, commander, one)),
      );
}

/** In his hex: with a fleet there if there is one for him, else on the world. */
function placeBound(draft: Draft, admiral: number): void {
  const { at, plan } = draft;
  const hexes = hexesOf(lineOf(at, 'admirals', admiral));
  const fleet = fleetFor(at, admiral, plan.fleets, (squadron) => hexes.includes(at.g.squadrons.place[squadron]!));
  if (fleet) fleet.commander = admiral;
  put(draft, admiral, fleet ? -1 : hexes[0]!, fleet?.squadrons[0] ?? -1);
}

/** With a fleet that has no commander; else as a passenger, if possible where no fleet is. */
function embark(draft: Draft, admiral: number): void {
  const { at, seat, side, plan } = draft;
  const isHost = (squadron: number): boolean => isHostFor(at, admiral, squadron);
  const fleet = fleetFor(at, admiral, plan.fleets, isHost);
  if (fleet) fleet.commander = admiral;
  put(draft, admiral, -1, fleet?.squadrons.find(isHost) ?? shipFor(at, seat, side, isHost));
}

function fleetFor(
  at: Position,
  admiral: number,
  fleets: readonly Muster[],
  isMeant: (squadron: number) => boolean,
): Muster | undefined {
  return fleets.find(
    ({ squadrons, commander }) => commander < 0 && squadrons.some(isMeant) && mayCommand(at, admiral, squadrons),
  );
}

function shipFor(at: Position, seat: number, side: number, isHost: (squadron: number) => boolean): number {
  const { place } = at.g.squadrons;
  const isShip = (one: number): boolean =>
    place[one]! >= 0 && at.data.squadrons[one]!.side === side && !isBox(at.data.map, place[one]!) && isHost(one);
  const ships = numbersWhere(place.length, isShip);
  const apart = ships.filter((one) => fleetsAt(at, side, place[one]!).length === 0);
  const own = apart.filter((one) => seatOfSquadron(at, one) === seat);
  return own[0] ?? apart[0] ?? ships[0]!;
}

function put({ at, plan }: Draft, admiral: number, place: number, aboard: number): void {
  addAdmiral(at.g, admiral, place, aboard);
  plan.admirals.push({ admiral, place, aboard });
}

/** R33, hex by hex. */
function settleCommand({ at, side, plan }: Draft): void {
  const placeOf = ({ squadrons }: Muster): number => at.g.squadrons.place[squadrons[0]!]!;
  const settled = [...new Set(plan.fleets.map(placeOf))].flatMap((place) =>
    withCommanders(
      at,
      side,
      place,
      plan.fleets.filter((one) => placeOf(one) === place),
    ),
  );
  plan.fleets.splice(0, plan.fleets.length, ...settled);
}

/** A commander is aboard his fleet, in a squadron that may have him (R97). */
function board({ plan }: Draft, admiral: number, squadrons: readonly number[]): void {
  const entry = plan.admirals.find((one) => one.admiral === admiral);
  if (!entry || squadrons.includes(entry.aboard)) return;
  entry.place = -1;
  entry.aboard = squadrons[0]!;
}
