/**
 * A battle alike in all that one seat knows, with the rest redrawn: which pod is in which box, what secretly fitted
 * ships carry, energy, the types of unknown missiles and prepared counters, hexsides of installations, Sambu's ship.
 * Public hits and states stay with their box; whether a contact is craft or missile stays, since its appearance told it.
 */
import type { Random } from '../../core/random.ts';
import { pickFrom } from '../../core/random.ts';
import type { DeltaVeeRules, Reading } from './game-types.ts';
import { possibleHexsides, shipsOfSambu } from './knowledge.ts';
import { shuffleBoxes } from './resample-boxes.ts';
import { exchangeContacts, renumber } from './resample-contacts.ts';
import { drawEnergy } from './resample-energy.ts';
import { refitFleet } from './resample-fleet.ts';
import { drawMissiles, drawPrepared, drawRails } from './resample-missiles.ts';
import { isCraft, isInstallation, isMissile } from './s04-spaceships.ts';
import { cloneState, type DeltaVeeState, DORMANT, IN_PLAY, INSIDE, WAITING } from './state.ts';
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
    if (isInstallation(g, unit)) at.g.units.direction[unit] = pickFrom(possibleHexsides(g, unit), random); // DV-FSB-PI6
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

/** DV-FSB-S1d: on any ship that he can have reached unseen */
function drawSambu(at: Reading, seat: number, random: Random): void {
  const { g } = at;
  if (g.sambu < 0 || isMine(g, seat, g.sambu)) return;
  g.sambu = pickFrom(shipsOfSambu(g), random);
}
