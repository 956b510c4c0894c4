/** The table that a calculator works on: an empty campaign map with the counters that the user names. */
import { type Given, listIn, rejectInput } from '#core/calc-inputs';
import type { FifthFrontierWarData, Squadron, Troop } from '../data/types.ts';
import type { PositionInput } from '../positions/position-shape.ts';
import { setUpState } from '../positions/setting.ts';
import type { Position } from '../types.ts';

export const SQUADRONS = 'squadrons with commas, such as I-BR-190,I-CR-470/reduced';
export const TROOPS = 'troop units with commas, such as Z-A1,Z-D1/30 (per cent lost)';

/** The state of a position, read by the door through which positions enter. */
export function tableOf(data: FifthFrontierWarData, position: Partial<PositionInput>, input: string): Position {
  const scenario = position.scenario ?? data.scenarios.find(({ kind }) => kind === 'campaign')?.id ?? '';
  const setting = { scenario, options: {}, seats: 2, position: { ...position, scenario } };
  const made = setUpState(data, setting);
  return made.ok ? { g: made.g, data } : rejectInput(input, made.refusal.why);
}

export interface NamedSquadron {
  readonly counter: Squadron;
  readonly isReduced: boolean;
}

/** Squadrons of an input; with a side only its own. */
export function squadronsIn(data: FifthFrontierWarData, given: Given, name: string, side = -1): NamedSquadron[] {
  return listIn(given, name).map((item) => {
    const [id = '', mark, ...more] = item.split('/');
    const counter = data.squadronById.get(id) ?? rejectInput(name, `there is no squadron ${id || 'nothing'}`);
    if (side >= 0 && counter.side !== side) rejectInput(name, `${id} is of the other side`);
    if ((mark !== undefined && mark !== 'reduced') || more.length > 0) rejectInput(name, `${item}: write ${SQUADRONS}`);
    return { counter, isReduced: mark === 'reduced' };
  });
}

/** The entries of a position for squadrons in one place. */
export function standing(squadrons: readonly NamedSquadron[], at: string): NonNullable<PositionInput['squadrons']> {
  return Object.fromEntries(
    squadrons.map(({ counter, isReduced }) => [counter.id, { at, step: isReduced ? 'reduced' : 'full' } as const]),
  );
}

export interface NamedTroop {
  readonly counter: Troop;
  readonly loss: number;
}

export function troopsIn(data: FifthFrontierWarData, given: Given, name: string): NamedTroop[] {
  return listIn(given, name).map((item) => {
    const [id = '', loss = '0'] = item.split('/');
    const counter = data.troopById.get(id) ?? rejectInput(name, `there is no troop unit ${id || 'nothing'}`);
    if (!/^[0-9]0?$/.test(loss)) rejectInput(name, `${item}: losses are 0, 10 … 90`);
    return { counter, loss: Number(loss) };
  });
}

/** The entries of a position for troops on one world; guerrillas are overt. */
export function landed(troops: readonly NamedTroop[], at: string): NonNullable<PositionInput['troops']> {
  return Object.fromEntries(
    troops.map(({ counter, loss }) => [counter.id, { at, loss, ...(counter.isGuerrilla ? { overt: true } : {}) }]),
  );
}

/** An admiral of an input aboard the first of these squadrons. */
export function commanding(
  data: FifthFrontierWarData,
  given: Given,
  name: string,
  squadrons: readonly NamedSquadron[],
): NonNullable<PositionInput['admirals']> {
  if (given[name] === '') return {};
  const admiral = data.admiralById.get(given[name]!) ?? rejectInput(name, `there is no admiral ${given[name]}`);
  const flagship = squadrons[0] ?? rejectInput(name, 'an admiral needs a squadron to be aboard');
  return { [admiral.id]: { aboard: flagship.counter.id } };
}
