/** Answers that are lists: what may be added to the list as it stands. The law of the answer judges every addition. */
import type { Openings } from '#core/figures';
import { declarationFor, declare } from '../../rules/strategic/combat/declare.ts';
import { halvesLanded, land, landingsFor } from '../../rules/tactical/landing.ts';
import type { Choices, ImperialTypes } from '../../types.ts';

type Declaration = Choices['declare']['answer'];
type Landings = Choices['land']['answer'];

/** Whom else to attack where, and which planets else to assault. */
export type DeclareNext = Declaration;
/** Who else may land or dock where, and which half squadrons else merge. */
export type LandNext = Landings;

export const declareOpenings: Openings<ImperialTypes, 'declare'> = {
  shape: declare.shape,
  start: () => ({ attacks: [], assaults: [] }),
  next: (play, partial, decision) => {
    const refusal = declare.check(play, partial, decision);
    if (refusal) return { ok: false, refusal };
    const { hexes, planets } = declarationFor(play, decision.by);
    const isLegal = (answer: Declaration): boolean => declare.check(play, answer, decision) === null;
    const next: Declaration = {
      attacks: hexes
        .flatMap(({ at, others }) => others.map((on) => ({ at, on })))
        .filter((one) => isLegal({ ...partial, attacks: [...partial.attacks, one] })),
      assaults: planets.filter((one) => isLegal({ ...partial, assaults: [...partial.assaults, one] })),
    };
    return { ok: true, next };
  },
  leads: (_play, { attacks, assaults }, next) => {
    const longer = [
      ...next.attacks.map((one) => ({ attacks: [...attacks, one], assaults })),
      ...next.assaults.map((one) => ({ attacks, assaults: [...assaults, one] })),
    ];
    return { answers: longer, partials: longer };
  },
};

export const landOpenings: Openings<ImperialTypes, 'land'> = {
  shape: land.shape,
  start: () => ({ land: [], merge: [] }),
  next: (play, partial, decision) => {
    const refusal = land.check(play, partial, decision);
    if (refusal) return { ok: false, refusal };
    const isLegal = (answer: Landings): boolean => land.check(play, answer, decision) === null;
    const next: Landings = {
      land: landingsFor(play, decision.by).filter((one) => isLegal({ ...partial, land: [...partial.land, one] })),
      merge: halvesLanded(play.g, decision.by).filter((one) => isLegal({ ...partial, merge: [...partial.merge, one] })),
    };
    return { ok: true, next };
  },
  leads: (_play, { land: landings, merge }, next) => {
    const longer = [
      ...next.land.map((one) => ({ land: [...landings, one], merge })),
      ...next.merge.map((one) => ({ land: landings, merge: [...merge, one] })),
    ];
    return { answers: longer, partials: longer };
  },
};
