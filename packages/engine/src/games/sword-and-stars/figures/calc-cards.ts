/** Calculators of chance: Year Cards, chits, Sector checks, dice tables (6.6, 9.0, 9.3, 11.3, 13.3). */

import { choice, either, integer, listOf, parts } from '#core/calc-forms';
import { calculation, type Given, listIn, numberIn, oneOf, rejectInput, type Worked } from '#core/calc-inputs';
import type { Calculation } from '#core/module';
import { signed } from '#core/text';
import { LEVELS, OPERATIONS, type SwordData } from '../data/types.ts';
import { newLevel } from '../rules/06-seats/governments.ts';
import { listsLevel, readLine } from '../rules/11-operations/cards.ts';
import { yieldOf } from '../rules/13-raid.ts';
import { entryText } from '../text/card-text.ts';
import type { Position } from '../types.ts';
import { chanceText, LEVEL, OPERATION, OPERATION_NAMES, systemForm, systemIn, WAYS } from './calc-inputs.ts';

/** How many of the cards give what: each card may give several things. */
export interface Outcomes {
  cards: number;
  counts: Record<string, number>;
}

/** What the cards left say at this rating, as printed; what comes of it on the map is `forecast`'s. */
export function outcomesOf(
  { data }: Pick<Position, 'data'>,
  operation: number,
  rating: number,
  deck: readonly number[],
): Outcomes {
  const counts: Record<string, number> = {};
  const add = (what: string): void => {
    counts[what] = (counts[what] ?? 0) + 1;
  };
  const own = data.tables.operations[operation]!.isInterstellar ? 'Base' : 'Tech Level';
  for (const card of deck) {
    const { code, target, base } = readLine(data.cards[card]!.lines[operation]!, rating);
    if (code) add(code);
    if (target !== 0) add(`Target ${target > 0 ? '+1' : '−1'}`);
    if (base !== 0) add(`${own} ${base > 0 ? '+1' : '−1'}`);
    if (!code && target === 0 && base === 0) add('nothing');
  }
  return { cards: deck.length, counts };
}

export function outcomeLines({ cards, counts }: Outcomes): string[] {
  const parts = Object.entries(counts).map(([what, count]) => `${what} ${chanceText(count, cards)}`);
  return [`over the ${cards} cards not yet turned: ${parts.join('; ')}`];
}

const DIE = integer(1, 6, { digits: 1 });

export function cardCalculations(data: SwordData): Calculation[] {
  const card = integer(1, data.cards.length);
  const chit = choice(data.chitKinds.map(({ id, name }) => ({ value: id, label: name })));
  const dice = parts({ name: 'first die', form: DIE }, { name: 'second die', form: DIE });
  const diceOrSystem = either({ name: 'dice', form: dice }, { name: 'System', form: systemForm(data) });
  return [
    calculation({
      id: 'results',
      about: 'chance of each result of an Operation over the cards not yet turned',
      rule: 'SS-11.3a',
      example: 'results operation=conquest rating=4 turned=9,10 level=3',
      inputs: [
        { name: 'operation', about: 'the Operation', form: OPERATION },
        { name: 'rating', about: 'final rating', form: integer(-99, 99) },
        { name: 'turned', about: 'cards already turned in this Round', form: listOf(card), default: '' },
        {
          name: 'level',
          about: 'Sector level, for the chance of a Sector check; 0: leave out',
          form: choice(['0', ...LEVELS.map(String)]),
          default: 0,
        },
      ],
      work: (given) => results(data, given),
    }),
    calculation({
      id: 'card',
      about: 'what a Year Card says',
      rule: 'SS-11.3d',
      example: 'card nr=16',
      inputs: [{ name: 'nr', about: 'number of the card', form: card }],
      work: (given) => cardText(data, given),
    }),
    calculation({
      id: 'sector-check',
      about: 'chance of each new level of a Sector check',
      rule: 'SS-6.2b',
      example: 'sector-check level=3',
      inputs: [{ name: 'level', about: 'level now', form: LEVEL }],
      work: (given) => sectorCheck(data, given),
    }),
    calculation({
      id: 'exploitation',
      about: 'Resource Points of a Raid or an Exploitation by die',
      rule: 'SS-13.2',
      example: 'exploitation system=yavay',
      inputs: [
        { name: 'system', about: 'the System raided or exploited', form: systemForm(data) },
        {
          name: 'partials',
          about: 'partial conquests on it, which cut an Exploitation',
          form: integer(0, 9),
          default: 0,
        },
      ],
      work: (given) => exploitation(data, given),
    }),
    calculation({
      id: 'chits',
      about: 'chance of drawing each chit, with what has left the cup',
      rule: 'SS-9.0a',
      example: 'chits out=revolt,treaty-signed,treaty-signed',
      inputs: [{ name: 'out', about: 'chits that are not in the cup', form: listOf(chit), default: '' }],
      work: (given) => chits(data, given),
    }),
    calculation({
      id: 'system-table',
      about: 'the System that two dice name, or all dice that name a System',
      rule: 'SS-9.3',
      example: 'system-table dice=34',
      inputs: [{ name: 'dice', about: 'first and second die, or a System', form: diceOrSystem }],
      work: (given) => systemTable(data, given),
    }),
  ];
}

