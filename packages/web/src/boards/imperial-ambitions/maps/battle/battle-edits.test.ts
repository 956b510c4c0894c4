import { type BattleRecord, imperialAmbitions } from '@admiralty/engine/imperial-ambitions';
import { expect, test } from 'vitest';
import { mapRules, type WarStock } from '../rules.ts';
import { unitAt, withoutUnit, withPlanet, withPlanetAt, withSetup, withUnit } from './battle-edits.ts';
import { blankBattle } from './blank-battle.ts';

const opened = imperialAmbitions.open(null, null);
const rules = opened.ok ? mapRules(opened.module.game.data, opened.module.files) : null;
if (!rules) throw new Error('no rules');
const stock = rules.stock as WarStock;
const whys = (record: BattleRecord): string[] =>
  rules.check(record).problems.map(({ field, why }) => `${field}: ${why}`);

test('the battle to begin with is sound, and both sides are worth the same', () => {
  expect(whys(blankBattle())).toEqual([]);
  expect(rules.check(blankBattle()).figures).toEqual([{ label: 'Value points', values: [160, 160], limit: null }]);
});

test('IA-set-6 a planet beside the star is refused at its place and mended by moving it', () => {
  const near = withPlanet(blankBattle(), 'habitable', [stock.star[0], stock.star[1] - 1], stock);
  expect(near.site).toEqual({ type: 'system', planets: [{ type: 'habitable', hex: '0707' }] });
  expect(whys(near)).toEqual(['site.planets[0]: a planet is 2 or more from the star']);
  const moved = withPlanet(near, 'habitable', [stock.star[0], stock.star[1] - 4], stock);
  expect(whys(moved)).toEqual([]);
  expect(withPlanet(moved, 'rocky', [1, 1], stock)).toBe(moved); // only on the centre sheet
  expect(withPlanetAt(moved, 'habitable', undefined).site.planets).toEqual([]);
});

test('a battle set up by hand has its units on hexes', () => {
  const preset = withSetup(blankBattle(), 'preset');
  expect(whys(preset)).toEqual([]);
  const more = withUnit(preset, 1, [22, 18]);
  expect(unitAt(more, [22, 18])).toMatchObject({ side: 1, at: 1, unit: { type: 'DD', facing: 3 } });
  expect(whys(more)).toEqual([]);
  expect(withoutUnit(more, 1, 1)).toEqual(preset);
  expect(withSetup(more, 'standard').sides.map(({ placements }) => placements)).toEqual([undefined, undefined]);
});
