/** Calculator of 8.7: what the Hit Table names, and how likely each part is. */

import { choice, integer, YES_NO } from '#core/calc-forms';
import { calculation, type Given, has, numberIn, oneOf, readYesNo, rejectInput, type Worked } from '#core/calc-inputs';
import type { Calculation } from '#core/module';
import { BRIDGE, ENGINE, FIELD, POD_BOX, UNGUIDED } from '../data/types.ts';
import { isMissile } from '../rules/04-spaceships.ts';
import { usesExtendedTable } from '../rules/heavy-cruiser/heavy-cruiser.ts';
import type { Cause, DeltaVeeRules, Position } from '../types.ts';
import { cargo, podsOrNumber } from './calc-hits.ts';
import { bareTable, putMissile, putShip } from './calc-table.ts';
import { type HitOutcome, hitOutcomes, MISSILE_LOST, type Struck } from './hit-cells.ts';

const CAUSES = ['fire', 'interception', 'asteroids'] as const satisfies readonly Cause[];

export function hitTableCalculations(data: DeltaVeeRules): Calculation[] {
  const classes = [...data.classes.map(({ id }) => id), 'missile'];
  return [
    calculation({
      id: 'hit-location',
      about: 'the parts that a roll on the Hit Table names, or the chances of all of them',
      rule: 'DV-8.7',
      example: 'hit-location class=flute pods=4',
      inputs: [
        { name: 'class', about: 'class of the target, or missile', form: choice(classes), default: 'sword' },
        podsOrNumber(data),
        { name: 'die', about: 'the die; left out: all of them with their chances', form: integer(1, 10), default: '' },
        { name: 'second', about: 'the second die of the two-die table', form: integer(1, 10), default: '' },
        {
          name: 'table',
          about: 'the extended one takes two dice; some classes always use it',
          form: choice(['standard', 'extended']),
          default: 'standard',
        },
        { name: 'cause', about: 'what hits it', form: choice(CAUSES), default: 'fire' },
        { name: 'revealed', about: 'the target is revealed', form: YES_NO, default: 'yes' },
      ],
      work: (given) => hitLocation(data, given, classes),
    }),
  ];
}

/** Seat of the target. */
const SEAT = 1;

/** One way that a hit can go, in words. */
interface Outcome extends Pick<HitOutcome, 'percent' | 'result'> {
  dice: string;
  parts: string[];
}

function hitLocation(data: DeltaVeeRules, given: Given, classes: readonly string[]): Worked {
  const isExtended = oneOf(given, 'table', ['standard', 'extended']) === 'extended';
  const at = bareTable(data, undefined, { extendedHitTable: isExtended });
  const target = putTarget(data, at, given, classes);
  at.g.units.revealed[target] = readYesNo(given, 'revealed') ? 1 : 0;
  const cause = oneOf(given, 'cause', CAUSES);
  const struck: Struck = { at, target, cause };
  const isTwoDice = !isMissile(at.g, target) && usesExtendedTable(at, target);
  const seconds = has(given, 'second') ? [numberIn(given, 'second')] : undefined;
  const outcomes = hitOutcomes(struck, dieIn(given), isTwoDice ? seconds : undefined).map((one) =>
    inWords(struck, one),
  );
  if (outcomes.length === 0) rejectInput('second', `${given['second']} names no pod of the target: roll it again`);
  return { value: { outcomes, chances: chancesOf(outcomes) }, lines: linesOf(outcomes, isTwoDice) };
}

function dieIn(given: Given): readonly number[] | undefined {
  return has(given, 'die') ? [numberIn(given, 'die')] : undefined;
}

function putTarget(data: DeltaVeeRules, at: Position, given: Given, classes: readonly string[]): number {
  const id = oneOf(given, 'class', classes);
  if (id === 'missile') return putMissile(at, SEAT, UNGUIDED, 6);
  const hull = data.classById.get(id)!;
  return putShip(at, SEAT, hull, cargo(data, given, hull));
}

/** The two second dice of one column. */
function columnText(second: number): string {
  const low = second - ((second + 1) % 2);
  return `${low}-${low + 1}`;
}

function inWords({ at, target }: Struck, { die, second, percent, result, parts }: HitOutcome): Outcome {
  const dice = second === null ? `${die}` : `${die}, ${columnText(second)}`;
  const names = parts.map((part) => (part === MISSILE_LOST ? 'missile destroyed' : partName(at, target, part)));
  return { dice, percent, result, parts: names };
}

function partName({ g, data }: Position, unit: number, part: number): string {
  if (part === BRIDGE) return 'bridge';
  if (part === ENGINE) return 'engine';
  if (part === FIELD) return 'force field';
  const type = data.pods[g.pods.type[g.units.podFrom[unit]! + part - POD_BOX - 1]!];
  return `pod ${part - POD_BOX}${type && !type.passive ? ` (${type.name})` : ''}`;
}

/** Percent of each part: hit for sure, and at the chooser's wish (critical hits apart). */
function chancesOf(outcomes: readonly Outcome[]): Record<string, unknown> {
  const parts: Record<string, { sure: number; choice: number }> = {};
  const total = { critical: 0, none: 0 };
  for (const { result, percent, parts: names } of outcomes) {
    if (result === 'critical' || result === 'none') total[result] += percent;
    else
      for (const name of names) {
        parts[name] ??= { sure: 0, choice: 0 };
        parts[name][result === 'hit' ? 'sure' : 'choice'] += percent;
      }
  }
  const rounded = Object.entries(parts).map(([name, { sure, choice }]) => [
    name,
    { sure: round(sure), choice: round(choice) },
  ]);
  return { critical: round(total.critical), noEffect: round(total.none), parts: Object.fromEntries(rounded) };
}

const round = (percent: number): number => Math.round(percent * 100) / 100;

const RESULTS = {
  critical: 'critical hit, the firing player picks any part of',
  choice: 'the firing player picks',
  hit: 'hit:',
  none: 'no effect',
};

function linesOf(outcomes: readonly Outcome[], isTwoDice: boolean): string[] {
  const lines = outcomes.map(({ dice, percent, result, parts }) => {
    const share = outcomes.length > 1 ? ` (${round(percent)} %)` : '';
    return `${dice}${share}: ${RESULTS[result]} ${parts.join(result === 'choice' ? ' or ' : ', ')}`.trimEnd();
  });
  lines.push(
    isTwoDice
      ? 'two dice; the second is rolled again while the pod does not exist'
      : 'a part that the target does not have is no choice; neither: a glancing blow',
  );
  return lines;
}
