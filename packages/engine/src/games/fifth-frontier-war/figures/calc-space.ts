/** Space combat and system defense. */

import { choice, integer, YES_NO } from '#core/calc-forms';
import { calculation, type Given, numberIn, oneOf, readYesNo, rejectInput, type Worked } from '#core/calc-inputs';
import type { Calculation } from '#core/module';
import { capital, modifier } from '#core/text';
import { enemyOf } from '../board/sides.ts';
import { attacksOf } from '../data/lookup.ts';
import { type FifthFrontierWarData, SIDES } from '../data/types.ts';
import { type SpaceRound, spaceRoundOf } from '../rules/04-combat/round.ts';
import { sdbRoundOf } from '../rules/04-combat/sdb-round.ts';
import { hitsByDie, shiftedAttacks } from '../rules/09-optional-rules/quality.ts';
import { PERCENT, worldForm, worldIn } from './calc-inputs.ts';
import { admiralForm, commanding, squadronsForm, squadronsIn, standing, tableOf } from './calc-table.ts';
import { type Chance, cappedAt, chanceLines, chancesOf, meanOf } from './odds.ts';

export function spaceCalculations(data: FifthFrontierWarData): Calculation[] {
  return [
    calculation({
      id: 'space-attack',
      about: 'damage of a total of attack factors in one round of space combat',
      rule: 'FFW-4.4d',
      example: 'space-attack factors=60 modifier=1',
      inputs: [
        { name: 'factors', about: 'total attack factor', form: integer(0, 9999) },
        {
          name: 'modifier',
          about: '1 with the higher tactical factor, −1 with the lower',
          form: integer(-1, 1),
          default: 0,
        },
        { name: 'shift', about: 'columns by squadron quality', form: integer(0, 2), default: 0 },
      ],
      work: (given) => attack(data, given),
    }),
    calculation({
      id: 'space-round',
      about: 'one round of space combat between squadrons, both sides',
      rule: 'FFW-4.4a',
      example: 'space-round imperial=I-BR-190,I-CR-470 zhodani=Z-BR-1/reduced imperial-admiral=I-ADM-4',
      inputs: [
        { name: 'imperial', about: 'Imperial squadrons', form: squadronsForm(data, 0) },
        { name: 'zhodani', about: 'Zhodani, Sword Worlds and Vargr squadrons', form: squadronsForm(data, 1) },
        { name: 'imperial-admiral', about: 'aboard the first Imperial squadron', form: admiralForm(data), default: '' },
        { name: 'zhodani-admiral', about: 'aboard the first Zhodani squadron', form: admiralForm(data), default: '' },
        { name: 'quality', about: 'with squadron quality, an option', form: YES_NO, default: 'no' },
      ],
      work: (given) => round(data, given),
    }),
    calculation({
      id: 'sdb-round',
      about: 'one round between squadrons and the SDBs of a world, both ways',
      rule: 'FFW-4.7d',
      example: 'sdb-round world=2314 squadrons=Z-BR-1,Z-BR-2 sdbs=active',
      inputs: [
        { name: 'world', about: 'the world', form: worldForm(data) },
        { name: 'squadrons', about: 'squadrons of one side', form: squadronsForm(data) },
        { name: 'sdbs', about: 'what the SDBs do', form: choice(['active', 'passive']), default: 'active' },
        { name: 'sdb-loss', about: 'per cent that the SDBs have lost', form: PERCENT, default: 0 },
      ],
      work: (given) => sdbRound(data, given),
    }),
  ];
}

type Dice = readonly { readonly factors: number; readonly hits: readonly number[] }[];

function damageOf(attacks: Dice): Chance[] {
  return chancesOf(attacks.map(({ hits }) => hits));
}

function diceLine({ factors, hits }: Dice[number]): string {
  return `  ${factors} factors, die 1 to 6: ${hits.join(' ')}`;
}

