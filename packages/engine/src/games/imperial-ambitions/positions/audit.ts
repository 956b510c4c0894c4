/** Invariants of a state: a line for each breach. Nothing that players do can cause one. */

import { breaches, type Tell, within } from '#core/audit';
import { auditColumns } from '#core/columns';
import { sectorAt } from '../board/chart.ts';
import {
  isBase,
  isCarried,
  isGround,
  isHyperspaceCapable,
  isOnSurface,
  isPdb,
  isProject,
  isTroops,
  typeOf,
} from '../board/units.ts';
import { SITE_HEX } from '../data/load-scenarios.ts';
import { PLANET_KINDS } from '../data/names.ts';
import { ABSENT, COMBAT, type ImperialState, IN_PLAY, MARKERS, SETUP, SURFACE } from '../state.ts';
import type { ImperialRules, Position } from '../types.ts';
import { auditBattle } from './audit-battle.ts';
import { auditCarried, auditProjects } from './audit-carried.ts';
import { auditFigures } from './audit-figures.ts';

export function audit(data: ImperialRules, g: ImperialState): string[] {
  const at: Position = { g, data };
  return breaches(
    (tell) => {
      auditTables(g, tell);
      auditFigures(g, tell);
    },
    (tell) => {
      auditTable(at, tell);
      auditUnits(at, tell);
    },
    (tell) => {
      auditCarried(at, tell);
      auditProjects(at, tell);
      auditBattle(at, tell);
    },
  );
}

function auditUnits(at: Position, tell: Tell): void {
  const { g } = at;
  const place = placeAuditor(at);
  const names = new Map<number, Set<string>>();
  for (let unit = 0; unit < g.names.length; unit++) {
    const about: Tell = (line) => tell(`${g.names[unit] || `row ${unit}`} (${g.units.owner[unit]}): ${line}`);
    if (g.units.status[unit] === ABSENT) auditAbsent(g, unit, about);
    else auditUnit(at, unit, names, place, about);
  }
}

function auditTables({ units, names, players, systems, taskForces, seats }: ImperialState, tell: Tell): void {
  auditColumns('units', units, names.length, tell);
  auditColumns('players', players, seats, tell);
  auditColumns('taskForces', taskForces, seats * MARKERS, tell);
  auditColumns('systems', systems, systems.controller.length, tell);
}

function auditTable(at: Position, tell: Tell): void {
  const { g } = at;
  const { players, systems, taskForces, seats } = g;
  if (at.data.scenarioFor(g).systems.length !== systems.controller.length) tell('systems of another scenario');
  for (let seat = 0; seat < seats; seat++) {
    if (players.treasury[seat]! < 0) tell(`seat ${seat} has ${players.treasury[seat]} money`); // R54
    if (players.lossPoints[seat]! < 0) tell(`seat ${seat} has ${players.lossPoints[seat]} loss points`);
    within(tell, `seat ${seat} out`, players.out[seat]!, 0, 2);
    if (new Set(g.order).size < g.order.length) tell('a seat stands twice in the order');
  }
  for (const owner of systems.controller) within(tell, 'controller', owner, -1, seats - 1);
  taskForces.hex.forEach((hex, marker) => {
    if (hex < 0) return;
    if (marker % MARKERS === 0) tell('a task force 0 is on the map');
    if (sectorAt(at.data.chartFor(g), hex) < 0) tell(`marker ${marker % MARKERS} is off the sheets`);
  });
}

/** A row that no unit has taken yet holds nothing. */
function auditAbsent({ units, names, fixedRows }: ImperialState, unit: number, tell: Tell): void {
  if (names[unit] !== '') tell('an absent row has a name');
  if (unit < fixedRows) tell('a known unit is absent');
  const isClean = units.owner[unit] === -1 && units.steps[unit] === 0 && units.host[unit] === -1;
  if (!isClean || units.taskForce[unit] !== 0 || units.feeds[unit] !== -1) tell('an absent row is not clean');
}

function auditUnit(
  at: Position,
  unit: number,
  names: Map<number, Set<string>>,
  place: (unit: number, tell: Tell) => void,
  tell: Tell,
): void {
  const { g, data } = at;
  const { units } = g;
  within(tell, 'type', units.type[unit]!, 0, data.types.length - 1);
  within(tell, 'owner', units.owner[unit]!, -1, g.seats - 1);
  within(tell, 'status', units.status[unit]!, IN_PLAY, ABSENT);
  within(tell, 'facing', units.facing[unit]!, 0, 5);
  const name = g.names[unit]!;
  const taken = names.get(units.owner[unit]!) ?? new Set();
  if (name === '' || taken.has(name)) tell('its name is not its own');
  names.set(units.owner[unit]!, taken.add(name));
  if (units.status[unit] !== IN_PLAY) {
    if (units.steps[unit] !== 0) tell(`out of play with ${units.steps[unit]} steps`);
    if (units.host[unit] !== -1) tell('out of play and aboard');
    return;
  }
  within(tell, 'steps', units.steps[unit]!, 1, typeOf(at, unit).fullSteps); // IA-unit-1
  place(unit, tell);
}

/** Where units stand; what is the same for all of them is looked up once. */
function placeAuditor(at: Position): (unit: number, tell: Tell) => void {
  const { g, data } = at;
  const { units } = g;
  const isWar = data.scenarioFor(g).kind === 'strategic';
  const chart = data.chartFor(g);
  const isSettled = isWar && g.phase !== COMBAT && g.phase !== SETUP;
  return (unit, tell) => {
    const hex = units.hex[unit]!;
    if (isWar ? sectorAt(chart, hex) < 0 : hex !== SITE_HEX) return tell('off the sheets');
    const system = chart.systemAt.get(hex) ?? -1;
    if (units.place[unit] === SURFACE && !isCarried(g, unit)) {
      if (system < 0) tell('on the surface of nothing');
      if (!isGround(g, unit) && !isProject(g, unit)) tell('a space unit on a planet');
    }
    if (isTroops(g, unit) && !isOnSurface(g, unit) && !isCarried(g, unit)) tell('ground units in empty space'); // IA-gnd-1
    if (isPdb(g, unit) && !isOnSurface(g, unit)) tell('a PDB that is not on its planet');
    if (units.bound[unit] === 1 && isWar && system < 0) tell('bound to a system and not in one'); // R109
    if (isBase(g, unit) && isWar && (system < 0 || PLANET_KINDS[units.planet[unit]!] === undefined))
      tell('a base beside no planet'); // R65
    if (isSettled && system < 0 && !isCarried(g, unit) && !isHyperspaceCapable(at, unit))
      tell('stranded in deep space'); // R96
    auditForce(g, unit, tell);
  };
}

/** Members of a task force stand where its marker stands (IA-tf-1). */
function auditForce({ units, taskForces }: ImperialState, unit: number, tell: Tell): void {
  const number = units.taskForce[unit]!;
  within(tell, 'task force', number, 0, MARKERS - 1);
  if (number === 0) return;
  if (units.owner[unit]! < 0) return tell('a neutral in a task force');
  if (taskForces.hex[units.owner[unit]! * MARKERS + number] !== units.hex[unit])
    tell(`away from the marker of task force ${number}`);
}
