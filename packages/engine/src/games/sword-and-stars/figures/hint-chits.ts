/** What playing a chit would bring: who may contest it, who votes, and what is certain. */
import { listed } from '#core/text';
import { isSeat, nameOf, ownerName } from '../rules/03-systems.ts';
import { mayContest } from '../rules/07-confederation/contests.ts';
import { SURGE_POINTS } from '../rules/09-random-events/chits.ts';
import { kindOf } from '../rules/09-random-events/cup.ts';
import { stepAt } from '../rules/09-random-events/diplomatic-success.ts';
import type { ChitPlay, Position } from '../types.ts';
import { type ContestOutlook, contestOutlook } from './contest.ts';

export function chitHint(at: Position, by: number, play: ChitPlay): string | null {
  const { g, data } = at;
  if ('systems' in play) return play.systems.map((system) => successHint(at, by, system)).join('; ');
  switch (kindOf(at, play.chit).id) {
    case 'resource-output-growth':
      return 'a point more in every Taxation that brings something';
    case 'hive-surge': {
      const owner = g.systems.owner[data.named.dom]!;
      return isSeat(owner)
        ? `${ownerName(at, owner)} gets ${SURGE_POINTS} points as owner of ${nameOf(at, data.named.dom)}`
        : `nothing: no player owns ${nameOf(at, data.named.dom)}`;
    }
    case 'greers-port-breakthrough': {
      const { greersPort } = data.named;
      return `a StarGate at ${nameOf(at, greersPort)}, which belongs to ${ownerName(at, g.systems.owner[greersPort]!)}`;
    }
    default:
      return null;
  }
}

/** 9.22: a Treaty or the System itself; against that its owner may appeal. */
function successHint(at: Position, by: number, system: number): string {
  const name = nameOf(at, system);
  if (stepAt(at, system, by) === 'treaty') return `a Treaty with ${name}`;
  const owner = at.g.systems.owner[system]!;
  if (!mayContest(at, 'diplomaticSuccess', owner, by)) return `${name} is yours at once: nobody can contest it`;
  const outlook = contestOutlook(at, by, { cause: 'diplomaticSuccess', owner, taker: by, system });
  return `${name} is yours unless ${ownerName(at, owner)} contests; ${outlookText(at, owner, outlook)}`;
}

export function outlookText(at: Position, owner: number, outlook: ContestOutlook): string {
  const { owner: theirs, taker, open, voters, verdict } = outlook;
  const names = listed(voters.map(({ seat, votes }) => `${ownerName(at, seat)} ${votes}`));
  const votes = `votes without chits: you ${taker}, ${ownerName(at, owner)} ${theirs}${open > 0 ? `, open ${open} (${names})` : ''}`;
  return `${votes}: ${VERDICTS[verdict]}`;
}
const VERDICTS = {
  kept: 'a contest is lost for certain',
  lost: 'a contest is won for certain',
  open: 'a contest is open',
} as const;
