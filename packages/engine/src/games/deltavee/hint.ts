/** Odds and prices before committing, worked from what the seat knows. */
import { trans } from './calc-charts.ts';
import type { Choices, Reading, Shot } from './game-types.ts';
import { isInstallation } from './s04-spaceships.ts';
import { aimAt, hitChance } from './s08-fire.ts';
import { fleetCost } from './s10-purchase.ts';
import { isSecretlyFitted } from './view.ts';

type BuyFleet = Choices['buyFleet'];

/** A few words on what an answer would mean, or null. */
export function hintFor(at: Reading, kind: string, about: unknown, answer: unknown): string | null {
  if (kind === 'fire') return fireHint(at, answer as Shot);
  if (kind === 'emergencyField') return fieldHint(at, about as Choices['emergencyField']['about']);
  if (kind === 'buyFleet') return priceHint(at, about as BuyFleet['about'], answer as BuyFleet['answer']);
  return null;
}

/** Nothing where secrets would shape the figure: a hidden hexside (R69), pods nobody has seen. */
function fireHint(at: Reading, shot: Shot): string | null {
  if (shot.do !== 'fire' || isInstallation(at.g, shot.target) || isSecretlyFitted(at, shot.target)) return null;
  const { range, relativeVelocity, program, value } = aimAt(at, shot.unit, shot.source, shot.target);
  const chance = hitChance(at.data, shot.type, value);
  const { energy } = at.data.tables.fireTypes[shot.type]!;
  return `${chance * 10} %: range ${range}, relative velocity ${relativeVelocity}, program ${program}${energy > 0 ? `; costs ${energy}` : ''}`;
}

function fieldHint({ g, data }: Reading, { unit }: Choices['emergencyField']['about']): string {
  return `${data.tables.fieldProtection[g.units.fieldClass[unit]!]!.emergency * 10} % to raise it in time`;
}

function priceHint(at: Reading, { budget }: BuyFleet['about'], { ships }: BuyFleet['answer']): string {
  const craft = ships.flatMap((ship) => ship.craft.filter((one) => one !== null));
  const load = craft.length > 0 ? `with ${craft.join(', ')}; ` : '';
  return `${load}${trans(fleetCost(at, ships))} of ${trans(budget)}`;
}
