/**
 * A battle alike in all that one seat knows, with the rest redrawn: which pod is in which box, what secretly fitted
 * ships carry, energy, the types and pods of launched missiles, prepared counters, which field is up, hexsides of
 * installations, Sambu's ship. What an enemy has done in secret in a phase is taken as not done.
 * Public hits and states stay with their box; whether a contact is craft or missile stays, since its appearance told it.
 */
import type { Random } from '#core/random';
import { pickFrom } from '#core/random';
import { enemyOf, isCraft, isInstallation, isMissile } from '../rules/04-spaceships.ts';
import { forPods } from '../rules/05-pods.ts';
import { exchange, someExchange } from '../rules/10-set-up/homing.ts';
import { exchangeFleet } from '../rules/10-set-up/shop.ts';
import { ABSENT, cloneState, type DeltaVeeState } from '../state.ts';
import type { DeltaVeeRules, Position } from '../types.ts';
import { copyOf, possibleHexsides, shipsOfSambu } from './knowledge.ts';
import { shuffleBoxes } from './resample-boxes.ts';
import { contactsOf, renumber } from './resample-contacts.ts';
import { drawEnergy } from './resample-energy.ts';
import { emptyBoxes, type Refit, refitFleet, secretShips } from './resample-fleet.ts';
import { drawRails, exchangeContacts } from './resample-flights.ts';
import { type Forgotten, forget } from './resample-forget.ts';
import { drawReleases, keepToCopy, pourBack, scatterMissiles } from './resample-launches.ts';
import { drawControl, drawFields, forgetPhase } from './resample-phase.ts';
import { settle } from './resample-pods.ts';
import { drawPrepared } from './resample-prepared.ts';
import { moveStorage } from './resample-storage.ts';
import { isLogOpen, isMine } from './view.ts';

export function resample(data: DeltaVeeRules, table: DeltaVeeState, seat: number, random: Random): DeltaVeeState {
  for (let tries = 0; ; tries++) {
    const drawn = imagine(data, table, seat, tries >= TRIES, random);
    if (drawn) return drawn;
    if (tries >= TRIES) throw new Error('no arrangement of the pods fits');
  }
}

/** How often other pods and missiles are drawn before something that explains less has to do. */
const TRIES = 12;

/** Null: what was drawn does not fit together. */
function imagine(
  data: DeltaVeeRules,
  table: DeltaVeeState,
  seat: number,
  isLast: boolean,
  random: Random,
): DeltaVeeState | null {
  const at: Position = { g: cloneState(table), data };
  const { g } = at;
  if (g.phase < 0) exchangeFleet(at, enemyOf(seat), random); // DV-S10a
  const isHidden = (unit: number): boolean => g.units.status[unit] !== ABSENT && !isMine(g, seat, unit);
  const hidden = g.names.flatMap((_, unit) => (isHidden(unit) && !isMissile(g, unit) ? [unit] : []));
  const closed = hidden.filter((unit) => !isLogOpen(g, seat, unit));
  if (!redraw(at, closed, seat, isLast, random)) return null;
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
function redraw(at: Position, closed: readonly number[], seat: number, isLast: boolean, random: Random): boolean {
  const { g } = at;
  const launches = drawReleases(at, contactsOf(at, new Set(closed), seat), random);
  for (const { unit } of launches.contacts) g.units.pod[unit] = -1;
  for (const unit of launches.released.keys()) g.units.pod[unit] = -1;
  forgetPhase(at, closed);
  const ships = forget(at, closed);
  const secret = secretShips(at, closed);
  for (const unit of closed) moveStorage(at, unit, random);
  const refits: Refit[] = [];
  for (const ship of ships) {
    const isSecret = secret.includes(ship.unit);
    const rows = shuffleBoxes(at, ship, isSecret ? emptyBoxes(at, ship.unit) : [], random);
    if (!rows) return false;
    if (isSecret) refits.push({ ...ship, rows });
  }
  refitFleet(at, refits, launches.contacts, random);
  if (!scatterMissiles(at, ships, launches, isLast, random)) return false;
  for (const ship of ships) drawContents(at, ship, random);
  return true;
}

/** What is left in its pods, what lies prepared, which fields are up, how much energy there is. */
function drawContents(at: Position, { unit, prepared }: Forgotten, random: Random): void {
  pourBack(at, unit);
  forPods(at, unit, (row) => settle(at, unit, row));
  keepToCopy(at, unit);
  if (!copyOf(at.g, unit) && at.g.options['homingMissiles'] === true)
    for (const one of someExchange(at, unit, random)) exchange(at, one); // DV-FSB-H5
  drawPrepared(at, unit, prepared, random);
  drawFields(at, unit, random);
  drawEnergy(at, unit, random);
  if (isCraft(at.g, unit)) drawRails(at, unit, random);
}

/** DV-FSB-S1d: on any ship that he can have reached unseen */
function drawSambu(at: Position, seat: number, random: Random): void {
  const { g } = at;
  if (g.sambu < 0 || isMine(g, seat, g.sambu)) return;
  g.sambu = pickFrom(shipsOfSambu(g), random);
}
