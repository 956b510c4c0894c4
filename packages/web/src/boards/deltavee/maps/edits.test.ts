import { deltavee, hexOf, type ParsedScenario } from '@admiralty/engine/deltavee';
import { expect, test } from 'vitest';
import { placed } from '../../../maps/paths.ts';
import type { MapRules } from '../../../maps/types.ts';
import { hexOfThing, moved, thingOf, thingsAt, withoutThing, withPlanet, withSheet, withUnit } from './edits.ts';
import { mapRules } from './rules.ts';

function rulesHere(): MapRules {
  const opened = deltavee.open(null, null);
  const rules = opened.ok ? mapRules(opened.module.game.data, opened.module.files) : null;
  if (!rules) throw new Error('no rules');
  return rules;
}
const rules = rulesHere();
function blankHere(): ParsedScenario {
  const found = rules.template('blank');
  if (!found.ok) throw new Error(found.problems[0]?.why);
  return found.record as ParsedScenario;
}
const blank = blankHere();
const at = (name: string) => hexOf(blank.sheets, name)!;

test('every scenario to begin with is sound', () => {
  for (const { id } of rules.templates) {
    const found = rules.template(id);
    expect([id, found.ok && rules.check(found.record).problems]).toEqual([id, []]);
  }
});

test('a ship beside the sheets is refused at its hex, found on the record, and mended by moving it', () => {
  const three = withUnit(blank, 0, 'B0505', 'dagger');
  const [problem] = rules.check(three).problems;
  const { path, why } = placed(three, problem!);
  expect(why).toMatch(/B0505/);
  expect(path.slice(0, 4)).toEqual(['sides', 0, 'units', 1]);
  const thing = thingOf(three, path)!;
  expect(hexOfThing(three, thing)).toBeNull();
  expect(rules.check(moved(three, thing, 'A0505')).problems).toEqual([]);
  expect(rules.check(withSheet(three, { q: 20, r: 0 })).problems).toEqual([]);
});

test('a new ship is like the last one of its side, with an id of its own', () => {
  const { sides } = withUnit(blank, 1, 'A1010', 'sword');
  expect(sides[1].units[1]).toMatchObject({ id: 'P2-B', class: 'dagger', place: { hex: 'A1010', directions: [9] } });
});

test('planets and asteroids stand, are found and go', () => {
  const more = { ...withPlanet(blank, 'A0808'), asteroids: ['A0812'] };
  expect(thingsAt(more, at('A0808'))).toEqual([{ is: 'planet', at: 0 }]);
  expect(thingsAt(more, at('A0812'))).toEqual([{ is: 'asteroid', at: 0 }]);
  expect(rules.check(more).problems).toEqual([]);
  expect(withoutThing(withoutThing(more, { is: 'planet', at: 0 }), { is: 'asteroid', at: 0 })).toEqual(blank);
});

test('a side without ships says so', () => {
  const empty = withoutThing(blank, { is: 'unit', side: 0, at: 0 });
  expect(rules.check(empty).problems.map(({ field }) => field)).toContain('sides[0].units');
});