function results(data: SwordData, given: Given): Worked {
  const operation = OPERATION_NAMES.indexOf(oneOf(given, 'operation', OPERATION_NAMES));
  const rating = numberIn(given, 'rating');
  const turned = listIn(given, 'turned').map(Number);
  const deck = data.cards.filter(({ nr }) => !turned.includes(nr)).map(({ index }) => index);
  if (deck.length === 0) rejectInput('turned', 'no card is left');
  const outcomes = outcomesOf({ data }, operation, rating, deck);
  const tested = numberIn(given, 'level') || null;
  const checks = tested === null ? 0 : deck.filter((index) => listsLevel(data.cards[index]!, tested)).length;
  return {
    value: { ...outcomes, ...(tested === null ? {} : { sectorChecks: checks }) },
    lines: [
      `${OPERATIONS[operation]} at rating ${signed(rating)}`,
      ...Object.entries(outcomes.counts).map(([what, count]) => `  ${what}: ${chanceText(count, outcomes.cards)}`),
      ...(tested === null ? [] : [`Sector check at level ${tested}: ${chanceText(checks, outcomes.cards)}`]),
    ],
  };
}

function cardText(data: SwordData, given: Given): Worked {
  const { nr, sectorChecks, lines } = data.cards[numberIn(given, 'nr') - 1]!;
  const entries = Object.fromEntries(
    OPERATION_NAMES.map((id, index) => [id, entryText(lines[index]!, !data.tables.operations[index]!.isInterstellar)]),
  );
  return {
    value: { nr, sectorChecks, ...entries, printed: lines.slice(0, OPERATION_NAMES.length) },
    lines: [
      `card ${nr}, Sector checks ${sectorChecks.join(', ') || 'none'}`,
      ...Object.entries(entries).map(([id, text]) => `  ${id}: ${text}`),
    ],
  };
}

function sectorCheck(data: SwordData, given: Given): Worked {
  const from = numberIn(given, 'level');
  const ways = Object.fromEntries(LEVELS.map((one) => [String(one), 0]));
  for (let dice = 2; dice <= 12; dice++) ways[String(newLevel({ data } as Position, from, dice))]! += WAYS[dice]!;
  return {
    value: { from, in36: ways },
    lines: [
      `Sector check at level ${from}, two dice`,
      ...Object.entries(ways)
        .filter(([, count]) => count > 0)
        .map(([to, count]) => `  ${to === String(from) ? `stays ${to}` : `becomes ${to}`}: ${chanceText(count, 36)}`),
    ],
  };
}

function exploitation(data: SwordData, given: Given): Worked {
  const system = systemIn(data, given, 'system');
  const cut = numberIn(given, 'partials');
  const points = [1, 2, 3, 4, 5, 6].map((die) => Math.max(0, yieldOf({ data } as Position, system, die) - cut));
  const average = Math.round((100 * points.reduce((sum, one) => sum + one, 0)) / 6) / 100;
  const { name, resourceValue } = data.systems[system]!;
  return {
    value: { byDie: points, average },
    lines: [
      `${name}, Resource Value ${signed(resourceValue)}${cut > 0 ? `, ${cut} cut by partial conquests` : ''}`,
      ...points.map((got, die) => `  die ${die + 1}: ${got}`),
      `${average} on average`,
    ],
  };
}

function chits(data: SwordData, given: Given): Worked {
  const left = data.chitKinds.map(({ count }) => count);
  const known: string[] = data.chitKinds.map(({ id }) => id);
  for (const id of listIn(given, 'out')) {
    const kind = known.indexOf(id);
    if (kind < 0) rejectInput('out', `unknown ${id}; known: ${known.join(', ')}`);
    if (left[kind] === 0) rejectInput('out', `there are no more ${id}`);
    left[kind]!--;
  }
  const all = left.reduce((sum, count) => sum + count, 0);
  if (all === 0) rejectInput('out', 'the cup is empty');
  const random = left.reduce((sum, count, kind) => sum + (data.chitKinds[kind]!.isHolding ? 0 : count), 0);
  return {
    value: {
      cup: all,
      random,
      holding: all - random,
      byKind: Object.fromEntries(known.map((id, kind) => [id, left[kind]])),
    },
    lines: [
      `${all} chits in the cup: Random Events ${chanceText(random, all)}; Holding chits ${chanceText(all - random, all)}`,
      ...data.chitKinds.flatMap(({ name }, kind) =>
        left[kind]! > 0 ? [`  ${name}: ${chanceText(left[kind]!, all)}`] : [],
      ),
    ],
  };
}

function systemTable(data: SwordData, given: Given): Worked {
  const text = given['dice']!;
  const { systemAssignment } = data.tables;
  if (/^[1-6]{2}$/.test(text)) {
    const { name, id } = data.systems[systemAssignment[Number(text[0]) - 1]![Number(text[1]) - 1]!]!;
    return { value: { system: id }, lines: [`${text[0]} then ${text[1]}: ${name}`] };
  }
  const system = systemIn(data, given, 'dice');
  const dice = systemAssignment.flatMap((row, first) =>
    row.flatMap((one, second) => (one === system ? [`${first + 1}${second + 1}`] : [])),
  );
  const { name } = data.systems[system]!;
  return {
    value: { dice },
    lines: [`${name}: ${dice.length > 0 ? dice.join(', ') : 'no dice'}, ${chanceText(dice.length, 36)}`],
  };
}
