/** Odds, arcs, lines of fire, and the whole chain of an attack. */

import { integer, listOf, YES_NO } from '#core/calc-forms';
import { calculation, type Given, numberIn, readYesNo, rejectInput, type Worked } from '#core/calc-inputs';
import type { CalcInput, Calculation } from '#core/module';
import { counted } from '#core/text';
import { arcOf, distance, isOnLine, keyOf, lineOfFire, qOf, rOf } from '#hex/index';
import { keyAt, xOf, yOf } from '../data/coordinates.ts';
import { NO_EFFECT, ODDS, SECOND_A } from '../data/names.ts';
import type { Tables } from '../data/types.ts';
import { type Aim, attackOf, defenceOf, isRefusal } from '../rules/tactical/strength.ts';
import { mayCall, mayScuttle } from '../rules/tactical/surrender.ts';
import type { ImperialRules, Position } from '../types.ts';
import { FACING, facingIn, HEX, hexesIn, hexIn, PLACED, percent, unitIn, unitsIn } from './calc-inputs.ts';
import { bareTable, put, putAll, putTerrain } from './calc-table.ts';
import { distributionOf, oddsRow } from './odds.ts';

const BOUNDARY: CalcInput = {
  name: 'boundary-broadside',
  about: 'option arcBoundaryBroadside',
  form: YES_NO,
  default: 'no',
};

export function combatCalculations(data: ImperialRules): Calculation[] {
  return [
    calculation({
      id: 'attack',
      about: 'odds and all chances of a fire group at one target, with range and facing of each member',
      rule: 'IA-tac-cbt-2',
      example: 'attack units=CA@2020/N,BB@2120/NE target=DD:2@2017/S',
      inputs: [
        { name: 'units', about: 'the fire group', form: listOf(PLACED) },
        { name: 'target', about: 'the target', form: PLACED },
        { name: 'terrain', about: 'hexes of star and planets', form: listOf(HEX), default: '' },
        BOUNDARY,
      ],
      work: (given) => attack(data, given),
    }),
    calculation({
      id: 'odds',
      about: 'row of the Combat Results Table and chances of each number of hits',
      rule: 'IA-tac-cbt-7',
      example: 'odds attack=17 defense=8',
      inputs: [
        { name: 'attack', about: 'attack strength, all changes made', form: integer(0, 9999) },
        { name: 'defense', about: 'defense strength, all changes made', form: integer(0, 9999) },
      ],
      work: (given) => odds(data.tables, numberIn(given, 'attack'), numberIn(given, 'defense')),
    }),
    calculation({
      id: 'crt',
      about: 'the Combat Results Table with its second dice',
      rule: 'IA-tac-cbt-10',
      example: 'crt',
      inputs: [],
      work: () => table(data.tables),
    }),
    calculation({
      id: 'arc',
      about: 'range, and in which arc of a unit a hex lies',
      rule: 'IA-tac-cbt-18',
      example: 'arc from=2020 facing=N to=2117',
      inputs: [
        { name: 'from', about: 'hex of the unit', form: HEX },
        { name: 'facing', about: 'its facing', form: FACING },
        { name: 'to', about: 'the other hex', form: HEX },
        BOUNDARY,
      ],
      work: arc,
    }),
    calculation({
      id: 'line',
      about: 'line of fire between two hexes: the hexes that would block it',
      rule: 'IA-tac-cbt-26',
      example: 'line from=2023 to=2426 terrain=2125,2224',
      inputs: [
        { name: 'from', about: 'hex of the attacker', form: HEX },
        { name: 'to', about: 'hex of the target', form: HEX },
        { name: 'terrain', about: 'hexes of star and planets to be tested', form: listOf(HEX), default: '' },
      ],
      work: line,
    }),
    calculation({
      id: 'surrender',
      about: 'may a unit be called on to surrender, or scuttle itself?',
      rule: 'IA-sur-4',
      example: 'surrender unit=BB:1@2020/N enemies=CA@2021/N,DD@2021/N',
      inputs: [
        { name: 'unit', about: 'the unit', form: PLACED },
        { name: 'enemies', about: 'enemy units on the map', form: listOf(PLACED) },
        { name: 'friends', about: 'other units of its owner on the map', form: listOf(PLACED), default: '' },
      ],
      work: (given) => surrender(data, given),
    }),
  ];
}

/** Chances of 0 to 4 hits in words. */
export function chanceLines(tables: Tables, row: number): string[] {
  if (row === NO_EFFECT) return ['worse than 1-3: no effect, no die is rolled'];
  const chances = distributionOf(tables, row);
  return chances.flatMap((part, hits) =>
    part === 0 ? [] : [`${counted(hits, 'hit')}: ${part} in 36, ${percent(part / 36)}`],
  );
}

export function oddsText(row: number): string {
  return row === NO_EFFECT ? 'worse than 1-3' : ODDS[row]!;
}

/** The figures of an odds row, as every attack gives them. */
export function rowValue(tables: Tables, attackStrength: number, defence: number) {
  const row = oddsRow(attackStrength, defence);
  return { attack: attackStrength, defence, odds: oddsText(row), of36: distributionOf(tables, row) };
}

