/** A set-up depends on scenario, seats and options alone: games that are played again and again start from a copy. */
import type { Rejected, Setting } from '#core/types';
import { LastUsed } from '../board/last-used.ts';
import { cloneState, type ImperialState } from '../state.ts';
import type { ImperialRules } from '../types.ts';
import { setUpState } from './setting.ts';

type SetUp = { ok: true; g: ImperialState } | Rejected;

const KEPT = 16;

/** Game.setUp */
export function keptSetUps(data: ImperialRules): (setting: Setting) => SetUp {
  const kept = new LastUsed<SetUp>(KEPT);
  return (setting) => {
    const { scenario, seats, options, position } = setting;
    if (position !== null) return setUpState(data, setting);
    const key = JSON.stringify([scenario, seats, Object.entries(options).sort()]);
    const made = kept.get(key, () => setUpState(data, setting));
    return made.ok ? { ok: true, g: cloneState(made.g) } : made;
  };
}
