/** The small table of a calculator: the game's own state with only the units that the calculation needs. */

import { rejectInput } from '#core/calc-inputs';
import type { Options } from '#core/types';
import { qOf, rOf } from '#hex/index';
import { isOnMap } from '../board/battle-map.ts';
import { rulesFor } from '../board/rules-data.ts';
import { addFixedUnit, nameFor } from '../board/unit-rows.ts';
import { isGround } from '../board/units.ts';
import { keyAt } from '../data/coordinates.ts';
import { loadScenario } from '../data/load.ts';
import { SITE_HEX } from '../data/load-scenarios.ts';
import type { RawScenario } from '../data/schema.ts';
import { setUpState } from '../positions/setting.ts';
import { ON_MAP, SURFACE, T_FIRE } from '../state.ts';
import type { ImperialRules, Position } from '../types.ts';
import type { Written } from './calc-inputs.ts';

const SITE: RawScenario = {
  id: 'calculation',
  name: 'Calculation',
  source: 'own',
  blurb: 'An empty battle map.',
  kind: 'battle',
  players: [
    { seat: 1, name: 'One' },
    { seat: 2, name: 'Two' },
  ],
  options: { fog: 'open', turnLimit: null, victory: { type: 'lossPoints', margin: 1, lastSideWins: true } },
  site: { type: 'system', planets: [{ type: 'habitable', hex: '0905' }] },
  setup: 'standard',
  sides: [
    { seat: 1, role: 'defender' },
    { seat: 2, role: 'attacker' },
  ],
};

/** An empty battle map in the combat phase; star and planets only where they are put. */
export function bareTable(data: ImperialRules, options: Options = {}): Position {
  const read = loadScenario(data, SITE);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const { scenario } = read;
  const rules = rulesFor({ ...data, scenarios: [scenario], scenarioById: new Map([[scenario.id, scenario]]) });
  const made = setUpState(rules, { scenario: scenario.id, options, seats: 2, position: null });
  if (!made.ok) throw new Error(made.refusal.why);
  const { battle } = made.g;
  battle.phase = T_FIRE;
  battle.terrain = [];
  return { g: made.g, data: rules };
}

/** Puts a unit on the table; `name` is the input that it came from. Returns its number. */
export function put(at: Position, owner: number, { type, steps, xy, facing }: Written, name: string): number {
  const { g } = at;
  const key = xy === null ? SITE_HEX : keyAt(xy[0], xy[1]);
  if (xy !== null && !isOnMap(at.data.geometry, key)) rejectInput(name, `${xy.join(',')} is not on the battle map`);
  const unit = addFixedUnit(g, nameFor(at, owner, type.index), {
    type: type.index,
    owner,
    steps,
    facing,
    hex: SITE_HEX,
    battle: ON_MAP,
    q: qOf(key),
    r: rOf(key),
  });
  if (isGround(g, unit)) g.units.place[unit] = SURFACE;
  g.battle.units.push(unit);
  return unit;
}

export function putAll(at: Position, owner: number, units: readonly Written[], name: string): number[] {
  return units.map((one) => put(at, owner, one, name));
}

/** Star and planets of the calculation. */
export function putTerrain(at: Position, hexes: readonly (readonly [number, number])[]): void {
  at.g.battle.terrain = hexes.flatMap(([x, y]) => {
    const key = keyAt(x, y);
    return [qOf(key), rOf(key)];
  });
}