function odds(tables: Tables, strength: number, defence: number): Worked {
  const value = rowValue(tables, strength, defence);
  return {
    value,
    lines: [`${strength} against ${defence}: ${value.odds}`, ...chanceLines(tables, oddsRow(strength, defence))],
  };
}

function table({ crt, second }: Tables): Worked {
  const cellText = (cell: number): string => (cell >= 0 ? String(cell) : cell === SECOND_A ? 'a' : 'b');
  const lines = crt.map((row, index) => `${ODDS[index]}  ${row.map(cellText).join(' ')}`);
  return {
    value: { rows: ODDS, crt: crt.map((row) => row.map(cellText)), a: second[0], b: second[1] },
    lines: [
      'odds 1 2 3 4 5 6',
      ...lines,
      `a: roll again: ${second[0]!.join(' ')}`,
      `b: roll again: ${second[1]!.join(' ')}`,
    ],
  };
}

function attack(data: ImperialRules, given: Given): Worked {
  const at = bareTable(data, { arcBoundaryBroadside: readYesNo(given, 'boundary-broadside') });
  putTerrain(at, hexesIn(given, 'terrain'));
  const units = putAll(at, 1, unitsIn(data, given, 'units'), 'units');
  const target = put(at, 0, unitIn(data, given, 'target'), 'target');
  if (units.length < 1 || units.length > data.tables.fireGroup)
    rejectInput('units', `a fire group has one to ${data.tables.fireGroup} units`);
  const aims = units.map((unit) => aimOf(at, unit, target));
  const strength = aims.reduce((sum, { afterFacing }) => sum + afterFacing, 0);
  const defence = defenceOf(at, target, units);
  const lines = aims.map((aim, index) => aimLine(at.g.names[units[index]!]!, aim));
  const halved = defence.isHalved ? `, every attacker ahead or astern: ${defence.value}` : '';
  lines.push(
    `attack ${aims.map(({ afterFacing }) => afterFacing).join(' + ')} = ${strength}`,
    `${at.g.names[target]}: DS ${defence.ds}${halved}`,
    `${strength} against ${defence.value}: ${oddsText(oddsRow(strength, defence.value))}`,
    ...chanceLines(data.tables, oddsRow(strength, defence.value)),
  );
  return { value: { ...rowValue(data.tables, strength, defence.value), members: aims, target: defence }, lines };
}

function aimOf(at: Position, unit: number, target: number): Aim {
  const aim = attackOf(at, unit, target);
  return isRefusal(aim) ? rejectInput('units', `${at.g.names[unit]}: ${aim.why} (${aim.rule})`) : aim;
}

function aimLine(name: string, { as, range, arc: side, afterRange, afterFacing }: Aim): string {
  return `${name}: AS ${as}, range ${range}: ${afterRange}, ${side}: ${afterFacing}`;
}

function arc(given: Given): Worked {
  const from = keyAt(...hexIn(given, 'from'));
  const to = keyAt(...hexIn(given, 'to'));
  const [dq, dr] = [qOf(to) - qOf(from), rOf(to) - rOf(from)];
  const range = distance(0, 0, dq, dr);
  const boundary = readYesNo(given, 'boundary-broadside') ? 'broadside' : 'arc';
  const found = arcOf(facingIn(given, 'facing'), dq, dr, boundary);
  return { value: { range, arc: found }, lines: [`range ${range}, ${found}`] };
}

function line(given: Given): Worked {
  const from = keyAt(...hexIn(given, 'from'));
  const to = keyAt(...hexIn(given, 'to'));
  const label = (key: number): string => `${String(xOf(key)).padStart(2, '0')}${String(yOf(key)).padStart(2, '0')}`;
  const hexes = lineOfFire(qOf(from), rOf(from), qOf(to), rOf(to)).map(({ q, r }) => keyOf(q, r));
  const between = hexes.filter((key) => key !== from && key !== to).map(label);
  const tested = hexesIn(given, 'terrain').map(([x, y]) => keyAt(x, y));
  const blocking = tested.filter((key) => isOnLine(qOf(from), rOf(from), qOf(to), rOf(to), qOf(key), rOf(key)));
  const lines = [`a star or planet in any of these hexes blocks: ${between.join(', ') || 'none'}`];
  if (tested.length > 0)
    lines.push(blocking.length > 0 ? `blocked by ${blocking.map(label).join(', ')}` : 'the line is clear');
  return { value: { blockingHexes: between, blockedBy: blocking.map(label), isBlocked: blocking.length > 0 }, lines };
}

function surrender(data: ImperialRules, given: Given): Worked {
  const at = bareTable(data);
  const unit = put(at, 0, unitIn(data, given, 'unit'), 'unit');
  putAll(at, 0, unitsIn(data, given, 'friends'), 'friends');
  putAll(at, 1, unitsIn(data, given, 'enemies'), 'enemies');
  const mustSurrender = mayCall(at, 1, 0).includes(unit);
  const canScuttle = mayScuttle(at, 0).includes(unit);
  return {
    value: { mustSurrender, mayScuttle: canScuttle },
    lines: [
      mustSurrender ? 'called on, it must surrender' : 'it need not surrender',
      canScuttle ? 'it may be scuttled' : 'it may not be scuttled',
    ],
  };
}
