/** Calculators of the plane: 6.0 and the geometry of 8.0. */

import { choice, integer } from '#core/calc-forms';
import { calculation, type Given, numberIn, oneOf, type Worked } from '#core/calc-inputs';
import type { Calculation } from '#core/module';
import { counted } from '#core/text';
import { exactBearing, isCorner, nearestDirections } from '#hex/index';
import { sheetInPlay, stepOn } from '../board/plane.ts';
import { nameOf } from '../data/coordinates.ts';
import { UNGUIDED } from '../data/types.ts';
import { rangeBetween } from '../rules/04-spaceships.ts';
import type { DeltaVeeRules } from '../types.ts';
import { COURSE, chanceText, course, HEX, hexIn, LAYOUT, sheetsIn } from './calc-inputs.ts';
import { bareTable, putMissile } from './calc-table.ts';

export function mapCalculations(data: DeltaVeeRules): Calculation[] {
  return [
    calculation({
      id: 'move',
      about: 'the hexes that a unit enters in one Movement Phase',
      rule: 'DV-6.0a',
      example: 'move hex=A0207 course=3@4',
      inputs: [
        { name: 'hex', about: 'hex of the unit', form: HEX },
        { name: 'course', about: 'its course', form: COURSE },
        {
          name: 'zig',
          about: 'Direction Reminder of a unit that points at a corner: which side comes next',
          form: choice(['left', 'right']),
          default: 'left',
        },
        LAYOUT,
      ],
      work: (given) => move(data, given),
    }),
    calculation({
      id: 'distance',
      about: 'range and bearing from one hex to another',
      rule: 'DV-8.0b',
      example: 'distance from=A0505 to=A0709',
      inputs: [
        { name: 'from', about: 'hex of the firing unit', form: HEX },
        { name: 'to', about: 'hex of the target', form: HEX },
        LAYOUT,
      ],
      work: (given) => distanceBetween(data, given),
    }),
    calculation({
      id: 'asteroids',
      about: 'chance to be hit on entering one asteroid hex, or several',
      rule: 'DV-6.6a',
      example: 'asteroids velocity=4 hexes=2',
      inputs: [
        { name: 'velocity', about: 'velocity of the unit', form: integer(0, 9) },
        { name: 'hexes', about: 'asteroid hexes entered in the move', form: integer(1, 9), default: 1 },
      ],
      work: asteroids,
    }),
  ];
}

function move(data: DeltaVeeRules, given: Given): Worked {
  const sheets = sheetsIn(given);
  const { g } = bareTable(data, sheets);
  const flight = { hex: hexIn(given, 'hex'), course: course(given, 'course') };
  const { direction, velocity } = flight.course;
  const unit = putMissile({ g, data }, 0, UNGUIDED, 6, flight);
  const { units } = g;
  units.zig[unit] = isCorner(direction) && oneOf(given, 'zig', ['left', 'right']) === 'right' ? 1 : 0;
  const entered: { hex: string; onMap: boolean }[] = [];
  for (let step = 0; step < velocity; step++) {
    stepOn(g, unit);
    const [q, r] = [units.q[unit]!, units.r[unit]!];
    entered.push({ hex: nameOf(sheets, q, r), onMap: sheetInPlay(g, q, r) });
  }
  const zig = isCorner(direction) ? (units.zig[unit] === 0 ? 'left' : 'right') : null;
  const first = entered.find(({ onMap }) => !onMap);
  const lines = [
    `direction ${direction} is a ${isCorner(direction) ? 'corner: the move zig-zags' : 'hexside: the move follows the hexrow'}`,
    `velocity ${velocity}: ${velocity === 0 ? 'the unit stays' : entered.map(({ hex }) => hex).join(', ')}`,
  ];
  if (zig) lines.push(`the next step is to the ${zig} of the corner`);
  if (first) lines.push(`${first.hex} is off the sheets: a missile is removed, for a ship or craft the sheet is added`);
  return { value: { entered: entered.map(({ hex }) => hex), next: zig, leavesMap: first !== undefined }, lines };
}

function distanceBetween(data: DeltaVeeRules, given: Given): Worked {
  const at = bareTable(data, sheetsIn(given));
  const from = hexIn(given, 'from');
  const to = hexIn(given, 'to');
  const range = rangeBetween(
    at.g,
    putMissile(at, 0, UNGUIDED, 6, { hex: from }),
    putMissile(at, 1, UNGUIDED, 6, { hex: to }),
  );
  const [dq, dr] = [to.q - from.q, to.r - from.r];
  const bearing = exactBearing(dq, dr) || null;
  const nearest = nearestDirections(dq, dr);
  const along = bearing === null ? 'no exact bearing' : `exact bearing ${bearing}`;
  const detection = data.tables.search.detection;
  return {
    value: { range, bearing, nearest: range === 0 ? null : nearest[0] },
    lines: [
      `range ${range}: the hex of the target counts, the hex of the firing unit does not`,
      range === 0
        ? 'one hex: every direction is a bearing'
        : `${along}; nearest clock direction ${nearest.join(' or ')}`,
      `${range <= detection ? 'within' : 'beyond'} Detection (${counted(detection, 'hex', 'hexes')})`,
    ],
  };
}

function asteroids(given: Given): Worked {
  const velocity = numberIn(given, 'velocity');
  const hexes = numberIn(given, 'hexes');
  const percent = Math.round(100 * (1 - (1 - velocity / 10) ** hexes));
  return {
    value: { chance: velocity, percent },
    lines: [
      `a die not above velocity ${velocity} is a hit: ${chanceText(velocity)} for each asteroid hex entered`,
      `at least one hit in ${counted(hexes, 'hex', 'hexes')}: ${percent} %; the part by the Hit Table, a critical hit has no effect`,
    ],
  };
}
