/** Contacts whose logs are open: which counter is which remains unknown. And the names that missiles bear. */
import type { Random } from '../../core/random.ts';
import { MIMS, UNGUIDED } from './data/types.ts';
import type { Reading } from './game-types.ts';
import { mayBe, setType } from './resample-missiles.ts';
import { numberedName } from './s10-logs.ts';
import { type DeltaVeeState, MISSILE } from './state.ts';

/** Option openLogs: two contacts of one pod change places. */
export function exchangeContacts(at: Reading, ship: number, random: Random): void {
  const { units } = at.g;
  const isUnknown = (unit: number): boolean =>
    units.kind[unit] === MISSILE &&
    units.ship[unit] === ship &&
    !units.revealed[unit] &&
    units.type[unit] !== UNGUIDED &&
    !(units.type[unit] === MIMS && units.payload[unit] === 0);
  const contacts = units.kind.flatMap((_, unit) => (isUnknown(unit) ? [unit] : []));
  for (const one of contacts) {
    const other = contacts[random.below(contacts.length)]!;
    const [a, b] = [units.type[one]!, units.type[other]!];
    if (units.pod[one] !== units.pod[other] || !mayBe(at, one, b) || !mayBe(at, other, a)) continue;
    setType(at, one, b);
    setType(at, other, a);
  }
}

const NUMBERED = /-[UGIMH]\d+$/;

/** R53: the missiles of a ship are numbered by type in the order of their launch. */
export function renumber(g: DeltaVeeState, ship: number): void {
  const { kind, ship: ships, type } = g.units;
  const counts = [0, 0, 0, 0, 0];
  for (let unit = 0; unit < kind.length; unit++) {
    if (kind[unit] !== MISSILE || ships[unit] !== ship) continue;
    counts[type[unit]!]! += 1;
    if (NUMBERED.test(g.names[unit]!)) g.names[unit] = numberedName(g, ship, type[unit]!, counts[type[unit]!]!);
  }
}
