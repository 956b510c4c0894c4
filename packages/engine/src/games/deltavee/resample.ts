/**
 * A battle alike in all that one seat knows, with the rest redrawn: which pod is in which box, what secretly fitted
 * ships carry, energy, the types of unknown missiles and prepared counters, hexsides of installations, Sambu's ship.
 * Public hits and states stay with their box; whether a contact is craft or missile stays, since its appearance told it.
 */
import type { Random } from '../../core/random.ts';
import { pickFrom } from '../../core/random.ts';
import type { DeltaVeeRules, Reading } from './game-types.ts';
import { shuffleBoxes } from './resample-boxes.ts';
import { exchangeContacts, renumber } from './resample-contacts.ts';
import { drawEnergy } from './resample-energy.ts';
import { refitFleet } from './resample-fleet.ts';
import { drawMissiles, drawPrepared, drawRails } from './resample-missiles.ts';
import { groupOf, isCraft, isInstallation, isMissile, isShip } from './s04-spaceships.ts';
import { scenarioOf } from './s10-fitting.ts';
import { cloneState, type DeltaVeeState, DORMANT, IN_PLAY, INSIDE, WAITING, WRECKED } from './state.ts';
import { isLogOpen, isMine } from './view.ts';

export function resample(data: DeltaVeeRules, g: DeltaVeeState, seat: number, random: Random): DeltaVeeState {
  const at: Reading = { g: cloneState(g), data };
  const hidden = g.names.flatMap((_, unit) => (isMine(g, seat, unit) || isMissile(g, unit) ? [] : [unit]));
  const closed = hidden.filter((unit) => !isLogOpen(g, seat, unit));
  refitFleet(
    at,
    closed.filter((unit) => isAfloat(g, unit)),
    random,
  );
  for (const unit of closed) {
    if (isAfloat(g, unit)) shuffleBoxes(at, unit, random);
    drawMissiles(at, unit, seat, random);
    drawPrepared(at, unit, random);
    drawEnergy(at, unit, random);
    if (isCraft(g, unit)) drawRails(at, unit, random);
  }
  for (const unit of hidden) {
    if (!closed.includes(unit)) exchangeContacts(at, unit, random);
    if (isInstallation(g, unit)) at.g.units.direction[unit] = 2 + 2 * random.below(6); // DV-FSB-PI6
    renumber(at.g, unit);
  }
  drawSambu(at, seat, random);
  return at.g;
}

/** Its pods can still be anything: a unit that is gone has none left to wonder about. */
function isAfloat({ units }: DeltaVeeState, unit: number): boolean {
  const status = units.status[unit]!;
  return status === IN_PLAY || status === DORMANT || status === WAITING || status === INSIDE;
}

/** DV-FSB-S1d: on any friendly ship that is docked to his */
function drawSambu(at: Reading, seat: number, random: Random): void {
  const { g } = at;
  if (!scenarioOf(at).special.sambu || g.sambu < 0 || isMine(g, seat, g.sambu)) return;
  const mayHold = (unit: number): boolean =>
    isShip(g, unit) && !isMine(g, seat, unit) && g.units.bridge[unit] !== WRECKED && g.units.status[unit] === IN_PLAY;
  const ships = groupOf(g, g.sambu).filter(mayHold);
  if (ships.length > 1) g.sambu = pickFrom(ships, random);
}
