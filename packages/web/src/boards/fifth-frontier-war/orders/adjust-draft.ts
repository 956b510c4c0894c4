/** The arrangement of one place while it is edited. What is allowed is for the rules to say. */
import type { Arrangement, Muster, Transfer } from '@admiralty/engine/fifth-frontier-war';
import type { Shown } from '../shown.ts';

/** In no fleet, or without a commander. */
export const NONE = -1;

/** The fleets of a side in a place as they stand. */
export function standingAt({ cards }: Pick<Shown, 'cards'>, side: number, place: number): Arrangement {
  const fleets = cards.place(place).stacks[side]?.fleets ?? [];
  return {
    place,
    fleets: fleets.map(({ counter, now }) => ({
      fleet: counter.index,
      squadrons: [...(now.squadrons ?? [])],
      commander: now.commander ?? NONE,
    })),
    transfers: [],
  };
}

export function fleetOf({ fleets }: Arrangement, squadron: number): number {
  return fleets.find(({ squadrons }) => squadrons.includes(squadron))?.fleet ?? NONE;
}

/** With a squadron put into a fleet, which is formed if it is not there yet; a fleet left empty is disbanded. */
export function withSquadron(arrangement: Arrangement, squadron: number, fleet: number): Arrangement {
  const joined = (one: Muster): Muster => {
    const others = one.squadrons.filter((each) => each !== squadron);
    return { ...one, squadrons: one.fleet === fleet ? [...others, squadron].sort((a, b) => a - b) : others };
  };
  const isNew = fleet !== NONE && !arrangement.fleets.some((one) => one.fleet === fleet);
  const formed = isNew ? [{ fleet, squadrons: [squadron], commander: NONE }] : [];
  const fleets = [...arrangement.fleets.map(joined), ...formed].filter(({ squadrons }) => squadrons.length > 0);
  return { ...arrangement, fleets };
}

/** With a commander for a fleet; where he led another, that one swaps with it. */
export function withCommander(arrangement: Arrangement, fleet: number, commander: number): Arrangement {
  const before = arrangement.fleets.find((one) => one.fleet === fleet)?.commander ?? NONE;
  const led = (one: Muster): Muster => {
    if (one.fleet === fleet) return { ...one, commander };
    return commander !== NONE && one.commander === commander ? { ...one, commander: before } : one;
  };
  return { ...arrangement, fleets: arrangement.fleets.map(led) };
}

/** With cargo put elsewhere; `from` is where it is now. */
export function withTransfer(arrangement: Arrangement, transfer: Transfer, from: number): Arrangement {
  const others = arrangement.transfers.filter((one) => !isSameUnit(one, transfer));
  return { ...arrangement, transfers: transfer.to === from ? others : [...others, transfer] };
}

export function isSameUnit(one: Transfer, other: Transfer): boolean {
  if ('troop' in one) return 'troop' in other && one.troop === other.troop;
  return 'admiral' in other && one.admiral === other.admiral;
}

/** The places of an answer with one arranged anew; a place that is as it stands is not named. */
export function withPlace(places: readonly Arrangement[], next: Arrangement, standing: Arrangement): Arrangement[] {
  const others = places.filter(({ place }) => place !== next.place);
  return isSame(next, standing) ? others : [...others, next];
}

function isSame(next: Arrangement, standing: Arrangement): boolean {
  if (next.transfers.length > 0 || next.warrant !== undefined) return false;
  return JSON.stringify(sorted(next.fleets)) === JSON.stringify(sorted(standing.fleets));
}

function sorted(fleets: readonly Muster[]): unknown[] {
  return fleets
    .map(({ fleet, squadrons, commander }) => [fleet, [...squadrons].sort((a, b) => a - b), commander] as const)
    .sort(([a], [b]) => a - b);
}
