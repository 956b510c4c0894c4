/** Bombing, surface combat, percentage losses, garrisons. */

import { choice, either, integer, listOf } from '#core/calc-forms';
import { calculation, type Given, has, numberIn, oneOf, rejectInput, type Worked } from '#core/calc-inputs';
import type { Calculation } from '#core/module';
import { modifier } from '#core/text';
import { enemyOf } from '../board/sides.ts';
import { printFactor } from '../data/factor.ts';
import { attacksOf, oddsColumn, resultOf, strengthAfter, surfaceLossOf } from '../data/lookup.ts';
import { ATMOSPHERES, type FifthFrontierWarData, SIDES } from '../data/types.ts';
import { attackOn, halvesOf, type SurfaceAttack, spreadOf, WAYS } from '../rules/04-combat/fire.ts';
import { DEFENSE } from '../state.ts';
import { FACTOR, factorIn, PERCENT, worldForm, worldIn } from './calc-inputs.ts';
import { landed, type NamedTroop, tableOf, troopForm, troopsIn } from './calc-table.ts';
import { type Chance, cappedAt, chanceLines, chancesOf, meanOf } from './odds.ts';

const DICE = [1, 2, 3, 4, 5, 6] as const;

export function groundCalculations(data: FifthFrontierWarData): Calculation[] {
  const groundUnit = either(
    { name: 'troop unit', form: troopForm(data) },
    { name: 'defense unit', form: choice(['defense']) },
  );
  return [
    calculation({
      id: 'bombing',
      about: 'loss of a surface unit to so many bombardment points',
      rule: 'FFW-4.8e',
      example: 'bombing points=60 tech=11',
      inputs: [
        { name: 'points', about: 'bombardment points on the unit', form: integer(1, 9999) },
        { name: 'tech', about: 'tech level of the target', form: integer(0, 15) },
        { name: 'loss', about: 'per cent that it has lost already', form: PERCENT, default: 0 },
      ],
      work: (given) => bombing(data, given),
    }),
    calculation({
      id: 'surface',
      about: 'one attack in surface combat between named units on a world',
      rule: 'FFW-4.10e',
      example: 'surface world=2213 by=Z-K1,Z-D1/30 at=I-MAR-1',
      inputs: [
        { name: 'world', about: 'the world', form: worldForm(data) },
        { name: 'by', about: 'who fires with everything', form: listOf(groundUnit) },
        { name: 'at', about: 'the target', form: groundUnit },
        { name: 'defense-loss', about: 'per cent that the defense unit has lost', form: PERCENT, default: 0 },
      ],
      work: (given) => surface(data, given),
    }),
    calculation({
      id: 'odds',
      about: 'surface combat by figures: odds, shift, dice',
      rule: 'FFW-4.10e',
      example: 'odds attack=20 defense=1C shift=4 atmosphere=vacuum',
      inputs: [
        { name: 'attack', about: 'firing factors, doubled or halved already', form: FACTOR },
        { name: 'defense', about: 'factors of the target, doubled already; 0: the best column', form: FACTOR },
        { name: 'shift', about: 'lowest firing tech minus that of the target', form: integer(-15, 15), default: 0 },
        { name: 'atmosphere', about: 'of the world', form: choice(ATMOSPHERES), default: 'breathable' },
      ],
      work: (given) => odds(data, given),
    }),
    calculation({
      id: 'percentage-loss',
      about: 'strength that is left of a factor after losses in per cent',
      rule: 'FFW-4.3c',
      example: 'percentage-loss factor=5C loss=30',
      inputs: [
        { name: 'factor', about: 'printed factor', form: FACTOR },
        { name: 'loss', about: 'per cent; left out: the whole row', form: integer(0, 100, { step: 10 }), default: '' },
      ],
      work: (given) => percentageLoss(data, given),
    }),
    calculation({
      id: 'garrison',
      about: 'garrison that holds a captured world, and strength of guerrillas there',
      rule: 'FFW-5.2c',
      example: 'garrison world=2314',
      inputs: [
        { name: 'world', about: 'the world', form: worldForm(data) },
        { name: 'troops', about: 'are these enough?', form: listOf(troopForm(data)), default: '' },
      ],
      work: (given) => garrison(data, given),
    }),
  ];
}

function bombing({ tables }: FifthFrontierWarData, given: Given): Worked {
  const points = numberIn(given, 'points');
  const tech = tables.techModifiers[numberIn(given, 'tech')]!;
  const lost = numberIn(given, 'loss');
  const attacks = attacksOf(tables.surfaceBombing, points).map((factors) => ({
    factors,
    percents: DICE.map((die) => resultOf(tables.surfaceBombing, factors, die + tech)),
  }));
  const loss = cappedAt(100 - lost, chancesOf(attacks.map(({ percents }) => percents)));
  return {
    value: { modifier: tech, attacks, loss, mean: meanOf(loss) },
    lines: [
      `tech level: dice ${modifier(tech)}`,
      ...attacks.map(({ factors, percents }) => `${factors} points, die 1 to 6: ${percents.join(' ')} %`),
      `further loss, ${meanOf(loss)} % on average:`,
      ...chanceLines(loss, ' %'),
    ],
  };
}

