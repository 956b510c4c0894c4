/** Calculators of single Commands: hyperjump, tractor beam, homing. Each asks the rule of the order itself. */

import { choice, either, integer, listOf, type PartsForm, parts } from '#core/calc-forms';
import { calculation, type Given, listIn, numberIn, rejectInput, type Worked } from '#core/calc-inputs';
import type { Calculation } from '#core/module';
import { counted } from '#core/text';
import { hexOf } from '../data/coordinates.ts';
import { HOMING } from '../data/types.ts';
import { classOf, rangeBetween } from '../rules/04-spaceships.ts';
import { jumpEngine } from '../rules/05-pods.ts';
import { jumping } from '../rules/07-commands/jump.ts';
import { tractor } from '../rules/07-commands/tractor.ts';
import { energyOf } from '../rules/10-set-up/logs.ts';
import { home, homingTargets } from '../rules/fsb/homing.ts';
import { PREPARED } from '../state.ts';
import type { DeltaVeeRules, Maneuver, Position } from '../types.ts';
import {
  CIV,
  COURSE,
  classForm,
  classIn,
  course,
  HEX,
  hexIn,
  LAYOUT,
  podsIn,
  podsInput,
  STATE,
  sheetsIn,
  stateIn,
} from './calc-inputs.ts';
import { bareTable, playOn, putMissile, putShip } from './calc-table.ts';

export function orderCalculations(data: DeltaVeeRules): Calculation[] {
  return [
    calculation({
      id: 'jump',
      about: 'Command Phases that a ship needs for a hyperjump, where the scenario allows one',
      rule: 'DV-7.2f',
      example: 'jump class=sword pods=standard-jump',
      inputs: [
        { name: 'class', about: 'class of the ship', form: classForm(data), default: 'sword' },
        podsInput(data),
        { name: 'velocity', about: 'its velocity', form: integer(0, data.tables.maximumVelocity), default: 0 },
        { name: 'engine', about: 'state of its engine', form: STATE, default: 'ok' },
      ],
      work: (given) => jump(data, given),
    }),
    calculation({
      id: 'tractor',
      about: 'reach and energy of a tractor beam',
      rule: 'DV-5.6h',
      example: 'tractor target=flute commands=2 range=5',
      inputs: [
        { name: 'class', about: 'class of the ship with the tractor beam', form: classForm(data), default: 'sword' },
        podsInput(data, { default: 'tractor-beam-8,battle-communications' }),
        { name: 'target', about: 'class of the ship or craft that is pulled', form: classForm(data, PULLED) },
        { name: 'commands', about: 'Direction Changes given to it', form: integer(1, 9), default: 1 },
        { name: 'range', about: 'hexes between the two', form: integer(0, 20), default: 1 },
      ],
      work: (given) => tractorBeam(data, given),
    }),
    calculation({
      id: 'homing',
      about: 'the target that a homing missile must turn to, by energy spent on maneuver less range',
      rule: 'DV-FSB-H2',
      example: 'homing hex=A0505 course=4@3 targets=A0705:6,A0509:8',
      inputs: [
        { name: 'hex', about: 'hex of the missile', form: HEX },
        { name: 'course', about: 'course of the missile', form: COURSE },
        { name: 'civ', about: 'its civ level', form: CIV, default: 7 },
        {
          name: 'targets',
          about: 'enemies with the energy spent on maneuver in their last Command Phase',
          form: listOf(ENEMY),
        },
        LAYOUT,
      ],
      work: (given) => homing(data, given),
    }),
  ];
}

/** `A0705:6`; `A0705:-` if it received no Maneuver Command. */
const ENEMY: PartsForm = parts(
  { name: 'hex', form: HEX },
  {
    name: 'energy',
    before: ':',
    form: either({ name: 'spent', form: integer(0, 999) }, { name: 'no Maneuver Command', form: choice(['-']) }),
  },
);

const PULLED = ['spaceship', 'battlecraft'] as const;

/** No ship needs more than Prepare Jump and Jump. */
const LONGEST_JUMP = 3;

function jump(data: DeltaVeeRules, given: Given): Worked {
  const at = bareTable(data);
  const hull = classIn(data, given, 'class');
  const unit = putShip(at, 0, hull, podsIn(data, given, 'pods', hull.pods));
  const { units } = at.g;
  units.velocity[unit] = numberIn(given, 'velocity');
  units.engine[unit] = stateIn(given, 'engine');
  const engine = jumpEngine(at, unit);
  const orders = jumpOrders(at, unit);
  const lines = [`${hull.name}: ${engine === null ? 'no working jump engine' : `${engine} jump engine`}`];
  if (orders.at(-1) !== 'jump') {
    const why = jumping.check(at, 0, { do: 'prepareJump', unit })?.why ?? 'it cannot jump';
    return { value: { engine, possible: false, why }, lines: [...lines, why] };
  }
  lines.push(
    ...orders.map((order, index) => `Command Phase ${index + 1}: ${order === 'jump' ? 'Jump' : 'Prepare Jump'}`),
  );
  lines.push('it leaves play at the start of the following own Movement Phase; none of this costs energy');
  return { value: { engine, possible: true, commandPhases: orders.length, orders }, lines };
}

