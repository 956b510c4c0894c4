/** A planetary assault: who may go into orbit, who may land from there. */

import type { Openings } from '#core/figures';
import { unitsWhere } from '../../board/units.ts';
import { declareAssault } from '../../rules/ground/assault.ts';
import { landedOf, mayEnterOrbit, mayLandFrom } from '../../rules/ground/forces.ts';
import { pressOn } from '../../rules/ground/ground-combat.ts';
import { boardingOf } from '../../rules/ground/strength.ts';
import { type Choices, type ImperialTypes, type Position, refuse } from '../../types.ts';

type Declaration = Choices['declareAssault']['answer'];

/** Who else may be named. Troops land from a ship that is named too (`from`). */
export interface AssaultNext {
  ships: number[];
  land: { unit: number; from: number }[];
}

export const assaultOpenings: Openings<ImperialTypes, 'declareAssault'> = {
  shape: declareAssault.shape,
  start: () => ({ ships: [], land: [] }),
  next: (play, { ships, land }, { by, about: { system } }) => {
    const all = candidates(play, by, system);
    const isStranger =
      ships.some((unit) => !all.ships.includes(unit)) ||
      land.some((unit) => !all.land.some((one) => one.unit === unit));
    if (isStranger) return { ok: false, refusal: refuse('IA-gc-2', 'you have no such unit for this assault') };
    const next: AssaultNext = {
      ships: all.ships.filter((unit) => !ships.includes(unit)),
      land: all.land.filter(({ unit }) => !land.includes(unit)),
    };
    return { ok: true, next };
  },
  leads: (_play, { ships, land }, next) => {
    const longer: Declaration[] = next.land.map(({ unit, from }) => ({
      ships: ships.includes(from) ? ships : [...ships, from],
      land: [...land, unit],
    }));
    const more = land.length > 0 ? next.ships.map((unit): Declaration => ({ ships: [...ships, unit], land })) : [];
    return { answers: [...longer, ...more], partials: [...longer, ...more] };
  },
};

function candidates(at: Position, seat: number, system: number): AssaultNext {
  const { host } = at.g.units;
  return {
    ships: unitsWhere(at.g, (unit) => mayEnterOrbit(at, seat, system, unit)),
    land: mayLandFrom(at, seat, system).map((unit) => ({ unit, from: host[unit]! })),
  };
}

/** Both answers: a withdrawal takes aboard what the ships in orbit have room for. */
export interface PressOnNext {
  answers: Choices['pressOn']['answer'][];
}

export const pressOnOpenings: Openings<ImperialTypes, 'pressOn'> = {
  shape: pressOn.shape,
  start: () => ({ do: 'continue' }),
  next: (play) => ({
    ok: true,
    next: { answers: [{ do: 'continue' }, { do: 'withdraw', aboard: boardingOf(play, landedOf(play.g)) }] },
  }),
  leads: (_play, _partial, { answers }) => ({ answers, partials: [] }),
};
