/** 19.0 Treaties: gaining one, and waiving a Trade Connection's weight in a Rebellion (14.41). */
import { z } from 'zod';
import type { Anytime as AnytimeKind, Refusal, RuleId } from '#core/types';
import { hasTrade, hasTreaty } from '../board/ownership.ts';
import { checkChitPause } from '../board/pause.ts';
import { specialOf } from '../positions/setting.ts';
import { NORMAL } from '../state.ts';
import { type Anytime, type Position, refuse, type SsPlay, type SwordTypes } from '../types.ts';
import { isSystem, nameOf } from './03-systems.ts';
import { isMember } from './07-confederation/votes.ts';

/** Does the Hive Race live there now? */
export function isHive({ g, data }: Position, system: number): boolean {
  return data.races[g.systems.race[system]!]?.id === 'hiver';
}

/** SS-19.11: one for each player and System, beside those of any number of others. A Hive one opens a call window (R28). */
export function gainTreaty(play: SsPlay, system: number, player: number, rule: RuleId): void {
  const { g } = play;
  if (hasTreaty(g, system, player)) return;
  g.systems.treaty[system]! |= 1 << player;
  play.emit(rule, 'treaty', { player, system });
  const mayBeCalled = g.confederation === NORMAL && !specialOf(play).solitaire; // R34, R35, R86
  if (mayBeCalled && isHive(play, system) && isMember(play, player))
    g.windows.push({ cause: 'hiveTreaty', accused: player, system, wasMember: true }); // SS-19.3a, SS-19.3c: one for each; `aftermath` opens them
}

type WaivePayload = Anytime['waive'];

/** SS-14.41b, R47: a standing switch of each Trade Connection, set by its holder; A6: also between two taxes */
export const waive: AnytimeKind<SwordTypes, WaivePayload> = {
  shape: z.strictObject({ system: z.int().min(0).max(99), waive: z.boolean() }),
  check: (play, payload, by) => checkChitPause(play, 'SS-14.41b') ?? checkWaive(play, payload, by),
  apply: (play, { system, waive: waived }, by) => {
    play.g.systems.waived[system]! ^= 1 << by;
    play.emit('SS-14.41b', 'waived', { player: by, system, waived });
  },
  sample: ({ g }, by, random) => {
    const count = g.systems.owner.length;
    const from = random.below(count);
    for (let step = 0; step < count; step++) {
      const system = (from + step) % count;
      if (hasTrade(g, system, by)) return { system, waive: ((g.systems.waived[system]! >> by) & 1) === 0 };
    }
    return { system: from, waive: true };
  },
  options: ({ g }) => g.systems.owner.flatMap((_, system) => [true, false].map((waive) => ({ system, waive }))),
};

function checkWaive(at: Position, { system, waive: waived }: WaivePayload, by: number): Refusal | null {
  if (!isSystem(at, system)) return refuse('SS-3.1', 'there is no such System');
  if (!hasTrade(at.g, system, by))
    return refuse('SS-14.41b', `you have no Trade Connection with ${nameOf(at, system)}`);
  const isWaived = ((at.g.systems.waived[system]! >> by) & 1) === 1;
  return isWaived === waived ? refuse('SS-14.41b', `it is ${waived ? 'waived' : 'in force'} already`) : null;
}
