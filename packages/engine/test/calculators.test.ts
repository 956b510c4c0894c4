import { describe, expect, test } from 'vitest';
import { type CalcForm, faultOf, joinItems, joinParts, numberText, partsOf, startOf } from '#core/calc-forms';
import type { Calculation } from '#core/module';
import { type Random, randomFrom } from '#core/random';
import { games, loadGame } from '../src/games/index.ts';

/** A text of the form, as pickers can write it. */
function drawn(form: CalcForm, random: Random): string {
  switch (form.is) {
    case 'number': {
      const { min, max, step = 1 } = form;
      return numberText(form, min + step * random.below(Math.floor((Math.min(max, min + 60) - min) / step) + 1));
    }
    case 'choice':
      return form.options[random.below(form.options.length)]!.value;
    case 'list':
      return joinItems(
        form,
        Array.from({ length: 1 + random.below(3) }, () => drawn(form.of, random)),
      );
    case 'parts':
      return joinParts(
        form,
        form.parts.map(({ form: part }) => drawn(part, random)),
      );
    case 'either':
      return drawn(form.ways[random.below(form.ways.length)]!.form, random);
  }
}

function formsIn(form: CalcForm): CalcForm[] {
  switch (form.is) {
    case 'list':
      return [form, ...formsIn(form.of)];
    case 'parts':
      return [form, ...form.parts.flatMap(({ form: part }) => formsIn(part))];
    case 'either':
      return [form, ...form.ways.flatMap(({ form: way }) => formsIn(way))];
    default:
      return [form];
  }
}

function filled({ inputs }: Calculation, random: Random): Record<string, string> {
  const given = inputs.filter(({ default: usual }) => usual === undefined || random.below(2) === 0);
  return Object.fromEntries(given.map(({ name, form }) => [name, drawn(form, random)]));
}

describe.each(games.map(({ id }) => id))('calculators of %s', async (id) => {
  const opened = await loadGame(id);
  if (!opened.ok) throw new Error(opened.problems.join());
  const all = await opened.module.calculations();

  test('examples, defaults and starts are of the declared forms', () => {
    for (const { id: name, inputs, example } of all)
      for (const { name: input, form, default: usual } of inputs) {
        const [, text = ''] = new RegExp(`(?:^| )${input}=(\\S+)`).exec(example) ?? [];
        for (const one of [text, String(usual ?? '')])
          if (one !== '') expect([name, input, faultOf(form, one)]).toEqual([name, input, null]);
        for (const part of formsIn(form))
          expect([name, input, faultOf(part, startOf(part))]).toEqual([name, input, null]);
      }
  });

  test('whatever pickers write is read as picked, and calculated or refused by the name of an input', () => {
    const random = randomFrom(7);
    for (const calculation of all) {
      const names = calculation.inputs.map(({ name }) => name);
      for (let round = 0; round < 40; round++) {
        const given = filled(calculation, random);
        for (const { name, form } of calculation.inputs)
          if (given[name] !== undefined) {
            expect([calculation.id, given[name], faultOf(form, given[name])]).toEqual([
              calculation.id,
              given[name],
              null,
            ]);
            if (form.is === 'parts') expect(joinParts(form, partsOf(form, given[name])!)).toBe(given[name]);
          }
        const outcome = calculation.run(given);
        if (outcome.ok) expect(outcome.lines.length).toBeGreaterThan(0);
        else expect(names).toContain(outcome.refusal.why.split(':')[0]);
      }
    }
  });
});
