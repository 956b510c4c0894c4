/** Conservation of counters and other invariants: a line for each breach. Positions that break one are refused. */

import { breaches, type Tell } from '#core/audit';
import { auditColumns } from '#core/columns';
import { isCampaign } from '../board/options.ts';
import type { FifthFrontierWarData } from '../data/types.ts';
import { COMBAT, FIRST_PLOTS, HEX_DONE, HORIZON, IN_PLAY, noCombat, SET_UP, type WarState } from '../state.ts';
import type { Position } from '../types.ts';
import { auditCounters } from './audit-counters.ts';
import { auditFleets } from './audit-fleets.ts';
import { PHASES } from './position-shape.ts';

export function audit(data: FifthFrontierWarData, g: WarState): string[] {
  const at: Position = { g, data };
  return breaches(
    (tell) => auditTables(at, tell),
    (tell) => {
      auditSequence(g, tell);
      auditCounters(at, tell);
      auditFleets(at, tell);
      auditWorlds(at, tell);
      auditWarrant(at, tell);
      auditCombat(at, tell);
    },
  );
}

function auditTables({ g, data }: Position, tell: Tell): void {
  for (const kind of ['squadrons', 'troops', 'admirals', 'worlds'] as const)
    auditColumns(kind, g[kind] as Record<string, readonly number[]>, data[kind].length, tell);
  const { orders, ...fleets } = g.fleets;
  auditColumns('fleets', fleets, data.fleets.length, tell);
  auditColumns('fleets', { orders }, data.fleets.length * HORIZON, tell);
}

function auditSequence(g: WarState, tell: Tell): void {
  if (PHASES[g.phase] === undefined) tell(`there is no phase ${g.phase}`);
  if (g.phase === SET_UP ? g.turn !== 0 : g.turn < 1) tell(`turn ${g.turn} in phase ${PHASES[g.phase]}`);
  if (g.stage < 0 || g.stage > FIRST_PLOTS) tell(`there is no stage ${g.stage} of the set-up`);
  if (g.out.length !== g.seats || g.out.some((one) => one !== 0 && one !== 1))
    tell(`whether each of ${g.seats} seats has resigned is not said`);
  for (const points of [...g.squadronPoints, ...g.troopPoints, ...g.lost])
    if (points < 0) tell(`a side has ${points} points`);
  if (g.firstMover < -1 || g.firstMover > 1) tell(`side ${g.firstMover} moves first`);
}

function isPercent(loss: number, most: number): boolean {
  return loss >= 0 && loss <= most && loss % 10 === 0;
}

function auditWorlds({ g, data }: Position, tell: Tell): void {
  const { control, sdbLoss, defenseLoss, opened, invader, surrendered } = g.worlds;
  for (const { index, label, zone } of data.worlds) {
    if (control[index]! < -1 || control[index]! > 1) tell(`${label}: side ${control[index]} controls it`);
    if (!isPercent(sdbLoss[index]!, 100)) tell(`${label}: SDBs lost ${sdbLoss[index]} %`);
    if (!isPercent(defenseLoss[index]!, 100)) tell(`${label}: the defense unit lost ${defenseLoss[index]} %`);
    if (invader[index]! < -1 || invader[index]! > 1) tell(`${label}: side ${invader[index]} invaded it`);
    if (invader[index]! >= 0 && control[index]! >= 0) tell(`${label}: invaded and controlled at once`);
    if (opened[index] === 1 && zone !== 'red') tell(`${label}: is no red zone to be lifted`);
    if (surrendered[index] === 1 && control[index]! < 0) tell(`${label}: surrendered to nobody`);
  }
}

/** FFW-1.2f, R37: with an admiral in play or in a box, or off the map. */
function auditWarrant(at: Position, tell: Tell): void {
  const { g, data } = at;
  const { warrant, warrantHolder: holder, warrantPlace: place } = g;
  const isPlaced = holder >= 0 !== place >= 0;
  if (warrant === IN_PLAY ? !isPlaced : holder >= 0 || place >= 0) tell('the warrant stands nowhere, or in two places');
  if (holder >= 0 && (g.admirals.status[holder] !== IN_PLAY || g.admirals.navy[holder] !== 0))
    tell('the warrant is held by no Imperial admiral in play');
  const { secretBaseHexes } = data.orderOfBattle;
  if (g.secretBase >= 0 && !(isCampaign(at) && secretBaseHexes.includes(g.secretBase)))
    tell(`${data.map.labels[g.secretBase]} cannot be the secret base`);
  if (g.baseRevealed === 1 && g.secretBase < 0) tell('a secret base is revealed that is not there');
}

const IDLE = JSON.stringify(noCombat());

/** Outside of the combat phase nothing of a combat is left. */
function auditCombat({ g, data }: Position, tell: Tell): void {
  const { combat } = g;
  if (g.phase !== COMBAT) {
    if (combat.on !== 0 || JSON.stringify(combat) !== IDLE) tell(`a combat goes on in phase ${PHASES[g.phase]}`);
    return;
  }
  if (combat.hex >= data.map.hexCount) tell('a combat goes on in a box');
  if (combat.stage < 0 || combat.stage > HEX_DONE) tell(`there is no combat stage ${combat.stage}`);
  if (combat.damage.some((damage) => damage < 0)) tell('less than no damage is owed');
}
