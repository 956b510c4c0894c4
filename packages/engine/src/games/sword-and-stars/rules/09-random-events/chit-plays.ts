/** 9.21 to 9.29 What each Holding chit does at a pause point, and what it needs (R48 to R50, R115). */
import { pickFrom, type Random } from '#core/random';
import type { Refusal } from '#core/types';
import { hasTrade, hasTreaty, setTrade } from '../../board/ownership.ts';
import { interrupt, interruptForAftermath } from '../../board/pause.ts';
import type { ChitId } from '../../data/types.ts';
import { FACE_UP } from '../../state.ts';
import { type ChitPlay, type Position, refuse, type SsPlay } from '../../types.ts';
import { isPlayer, isSystem, isVoid, nameOf, owns } from '../03-systems.ts';
import { gainTreaty } from '../19-treaties.ts';
import { discard, handOf, kindOf, moveChit } from './cup.ts';
import { checkSuccess, stepAt } from './diplomatic-success.ts';

/** Chits that have a moment of their own (R13). */
const OTHER_MOMENTS: Partial<Record<ChitId, string>> = {
  'confederation-influence': 'it is played with a ballot',
  'weapons-advance': 'it is played with a Conquest, Raid or Intercept',
  'tactical-advance': 'it is played with a Conquest, Raid or Intercept',
  'ideological-fervor': 'it is played with a Conquest for Conversion',
};

/** May a chit of the own hand be played so at a pause? */
export function checkChit(at: Position, payload: ChitPlay, by: number): Refusal | null {
  const { id } = kindOf(at, payload.chit);
  const moment = OTHER_MOMENTS[id];
  if (moment) return refuse('SS-9.2c', moment);
  if (id === 'diplomatic-success-a' || id === 'diplomatic-success-b')
    return 'systems' in payload ? checkSuccess(at, payload.systems, by, id) : refuse('SS-9.22c', 'name the Systems');
  if ('systems' in payload) return refuse('SS-9.2c', 'only Diplomatic Success takes a list of Systems');
  switch (id) {
    case 'treaty-signed':
      return checkTreatySigned(at, payload.system, by);
    case 'trade-disruption':
      return checkDisruption(at, payload.system, payload.player, by);
    case 'greers-port-breakthrough':
      return checkBreakthrough(at);
    default:
      return null; // Resource Output Growth, Hive Surge
  }
}

/** SS-9.21a, SS-9.21b, R50: an own System; with foreign Treaties there also an own Trade Connection */
function checkTreatySigned(at: Position, system: number | undefined, by: number): Refusal | null {
  const { g } = at;
  if (system === undefined || !isSystem(at, system) || !owns(g, by, system))
    return refuse('SS-9.21a', 'name a System of your own');
  if (hasTreaty(g, system, by)) return refuse('SS-19.11', `you have a Treaty with ${nameOf(at, system)} already`);
  const isAlone = (g.systems.treaty[system]! & ~(1 << by)) === 0;
  return isAlone || hasTrade(g, system, by)
    ? null
    : refuse('SS-9.21b', `others have Treaties with ${nameOf(at, system)}: you need a Trade Connection first`);
}

/** SS-9.24, R48: one Trade Connection of another player, on one own System */
function checkDisruption(
  at: Position,
  system: number | undefined,
  player: number | undefined,
  by: number,
): Refusal | null {
  if (system === undefined || !isSystem(at, system) || !owns(at.g, by, system))
    return refuse('SS-9.24', 'name a System of your own');
  const isForeign = player !== undefined && isPlayer(at.g, player) && player !== by && hasTrade(at.g, system, player);
  return isForeign ? null : refuse('SS-9.24', `name another player with a Trade Connection at ${nameOf(at, system)}`);
}

