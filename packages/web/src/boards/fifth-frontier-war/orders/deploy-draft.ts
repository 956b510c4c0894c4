/** The deployment in hand: the automatic one with the changes that were made to it. */
import type { Counter, Deployment, Muster } from '@admiralty/engine/fifth-frontier-war';

export const PROPOSAL: Deployment = { automatic: true, squadrons: [], troops: [], admirals: [], fleets: null };

/** A place of its own, or a ship to start aboard. */
export type Spot = { place: number } | { aboard: number };

/** Fleets as they were drafted change only by hand; whoever is moved leaves his. */
export function moved(draft: Deployment, counter: Counter, spot: Spot): Deployment {
  const place = 'place' in spot ? spot.place : -1;
  const aboard = 'aboard' in spot ? spot.aboard : -1;
  const rest = without(draft, counter);
  if ('squadron' in counter)
    return {
      ...rest,
      squadrons: [...rest.squadrons, { ...counter, place }],
      fleets: rest.fleets && withoutMember(rest.fleets, counter.squadron),
    };
  if ('troop' in counter) return { ...rest, troops: [...rest.troops, { ...counter, place, aboard }] };
  return { ...rest, admirals: [...rest.admirals, { ...counter, place, aboard }] };
}

/** The counter stands as proposed again. */
export function without(draft: Deployment, counter: Counter): Deployment {
  return {
    ...draft,
    squadrons: draft.squadrons.filter((one) => !('squadron' in counter) || one.squadron !== counter.squadron),
    troops: draft.troops.filter((one) => !('troop' in counter) || one.troop !== counter.troop),
    admirals: draft.admirals.filter((one) => !('admiral' in counter) || one.admiral !== counter.admiral),
  };
}

/** The fleets of the whole deployment with a squadron in another of them; -1: in none. */
export function joined(whole: Deployment, squadron: number, fleet: number): Muster[] {
  const fleets = withoutMember(whole.fleets ?? [], squadron);
  if (fleet < 0) return fleets;
  return fleets.some((one) => one.fleet === fleet)
    ? fleets.map((one) => (one.fleet === fleet ? { ...one, squadrons: [...one.squadrons, squadron] } : one))
    : [...fleets, { fleet, squadrons: [squadron], commander: -1 }];
}

export function led(whole: Deployment, fleet: number, commander: number): Muster[] {
  return (whole.fleets ?? []).map((one) =>
    one.fleet === fleet
      ? { ...one, commander }
      : one.commander === commander && commander >= 0
        ? { ...one, commander: -1 }
        : one,
  );
}

function withoutMember(fleets: readonly Muster[], squadron: number): Muster[] {
  return fleets
    .map((one) => ({ ...one, squadrons: one.squadrons.filter((member) => member !== squadron) }))
    .filter(({ squadrons }) => squadrons.length > 0);
}

/** Every counter that was moved. */
export function changesOf({ squadrons, troops, admirals }: Deployment): Counter[] {
  return [
    ...squadrons.map(({ squadron }) => ({ squadron })),
    ...troops.map(({ troop }) => ({ troop })),
    ...admirals.map(({ admiral }) => ({ admiral })),
  ];
}

/** A squadron that is in another fleet (-1: in none), or a fleet that another leads (-1: nobody). */
export type FleetChange = { squadron: number; fleet: number } | { fleet: number; commander: number };

/** What was changed by hand in the fleets, against those that would stand without it. */
export function fleetChangesOf({ fleets }: Deployment, planned: readonly Muster[]): FleetChange[] {
  if (!fleets) return [];
  const [before, after] = [fleetBySquadron(planned), fleetBySquadron(fleets)];
  const squadrons = [...new Set([...before.keys(), ...after.keys()])].filter(
    (one) => before.get(one) !== after.get(one),
  );
  const leaderOf = (fleet: number): number => planned.find((one) => one.fleet === fleet)?.commander ?? -1;
  return [
    ...squadrons.map((squadron) => ({ squadron, fleet: after.get(squadron) ?? -1 })),
    ...fleets
      .filter(({ fleet, commander }) => commander !== leaderOf(fleet))
      .map(({ fleet, commander }) => ({ fleet, commander })),
  ];
}

function fleetBySquadron(fleets: readonly Muster[]): Map<number, number> {
  return new Map(fleets.flatMap(({ fleet, squadrons }) => squadrons.map((squadron) => [squadron, fleet] as const)));
}

/** The proposal with this one change alone. */
export function only(draft: Deployment, counter: Counter): Deployment {
  return {
    ...PROPOSAL,
    squadrons: draft.squadrons.filter((one) => 'squadron' in counter && one.squadron === counter.squadron),
    troops: draft.troops.filter((one) => 'troop' in counter && one.troop === counter.troop),
    admirals: draft.admirals.filter((one) => 'admiral' in counter && one.admiral === counter.admiral),
  };
}

/** Where a counter stands in the whole deployment: its own place, or that of its ship. */
export function placeIn(whole: Deployment, counter: Counter): number {
  if ('squadron' in counter) return whole.squadrons.find((one) => one.squadron === counter.squadron)?.place ?? -1;
  const berth =
    'troop' in counter
      ? whole.troops.find((one) => one.troop === counter.troop)
      : whole.admirals.find((one) => one.admiral === counter.admiral);
  if (!berth) return -1;
  return berth.aboard >= 0 ? placeIn(whole, { squadron: berth.aboard }) : berth.place;
}
