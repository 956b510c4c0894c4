/** Squadrons, troops and admirals: each in one place of the map or with its start values beside it. */

import type { Tell } from '#core/audit';
import { capacityOf } from '../board/carrying.ts';
import { isCampaign } from '../board/options.ts';
import { sideOfAdmiral } from '../board/sides.ts';
import { strengthOf } from '../board/strength.ts';
import { ABSENT, IN_HAND, IN_PLAY, IN_POOL, type WarState } from '../state.ts';
import type { Position } from '../types.ts';
import { placeFault } from './audit-places.ts';

export function auditCounters(at: Position, tell: Tell): void {
  auditSquadrons(at, tell);
  auditTroops(at, tell);
  auditLoads(at, tell);
  auditAdmirals(at, tell);
}

/** Each counter is in one of the five states; in the campaign none is left out. */
function statusFault({ status, isAll }: { status: number; isAll: boolean }): string | null {
  if (status < IN_POOL || status > IN_HAND) return `is in state ${status}`;
  return isAll && status === ABSENT ? 'has gone from the game' : null;
}

function auditSquadrons(at: Position, tell: Tell): void {
  const { g, data } = at;
  const s = g.squadrons;
  const isAll = isCampaign(at);
  for (const { index: i, id, isBacked, type, side } of data.squadrons) {
    const fault = statusFault({ status: s.status[i]!, isAll });
    if (fault) tell(`${id} ${fault}`);
    if (s.status[i] !== IN_PLAY) {
      if (!isPristine(s, i)) tell(`${id} is off the map and bears marks of play: a place, a loss, a fleet`);
      continue;
    }
    const fleet = s.fleet[i]!;
    const [place, transit] = [s.place[i]!, s.transit[i]!];
    const astray = placeFault(at, place, transit, false) ?? (transit < 0 ? null : placeFault(at, transit, -1, true));
    if (astray) tell(`${id} ${astray}`);
    if (s.step[i] !== 0 && (s.step[i] !== 1 || !isBacked)) tell(`${id} cannot be reduced: it has no reverse`); // FFW-1.2b
    if (s.spent[i] === 1 && type !== 'tanker') tell(`${id} is spent and no tanker`);
    if (s.detach[i]! > 0 && fleet < 0) tell(`${id} is to be detached and is in no fleet`);
    if (transit >= 0 && s.fuelled[i] === 1) tell(`${id} is in transit and fuelled`); // R28
    if (fleet < 0) continue;
    if (g.fleets.status[fleet] !== IN_PLAY || data.fleets[fleet]!.side !== side)
      tell(`${id} is in no fleet of its side`);
    else if (g.fleets.place[fleet] !== place || g.fleets.transit[fleet] !== transit)
      tell(`${id} is elsewhere than its fleet ${data.fleets[fleet]!.code}`);
  }
}

function isPristine(s: WarState['squadrons'], i: number): boolean {
  const isNowhere = s.place[i] === -1 && s.transit[i] === -1 && s.fleet[i] === -1;
  return (
    isNowhere && s.step[i] === 0 && s.fuelled[i] === 1 && s.spent[i] === 0 && s.jumped[i] === 0 && s.detach[i] === 0
  );
}

/** Is a squadron in play that may carry this? */
function isHost({ g, data }: Position, squadron: number, side: number): boolean {
  return g.squadrons.status[squadron] === IN_PLAY && data.squadrons[squadron]!.side === side;
}

function auditTroops(at: Position, tell: Tell): void {
  const { g, data } = at;
  const t = g.troops;
  const isAll = isCampaign(at);
  for (const { index: i, id, side, isGuerrilla } of data.troops) {
    const fault = statusFault({ status: t.status[i]!, isAll });
    if (fault) tell(`${id} ${fault}`);
    const [place, aboard, loss] = [t.place[i]!, t.aboard[i]!, t.loss[i]!];
    if (t.status[i] !== IN_PLAY) {
      if (place !== -1 || aboard !== -1 || loss !== 0 || t.overt[i] !== 0)
        tell(`${id} is off the map and bears marks of play: a place, a loss, a fleet`);
      continue;
    }
    const astray = placeFault(at, place, aboard, true);
    if (astray) tell(`${id} ${astray}`);
    if (aboard >= 0 && !isHost(at, aboard, side)) tell(`${id} is aboard no squadron of its side`);
    if (aboard >= 0 && isGuerrilla) tell(`${id} is a guerrilla and aboard`); // FFW-3.10l
    if (loss < 0 || loss > 90 || loss % 10 !== 0) tell(`${id} has lost ${loss} %, no multiple of 10 below 100`); // FFW-4.3a
    if (t.overt[i] === 1 && !isGuerrilla) tell(`${id} is overt and no guerrilla`);
  }
}

/** FFW-3.10g: nobody carries more than he can, but in the combat where it has just been reduced (R24). */
function auditLoads(at: Position, tell: Tell): void {
  const { g, data } = at;
  const loads = new Map<number, number>();
  g.troops.aboard.forEach((squadron, troop) => {
    if (squadron >= 0) loads.set(squadron, (loads.get(squadron) ?? 0) + strengthOf(at, troop));
  });
  for (const [squadron, load] of loads) {
    const isFighting = g.combat.on === 1 && g.squadrons.place[squadron] === g.combat.hex;
    const capacity = capacityOf(at, squadron);
    if (load > capacity && !isFighting)
      tell(`${data.squadrons[squadron]!.id} carries ${load} factors, ${capacity} at most`);
  }
}

function auditAdmirals(at: Position, tell: Tell): void {
  const { g, data } = at;
  const a = g.admirals;
  const isAll = isCampaign(at);
  for (const { index: i, id } of data.admirals) {
    const fault = statusFault({ status: a.status[i]!, isAll });
    if (fault) tell(`${id} ${fault}`);
    const [place, aboard] = [a.place[i]!, a.aboard[i]!];
    if (a.status[i] !== IN_PLAY) {
      if (place !== -1 || aboard !== -1) tell(`${id} is off the map and stands somewhere`);
      continue;
    }
    const astray = placeFault(at, place, aboard, true);
    if (astray) tell(`${id} ${astray}`);
    if (aboard >= 0 && !isHost(at, aboard, sideOfAdmiral(g, i))) tell(`${id} is aboard no squadron of his side`);
  }
}
