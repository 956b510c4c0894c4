/** Starting from a given position instead of a scenario's set-up. */

import { PositionFault, scenarioField, scenarioIdIn } from '#core/positions';
import { problemOf } from '#core/read-action';
import type { Rejected } from '#core/types';
import { addSheet } from '../board/plane.ts';
import { hexOf, sheetNames } from '../data/coordinates.ts';
import { deltaVeeOptions } from '../data/options.ts';
import type { Scenario } from '../data/types.ts';
import { isInPlay, isVessel } from '../rules/04-spaceships.ts';
import type { DeltaVeeState } from '../state.ts';
import type { Position } from '../types.ts';
import { checkPosition } from './position-checks.ts';
import { type PositionFile, positionShape } from './position-shape.ts';
import { addLaunched, dockUnits, overlayUnits } from './position-units.ts';

/** Lays the position over the scenario's units; what does not fit is refused by field. */
export function applyPosition(
  at: Position,
  scenario: Scenario,
  json: unknown,
): { ok: true; g: DeltaVeeState } | Rejected {
  const read = positionShape.safeParse(json);
  if (!read.success) return rejected(problemOf(read.error));
  try {
    overlay(at, scenario, read.data);
    checkPosition(at);
  } catch (error) {
    if (error instanceof PositionFault) return rejected(`${error.field}: ${error.message}`);
    throw error;
  }
  return { ok: true, g: at.g };
}

function rejected(why: string): Rejected {
  return { ok: false, refusal: { rule: 'DV-position', why } };
}

function overlay(at: Position, scenario: Scenario, position: PositionFile): void {
  const { g } = at;
  if (scenarioIdIn(scenarioField(position)) !== scenario.id)
    throw new PositionFault('scenario', `the position is not one of ${scenario.id}`);
  readOptions(g, position.options ?? {});
  readPlane(g, scenario, position);
  overlayUnits(at, scenario, position.units ?? []);
  addLaunched(at, scenario, position);
  dockUnits(g, position.units ?? []);
  addSheets(g);
  g.firstShot = position.firstShot ?? 0;
  g.betweenBattles = position.betweenBattles ? 1 : 0; // DV-FSB-P14
  if (position.sambu !== undefined) g.sambu = sambuOn(g, scenario, position.sambu);
  g.first = position.first ?? g.first;
  g.turn = position.start.turn;
  g.phase = phaseNumber(g.first, position.start.seat, position.start.phase);
}

/** Number of a player's phase in the order of A3. */
export function phaseNumber(first: number, seat: number, phase: PositionFile['start']['phase']): number {
  const isFirst = seat === first;
  switch (phase) {
    case 'movement':
      return isFirst ? 0 : 3;
    case 'command':
      return isFirst ? 4 : 1;
    case 'fire':
      return isFirst ? 2 : 5;
  }
}

function readOptions(g: DeltaVeeState, options: NonNullable<PositionFile['options']>): void {
  for (const [id, value] of Object.entries(options)) {
    const option = deltaVeeOptions.find((one) => one.id === id);
    if (!option) throw new PositionFault(`options.${id}`, 'there is no such option');
    if (typeof value !== option.type) throw new PositionFault(`options.${id}`, `must be a ${option.type}`);
    g.options[id] = value;
  }
}

function isSheetInPlay({ sheets }: DeltaVeeState, mx: number, my: number): boolean {
  return sheets.some((x, at) => at % 2 === 0 && x === mx && sheets[at + 1] === my);
}

function readPlane(g: DeltaVeeState, scenario: Scenario, position: PositionFile): void {
  for (const [mx, my] of position.sheets ?? []) if (!isSheetInPlay(g, mx, my)) g.sheets.push(mx, my);
  (position.planets ?? []).forEach(({ name, hex, direction }, index) => {
    const planet = scenario.planets.findIndex((one) => one.name === name);
    if (planet < 0) throw new PositionFault(`planets.${index}.name`, `there is no planet ${name}`);
    const place = hexOf(sheetNames(scenario), hex);
    if (!place) throw new PositionFault(`planets.${index}.hex`, `there is no hex ${hex}`);
    g.planetQ[planet] = place.q;
    g.planetR[planet] = place.r;
    if (direction !== undefined) g.planetDirection[planet] = direction;
  });
}

/** 6.2: the sheets that units stand on are in play. */
function addSheets(g: DeltaVeeState): void {
  g.names.forEach((_, unit) => {
    if (isInPlay(g, unit) && isVessel(g, unit)) addSheet(g, g.units.q[unit]!, g.units.r[unit]!);
  });
}

function sambuOn(g: DeltaVeeState, scenario: Scenario, name: string): number {
  const unit = g.names.indexOf(name);
  if (!scenario.special.sambu) throw new PositionFault('sambu', 'Sambu is not in this scenario');
  if (unit < 0) throw new PositionFault('sambu', `there is no unit ${name}`);
  return unit;
}
