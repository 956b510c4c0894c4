/** 9.1 Random Events: applied at once, fully, before anything else in the Player-Turn. */
import type { RuleId } from '#core/types';
import { changeTech } from '../../board/ownership.ts';
import { type ChitId, LOWEST_TECH } from '../../data/types.ts';
import { DISCARDED, OUT_OF_GAME } from '../../state.ts';
import type { Position, SsGame, SsPlay } from '../../types.ts';
import { rollSystem, systemsOf } from '../03-systems.ts';
import { kindOf, moveChit } from './cup.ts';
import { startRevolt } from './revolt.ts';

/** SS-9.1: the drawer does nothing else until its effects are over */
export const randomEvent: SsGame['steps']['randomEvent'] = (play, frame) => {
  const { player, chit } = frame.my;
  switch (frame.at++) {
    case 0: {
      const { oncePerGame, id, letter, number } = kindOf(play, chit);
      moveChit(play.g, chit, oncePerGame ? OUT_OF_GAME : DISCARDED); // SS-9.18d: the Syndrome never comes again
      play.emit('SS-9.1', 'random-event', { player, chit });
      if (oncePerGame) play.emit('SS-9.18d', 'chit-removed', { chit });
      if (letter !== null) return play.call('toppled', { player, letter, left: [] });
      const effect = EFFECTS[id];
      if (!effect) throw new Error(`${id} is no Random Event`);
      return effect(play, player, number);
    }
    case 1:
      return play.call('aftermath', {});
    default:
      return play.done();
  }
};

type Effect = (play: SsPlay, player: number, count: number) => void;
const advances: Effect = (play, _, count) => changeDrawn(play, count, 1, 'SS-9.11a'); // SS-9.11a
const declines: Effect = (play, _, count) => changeDrawn(play, count, -1, 'SS-9.12a'); // SS-9.12a

/** By kind of chit; Toppled has a step of its own. */
const EFFECTS: Partial<Record<ChitId, Effect>> = {
  'tech-advances-1': advances,
  'tech-advances-2': advances,
  'tech-advances-3': advances,
  'tech-declines-1': declines,
  'tech-declines-2': declines,
  'tech-declines-3': declines,
  revolt: (play) => startRevolt(play),
  'tech-failure': (play, player) => lowerOwn(play, player, 1, 'SS-9.14'), // SS-9.14: positive levels only
  'tech-breakthrough': (play, player) => breakThrough(play, player),
  epidemic: (play, player) => lowerOwn(play, player, LOWEST_TECH, 'SS-9.17'), // SS-9.17: all of them
  'lynlynan-syndrome': (play) => syndrome(play),
  'barnz-moon': (play) => moon(play),
};

/** As many different Systems as the chit says, by table 9.3; what cannot be struck is rolled again (R14). */
function changeDrawn(play: SsPlay, count: number, change: 1 | -1, rule: RuleId): void {
  const struck: number[] = [];
  const isFit = (system: number): boolean => isOpenToChange(play, system, change) && !struck.includes(system);
  while (struck.length < count && play.data.tables.systemAssignment.some((row) => row.some(isFit))) {
    const system = rollFit(play, isFit);
    struck.push(system);
    changeTech(play, system, change, rule); // SS-9.11b: at 3, or at its cap, it absorbs the advance
  }
}

/** SS-8.5a: Atjay is immune; SS-9.12b: nothing falls below -3; R14: nobody lives in a dead System */
export function isOpenToChange({ g, data }: Position, system: number, change: 1 | -1): boolean {
  if (system === data.named.atjay || g.systems.dead[system]) return false;
  return change > 0 || g.systems.tech[system]! > LOWEST_TECH;
}

function rollFit(play: SsPlay, isFit: (system: number) => boolean): number {
  for (;;) {
    const system = rollSystem(play);
    if (isFit(system)) return system;
  }
}

function lowerOwn(play: SsPlay, player: number, from: number, rule: RuleId): void {
  for (const system of systemsOf(play.g, player))
    if (play.g.systems.tech[system]! >= from) changeTech(play, system, -1, rule); // SS-6.51c: an exile's Systems too
}

/** SS-9.15: the Seat rises to 2, from 2 to 3; R15: an exile has none */
function breakThrough(play: SsPlay, player: number): void {
  const seat = play.g.players.seat[player]!;
  if (seat < 0) return;
  const tech = play.g.systems.tech[seat]!;
  changeTech(play, seat, tech < 2 ? 2 - tech : 1, 'SS-9.15');
}

/** SS-9.18a, SS-9.18b: Atjay without a die, every other System by die and Tech Level, each once */
function syndrome(play: SsPlay): void {
  const { g, data } = play;
  const { threshold, loss, immuneRaces, immuneSystems } = data.tables.syndrome;
  const { atjay } = data.named;
  if (!g.systems.dead[atjay]) changeTech(play, atjay, -loss, 'SS-9.18a'); // SS-9.18a
  for (const { index: system } of data.systems) {
    const isImmune = immuneSystems.includes(system) || immuneRaces.includes(g.systems.race[system]!); // SS-9.18c: by the Race of now
    if (system === atjay || isImmune || g.systems.dead[system]) continue;
    const die = play.roll(6, 'SS-9.18b');
    const struck = die + g.systems.tech[system]! >= threshold; // SS-9.18b
    play.emit('SS-9.18b', 'syndrome', { system, die, struck });
    if (struck) changeTech(play, system, -loss, 'SS-9.18b');
  }
}

/** SS-9.19a, R17: Barnz, or a System by table 9.3; a dead Barnz ends it */
function moon(play: SsPlay): void {
  const { g, data } = play;
  const { isBarnz, change } = data.tables.barnzMoon;
  const isAlive = (system: number): boolean => !g.systems.dead[system];
  const strikesBarnz = isBarnz[play.roll(6, 'SS-9.19a') - 1]!;
  if (strikesBarnz && !isAlive(data.named.barnz)) return;
  const system = strikesBarnz ? data.named.barnz : rollFit(play, isAlive);
  changeTech(play, system, change[play.roll(6, 'SS-9.19b') - 1]!, 'SS-9.19b'); // SS-9.19b
}
