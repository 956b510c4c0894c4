import {
  type DvView,
  gainedVelocity,
  interceptionInputs,
  type Meeting,
  meetingsOf,
  type UnitView,
} from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import { useTable } from '../../../shell/table-context.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import type { TableClient } from '../../../table/types.ts';
import { Sum } from '../../../ui/figure.tsx';
import { percent } from '../../../ui/numbers.ts';
import { endOf } from '../course.ts';
import { worked } from '../set-up/worked.ts';
import { say } from './words.ts';

/** How likely the ship outlives its own next move and the enemy's after it, as it flies and with the composed Commands. */
export function Survival({ view, unit, now }: { view: DvView; unit: UnitView; now: UnitView }): ReactNode {
  const { client } = useTable();
  const [before, after] = [dangersTo(view, unit), dangersTo(view, now)];
  const given = [before, after].map((meetings) => meetings.map((one) => interceptionInputs(view, one)));
  const chances = useLookup('survival', JSON.stringify(given), () =>
    Promise.all(given.map((inputs) => survivalOf(client, inputs))),
  );
  if (before.length + after.length === 0 || !chances) return null;
  const [asItFlies, withThese] = chances;
  if (asItFlies === undefined || withThese === undefined) return null;
  return <Sum>{say.survival(percent(asItFlies), percent(withThese))}</Sum>;
}

/** Missiles and contacts that meet it on its next move, and then on theirs, if they keep their courses. */
export function dangersTo(view: DvView, now: UnitView): Meeting[] {
  const seen = (unit: UnitView): DvView => ({
    ...view,
    units: view.units.map((one) => (one.unit === unit.unit ? unit : one)),
  });
  const isAtIt = ({ to, isThreat }: Meeting): boolean => isThreat && to.unit === now.unit;
  const { q, r } = endOf(now);
  const then = seen({ ...now, q, r });
  const sure = [
    ...meetingsOf(seen(now), now.seat, now.seat).filter(isAtIt),
    ...meetingsOf(gained(then, isUnguided), now.seat, 1 - now.seat).filter(isAtIt),
  ];
  const ifUnguided = meetingsOf(gained(then, isContact), now.seat, 1 - now.seat).filter(
    (one) => isAtIt(one) && isContact(one.by) && !sure.some(({ by }) => by.unit === one.by.unit),
  );
  return [...sure, ...ifUnguided];
}

const isUnguided = ({ missile }: UnitView): boolean => missile?.type === 'unguided';
const isContact = ({ missile, vessel }: UnitView): boolean => !missile && vessel === null;

/** DV-7.1f: before the enemy's next move its unguided missiles gain. */
function gained(view: DvView, isFaster: (unit: UnitView) => boolean): DvView {
  const units = view.units.map((one) =>
    isFaster(one) ? { ...one, velocity: gainedVelocity(view, 'unguided', one.velocity) } : one,
  );
  return { ...view, units };
}

async function survivalOf(client: TableClient, inputs: readonly (Record<string, string> | null)[]): Promise<number> {
  const known = inputs.filter((given) => given !== null);
  const found = await Promise.all(known.map((given) => worked<{ destroyed: number }>(client, 'interception', given)));
  return found.reduce((chance, one) => chance * (1 - (one?.value.destroyed ?? 0) / 100), 1);
}
