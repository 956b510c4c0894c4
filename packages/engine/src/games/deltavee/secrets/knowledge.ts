/** What the enemy can work out for himself: where an installation looks (R69), on which ships Sambu may be (DV-FSB-S1d). */
import { HEXSIDES } from '../board/plane.ts';
import { groupOf, isCaptured, isInPlay, isShip } from '../rules/04-spaceships.ts';
import { type DeltaVeeState, type LogCopy, WRECKED } from '../state.ts';

/** R11: the log of this unit as the enemy last read it */
export function copyOf({ copies }: DeltaVeeState, unit: number): LogCopy | undefined {
  return copies.find((copy) => copy.unit === unit);
}

/** Hexsides that an installation may look through, as far as its enemy can tell. */
export function possibleHexsides({ units }: DeltaVeeState, installation: number): number[] {
  if (units.dock[installation]! >= 0) return [units.direction[installation]!]; // R34: that of the ships docked with it
  return HEXSIDES.filter((_, bit) => !(units.sidesOut[installation]! & (1 << bit)));
}

/** Wherever ships that may hold Sambu are docked to others, he may have changed over. To be called when ships have docked. */
export function followDocking(g: DeltaVeeState): void {
  if (g.sambu < 0) return;
  for (const ship of shipsOfSambu(g))
    for (const other of groupOf(g, ship)) if (mayHold(g, other)) g.units.sambuMaybe[other] = 1;
}

/** Ships that may hold him, as far as his enemy can tell: the one that does is always among them. */
export function shipsOfSambu(g: DeltaVeeState): number[] {
  const { sambuMaybe } = g.units;
  const dock = g.units.dock[g.sambu]!;
  const maybe = g.names.flatMap((_, unit) => {
    const isNear = unit === g.sambu || (dock >= 0 && g.units.dock[unit] === dock);
    return (isNear || sambuMaybe[unit]) && mayHold(g, unit) ? [unit] : [];
  });
  return maybe.length > 0 ? maybe : [g.sambu];
}

function mayHold(g: DeltaVeeState, unit: number): boolean {
  const isFriendly = g.units.home[unit] === g.units.home[g.sambu] && !isCaptured(g, unit);
  return isFriendly && isShip(g, unit) && isInPlay(g, unit) && g.units.bridge[unit] !== WRECKED;
}