function jumpOrders(at: Position, unit: number): ('prepareJump' | 'jump')[] {
  const orders: ('prepareJump' | 'jump')[] = [];
  while (orders.length < LONGEST_JUMP) {
    const next = (['jump', 'prepareJump'] as const).find((order) => !jumping.check(at, 0, { do: order, unit }));
    if (next === undefined) break;
    orders.push(next);
    if (next === 'jump') break;
    at.g.units.jump[unit] = PREPARED;
  }
  return orders;
}

function tractorBeam(data: DeltaVeeRules, given: Given): Worked {
  const at = bareTable(data);
  const hull = classIn(data, given, 'class');
  const boxes = podsIn(data, given, 'pods', hull.pods);
  const box = boxes.findIndex(({ type }) => type?.tractor) + 1;
  if (box === 0)
    rejectInput(
      'pods',
      `no tractor beam among them: ${data.pods
        .filter(({ tractor: beam }) => beam)
        .map(({ id }) => id)
        .join(', ')}`,
    );
  const unit = putShip(at, 0, hull, boxes);
  const pulled = classIn(data, given, 'target', PULLED);
  const target = putShip(at, 1, pulled, [], { hex: { q: numberIn(given, 'range'), r: 0 } });
  const maneuvers: Maneuver[] = Array.from({ length: numberIn(given, 'commands') }, () => ({ do: 'right' }));
  const order = { do: 'tractor', unit, box, target, maneuvers } as const;
  const refusal = tractor.check(at, 0, order);
  if (refusal) return { value: { possible: false, rule: refusal.rule, why: refusal.why }, lines: [refusal.why] };
  const before = energyOf(at, unit);
  tractor.apply(playOn(at), 0, order);
  const cost = before - energyOf(at, unit);
  return {
    value: { possible: true, cost, perCommand: cost / maneuvers.length, left: before - cost },
    lines: [
      `${pulled.name}: burn rate ${classOf(at, target).burn}, and each Command costs twice that: ${cost / maneuvers.length} Energy Units`,
      `${counted(maneuvers.length, 'Command')}: ${cost} Energy Units and one Battle Command of the ${hull.name}, which had ${before} units; the target pays nothing`,
    ],
  };
}

function homing(data: DeltaVeeRules, given: Given): Worked {
  const at = bareTable(data, sheetsIn(given));
  const flight = { hex: hexIn(given, 'hex'), course: course(given, 'course') };
  const missile = putMissile(at, 0, HOMING, numberIn(given, 'civ'), flight);
  const enemies = listIn(given, 'targets').map((item) => putEnemy(at, given, item));
  const best = homingTargets(at, missile);
  const { lastCharged } = at.g.units;
  const found = enemies.map(({ unit, hex }) => {
    const energy = lastCharged[unit]!;
    const range = rangeBetween(at.g, missile, unit);
    const score = energy < 0 ? null : energy - range;
    return { hex, range, energy: energy < 0 ? null : energy, score, isTarget: best.includes(unit) };
  });
  const lines = found.map(({ hex, range, energy, isTarget }) => {
    const spent =
      energy === null ? 'no Maneuver Command' : `energy ${energy} less range ${range}: score ${energy - range}`;
    return `${hex}, range ${range}: ${spent}${isTarget ? ', target' : ''}`;
  });
  const turns = home
    .list(playOn(at), 0, missile)
    .map(({ target, maneuvers }) => ({ hex: hexOfUnit(enemies, target), maneuvers }));
  if (best.length === 0)
    lines.push('no enemy near enough received Maneuver Commands: the missile receives none either');
  for (const { hex, maneuvers } of turns)
    lines.push(
      `towards ${hex}: ${maneuvers.length === 0 ? 'it already points as directly as it can' : `at least ${maneuvers.join(', ')}`}`,
    );
  return { value: { candidates: found, turns }, lines };
}

interface Enemy {
  unit: number;
  hex: string;
}

function putEnemy(at: Position, given: Given, item: string): Enemy {
  const [name = '', energy = ''] = item.toUpperCase().split(':');
  const hex = hexOf(sheetsIn(given), name) ?? rejectInput('targets', `${name} is not on the sheets`);
  const hull = at.data.classes.find(({ kind }) => kind === 'spaceship')!;
  const unit = putShip(at, 1, hull, [], { hex });
  at.g.units.lastCharged[unit] = energy === '-' ? -1 : Number(energy);
  return { unit, hex: name };
}

function hexOfUnit(enemies: readonly Enemy[], target: number): string {
  return enemies.find(({ unit }) => unit === target)!.hex;
}
