/** T1: fighters launch, ships undock, all sides at once (IA-tac-seq-2, R82). */
import { z } from 'zod';
import type { Choice } from '#core/types';
import { rangeBetween } from '../../board/battle-map.ts';
import { areHostile } from '../../board/sides.ts';
import { isDeployed, isFighter, isProject, isShip } from '../../board/units.ts';
import { NEUTRAL } from '../../data/names.ts';
import { forced, putSealed, type Standing, skipsForced } from '../../orders/pace.ts';
import { type ImperialState, IN_PLAY, ON_MAP, T_MOVE } from '../../state.ts';
import { type Choices, type IaFrame, type IaPlay, type ImperialTypes, refuse } from '../../types.ts';
import { endPhaseOfTurn, seatsOf, sideOf } from '../battle/phases.ts';
import { isIdle, putOut } from './aboard.ts';

/** R124, 5.4: how near an enemy must be for fighters to go out by themselves */
const LAUNCH_RANGE = 9;

/** Carried units of an owner that may go out now. */
export function launchable(g: ImperialState, owner: number): number[] {
  const { units, battle } = g;
  const found: number[] = [];
  for (const unit of battle.units)
    if (
      units.owner[unit] === owner &&
      units.host[unit]! >= 0 &&
      units.status[unit] === IN_PLAY &&
      units.battle[unit] === ON_MAP &&
      (isFighter(g, unit) || isShip(g, unit)) &&
      !isProject(g, unit) && // R82
      !isIdle(g, unit)
    )
      found.push(unit);
  return found;
}

/** R124, 5.4: fighters whose host has an enemy within nine hexes */
export function alarmedFighters(g: ImperialState, owner: number): number[] {
  const { units, battle } = g;
  return launchable(g, owner).filter(
    (unit) =>
      isFighter(g, unit) &&
      battle.units.some(
        (enemy) =>
          areHostile(g, owner, units.owner[enemy]!) &&
          isDeployed(g, enemy) &&
          rangeBetween(g, unit, enemy) <= LAUNCH_RANGE,
      ),
  );
}

export function launching(play: IaPlay, _frame: IaFrame<'launching'>): void {
  const { g } = play;
  const { battle } = g;
  const seats = seatsOf(g).filter((seat) => battle.done[sideOf(g, seat)] === 0);
  if (seats.length > 0)
    return putSealed(play, seats, 'launch', 'IA-tac-seq-2', (seat) => ({ units: launchable(g, seat) }), nothingAboard);
  const neutral = alarmedFighters(g, NEUTRAL).map((unit) => ({ unit, facing: 0 }));
  if (neutral.length > 0) goOut(play, neutral);
  endPhaseOfTurn(g, T_MOVE);
  play.done();
}

const nothingAboard: Standing<'launch'> = ({ g }, { by, about }) =>
  about.units.length === 0 && skipsForced(g, by) ? forced({ units: [] }) : null;

function goOut(play: IaPlay, units: Choices['launch']['answer']['units']): void {
  for (const { unit, facing } of units) putOut(play.g, unit, facing); // IA-tac-seq-2: in the hex of its host
  play.emit('IA-tac-seq-2', 'launched', { units });
}

export const launch: Choice<ImperialTypes, Choices['launch']['about'], Choices['launch']['answer']> = {
  shape: z.strictObject({
    units: z.array(z.strictObject({ unit: z.int().min(0).max(99_999), facing: z.int().min(0).max(5) })).max(500),
  }),
  check(play, { units }, { by }) {
    const left = new Set(launchable(play.g, by));
    for (const { unit } of units)
      if (!left.delete(unit)) return refuse('IA-tac-seq-2', `unit ${unit} cannot launch or undock`);
    return null;
  },
  apply(play, { units }, { by }) {
    if (units.length > 0) goOut(play, units);
    play.g.battle.done[sideOf(play.g, by)] = 1;
  },
  defaultAnswer: ({ g }, { by }) => ({
    units: alarmedFighters(g, by).map((unit) => ({ unit, facing: g.units.facing[unit]! })), // 5.4
  }),
  sample: (play, { by }, random) => ({
    units: launchable(play.g, by).flatMap((unit) => (random.below(2) === 0 ? [] : [{ unit, facing: random.below(6) }])),
  }),
};
