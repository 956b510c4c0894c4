/** Missiles whose launcher everybody knows: from the rails of a craft, or by a log that lies open. */
import type { Random } from '#core/random';
import { MISSILE_TYPES, UNGUIDED } from '../data/types.ts';
import { railsOf, withRails } from '../rules/04-spaceships.ts';
import { MISSILE } from '../state.ts';
import type { Position } from '../types.ts';
import { type Contact, isSpent, isTypeKnown, setType, spentBy } from './resample-contacts.ts';
import { assign } from './resample-magazines.ts';

/** R68: what is left on the rails of a craft, and what unknown missiles left them. */
export function drawRails(at: Position, craft: number, random: Random): void {
  const { units } = at.g;
  const contacts = flightsOf(at, craft, (unit) => !isTypeKnown(at.g, unit) && units.pod[unit]! < 0);
  const pool = MISSILE_TYPES.map((_, type) => railsOf(units.rails[craft]!, type));
  for (const { unit } of contacts) pool[units.type[unit]!]! += 1;
  const civ = contacts.length > 0 ? units.civ[contacts[0]!.unit]! : 6;
  const magazine = { ship: craft, row: -1, civ, pod: null, hasExchange: false };
  const found = assign(at, contacts, { magazines: [magazine], stock: [pool] }, () => true, random);
  if (!found) throw new Error('no types fit, not even the true ones');
  contacts.forEach((contact, index) => {
    setType(at, contact, found[index]!.type, civ);
    pool[found[index]!.type]! -= 1;
  });
  units.rails[craft] = pool.reduce((rails, count, type) => withRails(rails, type, count), 0);
}

/** Option openLogs: what has left each pod is known, but not which counter that is. */
export function exchangeContacts(at: Position, ship: number, random: Random): void {
  const { units } = at.g;
  const contacts = flightsOf(
    at,
    ship,
    (unit) => !units.revealed[unit] && units.type[unit] !== UNGUIDED && !isSpent(at, unit),
  );
  const origins = contacts
    .map(({ unit }) => ({ type: units.type[unit]!, row: units.pod[unit]!, civ: units.civ[unit]! }))
    .sort((a, b) => a.row - b.row || a.type - b.type || a.civ - b.civ);
  const magazines = origins.map(({ row, civ }) => ({ ship, row, civ, pod: null, hasExchange: false }));
  const stock = origins.map(({ type }) => MISSILE_TYPES.map((_, one) => (one === type ? 1 : 0)));
  const found = assign(at, contacts, { magazines, stock }, () => true, random);
  if (!found) throw new Error('no types fit, not even the true ones');
  contacts.forEach((contact, index) => {
    const { magazine, type } = found[index]!;
    setType(at, contact, type, magazine.civ);
    units.pod[contact.unit] = magazine.row;
  });
}

function flightsOf(at: Position, ship: number, isOpen: (unit: number) => boolean): Contact[] {
  const { units } = at.g;
  return units.kind.flatMap((kind, unit) => {
    if (kind !== MISSILE || units.ship[unit] !== ship || !isOpen(unit)) return [];
    const isAgile = units.agile[unit] === 1;
    return [{ unit, ships: [ship], type: null, civ: null, spent: spentBy(at, unit), isAgile }];
  });
}
