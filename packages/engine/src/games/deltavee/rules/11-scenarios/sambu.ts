/** The Flight of Sambu (DV-FSB-S1b, S1d): where he is, and what becomes of him. */
import type { Refusal } from '#core/types';
import { followDocking } from '../../secrets/knowledge.ts';
import { JUMPED, WRECKED } from '../../state.ts';
import { type DvPlay, type OrderOf, type Position, refuse } from '../../types.ts';
import { isInPlay, isShip, isUnit } from '../04-spaceships.ts';
import { jumpEngine } from '../05-pods.ts';
import type { OrderRule } from '../07-commands/order.ts';
import { scenarioOf } from '../10-set-up/fitting.ts';

const DEAD = -2;
const CAPTURED = -3;

/** DV-FSB-S1b: dead with his ship or its bridge, taken with a boarded ship */
export function followSambu(play: DvPlay): void {
  const { g } = play;
  const ship = g.sambu;
  if (ship < 0 || g.units.status[ship] === JUMPED) return;
  if (g.units.seat[ship] !== g.units.home[ship]) g.sambu = CAPTURED;
  else if (!isInPlay(g, ship) || g.units.bridge[ship] === WRECKED) g.sambu = DEAD;
  if (g.sambu >= 0) return followDocking(g);
  play.markRevealed();
  play.emit('DV-FSB-S1b', g.sambu === DEAD ? 'sambu-dead' : 'sambu-captured', { unit: ship });
}

/** Dead, taken, or on no ship that could ever jump: he may change ships, so any friendly one will do. */
export function isSambuLost(at: Position): boolean {
  const { g } = at;
  if (g.sambu < 0) return true;
  if (g.units.status[g.sambu] === JUMPED) return false;
  const seat = g.units.home[g.sambu]!;
  return !g.names.some(
    (_, unit) =>
      isInPlay(g, unit) && g.units.seat[unit] === seat && g.units.home[unit] === seat && canEverJump(at, unit),
  );
}

export function canEverJump(at: Position, unit: number): boolean {
  return isShip(at.g, unit) && jumpEngine(at, unit) !== null && at.g.units.engine[unit] !== WRECKED;
}

/** DV-FSB-S1g: Sambu taken and no pirate ship away: the sweetest victory */
export function isDecisive({ g }: Position): boolean {
  return g.sambu === CAPTURED && !g.units.status.some((status, unit) => status === JUMPED && g.units.home[unit] === 0);
}

function checkMove(at: Position, seat: number, unit: number): Refusal | null {
  const { g } = at;
  const { sambu } = scenarioOf(at).special;
  const owner = sambu ? g.units.home[g.names.indexOf(sambu.aboard)] : -1;
  if (owner !== seat || g.sambu < 0) return refuse('DV-FSB-S1d', 'Sambu is not yours to move');
  if (!isUnit(g, unit) || !isInPlay(g, unit) || g.units.seat[unit] !== seat || g.units.home[unit] !== seat)
    return refuse('DV-FSB-S1d', 'he goes only to a friendly ship');
  const dock = g.units.dock[g.sambu]!;
  if (dock < 0 || g.units.dock[unit] !== dock || !isShip(g, unit))
    return refuse('DV-FSB-S1d', 'the two ships are not docked to each other');
  return unit === g.sambu ? refuse('DV-FSB-S1d', 'he is there already') : null;
}

/** DV-FSB-S1d: freely and secretly between docked friendly ships */
export const moveSambu: OrderRule<OrderOf<'moveSambu'>> = {
  check: (play, seat, { unit }) => checkMove(play, seat, unit),
  apply: (play, seat, { unit }) => {
    play.g.sambu = unit;
    play.emit('DV-FSB-S1d', 'sambu-moved', { unit }, [seat]);
  },
  sample: (play, seat, unit) => (checkMove(play, seat, unit) ? null : { do: 'moveSambu', unit }),
  list: (play, seat, unit) => (checkMove(play, seat, unit) ? [] : [{ do: 'moveSambu', unit }]),
};
