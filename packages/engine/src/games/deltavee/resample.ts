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
import { renumber } from './resample-contacts.ts';
import { drawEnergy } from './resample-energy.ts';
import { emptyBoxes, refitFleet, secretShips } from './resample-fleet.ts';
import { forget } from './resample-forget.ts';
import { drawMissiles, drawRails, exchangeContacts } from './resample-missiles.ts';
import { openRows, settle } from './resample-pods.ts';
import { enemyOf, isCraft, isInstallation, isMissile } from './s04-spaceships.ts';
import { exchangeFleet } from './s10-shop.ts';
import { ABSENT, cloneState, type DeltaVeeState, DORMANT, IN_PLAY, INSIDE, WAITING } from './state.ts';
import { isLogOpen, isMine } from './view.ts';

export function resample(data: DeltaVeeRules, table: DeltaVeeState, seat: number, random: Random): DeltaVeeState {
  const at: Reading = { g: cloneState(table), data };
  const { g } = at;
  if (g.phase < 0) exchangeFleet(at, enemyOf(seat), random); // DV-S10a
  const isHidden = (unit: number): boolean => g.units.status[unit] !== ABSENT && !isMine(g, seat, unit);
  const hidden = g.names.flatMap((_, unit) => (isHidden(unit) && !isMissile(g, unit) ? [unit] : []));
  const closed = hidden.filter((unit) => !isLogOpen(g, seat, unit));
  redraw(at, closed, seat, random);
  for (const unit of hidden) {
    if (!closed.includes(unit)) exchangeContacts(at, unit, random);
    if (isInstallation(g, unit)) g.units.direction[unit] = pickFrom(possibleHexsides(g, unit), random); // DV-FSB-PI6
    renumber(g, unit);
  }
  drawSambu(at, seat, random);
  return g;
}

/** Enemy units with closed logs: all is forgotten first and drawn afterwards, so that no draw can see the truth. */
function redraw(at: Reading, closed: readonly number[], seat: number, random: Random): void {
  const { g } = at;
  const ships = closed.map((unit) => forget(at, unit, seat));
  const afloat = ships.filter(({ unit }) => isAfloat(g, unit));
  const secret = secretShips(
    at,
    afloat.map(({ unit }) => unit),
  );
  const refits = afloat.flatMap((ship) => {
    const wild = secret.includes(ship.unit) ? emptyBoxes(at, ship.unit) : [];
    const rows = shuffleBoxes(at, ship, wild, random);
    return secret.includes(ship.unit) ? [{ ...ship, rows }] : [];
  });
  refitFleet(at, refits, random);
  for (const ship of ships) {
    drawMissiles(at, ship, random);
    for (const row of openRows(g, ship.unit)) settle(at, row);
    drawEnergy(at, ship.unit, random);
    if (isCraft(g, ship.unit)) drawRails(at, ship.unit, random);
  }
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
