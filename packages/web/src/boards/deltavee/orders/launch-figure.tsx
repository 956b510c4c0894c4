import { type DvView, firstPass, interceptionInputs, type Launched } from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import { useTable } from '../../../shell/table-context.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import { Sum } from '../../../ui/figure.tsx';
import { nameOf } from '../names.ts';
import { worked } from '../set-up/worked.ts';
import { say } from './words.ts';

/** What a missile placed so would meet on its first move, after the enemy has moved along its course. */
export function LaunchFigure({ view, seat, missile }: { view: DvView; seat: number; missile: Launched }): ReactNode {
  const { client } = useTable();
  const pass = firstPass(view, seat, missile);
  const given = pass?.hexes === 0 ? interceptionInputs(view, pass) : null;
  const odds = useLookup('launch', JSON.stringify(given), async () =>
    given ? ((await worked<{ percent: number }>(client, 'interception', given))?.value.percent ?? null) : null,
  );
  if (!pass) return null;
  const name = nameOf(view, pass.to);
  if (pass.hexes > 0) return <Sum>{say.launch.misses(name, pass.hexes)}</Sum>;
  return odds === null || odds === undefined ? null : <Sum>{say.launch.meets(name, pass.step, odds)}</Sum>;
}
