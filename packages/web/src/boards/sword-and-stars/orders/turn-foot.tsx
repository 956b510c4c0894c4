import type { Act } from '@admiralty/engine/sword-and-stars';
import type { ReactNode } from 'react';
import { Foot, type FootAction } from '../../../shell/composer/foot.tsx';
import type { ActProps } from './act-parts.tsx';
import styles from './orders.module.css';
import { isOperation } from './routes.ts';
import { say } from './words.ts';

interface TurnFootProps {
  props: ActProps;
  acts: readonly Act[];
  label: string;
  /** the Operation in hand */
  act: Act | null;
  note?: ReactNode;
}

/** Taxes, and for the owner of Dom with Hive Surge in hand the taxes in which it works: afterwards it is too late. */
export function taxButtons(acts: readonly Act[], label: string, submit: ActProps['submit']): FootAction[] {
  return acts.flatMap((act): FootAction[] => {
    if (act.do !== 'taxes') return [];
    const button = { run: () => submit(act) };
    return [
      act.surge ? { label: say.act.taxSurge, letter: 'H', ...button } : { label, letter: 'T', coach: 'tax', ...button },
    ];
  });
}

/** What is left where no Operation can be: taxes before a card turned unused, the end last; null: an Operation is to be chosen. */
function mainWithoutOperation(acts: readonly Act[]): 'taxes' | 'flip' | 'end' | null {
  if (acts.some(isOperation)) return null;
  return (['taxes', 'flip', 'end'] as const).find((kind) => acts.some((act) => act.do === kind)) ?? null;
}

/** Announce, tax, end: the last answers why not where something is still due. What alone can be done is what Enter does. */
export function TurnFoot({ props: { submit }, acts, label, act, note }: TurnFootProps): ReactNode {
  const main = act ? null : mainWithoutOperation(acts);
  const end = { label: say.act.end, letter: 'E', coach: 'end', run: () => submit({ do: 'end' }) };
  const flip = { label: say.act.flip, run: () => submit({ do: 'flip' }) };
  const taxes = taxButtons(acts, say.act.tax, submit);
  const [tax, ...surge] = taxes;
  const announce = { label, run: act ? () => submit(act) : undefined };
  const [primary, others] =
    main === 'taxes' && tax
      ? [tax, [...surge, end]]
      : main === 'end'
        ? [end, taxes]
        : [main === 'flip' ? flip : announce, [...taxes, end]];
  return (
    <div className={styles['turn']}>
      <Foot note={note} primary={primary} others={others} />
    </div>
  );
}
