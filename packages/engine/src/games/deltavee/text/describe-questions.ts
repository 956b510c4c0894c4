/** What a decision asks, in a sentence: who, with what, against whom. */
import { listed, questionsBy } from '#core/text';
import type { DvView } from '../secrets/view-types.ts';
import type { Choices } from '../types.ts';
import { partOf, unitName } from './words.ts';

type Questions = { readonly [K in keyof Choices]: (view: DvView, about: Choices[K]['about']) => string };

const questions: Questions = {
  buyFleet: (_view, { budget }) => `Buy a fleet for up to ${budget} points`,
  choosePods: (view, { units }) => `Choose the pods of ${names(view, units)}, ship by ship`,
  assignPods: (view, { units }) => `Put the pods into the boxes of ${names(view, units)}, ship by ship`,
  deploy: (view, { units }) => (units.length > 0 ? `Set up ${names(view, units)}` : 'Set up your units'),
  move: (view, { units }) => `Move one of ${names(view, units)}, or all the rest in order`,
  gravity: (view, { unit, planet }) =>
    `Gravity of ${view.planets[planet]?.name ?? 'the planet'}: turn ${unitName(view, unit)} or fly on`,
  bringIn: (view, { unit }) => `Bring in ${unitName(view, unit)}, or wait`,
  arrive: (view, { unit }) => `Choose the course on which ${unitName(view, unit)} arrives`,
  pickMissile: (view, { missiles }) => `Choose the missile that tries first: ${names(view, missiles)}`,
  pickTarget: (view, { missile, targets }) => `${unitName(view, missile)} strikes first: ${names(view, targets)}`,
  emergencyField: (view, { unit, missile }) =>
    `${unitName(view, missile)} is about to hit ${unitName(view, unit)}: try to raise the field?`,
  choosePart: (view, { target, parts }) =>
    `Choose the part of ${unitName(view, target)} that is hit: ${listed(parts.map((part) => partOf(view, target, part)))}`,
  jam: (view, { ships }) => `Jam with ${names(view, ships)}: points against units`,
  command: () => 'Give an order, or end the Command Phase',
  fire: () => 'Fire, launch, or end the Fire Phase',
};

export const describeQuestion = questionsBy(questions);

function names(view: DvView, units: readonly number[]): string {
  return listed(units.map((unit) => unitName(view, unit)));
}
