/** The figures of an answer in a few words. */
import { trans } from './calc-charts.ts';
import type { DvFigures } from './figures.ts';

type Words = { [K in keyof DvFigures]: (figures: DvFigures[K]) => string };

const WORDS: Words = {
  fire: fireWords,
  pickTarget: ({ chance, automatic, relativeVelocity }) =>
    `${automatic ? 'automatic' : `${chance * 10} %`}: relative velocity ${relativeVelocity}`,
  choosePart: ({ before, after }) => `${before === 'ok' ? 'sound' : before} → ${after}`,
  emergencyField: ({ chance }) => `${chance * 10} % to raise it in time`,
  buyFleet: ({ cost, budget, craft }) =>
    `${craft.length > 0 ? `with ${craft.join(', ')}; ` : ''}${trans(cost)} of ${trans(budget)}`,
};

export function hintFor(kind: string, figures: unknown): string | null {
  if (figures === null || !Object.hasOwn(WORDS, kind)) return null;
  return (WORDS[kind as keyof DvFigures] as (figures: unknown) => string)(figures);
}

/** R24 warns of a shot that cannot hit. */
function fireWords({ chance, ifUnjammed, range, relativeVelocity, program, energy }: DvFigures['fire']): string {
  const warning = chance === 0 && ifUnjammed === null ? ', it cannot hit' : '';
  const ifNot = ifUnjammed === null ? '' : ` (${ifUnjammed * 10} % if its electronics warfare pod is damaged)`;
  const price = energy > 0 ? `; costs ${energy}` : '';
  return `${chance * 10} %${warning}${ifNot}: range ${range}, relative velocity ${relativeVelocity}, program ${program}${price}`;
}
