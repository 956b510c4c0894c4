import { expect, test } from 'vitest';
import { type NamesOfField, numbersForNames } from '#core/answer-names';
import { viewOf } from '../secrets/view.ts';
import { admiral, fleet, type Given, given, place, squadron, standardGame, troop } from '../testing/given.ts';
import { careUntil, seeded } from '../testing/given-set-up.ts';
import type { Choices } from '../types.ts';
import { answerNames } from './answer-names.ts';
import { showTopic } from './show.ts';

const spec: Given = {
  turn: 3,
  phase: 'plotting',
  fleets: { '43F': { at: '2314', squadrons: ['I-BR-190'], commander: 'I-ADM-12', orders: ['R2314'] } },
  squadrons: { 'Z-BR-1': { at: '2213' } },
  troops: { 'Z-A1': { at: '2213' } },
};
const shown = (topic: string): string => {
  const { g, at } = given(spec);
  return showTopic({ data: at.data, view: viewOf(at.data, g, 0) }, topic);
};

/** an example with its names read */
function numbersIn(kind: keyof Choices, form: string): unknown {
  const namesOf: NamesOfField = (field, within) => answerNames(standardGame.data, kind, field, within);
  const read = numbersForNames(standardGame, kind, true, JSON.parse(form), namesOf);
  if (!read.ok) throw new Error(read.refusal.why);
  return read.payload;
}
const example = <K extends keyof Choices>(kind: K): Choices[K]['answer'] => {
  const lines = shown('orders').split('\n');
  const at = lines.findIndex((line) => line.startsWith(`${kind}: `));
  return numbersIn(kind, lines[at + 1]!.trim()) as Choices[K]['answer'];
};

test('the examples of the set-up and of the warrant are legal where they are asked', () => {
  const play = seeded({ seed: 'examples', options: { surpriseAttack: true }, only: ['setUp', 'firstPlots'] });
  for (const kind of ['secretBase', 'placeGuerrillas', 'deploy'] as const) {
    careUntil(play, kind);
    const { id, by } = play.table.pending[0]!;
    expect(play.check({ decision: id, by, kind, with: example(kind) })).toBeNull();
  }
  const { surprise } = standardGame.data.orderOfBattle;
  const [start] = example('surprise').fleets;
  expect(surprise.map(({ hex }) => hex)).toContain(start!.hex);
  expect(standardGame.data.fleets[start!.fleet]!.navy).toBe(1);
  expect(standardGame.data.admirals[example('takeWarrant').admiral]!.navy).toBe(0);
});

test('every question has a form, and every form is one that its question reads', () => {
  const lines = shown('orders').split('\n');
  const known = lines.flatMap((line, n) => {
    const kind = /^(\w+): /.exec(line)?.[1] as keyof Choices | undefined;
    if (!kind || !(kind in standardGame.choices)) return [];
    for (const form of lines[n + 1]!.trim().split(' or '))
      expect(standardGame.choices[kind].shape.safeParse(numbersIn(kind, form)).success, form).toBe(true);
    return [kind];
  });
  expect(known.toSorted()).toEqual(Object.keys(standardGame.choices).toSorted());
});

test('numbers of what is seen, by place', () => {
  const ruie = `Ruie 2213 is place ${place('2213')}: squadrons Z-BR-1 ${squadron('Z-BR-1')}, troops Z-A1 ${troop('Z-A1')}`;
  expect(shown('numbers 2213')).toBe(ruie);
  expect(shown('numbers')).toContain(ruie);
  const regina = shown('numbers 2314').replace(/\s+/g, ' ');
  expect(regina).toContain(`fleets 43F ${fleet('I-F-43rd')}, squadrons I-BR-190 ${squadron('I-BR-190')}`);
  expect(regina).toMatch(new RegExp(`admirals \\S.* ${admiral('I-ADM-12')}$`));
  expect(shown('numbers 2214')).toContain('nothing');
});

test('a plot sheet in lines needs no lists that are empty', () => {
  const table = given(spec);
  const { shape } = standardGame.choices.plots;
  const answer = shape.parse({ lines: ['4 43F: R2314'] });
  expect(answer).toEqual({ lines: ['4 43F: R2314'], abort: [], insert: [] });
  expect(table.decision('plots', 0).kind).toBe('plots');
});
