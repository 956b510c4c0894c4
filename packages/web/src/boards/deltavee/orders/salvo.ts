/** The shots of a salvo: of each weapon the fire that harms most, weighed by the rules' own figures. */
import type { DeltaVeeTypes, ShotOf } from '@admiralty/engine/deltavee';
import { typedQueries } from '@admiralty/host';
import type { TableClient } from '../../../table/types.ts';
import { shotsOf } from './shots.ts';

export interface WeighedShot {
  shot: ShotOf<'fire'>;
  /** chance that it does something */
  harm: number;
  energy: number;
  /** fires of its weapon that are left, and extra ones of the ship */
  left: { own: number; extra: number };
}

/** One for each weapon that can hit, the best first. */
export async function bestShots(
  client: TableClient,
  decision: number,
  unit: number,
  target: number,
): Promise<WeighedShot[]> {
  const fires = shotsOf(await client.answers(decision)).filter(
    (shot): shot is ShotOf<'fire'> => shot.do === 'fire' && shot.unit === unit && shot.target === target,
  );
  const figures = await typedQueries<DeltaVeeTypes>(client).figures('fire', decision, fires);
  const weighed = fires.flatMap((shot, at) => {
    const found = figures[at];
    return found && found.chance > 0
      ? [{ shot, harm: (found.chance * found.harm) / 100, energy: found.energy, left: found.left }]
      : [];
  });
  return bestOfEach(weighed);
}

/** Most harm, then least energy. */
export function bestOfEach(weighed: readonly WeighedShot[]): WeighedShot[] {
  const sorted = weighed.toSorted((one, other) => other.harm - one.harm || one.energy - other.energy);
  return sorted.filter(({ shot }, at) => sorted.findIndex((one) => one.shot.source === shot.source) === at);
}

/** Every fire that is left, extra ones from the best weapon, as far as the energy goes. */
export function volleyOf(shots: readonly WeighedShot[], energy: number): WeighedShot[] {
  const [best] = shots;
  const extra = best ? Array<WeighedShot>(best.left.extra).fill(best) : [];
  const all = [...extra, ...shots.flatMap((one) => Array<WeighedShot>(one.left.own).fill(one))];
  let paid = 0;
  return all
    .toSorted((one, other) => other.harm - one.harm)
    .filter((one) => {
      const goes = paid + one.energy <= energy;
      if (goes) paid += one.energy;
      return goes;
    });
}

export function harmAtAll(shots: readonly Pick<WeighedShot, 'harm'>[]): number {
  return 1 - shots.reduce((none, { harm }) => none * (1 - harm), 1);
}
