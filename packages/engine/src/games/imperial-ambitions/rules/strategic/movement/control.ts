/** Control of systems as it is now, and news of what changed (IA-ctl-*, R46, R47). */
import type { RuleId } from '#core/types';
import { systemAt } from '../../../board/chart.ts';
import { allHolders, controllerBy, type Holders, holdersOf, isBlockadedBy, ownerBy } from '../../../board/control.ts';
import type { IaPlay } from '../../../types.ts';
import { loseSites, spotSites } from '../build/sites.ts';

/** Every system: after landings, battles and assaults, and at the end of phases. */
export function settleControl(play: IaPlay): void {
  allHolders(play).forEach((holders, system) => void settleSystem(play, system, holders));
  spotSites(play);
}

/** Only the systems in these hexes. */
export function settleHexes(play: IaPlay, hexes: Iterable<number>): void {
  for (const hex of new Set(hexes)) {
    const system = systemAt(play, hex);
    if (system >= 0) settleSystem(play, system, holdersOf(play, system));
  }
  spotSites(play);
}

/** IA-ctl-1: the space of a system is controlled by somebody else from now on */
export function passControl(play: IaPlay, system: number, to: number, rule: RuleId): void {
  const { controller } = play.g.systems;
  const from = controller[system]!;
  controller[system] = to;
  play.emit(rule, 'systemControl', { system, owner: to });
  loseSites(play, system, from, to);
}

function settleSystem(play: IaPlay, system: number, holders: Holders): void {
  const { systems } = play.g;
  const owner = ownerBy(play, system, holders);
  if (owner !== systems.toldOwner[system]) {
    systems.toldOwner[system] = owner;
    play.emit('IA-ctl-2', 'planetOwner', { system, owner });
  }
  const controller = controllerBy(play, system, holders);
  if (controller !== systems.controller[system]) passControl(play, system, controller, 'IA-ctl-1'); // R47
  const blockade = isBlockadedBy(play, system, holders) ? 1 : 0;
  if (blockade !== systems.toldBlockade[system]) {
    systems.toldBlockade[system] = blockade;
    play.emit('IA-ctl-4', 'blockade', { system, isBlockaded: blockade === 1 });
  }
}
