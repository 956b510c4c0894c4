/** 6.5 Government in exile: what is left to it, and Asylum. */
import { z } from 'zod';
import type { Anytime as AnytimeKind, Refusal } from '#core/types';
import { checkPause } from '../../board/pause.ts';
import type { SwordState } from '../../state.ts';
import { type Anytime, refuse, type SsPlay, type SwordTypes } from '../../types.ts';
import { inTurnOrder, isPlayer, isPlaying } from '../03-systems.ts';

/** SS-6.52a: players who shelter this exile, so that their Seats are Bases of his Communicate Operations; in turn order */
export function hostsOf(g: SwordState, exile: number): number[] {
  const { asylum, seat } = g.players;
  if (!g.players.exile[exile]) return [];
  return inTurnOrder(g).filter((host) => seat[host]! >= 0 && ((asylum[host]! >> exile) & 1) === 1);
}

type AsylumPayload = Anytime['asylum'];

/** SS-6.52c: a host grants Asylum as he likes and takes it back at any pause */
export const asylum: AnytimeKind<SwordTypes, AsylumPayload> = {
  shape: z.strictObject({ exile: z.int().min(0).max(4), grant: z.boolean() }),
  check: (play, payload, by) => checkPause(play, 'SS-6.52c') ?? checkAsylum(play.g, payload, by),
  apply: (play, { exile, grant }, by) => {
    play.g.players.asylum[by]! ^= 1 << exile;
    play.emit('SS-6.52c', 'asylum', { host: by, exile, granted: grant });
  },
  sample: ({ g }: SsPlay, by, random) => {
    const exile = g.players.exile.indexOf(1);
    const grants = exile >= 0 && ((g.players.asylum[by]! >> exile) & 1) === 1;
    return exile >= 0 ? { exile, grant: !grants } : { exile: random.below(g.names.length), grant: true };
  },
  options: ({ g }) => g.names.flatMap((_, exile) => [true, false].map((grant) => ({ exile, grant }))),
};

function checkAsylum(g: SwordState, { exile, grant }: AsylumPayload, by: number): Refusal | null {
  const { players, names } = g;
  if (!isPlaying(g, by) || players.seat[by]! < 0) return refuse('SS-6.52a', 'only a player with a Seat can be a host'); // R58
  if (!isPlayer(g, exile) || exile === by || !isPlaying(g, exile) || !players.exile[exile])
    return refuse('SS-6.52a', 'that is no other Government in exile');
  const grants = ((players.asylum[by]! >> exile) & 1) === 1;
  return grants === grant
    ? refuse('SS-6.52c', `${names[exile]} ${grant ? 'has your Asylum already' : 'has no Asylum of yours'}`)
    : null;
}
