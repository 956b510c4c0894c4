import { type DvView, dangersTo, interceptionInputs, type UnitView } from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import { useTable } from '../../../shell/table-context.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import type { TableClient } from '../../../table/types.ts';
import { Sum } from '../../../ui/figure.tsx';
import { percent } from '../../../ui/numbers.ts';
import { lostTo } from './lost-to.ts';
import { say } from './words.ts';

interface Props {
  view: DvView;
  unit: UnitView;
  now: UnitView;
}

/** How likely the ship outlives its own next move and the enemy's after it, as it flies and with the composed Commands. */
export function Survival(props: Props): ReactNode {
  const chances = useSurvival(props);
  return chances && <Sum>{say.survival(...chances)}</Sum>;
}

/** The same in one line. */
export function SurvivalNote(props: Props): ReactNode {
  const chances = useSurvival(props);
  return chances && say.survivalShort(...chances);
}

function useSurvival({ view, unit, now }: Props): [string, string] | null {
  const { client } = useTable();
  const [before, after] = [dangersTo(view, unit), dangersTo(view, now)];
  const given = [before, after].map((meetings) => meetings.map((one) => interceptionInputs(view, one)));
  const chances = useLookup('survival', JSON.stringify([given, unit.log]), () =>
    Promise.all(given.map((inputs) => survivalOf(client, unit, inputs))),
  );
  if (before.length + after.length === 0 || !chances) return null;
  const [asItFlies = 0, withThese = 0] = chances;
  return [percent(asItFlies), percent(withThese)];
}

async function survivalOf(
  client: TableClient,
  unit: UnitView,
  inputs: readonly (Record<string, string> | null)[],
): Promise<number> {
  const known = inputs.filter((given) => given !== null);
  const lost = await Promise.all(known.map((one) => lostTo(client, one, unit)));
  return lost.reduce((chance, share) => chance * (1 - share), 1);
}