/** The unit names of an input, with the defense unit among them. */
function unitsIn(
  data: FifthFrontierWarData,
  given: Given,
  name: string,
): { troops: NamedTroop[]; hasDefense: boolean } {
  const items = given[name]!.split(',').map((item) => item.trim());
  const named = items.filter((item) => item !== 'defense').join(',');
  return { troops: troopsIn(data, { [name]: named }, name), hasDefense: items.includes('defense') };
}

function surface(data: FifthFrontierWarData, given: Given): Worked {
  const world = worldIn(data, given, 'world');
  const by = unitsIn(data, given, 'by');
  const at = unitsIn(data, given, 'at');
  const [target] = at.troops;
  if (at.troops.length + Number(at.hasDefense) !== 1) rejectInput('at', 'name one target');
  if (by.hasDefense === at.hasDefense && by.hasDefense) rejectInput('at', 'the defense unit does not fire at itself');
  if ((by.hasDefense || at.hasDefense) && world.defense === 0)
    rejectInput('world', `${world.name} has no defense unit`);
  const side =
    by.troops[0]?.counter.side ?? (target ? enemyOf(target.counter.side) : rejectInput('by', 'name who fires'));
  if (by.troops.some(({ counter }) => counter.side !== side)) rejectInput('by', 'units of one side only');
  if (target?.counter.side === side) rejectInput('at', `${target.counter.id} is of the same side`);
  const holder = SIDES[by.hasDefense ? side : enemyOf(side)]!;
  const table = tableOf(
    data,
    {
      combat: { hex: world.label, stage: 'surface' },
      troops: landed([...by.troops, ...at.troops], world.label),
      worlds: { [world.label]: { control: holder, defenseLoss: numberIn(given, 'defense-loss') } },
    },
    'by',
  );
  const units = [...(by.hasDefense ? [DEFENSE] : []), ...by.troops.map(({ counter }) => counter.index)];
  const aim = target?.counter.index ?? DEFENSE;
  const shots = units.map((unit) => ({ by: unit, at: aim, halves: halvesOf(table, world.hex, unit) }));
  return attackWorked(data, attackOn(table, world.hex, aim, shots));
}

function attackWorked({ tables }: FifthFrontierWarData, attack: SurfaceAttack): Worked {
  const { names } = tables.troopCombat;
  const chances = attack.distribution.map(({ percent, ways }): Chance => ({ result: percent, ways }));
  return {
    value: {
      factors: attack.halves / 2,
      odds: names[attack.odds],
      shift: attack.shift,
      column: names[attack.column],
      modifier: attack.modifier,
      losses: attack.losses,
      of36: attack.distribution,
      mean: meanOf(chances),
    },
    lines: [
      `${attack.halves / 2} factors: ${names[attack.odds]}, tech shift ${modifier(attack.shift)}: ${names[attack.column]}, dice ${modifier(attack.modifier)}`,
      `dice 2 to 12: ${attack.losses.join(' ')} %`,
      `loss, ${meanOf(chances)} % on average:`,
      ...chanceLines(chances, ' %'),
    ],
  };
}

function odds(data: FifthFrontierWarData, given: Given): Worked {
  const { tables } = data;
  const attack = factorIn(given, 'attack');
  const defense = factorIn(given, 'defense');
  const shift = numberIn(given, 'shift');
  const air = tables.atmosphereModifiers[oneOf(given, 'atmosphere', ATMOSPHERES)];
  const last = tables.troopCombat.odds.length - 1;
  const column = defense === 0 ? last : oddsColumn(tables, attack, defense); // R44
  const shifted = Math.max(0, Math.min(last, column + shift));
  const losses = WAYS.map((_, n) => surfaceLossOf(tables, shifted, n + 2 + air));
  return attackWorked(data, {
    halves: 2 * attack,
    odds: column,
    column: shifted,
    shift,
    modifier: air,
    losses,
    distribution: spreadOf(losses),
  });
}

function percentageLoss({ tables }: FifthFrontierWarData, given: Given): Worked {
  const factor = factorIn(given, 'factor');
  const row = Array.from({ length: 11 }, (_, n) => strengthAfter(tables, factor, 10 * n));
  if (!has(given, 'loss'))
    return { value: row, lines: [`${printFactor(factor)} after 0, 10 … 100 %: ${row.map(printFactor).join(' ')}`] };
  const loss = numberIn(given, 'loss');
  const left = row[loss / 10]!;
  return { value: left, lines: [`${printFactor(factor)} less ${loss} % is ${printFactor(left)}`] };
}

function garrison(data: FifthFrontierWarData, given: Given): Worked {
  const { name, label, defense, garrison: needed, guerrilla } = worldIn(data, given, 'world');
  const troops = troopsIn(data, given, 'troops');
  const strength = troops.reduce((sum, { counter, loss }) => {
    const factor = counter.isGuerrilla ? guerrilla : counter.factor;
    return sum + strengthAfter(data.tables, factor, loss);
  }, 0);
  const lines = [
    `${name} ${label}: defense ${printFactor(defense)}, garrison ${printFactor(needed)}; each guerrilla unit has ${printFactor(guerrilla)}`,
  ];
  if (troops.length === 0) return { value: { needed, guerrilla }, lines };
  const isEnough = strength >= needed;
  lines.push(`${printFactor(strength)} ${isEnough ? 'holds' : 'does not hold'} it`);
  return { value: { needed, guerrilla, strength, isEnough }, lines };
}
