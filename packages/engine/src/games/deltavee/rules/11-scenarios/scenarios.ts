/** Rules of single scenarios at the start of the Movement and Command Phases (M0, C1). */
import { z } from 'zod';
import { pickFrom } from '#core/random';
import type { Choice, OfferKind } from '#core/types';
import { hexOf, sheetNames } from '../../data/coordinates.ts';
import type { Reinforcements } from '../../data/types.ts';
import { followDocking } from '../../secrets/knowledge.ts';
import { DIE, DORMANT, IN_PLAY, SHIP } from '../../state.ts';
import { type Choices, type DeltaVeeTypes, type DvPlay, type Position, refuse } from '../../types.ts';
import { enemyOf } from '../04-spaceships.ts';
import { meetsEnemy } from '../09-missiles/meeting.ts';
import { assign, refuseAssignment, shuffled } from '../10-set-up/boxes.ts';
import { addHull, boxesInOrder, fitOut, podIdsOf, scenarioOf, specOf } from '../10-set-up/fitting.ts';
import { mayEnter, ownerOfTransfer, watchTogether } from './energy-pod.ts';
import { checkVictory } from './victory.ts';
import { freeBound, moveMoons } from './yamani.ts';

export { bringIn } from './energy-pod.ts';

/** Runs the hooks of a phase once; true if something was asked or called. */
function isFirstCall({ g }: DvPlay): boolean {
  const stamp = g.turn * 6 + g.phase;
  if (g.hooked === stamp) return false;
  g.hooked = stamp;
  return true;
}

/** M0: moons move, waiting ships may come in. True: call it again once that is done. */
export function startOfMovement(play: DvPlay, seat: number): boolean {
  if (!isFirstCall(play)) return false;
  if (ownerOfTransfer(play) === seat) watchTogether(play);
  freeBound(play);
  const carried = moveMoons(play, seat).filter((unit) => meetsEnemy(play.g, unit)); // edge case 9
  const entering = mayEnter(play, seat);
  for (const unit of entering) play.ask(seat, 'bringIn', 'DV-S9b', { unit });
  if (carried.length > 0) play.call('interceptions', { movers: carried, pairs: [] });
  return entering.length > 0 || carried.length > 0;
}

/** C1: dice for sleepers and reinforcements. True: call it again once that is done. */
export function startOfCommand(play: DvPlay, seat: number): boolean {
  if (!isFirstCall(play)) return false;
  if (ownerOfTransfer(play) === enemyOf(seat)) watchTogether(play); // the other's Movement Phase has just ended
  freeBound(play);
  followDocking(play.g); // ships that begin the battle docked
  alert(play, seat);
  return reinforce(play, seat);
}

/** DV-S4a, R58: a die for each sleeper in its owner's Command Phase; alerted it obeys at once */
function alert(play: DvPlay, seat: number): void {
  const { status, seat: seats } = play.g.units;
  for (let unit = 0; unit < status.length; unit++) {
    if (status[unit] !== DORMANT || seats[unit] !== seat) continue;
    if (play.roll(DIE, 'DV-S4a') > (specOf(play, unit)?.dormant?.on ?? 0)) continue;
    status[unit] = IN_PLAY;
    play.emit('DV-S4a', 'alerted', { unit });
  }
}

/** DV-S8a, R60: from the Game-Turn after the first shot, dice at the start of each Command Phase */
function reinforce(play: DvPlay, seat: number): boolean {
  const { g } = play;
  const reinforcements = scenarioOf(play).sides[seat as 0 | 1].reinforcements;
  if (!reinforcements || g.firstShot === 0 || g.turn <= g.firstShot) return false;
  let arrived = 0;
  for (let die = 0; die < reinforcements.dice; die++) if (play.roll(DIE, 'DV-S8a') === reinforcements.on) arrived++;
  for (let ship = 0; ship < arrived; ship++)
    play.ask(seat, 'arrive', 'DV-S8a', { unit: addReinforcement(play, seat, reinforcements) });
  return arrived > 0;
}

function addReinforcement(play: DvPlay, seat: number, { unit: spec }: Reinforcements): number {
  const { g, data } = play;
  const shipClass = data.classById.get(spec.class)!;
  const { q, r } = hexOf(sheetNames(scenarioOf(play)), spec.place.hex!)!;
  const unit = addHull(g, spec.id.replace('*', nextLetter(play, seat)), seat, shipClass, {
    q,
    r,
    velocity: spec.place.velocity[0],
  });
  fitOut(play, unit, boxesInOrder(play, spec, shipClass), spec.carries);
  return unit;
}

/** R53: more than the alphabet go on with numbers. */
function nextLetter({ g }: DvPlay, seat: number): string {
  const ships = g.units.kind.filter((kind, unit) => kind === SHIP && g.units.home[unit] === seat).length;
  return ships < 26 ? String.fromCharCode(65 + ships) : String(ships + 1);
}

type Arrive = Choices['arrive'];

/** DV-S8a: with any facing; its pods are assigned as before play (DV-10.1a) */
export const arrive: Choice<DeltaVeeTypes, Arrive['about'], Arrive['answer']> = {
  shape: z.strictObject({
    direction: z.int().min(1).max(12),
    boxes: z.array(z.string().max(40).nullable()).max(39).optional(),
  }),
  check: (play, { direction, boxes }, { about: { unit } }) => {
    if (!directionsOf(play, unit).includes(direction))
      return refuse('DV-S8a', `it cannot arrive in direction ${direction}`);
    return boxes ? refuseAssignment(play, unit, boxes) : null;
  },
  apply: (play, { direction, boxes }, { about: { unit } }) => {
    play.g.units.direction[unit] = direction;
    if (boxes) assign(play, unit, boxes);
    play.emit('DV-S8a', 'arrived', { unit, q: play.g.units.q[unit]!, r: play.g.units.r[unit]!, direction });
  },
  sample: (play, { about: { unit } }, random) => ({
    direction: pickFrom(directionsOf(play, unit), random),
    boxes: shuffled(play, podIdsOf(play, unit), random),
  }),
  defaultAnswer: (play, { about: { unit } }) => ({ direction: directionsOf(play, unit)[0]! }),
};

function directionsOf(at: Position, unit: number): readonly number[] {
  return specOf(at, unit)!.place.directions;
}

/** DV-FSB-S2e, R62: both end the battle; each may offer it once a Game-Turn */
export const endBattle: OfferKind<DeltaVeeTypes, Record<string, never>> = {
  shape: z.strictObject({}),
  check: (play, _terms, { id, by }) => {
    const { g, table } = play;
    if (!scenarioOf(play).special.endByAgreement) return refuse('DV-FSB-S2e', 'this battle does not end by agreement');
    if (g.phase < 0) return refuse('DV-FSB-S2e', 'the battle has not begun');
    const isMaking = !table.offers.some((offer) => offer.id === id);
    if (isMaking && g.endOffered[by] === g.turn)
      return refuse('DV-FSB-S2e', 'you have offered it in this Game-Turn already');
    return null;
  },
  made: ({ g }, _terms, { by }) => {
    g.endOffered[by] = g.turn;
  },
  settle: (play) => {
    play.g.ended = 1;
    checkVictory(play);
  },
  sample: (_play, by) => ({ to: [enemyOf(by)], terms: {} }),
};
