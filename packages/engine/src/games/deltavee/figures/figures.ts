/** What stands behind an answer, as data, from what the seat knows. */
import type { FiguresByKind } from '#core/figures';
import { fleetCost } from '../rules/10-set-up/purchase.ts';
import type { DeltaVeeTypes } from '../types.ts';
import { type FireFigures, fireFigures, type InterceptionFigures, interceptionFigures } from './fire.ts';
import { type PartFigures, partFigures } from './part.ts';

/** By kind of decision. */
export interface DvFigures {
  fire: FireFigures;
  pickTarget: InterceptionFigures;
  choosePart: PartFigures;
  /** chance in 10 to raise it, and the hits that it then lets through */
  emergencyField: { chance: number; hits: number };
  /** Trans; `craft`: classes that come along */
  buyFleet: { cost: number; budget: number; craft: string[] };
}

export const figures: FiguresByKind<DeltaVeeTypes> = {
  fire: (at, shots, { by }) => fireFigures(at, shots, by),
  pickTarget: (at, answers, { by, about }) =>
    answers.map(({ target }) => interceptionFigures(at, by, about.missile, target)),
  choosePart: (at, answers, { by, about }) =>
    partFigures(
      at,
      by,
      about.target,
      answers.map(({ part }) => part),
    ),
  emergencyField: ({ g, data }, answers, { about }) => {
    const { emergency, hits } = data.tables.fieldProtection[g.units.fieldClass[about.unit]!]!;
    return answers.map(() => ({ chance: emergency, hits }));
  },
  buyFleet: (at, answers, { about }) =>
    answers.map(({ ships }) => ({
      cost: fleetCost(at, ships),
      budget: about.budget,
      craft: ships.flatMap((ship) => ship.craft.filter((one) => one !== null)),
    })),
};