/** SS-9.29, R115: not where a StarGate stands or nobody lives */
function checkBreakthrough({ g, data }: Position): Refusal | null {
  const { greersPort } = data.named;
  if (isVoid(g, greersPort)) return refuse('SS-9.29', "nobody lives at Greer's Port");
  return g.systems.gate[greersPort] ? refuse('SS-9.29', "Greer's Port has a StarGate") : null;
}

/** What was checked happens; Hive Surge is the business of s09-chits.ts. */
export function applyChit(play: SsPlay, payload: ChitPlay, by: number): void {
  const { chit } = payload;
  const { id } = kindOf(play, chit);
  if (id === 'resource-output-growth') return moveChit(play.g, chit, FACE_UP + by); // SS-9.25a: it stays, face up
  discard(play, by, chit, 'SS-9.2c'); // SS-9.22e: whatever comes of it
  if ('systems' in payload) return interrupt(play, 'diplomaticSuccess', { by, left: payload.systems.slice() });
  if (id === 'treaty-signed') {
    gainTreaty(play, payload.system!, by, 'SS-9.21a'); // SS-9.21a
    interruptForAftermath(play);
  } else if (id === 'trade-disruption') {
    setTrade(play, payload.system!, payload.player!, false, 'SS-9.24'); // SS-9.24, R48: the Treaty stays
  } else if (id === 'greers-port-breakthrough') {
    const { greersPort } = play.data.named;
    play.g.systems.gate[greersPort] = 1; // SS-9.29: free; it is the owner's, whoever plays the chit
    play.emit('SS-9.29', 'gate', { system: greersPort, built: true });
    play.emit('SS-9.29', 'chit-removed', { chit });
  }
}

/** Something to try for a random player. */
export function anyChitPlay(at: Position, by: number, random: Random): ChitPlay {
  const hand = handOf(at.g, by);
  if (hand.length === 0) return { chit: 0 };
  const chit = pickFrom(hand, random);
  const { id } = kindOf(at, chit);
  const some = (isFit: (system: number) => boolean): number => {
    const fit = at.data.systems.map(({ index }) => index).filter(isFit);
    return fit.length > 0 ? pickFrom(fit, random) : 0;
  };
  switch (id) {
    case 'treaty-signed':
      return { chit, system: some((system) => checkTreatySigned(at, system, by) === null) };
    case 'diplomatic-success-a':
    case 'diplomatic-success-b':
      return { chit, systems: [some((system) => stepAt(at, system, by) !== null)] };
    case 'trade-disruption': {
      const player = random.below(at.g.names.length);
      return { chit, system: some((system) => checkDisruption(at, system, player, by) === null), player };
    }
    default:
      return { chit };
  }
}

/** What a menu lists: each chit of the hand on each System that it fits; Diplomatic Success B also on all of one Ideology. */
export function listedPlays(at: Position, by: number): ChitPlay[] {
  return handOf(at.g, by)
    .flatMap((chit) => playsOf(at, chit, by))
    .filter((payload) => checkChit(at, payload, by) === null);
}

function playsOf(at: Position, chit: number, by: number): ChitPlay[] {
  const systems = at.data.systems.map(({ index }) => index);
  switch (kindOf(at, chit).id) {
    case 'treaty-signed':
      return systems.map((system) => ({ chit, system }));
    case 'trade-disruption':
      return systems.flatMap((system) => at.g.names.map((_, player) => ({ chit, system, player })));
    case 'diplomatic-success-a':
      return systems.map((system) => ({ chit, systems: [system] }));
    case 'diplomatic-success-b': {
      const fit = systems.filter((system) => stepAt(at, system, by) !== null);
      const { ideology } = at.g.systems;
      const together = fit.map((first) => fit.filter((system) => ideology[system] === ideology[first]));
      const whole = together.filter((group, index) => group.length > 1 && group[0] === fit[index]);
      return [...fit.map((system) => [system]), ...whole].map((named) => ({ chit, systems: named }));
    }
    default:
      return [{ chit }];
  }
}
