/** 7.2 Prepare Jump, Jump and Abort Jump (R45). */
import type { Refusal } from '#core/types';
import { distance } from '#hex/index';
import { sheetOf } from '../../data/coordinates.ts';
import { JUMPING, NO_JUMP, PREPARED, PREPARED_NOW, WRECKED } from '../../state.ts';
import { type OrderOf, type Position, refuse } from '../../types.ts';
import { groupOf, isShip } from '../04-spaceships.ts';
import { hasFieldUp, jumpEngine } from '../05-pods.ts';
import { countManeuver, handlingOf, refuseAllowance, refuseUnit } from './maneuver.ts';
import type { OrderRule } from './order.ts';

/** DV-5.6o, DV-11.0c: may this player jump at all? Only where the scenario says so (DV-FSB-S1d). */
export function mayJump({ g, data }: Position, seat: number): boolean {
  return data.scenarioById.get(g.scenario)?.jump?.seats.some((one) => one === seat) ?? false;
}

/** Is the ship where a Jump Command may be given? */
export function isInJumpRegion({ g, data }: Position, unit: number): boolean {
  const scenario = data.scenarioById.get(g.scenario)!;
  const region = scenario.jump?.region;
  const q = g.units.q[unit]!;
  const r = g.units.r[unit]!;
  switch (region?.kind) {
    case undefined:
      return false;
    case 'anywhere':
      return true;
    case 'sheetColumns': {
      // DV-S3b: above and below count, DV-FSB-S1d
      const { mx } = sheetOf(q, r);
      return mx >= region.from && (region.to === null || mx <= region.to);
    }
    case 'beyond': {
      const planet = scenario.planets.findIndex(({ name }) => name === region.planet);
      return distance(q, r, g.planetQ[planet]!, g.planetR[planet]!) > region.distance; // DV-FSB-S2d
    }
  }
}

/** What Prepare Jump and Jump both need, the allowance apart. */
function refuseJumping(at: Position, seat: number, unit: number): Refusal | null {
  const { g } = at;
  const refusal = refuseUnit(g, seat, unit);
  if (refusal) return refusal;
  if (!isShip(g, unit)) return refuse('DV-7.2f', 'only spaceships jump');
  if (!mayJump(at, seat)) return refuse('DV-5.6o', 'this scenario does not allow you to jump');
  if (!jumpEngine(at, unit)) return refuse('DV-8.9m', 'it has no undamaged jump engine');
  if (g.units.engine[unit] === WRECKED) return refuse('DV-8.9d', 'its engine is destroyed'); // R31
  if (groupOf(g, unit).length > 1) return refuse('DV-7.2k', 'undock it first'); // R77
  if (g.units.fresh[unit]) return refuse('DV-7.4e', 'no Maneuver Commands in the phase of its launch');
  return null;
}

function checkPrepare(at: Position, seat: number, unit: number): Refusal | null {
  const refusal = refuseJumping(at, seat, unit);
  if (refusal) return refusal;
  if (at.g.units.jump[unit] !== NO_JUMP) return refuse('DV-7.1c', 'there is a jump marker on it already');
  return refuseAllowance(handlingOf(at, unit), false); // DV-7.2h: an active field does not matter
}

function checkJump(at: Position, seat: number, unit: number): Refusal | null {
  const refusal = refuseJumping(at, seat, unit);
  if (refusal) return refusal;
  const marker = at.g.units.jump[unit];
  if (marker === JUMPING || marker === PREPARED_NOW) return refuse('DV-7.1c', 'there is a jump marker on it already');
  if (marker === NO_JUMP && jumpEngine(at, unit) !== 'augmented')
    return refuse('DV-7.2f', 'a standard jump needs Prepare Jump in the Command Phase before'); // DV-5.6p, DV-7.2g
  if (hasFieldUp(at.g, unit)) return refuse('DV-7.2h', 'not while its force field is active');
  if (!isInJumpRegion(at, unit)) return refuse('DV-5.6o', 'it is not where this scenario allows to jump');
  return marker === PREPARED ? null : refuseAllowance(handlingOf(at, unit), false); // R45: the forced one is always possible
}

function checkAbort(at: Position, seat: number, unit: number): Refusal | null {
  const refusal = refuseUnit(at.g, seat, unit);
  if (refusal) return refusal;
  switch (at.g.units.jump[unit]) {
    case PREPARED:
      return null;
    case JUMPING:
      return refuse('DV-7.2j', 'a Jump marker cannot be withdrawn');
    case PREPARED_NOW:
      return refuse('DV-7.1c', 'it has been prepared in this phase: Abort or Jump comes in the next');
    default:
      return refuse('DV-7.2j', 'there is no Prepare Jump marker on it');
  }
}

type JumpOrder = OrderOf<'prepareJump' | 'abortJump' | 'jump'>;

export const jumping: OrderRule<JumpOrder> = {
  check(play, seat, { do: what, unit }) {
    if (what === 'prepareJump') return checkPrepare(play, seat, unit);
    return what === 'jump' ? checkJump(play, seat, unit) : checkAbort(play, seat, unit);
  },
  apply(play, _seat, { do: what, unit }) {
    const { g } = play;
    countManeuver(g, unit); // R45; DV-7.5b: it costs no energy
    if (what === 'prepareJump') g.units.jump[unit] = PREPARED_NOW;
    else g.units.jump[unit] = what === 'jump' ? JUMPING : NO_JUMP; // DV-7.2i: it leaves in the next own Movement Phase
    play.emit('DV-7.2', 'jump', { unit, do: what });
  },
  sample: (play, seat, unit) => nextJump(play, seat, unit),
  list: (play, seat, unit) => {
    if (!isShip(play.g, unit) || !mayJump(play, seat)) return [];
    return (['prepareJump', 'abortJump', 'jump'] as const).map((what) => ({ do: what, unit }));
  },
};

/** The Command that brings the ship nearest to its jump now, or null. */
export function nextJump(at: Position, seat: number, unit: number): JumpOrder | null {
  if (!checkJump(at, seat, unit)) return { do: 'jump', unit };
  return checkPrepare(at, seat, unit) ? null : { do: 'prepareJump', unit };
}
