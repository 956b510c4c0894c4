/** What squadrons and SDBs do to each other in one round, before the dice. Combat and calculators both read it. */

import { defenderOf } from '../../board/control.ts';
import { enemyOf } from '../../board/sides.ts';
import { bombardmentFactor, sdbStrength } from '../../board/strength.ts';
import { squadronsAt, worldIn } from '../../board/units.ts';
import { attacksOf, resultOf, sdbLossOf } from '../../data/lookup.ts';
import type { Tables, World } from '../../data/types.ts';
import type { Position } from '../../types.ts';

interface SdbRound {
  /** total bombardment factor of the squadrons, and what is added to their dice */
  readonly bombardment: number;
  readonly modifier: number;
  /** one die each; per cent lost by the SDBs, by die 1 to 6 */
  readonly onSdb: readonly { readonly factors: number; readonly percents: readonly number[] }[];
  /** current strength of the SDBs, and what is added to their dice */
  readonly strength: number;
  readonly sdbModifier: number;
  /** one die each; defense factors lost by the squadrons, by die 1 to 6 */
  readonly onSquadrons: readonly { readonly factors: number; readonly hits: readonly number[] }[];
}

const DICE = [1, 2, 3, 4, 5, 6] as const;

/** Squadrons of the other side than the SDBs' against the SDBs of the world here. */
export function sdbRoundOf(at: Position, hex: number, isPassive: boolean): SdbRound {
  const world = worldIn(at, hex);
  const squadrons = squadronsAt(at, enemyOf(defenderOf(at, world)), hex);
  const bombardment = squadrons.reduce((sum, squadron) => sum + bombardmentFactor(at, squadron), 0); // R43
  return sdbExchange(at.data.tables, at.data.worlds[world]!, bombardment, sdbStrength(at, world), isPassive);
}

/** So many bombardment factors against the SDBs of a world that have this strength left. */
export function sdbExchange(
  tables: Tables,
  { tech, sdb }: Pick<World, 'tech' | 'sdb'>,
  bombardment: number,
  left: number,
  isPassive: boolean,
): SdbRound {
  const { squadronAgainstSdb, sdbAgainstSquadron } = tables;
  const modifier = -Math.floor(tech / 2) + (isPassive ? squadronAgainstSdb.passive : 0); // FFW-4.7d, FFW-4.7f
  const strength = isPassive ? 0 : left; // FFW-4.7d, FFW-4.7e: passive SDBs do not fire
  const sdbModifier = tables.techModifiers[tech]!; // FFW-4.7h
  return {
    bombardment,
    modifier,
    // FFW-4.7f, FFW-4.7g: the row is that of the printed strength, whatever was lost (D1)
    onSdb: attacksOf(squadronAgainstSdb, bombardment).map((factors) => ({
      factors,
      percents: DICE.map((die) => sdbLossOf(tables, factors, sdb, die + modifier)),
    })),
    strength,
    sdbModifier,
    // FFW-4.7h, FFW-4.7i: current strength; R40: below the first column it harms nobody
    onSquadrons: attacksOf(sdbAgainstSquadron, strength)
      .filter((factors) => factors >= sdbAgainstSquadron.columns[0]!)
      .map((factors) => ({
        factors,
        hits: DICE.map((die) => resultOf(sdbAgainstSquadron, factors, die + sdbModifier)),
      })),
  };
}
