/** Buying forces: what may be added to the list in a system, or aboard a unit of it, and what it costs. */
import { z } from 'zod';
import type { Openings } from '#core/figures';
import { NEUTRAL, UNIT_TYPES, type UnitTypeId } from '../../data/names.ts';
import { type Where, where } from '../../data/schema-parts.ts';
import type { Strength, UnitClass } from '../../data/types.ts';
import { garrison, purchase } from '../../rules/set-up/purchase.ts';
import type { BoughtForce, Choices, ImperialTypes, Position } from '../../types.ts';
import { type BoughtPlace, withAboard, withUnit } from './bought.ts';
import { fullStrength } from './full-strength.ts';

export interface PurchasePartial {
  forces: BoughtForce[];
  /** system that is looked at */
  system: string | null;
  /** unit of the list that something goes aboard of; null: something that stands by itself */
  into: BoughtPlace | null;
}

export interface PurchaseNext {
  /** value points that the list leaves */
  left: number;
  /** systems in which the seat may place forces */
  systems: string[];
  /** units of the list in this system that can carry others, and what they still have room for */
  hosts: (BoughtPlace & Room)[];
  /** what may be added, with its strength at full steps; `where` only of what stands by itself */
  offers: { type: UnitTypeId; where: Where | null; cost: number; strength: Strength }[];
}

/** Steps of fighters, ships, steps of ground units (bases: whole ones) that each of a group carries and could. */
export interface Room {
  fighters: [aboard: number, most: number];
  ships: [aboard: number, most: number];
  ground: [aboard: number, most: number];
}

type Kind = 'purchase' | 'garrison';

export const purchaseOpenings: Openings<ImperialTypes, 'purchase'> = openingsWith(purchase, ({ by }) => by);
export const garrisonOpenings: Openings<ImperialTypes, 'garrison'> = openingsWith(garrison, () => NEUTRAL);

type Law = typeof purchase | typeof garrison;
type Asked = Parameters<Law['check']>[2];

function openingsWith(law: Law, ownerOf: (decision: Asked) => number): Openings<ImperialTypes, Kind> {
  return {
    shape: law.shape.and(
      z.object({
        system: z.string().max(20).nullable(),
        into: z.strictObject({ force: z.int().min(0).max(200), group: z.int().min(0).max(60) }).nullable(),
      }),
    ),
    start: () => ({ forces: [], system: null, into: null }),
    next: (play, { forces, system, into }, decision) => {
      const refusal = law.check(play, { forces }, decision);
      if (refusal) return { ok: false, refusal };
      const left = decision.about.points - worthOf(play, forces);
      const offers = wishesFor(forces, system, into).flatMap(({ type, where: place, longer }) =>
        law.check(play, { forces: longer }, decision) === null
          ? [
              {
                type,
                where: place,
                cost: left - (decision.about.points - worthOf(play, longer)),
                strength: fullStrength(play.data, type),
              },
            ]
          : [],
      );
      return {
        ok: true,
        next: { left, systems: systemsOf(play, ownerOf(decision)), hosts: hostsIn(play, forces, system), offers },
      };
    },
    leads: (_play, { forces, system, into }, { offers, systems }) => {
      const isOffered = (type: UnitTypeId, place: Where | null): boolean =>
        offers.some((offer) => offer.type === type && offer.where === place);
      const longer = wishesFor(forces, system, into).filter((wish) => isOffered(wish.type, wish.where));
      return {
        answers: longer.map((wish): Choices[Kind]['answer'] => ({ forces: wish.longer })),
        partials: systems.map((one) => ({ forces, system: one, into: null })),
      };
    },
  };
}

interface Wish {
  type: UnitTypeId;
  where: Where | null;
  longer: BoughtForce[];
}

function wishesFor(forces: BoughtForce[], system: string | null, into: BoughtPlace | null): Wish[] {
  if (into)
    return forces[into.force]?.units[into.group]
      ? UNIT_TYPES.map((type) => ({ type, where: null, longer: withAboard(forces, into, type) }))
      : [];
  if (system === null) return [];
  return where.options.flatMap((place) =>
    UNIT_TYPES.map((type) => ({ type, where: place, longer: withUnit(forces, system, place, type) })),
  );
}

function systemsOf({ g, data }: Position, owner: number): string[] {
  const { systems, sectors } = data.scenarioFor(g);
  return systems.flatMap(({ id, sector }) => (sectors[sector]!.home === owner ? [id] : []));
}

function worthOf({ data }: Position, forces: readonly BoughtForce[]): number {
  const price = (groups: BoughtForce['units']): number =>
    groups.reduce(
      (sum, { type, n, aboard }) => sum + n * ((data.typeById.get(type)?.valuePoints ?? 0) + price(aboard ?? [])),
      0,
    );
  return forces.reduce((sum, { units }) => sum + price(units), 0);
}

function hostsIn(at: Position, forces: readonly BoughtForce[], system: string | null): PurchaseNext['hosts'] {
  return forces.flatMap((force, index) =>
    force.system !== system
      ? []
      : force.units.flatMap((unit, group) => {
          const room = roomOf(at, unit);
          return room ? [{ force: index, group, ...room }] : [];
        }),
  );
}

/** null: a unit of this kind carries nothing. */
function roomOf({ data }: Position, { type, aboard = [] }: BoughtForce['units'][number]): Room | null {
  const { fullSteps, landsFighters, docks, embarksBySteps, embarksUnits } = data.typeById.get(type)!;
  if (!(landsFighters || docks > 0 || embarksBySteps || embarksUnits > 0)) return null;
  const carried = (unitClass: UnitClass, isInSteps: boolean): number =>
    aboard.reduce((sum, one) => {
      const kind = data.typeById.get(one.type)!;
      return kind.class === unitClass ? sum + one.n * (isInSteps ? (one.steps ?? kind.fullSteps) : 1) : sum;
    }, 0);
  return {
    fighters: [carried('fighter', true), landsFighters ? fullSteps : 0],
    ships: [carried('ship', false), docks],
    ground: [carried('ground', embarksBySteps), embarksBySteps ? fullSteps : embarksUnits],
  };
}