function attack({ tables }: FifthFrontierWarData, given: Given): Worked {
  const factors = numberIn(given, 'factors');
  const die = numberIn(given, 'modifier');
  const shift = numberIn(given, 'shift');
  const table = tables.spaceCombat;
  const attacks = shiftedAttacks(table, attacksOf(table, factors), shift, die).map((one) => ({
    ...one,
    hits: hitsByDie(table, one.column, die),
  }));
  const damage = damageOf(attacks);
  return {
    value: { attacks, damage, mean: meanOf(damage) },
    lines: [
      `${factors} factors make ${attacks.length} attacks, each die ${modifier(die)}`,
      ...attacks.map(diceLine),
      `damage, ${meanOf(damage)} on average:`,
      ...chanceLines(damage),
    ],
  };
}

function round(data: FifthFrontierWarData, given: Given): Worked {
  const sides = SIDES.map((side) => squadronsIn(data, given, side));
  sides.forEach((list, side) => {
    if (list.length === 0) rejectInput(SIDES[side]!, 'name at least one squadron');
  });
  const hex = data.map.labels[data.map.isOnDisplay.indexOf(true)]!; // any: only the squadrons matter
  const at = tableOf(
    data,
    {
      combat: { hex, stage: 'space' },
      options: { squadronQuality: readYesNo(given, 'quality') },
      squadrons: standing(sides.flat(), hex),
      admirals: Object.assign({}, ...SIDES.map((side, n) => commanding(data, given, `${side}-admiral`, sides[n]!))),
    },
    'imperial',
  );
  const rounds = SIDES.map((_, side) => spaceRoundOf(at, side, at.g.combat.hex));
  return {
    value: Object.fromEntries(SIDES.map((side, n) => [side, roundValue(rounds[n]!)])),
    lines: rounds.flatMap((one, side) => roundLines(capital(SIDES[side]!), one)),
  };
}

function roundValue(one: SpaceRound): object {
  const damage = damageOf(one.attacks);
  return {
    factors: one.factors,
    modifier: one.modifier,
    shift: one.shift,
    attacks: one.attacks,
    damage,
    mean: meanOf(damage),
  };
}

function roundLines(side: string, one: SpaceRound): string[] {
  const damage = damageOf(one.attacks);
  const shift = one.shift === 0 ? '' : `, one attack shifted ${modifier(one.shift)}`;
  return [
    `${side}: ${one.factors} factors, dice ${modifier(one.modifier)}${shift}`,
    ...one.attacks.map(diceLine),
    `  damage, ${meanOf(damage)} on average:`,
    ...chanceLines(damage).map((line) => `  ${line}`),
  ];
}

function sdbRound(data: FifthFrontierWarData, given: Given): Worked {
  const world = worldIn(data, given, 'world');
  if (world.sdb === 0) rejectInput('world', `${world.name} has no SDBs`);
  const squadrons = squadronsIn(data, given, 'squadrons');
  const side = squadrons[0]?.counter.side ?? rejectInput('squadrons', 'name at least one squadron');
  if (squadrons.some(({ counter }) => counter.side !== side)) rejectInput('squadrons', 'squadrons of one side only');
  const isPassive = oneOf(given, 'sdbs', ['active', 'passive']) === 'passive';
  const sdbLoss = numberIn(given, 'sdb-loss');
  const at = tableOf(
    data,
    {
      squadrons: standing(squadrons, world.label),
      worlds: { [world.label]: { control: SIDES[enemyOf(side)]!, sdbLoss } },
    },
    'sdb-loss',
  );
  const {
    bombardment,
    modifier: die,
    onSdb,
    strength,
    sdbModifier,
    onSquadrons,
  } = sdbRoundOf(at, world.hex, isPassive);
  const loss = cappedAt(100, chancesOf(onSdb.map(({ percents }) => percents)));
  const damage = damageOf(onSquadrons);
  return {
    value: { bombardment, modifier: die, onSdb, loss, strength, sdbModifier, onSquadrons, damage },
    lines: [
      `squadrons: bombardment ${bombardment}, dice ${modifier(die)}; loss of the SDBs, ${meanOf(loss)} % on average:`,
      ...onSdb.map(({ factors, percents }) => `  ${factors} factors, die 1 to 6: ${percents.join(' ')} %`),
      ...chanceLines(loss, ' %').map((line) => `  ${line}`),
      `SDBs: strength ${strength}, dice ${modifier(sdbModifier)}; damage, ${meanOf(damage)} on average:`,
      ...onSquadrons.map(diceLine),
      ...chanceLines(damage).map((line) => `  ${line}`),
    ],
  };
}
