/** B3, B4: one side's units come onto the battle map (IA-set-10 to IA-set-13, R76 to R78). */
import { z } from 'zod';
import type { Choice, Refusal } from '#core/types';
import { qOf, rOf } from '#hex/index';
import { mapHex } from '../../board/battle-map.ts';
import { isProject } from '../../board/units.ts';
import { ON_MAP } from '../../state.ts';
import { type Choices, type Deployment, type IaPlay, type ImperialTypes, type Position, refuse } from '../../types.ts';
import { followHost, isHostType } from '../tactical/aboard.ts';
import { sideOf } from './phases.ts';
import {
  CENTRE,
  defaultPlacing,
  mayPlace,
  mustPlace,
  orbitOf,
  policyPlacing,
  randomPlacing,
  zoneOf,
} from './placing.ts';

/** The sheet that a side sets up on. */
export function sheetFor({ g: { battle } }: Position, owner: number): number {
  return owner === battle.defender ? CENTRE : battle.sheet[battle.sides.indexOf(owner)]!;
}

function deployFault(at: Position, owner: number, units: readonly Deployment[]): Refusal | null {
  const { g, data } = at;
  const must = new Set(mustPlace(g, owner));
  const may = new Set(mayPlace(g, owner));
  const sheet = sheetFor(at, owner);
  const zone = new Set(zoneOf(at, owner, sheet));
  const counts = new Map<number, number>();
  for (const { unit, xy } of units) {
    // IA-set-15: ground units stay on the side chart; R78: the attacker's fighters stay landed
    if (!must.delete(unit) && !may.delete(unit)) return refuse('IA-set-15', `unit ${unit} is not to be placed`);
    const hex = mapHex(data.geometry, xy);
    const orbit = orbitOf(at, unit);
    if (orbit && !orbit.includes(hex)) return refuse('IA-set-10', `${g.names[unit]} must stand beside its planet`);
    if (!orbit && !zone.has(hex))
      return sheet === CENTRE
        ? refuse(
            'IA-set-11',
            `${g.names[unit]} must stand on the centre sheet, at least ${data.geometry.defenderMargin} hexes from its edge`,
          )
        : refuse(
            'IA-set-12',
            `${g.names[unit]} must stand on the chosen sheet, at least ${data.geometry.attackerDistance} hexes from the centre sheet`,
          );
    if (isProject(g, unit)) continue; // IA-stk-6, R132
    const count = (counts.get(hex) ?? 0) + 1;
    if (count > data.tables.stacking)
      return refuse(
        'IA-stk-1',
        `${g.names[unit]} would be one too many: no more than ${data.tables.stacking} counters may stand in a hex`,
      ); // R76
    counts.set(hex, count);
  }
  return must.size === 0
    ? null
    : refuse('IA-set-10', `all units must be placed: ${[...must].map((unit) => g.names[unit]).join(', ')} are left`);
}

/** The units stand on the map with all aboard; what is neither placed nor carried stays where it was recorded. */
export function standUnits(play: IaPlay, owner: number, units: readonly Deployment[]): void {
  const { g, data } = play;
  const side = sideOf(g, owner);
  for (const { unit, xy, facing } of units) {
    const hex = mapHex(data.geometry, xy);
    g.units.host[unit] = -1;
    g.units.battle[unit] = ON_MAP;
    g.units.q[unit] = qOf(hex);
    g.units.r[unit] = rOf(hex);
    g.units.facing[unit] = facing;
    if (!isProject(g, unit)) g.battle.seen |= 1 << side; // R100
  }
  for (const { unit } of units) if (isHostType(g.units.type[unit]!)) followHost(g, unit);
  g.battle.placed[side] = 1;
  play.emit('IA-set-10', 'deployed', { owner, units: [...units] });
}

const coordinate = z.int().min(1).max(99);

export const deploy: Choice<ImperialTypes, Choices['deploy']['about'], Choices['deploy']['answer']> = {
  shape: z.strictObject({
    units: z
      .array(
        z.strictObject({
          unit: z.int().min(0).max(99_999),
          xy: z.tuple([coordinate, coordinate]),
          facing: z.int().min(0).max(5),
        }),
      )
      .max(2000),
  }),
  check: (play, { units }, { by }) => deployFault(play, by, units),
  apply: (play, { units }, { by }) => standUnits(play, by, units),
  defaultAnswer: (play, { by }) => {
    const sheet = sheetFor(play, by);
    return { units: sheet === CENTRE ? policyPlacing(play, by) : defaultPlacing(play, by, sheet) }; // 5.4
  },
  sample: (play, { by }, random) => ({ units: randomPlacing(play, by, sheetFor(play, by), random) }),
};
