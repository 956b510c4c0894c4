/** Calculator of launch placements: 9.4 for missiles, 7.4 for battlecraft. */

import { choice } from '#core/calc-forms';
import { calculation, type Given, oneOf, type Worked } from '#core/calc-inputs';
import type { Calculation } from '#core/module';
import { counted } from '#core/text';
import { CLOCKS, DQ, DR, facingOf, type Hexside } from '#hex/index';
import { HEXSIDES } from '../board/plane.ts';
import { nameOf } from '../data/coordinates.ts';
import { rowOf } from '../rules/05-pods.ts';
import { launchCraft } from '../rules/07-commands/battlecraft.ts';
import { checkPlacement } from '../rules/09-missiles/launch.ts';
import { CRAFT_PREPARED, OK } from '../state.ts';
import type { DeltaVeeRules, Placement, Position } from '../types.ts';
import { COURSE, course, HEX, hexIn, LAYOUT, sheetsIn } from './calc-inputs.ts';
import { bareTable, type Flight, putShip } from './calc-table.ts';

export function launchCalculations(data: DeltaVeeRules): Calculation[] {
  return [
    calculation({
      id: 'launch',
      about: 'every hex, direction and velocity in which a missile or a battlecraft may be launched',
      rule: 'DV-9.4b',
      example: 'launch hex=A0505 course=2@3',
      inputs: [
        { name: 'course', about: 'course of the launching ship, craft or MIMS', form: COURSE },
        { name: 'hex', about: 'its hex', form: HEX, default: 'A0909' },
        { name: 'what', about: 'what is launched', form: choice(['missile', 'craft']), default: 'missile' },
        LAYOUT,
      ],
      work: (given) => launch(data, given),
    }),
  ];
}

interface Place {
  hex: string;
  hexside: number;
  directions: number[];
}

function launch(data: DeltaVeeRules, given: Given): Worked {
  const sheets = sheetsIn(given);
  const at = bareTable(data, sheets);
  const flight = { hex: hexIn(given, 'hex'), course: course(given, 'course') };
  const legal = placements(at, oneOf(given, 'what', ['missile', 'craft']), flight);
  const velocities = [...new Set(legal.map(({ velocity }) => velocity))];
  const places: Place[] = HEXSIDES.map((hexside) => {
    const facing = facingOf(hexside as Hexside);
    const here = legal.filter((one) => one.hexside === hexside && one.velocity === velocities[0]);
    const hex = nameOf(sheets, flight.hex.q + DQ[facing], flight.hex.r + DR[facing]);
    return { hex, hexside, directions: here.map(({ direction }) => direction) };
  }).filter(({ directions }) => directions.length > 0);
  return {
    value: { placements: legal.length, velocities, places },
    lines: [
      `launcher in ${given['hex']!.toUpperCase()}, direction ${flight.course.direction}, velocity ${flight.course.velocity}`,
      ...places.map(
        ({ hex, hexside, directions }) => `${hex} (hexside ${hexside}): direction ${directions.join(', ')}`,
      ),
      `velocity ${velocities.join(', ')} in each of them; ${counted(legal.length, 'placement')} in all`,
    ],
  };
}

/** All that the rule lets through. */
function placements(at: Position, what: 'missile' | 'craft', flight: Flight): Placement[] {
  const all = HEXSIDES.flatMap((hexside) =>
    CLOCKS.flatMap((direction) =>
      Array.from({ length: at.data.tables.maximumVelocity + 1 }, (_, velocity) => ({ hexside, direction, velocity })),
    ),
  );
  const ship = putCarrier(at, flight);
  if (what === 'missile') return all.filter((place) => !checkPlacement(at, ship, place));
  return all.filter((place) => !launchCraft.check(at, 0, { do: 'launchCraft', unit: ship, box: 1, ...place }));
}

/** A ship with a prepared battlecraft in box 1 and a Battle Command to launch it. */
function putCarrier(at: Position, flight: Flight): number {
  const { data, g } = at;
  const hull = data.classes.find(({ kind, pods }) => kind === 'spaceship' && pods >= 2)!;
  const carrier = data.pods.find(({ holdsCraft }) => holdsCraft > 0)!;
  const commander = data.pods.find(({ battleCommands, sharesCommands }) => battleCommands > 0 && !sharesCommands)!;
  const boxes = [carrier, commander].map((type) => ({ type, state: OK }));
  const ship = putShip(at, 0, hull, boxes, flight);
  const row = rowOf(g, ship, 1);
  g.pods.craft[row] = CRAFT_PREPARED;
  g.pods.craftClass[row] = data.classes.findIndex(({ kind }) => kind === 'battlecraft');
  return ship;
}
