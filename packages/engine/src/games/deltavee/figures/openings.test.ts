import { expect, test } from 'vitest';
import { openingsFor } from '#core/figures';
import { podIdsOf } from '../rules/10-set-up/fitting.ts';
import { type Battle, givenScenario } from '../testing/given.ts';
import type { Choices } from '../types.ts';
import type { DeployNext } from './openings-deploy.ts';

type Draft = Choices['deploy']['answer'];

function deploying(scenario: string): Battle {
  const battle = givenScenario(scenario);
  for (;;) {
    const asked = battle.table.pending.find(({ kind }) => kind === 'assignPods');
    if (!asked) return battle;
    const { units } = asked.about as Choices['assignPods']['about'];
    battle.act(asked.by, 'assignPods', { boxes: units.map((unit) => podIdsOf(battle.play(), unit)) });
  }
}

const row = (battle: Battle, hexes: string[], direction: number, velocity: number): Draft => ({
  units: (battle.decision('deploy').about as { units: number[] }).units.map((unit, index) => ({
    unit,
    hex: hexes[index]!,
    direction,
    velocity,
  })),
});
const openings = (battle: Battle, draft: Draft, name: string): DeployNext => {
  const found = openingsFor(battle.play(), battle.decision('deploy'), { draft, unit: battle.unit(name) });
  if (!found.ok) throw new Error(found.refusal.why);
  return found.next as DeployNext;
};

test('DV-S3e a smuggler may stand in its own hex and in the three that the others leave free', () => {
  const battle = deploying('dv-3');
  const found = openings(battle, row(battle, ['A0909', 'A0908', 'A0910', 'A1009'], 3, 2), 'P1-A');
  expect(found.hexes).toEqual(['A0808', 'A0809', 'A0909', 'A1008']);
  expect([found.directions, found.velocities, found.common, found.hexsides]).toEqual([[3], [2], [], []]);
});

test('DV-S5d the convoy turns and hurries together', () => {
  const battle = deploying('dv-5');
  const draft = row(battle, ['A0407', 'A0406', 'A0408', 'A0507', 'A0307'], 4, 2);
  const found = openings(battle, draft, 'P1-C');
  expect(found.common).toEqual(['direction', 'velocity']);
  expect(found.velocities).toEqual([0, 1, 2, 3, 4]);
  expect(found.directions).toHaveLength(12);
  expect(found.hexes).toHaveLength(3); // seven hexes within one of A0407, four taken by others
});

test('DV-S5d whoever is not there to set up has no openings', () => {
  const battle = deploying('dv-5');
  const draft = row(battle, ['A0407', 'A0406', 'A0408', 'A0507', 'A0307'], 4, 2);
  const asked = battle.decision('deploy');
  expect(openingsFor(battle.play(), asked, { draft, unit: battle.unit('P2-A') })).toMatchObject({
    ok: false,
    refusal: { rule: 'DV-S5d' },
  });
  expect(openingsFor(battle.play(), asked, { draft: null, unit: 0 })).toMatchObject({ ok: false });
  for (const unit of [battle.unit('P2-A'), 105]) {
    const strange = { ...draft, units: [{ ...draft.units[0]!, unit }, ...draft.units.slice(1)] };
    expect(openingsFor(battle.play(), asked, { draft: strange, unit: battle.unit('P1-C') })).toMatchObject({
      ok: false,
      refusal: { rule: 'DV-S5d', why: `unit ${unit} is not yours to set up` },
    });
  }
});
