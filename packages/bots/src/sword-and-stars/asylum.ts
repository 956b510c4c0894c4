/**
 * Asylum costs its host nothing but what the exile makes of it: one who is far behind and can win back a System of his
 * people from somebody else, or from nobody, is helped; one who is a rival, or would take his way back from the host, is not.
 */
import { hostsOf, isPlaying, isSameRace, rangeLimit, systemsWithin } from '@admiralty/engine/sword-and-stars';
import type { OutOfTurnAction } from '../knowledge.ts';
import type { Outlook } from './outlook.ts';
import { say } from './words.ts';

/** From here on an exile is a rival. */
const RIVAL = 0.15;
const GOODWILL = 0.05;

export function asylumActions(outlook: Outlook): OutOfTurnAction[] {
  const { at, seat } = outlook;
  const { names, players } = at.g;
  if (players.seat[seat]! < 0) return [];
  return names.flatMap((name, exile): OutOfTurnAction[] => {
    if (exile === seat || players.exile[exile] === 0 || !isPlaying(at.g, exile)) return [];
    const grant = mayCome(outlook, exile);
    if (grant === hostsOf(at.g, exile).includes(seat)) return [];
    const words = grant ? say.outOfTurn.grantsAsylum(name) : say.outOfTurn.revokesAsylum(name);
    return [{ kind: 'asylum', with: { exile, grant }, value: outlook.value(GOODWILL), words }];
  });
}

function mayCome(outlook: Outlook, exile: number): boolean {
  const { at, seat } = outlook;
  const { players, systems } = at.g;
  if (outlook.rivalry(exile) > RIVAL) return false;
  const base = players.seat[seat]!;
  const kin = systemsWithin(at, base, rangeLimit(at, base)).filter((one) =>
    isSameRace(players.race[exile]!, systems.race[one]!),
  );
  return kin.length > 0 && kin.every((one) => systems.owner[one] !== seat);
}
