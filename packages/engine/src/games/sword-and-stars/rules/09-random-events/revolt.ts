/** 9.13 Revolt: it starts on Fontain-Grelot and climbs a Tech Level with every Player-Turn (R18). */

import { freeSystem, stripSystem } from '../../board/ownership.ts';
import { HIGHEST_TECH } from '../../data/types.ts';
import { NO_REVOLT } from '../../state.ts';
import type { Position, SsPlay } from '../../types.ts';
import { isAnySeat } from '../03-systems.ts';

/** The level that stands for all Systems below 0. */
const BELOW_ZERO = -1;

/** SS-9.13a: Fontain-Grelot is free, without Trade Connections and Treaties; its level stays */
export function startRevolt(play: SsPlay): void {
  const { g, data } = play;
  const { fontainGrelot } = data.named;
  if (g.revolt !== NO_REVOLT) return; // R18: one at a time
  if (isAnySeat(g, fontainGrelot) || g.systems.dead[fontainGrelot]) return; // SS-9.13f, SS-21.36: a Seat, or nobody lives there
  freeSystem(play, fontainGrelot, 'revolt', 'SS-9.13a'); // SS-9.13f: from any owner
  stripSystem(play, fontainGrelot, 'SS-9.13a');
  g.revolt = BELOW_ZERO;
  g.revoltFresh = 1;
  play.emit('SS-9.13a', 'revolt', { level: NO_REVOLT, systems: [fontainGrelot] });
}

/** At the end of a Player-Turn. SS-9.13b: the first spread closes the turn of the draw; SS-9.13c: then one with each turn */
export function revoltStep(play: SsPlay, _player: number): void {
  const { g } = play;
  if (g.revolt === NO_REVOLT) return; // SS-9.13e: whoever takes Fontain-Grelot ends it (ownership.ts)
  if (g.options['revoltPace'] === 'gameTurn' && !g.revoltFresh) return; // option C: later ones with the Game-Turn
  spread(play);
}

/** At the end of a Game-Turn, by the option `revoltPace`. */
export function revoltGameTurn(play: SsPlay): void {
  const { g } = play;
  if (g.revolt !== NO_REVOLT && g.options['revoltPace'] === 'gameTurn' && !g.revoltFresh) spread(play);
}

/** Systems that the Revolt frees with its next step, as things stand; SS-9.13d: neither Seats nor Atjay */
export function hitByRevolt({ g, data }: Position): number[] {
  const { revolt: level } = g;
  if (level === NO_REVOLT) return [];
  const { tech, dead } = g.systems;
  const isHit = (system: number): boolean =>
    (level === BELOW_ZERO ? tech[system]! < 0 : tech[system] === level) &&
    !isAnySeat(g, system) &&
    system !== data.named.atjay &&
    !dead[system];
  return data.systems.map(({ index }) => index).filter(isHit);
}

function spread(play: SsPlay): void {
  const { g } = play;
  const level = g.revolt;
  const systems = hitByRevolt(play);
  for (const system of systems) {
    freeSystem(play, system, 'revolt', 'SS-9.13b');
    stripSystem(play, system, 'SS-9.13g'); // SS-9.13g: independent ones lose theirs too
  }
  g.revoltFresh = 0;
  g.revolt = level === HIGHEST_TECH ? NO_REVOLT : level + 1; // SS-9.13c: the next level, up to 3
  play.emit(level === BELOW_ZERO ? 'SS-9.13b' : 'SS-9.13c', 'revolt', { level, systems });
  if (level === HIGHEST_TECH) play.emit('SS-9.13c', 'revolt-over', { why: 'it has reached every level' });
}
