/** Odds and prices before committing, worked from what the seat knows. */
import type { Decision } from '#core/types';
import type { PodType } from '../data/types.ts';
import { isInstallation } from '../rules/04-spaceships.ts';
import { mostOf, programOf } from '../rules/05-pods.ts';
import { hitChance, passingBetween, targetValueOf } from '../rules/08-fire/fire.ts';
import { sideOf } from '../rules/10-set-up/fitting.ts';
import { fleetCost } from '../rules/10-set-up/purchase.ts';
import { isOffered, isSold } from '../rules/10-set-up/shop.ts';
import { isLogOpen, isSecretlyFitted } from '../secrets/view.ts';
import { DAMAGED } from '../state.ts';
import type { Choices, Position, Shot } from '../types.ts';
import { trans } from './calc-charts.ts';

type BuyFleet = Choices['buyFleet'];

/** A few words on what an answer would mean, or null. */
export function hintFor(at: Position, { by, kind, about }: Asked, answer: unknown): string | null {
  if (kind === 'fire') return fireHint(at, by, answer as Shot);
  if (kind === 'emergencyField') return fieldHint(at, about as Choices['emergencyField']['about']);
  if (kind === 'buyFleet') return priceHint(at, about as BuyFleet['about'], answer as BuyFleet['answer']);
  return null;
}
type Asked = Pick<Decision, 'by' | 'kind' | 'about'>;

/** Nothing for a hidden hexside (R69); two figures where a hidden pod may shape them. R24 warns of a shot that cannot hit. */
function fireHint(at: Position, seat: number, shot: Shot): string | null {
  if (shot.do !== 'fire' || isInstallation(at.g, shot.target)) return null;
  const { unit, source, type, target } = shot;
  const { range, relativeVelocity } = passingBetween(at, unit, target);
  const program = programOf(at, unit, source);
  const chanceAt = (jamming: number): number =>
    hitChance(at.data, type, targetValueOf(range, relativeVelocity, program + jamming));
  const { energy } = at.data.tables.fireTypes[type]!;
  const [likely, other] = jammingOf(at, seat, target) as [number, number?];
  const chance = chanceAt(likely);
  const warning = chance === 0 && other === undefined ? ', it cannot hit' : '';
  const ifNot = other === undefined ? '' : ` (${chanceAt(other) * 10} % if its electronics warfare pod is damaged)`;
  const price = energy > 0 ? `; costs ${energy}` : '';
  return `${chance * 10} %${warning}${ifNot}: range ${range}, relative velocity ${relativeVelocity}, program ${program + likely}${price}`;
}

/** DV-FSB-P8: what the target's electronics warfare takes from the program, as far as the firing seat can tell. */
function jammingOf(at: Position, seat: number, target: number): number[] {
  const { g, data } = at;
  if (isLogOpen(g, seat, target)) return [mostOf(at, target, ({ blinds }) => blinds)];
  const copy = g.copies.find(({ unit }) => unit === target);
  const types = copy
    ? copy.pods.flatMap(({ type, state }) => (state < DAMAGED ? [data.pods[type]] : []))
    : isSecretlyFitted(at, target)
      ? data.pods.filter((pod) => mayBeAboard(at, target, pod))
      : Array.from(
          { length: g.units.podCount[target]! },
          (_, box) => data.pods[g.pods.type[g.units.podFrom[target]! + box]!],
        );
  const most = Math.max(0, ...types.map((pod) => pod?.blinds ?? 0));
  return most === 0 ? [0] : [most, 0];
}

/** Could the owner have bought or chosen it? */
function mayBeAboard(at: Position, unit: number, pod: PodType): boolean {
  const { purchase, podChoice } = sideOf(at, unit);
  return isSold(purchase, pod) || isOffered(at, podChoice, pod);
}

function fieldHint({ g, data }: Position, { unit }: Choices['emergencyField']['about']): string {
  return `${data.tables.fieldProtection[g.units.fieldClass[unit]!]!.emergency * 10} % to raise it in time`;
}

function priceHint(at: Position, { budget }: BuyFleet['about'], { ships }: BuyFleet['answer']): string {
  const craft = ships.flatMap((ship) => ship.craft.filter((one) => one !== null));
  const load = craft.length > 0 ? `with ${craft.join(', ')}; ` : '';
  return `${load}${trans(fleetCost(at, ships))} of ${trans(budget)}`;
}
