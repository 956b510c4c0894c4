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
    return found && found.chance > 0 ? [{ shot, harm: (found.chance * found.harm) / 100, energy: found.energy }] : [];
  });
  return bestOfEach(weighed);
}

/** Most harm, then least energy. */
export function bestOfEach(weighed: readonly WeighedShot[]): WeighedShot[] {
  const sorted = weighed.toSorted((one, other) => other.harm - one.harm || one.energy - other.energy);
  return sorted.filter(({ shot }, at) => sorted.findIndex((one) => one.shot.source === shot.source) === at);
}

/** The best of the weapons that have not fired in this salvo: what was announced is fired, no more. */
export async function nextShot(
  client: TableClient,
  decision: number,
  { unit, target, fired }: { unit: number; target: number; fired: Set<number> },
): Promise<ShotOf<'fire'> | null> {
  const best = (await bestShots(client, decision, unit, target)).find(({ shot }) => !fired.has(shot.source));
  if (!best) return null;
  fired.add(best.shot.source);
  return best.shot;
}

export function harmAtAll(shots: readonly Pick<WeighedShot, 'harm'>[]): number {
  return 1 - shots.reduce((none, { harm }) => none * (1 - harm), 1);
}
