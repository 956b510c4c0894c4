/**
 * A battle alike in all that one seat knows, with the rest redrawn: which pod is in which box, what secretly fitted
 * ships carry, energy, the types and pods of launched missiles, prepared counters, which field is up, hexsides of
 * installations, Sambu's ship. What an enemy has done in secret in a phase is taken as not done.
 * Public hits and states stay with their box; whether a contact is craft or missile stays, since its appearance told it.
 */
import type { Random } from '#core/random';
import { pickFrom } from '#core/random';
import { launchedFrom } from '../positions/audit-pods.ts';
import { enemyOf, isCraft, isInstallation, isMissile } from '../rules/04-spaceships.ts';
import { exchangeFleet } from '../rules/10-set-up/shop.ts';
import { ABSENT, cloneState, type DeltaVeeState, DORMANT, IN_PLAY, INSIDE, WAITING } from '../state.ts';
import type { DeltaVeeRules, Position } from '../types.ts';
import { possibleHexsides, shipsOfSambu } from './knowledge.ts';
import { shuffleBoxes } from './resample-boxes.ts';
import { renumber } from './resample-contacts.ts';
import { drawEnergy } from './resample-energy.ts';
import { emptyBoxes, type Refit, refitFleet, secretShips } from './resample-fleet.ts';
import { forget } from './resample-forget.ts';
import { drawRails, exchangeContacts, scatterMissiles } from './resample-launches.ts';
import { drawControl, drawFields, forgetPhase } from './resample-phase.ts';
import { openRows, settle } from './resample-pods.ts';
import { drawPrepared } from './resample-prepared.ts';
import { moveStorage } from './resample-storage.ts';
import { isLogOpen, isMine } from './view.ts';

export function resample(data: DeltaVeeRules, table: DeltaVeeState, seat: number, random: Random): DeltaVeeState {
  for (let tries = 0; tries <= TRIES; tries++) {
    const drawn = imagine(data, table, seat, tries < TRIES ? 'any' : 'true', random);
    if (drawn) return drawn;
  }
  throw new Error('no arrangement of the pods fits, not even the true one');
}

/** How often other missiles are drawn before what lies prepared is left to the pods that it truly came from. */
const TRIES = 8;

/** `boxes`: see `scatterMissiles`; null: what was drawn goes into no boxes. */
function imagine(
  data: DeltaVeeRules,
  table: DeltaVeeState,
  seat: number,
  boxes: 'any' | 'true',
  random: Random,
): DeltaVeeState | null {
  const at: Position = { g: cloneState(table), data };
  const { g } = at;
  if (g.phase < 0) exchangeFleet(at, enemyOf(seat), random); // DV-S10a
  const isHidden = (unit: number): boolean => g.units.status[unit] !== ABSENT && !isMine(g, seat, unit);
  const hidden = g.names.flatMap((_, unit) => (isHidden(unit) && !isMissile(g, unit) ? [unit] : []));
  const closed = hidden.filter((unit) => !isLogOpen(g, seat, unit));
  if (!redraw(at, closed, seat, boxes, random)) return null;
  for (const unit of hidden) {
    if (!closed.includes(unit)) exchangeContacts(at, unit, random);
    if (isInstallation(g, unit)) g.units.direction[unit] = pickFrom(possibleHexsides(g, unit), random); // DV-FSB-PI6
    renumber(g, unit);
  }
  for (let unit = 0; unit < g.names.length; unit++) if (isMissile(g, unit) && isHidden(unit)) drawControl(g, unit);
  drawSambu(at, seat, random);
  return g;
}

/** Enemy units with closed logs: all is forgotten first and drawn afterwards, so that no draw can see the truth. */
function redraw(at: Position, closed: readonly number[], seat: number, boxes: 'any' | 'true', random: Random): boolean {
  const { g } = at;
  forgetPhase(at, closed);
  const ships = forget(at, closed, seat);
  scatterMissiles(at, ships, boxes, random);
  const afloat = ships.filter(({ unit }) => isAfloat(g, unit));
  const secret = secretShips(
    at,
    afloat.map(({ unit }) => unit),
  );
  for (const { unit } of afloat) moveStorage(at, unit, random);
  const launched = launchedFrom(at);
  const refits: Refit[] = [];
  for (const ship of afloat) {
    const isSecret = secret.includes(ship.unit);
    const rows = shuffleBoxes(at, ship, isSecret ? emptyBoxes(at, ship.unit) : [], launched, random);
    if (!rows) return false;
    if (isSecret) refits.push({ ...ship, rows });
  }
  refitFleet(at, refits, random);
  for (const { unit, prepared } of ships) {
    for (const row of openRows(g, unit)) settle(at, row);
    drawPrepared(at, unit, prepared, random);
    drawFields(at, unit, random);
    drawEnergy(at, unit, random);
    if (isCraft(g, unit)) drawRails(at, unit, random);
  }
  return true;
}

/** Its pods can still be anything: a unit that is gone has none left to wonder about. */
function isAfloat({ units }: DeltaVeeState, unit: number): boolean {
  const status = units.status[unit]!;
  return status === IN_PLAY || status === DORMANT || status === WAITING || status === INSIDE;
}

/** DV-FSB-S1d: on any ship that he can have reached unseen */
function drawSambu(at: Position, seat: number, random: Random): void {
  const { g } = at;
  if (g.sambu < 0 || isMine(g, seat, g.sambu)) return;
  g.sambu = pickFrom(shipsOfSambu(g), random);
}
