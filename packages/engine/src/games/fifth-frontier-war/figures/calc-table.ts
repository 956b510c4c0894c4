/** The table that a calculator works on: an empty campaign map with the counters that the user names. */
import { type ChoiceForm, choice, type ListForm, listOf, type PartsForm, parts } from '#core/calc-forms';
import { type Given, listIn, rejectInput } from '#core/calc-inputs';
import type { FifthFrontierWarData, Squadron, Troop } from '../data/types.ts';
import type { PositionInput } from '../positions/position-shape.ts';
import { setUpState } from '../positions/setting.ts';
import type { Position } from '../types.ts';
import { PERCENT } from './calc-inputs.ts';

/** `I-BR-190,I-CR-470/reduced`; with a side only its own. */
export function squadronsForm({ squadrons }: FifthFrontierWarData, side = -1): ListForm {
  const known = squadrons.filter((one) => side < 0 || one.side === side).map(({ id }) => id);
  return listOf(parts({ name: 'squadron', form: choice(known) }, { name: 'step', before: '/', form: STEP, usual: '' }));
}
const STEP = choice([{ value: '', label: 'full' }, { value: 'reduced' }]);

export function admiralForm({ admirals }: FifthFrontierWarData): ChoiceForm {
  return choice(admirals.map(({ id }) => id));
}

/** `Z-D1/30`: a troop unit and the per cent that it has lost. */
export function troopForm({ troops }: FifthFrontierWarData): PartsForm {
  return parts(
    { name: 'unit', form: choice(troops.map(({ id }) => id)) },
    { name: 'per cent lost', before: '/', form: PERCENT, usual: '0' },
  );
}

/** The state of a position, read like any position. */
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

/** Squadrons of an input. */
export function squadronsIn(data: FifthFrontierWarData, given: Given, name: string): NamedSquadron[] {
  return listIn(given, name).map((item) => {
    const [id = '', mark] = item.split('/');
    const counter = data.squadronById.get(id) ?? rejectInput(name, `there is no squadron ${id || 'nothing'}`);
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
