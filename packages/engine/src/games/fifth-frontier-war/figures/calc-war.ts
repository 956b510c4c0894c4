/** Victory points, armistice, replacements, and the charts themselves. */

import { choice, either, integer, listOf } from '#core/calc-forms';
import type { Given, Worked } from '#core/calc-inputs';
import { calculation, listIn, numberIn, oneOf, readInteger, rejectInput } from '#core/calc-inputs';
import type { Calculation } from '#core/module';
import { isCampaign, worldsInScenario } from '../board/options.ts';
import { receiptOn } from '../data/lookup.ts';
import { type FifthFrontierWarData, type Level, SIDES } from '../data/types.ts';
import { squadronCost, troopCost } from '../rules/06-reinforcements/replacements.ts';
import { armisticeShift, levelName, levelNow, pointsOf } from '../rules/08-victory/victory.ts';
import type { Position } from '../types.ts';
import { PERCENT, placeForm, worldForm, worldOf } from './calc-inputs.ts';
import { tableOf } from './calc-table.ts';

export function warCalculations(data: FifthFrontierWarData): Calculation[] {
  const worlds = listOf(worldForm(data));
  const units = [...data.squadrons, ...data.troops].map(({ id }) => id);
  return [
    calculation({
      id: 'victory-points',
      about: 'points and level with these worlds in other hands than at the start, and with some more',
      rule: 'FFW-8.1a',
      example: 'victory-points zhodani=2314,2213 imperial=1409 zhodani-next=2110 turn=30',
      inputs: [
        { name: 'imperial', about: 'worlds that the Imperial side has taken', form: worlds, default: '' },
        { name: 'zhodani', about: 'worlds that the Zhodani side has taken', form: worlds, default: '' },
        { name: 'imperial-next', about: 'worlds that the Imperial side will take', form: worlds, default: '' },
        { name: 'zhodani-next', about: 'worlds that the Zhodani side will take', form: worlds, default: '' },
        {
          name: 'turn',
          about: 'turn of an armistice that the Zhodani side would declare',
          form: integer(1, 999),
          default: 26,
        },
        {
          name: 'scenario',
          about: 'campaign or a front, with its own worlds and levels',
          form: choice(wars(data)),
          default: 'campaign',
        },
      ],
      work: (given) => victoryPoints(data, given),
    }),
    calculation({
      id: 'replacement-cost',
      about: 'replacement points that a unit costs',
      rule: 'FFW-6.2c',
      example: 'replacement-cost unit=I-BR-190 state=reduced at=3218',
      inputs: [
        { name: 'unit', about: 'a squadron or troop unit', form: choice(units) },
        {
          name: 'state',
          about: 'a squadron is reduced or eliminated, troops have lost per cent or are eliminated',
          form: either(
            { name: 'state', form: choice(['reduced', 'eliminated']) },
            { name: 'per cent lost', form: PERCENT },
          ),
        },
        { name: 'at', about: 'where it stands, if it does', form: placeForm(data), default: '' },
      ],
      work: (given) => replacementCost(data, given),
    }),
    calculation({
      id: 'replacement-points',
      about: 'replacement points that a side receives',
      rule: 'FFW-6.2a',
      example: 'replacement-points side=imperial turn=12',
      inputs: [
        { name: 'side', about: 'the side', form: choice(SIDES) },
        { name: 'turn', about: 'turn, 0 the start', form: integer(0, 999) },
      ],
      work: (given) => replacementPoints(data, given),
    }),
  ];
}

function score(at: Position): { imperial: number; zhodani: number; difference: number; level: Level } {
  const points = pointsOf(at);
  const [imperial, zhodani] = points;
  return { imperial, zhodani, difference: Math.trunc(zhodani - imperial), level: levelNow(at, points) };
}

/** Scenarios that are won by points. */
function wars({ scenarios }: FifthFrontierWarData): string[] {
  return scenarios.flatMap(({ id, kind }) => (kind === 'battle' ? [] : [id]));
}

function victoryPoints(data: FifthFrontierWarData, given: Given): Worked {
  const turn = numberIn(given, 'turn');
  const at = tableOf(data, { scenario: oneOf(given, 'scenario', wars(data)), turn }, 'turn');
  const worlds = worldsInScenario(at);
  const take = (suffix: string): void => {
    SIDES.forEach((side, index) => {
      const input = `${side}${suffix}`;
      for (const name of listIn(given, input)) {
        const world = worldOf(data, name, input);
        if (!worlds.includes(world.index)) rejectInput(input, `${world.name} ${world.label} is not in this scenario`);
        at.g.worlds.control[world.index] = index;
      }
    });
  };
  take('');
  const now = score(at);
  take('-next');
  const projected = score(at);
  const shift = isCampaign(at) ? armisticeShift(at) : 0; // E5
  const text = (one: ReturnType<typeof score>): string =>
    `Imperial ${one.imperial}, Zhodani ${one.zhodani}, difference ${one.difference}: ${levelName(one.level)}`;
  return {
    value: { now, projected, armisticeShift: shift },
    lines: [
      `now: ${text(now)}`,
      `projected: ${text(projected)}`,
      shift === 0
        ? `on turn ${turn} the Zhodani side cannot declare an armistice`
        : `an armistice declared on turn ${turn} shifts the level by ${shift} toward the Imperial side`,
    ],
  };
}

function replacementCost(data: FifthFrontierWarData, given: Given): Worked {
  const id = given['unit']!;
  const [squadron, troop] = [data.squadronById.get(id), data.troopById.get(id)];
  const side = (squadron ?? troop ?? rejectInput('unit', `there is no ${id}`)).side;
  const place = given['at'] === '' ? {} : { at: given['at']! };
  const isGone = given['state'] === 'eliminated';
  const at = squadron
    ? tableOf(
        data,
        {
          squadrons: {
            [id]: isGone ? { eliminated: true } : { ...place, step: oneOf(given, 'state', ['reduced'] as const) },
          },
        },
        'at',
      )
    : tableOf(
        data,
        {
          troops: {
            [id]: isGone
              ? { eliminated: true }
              : { ...place, loss: readInteger(given, 'state', PERCENT.min, PERCENT.max) },
          },
        },
        'at',
      );
  const cost = squadron ? squadronCost(at, side, squadron.index) : troopCost(at, side, troop!.index);
  if (typeof cost !== 'number') return { value: null, lines: [`${cost.why} (${cost.rule})`] };
  return { value: cost, lines: [`${id}: ${cost} ${squadron ? 'squadron' : 'troop'} points`] };
}

function replacementPoints({ tables }: FifthFrontierWarData, given: Given): Worked {
  const side = SIDES.indexOf(oneOf(given, 'side', SIDES));
  const turn = numberIn(given, 'turn');
  const receipt = receiptOn(tables.replacements[side]!, turn);
  return { value: receipt, lines: [`turn ${turn}: ${receipt.squadron} squadron and ${receipt.troop} troop points`] };
}
