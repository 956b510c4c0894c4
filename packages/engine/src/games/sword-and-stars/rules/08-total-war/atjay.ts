/** 7.2, 8.4 Expulsion and readmission; the Confederation without Atjay (R25, R26, R34, R35). */
import { z } from 'zod';
import { askAll } from '#core/asking';
import { pickFrom } from '#core/random';
import type { RuleId } from '#core/types';
import { endWars } from '../../board/ownership.ts';
import { REPUBLICAN } from '../../data/types.ts';
import { specialOf } from '../../positions/setting.ts';
import { DESTROYED, NORMAL, RELOCATED } from '../../state.ts';
import { type Position, refuse, type SsChoice, type SsFrame, type SsPlay } from '../../types.ts';
import { inTurnOrder, isIndependent, nameOf } from '../03-systems.ts';
import { seriesOf } from '../06-seats/governments.ts';
import { confederateCount, isMember, sessionVotes } from '../07-confederation/votes.ts';

/** SS-7.23: a vote defied, a broken agreement, a Treaty with the Hive, violated space; nothing else expels */
export type Ground = 'SS-7.1i' | 'SS-4.3b' | 'SS-19.3a' | 'SS-8.2b';

/** R25: only a member can be expelled; SS-8.42b: and nobody while Atjay is in Outworlder hands */
export function expel(play: SsPlay, seat: number, ground: Ground): void {
  const { g } = play;
  if (g.confederation !== NORMAL || !isMember(play, seat)) return;
  g.players.expelled[seat] = 1;
  play.emit(ground, 'expelled', { player: seat });
}

/** SS-7.22a, R26: back among the members, by vote or after a Toppled chit, if a Confederation System is his */
export function readmit(play: SsPlay, seat: number, rule: RuleId): void {
  const { players } = play.g;
  if (players.expelled[seat] === 0 || confederateCount(play, seat) === 0) return;
  players.expelled[seat] = 0;
  play.emit(rule, 'readmitted', { player: seat });
}

/** SS-8.42c, R35: Genocide is completed on Atjay: no Session any more, nobody is expelled, no violation and no war */
export function confederationDestroyed(play: SsPlay): void {
  const { g } = play;
  if (g.confederation === DESTROYED) return;
  g.confederation = DESTROYED;
  g.confederationHome = -1;
  g.players.expelled.fill(0);
  g.windows = [];
  g.calls = [];
  play.emit('SS-8.42c', 'confederation-state', { state: DESTROYED });
  endWars(play, () => true);
}

/** Are there Special Sessions? R35: not after the Genocide on Atjay; R86: not for one player */
export function hasSessions(at: Position): boolean {
  return at.g.confederation !== DESTROYED && !specialOf(at).solitaire;
}

/** Must a home be found now? */
export function needsHome(at: Position): boolean {
  return at.g.confederation === RELOCATED && at.g.confederationHome < 0 && hasSessions(at);
}

/** SS-8.42d: independent Republican Systems; any inhabited one but Atjay if there is none (R34) */
export function possibleHomes(at: Position): number[] {
  const { g, data } = at;
  const inhabited = data.systems
    .map(({ index }) => index)
    .filter((system) => system !== data.named.atjay && g.systems.dead[system] === 0);
  const fit = inhabited.filter(
    (system) => isIndependent(g, system) && seriesOf(at, g.systems.ideology[system]!) === REPUBLICAN,
  );
  return fit.length > 0 ? fit : inhabited;
}

/** SS-8.42d: the members choose a home, each with his Diplomatic level; `votes` holds the System each seat named, -1 none */
export function homeVote(play: SsPlay, frame: SsFrame<'homeVote'>): void {
  const { g } = play;
  const { votes } = frame.my;
  const systems = possibleHomes(play);
  if (frame.at++ === 0) {
    votes.push(...g.names.map(() => -1));
    const members = inTurnOrder(g).filter((seat) => isMember(play, seat));
    if (systems.length > 1 && members.length > 0)
      askAll(
        play,
        members,
        'home',
        'SS-8.42d',
        (seat) => ({ systems: systems.slice(), votes: sessionVotes(play, seat) }),
        true,
      );
    return;
  }
  const totals = systems.map((system) =>
    votes.reduce((sum, vote, seat) => sum + (vote === system ? sessionVotes(play, seat) : 0), 0),
  );
  const most = Math.max(...totals);
  const home = play.pick(
    systems.filter((_, index) => totals[index] === most), // R34: a tie, or no vote at all, is drawn
    'SS-8.42d',
  );
  g.confederationHome = home;
  play.emit('SS-8.42d', 'confederation-home', { system: home });
  play.done();
}

/** One System, or none (-1). */
export const home: SsChoice<'home'> = {
  shape: z.strictObject({ system: z.int().min(-1).max(99) }),
  check: (play, { system }, { about }) =>
    system === -1 || about.systems.includes(system)
      ? null
      : refuse('SS-8.42d', `${nameOf(play, system)} cannot be the home of the Confederation`),
  apply: (play, { system }, { by }) => {
    (play.top.my as SsFrame<'homeVote'>['my']).votes[by] = system;
  },
  options: (_, { about }) => [-1, ...about.systems].map((system) => ({ system })),
  sample: (_, { about }, random) => ({ system: pickFrom(about.systems, random) }),
  defaultAnswer: () => ({ system: -1 }),
};
