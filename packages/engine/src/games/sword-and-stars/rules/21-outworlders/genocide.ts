/** 21.34 to 21.36 Genocide by the Draka, and how people come back to empty Systems. */
import type { RuleId } from '#core/types';
import { changeTech, stripSystem, takeSystem } from '../../board/ownership.ts';
import { LOWEST_TECH } from '../../data/types.ts';
import { OUT_OF_GAME, OUTWORLDER, type SwordState } from '../../state.ts';
import type { SsPlay } from '../../types.ts';
import { systemsOf } from '../03-systems.ts';
import { confederationDestroyed } from '../08-total-war/atjay.ts';
import { kindOf, moveChit } from '../09-random-events/cup.ts';

/** SS-21.34: at the start of an Outworlder Phase every System that active Draka Conquered before loses a level (R66) */
export function genocide(play: SsPlay): void {
  const { active, draka, seat } = play.g.outworlders;
  active.forEach((isActive, row) => {
    if (!isActive || !draka[row]) return;
    for (const system of systemsOf(play.g, OUTWORLDER + row)) if (system !== seat[row]) decimate(play, system); // SS-21.34: not Harvest
  });
}

function decimate(play: SsPlay, system: number): void {
  const { tech, dead, fallen } = play.g.systems;
  if (dead[system] || fallen[system] === play.g.serial) return;
  changeTech(play, system, -1, 'SS-21.34');
  const isGone = tech[system] === LOWEST_TECH; // SS-21.35a; SS-21.35d: one that fell at -3 stays there, a Round later
  if (isGone) depopulate(play, system);
  play.emit(isGone ? 'SS-21.35a' : 'SS-21.34', 'genocide', { system, tech: tech[system]!, dead: isGone });
}

/** SS-21.35a: only Draka are left; what belonged to its people is gone, the StarGate stays (R67) */
function depopulate(play: SsPlay, system: number): void {
  const { g, data } = play;
  const { systems } = g;
  systems.dead[system] = 1;
  stripSystem(play, system, 'SS-21.35a');
  if (systems.web[system]) {
    play.emit('SS-21.35a', 'web', { system, from: systems.web[system]!, to: 0 });
    systems.web[system] = 0;
  }
  clearTallies(g, system);
  if (system === data.named.fontainGrelot) removeRevolt(play);
  if (system === data.named.atjay) confederationDestroyed(play); // R35
}

function clearTallies(g: SwordState, system: number): void {
  const count = g.systems.owner.length;
  for (let tally = system; tally < g.conversion.length; tally += count) {
    g.conversion[tally] = 0;
    g.colonization[tally] = 0;
  }
}

/** SS-21.36: the One Faith is dead, nobody revolts in its name any more */
function removeRevolt(play: SsPlay): void {
  play.g.chits.forEach((place, chit) => {
    if (kindOf(play, chit).id !== 'revolt' || place === OUT_OF_GAME) return;
    moveChit(play.g, chit, OUT_OF_GAME);
    play.emit('SS-21.36', 'chit-removed', { chit });
  });
}

/** SS-21.35c, SS-33.3c: a void System answers; settlers from the Seat bring true Race and Ideology (R25), no Unrest, level -3 */
export function repopulate(play: SsPlay, seat: number, system: number): void {
  const { race, ideology } = play.g.players;
  settle(play, system, race[seat]!, ideology[seat]!, seat, 'SS-21.35c');
  takeSystem(play, system, seat, 'repopulation', 'SS-21.35c');
}

/** SS-21.35b: a dead System that was just Conquered from the Draka is settled from the Base */
export function resettle(play: SsPlay, system: number, base: number): void {
  const { race, ideology, owner } = play.g.systems;
  settle(play, system, race[base]!, ideology[base]!, owner[system]!, 'SS-21.35b');
}

function settle(play: SsPlay, system: number, race: number, ideology: number, player: number, rule: RuleId): void {
  const { systems } = play.g;
  systems.dead[system] = 0;
  systems.race[system] = race;
  systems.ideology[system] = ideology;
  play.emit(rule, 'repopulated', { system, player, race, ideology });
}
