import { type DvView, firstPass, interceptionInputs, type Launched, type Pass } from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import { useTable } from '../../../shell/table-context.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import { Sum } from '../../../ui/figure.tsx';
import { nameOf } from '../names.ts';
import { worked } from '../set-up/worked.ts';
import { words } from '../words.ts';
import { say } from './words.ts';

interface Props {
  view: DvView;
  seat: number;
  missile: Launched;
}

interface FoundPass {
  pass: Pass;
  odds: number | null;
  /** nobody can tell how likely it strikes: an installation does not show which way it looks */
  isHidden: boolean;
}

/** What a missile placed so would meet: at once, on the enemy's next move along its course, or on its own first after it. */
export function LaunchFigure(props: Props & { hasName: boolean }): ReactNode {
  const found = useLaunch(props);
  if (!found) return null;
  const { pass, odds } = found;
  const name = nameOf(props.view, pass.to);
  const type = props.hasName ? `${words.missilesShort[props.missile.type]}: ` : '';
  if (pass.hexes > 0) return <Sum>{`${type}${say.launch.misses(name, pass.hexes)}`}</Sum>;
  if (found.isHidden) return <Sum>{`${type}${say.launch.unknown(name)}`}</Sum>;
  return odds === null ? null : <Sum>{`${type}${say.launch.meets[pass.when](name, pass.step, odds)}`}</Sum>;
}

/** The same in one line. */
export function LaunchNote(props: Props): ReactNode {
  const found = useLaunch(props);
  if (!found) return null;
  const { pass, odds } = found;
  const name = nameOf(props.view, pass.to);
  if (pass.hexes > 0) return say.launch.passes(name, pass.hexes);
  if (found.isHidden) return say.launch.meetsHidden(name);
  return odds === null ? null : say.launch.strikes[pass.when](name, odds);
}

function useLaunch({ view, seat, missile }: Props): FoundPass | null {
  const { client } = useTable();
  const pass = firstPass(view, seat, missile);
  const given = pass?.hexes === 0 ? interceptionInputs(view, pass) : null;
  const odds = useLookup('launch', JSON.stringify(given), async () =>
    given ? ((await worked<{ percent: number }>(client, 'interception', given))?.value.percent ?? null) : null,
  );
  return pass && { pass, odds: odds ?? null, isHidden: pass.hexes === 0 && given === null };
}
