import type { Refusal } from '@admiralty/engine';
import { type ReactNode, useState } from 'react';
import type { Asked } from '../boards/types.ts';
import { RefusalNote } from '../ui/refusal.tsx';
import { GenericComposer } from './generic-composer.tsx';
import { useTable } from './table-context.tsx';

/** The board's own composer for this kind of decision, or the one that fits all. Refusals stand right below it. */
export function Composer({ asked }: { asked: Asked }): ReactNode {
  const { board, shown, client } = useTable();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  if (!shown) return null;
  const { id: decision, kind } = asked;
  const submit = async (answer: unknown): Promise<Refusal | null> => {
    const refused = await client.act({ decision, kind, with: answer });
    setRefusal(refused);
    return refused;
  };
  const whyNot = async (answer: unknown): Promise<Refusal | null> => {
    const refused = await client.check({ decision, kind, with: answer });
    setRefusal(refused);
    return refused;
  };
  const kit = board.decisions[kind];
  const props = { ...shown, asked, submit, whyNot };
  return (
    <>
      {kit?.Composer ? <kit.Composer {...props} /> : <GenericComposer {...props} />}
      {refusal && <RefusalNote refusal={refusal} />}
    </>
  );
}
