import type { Act } from '@admiralty/engine/sword-and-stars';
import type { ReactNode } from 'react';
import { Foot } from '../../../shell/foot.tsx';
import type { ActProps } from './act-parts.tsx';
import { say } from './words.ts';

interface TurnFootProps {
  props: ActProps;
  acts: readonly Act[];
  label: string;
  /** the Operation in hand */
  act: Act | null;
}

/** Announce, tax, end: the last answers why not where something is still due. */
export function TurnFoot({ props: { submit }, acts, label, act }: TurnFootProps): ReactNode {
  const canTax = acts.some((one) => one.do === 'taxes');
  return (
    <Foot
      primary={{ label, run: act ? () => submit(act) : undefined }}
      others={[
        ...(canTax ? [{ label: say.act.tax, letter: 'T', coach: 'tax', run: () => submit({ do: 'taxes' }) }] : []),
        { label: say.act.end, letter: 'E', coach: 'end', run: () => submit({ do: 'end' }) },
      ]}
    />
  );
}
