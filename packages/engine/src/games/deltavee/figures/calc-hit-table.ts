/** Calculator of 8.7: what the Hit Table names, and how likely each part is. */

import {
  calculation,
  type Given,
  has,
  oneOf,
  readInteger,
  readYesNo,
  rejectInput,
  type Worked,
} from '#core/calc-inputs';
import { MissingRoll } from '#core/dice';
import type { Calculation, GameEvent } from '#core/types';
import { BRIDGE, CRITICAL, ENGINE, FIELD, POD_BOX, UNGUIDED } from '../data/types.ts';
import { enemyOf, isMissile } from '../rules/04-spaceships.ts';
import { hits } from '../rules/08-fire/hits.ts';
import { usesExtendedTable } from '../rules/heavy-cruiser/heavy-cruiser.ts';
import { cloneState } from '../state.ts';
import type { Cause, DeltaVeeRules, DvFrame, Position } from '../types.ts';
import { cargo, PODS_OR_NUMBER } from './calc-hits.ts';
import { bareTable, playOn, putMissile, putShip } from './calc-table.ts';

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
        { name: 'class', about: 'class of the target, or missile', default: 'sword' },
        PODS_OR_NUMBER,
        { name: 'die', about: 'the die; left out: all of them with their chances', default: '' },
        { name: 'second', about: 'the second die of the two-die table', default: '' },
        {
          name: 'table',
          about: 'standard or extended (the two-die table, which some classes always use)',
          default: 'standard',
        },
        { name: 'cause', about: CAUSES.join(', '), default: 'fire' },
        { name: 'revealed', about: 'no for an unrevealed target', default: 'yes' },
      ],
      work: (given) => hitLocation(data, given, classes),
    }),
  ];
}

/** Seat of the target. */
const SEAT = 1;
/** In place of a part: the missile that was hit. */
const MISSILE_LOST = -1;

interface Aim {
  at: Position;
  target: number;
  cause: Cause;
}

/** One way that a hit can go. */
interface Outcome {
  dice: string;
  percent: number;
  result: 'critical' | 'choice' | 'hit' | 'none';
  parts: string[];
}

function hitLocation(data: DeltaVeeRules, given: Given, classes: readonly string[]): Worked {
  const isExtended = oneOf(given, 'table', ['standard', 'extended']) === 'extended';
  const at = bareTable(data, undefined, { extendedHitTable: isExtended });
  const target = putTarget(data, at, given, classes);
  at.g.units.revealed[target] = readYesNo(given, 'revealed') ? 1 : 0;
  const cause = oneOf(given, 'cause', CAUSES);
  const isTwoDice = !isMissile(at.g, target) && usesExtendedTable(at, target);
  const aim: Aim = { at, target, cause };
  const outcomes = isTwoDice ? extendedOutcomes(aim, given) : standardOutcomes(aim, given);
  return { value: { outcomes, chances: chancesOf(outcomes) }, lines: linesOf(outcomes, isTwoDice) };
}

function putTarget(data: DeltaVeeRules, at: Position, given: Given, classes: readonly string[]): number {
  const id = oneOf(given, 'class', classes);
  if (id === 'missile') return putMissile(at, SEAT, UNGUIDED, 6);
  const hull = data.classById.get(id)!;
  return putShip(at, SEAT, hull, cargo(data, given, hull));
}

const DICE = Array.from({ length: 10 }, (_, index) => index + 1);
const diceIn = (given: Given, name: string): number[] => (has(given, name) ? [readInteger(given, name, 1, 10)] : DICE);

/** What the rule does with these dice; null: it wants the second die rolled again. */
function strike({ at, target, cause }: Aim, dice: readonly number[]): { isCritical: boolean; parts: number[] } | null {
  const own = { g: cloneState(at.g), data: at.data };
  const told: GameEvent[] = [];
  const play = playOn(own, dice, told);
  const by = cause === 'asteroids' ? SEAT : enemyOf(SEAT); // R27
  try {
    hits(play, { step: 'hits', at: 0, my: { target, by, cause, left: 1 }, back: null });
  } catch (error) {
    if (!(error instanceof MissingRoll)) throw error;
    if (!told.some(({ type }) => type === 'hit')) return null; // a die that only its effects want does not matter here
  }
  const choice = play.table.stack[0] as DvFrame<'choosePart'> | undefined;
  const isCritical = at.data.tables.hitTable[dice[0]! - 1]!.includes(CRITICAL);
  return {
    isCritical,
    parts: choice ? choice.my.parts : told.flatMap((event) => partHit(event, isMissile(at.g, target))),
  };
}

/** The part that a told event says was hit; a missile that is hit is destroyed. */
function partHit({ type, data: details }: GameEvent, isMissileHit: boolean): number[] {
  if (isMissileHit) return type === 'destroyed' ? [MISSILE_LOST] : [];
  return type === 'hit' ? [(details as { part: number }).part] : [];
}

function standardOutcomes(aim: Aim, given: Given): Outcome[] {
  const dice = diceIn(given, 'die');
  return dice.map((die) => outcome(aim, String(die), 100 / dice.length, strike(aim, [die])!));
}

/** DV-HC-1: of each line the second dice that stand, all alike, since the others are rolled again */
function extendedOutcomes(aim: Aim, given: Given): Outcome[] {
  const first = diceIn(given, 'die');
  return first.flatMap((die) => {
    const share = 100 / first.length;
    const alone = strike(aim, [die]);
    if (alone) return [outcome(aim, `${die}`, share, alone)]; // the line holds nothing that the target has
    const columns = has(given, 'second') ? [readInteger(given, 'second', 1, 10)] : [1, 3, 5, 7, 9];
    const standing = columns.flatMap((second) => {
      const struck = strike(aim, [die, second]);
      return struck ? [{ second, struck }] : [];
    });
    if (standing.length === 0) rejectInput('second', `${given['second']} names no pod of the target: roll it again`);
    return standing.map(({ second, struck }) =>
      outcome(aim, `${die}, ${columnText(second)}`, share / standing.length, struck),
    );
  });
}

/** The two second dice of one column. */
function columnText(second: number): string {
  const low = second - ((second + 1) % 2);
  return `${low}-${low + 1}`;
}

function outcome(
  { at, target }: Aim,
  dice: string,
  percent: number,
  struck: { isCritical: boolean; parts: readonly number[] },
): Outcome {
  const parts = struck.parts.map((part) => (part === MISSILE_LOST ? 'missile destroyed' : partName(at, target, part)));
  const many = struck.isCritical ? 'critical' : 'choice';
  return { dice, percent, result: parts.length === 0 ? 'none' : parts.length > 1 ? many : 'hit', parts };
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
